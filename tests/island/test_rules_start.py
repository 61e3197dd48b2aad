"""Start of the game on the island, rule by rule."""

from fractions import Fraction

import pytest

from afrikan.errors import AfrikanError
from afrikan.island.game import IslandGame
from tests.island.table import (
    ISLAND,
    ground,
    kinds,
    last,
    may_be,
    phase,
    refused,
    said,
    table,
    unpacked,
    walk,
    where,
)

ITEMS = (
    "machete",
    "antivenom",
    "rope",
    "boots",
    "quinine",
    "gloves",
    "water_bottle",
    "compass",
    "map_sketch",
)


def test_two_sides():
    """Two sides play, people or teams, and hike one after the other.

    Source: Rules of the island game (Discovery Island), p. 1.
    """
    for players in (1, 3):
        with pytest.raises(AfrikanError, match="2"):
            IslandGame("island", players, map="small")
    teams = IslandGame("island", ["Team North", "Team South"], map="small")
    assert teams.names == ("Team North", "Team South")
    game = table("07.04", "11.14", first=2)
    assert game.current == "Player 2"
    assert walk(game, "n bush 9", "s bush 9").current == "Player 1"


def test_one_island_two_maps():
    """Both sides have the same island before them, a named direction means the same, and neither is shown.

    Source: Rules of the island game (Discovery Island), p. 1.
    """
    game = table("07.04", "07.04")
    assert game.view(0).map == game.view(1).map == game.map
    walk(game, "ne jungle 4", "se jungle 4", "s jungle 4")
    walk(game, "ne jungle 4", "se jungle 4", "s jungle 4")
    assert where(game, 0) == where(game, 1) == "09.05"
    assert len(game.view(0).may_be) == len(game.view(1).may_be) > 1


def test_opponent_chooses_start():
    """Each side sets the other down, which does not hear where; any hex, or fewer, as agreed.

    Source: Rules of the island game (Discovery Island), p. 2.
    """
    for start_hex, count in (("any", 120), ("not_labelled", 100), ("min_distance_to_sites", 21)):
        game = IslandGame(ISLAND.replace(start_hex=start_hex), map="small")
        assert (game.current, len(game.legal), kinds(game)) == ("Player 1", count, {"place"})
    refused(game, "go n", "PLACE_FIRST", "opponent_chooses_start", "must first set Player 2 down")
    game.do("place 08.01")
    assert (where(game, 1), game.current) == ("08.01", "Player 2")
    assert said(game) == said(game, viewer=0) == "Player 1 sets Player 2 down: mountains. (08.01)"
    assert said(game, viewer=1) == "Player 1 sets Player 2 down: mountains."
    assert where(game.do("place 03.03"), 0) == "03.03"


def test_start_off_labels():
    """Where it is agreed so, nobody begins on a fortress or a treasure hex.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    game = IslandGame(ISLAND.replace(start_hex="not_labelled"), map="small")
    for label in ("A1", "B4"):
        words = f"{label} is the fortress or treasure hex {label}, where nobody may begin"
        refused(game, f"place {label}", "START_ON_LABEL", "start_off_labels", words)
        assert IslandGame("island", map="small").can(f"place {label}")
    assert game.can("place 07.04")


def test_start_away_from_labels():
    """Where it is agreed so, every start is at least two steps from all fortresses and treasure hexes.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    game = IslandGame(ISLAND.replace(start_hex="min_distance_to_sites"), map="small")
    near = "07.04 is too near a fortress or treasure hex: 1 step away, and at least 2 are needed"
    refused(game, "place 07.04", "START_NEAR_LABEL", "start_away_from_labels", near)
    refused(game, "place A1", "START_NEAR_LABEL", "start_away_from_labels", "0 steps away")
    assert game.can("place 08.01")
    assert IslandGame(ISLAND.replace(start_hex="not_labelled"), map="small").can("place 07.04")


def test_start_ground_told():
    """A side knows of its start only what the card shows: it may be on any hex that looks so.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    game = unpacked("08.01", "B4")
    assert game.view(0).here == "mountains"
    mountains = {hex for hex, place in enumerate(game.map.hexes, start=1) if place.ground.name == "MOUNTAIN"}
    assert set(game.view(0).may_be) == mountains
    assert may_be(game, 1) == set(game.map.sites)
    kind = unpacked("A2", "B4", site_card_reveals="site_type")
    assert (kind.view(1).here, may_be(kind, 1)) == ("ruin", {"B3", "B4", "D2"})
    assert may_be(kind, 0) == set(game.map.forts)
    label = unpacked("A2", "B4", site_card_reveals="label")
    assert (label.view(1).here, may_be(label, 1), may_be(label, 0)) == ("ruin B4", {"B4"}, {"A2"})
    off = unpacked("08.01", "08.01", start_hex="min_distance_to_sites")
    assert len(off.view(0).may_be) == 6


def test_opponent_tracks():
    """The other side sees on its map where one is after every step, and one does not.

    Source: Rules of the island game (Discovery Island), p. 5.
    """
    game = table("07.04")
    for step, hex in (("ne jungle 3", "08.03"), ("s jungle 3", "08.04"), ("s", "B1")):
        walk(game, step)
        assert game.map.name_of(game.view(1).rival) == game.map.name_of(game.map.number(hex))
        assert f"({hex})" in said(game, viewer=1)
        assert "(" not in said(game, viewer=0)


def test_referee_tells_the_truth():
    """Only cards of the ground that lies there can come, and the sea is called where it is sea.

    Source: Our decision: the game cannot be played otherwise.
    """
    for start in ("06.07", "07.06", "02.09", "12.05", "B4"):
        game = table(start)
        for way, hex in zip(
            ["N", "NE", "SE", "S", "SW", "NW"], game.map.neighbours[game.state.players[0].hex], strict=True
        ):
            game.do(f"go {way.lower()}")
            found = ground(game, hex)
            if game.chance:
                assert {action.split()[1] for action in game.legal} == {found}
                other = "bush 9" if found != "bush" else "open 1"
                refused(game, f"card {other}", "NO_SUCH_OUTCOME", "stack_for_each_terrain", "cannot come now")
            else:
                expected = (
                    "SEA_IN_SIGHT" if hex == 0 else "FORT_REACHED" if found == "fort" else "SITE_REACHED"
                )
                assert expected in last(game)
            game.undo()


def test_equipment_within_points():
    """What a side packs costs no more than the points allow, and packing nothing is allowed.

    Source: Rules of the island game (Discovery Island), p. 2.
    """
    game = unpacked()
    refused(game, "go n", "EQUIP_FIRST", "equipment_within_points", "must first pack equipment")
    for item in ("machete", "antivenom", "rope", "boots"):
        game.do(f"take {item}")
    words = "water bottle: 3 points, but what is left is 2 of 24"
    refused(game, "take water_bottle", "TOO_EXPENSIVE", "equipment_within_points", words)
    assert game.legal == ("ready",)
    assert game.status() == "Player 1 packs equipment; 2 points left."
    assert unpacked(equipment_points=0).legal == ("ready",)
    rich = unpacked(equipment_points=46)
    for item in ITEMS:
        rich.do(f"take {item}")
    assert rich.view(0).equipment == dict(zip(ITEMS, (3, 2, 3, 3, 2, 2, 2, 2, 2), strict=True))


def test_equipment_once():
    """Each side has a set of its own, and of each card one.

    Source: Rules of the island game (Discovery Island), p. 2.
    """
    game = unpacked()
    assert set(game.legal) == {"ready", *(f"take {item}" for item in ITEMS)}
    game.do("take machete")
    words = "machete: packed already, and there is one card of each kind"
    refused(game, "take machete", "ALREADY_TAKEN", "equipment_once", words)
    game.do("ready").do("take machete")
    assert game.view(0).equipment == game.view(1).equipment == {"machete": 3}


def test_first_hiker_by_lot():
    """The lot gives either side the first day with the same chance.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    game = unpacked().do("ready").do("ready")
    assert (phase(game), game.outcomes) == ("LOT", {"lot 1": Fraction(1, 2), "lot 2": Fraction(1, 2)})
    refused(game, "go n", "CHANCE_DECIDES", "first_hiker_by_lot", "the lot: Player 1, Player 2")
    game.do("lot 2")
    assert (said(game), game.current, game.log[-1].rule.id) == (
        "Player 2 hikes first.",
        "Player 2",
        "first_hiker_by_lot",
    )
    luck = [IslandGame("island", map="small", policies="random", seed=seed).play(60) for seed in range(30)]
    assert {game.state.first for game in luck} == {0, 1}


def test_first_hiker_agreed():
    """Where the players agree, whoever sits first begins, and no lot is drawn.

    Source: Our decision: where a rulebook is silent, players may agree.
    """
    game = unpacked(who_starts="agreed").do("ready").do("ready")
    assert (phase(game), game.current, game.log[-1].rule.id) == ("DAY", "Player 1", "first_hiker_agreed")
    refused(game, "lot 1", "NOT_NOW", "first_hiker_by_lot", "not the moment")

"""Clues, rule by rule."""

from collections import Counter
from fractions import Fraction

import pytest

from afrikan.island.game import IslandGame
from afrikan.island.map import IslandMap, shipped_maps
from afrikan.island.words import BLANK, Ground
from tests.island.table import events, idle, kinds, last, line, may_be, refused, said, table, walk

ARRIVAL = {"fort_closed_when": "on_arrival"}


def test_clue_card_unseen():
    """Nobody sees the card: before anything is opened every treasure hex is equally likely.

    Source: Rules of the island game (Discovery Island), p. 2.
    """
    for site in ("B4", "C6", "D1"):
        game = table(site).do("open")
        assert game.outcomes == {"chest empty": Fraction(11, 12), "chest treasure": Fraction(1, 12)}
    refused(game, "go n", "CHANCE_DECIDES", "clue_card_unseen", "a look for the treasure at D1")
    assert kinds(table("A1").do("open")) == {"clue"}
    assert {IslandGame("island", map="small", seed=seed).treasure for seed in range(99)} == set(
        game.map.sites
    )


@pytest.mark.parametrize("name", shipped_maps())
def test_clue_card_windows(name):
    """Each card shows in seven of eight fortresses what lies on each side, and the kind of the hex.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    island = IslandMap.load(name)
    for site, card in island.clues.items():
        number = island.sites[site]
        around = [
            (island.hexes[hex - 1].ground if hex else Ground.SEA, way)
            for way, hex in enumerate(island.neighbours[number])
        ]
        shown = [(clue.ground, clue.direction) for clue in card]
        kind = island.hexes[number - 1].ground
        assert sorted(shown) == sorted([*around, (kind, -1), (BLANK, -1)])
    example = Counter(clue.ground for clue in island.clues["B4"])
    two = {Ground.BUSH: 2, Ground.SWAMP: 2, Ground.JUNGLE: 2}
    assert example == {**two, Ground.RUIN: 1, BLANK: 1}


def test_a_window_shows_what_the_cards_that_fit_show():
    """The chance of a clue is the share of the cards that show it, directions left out.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    game = table("A1").do("open")
    twelfths = {"jungle": 5, "ruin": 1, "sea": 1, "mountain": 2, "water_hole": 1, "blank": 1, "bush": 1}
    assert game.outcomes == {f"clue {word}": Fraction(count, 12) for word, count in twelfths.items()}
    game.do("clue mountain")
    assert (game.view(0).clues, game.view(1).clues) == ({"A1": "mountain"}, {})
    assert said(game, viewer=0) == "Player 1 reads the clue: mountains."
    assert said(game, viewer=1) == "Player 1 looks at the window. (A1)"


def test_clue_names_direction():
    """Where it is read so, the clue tells on which side of the treasure the terrain lies.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    game = table("A1", clue_direction="yes").do("open")
    assert game.outcomes["clue jungle ne"] == Fraction(3, 12)
    assert "clue jungle" not in game.outcomes
    assert game.outcomes["clue ruin"] == Fraction(1, 12)
    game.do("clue jungle ne")
    assert (game.view(0).clues, line(game, "CLUE_READ").rule.id) == (
        {"A1": "jungle ne"},
        "clue_names_direction",
    )
    assert said(game, viewer=0) == "Player 1 reads the clue: jungle, northeast of the treasure."
    assert "clue jungle ne" not in table("A1").do("open").outcomes


@pytest.mark.parametrize("name", shipped_maps())
def test_one_fortress_is_blank(name):
    """Every card has one blank; it is a question mark for the reader and the same look for the other side.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    for card in IslandMap.load(name).clues.values():
        assert [clue.ground for clue in card].count(BLANK) == 1
    game = table("A1").do("open").do("clue blank")
    assert (game.view(0).clues, game.log[-1].rule.id) == ({"A1": "blank"}, "one_fortress_is_blank")
    assert said(game, viewer=0) == "Player 1 finds a question mark: there is no clue here."
    assert said(game, viewer=1) == "Player 1 looks at the window. (A1)"
    assert game.view(0).forts["A1"] == "mine"


def test_first_reader_only():
    """Whoever opens a fortress first reads its window; then nobody opens it again.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    game = table("A1", "09.02").do("open").do("clue jungle")
    words = "this fortress is closed to Player 1"
    refused(game, "open", "FORT_CLOSED", "first_reader_only", words)
    assert (game.view(0).forts["A1"], game.view(1).forts["A1"]) == ("mine", "theirs")
    walk(game, "s jungle 4", "s jungle 4")
    walk(game, "s")
    refused(game, "open", "FORT_CLOSED", "first_reader_only", "this fortress is closed to Player 2")
    back = idle(walk(table("A1").do("open").do("clue jungle"), "s jungle 2", "n"))
    refused(back, "open", "FORT_CLOSED", "first_reader_only", "this fortress is closed to Player 1")
    passed = walk(table("09.02", "09.02"), "s", "s jungle 4", "s jungle 4")
    assert walk(passed, "s").can("open")


def test_first_to_reach_only():
    """Where it is read so, a fortress is closed to the other side as soon as one has come there.

    Source: Our decision: p. 4 speaks of the first to reach the fortress.
    """
    game = walk(table("08.04", "09.05", **ARRIVAL), "s", "n jungle 4", "n jungle 4")
    assert (game.view(0).forts["B1"], game.view(1).forts["B1"]) == ("open", "shut")
    walk(game, "sw")
    assert (line(game, "FORT_SHUT").a, game.view(1).closed) == (1, True)
    refused(game, "open", "FORT_CLOSED", "first_to_reach_only", "closed to Player 2")
    first = table("A1", "A1", **ARRIVAL)
    assert [first.view(seat).closed for seat in (0, 1)] == [True, False]
    assert [table("A1", "A1").view(seat).closed for seat in (0, 1)] == [False, False]


def test_opening_tells_label():
    """To open a hex one must be told its label, and with it where one is.

    Source: Rules of the island game (Discovery Island), p. 2.
    """
    game = table("A1")
    assert may_be(game, 0) == set(game.map.forts)
    game.do("open")
    assert (may_be(game, 0), last(game)) == ({"A1"}, ["FORT_OPENED", "LOCATED"])
    assert line(game, "FORT_OPENED").text(viewer=0) == "Player 1 opens fortress A1 for 7 points."
    site = table("B4").do("open")
    assert (may_be(site, 0), last(site)) == ({"B4"}, ["SITE_OPENED", "LOCATED"])
    assert line(site, "SITE_OPENED").text(viewer=1) == "Player 1 opens treasure hex B4 for 7 points."


def test_closed_hex_is_said_so():
    """Whoever comes to a hex that is closed is told so, and then may only be on a closed one.

    Source: Our decision: the other side has it crossed off on its map.
    """
    game = table("A1", "09.02").do("open").do("clue jungle")
    walk(game, "s jungle 4", "s jungle 4")
    walk(game, "s")
    assert line(game, "FORT_SHUT").rule.id == "closed_hex_is_said_so"
    assert line(game, "FORT_SHUT").text(viewer=1) == "Player 2 is told that the fortress is closed."
    assert line(game, "FORT_SHUT").text(viewer=0) == "Player 2 is told that the fortress is closed. (A1)"
    assert (may_be(game, 1), game.view(1).closed) == ({"A1"}, True)
    for after_miss, shut in (("no", True), ("yes", False)):
        site = table("B4", "04.08", site_after_miss=after_miss).do("open").do("chest empty")
        walk(site, "n jungle 4", "n", "n")
        assert (site.view(1).closed, "SITE_SHUT" in events(site)) == (shut, shut)
    site = table("B4", "04.08", site_after_miss="no").do("open").do("chest empty")
    words = "Player 2 is told that the treasure hex is crossed off."
    assert line(walk(site, "n jungle 4", "n", "n"), "SITE_SHUT").text(viewer=1) == words
    assert may_be(site, 1) == {"B4"}


def test_only_labelled_hexes_open():
    """On any other ground there is nothing to open.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    for start, told in (
        ("07.06", "jungle"),
        ("08.01", "mountains"),
        ("11.14", "bush"),
        ("05.10", "open country"),
    ):
        words = f"this hex is no fortress and no treasure hex: {told}"
        refused(table(start), "open", "NOTHING_TO_OPEN", "only_labelled_hexes_open", words)
    for label in ("A1", "B2", "B4", "C6", "D1"):
        assert table(label).can("open")

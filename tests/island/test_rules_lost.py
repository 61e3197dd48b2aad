"""Getting lost, rule by rule."""

from tests.island.table import idle, kinds, last, line, may_be, phase, refused, said, table, walk, where

BARE = "n jungle lost nothing 3"


def places(game):
    """The hexes on which a side that got lost may be put."""
    assert kinds(game) == {"drop"}
    return {action.split()[1] for action in game.legal}


def within(game, centre, steps):
    """The land so many steps around a hex, by name."""
    middle = game.map.hexes[game.map.number(centre) - 1]
    near = [
        hex
        for hex in game.map.hexes
        if max(abs(hex.q - middle.q), abs(hex.r - middle.r), abs(hex.q + hex.r - middle.q - middle.r))
        <= steps
    ]
    return {hex.label or game.map.name_of(game.map.index[hex.at]) for hex in near}


def test_lost_is_placed_by_opponent():
    """The other side chooses any land within four hexes, or another limit, and nobody else can do anything.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    for radius in (4, 1, 12):
        game = walk(table("07.06", lost_radius=radius), BARE)
        assert (phase(game), game.current) == ("DROP", "Player 2")
        assert places(game) == within(game, "07.05", radius)
    game = walk(table("07.06"), BARE)
    assert game.map.name_of(game.view(1).rival_lost_at) == "07.05"
    words = "B6 is 9 steps away from 07.05, where Player 1 got lost; the limit is 4"
    refused(game, "drop B6", "TOO_FAR", "lost_is_placed_by_opponent", words)
    refused(
        game, "go n", "OPPONENT_PLACES", "lost_is_placed_by_opponent", "Player 1 is lost, and Player 2 must"
    )
    assert where(game.do("drop A1"), 0) == "A1"
    assert game.view(1).rival_lost_at == 0
    assert said(game, viewer=1) == "Player 2 puts Player 1 on another hex: fortress. (A1)"
    assert said(game, viewer=0) == "Player 2 puts Player 1 on another hex: fortress."
    assert walk(table("07.06"), BARE).can("drop 07.05")


def test_lost_to_another_hex():
    """Where it is read so, the place where the side got lost is not a new one.

    Source: Our decision: p. 4 speaks of a new place.
    """
    game = walk(table("07.06", lost_in_place="no"), BARE)
    words = "07.05 is where Player 1 got lost; it must be another hex"
    refused(game, "drop 07.05", "SAME_PLACE", "lost_to_another_hex", words)
    assert places(game) == within(game, "07.05", 4) - {"07.05"}
    assert "07.06" in places(game)


def test_lost_measured_from():
    """The limit is measured from the hex of the card, or from the one before it.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    entered = walk(table("07.06", lost_radius=2), BARE)
    assert places(entered) == within(entered, "07.05", 2)
    before = walk(table("07.06", lost_radius=2, lost_centre="hex_before"), BARE)
    assert places(before) == within(before, "07.06", 2)
    refused(before, "drop 07.03", "TOO_FAR", "lost_is_placed_by_opponent", "from 07.06")


def test_lost_ends_the_day():
    """The day is over, no further day is lost, and the next one begins on the new hex.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    game = walk(table("07.06", kits=([], [])), "n jungle lost compass 3")
    assert line(game, "GOT_LOST").rule.id == "lost_ends_the_day"
    assert said(game, viewer=0) == "Player 1 goes north: jungle, and gets lost."
    game.do("drop 06.05")
    assert (game.current, game.view(0).days_to_lose) == ("Player 2", 0)
    walk(idle(game), "s")
    assert where(game, 0) == "B3"
    assert walk(idle(table("07.06", rounds=1, first=2)), BARE).do("drop A1").over


def test_lost_without_remedy():
    """A bare question mark leads astray even those who carry everything; another does not.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    kits = (["compass", "map_sketch"], [])
    game = walk(table("07.06", kits=kits), BARE)
    assert (phase(game), line(game, "GOT_LOST").rule.id) == ("DROP", "lost_without_remedy")
    helped = walk(table("07.06", kits=kits), "n jungle lost compass 3")
    assert (phase(helped), helped.legal) == ("EVENT", ("use", "suffer"))
    helped.do("use")
    assert (where(helped, 0), helped.current, helped.view(0).equipment["compass"]) == ("07.05", "Player 1", 1)
    assert last(helped) == ["PROTECTED"]
    assert phase(helped.undo().do("suffer")) == "DROP"


def test_lost_is_told_the_ground():
    """Whoever got lost is told the ground of the new hex, and may be wherever that lies within the limit.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    game = walk(table("08.01"), "s jungle lost nothing 3")
    assert may_be(game, 0) == within(game, "08.02", 4)
    game.do("drop 10.02")
    assert (game.view(0).here, line(game, "DROPPED").rule.id) == ("swamp", "lost_is_told_the_ground")
    assert may_be(game, 0) == {"10.02", "11.03", "06.05"}
    fort = walk(table("08.01"), "s jungle lost nothing 3").do("drop A1")
    assert (may_be(fort, 0), idle(fort).can("open")) == ({"A1", "B1", "A2"}, True)


def test_lost_is_told_nothing():
    """Where it is read so, it is told nothing, and can open the hex only after coming there again.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    game = walk(table("08.01", lost_info="no"), "s jungle lost nothing 3").do("drop A1")
    assert (game.view(0).here, line(game, "DROPPED").rule.id) == ("not told", "lost_is_told_nothing")
    assert may_be(game, 0) == within(game, "08.02", 4)
    assert said(game, viewer=0) == "Player 2 puts Player 1 on another hex: not told."
    words = "Player 1 has not been told what this hex is"
    refused(idle(game), "open", "GROUND_UNKNOWN", "lost_is_told_nothing", words)
    walk(game, "s jungle 2", "n")
    assert (game.view(0).here, game.can("open")) == ("fortress", True)

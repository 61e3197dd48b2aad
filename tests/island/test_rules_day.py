"""The hiking day, rule by rule."""

from dataclasses import replace
from fractions import Fraction

from afrikan.island.box import Box
from afrikan.island.deck import Card, Deck
from afrikan.island.words import Ground
from tests.island.table import (
    events,
    idle,
    kinds,
    last,
    line,
    may_be,
    phase,
    refused,
    said,
    table,
    used_up,
    walk,
    where,
)

GOES = ("go n", "go ne", "go se", "go s", "go sw", "go nw")


def test_direction_named():
    """Inland all six directions can be named, and the card is one for the ground that lies there.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    game = table("07.06")
    assert game.legal == GOES
    for way, ground in (("go n", "jungle"), ("go se", "open"), ("go nw", "swamp")):
        game.do(way)
        assert {outcome.split()[1] for outcome in game.legal} == {ground}
        refused(
            game,
            "go s",
            "CHANCE_DECIDES",
            "direction_named",
            f"a card for {game.status().split(': ')[1][:-1]}",
        )
        game.undo()
    refused(game, "ready", "NOT_NOW", "equipment_within_points", "not the moment")


def test_stack_for_each_terrain():
    """Each terrain has a stack of its own, in which every card has the same chance; a card drawn is gone.

    Source: Rules of the island game (Discovery Island), p. 2.
    """
    for terrain in ("open", "jungle", "mountain", "swamp", "bush"):
        cards = [card for card in Deck.load().cards if card.terrain == Ground[terrain.upper()]]
        start, way = {"open": ("07.06", "se"), "jungle": ("07.06", "n"), "mountain": ("11.04", "s")}.get(
            terrain, ("07.06", "nw") if terrain == "swamp" else ("08.11", "s")
        )
        game = table(start).do(f"go {way}")
        total = sum(card.count for card in cards)
        low = next(card for card in cards if card.kind == "plain")
        text = f"card {terrain} {low.number}"
        assert game.outcomes[text] == Fraction(low.count, total)
        assert sum(game.outcomes.values()) == 1
        assert len(game.outcomes) == len(cards)
        game.do(text)
        assert total - 1 == sum(game.state.stack[k] for k, card in enumerate(game.law.cards) if card in cards)
    again = table("07.06").do("go n").do("card jungle 2").do("go s")
    assert again.outcomes["card jungle 2"] == Fraction(15, 59)


def test_discards_reshuffled():
    """When a stack is used up its discards are shuffled, and those that lie on the table only if need be.

    Source: Our decision: a stack that is used up has to be made again.
    """
    game = used_up()
    assert said(game) == "The stack is used up and shuffled anew: open country."
    after, before = game.state, game.undo().state
    cards = [k for k, card in enumerate(game.law.cards) if card.terrain == Ground.OPEN]
    assert not any(before.stack[k] for k in cards)
    assert [after.stack[k] for k in cards] == [before.pile[k] for k in cards]
    assert not any(after.pile[k] for k in cards)
    assert after.laid == before.laid


def test_cards_on_the_table_serve_when_nothing_is_discarded():
    """In a very long day all cards of a terrain may lie on the table; then they are shuffled.

    Source: Our decision: a stack that is used up has to be made again.
    """
    box = Box.load("small")
    few = tuple(card for card in box.deck.cards if card.terrain != Ground.JUNGLE)
    deck = replace(box.deck, cards=(*few, Card(Ground.JUNGLE, "plain", 2, 0, "", 12)))
    game = table("07.05", map=replace(box, deck=deck), day_length=60)
    walk(game, *["n jungle 2", "s jungle 2"] * 6).do("go n")
    assert last(game) == ["RESHUFFLED"]
    assert game.outcomes == {"card jungle 2": 1}
    jungle = game.law.cards.index(deck.cards[-1])
    assert (game.state.stack[jungle], game.state.laid[jungle]) == (11, 0)


def test_card_number_is_cost():
    """Entering a hex costs the number on its card.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    game = walk(table("07.06"), "n jungle 2")
    assert (game.state.points, game.view(0).points) == (2, 2)
    assert said(game, viewer=0) == "Player 1 goes north: jungle, 2 points."
    assert walk(game, "s jungle 3").view(0).points == 5
    assert walk(game, "nw swamp 6").view(0).points == 11
    assert game.view(1).points == 0


def test_shortcut_costs_one():
    """A shortcut costs a single point, whatever its terrain.

    Source: Rules of the island game (Discovery Island), p. 5.
    """
    game = walk(table("07.06"), "nw swamp shortcut")
    assert game.view(0).points == 1
    assert said(game, viewer=0) == "Player 1 goes northwest: swamp, a shortcut, 1 point."


def test_day_of_points():
    """A day goes on below its points and ends when they are reached or passed.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    for steps, current in (
        (["n jungle 4", "s jungle 3", "n jungle 4"], "Player 1"),
        (["n jungle 4", "s jungle 4", "n jungle 4"], "Player 2"),
        (["nw swamp 8", "ne jungle 3", "sw swamp 8"], "Player 2"),
    ):
        game = walk(table("07.06"), *steps)
        assert (game.current, game.view(0).day, game.state.round) == (current, 1, 1)
    idle(game)
    assert (game.current, game.view(0).day, game.state.round, game.view(0).points) == ("Player 1", 2, 2, 0)
    assert walk(table("07.06", day_length=5), "n jungle 4").current == "Player 1"
    assert walk(table("07.06", day_length=4), "n jungle 4").current == "Player 2"


def test_day_must_be_full():
    """A day cannot be ended before it is full, unless resting is allowed.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    game = walk(table("07.06"), "n jungle 4")
    words = "the day ends at 12, and it has 4 points so far"
    refused(game, "rest", "DAY_MUST_BE_FULL", "day_must_be_full", words)
    assert game.legal == GOES
    assert "rest" in walk(table("07.06", may_stop_early="yes"), "n jungle 4").legal


def test_rest_before_day_is_full():
    """Where it is read so, a hiker may rest at any time, even before the first step, and stays where he is.

    Source: Our decision: one sentence of p. 3 says that the player may go on.
    """
    game = table("07.06", may_stop_early="yes").do("rest")
    assert (game.current, where(game, 0)) == ("Player 2", "07.06")
    game.do("rest")
    walk(game, "n jungle 4").do("rest")
    assert said(game) == "Player 1 ends the day at 4 points. (07.05)"
    assert (game.log[-1].rule.id, game.current) == ("rest_before_day_is_full", "Player 2")


def test_last_card_marks_position():
    """At the end of a day only the last card stays, and on the next day it does not count.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    game = walk(table("07.06"), "n jungle 4", "s jungle 3", "n jungle 4", "s jungle 2")
    kinds_of = {k: f"jungle {card.number}" for k, card in enumerate(game.law.cards) if card.kind == "plain"}
    assert kinds_of[game.state.players[0].last] == "jungle 2"
    piled = {kinds_of[k]: count for k, count in enumerate(game.state.pile) if count}
    assert piled == {"jungle 3": 1, "jungle 4": 2}
    assert idle(game).view(0).points == 0
    walk(game, "n jungle 3")
    assert (game.view(0).points, kinds_of[game.state.players[0].last]) == (3, "jungle 3")
    assert sum(game.state.laid) == 1
    onto_fort = walk(game, "se")
    assert onto_fort.state.players[0].last == -1


def test_own_path_crossed():
    """Coming back on the same day costs a new card, and is noted; on the next day it is an ordinary step.

    Source: Rules of the island game (Discovery Island), p. 5.
    """
    game = walk(table("07.06"), "n jungle 3", "s jungle 4")
    assert "CROSSED_OWN_PATH" in last(game)
    assert game.view(0).points == 7
    words = "Player 1 crosses the path of this day and pays again."
    assert game.log[-1].text(viewer=0) == words
    assert game.log[-1].text() == f"{words} (07.06)"
    idle(walk(game, "n jungle 4", "n jungle 4"))
    walk(game, "s jungle 2")
    assert "CROSSED_OWN_PATH" not in last(game)
    fort = walk(table("08.04"), "s", "n jungle 2", "s")
    assert (fort.view(0).points, "CROSSED_OWN_PATH" in last(fort)) == (10, True)


def test_sea_in_sight():
    """Naming the sea moves nobody and costs nothing, or what is agreed; the same way is not named again.

    Source: Rules of the island game (Discovery Island), p. 5.
    """
    for cost, points, current in ((0, 0, "Player 1"), (3, 3, "Player 1"), (12, 0, "Player 2")):
        game = walk(table("07.02", sea_bump_cost=cost), "n")
        assert (where(game, 0), game.view(0).points, game.current) == ("07.02", points, current)
        assert game.log[-1].text(viewer=0) == "Player 1 names north: sea in sight!"
        assert game.view(0).sea == ("n",)
    game = walk(table("07.02"), "n")
    words = "the sea lies north of here, as has been called"
    refused(game, "go n", "SEA_THERE", "sea_in_sight", words)
    assert game.legal == ("go ne", "go se", "go s", "go sw", "go nw")
    assert may_be(game, 0) == {"07.02", "06.03"}
    assert "go n" in walk(game, "se jungle 2", "nw jungle 2").legal


def test_site_costs():
    """A fortress or treasure hex costs 4 to enter and 7 more to open, or what is agreed.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    for start, way, outcome in (("08.04", "s", "clue jungle"), ("06.05", "s", "chest empty")):
        game = walk(table(start), way)
        assert game.view(0).points == 4
        assert "4 points." in game.log[-1].text() or "4 points." in game.log[-2].text()
        game.do("open").do(outcome)
        assert (game.view(0).points, game.current) == (11, "Player 1")
        dear = walk(table(start, site_cost=5), way).do("open").do(outcome)
        assert dear.current == "Player 2"
        cheap = walk(table(start, site_cost=1, opening_cost=1), way).do("open").do(outcome)
        assert cheap.view(0).points == 2
    assert walk(table("08.04"), "s").label("open") == "Open for 7 points"


def test_site_card_tells_class():
    """The card of a fortress is told from that of a treasure hex, but no more.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    alone = {"site_card_reveals": "class_only"}
    game = walk(table("B4", **alone), "n jungle 2", "n")
    assert game.view(0).here == "fortress"
    assert "Player 1 goes north: fortress, 4 points." in [line.text(viewer=0) for line in game.log]
    assert may_be(table("A2", **alone), 0) == set(game.map.forts)
    site = table("B4", **alone)
    assert (site.view(0).here, may_be(site, 0)) == ("treasure hex", set(game.map.sites))
    reached = walk(table("06.05"), "s")
    assert reached.view(0).here == "treasure hex"
    assert line(reached, "SITE_REACHED").rule.id == "site_card_tells_class"


def test_site_card_tells_kind():
    """Where it is read so, the card of a treasure hex tells what kind it is.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    told = {"site_card_reveals": "site_type"}
    game = walk(table("06.05", **told), "s")
    assert (game.view(0).here, game.log[-2].rule.id) == ("ruin", "site_card_tells_kind")
    assert may_be(table("B4", **told), 0) == {"B3", "B4", "D2"}
    assert may_be(table("A2", **told), 0) == set(game.map.forts)


def test_site_card_tells_label():
    """Where it is read so, whoever comes there is told the label, and so knows where it is.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    told = {"site_card_reveals": "label"}
    for start, way, here, label in (("06.05", "s", "ruin B3", "B3"), ("08.04", "s", "fortress B1", "B1")):
        game = walk(table(start, **told), way)
        assert (game.view(0).here, may_be(game, 0)) == (here, {label})
        assert last(game) == [game.log[-2].event.name, "LOCATED"]
        assert game.log[-2].rule.id == "site_card_tells_label"
        assert f"{here}, 4 points." in game.log[-2].text(viewer=0)


def test_opened_on_next_day():
    """A hex entered with the last points is opened on the next day, for that day's points.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    steps = ("n jungle 4", "s jungle 4", "ne")
    game = walk(table("07.06"), *steps)
    assert (game.current, where(game, 0)) == ("Player 2", "B1")
    refused(game, "open", "NOTHING_TO_OPEN", "only_labelled_hexes_open", "bush")
    assert idle(game).can("open")
    assert game.do("open").do("clue jungle").view(0).points == 7
    assert phase(walk(table("07.06", open_when_full="yes"), *steps)) == "FULL"


def test_opened_on_full_day():
    """Where it is read so, it may still be opened on the full day, and then, or without it, the day ends.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    full = {"open_when_full": "yes"}
    steps = ("n jungle 4", "s jungle 4", "ne")
    game = walk(table("07.06", **full), *steps)
    assert (game.legal, game.current) == (("open", "rest"), "Player 1")
    refused(game, "go n", "DAY_IS_FULL", "day_of_points", "the day is full: 12 points of 12")
    assert game.status() == "The day is full; Player 1 may still open this hex."
    game.do("rest")
    assert (game.log[-1].rule.id, game.current) == ("opened_on_full_day", "Player 2")
    opened = walk(table("07.06", **full), *steps).do("open").do("clue jungle")
    assert opened.current == "Player 2"
    jungle = walk(table("07.06", **full), "n jungle 4", "s jungle 4", "n jungle 4")
    assert jungle.current == "Player 2"


def test_last_day():
    """After the last day of the second side nobody wins.

    Source: Our decision: every game has to end.
    """
    game = table("07.06", rounds=2)
    for _ in range(3):
        assert not idle(game).over
    idle(game)
    assert (game.over, game.winner, game.legal, game.outcomes) == (True, None, (), {})
    assert said(game) == "Day 2 was the last one; nobody has found the treasure."
    assert game.status() == "Nobody has found the treasure within 2 days."
    assert kinds(game) == set()
    assert events(game)[-1] == "NO_WINNER"

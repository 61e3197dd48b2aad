"""Events and equipment, rule by rule."""

from dataclasses import replace

from afrikan.island.box import Box
from afrikan.island.equipment import Equipment
from afrikan.island.words import Ground
from tests.island.table import idle, last, line, phase, refused, said, table, walk, where

STUCK = "n jungle event machete 2 3"
SNAKE = "n jungle event antivenom 3 3"
THIRST = "se open event water_bottle 2 2"


def test_event_stops():
    """An event ends the day and costs the days of its red hand; its hex is entered, or not.

    Source: Rules of the island game (Discovery Island), p. 3.
    """
    for entry, hex, last_card in (("yes", "07.05", "event"), ("no", "07.06", None)):
        game = walk(table("07.06", event_entry=entry), STUCK)
        assert (game.current, game.view(0).days_to_lose, where(game, 0)) == ("Player 2", 2, hex)
        card = game.state.players[0].last
        assert (game.law.cards[card].kind if card >= 0 else None) == last_card
    words = (
        "Player 1 goes north: jungle, stuck in the undergrowth; the day ends, and 2 days more will be lost."
    )
    assert line(game, "STOPPED").text(viewer=0) == words
    after = walk(table("07.06"), "n jungle 2", "s jungle 2", "n jungle 2", SNAKE)
    assert (after.current, after.view(0).days_to_lose) == ("Player 2", 3)
    printed = walk(table("07.06", event_cost="printed"), STUCK)
    assert (printed.current, printed.view(0).days_to_lose) == ("Player 2", 2)


def test_event_keeps_out():
    """Where it is read so, whoever is stopped stays before the hex, but has learnt its ground.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    game = walk(table("08.01", event_entry="no"), "s jungle event machete 1 3")
    assert (where(game, 0), game.log[-1].rule.id) == ("08.01", "one_island_two_maps")
    assert line(game, "STOPPED").rule.id == "event_keeps_out"
    assert last(game) == ["STOPPED", "LOCATED"]
    assert [game.map.name_of(hex) for hex in game.view(0).may_be] == ["08.01"]
    assert (game.view(0).here, game.view(0).sea) == ("mountains", ())
    assert line(walk(table("08.01"), "s jungle event machete 1 3"), "STOPPED").rule.id == "event_stops"


def test_days_lost_one_by_one():
    """Days are lost one at each turn; meanwhile nothing else can be done, and afterwards no more is lost.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    game = walk(table("07.06"), STUCK)
    for left in (1, 0):
        idle(game)
        assert (game.current, game.legal) == ("Player 1", ("wait",))
        for action in ("go n", "rest", "open"):
            refused(game, action, "DAYS_TO_LOSE", "days_lost_one_by_one", f"still has {left + 1} day")
        game.do("wait")
        assert (game.view(0).days_to_lose, game.current) == (left, "Player 2")
    assert said(game, viewer=0) == "Player 1 lets a day go by; 0 days still to be lost."
    idle(game)
    refused(game, "wait", "NO_DAY_TO_LOSE", "days_lost_one_by_one", "no day to lose")
    assert game.can("go n")


def test_equipment_helps():
    """The equipment shown lets one ignore the event, hex entered and day going on; it need not be used.

    Source: Rules of the island game (Discovery Island), p. 4.
    """
    for cost, points in (("none", 0), ("printed", 3)):
        game = walk(table("07.06", kits=(["machete"], []), event_cost=cost), STUCK)
        assert (phase(game), game.legal) == ("EVENT", ("use", "suffer"))
        words = "must first say whether to use machete"
        refused(game, "go n", "EVENT_FIRST", "equipment_helps", words)
        game.do("use")
        assert (game.current, game.view(0).points, where(game, 0)) == ("Player 1", points, "07.05")
        assert game.view(0).days_to_lose == 0
    words = "Player 1 goes north: jungle, stuck in the undergrowth; helped by machete."
    assert line(game, "PROTECTED").text(viewer=1) == f"{words} (07.05)"
    game.undo().do("suffer")
    assert (game.view(0).days_to_lose, game.view(0).equipment) == (2, {"machete": 3})
    other = walk(table("07.06", kits=(["antivenom"], [])), STUCK)
    assert other.view(0).days_to_lose == 2
    full = walk(table("07.06", kits=(["water_bottle"], [])), THIRST).do("use")
    assert (full.current, full.view(0).days_to_lose) == ("Player 1", 0)


def test_equipment_helps_in_part():
    """Where it is read so, the days that the equipment does not cover are lost, and today's hike ends.

    Source: Our decision: p. 2 gives the equipment a number of days.
    """
    table_of = {"kits": (["water_bottle", "machete"], []), "equipment_partial": "subtract"}
    game = walk(table("07.06", **table_of), THIRST).do("use")
    assert (game.current, game.view(0).days_to_lose, where(game, 0)) == ("Player 2", 1, "08.06")
    assert game.view(0).equipment == {"machete": 3, "water_bottle": 1}
    found = line(game, "PROTECTED_IN_PART")
    assert found.text(viewer=0).startswith(
        "Player 1 is held up: open country, thirst; helped in part by water bottle"
    )
    assert found.text(viewer=0).endswith("but the day ends, and 1 day more will be lost.")
    assert found.rule.id == "equipment_helps_in_part"
    enough = walk(table("07.06", **table_of), STUCK).do("use")
    assert (enough.current, enough.view(0).days_to_lose) == ("Player 1", 0)
    less = walk(table("07.06", **table_of), "se open event water_bottle 1 2").do("use")
    assert (less.current, less.view(0).days_to_lose) == ("Player 1", 0)
    assert walk(table("07.06", **table_of, event_entry="no"), THIRST).do("use").state.players[0].hex == 41


def test_equipment_wears_out():
    """Each use is ticked off, a spent card no longer helps, and it helps only in its own terrain.

    Source: Rules of the island game (Discovery Island), p. 2.
    """
    game = table("07.06", kits=(["antivenom"], []))
    for left in ({"antivenom": 1}, {}):
        walk(game, SNAKE).do("use")
        assert game.view(0).equipment == left
        walk(game, "s jungle 3")
    assert idle(walk(game, "n jungle 3", "s jungle 3")).current == "Player 1"
    walk(game, "n jungle event antivenom 2 3")
    assert (game.current, game.view(0).days_to_lose) == ("Player 2", 2)
    box = Box.load("small")
    items = [replace(item, terrains=(Ground.JUNGLE,)) for item in box.equipment.items]
    narrow = replace(box, equipment=Equipment(tuple(items), box.equipment.dangers))
    compass = {"kits": (["compass"], []), "map": narrow}
    assert phase(walk(table("08.01", **compass), "s jungle lost compass 3")) == "EVENT"
    assert phase(walk(table("08.01", **compass), "se mountain lost compass 4")) == "DROP"

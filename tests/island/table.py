"""Situations on the island in one line: both sides placed and packed, every card typed."""

import pytest

from afrikan.errors import IllegalAction
from afrikan.island.game import IslandGame
from afrikan.island.map import IslandMap
from afrikan.island.words import Phase
from afrikan.rules import Ruleset, rule
from afrikan.rules.behind import cited
from tests.island import tiny

ISLAND = Ruleset.preset("island")
FAR = "11.14"
"""A hex of the small island that is far from everything, where a side is put that does not matter."""
DEAREST = {
    "open": "open 3",
    "jungle": "jungle 4",
    "mountain": "mountain 5",
    "swamp": "swamp 8",
    "bush": "bush 9",
}


def unpacked(start=FAR, other=FAR, map="small", rounds=200, **options):
    """A game whose sides have been set down, the first one on the first hex."""
    game = IslandGame(ISLAND.replace(**options), map=map, seed=1, rounds=rounds)
    return game.do(f"place {other}").do(f"place {start}")


def table(start=FAR, other=FAR, kits=((), ()), first=1, **options):
    """A game that has begun.

    Args:
        start, other: hexes on which Player 1 and Player 2 begin; far away if left out.
        kits: the equipment of each.
        first: number of the side that hikes first.
        options: map, rounds, and values of options that differ from the rulebook.
    """
    game = unpacked(start, other, **options)
    for kit in kits:
        for item in kit:
            game.do(f"take {item}")
        game.do("ready")
    return game.do(f"lot {first}") if game.chance else game


def walk(game, *steps):
    """Take steps such as ``"ne jungle 3"``: a direction, and the card that is laid."""
    for step in steps:
        way, _, card = step.partition(" ")
        game.do(f"go {way}")
        assert game.chance == bool(card), f"{step}: {game.status()}"
        if card:
            game.do(f"card {card}")
    return game


def idle(game):
    """Let the side whose day it is hike the day away to and fro, without events, or let it go by."""
    side = game.state.current
    while not game.over and game.state.current == side:
        if game.can("wait"):
            return game.do("wait")
        game.do(f"go {landward(game)}")
        if game.chance:
            game.do(f"card {DEAREST[ground(game, game.state.target)]}")
    return game


def landward(game):
    """A direction in which land without a label lies."""
    here = game.state.players[game.state.current].hex
    ways = ("n", "ne", "se", "s", "sw", "nw")
    return next(
        way for way, hex in zip(ways, game.map.neighbours[here], strict=True) if ground(game, hex) in DEAREST
    )


def ground(game, hex):
    """What lies on a hex, as the cards call it."""
    return game.map.hexes[hex - 1].ground.name.lower() if hex else "sea"


def where(game, seat):
    """The label or the coordinates of a side's hex, as the referee knows it."""
    return game.law.hex_name(game.state.players[seat].hex)


def may_be(game, seat):
    """The hexes on which a side knows it may be, by name."""
    return {game.law.hex_name(hex) for hex in game.view(seat).may_be}


def events(game):
    """The names of all events so far."""
    return [line.event.name for line in game.log]


def last(game):
    """The names of the events of the last action."""
    count = game.state.noted
    return [line.event.name for line in game.log[len(game.log) - count :]]


def said(game, viewer=None, lang="en"):
    """The last sentence of the log, as somebody reads it."""
    return game.log[-1].text(lang, viewer)


def phase(game):
    """The name of what the game waits for."""
    return Phase(game.state.phase).name


def kinds(game):
    """The first word of each legal action."""
    return {action.split()[0] for action in game.legal}


def refused(game, action, code, by, words):
    """Assert that an action is refused with a code, by a rule that is cited, for a reason in words."""
    done = game.history
    assert action not in game.legal
    assert not game.can(action)
    with pytest.raises(IllegalAction) as error:
        game.do(action)
    assert (error.value.code, error.value.rule) == (code, by)
    assert words in str(error.value)
    assert cited(rule(by), game.rules) in str(error.value)
    assert game.history == done


def tiny_map():
    """The tiny island: open land, eight fortresses side by side on the coast, a cave and a harbour."""
    return IslandMap.from_parts(tiny.HEXES, tiny.CLUES, name="tiny")


def line(game, event):
    """The last line of the log about an event."""
    return next(found for found in reversed(game.log) if found.event.name == event)


def used_up():
    """A game on the tiny island in which the stack of open land has just been used up."""
    game = table("B3", "B4", map=tiny_map())
    while "RESHUFFLED" not in last(game):
        onwards = f"go {landward(game)}"
        game.do(onwards if onwards in game.legal else game.legal[0])
    return game

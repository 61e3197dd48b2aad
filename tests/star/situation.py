"""Situations that the tests by rule set up in one line, and what they expect of a refusal."""

import pytest

from afrikan.errors import IllegalAction
from afrikan.game import Game
from afrikan.rules import Ruleset, rule
from afrikan.rules.behind import cited

FIRST = Ruleset.preset("original_1951")
ADDED = Ruleset.preset("finnish_2005")
FAN = Ruleset.preset("fan")
LITERAL = Ruleset.preset("literal")
SWEDISH = Ruleset.preset("swedish")
PRESETS = (FIRST, ADDED, FAN, LITERAL, SWEDISH)

ROADS = {
    "bahr_el_ghasal": "dar_fur_bahr_el_ghasal_land_1",
    "cairo": "cairo_egypt_land_1",
    "capetown": "whalefish_bay_capetown_land_3",
    "egypt": "cairo_egypt_land_3",
    "gold_coast": "gold_coast_fork_guinea_land_1",
    "lake_victoria": "bahr_el_ghasal_lake_victoria_land_1",
    "slave_coast": "timbuktu_slave_coast_land_4",
    "tamatave": "tamatave_cape_st_marie_land_1",
    "tangier": "tangier_tunis_land_1",
}
SEAS = {
    "canary_islands": "tangier_canary_islands_sea_2",
    "cape_verde": "canary_islands_cape_verde_sea_4",
    "st_helena": "st_helena_fork_dakar_sea_1",
    "tangier": "tangier_canary_islands_sea_1",
}
"""A dot one step before each of some cities."""


def pawn(at, **entries):
    """One player of a position."""
    return {"at": at, **entries}


def table(rules, *players, **entries):
    """A game from a position; a plain text stands for a player who has only a place."""
    seats = [pawn(player) if isinstance(player, str) else player for player in players]
    return Game.from_position(rules, {"players": seats, **entries}, seed=1)


def by_road(rules, city, *others, frame=None, **entries):
    """A game whose first player has just walked the last step into a city."""
    game = table(rules, pawn(ROADS[city], **entries), *others, **(frame or {}))
    return game.roll(1).do(f"land {city} 1")


def by_ship(rules, city, *others, frame=None, **entries):
    """A game whose first player has just sailed the last step into a city."""
    game = table(rules, pawn(SEAS[city], voyage="ticket", **entries), *others, **(frame or {}))
    return game.roll(1).do(f"sea {city} 1")


def opening(rules, city, face, *others, frame=None, **entries):
    """A game whose first player has walked into a city and bought a tile that shows a face."""
    return by_road(rules, city, *others, frame=frame, **entries).do("buy").flip(face)


def kinds(game):
    """The first word of each legal action."""
    return {action.split()[0] for action in game.legal}


def events(game):
    """The names of all events so far."""
    return [line.event.name for line in game.log]


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

"""Exact answers to the probability questions of the game; each is loaded when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.odds.answer.result import Odds as Odds
    from afrikan.odds.flips.questions import Tiles as Tiles
    from afrikan.odds.flips.questions import tiles as tiles
    from afrikan.odds.games.many_games import whole_game as whole_game
    from afrikan.odds.games.players import effect_of_players as effect_of_players
    from afrikan.odds.games.tiny_game import exact_game as exact_game
    from afrikan.odds.hunt.clues import candidates as candidates
    from afrikan.odds.hunt.clues import clues as clues
    from afrikan.odds.hunt.location import hardest_starts as hardest_starts
    from afrikan.odds.hunt.location import location as location
    from afrikan.odds.hunt.location import recognising as recognising
    from afrikan.odds.journeys.questions import Travel as Travel
    from afrikan.odds.journeys.questions import travel as travel
    from afrikan.odds.journeys.table import travel_money as travel_money
    from afrikan.odds.journeys.table import travel_times as travel_times
    from afrikan.odds.journeys.ways import how_far as how_far
    from afrikan.odds.journeys.ways import on_the_way as on_the_way
    from afrikan.odds.journeys.ways import one_roll as one_roll
    from afrikan.odds.races.home import Race as Race
    from afrikan.odds.races.home import race as race
    from afrikan.odds.throws.attempts import waiting as waiting
    from afrikan.odds.throws.attempts import waiting_for as waiting_for
    from afrikan.odds.throws.dice import Die as Die

_HOMES = {
    "Die": "throws.dice",
    "Odds": "answer.result",
    "Race": "races.home",
    "Tiles": "flips.questions",
    "Travel": "journeys.questions",
    "candidates": "hunt.clues",
    "clues": "hunt.clues",
    "effect_of_players": "games.players",
    "exact_game": "games.tiny_game",
    "hardest_starts": "hunt.location",
    "how_far": "journeys.ways",
    "location": "hunt.location",
    "on_the_way": "journeys.ways",
    "one_roll": "journeys.ways",
    "race": "races.home",
    "recognising": "hunt.location",
    "tiles": "flips.questions",
    "travel": "journeys.questions",
    "travel_money": "journeys.table",
    "travel_times": "journeys.table",
    "waiting": "throws.attempts",
    "waiting_for": "throws.attempts",
    "whole_game": "games.many_games",
}

__all__ = [
    "Die",
    "Odds",
    "Race",
    "Tiles",
    "Travel",
    "candidates",
    "clues",
    "effect_of_players",
    "exact_game",
    "hardest_starts",
    "how_far",
    "location",
    "on_the_way",
    "one_roll",
    "race",
    "recognising",
    "tiles",
    "travel",
    "travel_money",
    "travel_times",
    "waiting",
    "waiting_for",
    "whole_game",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)

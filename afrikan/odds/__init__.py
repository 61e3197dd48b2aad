"""Exact answers to the probability questions of the game; each is loaded when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.odds.attempts import waiting as waiting
    from afrikan.odds.attempts import waiting_for as waiting_for
    from afrikan.odds.dice import Die as Die
    from afrikan.odds.many_games import whole_game as whole_game
    from afrikan.odds.players import effect_of_players as effect_of_players
    from afrikan.odds.race_home import Race as Race
    from afrikan.odds.race_home import race as race
    from afrikan.odds.result import Odds as Odds
    from afrikan.odds.tile_questions import Tiles as Tiles
    from afrikan.odds.tile_questions import tiles as tiles
    from afrikan.odds.tiny_game import exact_game as exact_game
    from afrikan.odds.travel_questions import Travel as Travel
    from afrikan.odds.travel_questions import travel as travel
    from afrikan.odds.travel_table import travel_money as travel_money
    from afrikan.odds.travel_table import travel_times as travel_times
    from afrikan.odds.ways import how_far as how_far
    from afrikan.odds.ways import on_the_way as on_the_way
    from afrikan.odds.ways import one_roll as one_roll

_HOMES = {
    "Die": "dice",
    "Odds": "result",
    "Race": "race_home",
    "Tiles": "tile_questions",
    "Travel": "travel_questions",
    "effect_of_players": "players",
    "exact_game": "tiny_game",
    "how_far": "ways",
    "on_the_way": "ways",
    "one_roll": "ways",
    "race": "race_home",
    "tiles": "tile_questions",
    "travel": "travel_questions",
    "travel_money": "travel_table",
    "travel_times": "travel_table",
    "waiting": "attempts",
    "waiting_for": "attempts",
    "whole_game": "many_games",
}

__all__ = [
    "Die",
    "Odds",
    "Race",
    "Tiles",
    "Travel",
    "effect_of_players",
    "exact_game",
    "how_far",
    "on_the_way",
    "one_roll",
    "race",
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

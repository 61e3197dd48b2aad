"""A single game under both rulesets: where it parts, and the game to step through under either."""

from __future__ import annotations

from dataclasses import dataclass

from afrikan.game import Game
from afrikan.messages import say
from afrikan.simulation.divergence import Divergence, find_divergence
from afrikan.widgets.form.fields import Values
from afrikan.widgets.laboratories.comparison.sides import side_a, side_b
from afrikan.widgets.laboratory.experiment import SEED
from afrikan.widgets.laboratory.players import policies

SIDES = ("A", "B")


@dataclass(frozen=True)
class Opened:
    """A game that was opened.

    Attributes:
        number: of the game.
        values: what the fields meant.
        divergence: where it parts, or ``None`` if it is played the same to the end.
    """

    number: int
    values: Values
    divergence: Divergence | None


def opened(values: Values, number: int, lang: str) -> Opened:
    """Return a game with the place where it parts.

    Args:
        values: what the fields mean.
        number: of the game.
        lang: language of the players' names.
    """
    first, second = (game_of(values, side, number, lang) for side in SIDES)
    return Opened(number, values, find_divergence(number, first, second))


def game_of(values: Values, side: str, number: int, lang: str) -> Game:
    """Return a game at its beginning under one of the rulesets; it is the very game that was counted.

    Args:
        values: what the fields mean.
        side: ``"A"`` or ``"B"``.
        number: of the game.
        lang: language of the players' names.
    """
    rules = side_a(values) if side == "A" else side_b(values)
    seats = range(1, values["players"] + 1)
    names = [say(lang, "stepper", "player_name", number=seat) for seat in seats]
    return Game(
        rules, names, policies=policies(values), seed=values[SEED], game=number, rounds=values["rounds"]
    )


def on_table(found: Opened, side: str, lang: str) -> Game:
    """Return an opened game where it parts, or at its beginning, with its next action still to come.

    Args:
        found: the game.
        side: ``"A"`` or ``"B"``.
        lang: language of the players' names.
    """
    game = game_of(found.values, side, found.number, lang)
    if found.divergence is None:
        return game
    index = found.divergence.index
    return game.play(index + 1).jump(index)

"""What an experiment is about: fields, games that are played in blocks, and how their result is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from afrikan.errors import Phrase, Word
from afrikan.simulation import compiling as compiler
from afrikan.widgets.form.fields import Field, Number, Values
from afrikan.widgets.laboratory.engine import GAMES, fast

MOST_GAMES = 10_000_000
MOST_SEED = 2**64 - 1
SEED = "seed"
GAMES_LABEL = Word("laboratory", "games")


class Result(Protocol):
    """What some games came to; results of the same experiment merge by addition."""

    def __add__(self, other: Any) -> Self:
        """Return both together."""


R = TypeVar("R", bound=Result)


@dataclass(frozen=True)
class Section(Generic[R]):
    """A part of the result on the page.

    Args:
        key: its name.
        html: gives its HTML for the result so far, the values it was played with, and a language.
    """

    key: str
    html: Callable[[R, Values, str], str]


def nothing(_: Values, __: str) -> str:
    """Return no HTML."""
    return ""


def games_of(result: Any) -> int:
    """Return how many games a result has."""
    return int(result.games)


def games_wanted(values: Values) -> int:
    """Return how many games are wanted."""
    return int(values[GAMES])


@dataclass(frozen=True, kw_only=True)
class Experiment(Generic[R]):
    """A long experiment, explored by changing its fields.

    The fields for seed and number of games come by themselves, with the keys ``"seed"`` and ``"games"``.

    Args:
        title: what it is about, in words.
        fields: what can be chosen besides.
        asked: says in words what the values of the fields ask; raises an ``AfrikanError`` if they contradict
            each other.
        blocks: plays on from a result, or from the first game on, until there are as many games as the values
            ask for; each block takes at most 50 ms and is added to what there is.
        sections: what is shown of the result, from the top.
        finding: says in one sentence what has been found, once all games are played.
        before: what is shown below the fields before anything is played.
        done: how much of what is wanted a result has.
        wanted: how much is wanted.
        compiled: whether compiled code plays, so that it is made ready before.
        games: how many games are wanted at first.
        few: the same where all games are interpreted.
        most: how many games can be wanted.
        games_label: words for the number of games.
    """

    title: Phrase
    fields: tuple[Field, ...]
    asked: Callable[[Values], Phrase]
    blocks: Callable[[Values, R | None], Iterator[R]]
    sections: tuple[Section[R], ...]
    finding: Callable[[R, Values], Phrase]
    before: Callable[[Values, str], str] = nothing
    done: Callable[[R], int] = games_of
    wanted: Callable[[Values], int] = games_wanted
    compiled: Callable[[Values], bool] = fast
    games: int = 10_000
    few: int = 200
    most: int = MOST_GAMES
    games_label: Phrase = GAMES_LABEL

    @property
    def every_field(self) -> tuple[Field, ...]:
        """The fields, with those for seed and number of games."""
        seed = Number(key=SEED, label=Word("laboratory", "seed"), first=1, low=0, high=MOST_SEED)
        there = compiler.available()
        games = Number(
            key=GAMES, label=self.games_label, first=self.games if there else self.few, low=1, high=self.most,
            hint=None if there else Word("laboratory", "interpreted"),
        )  # fmt: skip
        return *self.fields, seed, games

"""The branches of a game on the table: whoever plays on from an earlier turn starts one, and loses none."""

from collections.abc import Iterator
from dataclasses import dataclass

from afrikan.game import Game
from afrikan.messages import say, translated
from afrikan.rules import Choice, catalogue
from afrikan.rules.validate import shown
from afrikan.widgets.stepper.history_view import Turns

MOST = 26


@dataclass(slots=True)
class Branch:
    """One way in which the game has gone.

    Attributes:
        letter: its name, from A.
        game: the game, in the position shown last.
        turns: where its turns begin.
        begun: number of the action from which it goes its own way; None for the first.
        change: option and value that it was started to try, or ``None``.
    """

    letter: str
    game: Game
    turns: Turns
    begun: int | None = None
    change: tuple[str, Choice] | None = None

    def title(self, lang: str) -> str:
        """Return the branch in words."""
        if self.change:
            return say(
                lang, "history", "branch_change", letter=self.letter, change=reading(*self.change, lang)
            )
        if self.begun is None:
            return say(lang, "history", "branch_first", letter=self.letter)
        self.turns.update()
        heading = self.turns.heading(self.turns.turn_at(self.begun), lang)
        return say(lang, "history", "branch_from", letter=self.letter, turn=heading)


def reading(option: str, choice: Choice, lang: str) -> str:
    """Return what holds under a value of an option, as a sentence."""
    value = catalogue()[option].value(choice)
    return f"{option}={shown(choice)}" if value is None else translated(value.text, lang)


class Branches:
    """All branches of the game on the table.

    Args:
        game: the game.

    Attributes:
        shown: number of the branch on the table.
    """

    def __init__(self, game: Game) -> None:
        self._branches = [Branch("A", game, Turns(game))]
        self._letters = self._names()
        self.shown = 0

    def _names(self) -> Iterator[str]:
        yield from (chr(ord("B") + number) for number in range(MOST - 1))
        number = 1
        while True:
            yield f"A{number}"
            number += 1

    def __len__(self) -> int:
        """Return how many branches there are."""
        return len(self._branches)

    def __getitem__(self, number: int) -> Branch:
        """Return a branch by its number."""
        return self._branches[number]

    @property
    def current(self) -> Branch:
        """The branch on the table."""
        return self._branches[self.shown]

    def add(self, game: Game, change: tuple[str, Choice] | None = None) -> None:
        """Put a game that shares a past with the others on the table, as a branch of its own."""
        self._branches.append(Branch(next(self._letters), game, Turns(game), game.at, change))
        self.shown = len(self._branches) - 1

    def titles(self, lang: str) -> tuple[str, ...]:
        """Return the branches in words."""
        return tuple(branch.title(lang) for branch in self._branches)

    def drop(self) -> None:
        """Forget the branch on the table and show the one before it; the last one stays."""
        if len(self._branches) > 1:
            del self._branches[self.shown]
            self.shown = max(0, self.shown - 1)

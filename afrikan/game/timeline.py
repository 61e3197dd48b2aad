"""The past of a game: its positions, actions and log lines, and which of them is shown."""

from typing import NamedTuple

from afrikan.game.log import LogLine
from afrikan.star.state import State


class Moment(NamedTuple):
    """A position, and the face of each slot as luck has it from here."""

    state: State
    faces: tuple[int, ...]


class Timeline:
    """Every position of a game with a mark on the one shown; adding one forgets those after the mark.

    Args:
        start: the position before the first action.
    """

    def __init__(self, start: Moment) -> None:
        self.at = 0
        self.moments = [start]
        self.actions: list[int] = []
        self._lines: list[tuple[LogLine, ...]] = [()]

    @property
    def now(self) -> Moment:
        """The position shown."""
        return self.moments[self.at]

    @property
    def length(self) -> int:
        """How many actions are known."""
        return len(self.actions)

    @property
    def done(self) -> list[int]:
        """The actions up to the position shown."""
        return self.actions[: self.at]

    @property
    def latest(self) -> tuple[LogLine, ...]:
        """The log lines of the action that led to the position shown."""
        return self._lines[self.at]

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The log lines up to the position shown."""
        return tuple(line for lines in self._lines[: self.at + 1] for line in lines)

    def add(self, action: int, moment: Moment, lines: tuple[LogLine, ...]) -> None:
        """Append what an action has led to, after the position shown, and show it."""
        del self.actions[self.at :], self.moments[self.at + 1 :], self._lines[self.at + 1 :]
        self.actions.append(action)
        self.moments.append(moment)
        self._lines.append(lines)
        self.at += 1

"""The past of a game: its positions, what led to them, the log lines, and which position is shown."""

from typing import Generic, Self, TypeVar

Moment = TypeVar("Moment")
Action = TypeVar("Action")
Line = TypeVar("Line")


class Timeline(Generic[Moment, Action, Line]):
    """Every position of a game with a mark on the one shown; adding one forgets those after the mark.

    Args:
        start: the position before the first action.

    Attributes:
        at: how many actions have been done up to the position shown.
        moments: the positions, one more than actions.
        actions: what led from each position to the next.
        lines: the log lines of each position, those of the action that led to it.
    """

    def __init__(self, start: Moment) -> None:
        self.at = 0
        self.moments = [start]
        self.actions: list[Action] = []
        self.lines: list[tuple[Line, ...]] = [()]

    def until(self, at: int) -> Self:
        """Return a timeline of its own that shares the first positions, and shows the last of them.

        Args:
            at: how many actions are shared.
        """
        made = type(self)(self.moments[0])
        made.at = at
        made.moments = self.moments[: at + 1]
        made.actions = self.actions[:at]
        made.lines = self.lines[: at + 1]
        return made

    @property
    def now(self) -> Moment:
        """The position shown."""
        return self.moments[self.at]

    @property
    def length(self) -> int:
        """How many actions are known."""
        return len(self.actions)

    @property
    def done(self) -> list[Action]:
        """The actions up to the position shown."""
        return self.actions[: self.at]

    @property
    def latest(self) -> tuple[Line, ...]:
        """The log lines of the action that led to the position shown."""
        return self.lines[self.at]

    @property
    def log(self) -> tuple[Line, ...]:
        """The log lines up to the position shown."""
        return self.lines_between(0, self.at)

    def lines_between(self, start: int, end: int) -> tuple[Line, ...]:
        """Return the log lines of the actions after one position up to another."""
        return tuple(line for lines in self.lines[start + 1 : end + 1] for line in lines)

    def add(self, action: Action, moment: Moment, lines: tuple[Line, ...]) -> None:
        """Append what an action has led to, after the position shown, and show it."""
        del self.actions[self.at :], self.moments[self.at + 1 :], self.lines[self.at + 1 :]
        self.actions.append(action)
        self.moments.append(moment)
        self.lines.append(lines)
        self.at += 1

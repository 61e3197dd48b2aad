"""Moving about in the past of a game: where it stands, what was done, undo, redo, jump, branches."""

from abc import abstractmethod
from copy import copy
from typing import Generic, Self

from afrikan.checks import is_whole
from afrikan.errors import AfrikanError
from afrikan.history.timeline import Action, Line, Moment, Timeline
from afrikan.quote import quoted


class Past(Generic[Moment, Action, Line]):
    """A game's past and the position shown.

    Attributes:
        timeline: positions, actions and log lines.
    """

    timeline: Timeline[Moment, Action, Line]

    @abstractmethod
    def _written(self, action: Action) -> str:
        """Return the canonical text of an action."""

    @property
    def at(self) -> int:
        """How many actions have been done up to the position shown."""
        return self.timeline.at

    @property
    def length(self) -> int:
        """How many actions are known, those undone included."""
        return self.timeline.length

    @property
    def history(self) -> tuple[str, ...]:
        """The canonical texts of the actions done up to the position shown."""
        return tuple(self._written(action) for action in self.timeline.done)

    @property
    def following(self) -> str | None:
        """The canonical text of the action after the position shown, if one is known."""
        known = self.at < self.length
        return self._written(self.timeline.actions[self.at]) if known else None

    def jump(self, at: int) -> Self:
        """Show the position after so many actions; those after it can be redone.

        Raises:
            AfrikanError: if there are not so many.
        """
        if not is_whole(at, 0, self.length):
            raise AfrikanError("jump_wrong", last=self.length, at=quoted(at))
        self.timeline.at = at
        return self

    def undo(self, actions: int = 1) -> Self:
        """Take back actions; luck stays as it was.

        Raises:
            AfrikanError: if there are not so many.
        """
        if not is_whole(actions, 0, self.at):
            raise AfrikanError("undo_wrong", most=self.at, count=quoted(actions))
        return self.jump(self.at - actions)

    def redo(self, actions: int = 1) -> Self:
        """Do undone actions again.

        Raises:
            AfrikanError: if there are not so many.
        """
        left = self.length - self.at
        if not is_whole(actions, 0, left):
            raise AfrikanError("redo_wrong", most=left, count=quoted(actions))
        return self.jump(self.at + actions)

    @property
    def latest(self) -> tuple[Line, ...]:
        """The events of the last action before the position shown."""
        return self.timeline.latest

    @property
    def log(self) -> tuple[Line, ...]:
        """Every event up to the position shown, each with its rule."""
        return self.timeline.log

    def fork(self, at: int | None = None) -> Self:
        """Return an independent game that shares the past up to a position, and shows that position.

        What is done in one of the two never shows in the other. Luck is the same in both.

        Args:
            at: how many actions are shared; those up to the position shown if left out.

        Raises:
            AfrikanError: if there are not so many.
        """
        shared = self.at if at is None else at
        if not is_whole(shared, 0, self.length):
            raise AfrikanError("jump_wrong", last=self.length, at=quoted(shared))
        branch = copy(self)
        branch.timeline = self.timeline.until(shared)
        return branch

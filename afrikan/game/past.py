"""Moving about in the past of a game: where it stands, what was done, undo, redo, jump."""

from typing import Self

from afrikan.board import RouteGraph
from afrikan.checks import is_whole
from afrikan.errors import AfrikanError
from afrikan.game.entries import write_entry
from afrikan.game.rules_line import Line
from afrikan.game.timeline import Timeline
from afrikan.quote import quoted


class Past:
    """A game's past and the position shown.

    Attributes:
        timeline: positions, actions and log lines.
        board: the route graph, to write actions.
    """

    timeline: Timeline
    board: RouteGraph

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
        return tuple(write_entry(entry, self.board) for entry in self.timeline.done)

    @property
    def following(self) -> str | None:
        """The canonical text of the action after the position shown, if one is known."""
        known = self.at < self.length
        return write_entry(self.timeline.actions[self.at], self.board) if known else None

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

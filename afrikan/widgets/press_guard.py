"""Keeps the second half of a double click, and a held key, from pressing what has just appeared."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any

PAUSE = 0.3
"""Seconds after an action in which presses on the page are ignored."""
REPEAT = 0.1
"""Seconds within which a further press is the keyboard repeating a held key."""


class PressGuard:
    """Ignores presses on the page that come too soon; ``button.click()`` in a program always counts.

    Args:
        clock: gives the time in seconds.

    >>> times = iter([10.0, 10.05, 10.2, 10.4])
    >>> guard = PressGuard(lambda: next(times))
    >>> guard.admits(), guard.close(), guard.admits(), guard.admits()
    (True, None, False, True)
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._acted = self._pressed = -inf

    def admits(self, quick: bool = False) -> bool:
        """Note a press and tell whether it counts.

        Args:
            quick: whether the button may be pressed again and again, such as Undo.
        """
        now, before = self._clock(), self._pressed
        self._pressed = now
        return now - self._acted >= PAUSE and (quick or now - before >= REPEAT)

    def close(self) -> None:
        """Ignore presses for a while from now on, as the buttons have just changed."""
        self._acted = self._clock()

    def watch(self, button: Any, quick: bool = False) -> None:
        """Let a button's presses on the page count only when they are admitted."""

        def heard(_: object, content: dict[str, Any], buffers: object) -> None:
            if content.get("event") == "click" and self.admits(quick):
                button.click()
                if not quick:
                    self.close()

        button.on_msg(button._handle_button_msg, remove=True)
        button.on_msg(heard)

"""Six directions as buttons that lie as they do around a hex, with keys that lie in the same way."""

from collections.abc import Callable, Sequence
from pathlib import Path

import anywidget
import traitlets

from afrikan.widgets.island.play.choices import Way


class Compass(anywidget.AnyWidget):
    """The six directions.

    Args:
        label: what they are for.
        closed: what is said of a direction that cannot be named.
        press: called with the action of the direction that is pressed.

    Attributes:
        view: what is shown, as plain data.
    """

    _esm = Path(__file__).with_name("compass.js")
    view = traitlets.Dict().tag(sync=True)

    def __init__(self, label: str, closed: str, press: Callable[[str], None]) -> None:
        self._words = {"label": label, "closed": closed}
        self._press = press
        self._open: frozenset[str] = frozenset()
        super().__init__(view=self._shown(0, (), False, ""))
        self.on_msg(self._heard)

    def show(self, at: int, ways: Sequence[Way], turned: bool, centre: str = "") -> None:
        """Offer these directions, clockwise from north; none hides them.

        Args:
            at: number of the position.
            ways: the directions.
            turned: whether north is down.
            centre: what stands between them.
        """
        self._open = frozenset(way.action for way in ways if way.open)
        self.view = self._shown(at, ways, turned, centre)

    def _shown(self, at: int, ways: Sequence[Way], turned: bool, centre: str) -> dict[str, object]:
        listed = [way._asdict() for way in ways]
        return {"at": at, "turned": turned, "centre": centre, "ways": listed, **self._words}

    @property
    def offered(self) -> frozenset[str]:
        """The actions that can be pressed."""
        return self._open

    def focus(self) -> None:
        """Move the keyboard's focus to the first direction that can be named."""
        self.send({"kind": "focus"})

    def _heard(self, _: object, content: object, buffers: object) -> None:
        """Act on a press that was meant for the position shown."""
        if isinstance(content, dict) and content.get("at") == self.view["at"]:
            action = content.get("action")
            if isinstance(action, str) and action in self._open:
                self._press(action)

    def __repr__(self) -> str:
        """Return what can be pressed, in words."""
        return f"<Compass: {', '.join(sorted(self._open))}>"

"""A lesson about the island on the page: what every panel of them does around a press."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Generic, TypeVar

import ipywidgets as widgets

from afrikan.language import base
from afrikan.widgets.form.controls import Controls
from afrikan.widgets.form.html import heading_html, hint_html
from afrikan.widgets.form.page import group, style
from afrikan.widgets.island.lesson.state import IslandState
from afrikan.widgets.lesson.guesses import Guesses
from afrikan.widgets.shown import shown
from afrikan.widgets.stepper.frame import Frame
from afrikan.widgets.stepper.live import LiveLine

STYLE = "".join(
    path.read_text("utf-8")
    for path in (
        Path(__file__).parents[2] / "lesson" / "panel.css",
        Path(__file__).with_name("island.css"),
    )
)

S = TypeVar("S", bound=IslandState)


class IslandPanel(Generic[S]):
    """A lesson about the island in a notebook.

    Args:
        state: the lesson without widgets.

    Attributes:
        state: the same.
        fields: the controls of the fields.
        guesses: the fields for predictions.
        parts: what is shown, by name.
        box: the widget to place.
    """

    def __init__(self, state: S) -> None:
        self.state = state
        self.fields = Controls(state, lambda key, value: self._do(lambda: state.enter(key, value)))
        self.guesses = Guesses(state, lambda key, text: self._do(lambda: state.predict(key, text)))
        self.parts: dict[str, Any] = {}
        self.buttons: dict[str, Any] = {}
        self._drawn: dict[str, object] = {}
        self._live = LiveLine()
        frame = Frame(base(state.lang))
        layout = [style(STYLE), frame, *self._layout()]
        self.box = widgets.VBox(layout).add_class("afrikan-lesson").add_class("afrikan-island-lesson")
        self.refresh()

    # The parts

    def _layout(self) -> tuple[Any, ...]:
        """Return the parts of the panel from the top."""
        raise NotImplementedError

    def _button(self, key: str, act: Callable[[], None], primary: bool = False, **values: object) -> Any:
        kind = "primary" if primary else ""
        button = widgets.Button(description=self.state.word(key, **values), button_style=kind)
        button.on_click(lambda _: self._do(act))
        self.buttons[key] = button
        return button.add_class(f"afrikan-island-{key.replace('_', '-')}")

    def _part(self, name: str) -> Any:
        """Return a new part that is filled by ``_draw``."""
        self.parts[name] = widgets.HTML().add_class(f"afrikan-island-{name}")
        return self.parts[name]

    def _step(self, name: str, *parts: Any) -> Any:
        """Return parts under a heading with a hint."""
        return group("afrikan-lesson-step", widgets.HTML(self._head(name)), *parts)

    def _head(self, name: str) -> str:
        return heading_html(self.state.word(f"{name}_head")) + hint_html(self.state.word(f"{name}_hint"))

    # What is pressed

    def _shown(self) -> AbstractContextManager[None]:
        return shown(self.state.fail, self.refresh)

    def _do(self, act: Callable[[], None]) -> None:
        """Act and then show the result, or what went wrong."""
        with self._shown():
            act()

    # What is shown

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not drawn or sent again."""
        self.fields.refresh()
        self.guesses.refresh()
        self._show()
        state = self.state
        error = f"⚠ {state.error}" if state.error else ""
        self._live.show(error=error, status=state.status, notice=state.notice)

    def _show(self) -> None:
        """Show what is the lesson's own."""
        raise NotImplementedError

    def _draw(self, name: str, wanted: object, make: Callable[[], str]) -> None:
        """Draw a part anew if what it hangs on has changed.

        Args:
            name: the part.
            wanted: what it hangs on.
            make: gives its HTML.
        """
        if name not in self._drawn or self._drawn[name] != wanted:
            self.parts[name].value = make()
            self._drawn[name] = wanted

    def __repr__(self) -> str:
        """Return what can be seen in words."""
        return f"<{type(self).__name__}: {self.state.describe()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = self.box._repr_mimebundle_(**options)
        return bundle | {"text/plain": f"{self!r}\n{self.state.word('not_running')}"}


def there(part: Any, wanted: bool) -> None:
    """Show a part or hide it.

    Args:
        part: the part.
        wanted: whether it is there.
    """
    part.layout.display = None if wanted else "none"

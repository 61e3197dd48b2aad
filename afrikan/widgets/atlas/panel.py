"""The rule atlas on the page: what each reading changes, what matters most, and a game in which it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from afrikan.language import base
from afrikan.rule_atlas.atlas import Atlas
from afrikan.session import spoken
from afrikan.widgets.atlas.detail import detail_html
from afrikan.widgets.atlas.pictures import pictures_html
from afrikan.widgets.atlas.state import AtlasState
from afrikan.widgets.atlas.summary import summary_html
from afrikan.widgets.atlas.table import AtlasTable, table_data
from afrikan.widgets.form.controls import Controls
from afrikan.widgets.form.page import group, style
from afrikan.widgets.shown import shown
from afrikan.widgets.stepper.frame import Frame
from afrikan.widgets.stepper.live import LiveLine

STYLE = Path(__file__).with_name("atlas.css").read_text("utf-8")
SIDES = ("A", "B")


class AtlasPanel:
    """What each reading of the rules changes when it is flipped alone, and whether it came up at all.

    Args:
        atlas: what is shown; the atlas that comes with the package if left out.
        lang: language of the words; the session's if left out.
        entered: what fields hold at first: ``base`` as ``"fan"``, ``policy`` as ``"nearest"``, ``measure`` as
            ``"rounds"``, ``show`` as ``"clear"``.

    Attributes:
        state: what is shown, and the row that is open.
        stepper: the game on the table below, or ``None``.
        box: the widget to place.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or there are no words in the language.

    >>> AtlasPanel(base="fan", policy="nearest", show="refused")
    <AtlasPanel: fan, nearest, rounds: 4 of 105 readings>
    """

    def __init__(self, atlas: Atlas | None = None, lang: str | None = None, **entered: Any) -> None:
        self.state = AtlasState(Atlas.load() if atlas is None else atlas, spoken(lang), **entered)
        self.stepper: Any = None
        self._drawn: dict[str, object] = {}
        self._make_parts()
        look, frame = style(STYLE), Frame(base(self.state.lang))
        above = self.fields.box, self.summary, self.pictures, self.table
        panel = widgets.VBox([look, frame, *above, self._live, self.detail, self._tables])
        panel.add_class("afrikan-lesson").add_class("afrikan-atlas")
        self._below = widgets.VBox().add_class("afrikan-atlas-table-below")
        self.box = widgets.VBox([panel, self._below])
        self.refresh()

    def _make_parts(self) -> None:
        state = self.state
        self.fields = Controls(state, lambda key, value: self._do(lambda: state.enter(key, value)))
        self.summary, self.pictures, self.detail = (
            widgets.HTML().add_class(f"afrikan-atlas-{name}") for name in ("summary", "pictures", "detail")
        )
        self.table = AtlasTable(self._heard, table=table_data(state))
        self._live = LiveLine()
        self.on_table = {side: self._table_button(number) for number, side in enumerate(SIDES)}
        self._tables = group("afrikan-lesson-row", *self.on_table.values())

    def _table_button(self, side: int) -> Any:
        button = widgets.Button(description=self.state.word("table", side=SIDES[side]))
        button.on_click(lambda _: self._do(partial(self._play, side)))
        return button

    # What is pressed

    def _heard(self, said: Mapping[str, Any]) -> None:
        """Do what the page's table reports."""
        state = self.state
        deeds: dict[str, Callable[[], None]] = {
            "search": lambda: state.search(str(said["text"])),
            "order": lambda: state.order(str(said["column"])),
            "open": lambda: self._open(str(said["row"])),
        }
        deed = deeds.get(str(said.get("kind")))
        if deed is not None:
            self._do(deed)

    def _open(self, name: str) -> None:
        self.state.open(name)
        self.table.send({"kind": "opened"})

    def _do(self, act: Callable[[], None]) -> None:
        """Act and then show the result, or what went wrong."""
        with self._shown():
            act()

    def _shown(self) -> AbstractContextManager[None]:
        return shown(self.state.fail, self.refresh)

    def _play(self, side: int) -> None:
        """Put the open game on the table below."""
        game = self.state.on_table(side)
        if game is None:
            return
        from afrikan.widgets.stepper import Stepper

        self.stepper = Stepper.of(game, self.state.lang)
        about = self.state.word("on_table", side=SIDES[side], rules=game.rules.code, number=str(game.game))
        heading = f'<div class="afrikan-atlas-about" role="heading" aria-level="2">{escape(about)}</div>'
        self._below.children = (widgets.HTML(heading), self.stepper.box)

    # What is shown

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not made anew."""
        state = self.state
        self.fields.refresh()
        chosen = tuple(state.entered[key] for key in ("base", "policy", "measure"))
        self._draw("summary", chosen, lambda: setattr(self.summary, "value", summary_html(state)))
        self._draw("pictures", chosen, lambda: setattr(self.pictures, "value", pictures_html(state)))
        self._draw("detail", state.opened, lambda: setattr(self.detail, "value", detail_html(state)))
        self.table.table = table_data(state)
        self._tables.layout.display = None if state.parted else "none"
        self._live.show(error=f"⚠ {state.error}" if state.error else "", notice=state.notice)

    def _draw(self, part: str, wanted: object, draw: Callable[[], None]) -> None:
        if part not in self._drawn or self._drawn[part] != wanted:
            self._drawn[part] = wanted
            draw()

    def __repr__(self) -> str:
        """Return what is shown in words."""
        return f"<{type(self).__name__}: {self.state.describe()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = self.box._repr_mimebundle_(**options)
        return bundle | {"text/plain": f"{self!r}\n{self.state.word('not_running')}"}

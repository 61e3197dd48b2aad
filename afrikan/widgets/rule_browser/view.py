"""The rule browser on the page, and below it the table on which a position is played on."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets as widgets
import traitlets

from afrikan.game import Game
from afrikan.messages import check_language
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import current
from afrikan.widgets.js import joined, section
from afrikan.widgets.rule_browser.page import page
from afrikan.widgets.rule_browser.position import position
from afrikan.widgets.rule_browser.state import RuleBrowserState
from afrikan.widgets.shown import shown

Handler = Callable[[Mapping[str, Any]], None]
HERE = Path(__file__)
SHARED = ("dom", "theme")
SECTIONS = ("fields", "table", "position", "option", "bar", "browser")
"""The modules of the page in an order in which each uses only earlier ones."""


class BrowserPage(anywidget.AnyWidget):
    """The page's side of the rule browser: shows plain data and reports what a person does.

    Args:
        heard: called with each message from the page.

    Attributes:
        page: what never changes: words and options.
        view: the ruleset, the options that are found, the status line.
        position: the open position, or nothing.
        sheet: the rule sheet that is open, or nothing.
    """

    _esm = joined(*map(section, SHARED), *(HERE.with_name(f"{name}.js") for name in SECTIONS))
    _css = HERE.with_name("rule_browser.css").read_text("utf-8")

    page = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    position = traitlets.Dict().tag(sync=True)
    sheet = traitlets.Dict().tag(sync=True)

    def __init__(self, heard: Handler, **data: Any) -> None:
        super().__init__(**data)
        self.on_msg(lambda _, content, __: heard(content))


class RuleBrowser:
    """Every option of the rules, searchable, with each preset's choice and its sources.

    A person builds a ruleset of their own in it, opens positions in which a value matters, and plays on.

    Args:
        rules: the ruleset to start from, or its code such as ``"fan"``.
        lang: language of the words; the session's if left out.

    Attributes:
        state: what the browser does; ``state.rules`` is the ruleset that was built.
        stepper: the game on the table below, or ``None``.
        box: the widget to place.

    Raises:
        AfrikanError: if the ruleset or the language does not exist; names it.

    >>> RuleBrowser("fan")
    <RuleBrowser fan: 79 of 79 options>
    """

    def __init__(self, rules: Ruleset | str = "fan", lang: str | None = None) -> None:
        chosen = ruleset_of(rules)
        self.state = RuleBrowserState(chosen, check_language(lang or current().language))
        self.stepper: Any = None
        self._deeds: dict[str, Handler] = {
            "search": lambda said: self.state.search(str(said["text"])),
            "filter": lambda said: self.state.show_only(str(said["text"])),
            "choose": lambda said: self.state.choose(str(said["option"]), str(said["value"])),
            "accept": lambda said: self.state.accept(),
            "code": lambda said: self.state.take(str(said["text"])),
            "open": self._open,
            "close": lambda said: self.state.close(),
            "play": lambda said: self._play(self.state.play(said["side"])),
            "start": lambda said: self._play(self.state.new_game()),
            "sheet": self._toggle_sheet,
        }
        self._page = BrowserPage(self._heard, page=page(self.state.lang), view=self.state.view())
        self._table = widgets.VBox().add_class("afrikan-browser-table")
        self.box = widgets.VBox([self._page, self._table]).add_class("afrikan-rule-browser")

    @property
    def rules(self) -> Ruleset:
        """The ruleset that was built."""
        return self.state.rules

    def _heard(self, said: Mapping[str, Any]) -> None:
        deed = self._deeds.get(str(said.get("kind")))
        if deed is not None:
            with self._shown():
                deed(said)

    def _shown(self) -> AbstractContextManager[None]:
        return shown(self.state.fail, self.refresh)

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not sent again."""
        state, opened = self.state, self.state.contrast
        with self._page.hold_sync():
            self._page.view = state.view()
            self._page.position = position(opened, state.set_up, state.lang) if opened else {}
            if self._page.sheet:
                self._page.sheet = self._sheet()

    def _open(self, said: Mapping[str, Any]) -> None:
        pair = tuple(str(value) for value in said.get("pair", ()))
        self.state.open(str(said["option"]), said.get("number", 0), pair)

    def _toggle_sheet(self, _: object) -> None:
        self._page.sheet = {} if self._page.sheet else self._sheet()

    def _sheet(self) -> dict[str, Any]:
        return {"html": self.state.rules.sheet(self.state.lang).html()}

    def _play(self, chosen: tuple[Game, str] | None) -> None:
        """Put a game on the table below."""
        if chosen is None:
            return
        from afrikan.widgets.stepper import Stepper

        game, about = chosen
        self.stepper = Stepper.of(game, self.state.lang)
        heading = widgets.HTML(
            f'<div class="afrikan-browser-about" role="heading" aria-level="3">{escape(about)}</div>'
        )
        self._table.children = (heading, self.stepper.box)
        self.state.notice = self.state.word("on_table")
        self._page.send({"kind": "played"})

    def __repr__(self) -> str:
        """Return ruleset and search in words."""
        return f"<RuleBrowser {self.state.describe()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = self.box._repr_mimebundle_(**options)
        return bundle | {"text/plain": f"{self!r}\n{self.state.word('not_running')}"}

"""The island's play table on the page: its parts, what is pressed, what came of it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from afrikan.game.seats import HUMAN
from afrikan.island.game import IslandGame
from afrikan.island.game.view import OwnPolicy
from afrikan.island.map import IslandMap
from afrikan.language import base
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.session import spoken
from afrikan.widgets.breathing import BREATH, go_on
from afrikan.widgets.island.map_view import IslandView
from afrikan.widgets.island.play.choices import groups_of, outcomes_of, ways_of
from afrikan.widgets.island.play.compass import Compass
from afrikan.widgets.island.play.file_form import FileForm
from afrikan.widgets.island.play.html import (
    cards_html,
    day_html,
    heading_html,
    here_words,
    known_html,
    packing_html,
)
from afrikan.widgets.island.play.past import history_of
from afrikan.widgets.island.play.scene import scene_of
from afrikan.widgets.island.play.setup_form import SetupForm
from afrikan.widgets.island.play.sheet_view import SheetView
from afrikan.widgets.island.play.state import TableState
from afrikan.widgets.island.play.typed import OutcomeField, PlaceField
from afrikan.widgets.island.play.view_form import ViewForm
from afrikan.widgets.shown import shown
from afrikan.widgets.stepper.choices import Choices
from afrikan.widgets.stepper.frame import Frame
from afrikan.widgets.stepper.history import History
from afrikan.widgets.stepper.live import LiveLine
from afrikan.widgets.stepper.panels import Panel, Panels

STEPPER_STYLE = Path(__file__).parents[2] / "stepper" / "stepper.css"
STYLE = "\n".join(file.read_text("utf-8") for file in (STEPPER_STYLE, Path(__file__).with_name("play.css")))


class IslandTable:
    """A game on the hex island to play in a notebook: two sides at one screen, or against a bot.

    Args:
        rules: a ruleset, or its code such as ``"island"``.
        map: ``"small"``, ``"classic"``, a map, or a folder of your own.
        players: the names of the two sides.
        policies: who decides for each side; if left out, a person and ``locator``.
        seed: decides the cards; the session's seed if left out.
        game: number of the game within the seed; or a whole game, of which all else is taken.
        lang: language of the words; the session's if left out.

    Attributes:
        state: the game on the table and what can be done with it.
        box: the widget to place.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> IslandTable(players=["Aino", "Elof"], seed=7)
    <IslandTable island on small, seed 7, after 0 actions: Aino chooses where Elof begins.>
    """

    def __init__(
        self,
        rules: Ruleset | str = "island",
        map: str | Path | IslandMap = "small",
        players: Sequence[str] | None = None,
        policies: Sequence[str | OwnPolicy] | str | OwnPolicy | None = None,
        seed: int | None = None,
        game: int | IslandGame = 0,
        *,
        lang: str | None = None,
    ) -> None:
        lang = spoken(lang)
        if not isinstance(game, IslandGame):
            names = players or [say(lang, "island_table", "side", number=number) for number in (1, 2)]
            chosen = [HUMAN, "locator"] if policies is None else policies
            game = IslandGame(rules, names, map=map, policies=chosen, seed=seed, game=game)
        self.state = TableState(game, lang)
        self._task: asyncio.Task[None] | None = None
        self._revision = 0
        self._pressable: tuple[object, ...] = ()
        self._map: IslandMap | None = None
        self._make_parts()
        self._make_controls()
        self.box = widgets.VBox(self._layout()).add_class("afrikan-stepper").add_class("afrikan-island-table")
        self._go_on()
        self.refresh()

    def _make_parts(self) -> None:
        state = self.state
        self._live, self._choices = LiveLine(), Choices(self._act)
        self.compass = Compass(state.word("compass"), state.word("sea_called"), self._act)
        self._heading = widgets.HTML().add_class("afrikan-heading")
        self._day = widgets.HTML().add_class("afrikan-day")
        self._cards, self._known, self._packing = (widgets.HTML() for _ in range(3))
        jump = self._numbered(state.jump)
        self._history = History(
            history_of(state), turn=self._numbered(self._show_day), jump=jump, branch=jump
        )
        self.place = PlaceField(state, self._handler)
        self.outcomes = OutcomeField(state, self._act)
        self.sheet = SheetView(state, self._handler, lambda: self.map.cursor)
        self._map_place = widgets.Box().add_class("afrikan-board")
        makers: dict[str, tuple[str, Callable[[], Panel]]] = {
            "setup": (state.word("show_setup"), lambda: SetupForm(state, self._handler(self._start_game))),
            "view": (state.word("show_view"), lambda: ViewForm(state, self._handler)),
            "files": (state.word("show_files"), lambda: FileForm(state, self._handler, self._open)),
        }
        self.panels = Panels(makers, self.refresh)

    def _make_controls(self) -> None:
        state = self.state
        self.undo = self._button("undo", state.undo)
        self.redo = self._button("redo", state.redo)
        self.play_bots = self._button("play_bots", self._start_bots)
        self.stop = self._button("stop", state.stop)
        self.uncover = self._button("uncover", state.uncover)

    def _layout(self) -> tuple[Any, ...]:
        style = widgets.HTML(f"<style>{STYLE}</style>").add_class("afrikan-style")
        back = _group("afrikan-row", self.undo, self.redo, self.play_bots, self.stop)
        decide = _group("afrikan-decide", self.compass, _group("afrikan-side", self._choices, self.place.box,
                                                               self.outcomes.box, back))  # fmt: skip
        acts = _group("afrikan-side", self._live, self.uncover, decide, self._day, self._packing)
        facts = _group("afrikan-side", self._cards, self._known).add_class("afrikan-facts")
        past = _group("afrikan-side", self._history).add_class("afrikan-past")
        left = _group("afrikan-side", self._map_place, self.sheet.box)
        right = _group("afrikan-side", acts.add_class("afrikan-acts"), facts, past)
        table = _group("afrikan-island", left, right)
        return style, Frame(base(self.state.lang)), self._heading, self.panels.bar, self.panels.place, table

    def _button(self, key: str, act: Callable[[], None]) -> Any:
        label = self.state.word(key, player=self.state.game.current)
        button = widgets.Button(description=label).add_class(f"afrikan-{key.replace('_', '-')}")
        button.on_click(self._handler(act))
        return button

    # What is pressed

    def _handler(self, act: Callable[[], None]) -> Callable[[Any], None]:
        """Return a handler that acts, lets bots go on, and shows the result or what went wrong."""

        def handle(_: Any) -> None:
            with self._shown():
                act()
                self._go_on()

        return handle

    def _numbered(self, act: Callable[[int], None]) -> Callable[[int], None]:
        def handle(number: int) -> None:
            with self._shown():
                act(number)

        return handle

    def _shown(self) -> AbstractContextManager[None]:
        return shown(self.state.fail, self.refresh)

    def _act(self, action: str) -> None:
        hiking = bool(self.compass.offered)
        self._handler(lambda: self.state.act(action))(None)
        self._move_focus(hiking)

    def _move_focus(self, hiking: bool) -> None:
        """Move the keyboard's focus on if what was pressed is gone."""
        if self._choices.offered and not self.compass.offered:
            self._choices.focus()
        elif self.compass.offered and not hiking:
            self.compass.focus()

    def _show_day(self, day: int) -> None:
        self.state.show_day(day)

    def _start_game(self) -> None:
        self.state.new_game(self.panels["setup"].read())
        self._close_unless_wrong()

    def _open(self, saved: str | bytes) -> None:
        self.state.open(saved)
        self._close_unless_wrong()

    def _close_unless_wrong(self) -> None:
        if not self.state.error:
            self.panels.open("")

    # Bots

    def _go_on(self) -> None:
        """Let bots go on by themselves where a person waits for them."""
        state = self.state
        if state.bots_awaited and not state.playing:
            self._start_bots()

    def _start_bots(self) -> None:
        if self._task is not None:
            self._task.cancel()
        state = self.state
        self._task = go_on(
            state.play_bots(), lambda: state.playing, self._play_on, lambda: state.pace or BREATH
        )

    def _play_on(self, blocks: Iterator[None]) -> None:
        with self._shown():
            next(blocks, None)
        if not self.state.playing:
            self._move_focus(False)

    # What is shown

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not sent again."""
        state = self.state
        self._count_revision()
        self._show_map()
        self._live.show(
            error=f"⚠ {state.error}" if state.error else "", status=state.waits, notice=state.notice,
            latest=state.latest,
        )  # fmt: skip
        self._choices.show(self._revision, *groups_of(state))
        self.compass.show(self._revision, ways_of(state), state.turned, here_words(state))
        self.outcomes.show(outcomes_of(state))
        self.place.show(bool(self.map.scene.pickable))
        self._show_texts()
        self.sheet.refresh(self._revision)
        self._history.show(history_of(state))
        self._refresh_controls()
        self.panels.refresh()

    def _show_texts(self) -> None:
        state = self.state
        self._heading.value, self._day.value = heading_html(state), day_html(state)
        self._cards.value, self._known.value = cards_html(state), known_html(state)
        self._packing.value = packing_html(state)

    def _count_revision(self) -> None:
        """Give what can be pressed a new number if it has changed: a press on what is gone does nothing."""
        state = self.state
        pressable = state.game, state.game.at, state.playing, state.covered, state.sheet_at, state.automatic
        if self._pressable != pressable:
            self._pressable = pressable
            self._revision += 1

    def _show_map(self) -> None:
        """Show the scene; a game on another island gets a map of its own."""
        state = self.state
        if self._map is not state.game.map:
            self._map = state.game.map
            self.map = IslandView(self._map, state.lang, turned=state.turned)
            self.map.on_pick(lambda number: self._handler(lambda: state.pick(number))(None))
            self._map_place.children = (self.map,)
        self.map.show(scene_of(state, self._revision), turned=state.turned)

    def _refresh_controls(self) -> None:
        state, game = self.state, self.state.game
        self.undo.disabled = state.playing or state.covered or game.at == 0
        self.redo.disabled = state.playing or game.at == game.length
        self.stop.disabled = not state.playing
        self.play_bots.disabled = state.playing or not state.bot_to_act
        self.uncover.description = state.word("uncover", player=game.current)
        _show(self.uncover, state.covered)
        _show(self.play_bots, len(state.persons) < len(game.seats))
        _show(self.stop, len(state.persons) < len(game.seats))

    def __repr__(self) -> str:
        """Return the situation in words, without a secret."""
        return f"<IslandTable {self.state.describe()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = self.box._repr_mimebundle_(**options)
        return bundle | {"text/plain": f"{self!r}\n{self.state.word('not_running')}"}


def _show(part: Any, shown: bool) -> None:
    part.layout.display = None if shown else "none"


def _group(name: str, *children: Any) -> Any:
    return widgets.Box(list(children)).add_class(name)

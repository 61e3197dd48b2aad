"""The stepper: a game on the page, with a button for everything that can be done."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from afrikan.game import Game, OwnPolicy
from afrikan.game.seats import HUMAN, seats_of
from afrikan.rules import Ruleset
from afrikan.session import current
from afrikan.widgets.button_row import ButtonRow
from afrikan.widgets.file_form import FileForm
from afrikan.widgets.press_guard import PressGuard
from afrikan.widgets.setup_form import SetupForm
from afrikan.widgets.stepper_html import heading_html, hint_html, log_html, players_html, status_html
from afrikan.widgets.stepper_state import StepperState

PACES = {"fast": 0.0, "medium": 0.5, "slow": 1.5}
BREATH = 0.01
"""Seconds left to the page between two blocks of the bots' play."""


class Stepper:
    """A game to step through in a notebook.

    Args:
        rules: a ruleset, or its code such as ``"fan"``.
        players: how many, or their names.
        policies: who decides for each seat; if left out, a person for the first, ``nearest`` for the others.
        seed: decides tiles and dice; the session's seed if left out.
        game: number of the game within the seed.
        lang: language of the words; the session's if left out.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> Stepper("fan", players=2, seed=7)
    <Stepper fan, seed 7, after 0 actions: Player 1 chooses a start city.>
    """

    def __init__(
        self,
        rules: Ruleset | str = "fan",
        players: int | Sequence[str] = 4,
        *,
        policies: Sequence[str | OwnPolicy] | str | None = None,
        seed: int | None = None,
        game: int = 0,
        lang: str | None = None,
    ) -> None:
        chosen = rules if isinstance(rules, Ruleset) else Ruleset.from_code(rules)
        if policies is None:
            seats = seats_of(players, None, chosen.max_players)
            policies = [HUMAN, *["nearest"] * (len(seats) - 1)]
        self._build(Game(chosen, players, policies=policies, seed=seed, game=game), lang)

    @classmethod
    def of(cls, game: Game, lang: str | None = None) -> "Stepper":
        """Return a stepper for a game that exists, such as one made by ``Game.from_position``."""
        stepper = cls.__new__(cls)
        stepper._build(game, lang)
        return stepper

    def _build(self, game: Game, lang: str | None) -> None:
        self.state = StepperState(game, lang or current().language)
        self._task: asyncio.Task[None] | None = None
        self._filled: Game | None = None
        self._heading, self._status, self._board = widgets.HTML(), widgets.HTML(), widgets.HTML()
        self._players, self._log = widgets.HTML(), widgets.HTML()
        self._outcomes_caption = widgets.HTML(self.state.word("outcomes_caption"))
        self._ring_words = widgets.HTML(hint_html(self.state.word("ring")))
        self._guard = PressGuard()
        self._decisions = ButtonRow(self._act, self._guard)
        self._outcomes = ButtonRow(self._act, self._guard)
        self._make_controls()
        self._make_forms()
        self.box = self._layout()
        self.refresh()

    def _make_controls(self) -> None:
        state = self.state
        self.undo = self._button("undo", state.undo, quick=True)
        self.redo = self._button("redo", state.redo, quick=True)
        self.to_start = self._button("to_start", state.to_start)
        self.to_end = self._button("to_end", state.to_end)
        self.bot_step = self._button("bot_step", state.bot_step, quick=True)
        self.play_bots = self._button("play_bots", self._start_bots)
        self.stop = self._button("stop", state.stop)
        paces = [(state.word(f"pace_{name}"), seconds) for name, seconds in PACES.items()]
        self.pace = widgets.Dropdown(options=paces, description=state.word("pace"))
        self.pace.observe(self._set_pace, "value")

    def _make_forms(self) -> None:
        word = self.state.word
        self.setup_form = SetupForm(self.state, self._handler(self._start_game))
        self._guard.watch(self.setup_form.start)
        self.file_form = FileForm(self.state, self._open, self._handler)
        self.show_setup = widgets.ToggleButton(description=word("show_setup"))
        self.show_files = widgets.ToggleButton(description=word("show_files"))
        self.show_legend = widgets.ToggleButton(description=word("show_legend"))
        for toggle in (self.show_setup, self.show_files, self.show_legend):
            toggle.observe(self._handler(self.state.dismiss), "value")

    def _layout(self) -> Any:
        style = widgets.HTML(f"<style>{Path(__file__).with_name('stepper.css').read_text('utf-8')}</style>")
        toggles = _group("afrikan-row", self.show_setup, self.show_files, self.show_legend, self._ring_words)
        back = _group("afrikan-row", self.undo, self.redo, self.to_start, self.to_end)
        bots = _group("afrikan-row", self.bot_step, self.play_bots, self.stop, self.pace)
        choices = (self._decisions.box, self._outcomes_caption, self._outcomes.box)
        acts = _group("afrikan-side", self._status, *choices, back, bots).add_class("afrikan-acts")
        facts = _group("afrikan-side", self._players, self._log).add_class("afrikan-facts")
        table = _group("afrikan-table", acts, self._board.add_class("afrikan-board"), facts)
        forms = (self.setup_form.box, self.file_form.box)
        box = widgets.VBox([style, self._heading, toggles, *forms, table])
        return box.add_class("afrikan-stepper")

    def _button(self, key: str, act: Callable[[], None], quick: bool = False) -> Any:
        word = self.state.word
        button = widgets.Button(description=word(key), tooltip=word(f"{key}_hint"))
        button.on_click(self._handler(act))
        self._guard.watch(button, quick)
        return button.add_class(f"afrikan-{key.replace('_', '-')}")

    def _handler(self, act: Callable[[], None]) -> Callable[[Any], None]:
        """Return a handler that acts and then shows the result, or what went wrong."""

        def handle(event: Any) -> None:
            with self._shown():
                act()
            if getattr(event, "disabled", False):
                self._focus_next()

        return handle

    @contextmanager
    def _shown(self) -> Iterator[None]:
        """Show on the page what the inside has done; an unforeseen error is told there and raised."""
        try:
            yield
        except Exception as error:
            self.state.fail(error)
            raise
        finally:
            self.refresh()

    def _act(self, action: str) -> None:
        with self._shown():
            self.state.act(action)
        self._focus_next()

    def _focus_next(self) -> None:
        """Move the keyboard's focus to what is most likely pressed next."""
        if self.state.playing:
            self.stop.focus()
        elif self.state.bot_to_act:
            self.play_bots.focus()
        elif not self._decisions.focus():
            self.undo.focus()

    def _start_game(self) -> None:
        self.state.new_game(self.setup_form.read())
        if not self.state.error:
            self.show_setup.value = False

    def _open(self, saved: str | bytes) -> None:
        self.state.open(saved)
        if not self.state.error:
            self.show_files.value = False

    def _set_pace(self, _: object) -> None:
        self.state.pace = self.pace.value

    def _start_bots(self) -> None:
        if self._task is not None:
            self._task.cancel()
        blocks = self.state.play_bots()
        next(blocks, None)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            for _ in blocks:
                pass
        else:
            self._task = loop.create_task(self._go_on(blocks))

    async def _go_on(self, blocks: Iterator[None]) -> None:
        while self.state.playing:
            await asyncio.sleep(self.state.pace or BREATH)
            if self.state.playing:
                self._play_on(blocks)

    def _play_on(self, blocks: Iterator[None]) -> None:
        with self._shown():
            next(blocks, None)
        if not self.state.playing:
            self._guard.close()
            self._focus_next()

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not sent again."""
        state, game = self.state, self.state.game
        self._status.value = status_html(state)
        self._decisions.show(() if state.playing else state.decisions)
        outcomes = () if state.playing else state.outcomes
        self._outcomes.show(outcomes)
        for part in (self._outcomes_caption, self._outcomes.box):
            _show(part, bool(outcomes))
        self._board.value = game.svg(
            state.lang, legend=self.show_legend.value, highlight=() if state.playing else state.destinations
        )
        self._players.value = players_html(state)
        self._log.value = log_html(state)
        self._heading.value = heading_html(state)
        self._refresh_controls()
        self._refresh_forms()

    def _refresh_controls(self) -> None:
        state, game = self.state, self.state.game
        self.undo.disabled = self.to_start.disabled = state.playing or game.at == 0
        self.redo.disabled = self.to_end.disabled = state.playing or game.at == game.length
        self.bot_step.disabled = self.play_bots.disabled = state.playing or not state.bot_to_act
        self.play_bots.description = state.word("play_to_end" if state.bots_only else "play_bots")
        self.stop.disabled = not state.playing

    def _refresh_forms(self) -> None:
        _show(self._ring_words, self.show_legend.value)
        _show(self.setup_form.box, self.show_setup.value)
        _show(self.file_form.box, self.show_files.value)
        if self.show_files.value:
            self.file_form.show_link()
        if self._filled is not self.state.game:
            self._filled = self.state.game
            self.setup_form.fill()

    def __repr__(self) -> str:
        """Return the situation in words."""
        return f"<Stepper {self.state.describe()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = self.box._repr_mimebundle_(**options)
        return bundle | {"text/plain": f"{self!r}\n{self.state.word('not_running')}"}


def _show(part: Any, shown: bool) -> None:
    part.layout.display = None if shown else "none"


def _group(name: str, *children: Any) -> Any:
    return widgets.Box(list(children)).add_class(name)

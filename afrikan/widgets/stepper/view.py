"""The stepper on the page: lays out its parts, passes on what is pressed, and shows what came of it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from afrikan.game import Game, OwnPolicy
from afrikan.game.seats import HUMAN, seats_of
from afrikan.language import base
from afrikan.messages import say
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import current, spoken
from afrikan.widgets.board_view import LAYERS, BoardView
from afrikan.widgets.breathing import BREATH, go_on
from afrikan.widgets.shown import shown
from afrikan.widgets.stepper.ask_form import AskForm
from afrikan.widgets.stepper.choices import ChoiceGroup, Choices
from afrikan.widgets.stepper.compare_form import CompareForm
from afrikan.widgets.stepper.editor_form import EditorForm
from afrikan.widgets.stepper.editor_state import EditorState
from afrikan.widgets.stepper.file_form import FileForm
from afrikan.widgets.stepper.frame import Frame
from afrikan.widgets.stepper.history import History
from afrikan.widgets.stepper.history_view import HistoryView, history_view
from afrikan.widgets.stepper.html import heading_html, players_html
from afrikan.widgets.stepper.live import LiveLine
from afrikan.widgets.stepper.panels import Panel, Panels
from afrikan.widgets.stepper.scene import scene_of
from afrikan.widgets.stepper.setup_form import SetupForm
from afrikan.widgets.stepper.state import StepperState
from afrikan.widgets.stepper.view_form import ViewForm
from afrikan.widgets.stepper.what_if_form import WhatIfForm

PACES = {"fast": 0.0, "medium": 0.5, "slow": 1.5}
STYLE = Path(__file__).with_name("stepper.css").read_text("utf-8")


class Stepper:
    """A game to step through in a notebook.

    Args:
        rules: a ruleset, or its code such as ``"fan"``; or a whole game, of which all else is taken.
        players: how many, or their names.
        policies: who decides for each seat; if left out, a person for the first, ``nearest`` for the others.
        seed: decides tiles and dice; the session's seed if left out.
        game: number of the game within the seed.
        lang: language of the words; the session's if left out.

    Attributes:
        state: the game on the table and what can be done with it.
        box: the widget to place.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> Stepper("fan", players=2, seed=7)
    <Stepper fan, seed 7, after 0 actions: Player 1 chooses a start city.>
    """

    def __init__(
        self,
        rules: Ruleset | str | Game = "fan",
        players: int | Sequence[str] = 4,
        *,
        policies: Sequence[str | OwnPolicy] | str | None = None,
        seed: int | None = None,
        game: int = 0,
        lang: str | None = None,
    ) -> None:
        if isinstance(rules, Game):
            self._start(rules, lang)
            return
        chosen = ruleset_of(rules)
        seats = seats_of(players, None, chosen.max_players)
        lang = spoken(lang)
        names = [seat.name for seat in seats]
        if isinstance(players, int):
            names = [say(lang, "stepper", "player_name", number=number + 1) for number in range(len(seats))]
        if policies is None:
            policies = [HUMAN, *["nearest"] * (len(seats) - 1)]
        self._start(Game(chosen, names, policies=policies, seed=seed, game=game), lang)

    @classmethod
    def of(cls, game: Game, lang: str | None = None) -> "Stepper":
        """Return a stepper for a game that exists, such as one made by ``Game.from_position``."""
        stepper = cls.__new__(cls)
        stepper._start(game, lang)
        return stepper

    def _start(self, game: Game, lang: str | None) -> None:
        self.state = StepperState(game, lang or current().language)
        self._task: asyncio.Task[None] | None = None
        self._revision = 0
        self._pressable: tuple[object, ...] = ()
        self.box = widgets.VBox().add_class("afrikan-stepper")
        self._build()

    def _build(self) -> None:
        """Make every part in the language of the state; also when the language is changed."""
        self._live, self._choices = LiveLine(), Choices(self._act)
        self._heading, self._players = widgets.HTML().add_class("afrikan-heading"), widgets.HTML()
        self._history = History(
            self._past(),
            turn=self._numbered(self.state.show_turn),
            jump=self._numbered(self.state.jump),
            branch=self._numbered(self.state.show_branch),
        )
        self._board_name = ""
        self._board_place = widgets.Box().add_class("afrikan-board")
        self._make_controls()
        self.panels = Panels(self._panel_makers(), self.refresh)
        self.box.children = self._layout()
        self.refresh()

    def _panel_makers(self) -> dict[str, tuple[str, Callable[[], Panel]]]:
        state = self.state
        makers: dict[str, Callable[[], Panel]] = {
            "setup": lambda: SetupForm(state, self._handler(self._start_game)),
            "editor": lambda: EditorForm(state, self._handler, self._play_position),
            "files": lambda: FileForm(state, self._handler, self._open),
            "ask": lambda: AskForm(state, self._handler),
            "what_if": lambda: WhatIfForm(state, self._handler),
            "compare": lambda: CompareForm(state, self._handler),
            "view": lambda: ViewForm(state, self._handler, self._speak),
        }
        return {name: (state.word(f"show_{name}"), maker) for name, maker in makers.items()}

    def _make_controls(self) -> None:
        state = self.state
        self.undo = self._button("undo", state.undo)
        self.redo = self._button("redo", state.redo)
        self.to_start = self._button("to_start", state.to_start)
        self.to_end = self._button("to_end", state.to_end)
        self.bring_back = self._button("bring_back", state.bring_back)
        self.bot_step = self._button("bot_step", state.bot_step)
        self.play_bots = self._button("play_bots", self._start_bots)
        self.stop = self._button("stop", state.stop)
        self.uncover = self._button("uncover", state.uncover)
        paces = [(state.word(f"pace_{name}"), seconds) for name, seconds in PACES.items()]
        self.pace = widgets.Dropdown(options=paces, description=state.word("pace"), value=state.pace)
        self.pace.observe(self._set_pace, "value")

    def _layout(self) -> tuple[Any, ...]:
        style = widgets.HTML(f"<style>{STYLE}</style>")
        back = _group("afrikan-row", self.undo, self.redo, self.to_start, self.to_end, self.bring_back)
        self._bots = _group("afrikan-row", self.bot_step, self.play_bots, self.stop, self.pace)
        acts = _group("afrikan-side", self._live, self.uncover, self._choices, back, self._bots)
        facts = _group("afrikan-side", self._players, self._history).add_class("afrikan-facts")
        table = _group("afrikan-table", acts.add_class("afrikan-acts"), self._board_place, facts)
        frame = Frame(base(self.state.lang))
        return style, frame, self._heading, self.panels.bar, self.panels.place, table

    def _button(self, key: str, act: Callable[[], None]) -> Any:
        word = self.state.word
        label = word(key, player=self.state.game.current)
        button = widgets.Button(description=label, tooltip=word(f"{key}_hint"))
        button.on_click(self._handler(act))
        return button.add_class(f"afrikan-{key.replace('_', '-')}")

    # What is pressed

    def _handler(self, act: Callable[[], None]) -> Callable[[Any], None]:
        """Return a handler that acts and then shows the result, or what went wrong."""

        def handle(event: Any) -> None:
            with self._shown():
                act()
            if _gone(event):
                self._focus_next()

        return handle

    def _numbered(self, act: Callable[[int], None]) -> Callable[[int], None]:
        def handle(number: int) -> None:
            with self._shown():
                act(number)

        return handle

    def _shown(self) -> AbstractContextManager[None]:
        return shown(self.state.fail, self.refresh)

    def _act(self, action: str) -> None:
        """Act on a button; the focus moves on if no button is left."""
        self._act_on_board(action)
        if not self._choices.offered:
            self._focus_next()

    def _act_on_board(self, action: str) -> None:
        with self._shown():
            self.state.act(action)

    def _focus_next(self) -> None:
        """Move the keyboard's focus to what is most likely pressed next."""
        if self.state.playing:
            self.stop.focus()
        elif self.state.bot_to_act:
            self.play_bots.focus()
        elif self.state.covered:
            self.uncover.focus()
        elif self._choices.offered:
            self._choices.focus()
        else:
            self.undo.focus()

    def _ask_place(self, place: str) -> None:
        """Tell why nothing can be done at a place that was pressed on the board."""
        with self._shown():
            self.state.explain(place)
            if self.panels.opened == "ask":
                self.panels["ask"].ask_place(place)

    def _start_game(self) -> None:
        self.state.new_game(self.panels["setup"].read())
        self._close_unless_wrong()

    def _play_position(self, editor: EditorState) -> None:
        self.state.put(editor.game)
        self._close_unless_wrong()

    def _open(self, saved: str | bytes) -> None:
        self.state.open(saved)
        self._close_unless_wrong()

    def _close_unless_wrong(self) -> None:
        if not self.state.error:
            self.panels.open("")
            self._focus_next()

    def _speak(self, lang: str) -> None:
        """Go on in another language or wording."""
        with self.state.told():
            self.state.lang = lang
        self._build()
        self.panels.open("view")
        self.panels.toggles["view"].wanted = True

    def _set_pace(self, _: object) -> None:
        self.state.pace = self.pace.value

    # Bots

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
            self._choices.focus()

    # What is shown

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not sent again."""
        state = self.state
        self._count_revision()
        self._show_board()
        self._show_live()
        hidden = state.playing or state.covered
        groups = () if hidden else (ChoiceGroup("", state.decisions), self._outcomes())
        self._choices.show(self._revision, *groups)
        self._history.show(self._past())
        self._players.value = players_html(state.game, state.lang)
        self._heading.value = heading_html(state)
        self._refresh_controls()
        self.panels.refresh()

    def _count_revision(self) -> None:
        """Give what can be pressed a new number if it has changed: a press on what is gone does nothing."""
        state = self.state
        pressable = state.game, state.game.at, state.playing, state.covered
        if self._pressable != pressable:
            self._pressable = pressable
            self._revision += 1

    def _outcomes(self) -> ChoiceGroup:
        return ChoiceGroup(self.state.word("outcomes_caption"), self.state.outcomes)

    def _past(self) -> HistoryView:
        state = self.state
        branch = state.branches.current
        titles = state.branches.titles(state.lang)
        return history_view(
            state.game, branch.turns, state.lang, titles, state.branches.shown, busy=state.playing
        )

    def _show_board(self) -> None:
        """Show the scene; a game on another board gets a board of its own."""
        state = self.state
        if self._board_name != state.game.board.name:
            self._board_name = state.game.board.name
            self.board = BoardView(state.game.board, state.lang, LAYERS)
            self.board.on_choose(self._act_on_board)
            self.board.on_place(self._ask_place)
            self.board.inspect = state.tell_place
            self._board_place.children = (self.board,)
        self.board.show(scene_of(state, self._revision))
        state.moved = False

    def _show_live(self) -> None:
        state = self.state
        self._live.show(
            error=f"⚠ {state.error}" if state.error else "",
            status=state.waits,
            notice=state.notice,
            hint=state.hint,
            latest=" ".join(line.text(state.lang) for line in state.latest),
        )

    def _refresh_controls(self) -> None:
        state, game = self.state, self.state.game
        self.undo.disabled = self.to_start.disabled = state.playing or game.at == 0
        self.redo.disabled = self.to_end.disabled = state.playing or game.at == game.length
        self.bot_step.disabled = self.play_bots.disabled = state.playing or not state.bot_to_act
        self.play_bots.description = state.word("play_to_end" if state.bots_only else "play_bots")
        self.stop.disabled = not state.playing
        self.uncover.description = state.word("uncover", player=game.current)
        _show(self.uncover, state.covered)
        _show(self.bring_back, state.replaced)
        _show(self._bots, any(seat.policy != HUMAN for seat in game.seats))

    def __repr__(self) -> str:
        """Return the situation in words."""
        return f"<Stepper {self.state.describe()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = self.box._repr_mimebundle_(**options)
        return bundle | {"text/plain": f"{self!r}\n{self.state.word('not_running')}"}


def _gone(pressed: Any) -> bool:
    """Return whether a button that was pressed can be pressed no longer, and so loses the focus."""
    layout = getattr(pressed, "layout", None)
    return getattr(pressed, "disabled", False) or (layout is not None and layout.display == "none")


def _show(part: Any, shown: bool) -> None:
    part.layout.display = None if shown else "none"


def _group(name: str, *children: Any) -> Any:
    return widgets.Box(list(children)).add_class(name)

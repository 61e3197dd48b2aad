"""The form in which a position is set up by pressing on the board, such as a teacher's puzzle."""

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as widgets

from afrikan.board.words import place_name
from afrikan.game.position import MOST_MONEY
from afrikan.game.seats import HUMAN
from afrikan.messages import say
from afrikan.policies.choose import POLICIES
from afrikan.star.state import SEATS
from afrikan.star.tables import board_of
from afrikan.widgets.board_view import BoardView
from afrikan.widgets.stepper.editor_state import CONDITIONS, DOWN, FACES, SEVERAL, STAR_DOWN, EditorState
from afrikan.widgets.stepper.html import hint_html
from afrikan.widgets.stepper.state import StepperState


class EditorForm:
    """A board to press on, a row of fields for each player, and the button to play on.

    Args:
        state: the game on the table and the words.
        handler: makes a handler of a function, as the stepper handles presses.
        play: called when the position is to be played on.

    Attributes:
        box: the widget to place.
        editor: the position in the making.
    """

    def __init__(
        self,
        state: StepperState,
        handler: Callable[[Callable[[], None]], Any],
        play: Callable[[EditorState], None],
    ) -> None:
        self._state = state
        self.editor = EditorState(state.game, state.lang)
        self._showing = 0
        self._filling = False
        lang = state.lang
        self.tool = widgets.Dropdown(description=self._word("editor_tool"))
        self.count = widgets.Dropdown(options=range(1, SEATS + 1), description=state.word("players"))
        self.turn = widgets.Dropdown(description=self._word("editor_turn"))
        self.note = widgets.Textarea(description=self._word("editor_note"), rows=2, continuous_update=False)
        self.seats = [SeatRow(number, lang, self._changed) for number in range(SEATS)]
        self.problem = widgets.HTML()
        self.play = widgets.Button(description=self._word("editor_play"), button_style="primary")
        self.take = widgets.Button(description=self._word("editor_take"))
        self._rows = widgets.VBox().add_class("afrikan-seats")
        self._board_place = widgets.Box().add_class("afrikan-board")
        hint = widgets.HTML(hint_html(self._word("editor_hint")))
        fields = [hint, self.tool, self.count, self._rows, self.turn, self.note, self.problem]
        buttons = widgets.Box([self.play, self.take]).add_class("afrikan-row")
        side = widgets.VBox([*fields, buttons])
        self.box = (
            widgets.Box([self._board_place, side]).add_class("afrikan-form").add_class("afrikan-editor")
        )
        self.tool.observe(self._tool_chosen, "value")
        for field in (self.count, self.turn, self.note):
            field.observe(lambda _: self._changed(), "value")
        self.play.on_click(handler(lambda: play(self.editor)))
        self.take.on_click(handler(self._take))
        self._take()

    def _word(self, key: str, **values: object) -> str:
        return say(self._state.lang, "panel", key, **values)

    def _take(self) -> None:
        """Begin again with the position on the table."""
        self.editor.take(self._state.game)
        self.board = BoardView(board_of(self.editor.rules), self._state.lang)
        self.board.on_place(self._pressed)
        self._board_place.children = (self.board,)
        self._fill()

    def refresh(self) -> None:
        """The position in the making stays, whatever happens on the table."""

    def _tool_chosen(self, change: Any) -> None:
        if change["new"] is not None:
            self.editor.tool = change["new"]

    def _pressed(self, place: str) -> None:
        self.editor.press(place)
        self._fill()

    def _changed(self) -> None:
        """Read all fields; those of a seat that is new are filled first."""
        if self._filling:
            return
        editor = self.editor
        seated = min(len(editor.players), self.count.value)
        editor.seat_players(self.count.value)
        for number, row in enumerate(self.seats[:seated]):
            row.read(editor, number)
        editor.turn = min(self.turn.value or 1, len(editor.players))
        editor.note = self.note.value
        self._fill()

    def _fill(self) -> None:
        """Show the position in every field and on the board."""
        editor, lang = self.editor, self._state.lang
        self._filling = True
        names = [str(entry.get("name", number + 1)) for number, entry in enumerate(editor.players)]
        tools = [(self._word("editor_pawn", player=name), f"pawn {n}") for n, name in enumerate(names, 1)]
        tools += [(self._word("editor_face", face=say(lang, "face", face.upper())), face) for face in FACES]
        tools.append((self._word("editor_down"), DOWN))
        if editor.rules.robber_takes_star == "star_to_capetown":
            tools.append((self._word("editor_star_down"), STAR_DOWN))
        _choose(self.tool, tools, editor.tool, "pawn 1")
        _choose(self.turn, [(name, number) for number, name in enumerate(names, 1)], editor.turn, 1)
        self.count.value = len(editor.players)
        self.note.value = editor.note
        for number, row in enumerate(self.seats[: len(editor.players)]):
            row.fill(editor, number)
        self._rows.children = tuple(row.box for row in self.seats[: len(editor.players)])
        self._filling = False
        self._showing += 1
        self.board.show(editor.scene(self._showing))
        self._check()

    def _check(self) -> None:
        problem = self.editor.problem
        self.play.disabled = bool(problem)
        said = f"⚠ {problem}" if problem else f"✓ {self._word('editor_fine')}"
        self.problem.value = f'<div class="afrikan-about" role="status">{escape(said)}</div>'


class SeatRow:
    """The fields of one player: name, who plays, money, condition, and where the pawn stands.

    Args:
        number: the seat, from 0.
        lang: the language.
        changed: called when a field has changed.
    """

    def __init__(self, number: int, lang: str, changed: Callable[[], None]) -> None:
        self._lang = lang
        word = say(lang, "stepper", "seat", number=number + 1)
        policies = [(say(lang, "stepper", f"policy_{name}"), name) for name in (HUMAN, *POLICIES)]
        self._conditions = [(self._word(name), name) for name in CONDITIONS]
        self.name = widgets.Text(description=word, continuous_update=False)
        self.policy = widgets.Dropdown(options=policies, description=say(lang, "stepper", "played_by"))
        self.money = widgets.BoundedIntText(
            description=say(lang, "stepper", "column_money"),
            min=0,
            max=MOST_MONEY,
            step=100,
            tooltip="",
            continuous_update=False,
        )
        self.condition = widgets.Dropdown(
            options=self._conditions, description=say(lang, "stepper", "column_state")
        )
        self.place = widgets.HTML()
        fields = [self.name, self.policy, self.money, self.condition, self.place]
        self.box = widgets.Box(fields).add_class("afrikan-row")
        for field in fields[:-1]:
            field.observe(lambda _: changed(), "value")

    def _word(self, condition: str) -> str:
        return say(self._lang, "panel", f"condition_{condition}")

    def fill(self, editor: EditorState, number: int) -> None:
        """Show a player."""
        entry = editor.players[number]
        board = board_of(editor.rules)
        self.name.value = str(entry.get("name", ""))
        self.policy.value = entry.get("policy", HUMAN)
        self.money.value = entry.setdefault("money", editor.rules.start_money)
        condition = editor.condition(number)
        several = [(self._word(SEVERAL), SEVERAL)] if condition == SEVERAL else []
        _choose(self.condition, [*self._conditions, *several], condition, "free")
        self.place.value = escape(place_name(board, board.index[entry["at"]], self._lang))

    def read(self, editor: EditorState, number: int) -> None:
        """Take over what is entered; a name that is empty stays as it was."""
        editor.set_condition(number, self.condition.value)
        entry = editor.players[number]
        entry["name"] = self.name.value or entry.get("name", str(number + 1))
        entry["policy"], entry["money"] = self.policy.value, self.money.value


def _choose(dropdown: Any, options: list[tuple[str, Any]], value: Any, otherwise: Any) -> None:
    """Offer options and keep the one chosen, if it is still among them."""
    if list(dropdown.options) != options:
        dropdown.options = options
    known = [key for _, key in options]
    dropdown.value = value if value in known else otherwise

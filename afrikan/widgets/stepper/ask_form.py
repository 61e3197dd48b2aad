"""The form that answers "why can't I …?" with the rule and its source."""

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as widgets

from afrikan.board.words import place_name
from afrikan.game.questions import Answer, questions, why_action, why_place
from afrikan.messages import say
from afrikan.widgets.stepper.html import hint_html
from afrikan.widgets.stepper.state import StepperState


class AskForm:
    """A list of what can be asked about, a list of places, and the answer.

    Args:
        state: the game and the words.
        handler: makes a handler of a function, as the stepper handles presses.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, state: StepperState, handler: Callable[[Callable[[], None]], Any]) -> None:
        self._state = state
        self._handler = handler
        self.answer = widgets.HTML()
        hint = widgets.HTML(hint_html(self._word("ask_hint")))
        self._row = widgets.Box().add_class("afrikan-row")
        self.box = widgets.VBox([self._row, hint, self.answer]).add_class("afrikan-form")
        self._make()

    def _make(self) -> None:
        """Offer what can be asked about under the rules in force."""
        game, lang = self._state.game, self._state.lang
        board = game.board
        deeds = [(label, kind) for kind, label in questions(game, lang)]
        places = sorted((place_name(board, board.index[city], lang), city) for city in board.cities)
        self.deed = widgets.Dropdown(options=deeds, description=self._word("ask_deed"), value=None)
        self.place = widgets.Dropdown(options=places, description=self._word("ask_place"), value=None)
        self.deed.observe(self._handler(self._deed_chosen), "value")
        self.place.observe(self._handler(self._place_chosen), "value")
        self._row.children = (self.deed, self.place)
        self._rules = game.rules
        self._dot = self.answer.value = ""

    def _word(self, key: str) -> str:
        return say(self._state.lang, "panel", key)

    def _deed_chosen(self) -> None:
        if self.deed.value is not None:
            self.place.value = None
        self.refresh()

    def _place_chosen(self) -> None:
        if self.place.value is not None:
            self.deed.value = None
        self.refresh()

    def ask_place(self, place: str) -> None:
        """Answer for a place that was pressed on the board."""
        if place in self._state.game.board.cities:
            self.place.value = place
        else:
            self._dot, self.deed.value, self.place.value = place, None, None
        self.refresh()

    def refresh(self) -> None:
        """Answer for the position as it is now."""
        game, lang = self._state.game, self._state.lang
        if self._rules != game.rules:
            self._make()
        place = self.place.value or self._dot
        if self.deed.value is not None:
            self._tell(why_action(game, self.deed.value, lang))
        elif place:
            self._tell(why_place(game, place, lang))

    def _tell(self, answer: Answer) -> None:
        self.answer.value = answer_html(answer, self._state.lang)


def answer_html(answer: Answer, lang: str) -> str:
    """Return an answer with the rule it rests on."""
    mark = "✓" if answer.allowed else "✗"
    parts = [f"<p><strong>{mark} {escape(answer.text)}</strong></p>"]
    if answer.sentence:
        source = f"{say(lang, 'history', 'source')} {answer.citation}"
        parts.append(f"<p>{escape(answer.sentence)}<br><small>{escape(source)}</small></p>")
    return f'<div class="afrikan-answer" role="status" aria-live="polite">{"".join(parts)}</div>'

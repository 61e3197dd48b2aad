"""The form for a new game: rules, players, seed."""

from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets as widgets

from afrikan.errors import AfrikanError
from afrikan.game.seats import HUMAN
from afrikan.rules import Ruleset
from afrikan.rules.presets import presets
from afrikan.star.state import SEATS
from afrikan.widgets.stepper_html import about_html, hint_html
from afrikan.widgets.stepper_state import Setup, StepperState

POLICIES = (HUMAN, "nearest", "random")
OWN = ""
"""The dropdown's value for rules that are no preset as it is."""


class SetupForm:
    """Fields for everything a new game needs, and the button that starts it.

    The ruleset code is what counts; the dropdown and the sentence below it say what the code means, and
    choosing a preset writes its code.

    Args:
        state: gives the words and the first values.
        start: called when the button is pressed.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, state: StepperState, start: Callable[[Any], None]) -> None:
        self._state = state
        word = state.word
        titles = [(in_words(preset.title, state.lang), name) for name, preset in presets().items()]
        titles.append((word("own_rules"), OWN))
        self.preset = widgets.Dropdown(options=titles, description=word("preset"))
        self.about = widgets.HTML()
        self.code = self._text("code")
        counts = list(range(2, SEATS + 1))
        self.count = widgets.Dropdown(options=counts, description=word("players"))
        self.seats = [self._seat(number) for number in range(SEATS)]
        self.seed, self.game = self._text("seed"), self._text("game")
        self.start = widgets.Button(description=word("start"), button_style="primary")
        self._rows = widgets.VBox().add_class("afrikan-seats")
        self.box = widgets.VBox(self._fields()).add_class("afrikan-form")
        self.preset.observe(self._preset_chosen, "value")
        self.code.observe(self._code_entered, "value")
        self.count.observe(self._count_chosen, "value")
        self.start.on_click(start)
        self.fill()

    def _fields(self) -> list[Any]:
        code, seed, game = (self._hint(key) for key in ("code", "seed", "game"))
        luck = [self.seed, seed, self.game, game]
        return [self.preset, self.about, self.code, code, self.count, self._rows, *luck, self.start]

    def _text(self, key: str) -> Any:
        word = self._state.word
        return widgets.Text(description=word(key), tooltip=word(f"{key}_hint"))

    def _hint(self, key: str) -> Any:
        return widgets.HTML(hint_html(self._state.word(f"{key}_hint")))

    def _seat(self, number: int) -> tuple[widgets.Text, widgets.Dropdown]:
        word = self._state.word
        name = widgets.Text(
            description=word("seat", number=number + 1), value=word("player_name", number=number + 1)
        )
        options = [(word(f"policy_{policy}"), policy) for policy in POLICIES]
        return name, widgets.Dropdown(options=options, description=word("played_by"), value="nearest")

    def fill(self) -> None:
        """Show how the game on the table was set up."""
        setup = self._state.setup
        self.code.value = setup.code
        self.count.value = max(2, len(setup.names))
        for (name, policy), named, played in zip(self.seats, setup.names, setup.policies, strict=False):
            name.value = named
            policy.value = played if played in POLICIES else HUMAN
        self.seed.value, self.game.value = setup.seed, setup.game
        self._code_entered()
        self._count_chosen()

    def read(self) -> Setup:
        """Return what is entered."""
        seats = self.seats[: self.count.value]
        return Setup(
            code=self.code.value,
            names=tuple(name.value for name, _ in seats),
            policies=tuple(policy.value for _, policy in seats),
            seed=self.seed.value,
            game=self.game.value,
        )

    def _preset_chosen(self, _: object = None) -> None:
        if self.preset.value not in (OWN, self._preset_entered()):
            self.code.value = self.preset.value
        self.about.value = about_html(self._about())

    def _code_entered(self, _: object = None) -> None:
        self.preset.value = self._preset_entered()
        self.about.value = about_html(self._about())

    def _preset_entered(self) -> str:
        """Return the preset that the code names without any change, else ``OWN``."""
        try:
            rules = Ruleset.from_code(self.code.value)
        except AfrikanError:
            return OWN
        return OWN if rules.changes else rules.name

    def _about(self) -> str:
        """Return a sentence about the rules that are chosen, or what is wrong with their code."""
        word = self._state.word
        try:
            rules = Ruleset.from_code(self.code.value)
        except AfrikanError as error:
            return word("own_wrong", error=error)
        preset = presets()[rules.name]
        if rules.changes:
            title = in_words(preset.title, self._state.lang)
            return word("own_about", title=title, changes=", ".join(rules.code.split(";")[1:]))
        return word("own_empty") if self.preset.value == OWN else in_words(preset.about, self._state.lang)

    def _count_chosen(self, _: object = None) -> None:
        rows = (widgets.Box(seat).add_class("afrikan-row") for seat in self.seats[: self.count.value])
        self._rows.children = tuple(rows)


def in_words(words: Mapping[str, str], lang: str) -> str:
    """Return a text in a language, or in English where it is not translated."""
    return words.get(lang, words["en"])

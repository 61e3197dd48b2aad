"""The form for a new game: rules, players, seed."""

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from afrikan.errors import AfrikanError
from afrikan.game.seats import HUMAN
from afrikan.messages import translated
from afrikan.rules import Ruleset
from afrikan.rules.presets import presets
from afrikan.star.state import SEATS
from afrikan.widgets.stepper.html import about_html, hint_html
from afrikan.widgets.stepper.state import Setup, StepperState

STUDIED = "closest_cairo", "closest_tangier", "capetown", "gold_coast"
POLICIES = (HUMAN, "nearest", "planner", *STUDIED, "random")
OWN = ""
"""The dropdown's value for rules that are no preset as it is."""


class SetupForm:
    """Fields for everything a new game needs, and the button that starts it.

    The ruleset code is what counts; the dropdown and the sentence below it say what the code means, and
    choosing a preset writes its code. What is typed counts once the field is left: letter by letter, the last
    ones could arrive later than a press on the button.

    Args:
        state: gives the words and the first values.
        start: called when the button is pressed.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, state: StepperState, start: Callable[[Any], None]) -> None:
        self._state = state
        word = state.word
        titles = [(translated(preset.title, state.lang), name) for name, preset in presets().items()]
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
        return widgets.Text(description=word(key), tooltip=word(f"{key}_hint"), continuous_update=False)

    def _hint(self, key: str) -> Any:
        return widgets.HTML(hint_html(self._state.word(f"{key}_hint")))

    def _seat(self, number: int) -> tuple[widgets.Text, widgets.Dropdown]:
        word = self._state.word
        name = widgets.Text(
            description=word("seat", number=number + 1),
            value=word("player_name", number=number + 1),
            continuous_update=False,
        )
        options = self._policies(*POLICIES)
        return name, widgets.Dropdown(options=options, description=word("played_by"), value="nearest")

    def _policies(self, *names: str) -> list[tuple[str, str]]:
        return [(self._state.word(f"policy_{name}"), name) for name in names]

    def fill(self) -> None:
        """Show how the game on the table was set up."""
        self._filled = self._state.branches
        setup = self._state.setup
        self.code.value = setup.code
        self.count.value = max(2, len(setup.names))
        for (name, policy), named, played in zip(self.seats, setup.names, setup.policies, strict=False):
            name.value = named
            policy.options = self._policies(*POLICIES, *({played} - set(POLICIES)))
            policy.value = played
        self.seed.value, self.game.value = setup.seed, setup.game
        self._code_entered()
        self._count_chosen()

    def refresh(self) -> None:
        """Show how the game on the table was set up, once for each game."""
        if self._filled is not self._state.branches:
            self.fill()

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
            return word("own_wrong", error=error.text(self._state.lang))
        preset = presets()[rules.name]
        if rules.changes:
            title = translated(preset.title, self._state.lang)
            return word("own_about", title=title, changes=", ".join(rules.code.split(";")[1:]))
        return word("own_empty") if self.preset.value == OWN else translated(preset.about, self._state.lang)

    def _count_chosen(self, _: object = None) -> None:
        rows = (widgets.Box(seat).add_class("afrikan-row") for seat in self.seats[: self.count.value])
        self._rows.children = tuple(rows)

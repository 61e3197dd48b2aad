"""The form for a new game: rules, players, seed."""

from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets as widgets

from afrikan.rules.presets import presets
from afrikan.widgets.stepper_html import preset_html
from afrikan.widgets.stepper_state import HUMAN, Setup, StepperState

POLICIES = (HUMAN, "nearest", "random")
MOST_SEATS = 6


class SetupForm:
    """Fields for everything a new game needs, and the button that starts it.

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
        self.preset = widgets.Dropdown(options=titles, description=word("preset"))
        self.about = widgets.HTML()
        self.code = widgets.Text(description=word("code"), tooltip=word("code_hint"))
        counts = list(range(2, MOST_SEATS + 1))
        self.count = widgets.Dropdown(options=counts, description=word("players"))
        self.seats = [self._seat(number) for number in range(MOST_SEATS)]
        self.seed = widgets.Text(description=word("seed"))
        self.game = widgets.Text(description=word("game"))
        self.start = widgets.Button(description=word("start"), button_style="primary")
        self._rows = widgets.VBox()
        self.box = widgets.VBox(
            [self.preset, self.about, self.code, self.count, self._rows, self.seed, self.game, self.start]
        )
        self.box.add_class("afrikan-form")
        self.preset.observe(self._preset_chosen, "value")
        self.count.observe(self._count_chosen, "value")
        self.start.on_click(start)
        self.fill()

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
        self.preset.value = self._state.game.rules.name
        self.count.value = max(2, len(setup.names))
        for (name, policy), named, played in zip(self.seats, setup.names, setup.policies, strict=False):
            name.value = named
            policy.value = played if played in POLICIES else HUMAN
        self.seed.value, self.game.value = setup.seed, setup.game
        self._preset_chosen()
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
        preset = presets()[self.preset.value]
        self.about.value = preset_html(in_words(preset.about, self._state.lang))
        if self.code.value.split(";")[0].strip() != preset.name:
            self.code.value = preset.name

    def _count_chosen(self, _: object = None) -> None:
        self._rows.children = tuple(widgets.HBox(seat) for seat in self.seats[: self.count.value])


def in_words(words: Mapping[str, str], lang: str) -> str:
    """Return a text in a language, or in English where it is not translated."""
    return words.get(lang, words["en"])

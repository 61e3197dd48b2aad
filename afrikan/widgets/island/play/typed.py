"""Fields to type a hex, and to enter what a real card has brought."""

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as widgets

from afrikan.widgets.island.play.choices import Outcome
from afrikan.widgets.island.play.state import TableState


class PlaceField:
    """A field for coordinates such as 17.05 or a label such as B4, where a hex is to be picked.

    Args:
        table: the game and the words.
        handler: makes a handler of a function, as the table handles presses.

    Attributes:
        box: the widget to place.
    """

    def __init__(
        self, table: TableState, handler: Callable[[Callable[[], None]], Callable[[Any], None]]
    ) -> None:
        self.text = widgets.Text(description=table.word("hex"), continuous_update=False)
        self.set = widgets.Button(description=table.word("set_down")).add_class("afrikan-set-down")
        self.set.on_click(handler(lambda: table.pick_typed(self.text.value)))
        self.box = widgets.Box([self.text, self.set]).add_class("afrikan-row").add_class("afrikan-typed-hex")

    def show(self, there: bool) -> None:
        """Show the field if a hex is to be picked."""
        self.box.layout.display = None if there else "none"
        if not there:
            self.text.value = ""


class OutcomeField:
    """A list of what chance can bring, each with its exact probability.

    Args:
        table: gives the words.
        enter: called with the action of the outcome that has come.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, table: TableState, enter: Callable[[str], None]) -> None:
        self.outcome = widgets.Dropdown(description=table.word("outcome"))
        self.enter = widgets.Button(description=table.word("enter_outcome")).add_class(
            "afrikan-enter-outcome"
        )
        self.enter.on_click(lambda _: enter(self.outcome.value))
        self.box = (
            widgets.Box([self.outcome, self.enter]).add_class("afrikan-row").add_class("afrikan-outcome")
        )

    def show(self, outcomes: Sequence[Outcome]) -> None:
        """Offer these outcomes; none hides the list."""
        listed = tuple((f"{outcome.label} · {outcome.chance}", outcome.action) for outcome in outcomes)
        if tuple(self.outcome.options) != listed:
            self.outcome.options = listed
        self.box.layout.display = None if outcomes else "none"

"""The lesson about the clues as a panel: where is the treasure?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ipywidgets as widgets

from afrikan.island.box import Box
from afrikan.island.map import IslandMap
from afrikan.session import current, spoken
from afrikan.widgets.form.page import group
from afrikan.widgets.island.clues.fields import GAME
from afrikan.widgets.island.clues.onward import next_html, plans_html
from afrikan.widgets.island.clues.shown import chart_html, facts_html, map_html, verdict_html, ways_html
from afrikan.widgets.island.clues.state import SITE, CluesState
from afrikan.widgets.island.lesson.html import section_html
from afrikan.widgets.island.lesson.panel import IslandPanel, there

RESULT = ("verdict", "map", "chart", "ways", "next")
"""What is shown with the answer, from the top."""


class IslandCluesPanel(IslandPanel[CluesState]):
    """Where is the treasure? Put in clues or let the game draw them, predict, and see the exact chances.

    Args:
        map: ``"classic"``, ``"small"``, a map, or a folder of your own.
        lang: language of the words; the session's if left out.
        seed: decides the card that the game draws; the session's if left out.
        entered: what fields hold at first. ``by`` is ``"hand"`` or ``"game"``; ``cards`` is ``"unknown"`` or
            ``"known"``; ``A1`` to ``B2`` hold what the fortress shows, such as ``"bush"``, ``"sea"``,
            ``"ruin"`` or ``"?"``; ``empty`` holds labels, as in ``"C1, D5"``; ``at`` is a hex; ``show`` is
            ``"asked"`` or ``"always"``; ``order`` is ``"likeliest"`` or ``"label"``; ``north`` is ``"up"``
            or ``"down"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or the clues do not fit together.

    >>> panel = IslandCluesPanel(map="small", A1="ruin", A2="bush")
    >>> panel.state.known.chances["B4"]
    Fraction(1, 4)
    """

    def __init__(
        self,
        map: str | Path | IslandMap | Box = "classic",
        lang: str | None = None,
        seed: int | None = None,
        **entered: Any,
    ) -> None:
        box = map if isinstance(map, Box) else Box.load(map)
        luck = current().seed if seed is None else seed
        super().__init__(CluesState(box, spoken(lang), luck, **entered))

    def _layout(self) -> tuple[Any, ...]:
        state = self.state
        self.site = widgets.Text(description=state.word("figure_site"), continuous_update=False)
        self.site.observe(lambda change: self._do(lambda: self._predicted(change["new"])), "value")
        self._filling = False
        reveal = self._button("reveal", state.reveal, primary=True)
        asked = group("afrikan-lesson-guesses", self.site, self.guesses.box)
        self._predict = self._step("predict", asked, reveal)
        parts = [self._part(name) for name in RESULT]
        worth = self._worth()
        return (
            self.fields.box, self._game(), self._part("facts"), self._predict, self._live, *parts, worth,
        )  # fmt: skip

    def _game(self) -> Any:
        """Return the buttons that open windows of the card that the game has drawn."""
        state = self.state
        self.forts = {fort: self._fort(fort) for fort in state.island.forts}
        self.look = widgets.Text(description=state.word("look_field"), continuous_update=False)
        look = self._button("look", lambda: state.open_site(self.look.value))
        card = self._button("new_card", state.new_card)
        windows = group("afrikan-lesson-row", *self.forts.values())
        self._drawn_card = self._step("game", windows, group("afrikan-lesson-row", self.look, look, card))
        return self._drawn_card

    def _fort(self, fort: str) -> Any:
        button = widgets.Button(description=self.state.word("open_fort", fort=fort)).add_class(
            "afrikan-island-fort"
        )
        button.on_click(lambda _: self._do(lambda: self.state.open_fort(fort)))
        return button

    def _worth(self) -> Any:
        compare = self._button("compare", self.state.compare)
        self._comparing = self._step("worth", compare, self._part("plans"))
        return self._comparing

    def _predicted(self, text: str) -> None:
        if not self._filling:
            self.state.predict_site(text)

    # What is shown

    def _show(self) -> None:
        state = self.state
        game = state.entered["by"] == GAME
        there(self._drawn_card, game)
        for fort, button in self.forts.items():
            button.disabled = fort in state.card.read
        self._filling = True
        self.site.value = state.texts.get(SITE, "")
        self._filling = False
        self.buttons["reveal"].description = state.word("hide" if state.revealed else "reveal")
        there(self._comparing, state.revealed)
        self._show_result()

    def _show_result(self) -> None:
        state = self.state
        shown = state.known if state.revealed else None
        guessed = tuple(state.predictions.items()), state.texts.get(SITE)
        order = state.entered["order"]
        self._draw("facts", (state.known,), lambda: section_html(state.word("facts"), facts_html(state)))
        self._drawn_if("verdict", shown, (guessed,))
        self._draw("map", (state.known, shown is None, state.turned), lambda: map_html(state))
        self._drawn_if("chart", shown, (guessed, order))
        self._drawn_if("ways", shown, (order,))
        self._drawn_if("next", shown, (state.values["at"],))
        compared = state.compared and state.revealed
        wanted = state.known, state.values["at"], compared
        self._draw("plans", wanted, lambda: plans_html(state) if compared else "")

    def _drawn_if(self, name: str, shown: object, more: tuple[object, ...]) -> None:
        """Draw a part of the answer if it is shown, else empty it."""
        make = MAKERS[name]
        self._draw(name, (shown, *more), lambda: make(self.state) if shown is not None else "")


def _next(state: CluesState) -> str:
    return section_html(state.word("next"), next_html(state))


MAKERS = {"verdict": verdict_html, "chart": chart_html, "ways": ways_html, "next": _next}

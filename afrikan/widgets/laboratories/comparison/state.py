"""What the comparison does besides what every laboratory does: it opens single games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from afrikan.errors import Phrase
from afrikan.game import Game
from afrikan.simulation import Comparison
from afrikan.widgets.form.fields import Number, Values
from afrikan.widgets.laboratories.comparison.experiment import experiment
from afrikan.widgets.laboratories.comparison.parting import Opened, on_table, opened
from afrikan.widgets.laboratories.comparison.words import said
from afrikan.widgets.laboratory.state import LaboratoryState

MOST_NUMBER = 2**62 - 1
NUMBER = Number(key="number", label=Phrase("the_game"), first=0, low=0, high=MOST_NUMBER)


class ComparisonState(LaboratoryState[Comparison]):
    """Two readings side by side, and the game that is open.

    Args:
        lang: language of the words.
        seed: decides the luck; the session's if left out.
        entered: what some of the fields hold at first.

    Attributes:
        opened: the game that is open, or ``None``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.
    """

    def __init__(self, lang: str = "en", seed: int | None = None, **entered: Any) -> None:
        super().__init__(experiment(), lang, seed, **entered)
        self.opened: Opened | None = None

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the first games that part."""
        return () if self.result is None else self.result.numbers[0]

    @property
    def meant(self) -> Values:
        """The values under which a game is opened: those of the result, else those of the fields.

        Raises:
            AfrikanError: if the fields hold something impossible.
        """
        return self.played if self.result is not None else self._asked()

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field; a game that was opened before anything was played is closed."""
        super().enter(key, value)
        if self.result is None:
            self.opened = None

    def run(self) -> Iterator[None]:
        """Play from the first game on; a game of other settings is closed."""
        if self.outdated:
            self.opened = None
        return super().run()

    def open(self, number: str) -> None:
        """Open a game by its number, whether it was played or not; an empty text closes the one that is open.

        Args:
            number: as it was typed.
        """
        with self._told():
            if not number.strip():
                self.opened = None
                return
            self.opened = opened(self.meant, NUMBER.read(number, {}), self.lang)
            key = "notice_parted" if self.opened.divergence else "notice_alike"
            self.notice = said(self.lang, key, number=str(self.opened.number))

    def on_table(self, side: str) -> Game | None:
        """Return the open game to step through under one of the rulesets, or ``None`` if none is open.

        Args:
            side: ``"A"`` or ``"B"``.
        """
        with self._told():
            if self.opened is None:
                self.notice = said(self.lang, "nothing_open")
                return None
            self.notice = said(self.lang, "on_table")
            return on_table(self.opened, side, self.lang)

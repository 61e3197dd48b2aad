"""What the choices beside a tile come to, as one table: money, turns, and whether the tile is opened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING

from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.language import decimal
from afrikan.messages import say
from afrikan.odds.answer.figures import valued
from afrikan.odds.answer.result import NO, YES, Odds
from afrikan.odds.answer.words import percent
from afrikan.quote import quoted
from afrikan.session import spoken

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ("allowed", "money", "spread", "turns", "opened", "remark")


@dataclass(frozen=True)
class Timing:
    """What one choice beside a tile comes to.

    Attributes:
        choice: ``"pay"``; ``"once"``, one attempt by the die and then away; ``"roll"``, until 4, 5 or 6
            comes; or ``"leave"``, away without opening.
        said: the key of its words.
        allowed: whether the rules let the player do so.
        reason: why not, or why not before a later turn; ``None`` if nothing stands against it.
        money: what is in the purse once nothing keeps the player beside the tile; ``None`` if not allowed.
        turns: how many of the player's turns go by beside the tile, that of the arrival apart; or ``None``.
        opened: whether the tile gets opened by then; or ``None``.
        stranded: the chance that nothing leads away then: no road, no money for a ship, no right to one.
    """

    choice: str
    said: str
    allowed: bool
    reason: Phrase | None = None
    money: Odds | None = None
    turns: Odds | None = None
    opened: Odds | None = None
    stranded: Fraction = Fraction(0)

    def remark(self, lang: str) -> str:
        """Return what stands against the choice, and whether the player may be left stranded."""
        said = [self.reason] if self.reason else []
        if self.stranded:
            said.append(Word("odds_timing", "remark_stranded", chance=percent(self.stranded)))
        return "; ".join(phrase.text(lang) for phrase in said)


@dataclass(frozen=True, repr=False)
class Timings:
    """The choices beside a tile side by side.

    Args:
        question: what is compared, in words.
        choices: what each comes to.
        label: provenance: what the numbers that went in rest on.
    """

    question: Phrase
    choices: tuple[Timing, ...]
    label: Phrase

    def __iter__(self) -> Iterator[Timing]:
        """Yield each choice."""
        return iter(self.choices)

    def __getitem__(self, choice: str) -> Timing:
        """Return one choice by its name.

        Raises:
            AfrikanError: if there is none of that name.
        """
        for timing in self.choices:
            if timing.choice == choice:
                return timing
        names = [timing.choice for timing in self.choices]
        raise AfrikanError("timing_unknown", choice=quoted(choice), hint=suggestion(choice, names))

    def to_frame(self, lang: str | None = None) -> pd.DataFrame:
        """Return the table with a row for each choice, its names in words, its numbers as numbers.

        What they rest on stands in ``attrs["label"]``.

        Args:
            lang: language of the words; the session's if left out.
        """
        import pandas as pd

        lang = spoken(lang)
        names = [say(lang, "odds_timing", f"column_{name}") for name in COLUMNS]
        rows = [self._numbers(timing, lang) for timing in self.choices]
        index = pd.Index(
            [say(lang, "odds_timing", timing.said) for timing in self.choices],
            name=say(lang, "odds_timing", "column_choice"),
        )
        frame = pd.DataFrame(rows, columns=names, index=index)
        frame.attrs["label"] = self.label.text(lang)
        return frame

    @staticmethod
    def _numbers(timing: Timing, lang: str) -> tuple[object, ...]:
        remark = timing.remark(lang)
        if timing.money is None or timing.turns is None or timing.opened is None:
            return (say(lang, "odds", NO), None, None, None, None, remark)
        money, turns, opened = timing.money, timing.turns, timing.opened
        means = float(money.mean), money.deviation, float(turns.mean)
        return (say(lang, "odds", YES), *means, float(opened.chance), remark)

    def _cells(self, timing: Timing, lang: str) -> list[str]:
        """Return the row of a choice in words."""
        remark = timing.remark(lang)
        allowed = say(lang, "odds", YES if timing.allowed else NO)
        if timing.money is None or timing.turns is None or timing.opened is None:
            return [allowed, "–", "–", "–", "–", remark]
        money, turns, opened = timing.money, timing.turns, timing.opened
        spread = decimal(money.deviation, 1, lang)
        means = valued(money.mean, lang), spread, valued(turns.mean, lang)
        return [allowed, *means, percent(opened[YES]).text(lang), remark]

    def __repr__(self) -> str:
        """Return the table as text in the session's language."""
        lang = spoken(None)
        names = [say(lang, "odds_timing", f"column_{name}") for name in COLUMNS]
        lines = [self.question.text(lang)]
        for timing in self.choices:
            cells = zip(names, self._cells(timing, lang), strict=True)
            said = "; ".join(f"{name}: {cell}" for name, cell in cells if cell)
            lines.append(f"{say(lang, 'odds_timing', timing.choice)}: {said}")
        return "\n".join([*lines, self._rests(lang)])

    def _rests(self, lang: str) -> str:
        return say(lang, "odds", "rests", label=self.label.text(lang))

    def _repr_html_(self) -> str:
        return self.html()

    def html(self, lang: str | None = None) -> str:
        """Return the table as HTML.

        Args:
            lang: language of the words; the session's if left out.
        """
        lang = spoken(lang)
        names = [say(lang, "odds_timing", f"column_{name}") for name in ("choice", *COLUMNS)]
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        body = "".join(
            f'<tr><th scope="row">{escape(say(lang, "odds_timing", timing.said))}</th>'
            f"{''.join(f'<td>{escape(cell)}</td>' for cell in self._cells(timing, lang))}</tr>"
            for timing in self.choices
        )
        caption = f"<caption>{escape(self.question.text(lang))}</caption>"
        table = f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f'<div lang="{lang}">{table}<p>{escape(self._rests(lang))}</p></div>'

"""The main differences between rulesets in words."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import isnan
from typing import TYPE_CHECKING

from afrikan.language import decimal, number
from afrikan.messages import say
from afrikan.session import current
from afrikan.simulation.estimates import Estimate
from afrikan.simulation.measures import NAMES, SHARES

if TYPE_CHECKING:
    from afrikan.simulation.comparison import Comparison

TOLD = (
    "star_wins", "horseshoe_wins", "unfinished", "drawn", "starter_wins", "rounds", "turns", "money",
    "tiles_bought", "attempts", "missed_turns",
)  # fmt: skip
"""The measures that a summary tells of, after the wins of each entrant."""


class ComparisonSummary:
    """The main differences between rulesets, to read or to show in a notebook.

    Args:
        comparison: what is summed up.
    """

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison

    def heading(self, side: int, lang: str) -> Iterator[tuple[str, str]]:
        """Yield what is compared, and in how many games the play parted."""
        compared = self.comparison
        first, other = compared.runs[0].rules, compared.runs[side].rules
        yield _word(lang, "first"), first.code
        yield _word(lang, "second"), other.code
        if first.board != other.board:
            boards = (_word(lang, f"board_{rules.board}") for rules in (first, other))
            yield _word(lang, "boards"), _word(lang, "boards_differ", **dict(zip("ab", boards, strict=True)))
        games = number(compared.games, lang)
        yield _word(lang, "games"), _word(lang, "games_of", games=games, seed=compared.runs[0].seed)
        yield _word(lang, "agree"), self._agree(compared.agree[side - 1], lang)

    def _agree(self, share: Estimate, lang: str) -> str:
        middle, low, high = (decimal(100 * figure, 1, lang) for figure in share)
        return say(lang, "summary", "share", middle=middle, low=low, high=high)

    def rows(self, side: int, lang: str) -> Iterator[tuple[str, str, str, str]]:
        """Yield each measure in words, its value under either ruleset, and the difference."""
        compared = self.comparison
        for place, policy in enumerate(compared.runs[0].policies, start=1):
            yield _word(lang, "wins", seat=place, policy=policy), *self._figures(f"wins_{place}", side, lang)
        for name in TOLD:
            unit = compared.unit(name, side)
            key = f"{name}_in_prices" if unit == "tile_price" else name
            yield _word(lang, key), *self._figures(name, side, lang)

    def _figures(self, name: str, side: int, lang: str) -> tuple[str, str, str]:
        pair, found = self.comparison.pair(name, side), self.comparison.difference(name, side)
        share = NAMES[name] in SHARES
        scale, sign = (100, " %") if share else (1, "")
        a, b = (f"{decimal(float(total / pair.games) * scale, 1, lang)}{sign}" for total in (pair.a, pair.b))
        if isnan(found.low):
            return (
                a,
                b,
                _word(lang, "never" if not found.value else "always", value=_signed(found.value, lang)),
            )
        ends = (_signed(figure * scale, lang) for figure in found)
        key = "points" if share else "change"
        return a, b, _word(lang, key, **dict(zip(("value", "low", "high"), ends, strict=True)))

    def __repr__(self) -> str:
        """Return the figures as aligned lines."""
        lang, blocks = current().language, []
        for side in range(1, len(self.comparison.runs)):
            lines = list(self.heading(side, lang))
            lines += [(name, f"{a} → {b};  {change}") for name, a, b, change in self.rows(side, lang)]
            width = max(len(name) for name, _ in lines)
            blocks.append("\n".join(f"{name:<{width}}  {value}" for name, value in lines))
        return "\n\n".join(blocks)

    def _repr_html_(self) -> str:
        lang = current().language
        return "".join(self._table(side, lang) for side in range(1, len(self.comparison.runs)))

    def _table(self, side: int, lang: str) -> str:
        said = "; ".join(f"{name}: {value}" for name, value in self.heading(side, lang))
        titles = "".join(
            f'<th scope="col">{escape(_word(lang, key))}</th>'
            for key in ("measure", "column_a", "column_b", "difference")
        )
        cells = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
            + "".join(f"<td>{escape(value)}</td>" for value in values)
            + "</tr>"
            for name, *values in self.rows(side, lang)
        )
        percent = decimal(100 * self.comparison.confidence, 0, lang)
        caption = f"{_word(lang, 'caption', percent=percent)} {said}"
        return f"<table><caption>{escape(caption)}</caption><tr>{titles}</tr>{cells}</table>"


def _word(lang: str, key: str, **values: object) -> str:
    return say(lang, "comparison", key, **values)


def _signed(value: float, lang: str) -> str:
    text = decimal(value, 2, lang)
    return text if text.startswith("−") else f"+{text}"

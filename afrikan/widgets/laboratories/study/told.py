"""What the games of a study, played again, tell in sentences, and whether names could have been exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Any

from afrikan.errors import Word
from afrikan.language import decimal
from afrikan.messages import translated
from afrikan.studies import Reproduction
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.laboratories.html import p_said, p_text, table_html
from afrikan.widgets.laboratories.study.figures import found
from afrikan.widgets.laboratories.study.words import level, said, word
from afrikan.widgets.laboratory.players import policy_word

FEW = 2_000
"""With fewer games than this agreement is said to tell little."""


def finding(done: Reproduction, values: Values) -> Word:
    """Return in one sentence what was found."""
    every = found(done, values)
    agree = sum(row.verdict != "differs" for row in every)
    return word("finding", agree=agree, count=len(every))


def told_html(done: Reproduction, values: Values, lang: str) -> str:
    """Return the findings as sentences.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    if not found(done, values):
        return ""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(done, values, lang))
    return f"{heading_html(said(lang, 'told_head'))}<ul>{items}</ul>"


def sentences(done: Reproduction, values: Values, lang: str) -> Iterator[str]:
    """Yield what agrees, what does not, what could explain it, and what is assumed."""
    every = found(done, values)
    agree = [row.name(lang) for row in every if row.verdict != "differs"]
    apart = [row for row in every if row.verdict == "differs"]
    if agree:
        listed = "; ".join(agree)
        yield said(lang, "told_agree", figures=listed, count=len(every), percent=values["confidence"])
    for row in apart:
        sides = (f"{row.told(side, lang)} {row.interval(side, lang)}" for side in (row.published, row.ours))
        published, ours = sides
        yield said(
            lang, "told_apart", figure=row.name(lang), published=published, ours=ours,
            difference=row.apart(lang),
        )  # fmt: skip
    if not apart:
        yield said(lang, "told_none")
    if done.games < FEW:
        yield said(lang, "told_few")
    yield from _exchange(done, values, lang)
    for variant, words in done.study.assumed.items():
        if done.counts[variant].games:
            yield said(lang, "told_assumed", words=translated(words, lang))


def _exchange(done: Reproduction, values: Values, lang: str) -> Iterator[str]:
    """Yield the exchange of names that fits, if the names as they stand do not, and what to think of it."""
    first, *others = exchanges(done)
    best = min(others, key=lambda row: row["chi_square"])
    error = 1 - level(values)
    if first["p_holm"] < error <= best["p_holm"]:
        yield said(
            lang, "told_exchange", one=policy_word(best["policy"]), other=policy_word(best["other"]),
            was=decimal(first["chi_square"], 1, lang), p_was=p_said(first["p"], lang),
            now=decimal(best["chi_square"], 1, lang), p_now=p_said(best["p"], lang),
        )  # fmt: skip
        yield said(lang, "told_hypothesis", count=len(others))


@lru_cache(maxsize=2)
def exchanges(done: Reproduction) -> tuple[dict[Any, Any], ...]:
    """Return the rows of ``Reproduction.exchanges``."""
    return tuple(done.exchanges().to_dict("records"))


def exchange_html(done: Reproduction, values: Values, lang: str) -> str:
    """Return how well the shares of wins fit with the names as they stand and with two of them exchanged.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    if not found(done, values):
        return ""
    rows = [
        (
            _names(row, lang),
            decimal(row["chi_square"], 1, lang),
            p_text(row["p"], lang),
            p_text(row["p_holm"], lang),
        )
        for row in exchanges(done)
    ]
    heads = [said(lang, key) for key in ("exchange", "chi_square", "p", "p_all")]
    caption = said(lang, "exchange_caption")
    return heading_html(said(lang, "exchange_head")) + table_html(caption, heads, rows)


def _names(row: dict[Any, Any], lang: str) -> str:
    if not row["policy"]:
        return said(lang, "exchange_none")
    return said(lang, "exchange_of", one=policy_word(row["policy"]), other=policy_word(row["other"]))

"""A study's games with one rule at a time read otherwise, as an experiment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape
from operator import itemgetter
from statistics import NormalDist
from typing import Any

from afrikan.draw.points import Point, Points, Row, points_svg
from afrikan.errors import Phrase, Word
from afrikan.language import decimal
from afrikan.messages import translated
from afrikan.rules import Ruleset, catalogue
from afrikan.simulation.apart import difference_of_apart
from afrikan.studies import Sensitivity, changes, sensitivity_blocks, study
from afrikan.widgets.form.fields import Choice, Options, Values
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.laboratories.comparison.words import reading_words, signed
from afrikan.widgets.laboratories.html import code_html, ends, p_text, percent, places_of, table_html
from afrikan.widgets.laboratories.study.words import StudyTitle, confidence_field, level
from afrikan.widgets.laboratory.engine import GAMES, fast
from afrikan.widgets.laboratory.experiment import SEED, Experiment, Section

EVERY = "every"
"""The choice of all rules, one at a time."""

COLUMNS = ("change", "rounds", "more_rounds", "horseshoe_wins", "p_all", "verdict")
MOVED = 0.2
"""A change that surely moves the length, and by so many rounds, is named."""

FAR = 2.0
"""A change that moves the length by more rounds is told in words, so that the others can be told apart."""


class Question(Phrase):
    """The question that an option answers."""

    __slots__ = ("option",)

    def __init__(self, option: str) -> None:
        super().__init__("option")
        self.option = option

    def text(self, lang: str) -> str:
        """Return it with the option's name."""
        return f"{translated(catalogue()[self.option].question, lang)} ({self.option})"


def word(key: str, **values: object) -> Word:
    """Return words of the panel's own section."""
    return Word("study_rules", key, **values)


def said(lang: str, key: str, **values: object) -> str:
    """Return such words as text in a language."""
    return word(key, **values).text(lang)


def rules_experiment() -> Experiment[Sensitivity]:
    """Return a study's games with one rule at a time read otherwise."""
    found = changes(Ruleset.preset(study().ruleset))
    options: Options = {EVERY: word("every")} | {change.option: Question(change.option) for change in found}
    return Experiment(
        title=word("title"),
        fields=(
            Choice(key="option", label=word("option"), first=EVERY, options=options),
            confidence_field(),
        ),
        asked=asked,
        blocks=played,
        sections=(
            Section("told", told_html),
            Section("chart", chart_html),
            Section("table", table),
            Section("code", lambda done, values, lang: code_html(lang, code(values))),
        ),
        finding=finding,
        wanted=lambda values: values[GAMES] * len(_chosen(values)),
        compiled=lambda values: fast({GAMES: values[GAMES] * len(_chosen(values))}),
        games=2_000,
        few=5,
        games_label=word("games"),
    )  # fmt: skip


def _chosen(values: Values) -> list[str]:
    every = (change.option for change in changes(Ruleset.preset(study().ruleset)))
    return [option for option in every if values["option"] in (EVERY, option)]


def asked(values: Values) -> Word:
    """Return what is played, in words."""
    return word("asked", study=StudyTitle(study()), seed=str(values[SEED]))


def played(values: Values, so_far: Sensitivity | None) -> Iterator[Sensitivity]:
    """Play the games with each change, on from those that there are."""
    options = None if values["option"] == EVERY else [values["option"]]
    return sensitivity_blocks(games=values[GAMES], seed=values[SEED], options=options, so_far=so_far)


@lru_cache(maxsize=2)
def rows(done: Sensitivity, confidence: float) -> tuple[dict[Any, Any], ...]:
    """Return the rows of ``Sensitivity.table``, the study's own rules first."""
    return tuple(done.table(confidence).to_dict("records"))


def finding(done: Sensitivity, values: Values) -> Word:
    """Return in one sentence what was found."""
    _, *others = rows(done, level(values))
    return word("finding", excluded=sum(row["excluded"] for row in others), count=len(others))


def named(row: dict[Any, Any], lang: str) -> str:
    """Return the short name of a change, or that it is none."""
    return f"{row['option']}={row['value']}" if row["option"] else said(lang, "own_rules")


def told_html(done: Sensitivity, values: Values, lang: str) -> str:
    """Return in sentences which changes are ruled out.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    items = "".join(f"<li>{escape(text)}</li>" for text in _sentences(done, values, lang))
    return f"{heading_html(said(lang, 'told_head'))}<ul>{items}</ul>"


def _sentences(done: Sensitivity, values: Values, lang: str) -> Iterator[str]:
    own, *others = rows(done, level(values))
    published = next(iter(done.study.horseshoe_wins.values()))
    yield said(
        lang, "told_own", rounds=_rounds(own, lang), horseshoe_wins=_horseshoes(own, lang),
        published_rounds=decimal(done.study.mean, 2, lang), published_horseshoes=percent(published, lang, 2),
    )  # fmt: skip
    out = [row for row in others if row["excluded"]]
    yield (
        said(lang, "told_excluded", percent=values["confidence"], changes=_listed(out, lang))
        if out
        else said(lang, "told_excluded_none")
    )
    left = [row for row in others if not row["excluded"]]
    moved = [row for row in left if _moves(row)]
    if moved:
        yield said(lang, "told_left", changes=_listed(moved, lang))
    alike = [row for row in left if _alike(row)]
    if alike:
        yield said(lang, "told_alike", changes=_listed(alike, lang))
    yield said(lang, "told_careful")


def _listed(some: Iterable[dict[Any, Any]], lang: str) -> str:
    return "; ".join(named(row, lang) for row in some)


def _moves(row: dict[Any, Any]) -> bool:
    sure: bool = row["more_rounds_low"] > 0 or row["more_rounds_high"] < 0
    return sure and abs(row["more_rounds"]) >= MOVED


def _alike(row: dict[Any, Any]) -> bool:
    moved: float = max(abs(row["more_rounds"]), abs(row["more_horseshoe_wins"]))
    return moved == 0


def _rounds(row: dict[Any, Any], lang: str) -> str:
    low, high = row["rounds_low"], row["rounds_high"]
    places = max(1, places_of(low, high))
    return f"{decimal(row['rounds'], places, lang)} {ends(low, high, 1, places, lang)}"


def _horseshoes(row: dict[Any, Any], lang: str) -> str:
    low, high = row["horseshoe_wins_low"], row["horseshoe_wins_high"]
    return f"{percent(row['horseshoe_wins'], lang)} {ends(low, high, 100, 1, lang)}"


def _more_rounds(row: dict[Any, Any], lang: str) -> str:
    return _apart(row["more_rounds"], row["more_rounds_low"], row["more_rounds_high"], lang)


def _apart(value: float, low: float, high: float, lang: str) -> str:
    places = places_of(low, high)
    return f"{signed(value, places, lang)} {ends(low, high, 1, places, lang, sign=True)}".strip()


def chart_html(done: Sensitivity, values: Values, lang: str) -> str:
    """Return by how much each change alone moves the length, beside where the published length lies.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    own, *others = rows(done, level(values))
    moving = sorted((row for row in others if row["more_rounds"]), key=itemgetter("more_rounds"))
    near = [_row(row, lang) for row in moving if abs(row["more_rounds"]) <= FAR]
    drawn = [_published(done, own, values, lang), *near]
    keys = [("other", said(lang, "key_published")), ("ours", said(lang, "key_change"))]
    described = "; ".join(f"{row.label}: {row.said}" for row in drawn)
    picture = points_svg(
        Points(
            said(lang, "chart_title", percent=values["confidence"]), drawn, said(lang, "chart_axis"),
            keys, at=0.0, described=described, lang=lang,
        )
    )  # fmt: skip
    return f"<figure>{picture}</figure>{_beyond(moving, lang)}"


def _row(row: dict[Any, Any], lang: str) -> Row:
    text = _more_rounds(row, lang) + (" ✗" if row["excluded"] else "")
    point = Point(row["more_rounds"], row["more_rounds_low"], row["more_rounds_high"])
    return Row(named(row, lang).replace("=", " = "), (point,), text)


def _published(done: Sensitivity, own: dict[Any, Any], values: Values, lang: str) -> Row:
    """Return by how much the published length exceeds ours under the study's own rules."""
    z = NormalDist().inv_cdf(0.5 + level(values) / 2)
    errors = (own["rounds_high"] - own["rounds"]) / z, done.study.deviation / done.study.games**0.5
    found = difference_of_apart(own["rounds"], errors[0], done.study.mean, errors[1], level(values))
    text = _apart(*found, lang)
    return Row(said(lang, "published_row"), (Point(found.value, found.low, found.high, "other"),), text)


def _beyond(moving: list[dict[Any, Any]], lang: str) -> str:
    far = [row for row in moving if abs(row["more_rounds"]) > FAR]
    if not far:
        return ""
    listed = "; ".join(f"{named(row, lang)} {_more_rounds(row, lang)}" for row in far)
    return f"<p>{escape(said(lang, 'beyond', changes=listed))}</p>"


def table(done: Sensitivity, values: Values, lang: str) -> str:
    """Return all changes as a table, in words.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    some = (row for row in rows(done, level(values)) if not row["option"] or not _alike(row))
    ordered = sorted(some, key=itemgetter("rounds"))
    cells = [
        (
            _reading(row, lang),
            _rounds(row, lang),
            _more_rounds(row, lang) if row["option"] else "–",
            _horseshoes(row, lang),
            p_text(row["p_holm"], lang),
            said(lang, "excluded" if row["excluded"] else "left"),
        )
        for row in ordered
    ]
    caption = said(lang, "table_caption", percent=values["confidence"])
    heads = [said(lang, key) for key in COLUMNS]
    return table_html(caption, heads, cells, [not row["option"] for row in ordered])


def _reading(row: dict[Any, Any], lang: str) -> str:
    if not row["option"]:
        return said(lang, "own_rules")
    return f"{row['option']}={reading_words(row['option'], row['value'], lang)}"


def code(values: Values) -> str:
    """Return the lines of code that play the same games."""
    options = "" if values["option"] == EVERY else f", options=[{values['option']!r}]"
    return (
        f"changed = af.studies.sensitivity(games={values[GAMES]}, seed={values[SEED]}{options}, "
        "progress=True)\nchanged.table()\n"
    )

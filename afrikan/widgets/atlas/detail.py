"""What is known of one reading: what it says, what it changes, whether it came up, and a game that parts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from afrikan.language import number
from afrikan.rule_atlas.batch import Made
from afrikan.rule_atlas.effects import Effect
from afrikan.rule_atlas.rows import REFUSED, TESTED, Row
from afrikan.rules import Ruleset
from afrikan.rules.validate import shown
from afrikan.simulation.divergence import Divergence
from afrikan.widgets.atlas.figures import (
    change_text,
    code,
    interval_text,
    measure_word,
    others,
    rate_text,
    said,
    value_text,
    verdict_text,
)
from afrikan.widgets.atlas.state import AtlasState
from afrikan.widgets.form.html import heading_html, wide_html
from afrikan.widgets.laboratories.comparison.parting_html import boards_html, paragraphs, reading_html
from afrikan.widgets.laboratories.comparison.words import title

COLUMNS = ("measure", "before", "after", "size", "alone", "together", "verdict")


def detail_html(state: AtlasState) -> str:
    """Return what is known of the row that is open; nothing if none is."""
    row, lang = state.opened, state.lang
    if row is None:
        return ""
    base = Ruleset.from_code(row.baseline or row.base)
    parts = [heading_html(code(row)), reading_html(row.option, (base.values[row.option], row.value), lang)]
    parts.append(paragraphs(_notes(row, state.atlas.made, lang)))
    if row.effects:
        parts.append(_effects(row, lang))
    parts.append(_explained(base, row, lang))
    return "".join(parts) + _parted(row, state.parted, lang)


def _notes(row: Row, made: Made, lang: str) -> Iterator[str]:
    """Yield what is to be known of the row before its figures."""
    if row.status == REFUSED:
        yield said(lang, "refused_note")
        return
    baseline = title(Ruleset.from_code(row.baseline), lang)
    yield said(lang, "compared_with", baseline=baseline, games=row.games, seed=str(made.seed))
    if row.others:
        alike = row.baseline != row.base
        yield said(lang, "others_alike" if alike else "others_added", others=others(row))
    if row.scaled is not None:
        yield said(lang, "scaled_note", value=shown(row.scaled))
    seen, rates = row.sighting, (rate_text(rate, lang) for rate in (row.offered, row.used))
    yield said(
        lang, "seen", watched=row.watched, **dict(zip(("offered", "used"), rates, strict=True)),
        met_in=seen.games_met, used_in=seen.games_used,
    )  # fmt: skip
    yield said(lang, "went_on", parted=row.parted, games=row.games)
    if row.status != TESTED:
        yield said(lang, f"told_{row.status}")


def _effects(row: Row, lang: str) -> str:
    """Return every measure of a row as a table."""
    heads = "".join(f'<th scope="col">{escape(said(lang, f"head_{name}"))}</th>' for name in COLUMNS)
    body = "".join(_line(row, effect, lang) for effect in row.effects.values())
    caption = said(lang, "effects_caption", reading=code(row), games=number(row.games, lang))
    table = (
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )
    return wide_html(table, caption)


def _line(row: Row, effect: Effect, lang: str) -> str:
    name = escape(measure_word(effect.measure).text(lang))
    texts = (
        value_text(effect.before, effect, lang), value_text(effect.after, effect, lang),
        change_text(effect, lang), interval_text(effect, lang, together=False), interval_text(effect, lang),
        verdict_text(row, effect.measure, lang),
    )  # fmt: skip
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{escape(text)}</td>" for text in texts)}</tr>'


def _explained(base: Ruleset, row: Row, lang: str) -> str:
    """Return all that the catalogue says of the option."""
    text = escape(base.explain(row.option, lang))
    summary = escape(said(lang, "explained", option=row.option))
    return f'<details><summary>{summary}</summary><div class="afrikan-atlas-explained">{text}</div></details>'


def _parted(row: Row, parted: Divergence | None, lang: str) -> str:
    """Return the first game that parts, and how to open it in code."""
    if not row.games:
        return ""
    heading = heading_html(said(lang, "parting_head"))
    if parted is None:
        return f"{heading}<p>{escape(said(lang, 'none_parts', games=row.games))}</p>"
    told = paragraphs((*parted.told(lang), *parted.behind(lang)) if not parted.options else parted.told(lang))
    return f"{heading}{told}{boards_html(parted, lang)}{_in_code(row, parted)}"


def _in_code(row: Row, parted: Divergence) -> str:
    """Return the lines of code that open the same game."""
    lines = (
        "import afrikan as af",
        f'a = af.Ruleset.from_code("{row.baseline}")',
        f'b = af.Ruleset.from_code("{row.changed.code}")',
        f'both = af.compare(a, b, policies=["{row.policy}"] * {len(parted.first.names)}, '
        f"games={parted.number + 1}, seed={parted.first.seed}, rounds={parted.first.rounds})",
        f"both.divergence({parted.number})",
    )
    return f"<pre>{escape(chr(10).join(lines))}</pre>"

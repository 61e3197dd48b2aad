"""What follows from the clues on the page: chart, map, and the table in which ways are counted."""

from __future__ import annotations

from collections import Counter
from html import escape
from math import comb

from afrikan.draw.chart import Bar, Chart
from afrikan.draw.chart_svg import chart_svg
from afrikan.draw.island import island_svg
from afrikan.draw.island.told import ground_word
from afrikan.island.beliefs.treasure import KNOWN
from afrikan.island.model import FORT_LABELS
from afrikan.island.words import BLANK, SITES
from afrikan.odds.answer.figures import chance_said
from afrikan.widgets.form.html import hint_html
from afrikan.widgets.island.clues.fields import LIKELIEST
from afrikan.widgets.island.clues.state import SITE, CluesState
from afrikan.widgets.island.lesson.html import figure_html, paragraphs_html, rests_on, verdicts_html
from afrikan.widgets.laboratories.html import folded_html, table_html


def listed(state: CluesState) -> list[str]:
    """Return the treasure hexes as they are listed: the possible ones by their chance, or all by label."""
    weights = state.known.weights
    if state.entered["order"] == LIKELIEST:
        return sorted(state.known.candidates, key=lambda site: -weights[site])
    return list(weights)


def chart_html(state: CluesState) -> str:
    """Return the chances as bars, with the prediction of the largest one."""
    lang, chances = state.lang, state.known.chances
    noted = state.predictions.get("chance")
    guess = float(noted.value) if noted else None
    guessed = state.texts.get(SITE, "").strip().upper() or state.known.likeliest
    bars = [
        Bar(
            f"{site}, {ground_word(state.island.grounds[state.island.sites[site]], lang)}",
            float(chances[site]),
            chance_said(chances[site], lang),
            guess=guess if site == guessed else None,
            marked=site in state.likeliest and len(state.likeliest) < len(state.known.candidates),
        )
        for site in listed(state)
    ]
    described = ", ".join(f"{bar.label}: {bar.said}" for bar in bars if bar.value)
    chart = Chart(state.word("chart"), bars, axis=state.word("chart_axis"), described=described, lang=lang)
    return figure_html(chart_svg(chart), rests_on(state.island, lang))


def map_html(state: CluesState) -> str:
    """Return the map with the fortresses that were read outlined, and the chances once they are shown."""
    island, lang = state.island, state.lang
    chances = state.known.chances if state.revealed else {}
    values = {island.sites[site]: chance for site, chance in chances.items() if chance}
    read = [island.forts[fort] for fort in state.known.clues]
    picture = island_svg(
        island, lang, turned=state.turned, values=values or None, numbers=True, outlined=read
    )
    caption = state.word("map_caption" if state.revealed else "map_caption_hidden")
    return figure_html(picture, f"{caption} {rests_on(island, lang)}")


def verdict_html(state: CluesState) -> str:
    """Return what became of the predictions."""
    return paragraphs_html([state.site_verdict]) + verdicts_html(state)


def facts_html(state: CluesState) -> str:
    """Return what is known for sure as a list."""
    items = "".join(f"<li>{escape(fact)}</li>" for fact in state.facts)
    return f"<ol>{items}</ol>" if items else hint_html(state.word("no_facts"))


def ways_html(state: CluesState) -> str:
    """Return the table in which the ways are counted, folded away where it is long."""
    known = state.known.cards == KNOWN
    keys = ("site", "card", *(() if known else ("product",)), "ways", "chance")
    heads = [state.word(f"column_{key}") for key in keys]
    rows = [_row(state, site, known) for site in listed(state)]
    total = sum(state.known.weights.values())
    said = paragraphs_html(
        [
            state.word("ways_known" if known else "ways_unknown"),
            state.word("ways_total", total=total),
            rests_on(state.island, state.lang),
        ]
    )
    return folded_html(state.word("ways"), said + table_html(state.word("ways"), heads, rows))


def _row(state: CluesState, site: str, known: bool) -> list[str]:
    weight, chance = state.known.weights[site], state.known.chances[site]
    product = () if known else (_product(state, site),)
    held = _card_in_order(state, site) if known else _card(state, site)
    return [site, held, *product, str(weight), chance_said(chance, state.lang)]


def _card(state: CluesState, site: str) -> str:
    """Return what the card of a treasure hex shows in some order, the kind first, the rest by number."""
    counts = Counter(clue.ground for clue in state.island.clues[site])
    ranked = sorted(counts.items(), key=lambda pair: (pair[0] not in SITES, -pair[1], pair[0]))
    return ", ".join(
        f"{count} × {clue_text(ground, state.lang)}" if count > 1 else clue_text(ground, state.lang)
        for ground, count in ranked
    )


def _card_in_order(state: CluesState, site: str) -> str:
    """Return what the printed card of a treasure hex shows in each fortress."""
    card = zip(FORT_LABELS, state.island.clues[site], strict=True)
    return ", ".join(f"{fort} {clue_text(clue.ground, state.lang)}" for fort, clue in card)


def clue_text(ground: int, lang: str) -> str:
    """Return what a window shows, in a word or as the question mark that is printed."""
    return "?" if ground == BLANK else ground_word(ground, lang)


def _product(state: CluesState, site: str) -> str:
    """Return the ways in which a card shows what was read, as a product of binomial coefficients."""
    held = Counter(clue.ground for clue in state.island.clues[site])
    seen = Counter(clue.ground for clue in state.known.clues.values())
    factors = [f"C({held[ground]}, {count})" for ground, count in seen.items()]
    numbers = [str(comb(held[ground], count)) for ground, count in seen.items()]
    if not factors:
        return state.word("no_product")
    if len(factors) == 1:
        return factors[0]
    return f"{' · '.join(factors)} = {' · '.join(numbers)}"

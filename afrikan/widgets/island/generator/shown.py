"""An island that was made on the page: its map, its windows, how hard it is, and all islands side by side."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from afrikan.draw.chart import Bar, Chart
from afrikan.draw.chart_svg import chart_svg
from afrikan.draw.island import island_svg
from afrikan.island.generator.faults import Fault
from afrikan.island.generator.windows import ALL_SITES, FIRST_DAY, LARGE, THIRD_DAY
from afrikan.island.model import FORT_LABELS
from afrikan.language import decimal
from afrikan.odds.answer.figures import chance_said, valued
from afrikan.odds.answer.report import html as odds_html
from afrikan.odds.answer.words import percent
from afrikan.widgets.island.generator.made import Made
from afrikan.widgets.island.generator.state import FORTS, GeneratorState
from afrikan.widgets.island.lesson.html import figure_html, paragraphs_html, rests_on
from afrikan.widgets.laboratories.html import code_html, table_html

NONE = "–"


def map_html(state: GeneratorState, one: Made) -> str:
    """Return the map, with the hardest starts marked if asked for."""
    island = one.island
    marked = [island.number(name) for name, _ in one.hardest] if state.marked else []
    picture = island_svg(island, state.lang, turned=state.turned, outlined=marked)
    starts = ", ".join(f"{name} ({steps})" for name, steps in one.hardest)
    told = state.word("hardest_starts", starts=starts) if state.marked else ""
    return figure_html(picture, rests_on(island, state.lang)) + paragraphs_html([told])


def windows_html(state: GeneratorState, one: Made) -> str:
    """Return the figures of the windows, what is wanted, and whether it is met."""
    rows = list(_windows(state, one))
    heads = [state.word(f"column_{key}") for key in ("figure", "value", "wanted", "met_or_not")]
    said = [state.word("windows_walkers"), rests_on(one.island, state.lang)]
    return table_html(state.word("windows_table"), heads, rows) + paragraphs_html(said)


def _windows(state: GeneratorState, one: Made) -> Iterator[list[str]]:
    figures, lang = one.windows, state.lang
    low, high = (decimal(float(bound), 2, lang) for bound in figures.wanted_candidates)
    first, third = (percent(share).text(lang) for share in (FIRST_DAY, THIRD_DAY))
    asked = figures.many_sites, figures.large
    yield _window(state, "identified", chance_said(figures.identified, lang), state.word("all_of_them"),
                  Fault.SIGNATURES, one)  # fmt: skip
    yield _window(state, "candidates", valued(figures.candidates, lang), f"{low} – {high}",
                  Fault.CANDIDATES if asked[0] else None, one)  # fmt: skip
    wanted = {0: (f"< {first}", Fault.FIRST_DAY), 2: (f"> {third}", Fault.THIRD_DAY)}
    for day, share in enumerate(figures.located):
        said = percent(share).text(lang)
        bound, fault = wanted.get(day, (NONE, None))
        row = _window(state, f"day_{day + 1}", said, bound, fault if asked[1] else None, one)
        yield row if day in wanted else [*row[:3], NONE]


def _window(
    state: GeneratorState, key: str, value: str, wanted: str, fault: Fault | None, one: Made
) -> list[str]:
    """Return a row: the figure, its value, what is wanted, whether it is met; no fault, nothing wanted."""
    if fault is None:
        size = state.word("not_demanded", hexes=LARGE, sites=ALL_SITES)
        return [state.word(f"window_{key}"), value, wanted, size]
    met = state.word("window_missed" if fault in one.windows.faults else "window_met")
    return [state.word(f"window_{key}"), value, wanted, met]


def patches_html(state: GeneratorState, one: Made) -> str:
    """Return how often neighbours are alike, beside what chance alone would give."""
    said = state.word(
        "patches",
        share=chance_said(one.alike, state.lang),
        chance=percent(one.by_chance).text(state.lang),
        smoothing=one.recipe.smoothing,
    )
    return paragraphs_html([said])


def clues_html(state: GeneratorState, one: Made) -> str:
    """Return what is known after 1 to 8 fortresses: the best guess as a chart, both figures as a table."""
    lang = state.lang
    bars = [
        Bar(str(forts), float(known.guess), percent(known.guess).text(lang), at=forts)
        for forts, known in enumerate(one.candidates, start=1)
    ]
    told = ", ".join(f"{bar.label}: {bar.said}" for bar in bars)
    chart = Chart(
        state.word("clues_chart"), bars, unit=state.word("column_forts"), axis=state.word("column_guess"),
        described=told, lang=lang,
    )  # fmt: skip
    rows = [
        [str(forts), valued(known.mean, lang), chance_said(known.guess, lang)]
        for forts, known in enumerate(one.candidates, start=1)
    ]
    heads = [state.word(f"column_{key}") for key in ("forts", "mean", "guess")]
    marked = [forts == FORTS for forts in range(1, len(FORT_LABELS) + 1)]
    table = table_html(state.word("clues_table"), heads, rows, marked)
    return figure_html(chart_svg(chart), rests_on(one.island, lang)) + table


def steps_html(state: GeneratorState, one: Made) -> str:
    """Return how many steps the informed locator needs: bars, table, derivation, and what it rests on."""
    noted = state.predictions.get("steps")
    return odds_html(one.steps, lang=state.lang, prediction=noted.value if noted else None)


def compared_html(state: GeneratorState) -> str:
    """Return all islands made so far, a row for each."""
    lang = state.lang
    rows = [
        [
            str(place),
            str(one.recipe.seed),
            str(one.recipe.hexes),
            str(one.recipe.smoothing),
            percent(one.alike).text(lang),
            decimal(float(one.candidates[FORTS - 1].mean), 2, lang),
            decimal(float(one.steps.mean), 2, lang),
            percent(one.windows.located[0]).text(lang),
            str(len(one.windows.faults)),
        ]
        for place, one in enumerate(state.islands, start=1)
    ]
    keys = ("island", "seed", "hexes", "smoothing", "alike", "left", "steps", "day", "faults")
    heads = [state.word(f"column_{key}", forts=FORTS) for key in keys]
    rests = [rests_on(state.islands[-1].island, lang)] if state.islands else []
    return table_html(state.word("compared"), heads, rows) + paragraphs_html(rests)


def code_of_island(state: GeneratorState, one: Made) -> str:
    """Return the lines of code that make the island, save it, and play on it."""
    recipe = one.recipe
    numbers = f"seed={recipe.seed}, hexes={recipe.hexes}, smoothing={recipe.smoothing}, "
    lines = (
        "from afrikan import island",
        f"recipe = island.Recipe({numbers}shares={recipe.shares}, sites={recipe.sites})",
        f"own = island.generate(recipe{'' if one.enforced else ', enforce=False'})",
        'own.save("my_island")  # hexes.csv, clues.csv',
        'af.Game("island", map=own)',
    )
    return code_html(state.lang, "\n".join(lines))


def download_html(state: GeneratorState) -> str:
    """Return the link under which the browser stores the maps for paper; nothing before they are made."""
    if not state.pdf or state.last is None:
        return ""
    file = f"{state.last.island.name}.pdf"
    data = b64encode(state.pdf).decode("ascii")
    return (
        f'<a class="afrikan-island-download" download="{escape(file)}" '
        f'href="data:application/pdf;base64,{data}">↓ {escape(file)}</a>'
    )

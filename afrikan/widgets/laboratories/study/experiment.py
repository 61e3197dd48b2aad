"""A study's games played again as an experiment: its fields, its games, and the sections of its result."""

from __future__ import annotations

from collections.abc import Iterator

from afrikan.errors import Word
from afrikan.studies import Reproduction, blocks, study
from afrikan.widgets.form.fields import Choice, Values
from afrikan.widgets.laboratories.html import code_html
from afrikan.widgets.laboratories.study.figures import charts_html, table
from afrikan.widgets.laboratories.study.stars import MEASURES, stars_html
from afrikan.widgets.laboratories.study.told import exchange_html, finding, told_html
from afrikan.widgets.laboratories.study.words import (
    WINS,
    StudyTitle,
    confidence_field,
    measure_word,
    word,
)
from afrikan.widgets.laboratory.engine import GAMES, fast
from afrikan.widgets.laboratory.experiment import SEED, Experiment, Section

SECTIONS: tuple[Section[Reproduction], ...] = (
    Section("told", told_html),
    Section("charts", charts_html),
    Section("table", table),
    Section("exchange", exchange_html),
    Section("stars", stars_html),
    Section("code", lambda done, values, lang: code_html(lang, code(values))),
)


def experiment() -> Experiment[Reproduction]:
    """Return a study's games played again."""
    found = study()
    measures = (*MEASURES, *(f"{WINS}{policy}" for policy in found.policies))
    return Experiment(
        title=word("title"),
        fields=(
            confidence_field(),
            Choice(
                key="view", label=word("view"), first="rounds", view=True,
                options={measure: measure_word(measure) for measure in measures},
            ),
        ),
        asked=asked,
        blocks=played,
        sections=SECTIONS,
        finding=finding,
        wanted=lambda values: values[GAMES] * len(found.variants),
        games=found.games,
        few=100,
        games_label=word("games"),
    )  # fmt: skip


def asked(values: Values) -> Word:
    """Return what is played, in words."""
    return word("asked", study=StudyTitle(study()), seed=str(values[SEED]))


def played(values: Values, so_far: Reproduction | None) -> Iterator[Reproduction]:
    """Play the games of the study, on from those that there are."""
    return blocks(games=values[GAMES], seed=values[SEED], compiled=fast(values), so_far=so_far)


def code(values: Values) -> str:
    """Return the lines of code that play the same games."""
    return (
        f"again = af.studies.reproduction(games={values[GAMES]}, seed={values[SEED]}, progress=True)\n"
        "again.figures()\nagain.exchanges()\nagain.stars()\n"
    )

"""The comparison as an experiment: its fields, its games, and the sections of its result."""

from __future__ import annotations

from collections.abc import Iterator

from afrikan.errors import Word
from afrikan.simulation import Comparison, compared_blocks
from afrikan.widgets.form.fields import Choice, Values
from afrikan.widgets.laboratories.comparison.before import before_html
from afrikan.widgets.laboratories.comparison.charts import charts_html, table_html
from afrikan.widgets.laboratories.comparison.code import code_html
from afrikan.widgets.laboratories.comparison.figures import ALL, MAIN
from afrikan.widgets.laboratories.comparison.sides import check_sides, side_a, side_b, sides
from afrikan.widgets.laboratories.comparison.told import finding_words, told_html
from afrikan.widgets.laboratories.comparison.words import word
from afrikan.widgets.laboratory.engine import GAMES, fast
from afrikan.widgets.laboratory.experiment import SEED, Experiment, Section
from afrikan.widgets.laboratory.players import players, policies

KEPT = 200
"""Of so many games that part the number is kept."""

SECTIONS = (
    Section("told", told_html),
    Section("charts", charts_html),
    Section("table", table_html),
    Section("code", code_html),
)
LEVELS = ("90", "95", "99")


def experiment() -> Experiment[Comparison]:
    """Return the comparison of two rulesets on the same luck."""
    levels = {level: word("percent", percent=level) for level in LEVELS}
    return Experiment(
        title=word("title"),
        fields=(
            *sides(),
            *players(),
            Choice(key="confidence", label=word("confidence"), first="95", options=levels, view=True),
            Choice(
                key="figures", label=word("figures"), first=MAIN, view=True,
                options={MAIN: word("figures_main"), ALL: word("figures_all")},
            ),
        ),
        asked=asked,
        blocks=blocks,
        sections=SECTIONS,
        finding=finding_words,
        before=before_html,
    )  # fmt: skip


def asked(values: Values) -> Word:
    """Return what is compared, in words.

    Raises:
        AfrikanError: if the rulesets are the same, or so many players cannot play.
    """
    check_sides(values)
    a, b = side_a(values).code, side_b(values).code
    return word("asked", a=a, b=b, players=values["players"], seed=str(values[SEED]))


def blocks(values: Values, so_far: Comparison | None) -> Iterator[Comparison]:
    """Play the games under both rulesets, on from those that there are."""
    return compared_blocks(
        side_a(values), side_b(values), policies=policies(values), games=values[GAMES], seed=values[SEED],
        rounds=values["rounds"], keep=KEPT, compiled=fast(values), begin=so_far.games if so_far else 0,
    )  # fmt: skip

"""The same comparison as lines of code."""

from __future__ import annotations

from html import escape

from afrikan.simulation import Comparison
from afrikan.widgets.form.fields import Values
from afrikan.widgets.laboratories.comparison.sides import side_a, side_b
from afrikan.widgets.laboratories.comparison.words import said
from afrikan.widgets.laboratory.experiment import SEED
from afrikan.widgets.laboratory.players import policies


def code_html(compared: Comparison, values: Values, lang: str) -> str:
    """Return the lines of code that play the same games.

    Args:
        compared: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    summary = escape(said(lang, "code_head"))
    lines = escape(code(values, compared.games))
    return f"<details><summary>{summary}</summary><pre><code>{lines}</code></pre></details>"


def code(values: Values, games: int) -> str:
    """Return the lines of code that play so many games and open the first one that parts."""
    a, b = side_a(values).code, side_b(values).code
    return (
        "compared = af.compare(\n"
        f'    af.Ruleset.from_code("{a}"),\n'
        f'    af.Ruleset.from_code("{b}"),\n'
        f"    policies={_listed(policies(values))}, games={games}, seed={values[SEED]}, "
        f"rounds={values['rounds']},\n)\n"
        "compared.differences()\n"
        "parted = compared.divergence()  # or .divergence(17), game number 17\n"
        "af.Stepper(compared.runs[0].game(parted.number))  # under A; runs[1] under B\n"
    )


def _listed(names: tuple[str, ...]) -> str:
    if len(set(names)) == 1:
        return f'["{names[0]}"] * {len(names)}'
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"

"""What comes next on the page: what one more clue is expected to tell, and whether to guess instead."""

from __future__ import annotations

from collections.abc import Sequence

from afrikan.errors import Phrase
from afrikan.island.beliefs.next_clue import NextClue
from afrikan.island.beliefs.treasure import UNKNOWN
from afrikan.island.beliefs.worth import GUESS, Worth
from afrikan.island.model import Clue
from afrikan.language import decimal
from afrikan.odds.answer.figures import chance_said, valued
from afrikan.widgets.island.clues.shown import clue_text
from afrikan.widgets.island.clues.state import CluesState
from afrikan.widgets.island.lesson.html import paragraphs_html, rests_on
from afrikan.widgets.laboratories.html import table_html


def next_html(state: CluesState) -> str:
    """Return what each fortress not read yet is expected to tell; nothing once all is known or read."""
    if not state.nexts or len(state.known.candidates) == 1:
        return paragraphs_html([state.word("nothing_next")])
    alike = state.known.cards == UNKNOWN
    now = chance_said(state.known.chances[state.known.likeliest], state.lang)
    said = [
        state.word("next_now", count=len(state.known.candidates), chance=now),
        state.word("next_unknown" if alike else "next_known"),
        "" if state.steps else state.word("next_far"),
        rests_on(state.island, state.lang),
    ]
    return paragraphs_html(said) + _forts(state, alike) + (_shows(state) if alike else "")


def _forts(state: CluesState, alike: bool) -> str:
    """Return a row for each fortress; one for all of them where they tell the same and none is nearer."""
    forts = list(state.nexts)
    if state.steps:
        forts.sort(key=lambda fort: state.steps.get(fort, 0))
    rows = [[fort, *_expected(state.nexts[fort], state.lang), *_far(state, fort)] for fort in forts]
    if alike and not state.steps:
        rows = [[", ".join(forts), *rows[0][1:]]]
    least = min(told.left for told in state.nexts.values())
    marked = [not alike and state.nexts[fort].left == least for fort in forts]
    keys = ("fort", "left", "guess", *(("steps",) if state.steps else ()))
    return table_html(state.word("next_table"), [state.word(f"column_{key}") for key in keys], rows, marked)


def _expected(told: NextClue, lang: str) -> tuple[str, str]:
    return valued(told.left, lang), chance_said(told.guess, lang)


def _far(state: CluesState, fort: str) -> tuple[str, ...]:
    return (str(state.steps.get(fort, "–")),) if state.steps else ()


def _shows(state: CluesState) -> str:
    """Return what the next clue may be, how likely that is, and what it leaves."""
    told = next(iter(state.nexts.values()))
    ranked: Sequence[Clue] = sorted(told.shows, key=lambda clue: -told.shows[clue][0])
    rows = []
    for clue in ranked:
        chance, then = told.shows[clue]
        best = chance_said(then.chances[then.likeliest], state.lang)
        said = [chance_said(chance, state.lang), str(len(then.candidates)), best]
        rows.append([clue_text(clue.ground, state.lang), *said])
    heads = [state.word(f"column_{key}") for key in ("clue", "clue_chance", "leaves", "best")]
    return table_html(state.word("shows_table"), heads, rows)


def plans_html(state: CluesState) -> str:
    """Return what guessing now and reading each fortress first cost on average."""
    found = sorted(state.plans, key=lambda plan: plan.points)
    rows = [
        [
            _plan(plan, state).text(state.lang),
            decimal(float(plan.points), 1, state.lang),
            decimal(float(plan.days(state.law)), 1, state.lang),
            chance_said(plan.right, state.lang),
        ]
        for plan in found
    ]
    heads = [state.word(f"column_{key}") for key in ("plan", "points", "days", "right")]
    said = [state.word("plans_best", plan=_plan(found[0], state)), state.word("plans_how")]
    table = table_html(state.word("plans"), heads, rows, [plan is found[0] for plan in found])
    return paragraphs_html([*said, rests_on(state.island, state.lang)]) + table


def _plan(plan: Worth, state: CluesState) -> Phrase:
    if plan.plan == GUESS:
        return state.phrase("plan_guess")
    return state.phrase("plan_read", fort=plan.plan)

"""What the atlas tells of one base, policy and measure, in sentences."""

from __future__ import annotations

from html import escape

from afrikan.rule_atlas.verdicts import CLEAR, NONE, OPEN, PERHAPS, REFUSES, UNTESTED
from afrikan.widgets.atlas.figures import band_text, measure_word
from afrikan.widgets.atlas.state import AtlasState
from afrikan.widgets.laboratory.players import policy_word


def summary_html(state: AtlasState) -> str:
    """Return how many readings matter, do not matter, or are not tested, and how sure that is."""
    counts, made = state.counts, state.atlas.made
    games = next((row.games for row in state.selected if row.games), 0)
    measure, policy = measure_word(state.measure), policy_word(state.entered["policy"])
    told = state.word(
        "summary", count=len(state.selected), measure=measure, clear=counts[CLEAR], none=counts[NONE],
        band=band_text(state.measure, state.lang), unsure=counts[PERHAPS] + counts[OPEN],
        untested=counts[UNTESTED], refused=counts[REFUSES],
    )  # fmt: skip
    made_so = state.word(
        "made", policy=policy, players=made.players, games=games, seed=str(made.seed), version=made.version
    )
    percent = round(100 * made.confidence)
    sure = state.word("sure", percent=percent, comparisons=made.comparisons)
    detailed = "".join(
        f"<p>{escape(text)}</p>" for text in (made_so, sure, state.word("alone"), state.word("untested_note"))
    )
    summary = escape(state.word("sure_head"))
    return f"<p><strong>{escape(told)}</strong></p><details><summary>{summary}</summary>{detailed}</details>"

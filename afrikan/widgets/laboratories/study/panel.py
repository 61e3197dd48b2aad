"""The panels about a published study."""

from __future__ import annotations

from typing import Any

from afrikan.studies import Reproduction, Sensitivity
from afrikan.widgets.laboratories.study.experiment import experiment
from afrikan.widgets.laboratories.study.rules import rules_experiment
from afrikan.widgets.laboratory.panel import LaboratoryPanel


class StudyPanel(LaboratoryPanel[Reproduction]):
    """A published study's games played again: its figures, ours, and what parts them.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides tiles and dice; the session's if left out.
        entered: what other fields hold at first: ``games`` of each variant, ``confidence`` as ``"95"``,
            ``view`` as ``"rounds"``, ``"horseshoe_wins"`` or ``"wins_capetown"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = StudyPanel(games=6, seed=7)
    >>> panel.run.click()
    >>> panel.state.done
    12
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        super().__init__(experiment(), lang, seed, **entered)


class StudyRulesPanel(LaboratoryPanel[Sensitivity]):
    """A published study's games with one rule at a time read otherwise: which rules do its figures hang on?

    Args:
        lang: language of the words; the session's if left out.
        seed: decides tiles and dice; the session's if left out.
        entered: what other fields hold at first: ``games`` with each change, ``option`` as the name of one
            or ``"every"``, ``confidence`` as ``"95"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = StudyRulesPanel(games=4, seed=7, option="star_last_instant_win")
    >>> panel.run.click()
    >>> panel.state.done
    4
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        super().__init__(rules_experiment(), lang, seed, **entered)

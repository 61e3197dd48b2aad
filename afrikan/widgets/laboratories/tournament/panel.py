"""The panel on which policies play against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from afrikan.errors import AfrikanError
from afrikan.game.view import OwnPolicy
from afrikan.policies.choose import POLICIES
from afrikan.simulation.own_policy import name_of
from afrikan.widgets.laboratories.tournament.experiment import experiment
from afrikan.widgets.laboratories.tournament.fields import Own
from afrikan.widgets.laboratory.panel import LaboratoryPanel


class TournamentPanel(LaboratoryPanel[Any]):
    """Policies against each other: at one table, one against several of another, or every choice of them.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides tiles and dice; the session's if left out.
        own: functions of one's own that can be chosen as policies, too, by their names.
        entered: what other fields hold at first: ``kind`` as ``"table"``, ``"against"`` or ``"groups"``,
            ``count`` of policies from 2 to 6, ``policy_1`` and so on, ``seats``, ``rotate`` as ``"yes"``,
            ``rules`` as the name of a preset, ``games`` at each table, ``confidence`` as ``"95"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or two functions bear one name.

    >>> panel = TournamentPanel(count=2, policy_1="nearest", policy_2="random", games=20, seed=7)
    >>> panel.run.click()
    >>> panel
    <TournamentPanel: nearest tile; chance alone; fan, seed 7 · 20 of 20 games>
    """

    def __init__(
        self,
        lang: str | None = None,
        seed: int | None = None,
        own: Sequence[OwnPolicy] = (),
        **entered: Any,
    ) -> None:
        super().__init__(experiment(_by_name(own)), lang, seed, **entered)


def _by_name(own: Sequence[OwnPolicy]) -> Own:
    found: dict[str, OwnPolicy] = {}
    for policy in own:
        name = name_of(policy)
        if name in POLICIES or name in found:
            raise AfrikanError("own_policy_name", name=name)
        found[name] = policy
    return found

"""What can be chosen for a tournament: its kind, the policies, the seats and the rules."""

from __future__ import annotations

from collections.abc import Mapping

from afrikan.errors import Phrase
from afrikan.game.view import OwnPolicy
from afrikan.policies.choose import POLICIES
from afrikan.star.state import SEATS
from afrikan.tournaments.names import Decider
from afrikan.widgets.form.fields import Choice, Entered, Field, Options, Values, Whole, rules
from afrikan.widgets.laboratories.tournament.words import named, word

TABLE, AGAINST, GROUPS = "table", "against", "groups"
KINDS = (TABLE, AGAINST, GROUPS)
FIRST = ("planner", "closest_cairo", "capetown", "gold_coast", "closest_tangier", "nearest")
LEVELS = ("90", "95", "99")
YES, NO = "yes", "no"

Own = Mapping[str, OwnPolicy]
"""Policies of somebody's own by their names."""


def fields(own: Own) -> tuple[Field, ...]:
    """Return the fields of a tournament.

    Args:
        own: policies of somebody's own that can be chosen, too.
    """
    known: dict[str, Phrase] = {name: named(name) for name in (*FIRST, "random", *own)}
    kinds: Options = {kind: word(f"kind_{kind}") for kind in KINDS}
    levels: Options = {level: word("percent", percent=level) for level in LEVELS}
    return (
        Choice(key="kind", label=word("kind"), first=TABLE, options=kinds),
        Whole(key="count", label=word("count"), first=4, low=2, high=SEATS),
        *(_policy(place, known) for place in range(SEATS)),
        Whole(key="seats", label=word("seats"), first=4, low=2, high=SEATS, when=_several),
        Choice(
            key="rotate", label=word("rotate"), first=YES,
            options={YES: word("rotate_yes"), NO: word("rotate_no")},
            when=lambda entered: not _several(entered),
        ),
        *rules(),
        Choice(key="confidence", label=word("confidence"), first="95", options=levels, view=True),
    )  # fmt: skip


def _several(entered: Entered) -> bool:
    return bool(entered["kind"] != TABLE)


def _policy(place: int, known: Options) -> Choice:
    def there(entered: Entered) -> bool:
        return bool(place < entered["count"])

    label = word("policy", number=place + 1)
    return Choice(key=f"policy_{place + 1}", label=label, first=FIRST[place], options=known, when=there)


def names(values: Values) -> tuple[str, ...]:
    """Return the names of the policies that are chosen."""
    return tuple(values[f"policy_{place + 1}"] for place in range(values["count"]))


def deciders(values: Values, own: Own) -> tuple[Decider, ...]:
    """Return the policies that are chosen."""
    return tuple(name if name in POLICIES else own[name] for name in names(values))

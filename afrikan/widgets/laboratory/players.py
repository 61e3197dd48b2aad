"""The fields that say who plays: how many players, by which policies, and up to which round."""

from __future__ import annotations

from afrikan.errors import Word
from afrikan.policies.choose import POLICIES
from afrikan.star.state import MOST_ROUNDS, SEATS
from afrikan.widgets.form.fields import Choice, Entered, Field, Number, Options, Values, Whole

EACH = "each"
"""The choice that opens a field for each seat's own policy."""

FIRST = "nearest"
ROUNDS = 200


def policy_word(policy: str) -> Word:
    """Return a built-in policy in words."""
    return Word("laboratory", f"policy_{policy}")


def players(count: int = 4, policy: str = FIRST) -> tuple[Field, ...]:
    """Return the fields for players, policies and the last round; see ``policies``.

    Args:
        count: how many players there are at first.
        policy: of all of them at first.
    """
    named: Options = {name: policy_word(name) for name in POLICIES if name != "random"}
    named = {**named, "random": policy_word("random")}
    return (
        Whole(key="players", label=Word("laboratory", "players"), first=count, low=2, high=SEATS),
        Choice(
            key="policy", label=Word("laboratory", "policy"), first=policy,
            options={**named, EACH: policy_word(EACH)},
        ),
        *(_seat(seat, policy, named) for seat in range(1, SEATS + 1)),
        Number(key="rounds", label=Word("laboratory", "rounds"), first=ROUNDS, low=1, high=MOST_ROUNDS),
    )  # fmt: skip


def _seat(seat: int, policy: str, named: Options) -> Choice:
    def there(entered: Entered) -> bool:
        return bool(entered["policy"] == EACH and seat <= entered["players"])

    label = Word("laboratory", "seat", seat=seat)
    return Choice(key=f"policy_{seat}", label=label, first=policy, options=named, when=there)


def policies(values: Values) -> tuple[str, ...]:
    """Return the policy of each seat that the fields of ``players`` mean."""
    seats = range(1, values["players"] + 1)
    each = values["policy"] == EACH
    return tuple(values[f"policy_{seat}"] if each else values["policy"] for seat in seats)

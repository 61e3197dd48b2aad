"""Who plays on the island: names, and policies as people write them."""

from typing import Any, NamedTuple

from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.game.seats import HUMAN, names_of, one_for_each
from afrikan.island.game.view import OwnPolicy
from afrikan.island.policies.choose import Placer, Walker, policy_number
from afrikan.island.state import SEATS
from afrikan.quote import quoted

SURE = 100
HALF = 50
WALKERS = {
    "random": (Walker.RANDOM, SURE),
    "coast": (Walker.COAST, SURE),
    "locator": (Walker.LOCATOR, SURE),
    "nearest_fort": (Walker.NEAREST_FORT, SURE),
    "guesser": (Walker.LOCATOR, HALF),
}
"""How each policy hikes, and how sure it must be before it opens a treasure hex, in percent."""
PLACERS = {placer.name.lower(): placer for placer in Placer}


class Seat(NamedTuple):
    """One side's name and policy; the policy is ``human``, a built-in one or a function."""

    name: str
    policy: str | OwnPolicy

    @property
    def stored_policy(self) -> str:
        """The policy as a save names it; a function of one's own is not stored, so a person takes over."""
        return self.policy if isinstance(self.policy, str) else HUMAN


def seats_of(players: Any, policies: Any) -> tuple[Seat, ...]:
    """Return the two sides of a game.

    Args:
        players: 2, or two names.
        policies: one for each side, or one for both; everybody is human if it is ``None``.

    Raises:
        AfrikanError: if a number, name or policy is not possible.
    """
    names = names_of(players, SEATS)
    chosen = one_for_each(policies, len(names))
    return tuple(Seat(name, _policy(policy)) for name, policy in zip(names, chosen, strict=True))


def _policy(policy: Any) -> str | OwnPolicy:
    if not callable(policy) and policy != HUMAN:
        policy_of(policy)
    checked: str | OwnPolicy = policy
    return checked


def policy_of(text: object) -> int:
    """Return the built-in policy that a text names, as a number.

    A text is a name, perhaps how sure it must be before it guesses, in percent, and perhaps where it puts
    the other side: ``"locator"``, ``"guesser:60"``, ``"coast/hardest"``.

    Raises:
        AfrikanError: if it names none.

    >>> policy_of("guesser:60/hardest") == policy_number(Walker.LOCATOR, Placer.HARDEST, 60)
    True
    """
    walking, _, placing = text.partition("/") if isinstance(text, str) else ("", "", "")
    name, *more = walking.split(":")
    placer = placing or Placer.RANDOM.name.lower()
    if name not in WALKERS or placer not in PLACERS or len(more) > 1:
        hint = suggestion(text, WALKERS, Phrase("island_policies", names=tuple(WALKERS)))
        raise AfrikanError("policy_unknown", policy=quoted(text), hint=hint)
    walker, sure = WALKERS[name]
    if more:
        sure = _percent(more[0], text)
    return policy_number(walker, PLACERS[placer], sure)


def _percent(word: str, text: object) -> int:
    if not (word.isascii() and word.isdigit() and 1 <= int(word[:4]) <= SURE and len(word) < 4):
        raise AfrikanError("island_policy_sure", policy=quoted(text), value=quoted(word))
    return int(word)

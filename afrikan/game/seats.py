"""Who sits at the table: names and policies, checked."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from afrikan.errors import AfrikanError, suggestion
from afrikan.game.view import OwnPolicy
from afrikan.messages import say
from afrikan.policies.choose import POLICIES
from afrikan.policies.routes import Routes, routes
from afrikan.quote import quoted
from afrikan.records import blank
from afrikan.rules import Ruleset
from afrikan.session import current

HUMAN = "human"
RANDOM = "random"
PLANNER = "planner"
LONGEST_NAME = 40


class Seat(NamedTuple):
    """One player's name and policy; the policy is ``human``, a built-in name or a function."""

    name: str
    policy: str | OwnPolicy

    @property
    def policy_name(self) -> str:
        """The policy in one word."""
        return self.policy if isinstance(self.policy, str) else "own"

    @property
    def stored_policy(self) -> str:
        """The policy as a save names it; a function of one's own is not stored, so a person takes over."""
        return self.policy if isinstance(self.policy, str) else HUMAN

    def routes(self, rules: Ruleset) -> Routes:
        """Return the tables that a built-in policy looks things up in; blank where none are needed."""
        if self.policy_name not in POLICIES or self.policy == RANDOM:
            return _no_routes()
        return routes(rules, self.policy == PLANNER)


@cache
def _no_routes() -> Routes:
    return blank(Routes)


def seats_of(
    players: int | Sequence[str],
    policies: Sequence[str | OwnPolicy] | str | OwnPolicy | None,
    most: int,
    fewest: int = 2,
) -> tuple[Seat, ...]:
    """Return the seats of a game.

    Args:
        players: how many, or their names.
        policies: one for each seat, or one word for all; everybody is human if left out.
        most: largest number of players the ruleset allows.
        fewest: smallest number; a position may have a lone pawn.

    Raises:
        AfrikanError: if a number, name or policy is not possible.

    >>> [seat.name for seat in seats_of(2, None, 6)]
    ['Player 1', 'Player 2']
    """
    names = names_of(players, most, fewest)
    chosen = one_for_each(policies, len(names))
    return tuple(Seat(name, _policy(policy)) for name, policy in zip(names, chosen, strict=True))


def names_of(players: int | Sequence[str], most: int, fewest: int = 2) -> list[str]:
    """Return the names of the players.

    Args:
        players, most, fewest: as for ``seats_of``.

    Raises:
        AfrikanError: if the number or a name is not possible.
    """
    names = _names(players, most, fewest)
    for name in names:
        if names.count(name) > 1:
            raise AfrikanError("names_double", count=names.count(name), name=quoted(name))
    return names


def one_for_each(policies: object, players: int) -> Sequence[Any]:
    """Return a policy for each of so many players, whatever it is.

    Args:
        policies: one for each player, or one for all; everybody is human if it is ``None``.
        players: how many there are.

    Raises:
        AfrikanError: if there are more or fewer.
    """
    chosen: Any = HUMAN if policies is None else policies
    if isinstance(chosen, str) or callable(chosen):
        chosen = [chosen] * players
    if not isinstance(chosen, Sequence):
        raise AfrikanError("policies_kind", value=quoted(chosen))
    if len(chosen) != players:
        raise AfrikanError("policies_number", given=len(chosen), players=players)
    return chosen


def default_name(seat: int) -> str:
    """Return what the player of a seat, counted from 1, is called in the session's language if nobody says.

    >>> default_name(2)
    'Player 2'
    """
    return say(current().language, "game", "player_name", number=seat)


def _names(players: int | Sequence[str], most: int, fewest: int) -> list[str]:
    if isinstance(players, int) and not isinstance(players, bool):
        if fewest == most and players != most:
            raise AfrikanError("players_exactly", count=quoted(players), most=most)
        if not fewest <= players <= most:
            raise AfrikanError("players_number", count=quoted(players), fewest=fewest, most=most)
        return [default_name(seat) for seat in range(1, players + 1)]
    if isinstance(players, str | bytes) or not isinstance(players, Sequence):
        raise AfrikanError("players_kind", value=quoted(players))
    if fewest == most and len(players) != most:
        raise AfrikanError("names_exactly", given=len(players), most=most)
    if not fewest <= len(players) <= most:
        raise AfrikanError("names_number", given=len(players), fewest=fewest, most=most)
    return [_name(name, seat) for seat, name in enumerate(players, start=1)]


def _name(name: object, seat: int) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise AfrikanError("name_wrong", name=quoted(name), seat=seat, most=LONGEST_NAME)
    return name.strip()


def _policy(policy: object) -> str | OwnPolicy:
    if callable(policy):
        return policy
    known = [HUMAN, *POLICIES]
    if not isinstance(policy, str) or policy not in known:
        raise AfrikanError("policy_unknown", policy=quoted(policy), hint=suggestion(policy, known))
    return policy

"""What people hand to the questions about whole games, checked: players, tiles, bounds."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from afrikan.checks import check_whole, is_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.odds.games.table import Decider
from afrikan.policies.choose import POLICIES
from afrikan.quote import quoted
from afrikan.star.state import CITIES
from afrikan.star.words import Face

FACES = {face.name.lower(): face for face in Face}


def players_of(policies: Sequence[str | Decider], most: int) -> tuple[str | Decider, ...]:
    """Return who decides for each seat.

    Raises:
        AfrikanError: if there are no seats or too many, or one is neither a built-in policy nor a function.
    """
    listed = isinstance(policies, Sequence) and not isinstance(policies, str)
    if not listed or not 1 <= len(policies) <= most:
        raise AfrikanError("policies_from_one", most=most, value=quoted(policies))
    for policy in policies:
        if not callable(policy) and policy not in tuple(POLICIES):
            hint = suggestion(policy, POLICIES)
            raise AfrikanError("policy_unknown", policy=quoted(policy), hint=hint)
    return tuple(policies)


def mix_of(tiles: Mapping[str, int], cities: int) -> list[int]:
    """Return the number of tiles of each face.

    Args:
        tiles: how many of which face.
        cities: how many cities get a tile.

    Raises:
        AfrikanError: if a face or a number is none, the Star is not there once, or the sum does not fit.
    """
    if not isinstance(tiles, Mapping):
        raise AfrikanError("tiles_table", value=quoted(tiles))
    mix = [0] * len(Face)
    for face, count in tiles.items():
        if face not in FACES:
            raise AfrikanError("tiles_face", face=quoted(face), hint=suggestion(face, FACES))
        check_whole(Phrase("the_tiles_of", face=face), count, 0, CITIES)
        mix[FACES[face]] = count
    if mix[Face.STAR] != 1:
        raise AfrikanError("tiles_one_star", count=mix[Face.STAR])
    if sum(mix) != cities:
        raise AfrikanError("tiles_misfit", count=sum(mix), cities=cities)
    return mix


def bound_of(bound: Fraction | float) -> Fraction:
    """Return a chance below which a rest is left alone.

    Raises:
        AfrikanError: if it is no number from 0 to below 1.
    """
    if not isinstance(bound, int | float | Fraction) or not 0 <= bound < 1:
        raise AfrikanError("bound_wrong", value=quoted(bound))
    return Fraction(bound)


def seats_of(seats: Sequence[int] | None, most: int) -> tuple[int, ...]:
    """Return the numbers of players to compare; all there can be if none are given.

    Raises:
        AfrikanError: if they are no list of different numbers from 2 on.
    """
    if seats is None:
        return tuple(range(2, most + 1))
    listed = isinstance(seats, Sequence) and not isinstance(seats, str)
    if not listed or not seats or not all(is_whole(count, 2, most) for count in seats):
        raise AfrikanError("seats_list", most=most, value=quoted(seats))
    if len(set(seats)) < len(seats):
        raise AfrikanError("seats_list", most=most, value=quoted(seats))
    return tuple(seats)

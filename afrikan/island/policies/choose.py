"""The built-in policies, each a number, so that one compiled function can choose for any of them."""

from enum import IntEnum

from afrikan.chance import Purpose, Seed, below, word
from afrikan.island.actions import first, pack
from afrikan.island.kernel import decider, legal, refusal
from afrikan.island.knowledge import is_openable
from afrikan.island.policies.locate import coastal_way, informative_way
from afrikan.island.policies.seek import target, way_towards
from afrikan.island.policies.ways import Ways
from afrikan.island.state import NONE, Isle, Sight, State
from afrikan.island.words import Ground, Kind, Phase, Refusal
from afrikan.rules.island_types import Rules


class Walker(IntEnum):
    """How a policy hikes."""

    RANDOM = 0
    COAST = 1
    LOCATOR = 2
    NEAREST_FORT = 3


class Placer(IntEnum):
    """Where a policy puts the other side."""

    RANDOM = 0
    HARDEST = 1


def policy_number(walker: int, placer: int, sure: int) -> int:
    """Return a policy as one number.

    Args:
        walker: a ``Walker``.
        placer: a ``Placer``.
        sure: the probability in percent from which it opens a treasure hex on a guess.
    """
    return walker | placer << 4 | sure << 8


def choose(
    policy: int, state: State, rules: Rules, isle: Isle, ways: Ways, room: list[int], key: Seed
) -> int:
    """Return the action that a built-in policy takes at a decision.

    The state serves only to list what is legal, which never depends on what the side cannot know.

    Args:
        policy: as ``policy_number`` makes it.
        state, rules, isle: the position and the tables of the rules.
        ways: the tables of the policies.
        room: at least ``ACTIONS`` numbers to write in.
        key: the game's random stream.
    """
    sight = state.sights[decider(state)]
    walker = policy & 15
    placing = state.phase == Phase.PLACE or state.phase == Phase.DROP
    if placing and policy >> 4 & 15 == Placer.HARDEST:
        return hardest(state, rules, isle, ways, room)
    if placing or walker == Walker.RANDOM:
        return random_action(state, rules, isle, room, key)
    if state.phase == Phase.EQUIP:
        return pack_kit(state, rules, isle, ways)
    if state.phase == Phase.EVENT:
        return pack(Kind.USE)
    if sight.stop > 0:
        return pack(Kind.WAIT)
    return hike(walker, policy >> 8, state.phase == Phase.FULL, sight, isle, ways, room)


def random_action(state: State, rules: Rules, isle: Isle, room: list[int], key: Seed) -> int:
    """Return one of the legal actions, each with the same chance."""
    count = legal(state, rules, isle, room)
    if count == 1:
        return room[0]
    seat = decider(state)
    player = state.players[seat]
    return room[below(word(key, Purpose.POLICY, seat, player.days, player.choices), count)]


def hardest(state: State, rules: Rules, isle: Isle, ways: Ways, room: list[int]) -> int:
    """Return the legal place on which the other side recognises itself last."""
    count = legal(state, rules, isle, room)
    best = room[0]
    for place in range(1, count):
        if ways.hard[first(room[place])] > ways.hard[first(best)]:
            best = room[place]
    return best


def pack_kit(state: State, rules: Rules, isle: Isle, ways: Ways) -> int:
    """Return the next piece of equipment to pack, the most useful for its price first."""
    for place in range(isle.items):
        action = pack(Kind.TAKE, ways.kit[place])
        if refusal(state, rules, isle, action) == Refusal.NONE:
            return action
    return pack(Kind.READY)


def hike(walker: int, sure: int, full: bool, sight: Sight, isle: Isle, ways: Ways, room: list[int]) -> int:
    """Return what a hiker does who knows no more than a sight.

    Args:
        walker: a ``Walker``.
        sure: the probability in percent from which a treasure hex is opened on a guess.
        full: whether the day is full, so that only opening is left.
        sight: what the side knows.
        isle, ways: the tables.
        room: numbers to write in.
    """
    openable = is_openable(sight.here) and sight.closed == 0
    located = sight.count == 1
    if openable and not located and sight.here == Ground.FORT:
        return pack(Kind.OPEN)
    goal = NONE
    here = sight.maybe[sight.count // 2]
    if located or walker == Walker.NEAREST_FORT:
        goal = target(sight, isle, ways, here, sure, room)
    if openable and goal != NONE and isle.at[goal] == here:
        return pack(Kind.OPEN)
    if full:
        return pack(Kind.REST)
    if goal != NONE:
        way = way_towards(sight, isle, ways, here, goal)
        if way != NONE:
            return pack(Kind.GO, way)
    return pack(Kind.GO, search(walker, sight, isle, ways, room))


def search(walker: int, sight: Sight, isle: Isle, ways: Ways, room: list[int]) -> int:
    """Return the direction in which a hiker looks for where it is."""
    if walker == Walker.COAST:
        return coastal_way(sight, ways)
    return informative_way(sight, isle, ways, room)

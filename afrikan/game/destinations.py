"""Answers whether the pawn may go to a place now: by land, by sea and by air, as far as each applies."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from afrikan.game.answers import Answer, Asked
from afrikan.game.deeds import EDITION, answer_deed, embarking, wrong_way
from afrikan.game.moves import by_promise, flights_from, legs_to, onward
from afrikan.game.notation import BOARDING
from afrikan.rules.kernel_types import SeaDestination
from afrikan.star.actions import first, kind_of, pack, second
from afrikan.star.state import FAR, State
from afrikan.star.tables import LONGEST_ROLL, MODES
from afrikan.star.words import Kind, Mode, Phase, Refusal

STAYING = {Phase.TURN: Kind.PASS, Phase.MOVE: Kind.STOP, Phase.ARRIVED: Kind.LEAVE}
"""What keeps a pawn where it is."""


class Way(NamedTuple):
    """Why one way of travelling to a place is refused.

    Attributes:
        action: the action that is refused.
        reason: why, as a clause.
        by: id of the rule, if another one than the refusal's says it better.
    """

    action: int
    reason: str
    by: str = ""


def answer_place(asked: Asked, place: int) -> Answer:
    """Return whether the pawn to act may go to a place with its next action.

    Args:
        asked: the position.
        place: number of the place.
    """
    actions = naming(asked, place)
    for action in actions:
        if asked.legal(action):
            return asked.granted(action)
    if place == asked.here:
        return _here(asked)
    if asked.state.phase == Phase.MOVE:
        return _combined(asked, list(_under_way(asked, place)))
    if _sets_out(asked):
        ways = list(_from_rest(asked, place))
        nowhere = Way(actions[0], _say(asked, "no_way", place), EDITION)
        return _combined(asked, ways or [nowhere])
    return asked.refused(actions[0])


def _sets_out(asked: Asked) -> bool:
    """Tell whether the pawn may be about to travel: nothing binds it, and no move is under way."""
    if asked.state.phase == Phase.ARRIVED:
        return asked.legal(pack(Kind.ROLL)) or asked.legal(embarking(asked))
    return asked.state.phase == Phase.TURN and asked.code(pack(Kind.LAND, 0, 1)) == Refusal.ROLL_FIRST


def naming(asked: Asked, place: int) -> tuple[int, ...]:
    """Return the actions that lead to a place from where the pawn stands; at least one to judge."""
    state, law = asked.state, asked.law
    if state.phase == Phase.START_CITY:
        return (pack(Kind.START, place),)
    modes = (Mode.SEA, Mode.LAND) if state.phase == Phase.MOVE and state.mode == Mode.SEA else tuple(Mode)
    legs = [leg for mode in modes for leg in legs_to(state, law, place, mode)]
    air = [pack(Kind.FLY, place)] if place < law.board.cities else []
    bound = [pack(kind, 0, place + 1) for kind in BOARDING] if _names_ports(asked, place) else []
    return (*legs, *air, *bound) or (pack(Kind.LAND, place, 1),)


def _names_ports(asked: Asked, place: int) -> bool:
    """Tell whether a ship that is boarded here may be bound for a place."""
    law, here = asked.law, asked.here
    if law.kernel.sea_destination == SeaDestination.FREE or not 0 <= here < law.board.cities:
        return False
    return place < law.board.cities and law.board.sea_steps[here][place] < FAR


def _say(asked: Asked, key: str, place: int, steps: int = 0, **values: object) -> str:
    return asked.say(key, {"place": asked.place(place), "steps": asked.steps(steps), **values})


def _distance(asked: Asked, start: int, place: int, mode: Mode) -> int | None:
    nodes = asked.game.board.nodes
    return asked.game.board.distance(nodes[start].id, nodes[place].id, MODES[mode])


def _here(asked: Asked) -> Answer:
    answer = answer_deed(asked, STAYING.get(Phase(asked.state.phase), Kind.PASS))
    return replace(answer, text=f"{asked.say('here')} {answer.text}")


def _combined(asked: Asked, ways: list[Way]) -> Answer:
    """Return one answer about all ways; it rests on what refuses the first."""
    action, reason, by = ways[0]
    answer = asked.refused(action, reason, by)
    if len(ways) == 1:
        return answer
    said = "; ".join(asked.say(_manner(way.action), {"reason": way.reason}) for way in ways)
    return replace(answer, text=asked.say("no_ways", {"ways": f"{said[:1].upper()}{said[1:]}"}))


def _manner(action: int) -> str:
    kind = kind_of(action)
    return {Kind.LAND: "by_land", Kind.FLY: "by_air"}.get(Kind(kind), "by_sea")


def _flight(asked: Asked, place: int) -> Iterator[Way]:
    flight = pack(Kind.FLY, place)
    if flight in flights_from(asked.law, asked.here):
        yield Way(flight, asked.reason(flight))


def _from_rest(asked: Asked, place: int) -> Iterator[Way]:
    """Yield what keeps a pawn from going to a place at the beginning of its turn."""
    by_land = _distance(asked, asked.here, place, Mode.LAND)
    if by_land is not None:
        yield _after_roll(asked, pack(Kind.LAND, place, by_land))
    by_sea = _distance(asked, asked.here, place, Mode.SEA)
    if by_sea is not None:
        yield _after_boarding(asked, pack(Kind.SEA, place, by_sea))
    yield from _flight(asked, place)


def _after_roll(asked: Asked, leg: int) -> Way:
    steps = second(leg)
    return Way(leg, _say(asked, "far" if steps > LONGEST_ROLL else "roll_first", first(leg), steps))


def _after_boarding(asked: Asked, leg: int) -> Way:
    boarding = embarking(asked)
    if not asked.legal(boarding):
        return Way(boarding, asked.reason(boarding))
    if kind_of(boarding) == Kind.ROLL:
        return _after_roll(asked, leg)
    by = asked.reasons.rule(asked.state, boarding, Refusal.NONE).id
    reason = _say(asked, "deed_first", first(leg), second(leg), deed=asked.deed(boarding))
    return Way(leg, reason, by)


def _under_way(asked: Asked, place: int) -> Iterator[Way]:
    """Yield what keeps a pawn from going to a place with the rest of its move."""
    by_stages = _by_stages(asked, place)
    if by_stages is not None:
        yield by_stages
        yield from _flight(asked, place)
        return
    mode = Mode(asked.state.mode)
    steps = _distance(asked, asked.here, place, mode)
    if steps is not None:
        yield _by_legs(asked, place, mode, steps)
    other = Mode.LAND if mode == Mode.SEA else Mode.SEA
    away = _distance(asked, asked.here, place, other)
    if steps is None and away is not None:
        yield Way(pack(Kind.LAND + other, place, away), wrong_way(asked))
    flights = list(_flight(asked, place))
    yield from flights
    if steps is None and away is None and not flights:
        key = "no_road_to" if mode == Mode.LAND else "no_sea_to"
        yield Way(pack(Kind.LAND + mode, place, 1), _say(asked, key, place), EDITION)


def _by_legs(asked: Asked, place: int, mode: Mode, steps: int) -> Way:
    """Return why a place that the routes reach is not reached by one leg of this move."""
    state = asked.state
    direct = sorted(legs_to(state, asked.law, place, mode), key=lambda leg: by_promise(state, leg))
    leg = direct[0] if direct else pack(Kind.LAND + mode, place, steps)
    if direct and second(leg) <= state.rest:
        return Way(leg, asked.reason(leg))
    if steps > state.rest:
        far = pack(Kind.LAND + mode, place, steps)
        return Way(far, asked.reasons.reason(state, far, Refusal.TOO_FAR, asked.lang))
    return _beyond_cities(asked, place, mode, leg) or _barred(asked, place, mode, leg)


def _by_stages(asked: Asked, place: int) -> Way | None:
    """Return by what the move leads there after all: by way of cities, of a turning point, or by a ship."""
    for later in onward(asked.state, asked.law):
        legs = [leg for way in Mode for leg in legs_to(later.state, asked.law, place, way)]
        if later.legs and any(asked.code(leg, later.state) == Refusal.NONE for leg in legs):
            said = _say(asked, "via", place, deed=asked.deed(later.legs[0]))
            return Way(_most_promising(asked, place), said)
    return None


def _most_promising(asked: Asked, place: int) -> int:
    """Return the leg to a place that comes nearest to being legal, or one that the board does not have."""
    legs = [leg for mode in Mode for leg in legs_to(asked.state, asked.law, place, mode)]
    return min(legs, key=lambda leg: by_promise(asked.state, leg), default=pack(Kind.LAND, place, 1))


def _beyond_cities(asked: Asked, place: int, mode: Mode, leg: int) -> Way | None:
    """Return why the move does not lead on to the place from a city it may pass."""
    found = [
        (len(later.legs), by_promise(later.state, last), last, later)
        for later in onward(asked.state, asked.law)
        for last in legs_to(later.state, asked.law, place, mode)
    ]
    if not found:
        return None
    _, _, last, later = min(found, key=lambda item: item[:2])
    city = later.state.players[later.state.current].node
    return _by_way(asked, leg, city, last, later.state)


def _by_way(asked: Asked, leg: int, city: int, barred: int, state: State) -> Way:
    """Return that a leg by way of a city is barred, by the rule that bars it."""
    values = {"city": asked.place(city), "reason": asked.reason(barred, state)}
    rule = asked.reasons.rule(state, barred, asked.code(barred, state))
    return Way(leg, asked.say("by_way", values), rule.id)


def _barred(asked: Asked, place: int, mode: Mode, leg: int) -> Way:
    """Return what bars the way to a place that is near enough."""
    rest = asked.state.rest
    for hop in legs_to(asked.state, asked.law, None, mode):
        city = first(hop)
        onward_steps = _distance(asked, city, place, mode) if city < asked.law.board.cities else None
        if onward_steps is None or onward_steps + second(hop) > rest:
            continue
        if not asked.legal(hop):
            return _by_way(asked, leg, city, hop, asked.state)
        if mode == Mode.SEA:
            reason = asked.say("port_between", {"city": asked.place(city)})
            return Way(leg, reason, "sea_must_stop_at_port")
    return Way(leg, _say(asked, "no_left", place))

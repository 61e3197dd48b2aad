"""Answers whether a kind of action is allowed now, and if not, why not."""

from afrikan.game.answers import Answer, Asked
from afrikan.game.moves import by_promise, flights_from, legs_to
from afrikan.game.notation import BOARDING, SEATED
from afrikan.rules.kernel_types import SeaDestination
from afrikan.star.actions import pack
from afrikan.star.state import FACES
from afrikan.star.travel import ports_must_wait
from afrikan.star.words import Kind, Mode, Phase, Refusal, Voyage

EDITION = "board_of_the_edition"


def answer_deed(asked: Asked, kind: Kind) -> Answer:
    """Return whether an action of a kind is allowed now.

    Args:
        asked: the position.
        kind: the kind.
    """
    actions = candidates(asked, kind)
    legal = [action for action in actions if asked.legal(action)]
    if legal:
        return asked.granted(legal[0], several=len(legal) > 1)
    if kind in (Kind.LAND, Kind.SEA):
        return _no_leg(asked, kind, min(actions, key=lambda leg: by_promise(asked.state, leg)))
    return asked.refused(actions[0], *_better_reason(asked, kind, actions[0]))


def candidates(asked: Asked, kind: Kind) -> tuple[int, ...]:
    """Return the actions of a kind that can be thought of here; at least one."""
    board, state = asked.law.board, asked.state
    elsewhere = next(city for city in range(board.cities) if city != asked.here)
    if kind in (Kind.LAND, Kind.SEA):
        return legs_to(state, asked.law, None, kind - Kind.LAND) or (pack(kind, elsewhere, 1),)
    if kind == Kind.FLY:
        return flights_from(asked.law, asked.here) or (pack(kind, elsewhere),)
    if kind == Kind.START:
        return tuple(pack(kind, city) for city in range(board.cities) if board.is_start[city])
    if kind == Kind.DIE:
        return tuple(pack(kind, die) for die in range(1, 7))
    if kind == Kind.FLIP:
        return tuple(pack(kind, face) for face in range(FACES))
    if kind in SEATED:
        return tuple(pack(kind, seat) for seat in range(state.seats))
    if kind in BOARDING and asked.law.kernel.sea_destination == SeaDestination.LOCKED:
        return tuple(pack(kind, 0, port) for port in range(board.cities + 1))
    return (pack(kind),)


def embarking(asked: Asked) -> int:
    """Return the action that begins or continues a voyage; paying for a ship if none is legal."""
    if asked.state.players[asked.state.current].voyage == Voyage.TICKET:
        return pack(Kind.ROLL)
    actions = (action for kind in BOARDING for action in candidates(asked, kind))
    return next((action for action in actions if asked.legal(action)), pack(Kind.SAIL))


def _better_reason(asked: Asked, kind: Kind, action: int) -> tuple[str, str]:
    """Return a reason and a rule that say more about a kind than the refusal does, or nothing."""
    code, phase = asked.code(action), asked.state.phase
    if kind == Kind.STOP and code == Refusal.MUST_MOVE:
        return asked.say("nothing_to_stop"), "early_stop_in_city"
    if code == Refusal.NO_STOP_HERE and ports_must_wait(asked.law.kernel, asked.state.mode):
        return asked.say("stop_at_sea"), ""
    if kind == Kind.PASS and code == Refusal.MUST_MOVE and phase == Phase.MOVE:
        return asked.say("use_move"), ""
    if kind == Kind.START and code == Refusal.NOT_NOW:
        return asked.say("started"), ""
    if kind == Kind.LEAVE and phase in (Phase.TURN, Phase.MOVE) and code not in BINDING:
        return asked.say("not_beside_tile"), "opening_optional"
    if kind == Kind.FLY and code == Refusal.NO_FLIGHT:
        return asked.say("no_flight"), EDITION
    return "", ""


BINDING = (Refusal.TURNS_TO_LOSE, Refusal.HELD, Refusal.ENSLAVED, Refusal.MUST_SKIP, Refusal.MUST_WAIT)
"""Refusals that say what binds the player, whatever he wants to do."""


def wrong_way(asked: Asked) -> str:
    """Return by what the move under way goes, which is not by what was asked for."""
    return asked.say("goes_by_sea" if asked.state.mode == Mode.SEA else "goes_by_land")


def _no_leg(asked: Asked, kind: Kind, leg: int) -> Answer:
    """Return why no leg of a kind is allowed."""
    code = asked.code(leg)
    undecided = code in (Refusal.ROLL_FIRST, Refusal.NO_SUCH_LEG, Refusal.WRONG_WAY_OF_TRAVEL)
    if undecided and not legs_to(asked.state, asked.law, None, kind - Kind.LAND):
        return asked.refused(leg, asked.say("no_road" if kind == Kind.LAND else "no_sea"), EDITION)
    if kind == Kind.SEA and code == Refusal.ROLL_FIRST:
        return _not_aboard(asked, leg)
    return asked.refused(leg, wrong_way(asked) if code == Refusal.WRONG_WAY_OF_TRAVEL else "")


def _not_aboard(asked: Asked, leg: int) -> Answer:
    """Return what must be done before a leg at sea."""
    first = embarking(asked)
    if not asked.legal(first):
        return asked.refused(first)
    return asked.refused(leg, asked.say("deed_only", {"deed": asked.deed(first)}))

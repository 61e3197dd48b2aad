"""What a game shows in words: an action for a button, and what the game waits for."""

from afrikan.board import RouteGraph
from afrikan.board.words import Place
from afrikan.errors import AfrikanError
from afrikan.game.notation import BOARDING, PLACED, SEATED, write_action
from afrikan.messages import Steps, number, say
from afrikan.rules import Ruleset
from afrikan.star.actions import first, kind_of, second
from afrikan.star.state import NONE, State
from afrikan.star.words import Ending, Face, Kind, Phase, RollFor


def roll_words(roll_for: int, rules: Ruleset, lang: str) -> str:
    """Return what a die is for; where the use is chosen after the roll, it is for the turn."""
    key = RollFor(roll_for).name
    if roll_for == RollFor.MOVE and rules.attempt_decision == "after_roll":
        key = "TURN"
    elif roll_for == RollFor.ATTEMPT and rules.free_roll_meaning == "releases_only":
        key = "LEAVE"
    return say(lang, "roll_for", key)


def action_words(
    action: int, state: State, rules: Ruleset, graph: RouteGraph, names: tuple[str, ...], lang: str
) -> str:
    """Return an action in words.

    Args:
        action: the action.
        state: the position in which it is considered.
        rules, graph, names: the game's.
        lang: the language.

    Raises:
        AfrikanError: if it names a seat that is not there.
    """
    kind, place = Kind(kind_of(action)), first(action)
    if kind in SEATED and place >= len(names):
        raise AfrikanError("action_seat", action=write_action(action, graph), count=len(names))
    key = kind.name
    if kind == Kind.STOP and unopened_here(state):
        key = "STOP_AT_TILE"
    elif kind == Kind.ATTEMPT and rules.free_roll_meaning == "releases_only":
        key = "ATTEMPT_RELEASE"
    elif kind == Kind.LEAVE and state.phase == Phase.ARRIVED and not unopened_here(state):
        key = "LEAVE_CITY"
    elif kind == Kind.SAIL and state.phase == Phase.MOVE:
        key = "SAIL_NOW"
    deed = say(
        lang,
        "action",
        key,
        roll_for=roll_words(RollFor.MOVE, rules, lang),
        place=Place(graph, place if kind in PLACED else NONE, lang),
        steps=Steps(lang, second(action)),
        number=place,
        face=say(lang, "face", Face(place).name) if kind == Kind.FLIP else "",
        player=names[place] if kind in SEATED else "",
        drift=drift_words(rules, lang),
        **prices(rules, lang),
    )
    if kind not in BOARDING or not second(action):
        return deed
    return say(lang, "action", "BOUND_FOR", deed=deed, port=Place(graph, second(action) - 1, lang))


def drift_words(rules: Ruleset, lang: str) -> str:
    """Return how far one travels by sea in a turn without a roll."""
    if rules.penniless_sea == "up_to_2":
        return say(lang, "steps", "up_to_two")
    return f"{Steps(lang, 1 if rules.penniless_sea == 'one_step' else 2):far}"


def prices(rules: Ruleset, lang: str) -> dict[str, str]:
    """Return what tile, ship and flight cost and which dice open a tile, by the names the messages use."""
    costs = {name: number(getattr(rules, name), lang) for name in ("tile_price", "sea_price", "air_price")}
    return {**costs, "opening": opening_words(rules, lang)}


def opening_words(rules: Ruleset, lang: str) -> str:
    """Return which numbers of the die open a tile."""
    return say(lang, "opening", str(rules.free_roll_success))


def is_spare(state: State) -> bool:
    """Tell whether what is left of the turn is a right and no duty, as after a tile has been opened."""
    arrived = state.phase == Phase.ARRIVED and not unopened_here(state)
    return state.spare == 1 or state.opened > 0 or arrived


def unopened_here(state: State) -> bool:
    """Tell whether the current pawn stands beside an unopened tile."""
    node = state.players[state.current].node
    return 0 <= node < len(state.tiles) and state.tiles[node] != NONE


def status_words(state: State, rules: Ruleset, names: tuple[str, ...], lang: str) -> str:
    """Return in one sentence what a game waits for, or how it ended."""
    if state.phase == Phase.OVER:
        winner = "" if state.winner == NONE else names[state.winner]
        return say(lang, "ending", Ending(state.ending).name, player=winner, rounds=number(state.cap, lang))
    without = state.phase == Phase.ARRIVED and not unopened_here(state)
    return say(
        lang,
        "phase",
        "ARRIVED_WITHOUT_TILE" if without else Phase(state.phase).name,
        player=names[state.current],
        rest=Steps(lang, state.rest),
        roll_for=roll_words(state.roll_for, rules, lang),
    )

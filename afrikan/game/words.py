"""What a game shows in words: an action for a button, and what the game waits for."""

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.game.notation import PLACED, write_action
from afrikan.game.places import place_name
from afrikan.messages import counted_steps, say
from afrikan.rules import Ruleset
from afrikan.star.actions import first, kind_of, second
from afrikan.star.state import NONE, State
from afrikan.star.words import Ending, Face, Kind, Phase, RollFor


def action_words(action: int, rules: Ruleset, graph: RouteGraph, names: tuple[str, ...], lang: str) -> str:
    """Return an action in words.

    Args:
        action: the action.
        rules, graph, names: the game's.
        lang: the language.

    Raises:
        AfrikanError: if it names a seat that is not there.
    """
    kind, place = Kind(kind_of(action)), first(action)
    if kind == Kind.LOT and place >= len(names):
        raise AfrikanError(f"action '{write_action(action, graph)}': there are {len(names)} seats")
    return say(
        lang,
        "action",
        kind.name,
        place=place_name(graph, place, lang) if kind in PLACED else "",
        steps=counted_steps(lang, second(action)),
        number=place,
        face=say(lang, "face", Face(place).name) if kind == Kind.FLIP else "",
        player=names[place] if kind == Kind.LOT else "",
        tile_price=f"{rules.tile_price:,}",
        sea_price=f"{rules.sea_price:,}",
        air_price=f"{rules.air_price:,}",
    )


def status_words(state: State, names: tuple[str, ...], lang: str) -> str:
    """Return in one sentence what a game waits for, or how it ended."""
    if state.phase == Phase.OVER:
        winner = "" if state.winner == NONE else names[state.winner]
        return say(lang, "ending", Ending(state.ending).name, player=winner, rounds=state.cap)
    return say(
        lang,
        "phase",
        Phase(state.phase).name,
        player=names[state.current],
        rest=counted_steps(lang, state.rest),
        roll_for=say(lang, "roll_for", RollFor(state.roll_for).name),
    )

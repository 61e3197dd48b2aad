"""What the board of the stepper shows: the game's position, what can be done there, what happened last."""

from afrikan.game import Game
from afrikan.game.facts import hidden_faces, star_chances
from afrikan.game.journeys import Leg as GameLeg
from afrikan.game.journeys import latest_legs, leg_of, trails
from afrikan.game.notation import read_action
from afrikan.game.picture import lying_of, pawns_of, tiles_of
from afrikan.messages import number
from afrikan.widgets.board_scene import Choice, Leg, Scene
from afrikan.widgets.stepper.state import StepperState

HERE = ("stop", "buy", "attempt", "leave")
"""What is done at the place where the pawn stands."""


def scene_of(state: StepperState, revision: int) -> Scene:
    """Return what the board shows of the game on the table.

    Args:
        state: the game and what is to be seen of it.
        revision: number of this showing.
    """
    game = state.game
    faces = hidden_faces(game) if state.open_tiles else {}
    hidden = state.playing or state.covered
    return Scene(
        pawns=pawns_of(game),
        current=None if game.over else game.state.current,
        tiles=tiles_of(game) | faces,
        lying=lying_of(game),
        shown=tuple(faces),
        choices=() if hidden else choices_of(game, state.lang),
        legs=tuple(map(_leg, latest_legs(game))) if state.moved else (),
        trails=tuple(map(_leg, trails(game))),
        odds=_odds(game) if state.show_odds else None,
        at=revision,
        busy=state.playing,
    )


def _odds(game: Game) -> dict[str, str]:
    return {place: str(chance) for place, chance in star_chances(game).items()}


def choices_of(game: Game, lang: str) -> tuple[Choice, ...]:
    """Return the legal actions that lead to a place, each with its way; none where chance decides."""
    if game.over or game.chance:
        return ()
    here = game.players[game.state.current].at
    return tuple(
        _choice(game, action, lang) if " " in action else Choice(here, action, game.label(action, lang))
        for action in game.legal
        if " " in action or action in HERE
    )


def _choice(game: Game, action: str, lang: str) -> Choice:
    kind, place, *steps = action.split()
    leg = leg_of(game.state, read_action(action, game.board), game.board)
    tag = steps[0] if steps else number(game.rules.air_price, lang) if kind == "fly" else ""
    return Choice(
        place=place,
        action=action,
        label=game.label(action, lang),
        tag=tag,
        mode=leg.mode if leg else "",
        path=leg.path if leg else (),
    )


def _leg(leg: GameLeg) -> Leg:
    return Leg(leg.seat, leg.path, leg.mode)

"""The scene on the board: what can be chosen with its way, what has moved, where pawns have been."""

from itertools import pairwise

import pytest
from stepper_table import click, hear, is_placed, panel, press

from afrikan.game import Game
from afrikan.game.facts import opened_faces
from afrikan.game.journeys import latest_legs, trails
from afrikan.language import LANGUAGES
from afrikan.messages import number
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper
from afrikan.widgets.board_scene import Leg, check_scene
from afrikan.widgets.stepper.scene import choices_of, scene_of
from afrikan.widgets.stepper.state import StepperState

FAN = Ruleset.preset("fan")
OPENING = ("start cairo", "start tangier", "die 6", "die 2")
BOARDING = ("sail", "stowaway", "drift", "aid")
MODES = {"land": "land", "sea": "sea", "fly": "air", "start": ""}


def played(preset, policies, actions):
    return Game(Ruleset.preset(preset), 4, policies=policies, seed=3).play(actions)


def check_choice(game, choice, lang):
    """A choice goes from the pawn to its place, by its kind of way and in so many steps."""
    if " " not in choice.action:
        assert choice.place == game.players[game.state.current].at
        assert (choice.label, choice.tag, choice.path) == (game.label(choice.action, lang), "", ())
        return
    kind, place, *steps = choice.action.split()
    assert (choice.place, choice.mode) == (place, MODES.get(kind, "sea"))
    assert choice.label == game.label(choice.action, lang)
    if kind == "start":
        assert (choice.path, choice.tag) == ((), "")
        return
    assert (choice.path[0], choice.path[-1]) == (game.players[game.state.current].at, place)
    if kind in BOARDING:
        assert choice.tag == ""
        assert all(place not in game.board.cities for place in choice.path[1:-1])
    elif kind == "fly":
        assert (choice.tag, len(choice.path)) == (number(game.rules.air_price, lang), 2)
    else:
        assert [choice.tag] == steps
        assert len(choice.path) - 1 == int(choice.tag)
    for one, other in pairwise(choice.path):
        assert other in game.board.neighbours(one, choice.mode)


@pytest.mark.parametrize("preset", Ruleset.presets())
@pytest.mark.parametrize("policies", ["random", "nearest"])
def test_each_choice_on_the_board_is_a_legal_action_with_its_way(preset, policies):
    game = played(preset, policies, 250)
    kinds = set()
    for at in range(game.length + 1):
        game.jump(at)
        choices = choices_of(game, "fi")
        if game.over or game.chance:
            assert choices == ()
            continue
        assert [choice.action for choice in choices] == [text for text in game.legal if is_placed(text)]
        for choice in choices:
            check_choice(game, choice, "fi")
            kinds.add(choice.mode)
    assert kinds >= {"", "land", "air"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_of_a_game_fits_its_board(lang):
    state = StepperState(played("swedish", "random", 200), lang)
    state.open_tiles = state.show_odds = True
    for at in range(state.game.length):
        state.game.jump(at)
        state.moved = True
        scene = scene_of(state, at)
        check_scene(state.game.board, scene)
        assert scene.at == at


def test_pawns_tiles_and_the_player_to_act_are_those_of_the_game():
    game = Game(FAN, 3, policies="nearest", seed=5).play()
    state = StepperState(game)
    scene = scene_of(state, 1)
    assert scene.current is None
    assert any(pawn.carries == "star" for pawn in scene.pawns)
    faces = opened_faces(game)
    assert len(faces) > 5
    assert scene.tiles == {**faces, **dict.fromkeys(game.tiles, "down")}
    game.jump(60)
    scene = scene_of(state, 2)
    assert scene.current == game.state.current
    assert [pawn.seat for pawn in scene.pawns] == [0, 1, 2]


def test_while_bots_play_nothing_can_be_chosen():
    state = StepperState(Game(FAN, 2, policies="nearest", seed=3))
    assert scene_of(state, 1).choices
    assert not scene_of(state, 1).busy
    state.pace = 1.0
    next(state.play_bots())
    assert (scene_of(state, 2).choices, scene_of(state, 2).busy) == ((), True)


def walked():
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    press(stepper, *OPENING, "roll", "die 4", "land egypt 4")
    return stepper


def legs(stepper):
    return stepper.board.scene.legs


def test_the_way_of_an_action_is_travelled_once():
    stepper = walked()
    (leg,) = legs(stepper)
    assert leg == Leg(*latest_legs(stepper.state.game)[0][::2], "land")
    assert (leg.seat, leg.path[0], leg.path[-1], len(leg.path)) == (0, "cairo", "egypt", 5)
    panel(stepper, "ask")
    assert legs(stepper) == ()


@pytest.mark.parametrize(
    "deed",
    [
        lambda stepper: click(stepper.undo),
        lambda stepper: press(stepper, "leave"),
        lambda stepper: (click(stepper.undo), click(stepper.redo)),
        lambda stepper: hear(stepper._history, kind="jump", number=7),
        lambda stepper: hear(stepper.board, kind="place", place="congo", at=stepper.board.scene.at),
        lambda stepper: (stepper.state.act("land congo 3"), stepper.refresh()),
        lambda stepper: (stepper.state.open("nothing"), stepper.refresh()),
        lambda stepper: stepper.state.put(stepper.state.game.fork) or stepper.refresh(),
    ],
    ids=["undo", "no way", "redo", "jump", "question", "refusal", "no file", "another game"],
)
def test_nothing_travels_where_nothing_has_moved(deed):
    stepper = walked()
    deed(stepper)
    assert legs(stepper) == ()


def test_the_same_way_again_travels_again():
    stepper = walked()
    click(stepper.undo)
    press(stepper, "land egypt 4")
    assert len(legs(stepper)) == 1
    assert len(stepper.state.branches) == 1


def test_the_ways_of_bots_travel_too():
    stepper = Stepper("fan", 2, policies="nearest", seed=5)
    moved = 0
    for _ in range(40):
        click(stepper.bot_step)
        wanted = [(leg.seat, leg.path, leg.mode) for leg in latest_legs(stepper.state.game)]
        assert [(leg.seat, leg.path, leg.mode) for leg in legs(stepper)] == wanted
        moved += len(wanted)
    assert moved > 5


@pytest.mark.parametrize("preset", ["fan", "swedish"])
def test_the_trails_are_the_last_turns_of_the_players(preset):
    game = played(preset, "nearest", 250)
    state, seen = StepperState(game), 0
    for at in range(game.length + 1):
        game.jump(at)
        shown = scene_of(state, at).trails
        assert [(leg.seat, leg.mode, leg.path) for leg in shown] == list(trails(game))
        pawns = {player.seat: player.at for player in game.players}
        last = {leg.seat: leg.path[-1] for leg in shown}
        assert last.items() <= pawns.items()
        seen = max(seen, len(last))
    assert seen == 4

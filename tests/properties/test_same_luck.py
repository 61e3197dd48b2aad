"""The same luck under other rules: tiles and dice do not depend on the ruleset."""

from hypothesis import given, settings
from hypothesis import strategies as st

from afrikan.game import Game
from afrikan.rules import Ruleset
from afrikan.star.words import Event

FAN = Ruleset.preset("fan")


def dice(game):
    """Each player's travelling dice by the player's turn and the roll's number within it."""
    seen = {}
    for at in range(game.length):
        before = game.jump(at).state
        action = (game.redo().history)[-1]
        if action.startswith("die") and before.round:
            seat = before.current
            seen[seat, before.players[seat].turns, before.rolls] = action
    return seen


def faces(game):
    """The face under each slot as far as it has been opened."""
    found = {}
    for at in range(game.length):
        before = game.jump(at).state
        action = game.redo().history[-1]
        if action.startswith("flip"):
            found[before.tiles[before.players[before.current].node]] = action
    return found


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**64 - 1))
def test_two_rulesets_meet_the_same_dice_and_tiles(seed):
    other = FAN.replace(free_roll_when="same_turn", pirates_stop="always", start_money=600)
    one = Game(FAN, 4, policies="nearest", seed=seed).play()
    two = Game(other, 4, policies="nearest", seed=seed).play()
    for first, second in ((dice(one), dice(two)), (faces(one), faces(two))):
        common = first.keys() & second.keys()
        assert common
        assert all(first[key] == second[key] for key in common)


def test_a_typed_die_uses_up_its_roll_number():
    """After a typed attempt the next roll of the same turn is the second word of the stream."""
    rules = FAN.replace(free_roll_when="same_turn")
    place = {"players": [{"at": "egypt", "money": 0}, {"at": "cairo"}]}

    def second_roll(typed):
        game = Game.from_position(rules, place, seed=9).roll(typed)
        for action in ("land dar_fur 3", "attempt"):
            game.do(action)
        return game.draw().history[-1]

    assert second_roll(3) == second_roll(3)
    drawn = Game.from_position(rules, place, seed=9).do("roll").draw().history[-1]
    assert Game.from_position(rules, place, seed=9).roll(int(drawn[-1])).history[-1] == drawn


def test_a_game_of_a_sweep_can_be_reopened_by_its_number():
    """Game k of a simulated seed and the stepper's game k end alike."""
    from afrikan.simulation import blocks

    sweep = blocks(FAN, ["nearest"] * 3, games=40, seed=4, compiled=False)
    total = [0, 0, 0]
    for runs in sweep:
        total = [a + b for a, b in zip(total, runs.wins, strict=True)]
    reopened = [Game(FAN, 3, policies="nearest", seed=4, game=k).play() for k in range(40)]
    assert total == [sum(game.state.winner == seat for game in reopened) for seat in range(3)]
    assert all(any(line.event == Event.WON for line in game.log) for game in reopened if game.winner)

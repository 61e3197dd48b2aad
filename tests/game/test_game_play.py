"""Stepping through a game: typed and drawn luck, undo and redo, policies, the log."""

import pytest
from clear_sentence import refuses
from hypothesis import given, settings
from hypothesis import strategies as st

from afrikan.errors import AfrikanError, IllegalAction
from afrikan.game import Game
from afrikan.rules import Ruleset, registry
from afrikan.session import use

FAN = Ruleset.preset("fan")
ARRIVED = {"players": [{"at": "dar_fur_bahr_el_ghasal_land_1"}, {"at": "cairo"}]}


def started(players=2, seed=7, **named):
    """A game whose players have chosen Tangier and rolled for the start."""
    game = Game(FAN, players=players, seed=seed, **named)
    for _ in range(players):
        game.do("start tangier")
    while game.chance:
        game.roll()
    return game


def beside_a_tile(seed=1):
    """A game in which a tile has just been paid for."""
    return Game.from_position(FAN, ARRIVED, seed=seed).roll(1).do("land bahr_el_ghasal 1").do("buy")


def played(seed=3, policies="random", rules=FAN, actions=150):
    """A game some way in."""
    return Game(rules, players=3, policies=policies, seed=seed).play(actions)


def test_legal_verify_can_and_do_agree():
    game = Game(FAN, players=2, policies="random", seed=5)
    for _ in range(300):
        if game.over:
            break
        for action in game.legal:
            assert game.can(action)
            game.verify(action)
        refuses(lambda: game.do("flip star" if not game.chance else "roll"), error=IllegalAction)
        game.step()


def test_typed_dice_are_used():
    game = started().roll(5)
    assert game.history[-1] == "die 5"
    assert game.state.die == 5


def test_roll_announces_a_roll_to_travel():
    assert started().roll(3).history[-2:] == ("roll", "die 3")


def test_a_typed_die_uses_up_its_number():
    attempts = set()
    for typed in (None, 1, 2, 3, 4, 5, 6):
        game = Game.from_position(Ruleset.preset("swedish"), ARRIVED, seed=5).roll(typed)
        game.do("land bahr_el_ghasal 1")
        if game.can("stop"):
            game.do("stop")
        attempts.add(game.do("attempt").roll().history[-1])
    assert len(attempts) == 1


@pytest.mark.parametrize("face", ["star", "ruby", "emerald", "topaz", "robber", "horseshoe", "blank"])
def test_typed_tiles_keep_the_bag_consistent(face):
    for seed in range(5):
        game = beside_a_tile(seed).flip(face)
        assert game.view.remaining[face] == FAN.tile_mix[list(game.view.remaining).index(face)] - 1
        assert sum(game.view.remaining.values()) == len(game.tiles) == 29
        rest = sorted(_hidden_faces(game))
        counted = [index for index, count in enumerate(game.view.remaining.values()) for _ in range(count)]
        assert rest == counted


def _hidden_faces(game):
    return [game._now.faces[slot] for slot in game.state.tiles if slot >= 0]


def test_typed_tiles_all_the_way():
    game = Game(FAN, players=2, policies="random", seed=11)
    while not game.over:
        if game.legal[0].startswith("flip"):
            game.do(game.legal[-1])
        else:
            game.step()
        assert sum(game.view.remaining.values()) == len(game.tiles)
        faces = sorted(_hidden_faces(game))
        assert faces == [i for i, count in enumerate(game.view.remaining.values()) for _ in range(count)]


def test_a_face_that_is_gone_cannot_be_typed():
    game = beside_a_tile().flip("star").roll(1).do("land cairo_egypt_land_1 1")
    game.roll(2).do("land lake_victoria 2").do("buy")
    error = refuses(lambda: game.flip("star"), "flip star", error=IllegalAction)
    assert error.code == "NO_SUCH_OUTCOME"


def test_drawn_tiles_follow_the_seed():
    assert beside_a_tile(4).flip().history == beside_a_tile(4).flip().history
    assert len({beside_a_tile(seed).flip().history[-1] for seed in range(30)}) > 2


def test_seed_and_game_number_decide():
    same = [played().history for _ in range(2)]
    assert same[0] == same[1]
    assert played(seed=4).history != same[0]
    other = Game(FAN, players=3, policies="random", seed=3, game=1).play(150)
    assert other.history != same[0]


def test_the_session_seed_is_used():
    use(seed=99)
    assert Game(FAN, players=2).seed == 99
    assert Game(FAN, players=2, seed=0).seed == 0


def test_undo_redo_and_jump():
    game = played()
    save = game.save()
    end, log = game.history, [str(line) for line in game.log]
    game.undo(40)
    assert game.history == end[:-40]
    assert game.at == len(end) - 40
    assert game.length == len(end)
    assert [str(line) for line in game.log] == log[: len(game.log)]
    assert game.redo(15).history == end[:-25]
    assert game.jump(0).history == ()
    assert game.log == ()
    assert game.redo(len(end)).save() == save


def test_acting_after_undo_forgets_the_rest():
    game = started().roll(3)
    first = game.legal[0]
    game.do(first).undo(2)
    game.roll(5)
    assert game.length == game.at
    refuses(lambda: game.redo(1), "0 to 0 actions can be redone, not 1")


@pytest.mark.parametrize("back", [1, 2, 17, 100])
def test_undo_never_changes_luck(back):
    game = played()
    end = game.history
    assert game.undo(back).play(back).history == end


def test_undo_of_a_typed_tile_restores_the_drawn_one():
    drawn = beside_a_tile().flip().history[-1]
    game = beside_a_tile().flip("star").undo()
    assert game.flip().history[-1] == drawn
    other = "ruby" if drawn != "flip ruby" else "topaz"
    assert beside_a_tile().flip(other).undo().flip().history[-1] == drawn


def test_state_before_is_left_alone():
    game = started()
    before = game.view
    game.roll(4)
    game.undo(2)
    assert game.view == before


def test_step_stops_for_people_and_at_the_end():
    game = Game(FAN, players=2, policies=["nearest", "human"], seed=2)
    assert game.step() == game.history[0]
    assert game.step() is None
    assert game.current == "Player 2"
    assert game.decision() is None
    over = Game(FAN, players=2, policies="random", seed=2, rounds=1).play()
    assert over.over
    assert over.step() is None
    assert over.status() == "Nobody has won within 1 rounds." or over.winner


def test_play_counts_actions():
    game = Game(FAN, players=2, policies="nearest", seed=2).play(25)
    assert game.at == 25
    assert game.play(0).at == 25


def test_decision_is_legal_and_changes_nothing():
    game = Game(FAN, players=3, policies=["nearest", "random", "nearest"], seed=8)
    for _ in range(200):
        if not game.chance and not game.over:
            before = game.at
            assert game.decision() in game.legal
            assert game.at == before
        if game.step() is None:
            break


def test_own_policy_sees_the_view_and_the_legal_actions():
    seen = []

    def cautious(view, legal):
        seen.append((view.me.name, view.phase, view.rest, set(view.tiles), sum(view.remaining.values())))
        return legal[-1]

    game = Game(FAN, players=["Aino", "Björn"], policies=cautious, seed=3, rounds=3).play()
    assert game.over
    assert {name for name, *_ in seen} == {"Aino", "Björn"}
    assert all(len(tiles) == left for _, _, _, tiles, left in seen)
    assert [player.policy for player in game.players] == ["own", "own"]
    assert Game.load(game.save()).history == game.history


def test_own_policy_cannot_see_hidden_faces():
    def faces(view, legal):
        assert not {"faces", "slots"} & set(dir(view))
        return legal[0]

    Game(FAN, players=2, policies=faces, seed=1, rounds=2).play()


@pytest.mark.parametrize(
    ("answer", "error"), [("roll 5", AfrikanError), ("fly cairo", IllegalAction), (7, AfrikanError)]
)
def test_own_policy_that_answers_nonsense_is_named(answer, error):
    game = started(policies=lambda view, legal: legal[0])
    game.seats = tuple(seat._replace(policy=lambda view, legal: answer) for seat in game.seats)
    before = game.history
    refuses(game.step, str(answer), error=error)
    assert game.history == before


def test_own_policy_may_leave_the_decision_to_a_person():
    game = started(policies=lambda view, legal: "roll" if "roll" in legal else legal[0])
    game.seats = tuple(seat._replace(policy=lambda view, legal: None) for seat in game.seats)
    assert game.step() is None


def test_log_lines_cite_registered_rules():
    for name in Ruleset.presets():
        game = played(rules=Ruleset.preset(name), seed=6, actions=400)
        for line in game.log:
            assert line.rule.id in registry()
            assert line.rule.citations
            assert "{" not in line.text()
            assert game.names[line.seat] or line.event


def test_log_numbers_rounds_and_seats():
    game = played()
    rounds = [line.round for line in game.log]
    assert rounds == sorted(rounds)
    assert rounds[0] == 0
    assert {line.seat for line in game.log} == {0, 1, 2}


def test_labels_and_status_are_sentences():
    game = Game(FAN, players=2, policies="random", seed=12)
    while not game.over:
        for action in game.legal:
            label = game.label(action)
            assert label[0].isupper()
            assert "{" not in label
        assert game.status().endswith(".")
        game.step()
    assert game.status().endswith(".")
    assert game.label("fly cairo") == "Pay 300 and fly to Cairo"
    assert game.label("land cairo 1") == "Walk 1 step to Cairo"
    assert game.label("flip star") == "The tile is: Star of Africa"


def test_status_counts_one_step_in_the_singular():
    assert started().roll(1).status().endswith("has 1 step to travel.")
    assert started().roll(2).status().endswith("has 2 steps to travel.")


def test_html_in_a_name_stays_text():
    name = "<b>&'\"</b><script>1</script>"
    game = Game(FAN, players=[name, "Björn"], seed=1).do("start cairo").do("start cairo")
    assert game.current == name
    assert name in str(game.log[0])
    assert "<script>" not in game.svg()
    assert "<b>" not in game.svg()
    assert Game.load(game.save()).names == game.names
    assert Game.from_notation(game.notation()).names == game.names


def test_repr_says_the_situation():
    game = started()
    assert repr(game) == f"<Game fan, seed 7, after {game.at} actions: It is {game.current}'s turn.>"


@settings(deadline=None, max_examples=10)
@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 10**6), max_size=30))
def test_any_walk_can_be_undone_and_saved(seed, choices):
    game = Game(FAN, players=2, seed=seed)
    saves = [game.save()]
    for choice in choices:
        if game.over:
            break
        game.do(game.legal[choice % len(game.legal)])
        saves.append(game.save())
    for save in reversed(saves):
        loaded = Game.load(save)
        assert (loaded.legal, loaded.history) == (game.legal, game.history)
        if game.at:
            game.undo()

"""The editor: presses and fields set a position up, what cannot be is told, what can be is played on."""

import html

import pytest
from stepper_table import EVIL, check_view, click, enter, hear, offered, panel, press, text_of

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.seats import HUMAN
from afrikan.game.snapshot import position_of
from afrikan.language import LANGUAGES
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.star.state import SEATS
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.editor_form import MOST_MONEY
from afrikan.widgets.stepper.editor_state import CONDITIONS, FACES, SEVERAL, EditorState, tile_cities

FAN = Ruleset.preset("fan")
OPENING = ("start cairo", "start tangier", "die 6", "die 2")
SEA = "cairo_suakin_sea_1"


@pytest.fixture
def stepper():
    made = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    press(made, *OPENING)
    return made


@pytest.fixture
def form(stepper):
    return panel(stepper, "editor")


def point(form, place, tool=None):
    """Choose what a press does and press a place of the editor's board."""
    if tool:
        enter(form.tool, tool)
    hear(form.board, kind="place", place=place, at=form.board.scene.at)


def told(form):
    return text_of(form.problem.value).strip()


def fits(form):
    """Whether the position can be; then it can be played on, else the reason is told."""
    assert form.play.disabled == told(form).startswith("⚠")
    return not form.play.disabled


def shown_pawns(form):
    return {pawn.seat + 1: pawn.node for pawn in form.board.scene.pawns}


def test_the_editor_begins_with_the_position_on_the_table(stepper):
    press(stepper, "roll", "die 4", "land egypt 4", "buy", "flip ruby", "roll", "die 3")
    form, game = panel(stepper, "editor"), stepper.state.game
    wanted = position_of(game)
    assert wanted.pop("then") == ["roll", "die 3"]
    assert form.editor.position == wanted
    assert shown_pawns(form) == {1: "egypt", 2: "tangier"}
    assert form.board.scene.tiles == {**dict.fromkeys(game.tiles, "down"), "egypt": "ruby"}
    assert (form.turn.value, form.board.scene.current, form.count.value) == (2, 1, 2)
    assert fits(form)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_start_every_pawn_stands_at_the_first_start_city(lang):
    stepper = Stepper("fan", 3, policies=[HUMAN, "nearest", "random"], seed=7, lang=lang)
    form = panel(stepper, "editor")
    assert set(shown_pawns(form).values()) == {stepper.state.game.board.starts[0]}
    assert [row.policy.value for row in form.seats[:3]] == [HUMAN, "nearest", "random"]
    assert told(form) == f"✓ {say(lang, 'panel', 'editor_fine')}"
    assert fits(form)


def test_a_press_moves_the_pawn_that_is_chosen(form):
    point(form, "congo", "pawn 1")
    point(form, "timbuktu", "pawn 2")
    assert shown_pawns(form) == {1: "congo", 2: "timbuktu"}
    point(form, "sahara")
    assert shown_pawns(form) == {1: "congo", 2: "sahara"}
    assert form.seats[1].place.value == "Sahara"
    assert fits(form)


@pytest.mark.parametrize("face", FACES)
def test_a_press_opens_a_tile_and_puts_it_back(form, face):
    point(form, "congo", face)
    assert form.board.scene.tiles["congo"] == face
    assert form.editor.opened == {"congo": face}
    point(form, "congo", "down")
    assert form.board.scene.tiles["congo"] == "down"
    assert form.editor.opened == {}


def test_where_no_tile_lies_none_is_opened(form):
    for place in ("cairo", SEA):
        point(form, place, "ruby")
        point(form, place, "down")
    assert form.editor.opened == {}
    assert "cairo" not in form.board.scene.tiles
    assert fits(form)


def test_a_press_for_a_board_that_is_gone_does_nothing(form):
    at = form.board.scene.at
    point(form, "congo", "pawn 1")
    hear(form.board, kind="place", place="timbuktu", at=at)
    assert shown_pawns(form)[1] == "congo"


def test_the_fields_of_a_player_count(form):
    row = form.seats[1]
    enter(row.name, "Ylva")
    enter(row.policy, "random")
    enter(row.money, 700)
    entry = form.editor.players[1]
    assert (entry["name"], entry["policy"], entry["money"]) == ("Ylva", "random", 700)
    assert [label for label, _ in form.turn.options] == ["Aino", "Ylva"]
    assert "Ylva" in form.tool.options[1][0]
    enter(row.name, "")
    assert (row.name.value, form.editor.players[1]["name"]) == ("Ylva", "Ylva")


@pytest.mark.parametrize(("typed", "kept"), [(-5, 0), (MOST_MONEY + 1, MOST_MONEY)])
def test_money_stays_within_its_bounds(form, typed, kept):
    enter(form.seats[0].money, typed)
    assert form.editor.players[0]["money"] == kept


@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_condition_can_be_chosen_and_left(form, condition):
    before = dict(form.editor.players[0])
    enter(form.seats[0].condition, condition)
    assert form.editor.players[0] == before | CONDITIONS[condition]
    assert form.editor.condition(0) == form.seats[0].condition.value == condition
    enter(form.seats[0].condition, "free")
    assert form.editor.players[0] == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mixture_of_conditions_is_kept_but_not_offered(lang):
    players = [{"at": SEA, "name": "Aino", "star": True, "voyage": "ticket"}, {"at": "cairo", "name": "Elof"}]
    situation = {"players": players, "opened": {"congo": "star"}}
    stepper = Stepper.of(Game.from_position(FAN, situation), lang)
    form = panel(stepper, "editor")
    assert form.seats[0].condition.value == SEVERAL
    assert form.seats[0].condition.label == say(lang, "panel", "condition_several")
    enter(form.seats[1].money, 500)
    entry = form.editor.players[0]
    assert (entry["star"], entry["voyage"]) == (True, "ticket")
    assert fits(form)
    assert SEVERAL not in form.seats[1].condition._options_values
    enter(form.seats[0].condition, "ticket")
    assert SEVERAL not in form.seats[0].condition._options_values
    assert "star" not in form.editor.players[0]


def test_as_many_take_part_as_are_chosen(form):
    for count in (6, 1, 3):
        enter(form.count, count)
        assert len(form.editor.players) == len(form._rows.children) == len(form.board.scene.pawns) == count
        assert len(form.turn.options) == count
        assert fits(form)
    assert [entry["name"] for entry in form.editor.players] == ["Aino", "Player 2", "Player 3"]
    assert [entry["money"] for entry in form.editor.players] == [FAN.start_money] * 3
    assert form.count._options_values == tuple(range(1, SEATS + 1))


def test_who_is_to_act_can_be_chosen_and_goes_with_his_seat(form):
    enter(form.turn, 2)
    assert (form.editor.turn, form.board.scene.current) == (2, 1)
    enter(form.count, 1)
    assert (form.editor.turn, form.turn.value) == (1, 1)
    assert fits(form)


def test_who_begins_a_round_goes_with_his_seat():
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    press(stepper, "start cairo", "start tangier", "die 2", "die 6")
    form = panel(stepper, "editor")
    assert (form.editor.first, form.editor.turn) == (2, 2)
    enter(form.count, 1)
    assert (form.editor.first, form.editor.turn) == (1, 1)
    assert fits(form)


PROBLEMS = {
    "two Stars": lambda form: [point(form, city, "star") for city in ("congo", "timbuktu")],
    "a pawn at sea without a ship": lambda form: point(form, SEA, "pawn 1"),
    "a ship on land": lambda form: enter(form.seats[0].condition, "ticket"),
    "a Star nobody has found": lambda form: [
        point(form, "congo", "pawn 1"),
        enter(form.seats[0].condition, "star"),
    ],
    "two carriers": lambda form: [
        point(form, "timbuktu", "star"),
        *(point(form, "congo", f"pawn {number}") for number in (1, 2)),
        *(enter(row.condition, "star") for row in form.seats[:2]),
    ],
    "a carrier at home": lambda form: [
        point(form, "timbuktu", "star"),
        enter(form.seats[0].condition, "star"),
    ],
    "held where nobody waits": lambda form: enter(form.seats[0].condition, "held"),
    "a slave elsewhere": lambda form: enter(form.seats[1].condition, "slave_2"),
    "waiting in vain": lambda form: enter(form.seats[0].condition, "waiting"),
    "two of the same name": lambda form: enter(form.seats[0].name, "Elof"),
    "a blank name": lambda form: enter(form.seats[0].name, "  "),
    "a long name": lambda form: enter(form.seats[0].name, "x" * 41),
    "a long task": lambda form: enter(form.note, "x" * 1001),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("problem", PROBLEMS)
def test_what_cannot_be_is_told_in_the_language_and_not_played(lang, problem):
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7, lang=lang)
    press(stepper, *OPENING)
    form = panel(stepper, "editor")
    PROBLEMS[problem](form)
    assert not fits(form)
    with pytest.raises(AfrikanError) as caught:
        Game.from_position(FAN, form.editor.position)
    assert told(form) == f"⚠ {caught.value.text(lang)}"
    game = stepper.state.game
    hear(form.play, event="click")
    assert stepper.state.game is game
    assert caught.value.text(lang) in stepper._live.text("error")
    assert stepper.panels.opened == "editor"
    click(form.take)
    assert fits(form)


@pytest.mark.parametrize("money", [-1, MOST_MONEY + 1, "much"])
def test_impossible_money_is_a_problem(money):
    editor = EditorState(Game(FAN, 2, seed=7), "fi")
    editor.players[0]["money"] = money
    assert repr(money)[-5:] in editor.problem
    editor.players[0]["money"] = 0
    assert editor.problem == ""


def test_playing_on_puts_exactly_that_position_on_the_table(stepper, form):
    point(form, "congo", "pawn 1")
    point(form, SEA, "pawn 2")
    point(form, "timbuktu", "star")
    point(form, "sahara", "ruby")
    enter(form.seats[0].condition, "star")
    enter(form.seats[0].money, 1200)
    enter(form.seats[1].condition, "drift")
    enter(form.seats[1].money, 0)
    enter(form.seats[1].policy, "nearest")
    enter(form.turn, 2)
    enter(form.note, "Who wins?")
    assert fits(form), told(form)
    position = form.editor.position
    click(form.play)
    game = stepper.state.game
    assert game.position == position
    assert stepper.panels.opened == ""
    assert (game.current, game.length, len(stepper.state.branches)) == ("Elof", 0, 1)
    first, second = game.players
    assert (first.at, first.money, first.star) == ("congo", 1200, True)
    assert (second.at, second.money, second.policy) == (SEA, 0, "nearest")
    assert set(tile_cities(FAN)) - set(game.tiles) == {"timbuktu", "sahara"}
    assert "Who wins?" in stepper._heading.value
    check_view(stepper)


@pytest.mark.parametrize("preset", ["fan", "swedish"])
def test_a_position_taken_from_the_table_and_played_on_is_the_same(preset):
    game = Game(Ruleset.preset(preset), 3, policies="nearest", seed=5).play()
    for at in range(30, game.length, 23):
        here = game.fork(game.fork(at).start_of_turn)
        stepper = Stepper.of(here)
        form = panel(stepper, "editor")
        click(form.play)
        there = stepper.state.game
        assert stepper.state.error == ""
        assert there.legal == here.legal
        assert there.status() == here.status()
        seen = [(p.name, p.at, p.money, p.conditions) for p in here.players]
        assert [(p.name, p.at, p.money, p.conditions) for p in there.players] == seen
        state, other = here.state, there.state
        assert (other.round, other.first, other.bonus_taken) == (state.round, state.first, state.bonus_taken)
        assert list(other.remaining) == list(state.remaining)


@pytest.mark.parametrize("text", ["Who wins?", EVIL, "two\nlines"])
def test_the_task_is_shown_as_it_was_written(stepper, form, text):
    enter(form.note, text)
    click(form.play)
    assert f'<p class="afrikan-task">{html.escape(text)}</p>' in stepper._heading.value
    panel(stepper, "editor")
    click(form.take)
    assert form.note.value == text


def test_hostile_names_are_text_in_the_editor(stepper, form):
    enter(form.seats[0].name, EVIL)
    enter(form.seats[1].name, EVIL)
    assert "<img" not in form.problem.value
    assert told(form).startswith("⚠")
    enter(form.seats[1].name, "Elof")
    assert fits(form)
    click(form.play)
    assert html.escape(EVIL) in stepper._players.value
    for part in (stepper._players.value, stepper._heading.value):
        assert "<img" not in part


def test_what_is_being_set_up_stays_while_the_game_goes_on(stepper, form):
    point(form, "congo", "pawn 1")
    press(stepper, "roll", "die 4")
    assert shown_pawns(form)[1] == "congo"
    stepper.panels.open("")
    assert shown_pawns(panel(stepper, "editor"))[1] == "congo"
    click(form.take)
    assert shown_pawns(form)[1] == "cairo"


def test_beginning_again_takes_the_board_of_the_game_on_the_table(stepper, form):
    stepper.state.put(lambda: Game(Ruleset.preset("swedish"), 2, seed=7))
    stepper.refresh()
    assert form.editor.rules.name == "fan"
    click(form.take)
    assert form.editor.rules.name == "swedish"
    assert set(form.board.scene.tiles) == set(stepper.state.game.tiles)
    assert form._board_place.children == (form.board,)
    point(form, "congo", "pawn 2")
    click(form.play)
    assert stepper.state.game.rules.name == "swedish"
    assert offered(stepper)
    check_view(stepper)


RUSSIAN = Ruleset.preset("fan").replace(
    robber_stays="toll_100", star_stealing="overtaking_robber", robber_takes_star="star_to_capetown"
)


@pytest.fixture
def robbed():
    """The editor of a game in which one of two opened robbers stays and the Star lies in Cape Town."""
    players = [{"at": "cairo", "robber": "egypt"}, {"at": "sahara", "lost": 1}]
    opened = {"timbuktu": "star", "egypt": "robber", "congo": "robber"}
    position = {"players": players, "opened": opened, "robbers": ["congo"], "star_at": "capetown"}
    return panel(Stepper.of(Game.from_position(RUSSIAN, position, seed=7)), "editor")


def test_what_lies_on_the_board_is_seen_and_kept(robbed):
    assert robbed.board.scene.lying == {"congo": ("robber",), "capetown": ("star",)}
    assert [pawn.state for pawn in robbed.board.scene.pawns] == ["robber", ""]
    assert robbed.seats[1].condition.value == "lost_1"
    assert fits(robbed)
    game = robbed.editor.game()
    assert (game.view.robbers, game.view.star_at) == (("congo",), "capetown")


def test_a_robber_that_is_opened_stays_and_one_put_back_is_gone(robbed):
    point(robbed, "tunis", "robber")
    assert robbed.board.scene.lying["tunis"] == ("robber",)
    point(robbed, "congo", "down")
    assert "congo" not in robbed.board.scene.lying
    assert robbed.editor.game().view.robbers == ("tunis",)


def test_the_star_is_put_down_and_taken_up(robbed):
    point(robbed, "capetown", "star_down")
    assert robbed.editor.game().view.star_at == ""
    point(robbed, "tunis", "star_down")
    assert "Cape Town" in told(robbed)
    assert not fits(robbed)


def test_a_pawn_that_is_put_elsewhere_is_bound_for_no_port():
    rules = FAN.replace(sea_destination="locked")
    ship = {"at": SEA, "voyage": "ticket", "port": "suakin"}
    form = panel(
        Stepper.of(Game.from_position(rules, {"players": [ship, {"at": "cairo"}]}, seed=7)), "editor"
    )
    assert fits(form)
    point(form, "cairo_suakin_sea_2", "pawn 1")
    assert "port" not in form.editor.players[0]
    assert fits(form)

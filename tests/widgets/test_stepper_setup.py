"""The form for a new game: its code is what counts, a mistake is told, and what was entered stays."""

import html

import pytest
from stepper_table import EVIL, check_view, click, enter, panel, press, said, shown_html

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.seats import HUMAN
from afrikan.language import LANGUAGES
from afrikan.messages import say, translated
from afrikan.policies.choose import POLICIES
from afrikan.rules import Ruleset
from afrikan.rules.presets import presets
from afrikan.star.state import SEATS
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.setup_form import OWN


@pytest.fixture
def stepper():
    return Stepper("fan", 2, policies="human", seed=7)


@pytest.fixture
def form(stepper):
    return panel(stepper, "setup")


def fill(form, **fields):
    for name, value in fields.items():
        enter(getattr(form, name), value)
    click(form.start)


def test_the_form_starts_a_game(stepper, form):
    enter(form.preset, "swedish")
    enter(form.count, 3)
    enter(form.seats[0][0], "Aino")
    enter(form.seats[2][1], "random")
    fill(form, seed="12", game="4")
    game = stepper.state.game
    assert (game.rules.code, game.seed, game.game) == ("swedish", 12, 4)
    assert game.names == ("Aino", "Player 2", "Player 3")
    assert [player.policy for player in game.players] == ["human", "human", "random"]
    assert stepper.panels.opened == ""
    check_view(stepper)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_offers_every_preset_by_its_title(lang):
    options = dict(panel(Stepper("fan", 2, lang=lang), "setup").preset.options)
    wanted = {translated(preset.title, lang): name for name, preset in presets().items()}
    assert options == wanted | {say(lang, "stepper", "own_rules"): OWN}


def test_any_ruleset_can_be_entered_by_its_code(stepper, form):
    fill(form, code="fan;free_roll_when=same_turn")
    assert stepper.state.game.rules.free_roll_when == "same_turn"
    assert "free_roll_when=same_turn" in stepper._heading.value


def test_choosing_a_preset_puts_its_code_into_the_form():
    form = panel(Stepper("fan;free_roll_when=same_turn", 2), "setup")
    assert (form.code.value, form.preset.value) == ("fan;free_roll_when=same_turn", OWN)
    enter(form.preset, "literal")
    assert form.code.value == "literal"
    assert html.escape(presets()["literal"].about["en"]) in form.about.value


@pytest.mark.parametrize("name", Ruleset.presets())
def test_a_code_that_names_a_preset_chooses_it(name):
    form = panel(Stepper("fan;free_roll_when=same_turn", 2), "setup")
    enter(form.code, f" {name} ")
    assert form.preset.value == name
    assert html.escape(presets()[name].about["en"]) in form.about.value
    assert form.code.value == f" {name} "


def test_a_code_with_changes_is_own_rules_and_told(form):
    enter(form.code, "swedish;first_player=lot")
    assert form.preset.value == OWN
    assert "Swedish rules, with changes: first_player=lot." in form.about.value
    enter(form.preset, "swedish")
    assert form.code.value == "swedish"
    assert "changes" not in form.about.value


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wrong", ["", "swedsih", "fan;", "fan;free_roll_when", EVIL])
def test_a_code_that_cannot_be_read_is_own_rules_and_told(lang, wrong):
    form = panel(Stepper("fan", 2, lang=lang), "setup")
    enter(form.code, wrong)
    assert form.preset.value == OWN
    with pytest.raises(AfrikanError) as caught:
        Ruleset.from_code(wrong)
    told = say(lang, "stepper", "own_wrong", error=caught.value.text(lang))
    assert html.escape(told) in form.about.value
    assert "<img" not in form.about.value
    enter(form.preset, "fan")
    assert form.code.value == "fan"


def test_own_rules_can_be_chosen_to_write_changes(form):
    enter(form.preset, OWN)
    assert form.code.value == "fan"
    assert "after a semicolon" in form.about.value
    enter(form.preset, "fan")
    assert html.escape(presets()["fan"].about["en"]) in form.about.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fields_to_type_into_have_a_hint(lang):
    form = panel(Stepper("fan", 2, lang=lang), "setup")
    for field in (form.code, form.seed, form.game):
        assert len(field.tooltip) > 30
        assert any(html.escape(field.tooltip) in part for part in shown_html(form.box))


def test_as_many_seats_as_players_are_asked_for(form):
    for count in (6, 3, 4):
        enter(form.count, count)
        assert len(form._rows.children) == len(form.read().names) == len(form.read().policies) == count


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("field", "wrong"), [("code", "fann"), ("seed", "x"), ("game", "-1"), ("code", "fan;start_money=-5")]
)
def test_a_wrong_entry_is_told_and_the_game_stays(lang, field, wrong):
    stepper = Stepper("fan", 2, policies="human", seed=7, lang=lang)
    press(stepper, "start cairo")
    game, saved = stepper.state.game, stepper.state.game.save()
    form = panel(stepper, "setup")
    fill(form, **{field: wrong})
    told = stepper._live.text("error")
    assert told.startswith("⚠ ")
    assert wrong.rpartition("=")[2] in told
    assert stepper.state.game is game
    assert game.save() == saved
    assert stepper.panels.opened == "setup"
    assert getattr(form, field).value == wrong
    press(stepper, "start cairo")
    assert stepper._live.text("error") == ""


def test_the_form_shows_how_the_game_on_the_table_was_set_up(stepper, form):
    names = ["Aino", "Elof", "Ylva"]
    other = Game(Ruleset.preset("swedish"), names, policies=[HUMAN, "random", "nearest"], seed=9, game=2)
    stepper.state.open(other.save())
    stepper.refresh()
    assert (form.code.value, form.seed.value, form.game.value) == ("swedish", "9", "2")
    assert form.read().names == tuple(names)
    assert form.read().policies == (HUMAN, "random", "nearest")
    click(form.start)
    assert stepper.state.game.save() == other.save()


def test_what_is_being_entered_stays_while_the_game_goes_on(stepper, form):
    enter(form.seed, "99")
    press(stepper, "start cairo")
    assert form.seed.value == "99"


def test_a_policy_of_ones_own_can_be_kept_and_taken_away():
    def own(view, legal):
        return legal[0]

    stepper = Stepper.of(Game(Ruleset.preset("fan"), 2, policies=[own, HUMAN], seed=7))
    form = panel(stepper, "setup")
    click(form.start)
    click(panel(stepper, "setup").start)
    panel(stepper, "setup")
    assert [seat.policy for seat in stepper.state.game.seats] == [own, HUMAN]
    keys = [key for _, key in form.seats[0][1].options]
    assert sorted(keys) == sorted(["own", HUMAN, *POLICIES])
    enter(form.seats[0][1], "nearest")
    click(form.start)
    assert [seat.policy for seat in stepper.state.game.seats] == ["nearest", HUMAN]
    panel(stepper, "setup")
    assert "own" not in [key for _, key in form.seats[0][1].options]


def test_default_policies_are_one_person_and_bots():
    names = [player.policy for player in Stepper("fan", 3).state.game.players]
    assert names == [HUMAN, "nearest", "nearest"]


@pytest.mark.parametrize("players", [1, 9, "Aino", True, None])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(AfrikanError, match="players"):
        Stepper("fan", players)


@pytest.mark.parametrize("rules", ["fann", "", None, 7])
def test_wrong_rules_are_refused(rules):
    with pytest.raises(AfrikanError, match=r"preset|code"):
        Stepper(rules)


def test_as_many_can_play_as_there_are_seats(form):
    assert list(form.count.options) == list(range(2, SEATS + 1))
    assert "Player 6" in form.seats[-1][0].value


def test_names_that_are_taken_twice_are_told(stepper, form):
    enter(form.seats[1][0], "Player 1")
    click(form.start)
    assert "Player 1" in said(stepper)
    assert stepper._live.text("error")
    assert stepper.state.game.names == ("Player 1", "Player 2")


def test_the_game_before_a_new_one_can_be_brought_back():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    assert stepper.bring_back.layout.display == "none"
    press(stepper, "start cairo")
    first = stepper.state.game
    panel(stepper, "setup")
    click(stepper.panels["setup"].start)
    second = stepper.state.game
    assert second is not first
    assert stepper.bring_back.layout.display is None
    for expected in (first, second, first):
        click(stepper.bring_back)
        assert stepper.state.game is expected
        check_view(stepper)

"""What the table shows: language and wording, hidden tiles, chances, and one device for all."""

import re
from fractions import Fraction

import ipywidgets
import pytest
from stepper_table import check_view, click, enter, every_widget, hear, offered, panel, press

from afrikan.game import Game
from afrikan.game.facts import hidden_faces, star_chances
from afrikan.game.seats import HUMAN
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper
from afrikan.widgets.board_view import LAYERS
from afrikan.widgets.stepper.state import StepperState

FAN = Ruleset.preset("fan")
OPENING = ("start cairo", "start tangier", "die 6", "die 2")
SLAVE = {
    "players": [{"at": "slave_coast", "name": "Aino", "slave": 2}, {"at": "cairo", "name": "Elof"}],
    "opened": {"slave_coast": "blank"},
}


@pytest.fixture
def stepper():
    made = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    press(made, *OPENING)
    return made


def switch(stepper, name, on=True):
    enter(panel(stepper, "view").switches[name], on)


def everything_said(stepper):
    """Every text on the page, by the kind of part that says it."""
    for widget in every_widget(stepper.box):
        state = widget.get_state()
        kind = type(widget).__name__
        for name in ("description", "tooltip", "label", "lines", "_options_labels"):
            if name in state:
                yield kind, name, state[name]
        if isinstance(widget, ipywidgets.HTML):
            yield kind, "value", widget.value
        for name in ("view", "_scene", "_still"):
            if name in state:
                yield kind, name, {key: text for key, text in state[name].items() if key != "at"}


def speak(stepper, lang):
    base, _, neutral = lang.partition("-x-")
    enter(panel(stepper, "view").neutral, bool(neutral))
    enter(panel(stepper, "view").language, base)


@pytest.mark.parametrize("lang", [lang for lang in WORDINGS if lang != "en"])
@pytest.mark.parametrize("name", ["setup", "editor", "files", "ask", "what_if", "compare", "view"])
def test_another_language_changes_every_word_and_back(stepper, lang, name):
    game, saved = stepper.state.game, stepper.state.game.save()
    for spoken in (lang, "en"):
        speak(stepper, spoken)
        assert (stepper.state.lang, stepper.panels.opened) == (spoken, "view")
        panel(stepper, name)
        fresh = Stepper.of(game.fork(), spoken)
        panel(fresh, name)
        assert list(everything_said(stepper)) == list(everything_said(fresh))
        check_view(stepper)
    assert stepper.state.game is game
    assert game.save() == saved


def test_languages_are_called_by_their_own_names_and_the_one_spoken_is_chosen():
    for lang in WORDINGS:
        form = panel(Stepper("fan", 2, lang=lang), "view")
        assert dict(form.language.options) == {"English": "en", "suomi": "fi", "svenska": "sv"}
        assert form.language.value == lang[:2]
        assert form.neutral.value == lang.endswith("neutral")


def test_the_game_goes_on_in_the_other_language(stepper):
    speak(stepper, "fi")
    press(stepper, "roll", "die 4")
    assert stepper.state.game.length == 6
    assert stepper._live.text("status") == stepper.state.game.status("fi")
    speak(stepper, "sv")
    click(stepper.undo)
    assert stepper._live.text("status") == stepper.state.game.status("sv")
    check_view(stepper)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_what_was_said_in_the_old_language_is_taken_back(stepper, lang):
    for deed in (lambda: stepper.state.act("fly congo"), lambda: stepper.state.explain("congo")):
        deed()
        assert stepper.state.error or stepper.state.hint
        speak(stepper, lang)
        assert set(stepper._live.lines) == {"status", "latest"}
        speak(stepper, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_neutral_names_replace_the_dated_ones(lang):
    stepper = Stepper.of(Game.from_position(FAN, SLAVE), lang)
    dated = re.compile({"en": "slave", "fi": "orja", "sv": "slav"}[lang], re.IGNORECASE)

    def said():
        return [
            text for _, name, text in everything_said(stepper) if name != "_still" and dated.search(str(text))
        ]

    assert said()
    enter(panel(stepper, "view").neutral, True)
    assert stepper.state.lang == f"{lang}-x-neutral"
    for name in stepper.panels.toggles:
        panel(stepper, name)
        shown = [re.sub(r"\w*slave_\w*", "", str(text)) for text in said()]
        assert [text for text in shown if dated.search(text)] == []
    names = [place["name"] for place in stepper.board.get_state()["_still"]["places"]]
    assert not any(dated.search(name) for name in names)
    enter(panel(stepper, "view").neutral, False)
    assert said()


def test_open_tiles_show_every_hidden_face_as_shown(stepper):
    assert stepper.board.scene.shown == ()
    switch(stepper, "open_tiles")
    scene, faces = stepper.board.scene, hidden_faces(stepper.state.game)
    assert set(scene.shown) == set(stepper.state.game.tiles)
    assert {city: scene.tiles[city] for city in scene.shown} == faces
    assert len(faces) == 30
    press(stepper, "roll", "die 4", "land egypt 4", "buy")
    coming = stepper.state.game.coming.split()[1]
    assert stepper.board.scene.tiles["egypt"] == coming
    press(stepper, "draw")
    assert "egypt" not in stepper.board.scene.shown
    assert stepper.board.scene.tiles["egypt"] == coming
    switch(stepper, "open_tiles", False)
    assert stepper.board.scene.shown == ()
    assert set(stepper.board.scene.tiles.values()) == {"down", coming}


def test_without_open_tiles_no_hidden_face_leaves_the_table(stepper):
    press(stepper, "roll", "die 4", "land egypt 4")
    marks = set(stepper.board.get_state()["_scene"]["tiles"].values())
    assert marks == {"tile-down"}


def test_the_chances_of_the_star_are_shown_where_wanted(stepper):
    assert stepper.board.scene.odds is None
    switch(stepper, "show_odds")
    assert stepper.board.scene.odds == dict.fromkeys(stepper.state.game.tiles, "1/30")
    assert "odds" in stepper.board.layers
    press(stepper, "roll", "die 4", "land egypt 4", "buy", "flip ruby")
    odds = stepper.board.scene.odds
    assert set(odds) == set(stepper.state.game.tiles)
    assert set(odds.values()) == {str(Fraction(1, 29))}
    assert odds == {place: str(chance) for place, chance in star_chances(stepper.state.game).items()}
    switch(stepper, "show_odds", False)
    assert stepper.board.scene.odds is None


def test_every_layer_of_the_board_is_seen_at_first(stepper):
    assert stepper.board.layers == list(LAYERS)


def test_what_the_table_shows_stays_through_languages(stepper):
    for name in ("open_tiles", "show_odds", "pass_on"):
        switch(stepper, name)
    speak(stepper, "fi")
    assert all(box.value for box in panel(stepper, "view").switches.values())
    assert stepper.board.scene.shown
    assert stepper.board.scene.odds


# One device for all


def covered(stepper):
    """Whether the choices are hidden; they are hidden everywhere or nowhere."""
    hidden = stepper.state.covered
    assert (offered(stepper) == []) == hidden
    assert (stepper.uncover.layout.display is None) == hidden
    if hidden:
        assert stepper.board.scene.choices == ()
    return hidden


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_next_player_s_choices_wait_until_the_device_is_passed_on(lang):
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7, lang=lang)
    press(stepper, *OPENING)
    switch(stepper, "pass_on")
    assert not covered(stepper)
    for action in ("roll", "die 4", "land egypt 4", "leave"):
        press(stepper, action)
        assert covered(stepper) == (action == "leave")
    assert stepper._live.text("status") == say(lang, "stepper", "covered", player="Elof")
    assert stepper.uncover.description == say(lang, "stepper", "uncover", player="Elof")
    assert not any("→" in stepper.state.tell_place(place) for place in stepper.state.game.board.index)
    click(stepper.uncover)
    assert any("→" in stepper.state.tell_place(place) for place in stepper.state.game.board.index)
    assert not covered(stepper)
    assert offered(stepper)[0] == "roll"
    check_view(stepper)


def test_a_press_while_covered_does_nothing(stepper):
    switch(stepper, "pass_on")
    press(stepper, "roll", "die 4", "land egypt 4", "leave")
    before, at = stepper.state.game.length, stepper.board.scene.at
    hear(stepper._choices, kind="act", action="roll", at=at)
    hear(stepper.board, kind="choose", action="roll", at=at)
    assert stepper.state.game.length == before
    assert covered(stepper)


def test_the_same_player_is_never_covered():
    stepper = Stepper("fan", ["Aino", "Elof"], policies=[HUMAN, "nearest"], seed=7)
    switch(stepper, "pass_on")
    for _ in range(60):
        if stepper.state.bot_to_act:
            click(stepper.play_bots)
        assert not covered(stepper)
        press(stepper, offered(stepper)[0])


def test_the_end_is_never_covered():
    state = StepperState(Game(FAN, ["Aino", "Elof"], policies=[HUMAN, "nearest"], seed=7))
    state.pass_on = True
    while not state.game.over:
        list(state.play_bots())
        if not state.game.over:
            assert not state.covered
            state.act(state.decisions[0].action)
    assert state.game.winner == "Elof"
    assert not state.covered


def test_each_change_of_players_is_covered_once():
    stepper = Stepper("fan", ["Aino", "Elof", "Ylva"], policies=[HUMAN, "nearest", HUMAN], seed=7)
    switch(stepper, "pass_on")
    holder = "Aino"
    for _ in range(80):
        if stepper.state.bot_to_act:
            click(stepper.play_bots)
        player = stepper.state.game.current
        assert covered(stepper) == (player != holder)
        if stepper.state.covered:
            click(stepper.uncover)
            assert not covered(stepper)
        holder = player
        press(stepper, offered(stepper)[0])
    assert stepper.state.game.length > 100


def test_who_looks_back_or_switches_it_off_sees_the_choices(stepper):
    switch(stepper, "pass_on")
    press(stepper, "roll", "die 4", "land egypt 4", "leave")
    assert covered(stepper)
    click(stepper.uncover)
    click(stepper.undo)
    assert (stepper.state.game.current, covered(stepper)) == ("Aino", False)
    press(stepper, "leave")
    assert covered(stepper)
    switch(stepper, "pass_on", False)
    assert not covered(stepper)


def test_a_new_game_and_a_finished_one_are_not_covered(stepper):
    switch(stepper, "pass_on")
    press(stepper, "roll", "die 4", "land egypt 4", "leave")
    stepper.state.put(lambda: Game(FAN, 2, seed=7))
    stepper.refresh()
    assert not covered(stepper)
    stepper.state.put(lambda: Game(FAN, 2, policies="nearest", seed=3).play())
    stepper.refresh()
    assert not stepper.state.covered
    assert stepper.uncover.layout.display == "none"

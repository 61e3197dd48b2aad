"""The past of the stepper: turns, the window of the log, what the page sends, how little it is sent."""

import json

import pytest
from stepper_table import check_view, click, hear, log_texts, offered, panel, press, sizes

import afrikan.widgets.stepper.history_view as history_module
from afrikan.game import Game
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import say, translated
from afrikan.rules import Ruleset
from afrikan.star.words import Event
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.history_view import LINES, Turns, history_view

FAN = Ruleset.preset("fan")
NAMES = ["Aino", "Elof", "Ylva"]


def turns_of(game):
    turns = Turns(game)
    turns.update()
    return turns


def played(actions=60, policies="nearest", players=NAMES, preset="fan"):
    return Game(Ruleset.preset(preset), players, policies=policies, seed=7).play(actions)


def view_of(game, lang="en", turns=None):
    return history_view(game, turns or Turns(game), lang, ("A",), 0, busy=False)


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_each_turn_begins_where_another_player_is_to_act_or_the_same_again(preset):
    game = played(200, preset=preset)
    turns = turns_of(game)
    assert turns.starts[0] == 0
    for number, start in enumerate(turns.starts[1:], start=1):
        before, state = (game.timeline.moments[at].state for at in (start - 1, start))
        assert state.players[state.current].turns
        assert (before.current, before.players[before.current].turns) != (
            state.current,
            state.players[state.current].turns,
        )
        assert turns.turn_at(start) == number
        assert turns.turn_at(start - 1) == number - 1
    begun = sum(player.turns for player in game.state.players)
    taken_out = sum(counts[Event.ELIMINATED] for counts in game.state.tally)
    assert len(turns.starts) - 1 == begun - taken_out


def test_turns_are_read_on_as_the_game_goes_on():
    game = Game(FAN, NAMES, policies="random", seed=7)
    turns = Turns(game)
    for _ in range(100):
        turns.update()
        game.step()
    turns.update()
    assert turns.starts == turns_of(game).starts


def test_what_is_undone_still_has_its_turns():
    game = played()
    starts = turns_of(game).starts
    game.jump(0)
    assert turns_of(game).starts == starts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_turns_are_called_by_round_and_player(lang):
    game = played()
    turns = turns_of(game)
    first = game.timeline.moments[turns.starts[1]].state
    assert turns.heading(0, lang) == say(lang, "history", "set_up")
    player = game.names[first.current]
    assert turns.heading(1, lang) == say(lang, "history", "turn", round=1, player=player)
    assert turns.heading(4, lang) == say(lang, "history", "turn", round=2, player=player)


def test_a_view_tells_where_in_the_past_it_is():
    game = played()
    turns = turns_of(game)
    for at in range(game.length + 1):
        view = view_of(game.jump(at), turns=turns)
        assert view.turns == len(turns.starts) - 1
        assert turns.starts[view.turn] <= at
        assert view.turn == view.turns or at < turns.starts[view.turn + 1]
        assert view.inside == (at not in turns.starts)
        assert view.newest == (at == game.length)
        assert view.said == turns.heading(view.turn, "en")


@pytest.mark.parametrize("lang", WORDINGS)
def test_the_log_names_the_rule_and_the_source_of_each_line(lang):
    game = played(preset="swedish")
    view = view_of(game, lang)
    shown = [line for turn in reversed(view.log) for line in turn["lines"]]
    assert len(shown) >= LINES
    for line, said in zip(game.log[-len(shown) :], shown, strict=True):
        assert said["text"] == line.text(lang)
        assert view.rules[said["rule"]] == (translated(line.rule.text, lang), line.citation(lang))
    assert len(set(view.rules)) == len(view.rules)
    assert all(view.words.values())


def test_the_log_is_of_whole_turns_newest_first():
    game = played(200)
    log = view_of(game).log
    starts = turns_of(game).starts
    assert [turn["at"] for turn in log] == sorted({turn["at"] for turn in log}, reverse=True)
    assert {turn["at"] for turn in log} <= set(starts)
    assert sum(len(turn["lines"]) for turn in log[:-1]) < LINES


def test_a_turn_that_has_not_changed_keeps_its_key_and_no_other_has_it():
    first = played(40)
    second = Game(FAN, NAMES, policies="nearest", seed=8).play(40)
    keys = {turn["key"]: turn["lines"] for turn in view_of(first).log}
    again = {turn["key"] for turn in view_of(first.play(1)).log}
    assert len(again & set(keys)) >= len(keys) - 1
    for view in (view_of(second), view_of(first, "fi"), view_of(second, "fi")):
        for turn in view.log:
            assert turn["key"] not in keys


def test_a_key_tells_rulesets_apart():
    games = [
        Game(Ruleset.preset(name), NAMES, seed=7).do("start cairo") for name in ("finnish_2005", "swedish")
    ]
    first, second = (view_of(game).log[0] for game in games)
    assert first["lines"][0]["text"] == second["lines"][0]["text"]
    assert first["key"] != second["key"]


@pytest.fixture
def stepper():
    made = Stepper("fan", NAMES, policies="nearest", seed=7)
    for _ in range(60):
        made.state.bot_step()
    made.refresh()
    return made


def place(stepper):
    view = stepper._history.view
    return view["turn"], view["inside"], stepper.state.game.at


def test_the_slider_shows_the_beginning_of_turns(stepper):
    starts = turns_of(stepper.state.game).starts
    for turn in (3, 0, len(starts) - 1, 1):
        hear(stepper._history, kind="turn", number=turn)
        assert place(stepper) == (turn, False, starts[turn])
        check_view(stepper)
    assert stepper.state.game.length == 60


def test_beyond_the_last_turn_is_the_newest_position(stepper):
    last = stepper._history.view["turns"]
    starts = turns_of(stepper.state.game).starts
    assert stepper._history.view["inside"]
    hear(stepper._history, kind="turn", number=last)
    assert place(stepper) == (last, False, starts[-1])
    for number in (last + 1, last + 99):
        hear(stepper._history, kind="turn", number=number)
        assert place(stepper) == (last, True, 60)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"kind": "turn"},
        {"kind": "turn", "number": "3"},
        {"kind": "turn", "number": 1.0},
        {"kind": "turn", "number": True},
        {"kind": "turn", "number": None},
        {"kind": ["turn"], "number": 3},
        {"kind": "open", "number": 3},
        {"kind": "branch", "number": 1},
        {"kind": "branch", "number": -1},
        {"number": 3},
    ],
)
def test_what_the_page_never_sends_changes_nothing(stepper, message):
    hear(stepper._history, **message)
    assert (stepper.state.game.at, stepper.state.branches.shown, stepper.state.error) == (60, 0, "")


@pytest.mark.parametrize("content", [None, [], "turn", 3, [{"kind": "turn", "number": 3}]])
def test_what_is_no_message_changes_nothing(stepper, content):
    for widget in (stepper._history, stepper._choices, stepper.board):
        widget._handle_custom_msg(content, [])
    assert (stepper.state.game.at, stepper.state.error) == (60, "")


@pytest.mark.parametrize("number", [-1, 61, 10**30])
def test_a_jump_beyond_the_ends_is_told(stepper, number):
    hear(stepper._history, kind="jump", number=number)
    assert stepper._live.text("error")
    assert stepper.state.game.at == 60


def test_a_turn_before_the_first_is_the_first(stepper):
    hear(stepper._history, kind="turn", number=-5)
    assert place(stepper) == (0, False, 0)


def test_a_press_on_a_turn_of_the_log_shows_its_beginning(stepper):
    turn = stepper._history.view["log"][2]
    hear(stepper._history, kind="jump", number=turn["at"])
    assert stepper.state.game.at == turn["at"]
    assert stepper._history.view["said"] == turn["heading"]


def test_before_anything_has_happened_the_log_says_so():
    view = Stepper("fan", 2)._history.view
    assert (view["log"], view["words"]["empty"]) == ((), "Nothing has happened yet.")
    assert (view["turn"], view["turns"], view["inside"], view["newest"]) == (0, 0, False, True)


def long_game():
    """A stepper with a six-player game in which turn 300 is over, and the actions that led there."""
    for seed in range(20):
        game = Game(FAN, ["x" * 40] + [f"{n} {'y' * 38}" for n in range(5)], policies="random", seed=seed)
        while not game.over and sum(player.turns for player in game.state.players) <= 300:
            game.step()
        if not game.over:
            return Stepper.of(game)
    raise AssertionError("every game was over")


@pytest.fixture(scope="module")
def late():
    return long_game()


@pytest.fixture
def early():
    game = Game(FAN, 6, policies="random", seed=1)
    while sum(player.turns for player in game.state.players) < 3:
        game.step()
    return Stepper.of(game)


def test_late_in_a_long_game_each_part_stays_small(late):
    assert late._history.view["turns"] > 300
    assert max(sizes(late).values()) < 20_000
    for name in late.panels.toggles:
        panel(late, name)
        assert max(sizes(late).values()) < 20_000
    late.panels.open("")


def test_the_window_of_the_log_does_not_grow(late):
    for at in range(400, late.state.game.length, 100):
        hear(late._history, kind="jump", number=at)
        assert LINES <= len(log_texts(late)) < LINES + 40
        assert len(json.dumps(late._history.view)) < 20_000
    click(late.to_end)


def sent_by_a_press(stepper, monkeypatch):
    """How many bytes the page is sent after one press."""
    sent = []

    def send(widget, message, buffers=None):
        if message["method"] == "update":
            sent.append(len(json.dumps(message["state"], default=str)))

    monkeypatch.setattr("ipywidgets.Widget._send", send)
    click(stepper.bot_step)
    monkeypatch.undo()
    return sum(sent)


def test_a_press_late_in_a_game_sends_about_as_much_as_an_early_one(late, early, monkeypatch):
    few, many = sent_by_a_press(early, monkeypatch), sent_by_a_press(late, monkeypatch)
    assert 0 < few < 20_000
    assert 0 < many < 40_000
    assert many < few + 20_000


def test_a_press_late_in_a_game_puts_only_a_window_of_the_log_into_words(late, monkeypatch):
    said = []

    def counting(lang, section, key, /, **values):
        said.append(key)
        return say(lang, section, key, **values)

    monkeypatch.setattr("afrikan.game.log.say", counting)
    history_module._said.cache_clear()
    press(late, offered(late)[0])
    assert LINES <= len(said) < 4 * LINES < len(late.state.game.log)

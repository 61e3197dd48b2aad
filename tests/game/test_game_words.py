"""Every event, refusal, kind, phase and face has words, and every refusal and event a rule."""

import re
from string import Formatter

import pytest

from afrikan.board.words import place_name
from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.citing import Case, rule_of_event, rule_of_refusal
from afrikan.game.log import ARGUMENTS, LogLine
from afrikan.game.notation import read_action, write_action
from afrikan.game.reasons import Reasons
from afrikan.game.words import status_words
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import messages, say
from afrikan.rules import Ruleset, registry
from afrikan.star.actions import pack
from afrikan.star.state import SEATS
from afrikan.star.tables import tables
from afrikan.star.words import Ending, Event, Face, Hazard, Kind, Phase, Refusal, RollFor

FAN = Ruleset.preset("fan")
PRESETS = [Ruleset.preset(name) for name in Ruleset.presets()]
ENUMS = {
    "face": [face.name for face in Face],
    "hazard": [hazard.name for hazard in Hazard if hazard != Hazard.NONE],
    "roll_for": [*(purpose.name for purpose in RollFor), "TURN", "LEAVE"],
    "ending": [ending.name for ending in Ending],
    "phase": [*(phase.name for phase in Phase), "ARRIVED_WITHOUT_TILE"],
    "action": [
        *(kind.name for kind in Kind),
        "STOP_AT_TILE",
        "ATTEMPT_RELEASE",
        "LEAVE_CITY",
        "SAIL_NOW",
        "BOUND_FOR",
    ],
    "log": [*(event.name for event in Event), "ROBBED_IN_PART", "ENSLAVED_FOR_TURNS"],
    "opening": ["four_to_six", "five_or_six"],
    "refusal": [code.name for code in Refusal if code != Refusal.NONE],
    "condition": [
        "held",
        "slave",
        "waiting",
        "must_skip",
        "stowaway",
        "drift",
        "ticket",
        "star",
        "horseshoe",
        "saved",
        "robber",
        "lost",
        "port",
        "out",
        *(f"home_{place}" for place in range(1, SEATS + 1)),
        "free",
    ],
    "gem": ["RUBY", "EMERALD", "TOPAZ"],
    "captor": [hazard.name for hazard in Hazard if hazard != Hazard.NONE],
    "steps": ["one", "many", "far_one", "far_many", "up_to_two"],
    "rolls": ["one", "many"],
    "turns": ["one", "many"],
    "horseshoes": ["one", "many"],
    "place": ["between", "near", "nowhere"],
    "dot": [f"{kind}{role}" for kind in ("land", "sea") for role in ("", "_to", "_at", "_from")],
    "where": ["to", "at", "from"],
    "game": ["player_name", "refused", "elsewhere"],
    "printed": ["heading", "board", "before", "round"],
}
"""The sections of the words that belong to the game, and what each must say."""


@pytest.fixture
def game():
    return Game(FAN, players=["Aino", "Björn"], seed=1).do("start tangier").do("start cairo")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", ENUMS)
def test_each_word_is_there_and_none_too_many(lang, section):
    assert set(messages(lang)[section]) == set(ENUMS[section])
    assert all(text.strip() == text != "" for text in messages(lang)[section].values())


@pytest.mark.parametrize("section", ENUMS)
def test_translations_fill_in_the_same_things(section):
    for lang in WORDINGS:
        for key, text in messages(lang).get(section, {}).items():
            assert placeholders(text) == placeholders(messages("en")[section][key]), (lang, section, key)


def placeholders(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("event", Event, ids=lambda event: event.name)
def test_every_event_becomes_a_sentence(event, game):
    a, b = (1, 1)
    for lang in WORDINGS:
        text = LogLine(1, 0, event, a, b, FAN, game.board, game.names).text(lang)
        assert re.fullmatch(r"[^{}\n]{8,}[.!]", text), text
    assert placeholders(messages("en")["log"][event.name]) <= {
        "player",
        "opening",
        *filter(None, ARGUMENTS[event]),
    }


@pytest.mark.parametrize("code", [code for code in Refusal if code], ids=lambda code: code.name)
def test_every_refusal_becomes_a_sentence(code, game):
    for rules in PRESETS:
        reasons = Reasons(rules, game.board, tables(rules), game.names)
        for action in ("roll", "fly suakin", "land cairo 3", "lot 9", "die 7"):
            for lang in WORDINGS:
                error = reasons.error(game.state, read_action(action, game.board), code)
                assert re.fullmatch(r"[^{}\n]{20,}", error.text(lang))
                assert error.text(lang).startswith(f"'{action}'")
                assert error.code == code.name
                assert error.rule in registry()


@pytest.mark.parametrize("hazard", ["", "pirate", "bedouin"])
def test_every_refusal_and_event_has_a_rule_in_every_preset(hazard):
    for rules in PRESETS:
        for code in Refusal:
            if code != Refusal.NONE:
                assert rule_of_refusal(code, rules, Case(hazard=hazard)).citations
        for event in Event:
            for a in range(4):
                for b in range(4):
                    assert rule_of_event(event, rules, a, b, hazard).citations


def test_hazards_are_cited_by_their_own_rule():
    assert rule_of_refusal(Refusal.HELD, FAN, Case(hazard="bedouin")).id == "bedouins_hold_until_one_or_two"
    assert rule_of_refusal(Refusal.HELD, FAN, Case(hazard="pirate")).id == "pirates_hold_until_one_or_two"
    assert rule_of_event(Event.CAUGHT, FAN, hazard="pirate").id == "pirates_exact_landing"
    literal = Ruleset.preset("literal")
    assert rule_of_event(Event.CAUGHT, literal, hazard="pirate").id == "pirates_always_hold"
    assert rule_of_event(Event.CAUGHT, literal, hazard="bedouin").id == "bedouins_hold_until_one_or_two"


@pytest.mark.parametrize("phase", Phase, ids=lambda phase: phase.name)
def test_every_phase_becomes_a_sentence(phase, game):
    state = game.state
    state.phase = phase
    for lang in WORDINGS:
        assert re.fullmatch(r"[^{}\n]{8,}[.]", status_words(state, FAN, game.names, lang))


def test_every_kind_has_a_canonical_text_and_a_label(game):
    for kind in Kind:
        action = write_action(pack(kind, 1, 3), game.board)
        assert write_action(read_action(action, game.board), game.board) == action
        for lang in WORDINGS:
            assert re.fullmatch(r"[^{}\n]{4,}", game.label(action, lang))


@pytest.mark.parametrize("board", ["finnish", "nordic"])
def test_every_place_has_a_name(board):
    graph = Game(FAN.replace(board=board), players=2, seed=1).board
    for number, node in enumerate(graph.nodes):
        name = place_name(graph, number, "en")
        assert "{" not in name
        assert name.startswith("the dot ") == (node.kind == "land")
        assert name.startswith("the sea dot ") == (node.kind == "sea")
    assert place_name(graph, -1, "en") == "not on the board yet"


def test_a_dot_is_named_by_the_cities_it_lies_between():
    graph = Game(FAN, players=2, seed=1).board
    names = {
        "tangier_tunis_land_1": "the dot 1 step from Tangier and 4 steps from Tunis",
        "cairo_egypt_land_1": "the dot 1 step from Cairo and 3 steps from Egypt",
        "st_helena_fork_orange_sea_1": "the sea dot 1 step from St. Helena and 9 steps from Capetown",
        "fork_atlas": "the dot 1 step from Tangier and 1 step from Morocco",
    }
    for node, name in names.items():
        assert place_name(graph, graph.index[node], "en") == name


def test_unknown_language_is_refused(game):
    for call in (lambda: game.label("roll", "xx"), lambda: game.status("xx"), lambda: game.log[0].text("xx")):
        with pytest.raises(AfrikanError, match="language 'xx' is not available"):
            call()


def test_say_fills_in():
    assert say("en", "steps", "many", count=3) == "3 steps"

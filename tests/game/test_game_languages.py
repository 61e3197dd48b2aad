"""A game speaks each language throughout: money, names, forms of places; the neutral wording never slips."""

import json
import re
from xml.etree import ElementTree

import pytest

from afrikan.board import RouteGraph
from afrikan.game import Game
from afrikan.game.log import ARGUMENTS, LogLine
from afrikan.game.reasons import Reasons
from afrikan.language import LANGUAGES, NEUTRAL
from afrikan.messages import number
from afrikan.rules import Ruleset
from afrikan.session import use
from afrikan.star.words import Event, Face, Kind, Refusal

FAN, SWEDISH = Ruleset.preset("fan"), Ruleset.preset("swedish")
BLANK = "\u00a0"
DATED = {
    "en": r"(?i)slave(?!_)|enslave",
    "fi": r"(?i)orja",
    "sv": r"(?i)slav(?!e_)",
}
"""What the neutral wording must never say; ids such as slave_coast stay."""
COAST = {"en": "Benin Coast", "fi": "Beninin rannikko", "sv": "Beninkusten"}
NAMES = {"en": "Player 2", "fi": "Pelaaja 2", "sv": "Spelare 2"}


def enslaved():
    """A game whose first player has just found a blank tile on the Slave Coast."""
    players = [{"at": "timbuktu_slave_coast_land_4", "name": "Aino"}, {"at": "slave_coast", "name": "Björn"}]
    game = Game.from_position(FAN, {"players": players}, seed=1).roll(1).do("land slave_coast 1")
    return game.do("buy").flip("blank")


def everything_said(game, lang):
    """All that a game shows a reader in its position: log, buttons, status, states, picture, refusals."""
    yield from (line.text(lang) for line in game.log)
    yield from (game.label(action, lang) for action in game.legal)
    yield game.status(lang)
    yield from (player.state(lang) for player in game.players)
    yield "".join(ElementTree.fromstring(game.svg(lang=lang)).itertext())
    reasons = Reasons(game.rules, game.board, game._board, game.names)
    codes = (code for code in Refusal if code != Refusal.NONE)
    yield from (reasons.reason(game.state, Kind.SERVE, code, lang) for code in codes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_money_is_written_as_the_language_writes_it(lang):
    thousand = {"en": "1,000", "fi": f"1{BLANK}000", "sv": f"1{BLANK}000"}[lang]
    game = Game.from_position(SWEDISH, {"players": [{"at": "cairo"}, {"at": "cairo"}]}, seed=1)
    assert thousand in game.label("sail", lang)
    assert thousand in game.do("sail").log[-1].text(lang)
    poor = Game.from_position(SWEDISH, {"players": [{"at": "cairo", "money": 1000}]}, seed=1)
    assert poor.why_not("fly suakin", lang).count(f"{thousand[1]}000") == 2
    assert number(1_000_000, lang) == thousand[:2] + "000" + thousand[1] + "000"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_counts_are_grouped_everywhere(lang):
    game = Game(SWEDISH, 2, policies="random", seed=3).play(300)
    shown = [line.text(lang) for line in game.log if "amount" in ARGUMENTS[line.event]]
    assert any(re.search(r"\d[,\u00a0]\d{3}\b", text) for text in shown)
    assert not any(re.search(r"\d{4}", text) for text in shown)
    assert not any((BLANK if lang == "en" else ",0") in text for text in shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_without_a_name_are_called_in_the_language_of_the_session(lang):
    use(language=lang)
    assert Game(FAN, 2, seed=1).names[1] == NAMES[lang]
    players = [{"at": "cairo", "name": "Aino"}, {"at": "cairo"}]
    assert Game.from_position(FAN, {"players": players}, seed=1).names == ("Aino", NAMES[lang])


def test_a_save_keeps_the_names_whatever_the_session_speaks():
    use(language="fi")
    made = [
        Game(FAN, 2, seed=1).do("start cairo"),
        Game.from_position(FAN, {"players": [{"at": "cairo"}, {"at": "cairo"}]}, seed=1).roll(3),
    ]
    use(language="sv")
    for game in made:
        for again in (Game.load(game.save()), Game.from_notation(game.notation())):
            assert again.names == ("Pelaaja 1", "Pelaaja 2")
            assert again.history == game.history
    assert [entry["name"] for entry in json.loads(made[1].save())["position"]["players"]] == list(
        made[1].names
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_neutral_wording_never_says_the_dated_words(lang):
    neutral, game = f"{lang}{NEUTRAL}", enslaved()
    plain = " ".join(everything_said(game, lang))
    assert re.search(DATED[lang], plain)
    told = [*everything_said(game, neutral)]
    while game.current != "Aino":
        told.append(game.why_not("serve", neutral))
        game.step() if game.chance else game.do(game.legal[0])
    told += [game.why_not(action, neutral) for action in ("roll", "fly st_helena", "pass")]
    told += [*everything_said(game, neutral), *everything_said(game.do("serve"), neutral)]
    told += [game.label("serve", neutral), game.label("land slave_coast 3", neutral)]
    assert not [text for text in told if re.search(DATED[lang], text)]
    assert COAST[lang][:-1] in " ".join(told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", Ruleset.presets())
def test_played_games_stay_neutral(lang, preset):
    game = Game(Ruleset.preset(preset), 4, policies="random", seed=2, rounds=60).play()
    for line in game.log:
        assert not re.search(DATED[lang], line.text(f"{lang}{NEUTRAL}"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", Event, ids=lambda event: event.name)
def test_every_event_names_any_place_in_its_form(event, lang):
    """No sentence bends a name by hand: whatever the place, it stands there as the board's forms have it."""
    for board in (RouteGraph.load("finnish"), RouteGraph.load("nordic")):
        places = [
            board.index["cairo"],
            board.index["gold_coast"],
            board.index["st_helena"],
            len(board.nodes) - 1,
        ]
        for place in places:
            words = {"node": place, "gem": Face.RUBY, "captor": 1}
            a, b = (words.get(meaning, 1) for meaning in ARGUMENTS[event])
            text = LogLine(1, 0, event, a, b, FAN, board, ("Aino", "Björn")).text(lang)
            assert text.endswith((".", "!"))
            assert not re.search(r"\bpaikka|\bpaika[ns]|\bto to\b|\btill till\b|  |\bin in\b", text)

"""What lies open on a real table, as a person types it into the panel, and what cannot be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lesson import EVIL, Hand

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, Word
from afrikan.language import LANGUAGES
from afrikan.widgets.lessons.tiles.panel import TilePanel
from afrikan.widgets.lessons.tiles.read import face_names, plain, read_open

BOARDS = ("finnish", "nordic")
FIELD = Word("odds_panel_tiles", "opened")


@pytest.mark.parametrize(
    "text",
    [
        "congo: ruby, cape_verde: blank, st_helena: star",
        "Congo ruby; Cape Verde blank; St. Helena Star of Africa",
        "Kongo: rubiini, Kap Verde: tyhjä kiekko, Saint Helena: tähti",
        "KONGO rubiini\nkap verde tyhjä\nSaint Helena afrikan tähti\n",
        "Kongo = rubin, Kap Verde – blank, S:t Helena: stjärna,",
        "kongo - RUBIN ,, KapVerde:tom, S:t Helena Afrikas stjärna",
    ],
)
def test_open_tiles_are_read_in_every_language_and_manner(text):
    read = read_open(text, RouteGraph.load("finnish"), FIELD)
    assert read == (("congo", "ruby"), ("cape_verde", "blank"), ("st_helena", "star"))


@pytest.mark.parametrize("board", BOARDS)
@given(data=st.data())
@settings(max_examples=60)
def test_every_name_of_every_city_means_that_city_with_every_word_for_a_face(board, data):
    graph = RouteGraph.load(board)
    city = data.draw(st.sampled_from([city for city in graph.cities if city not in graph.starts]))
    name = data.draw(st.sampled_from(sorted(set(graph.node(city).names.values()))))
    word, face = data.draw(st.sampled_from(sorted(face_names().items())))
    between = data.draw(st.sampled_from([": ", " ", "=", " - "]))
    assert read_open(f"{name}{between}{word}", graph, FIELD) == ((city, face),)


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_means_two_cities_of_a_board(board):
    graph = RouteGraph.load(board)
    cities = {}
    for city in graph.cities:
        for name in graph.node(city).names.values():
            assert cities.setdefault(plain(name), city) == city


def test_a_name_on_the_nordic_board_means_its_own_city():
    """There the Congo lies where the Finnish board has Kandjama."""
    panel = TilePanel(question="places", rules="swedish", opened="Kongo: rubin, Luanda: rövare")
    assert panel.state.values["opened"] == (("kandjama", "ruby"), ("congo", "robber"))
    assert "kandjama" not in panel.state.answer.odds.chances


MISTAKES = {
    "three rubies of two": (
        {"ruby": 3},
        "ruby: 3 seen (3 counted by face, 0 city by city), but there are only 2",
    ),
    "a ruby too many in both": (
        {"ruby": 1, "opened": "Tunis: ruby, Congo: ruby"},
        "ruby: 3 seen (1 counted by face, 2 city by city), but there are only 2 in the box",
    ),
    "a tile in Cairo": (
        {"opened": "Kairo: rubiini"},
        "Open tiles, city by city: Cairo is a start city, where no tile is dealt; choose another city",
    ),
    "a city twice": (
        {"opened": "Congo: ruby, Kongo: tyhjä"},
        "'Open tiles, city by city': Congo stands there twice (ruby, blank), but a city has only one tile",
    ),
    "an unknown city": ({"opened": "Cnogo: ruby"}, "there is no place 'Cnogo'; did you mean 'Congo'?"),
    "a city of another world": (
        {"opened": "Atlantis: ruby"},
        "there is no place 'Atlantis'; write the city as it stands on the map",
    ),
    "an unknown face": (
        {"opened": "S:t Helena: rubyn"},
        "St. Helena: no tile shows 'rubyn'; did you mean 'ruby'?",
    ),
    "a face like no other": (
        {"opened": "Congo: X"},
        "no tile shows 'X'; known: Star of Africa, ruby, emerald",
    ),
    "a city alone": ({"opened": "Sierra Leone"}, "'Sierra Leone' is not a city with what its tile shows"),
    "a city with nothing": ({"opened": "Congo:"}, "write for example Tunis: ruby"),
    "a face alone": ({"opened": "ruby"}, "'ruby' is not a city with what its tile shows"),
    "a negative count": ({"blank": -1}, "Seen: blank -1 must be a whole number from 0 to 32"),
    "a negative purse": (
        {"question": "money", "purse": -100},
        "Money in the purse -100 must be a whole number from 0 to 1,000,000",
    ),
    "a negative purse beside a tile": ({"question": "timing", "purse": -1}, "Money in the purse -1 must be"),
    "six numbers": (
        {"mix": "own", "own": "1 2 3 4 5 15"},
        "'My seven numbers': '1 2 3 4 5 15' is not seven whole",
    ),
    "a word among the numbers": (
        {"mix": "own", "own": EVIL},
        "is not seven whole numbers; write for example 1 2 3 4",
    ),
    "a mix too large": ({"mix": "own", "own": "1 2 3 4 3 5 13"}, "adds up to 31"),
    "a mix without a Star": (
        {"mix": "own", "own": "0 3 3 4 3 5 12"},
        "Star of Africa must be exactly 1, not 0",
    ),
    "more flips than tiles": (
        {"question": "star", "flips": 19, "blank": 12},
        "19 flips are asked for, but only 18 tiles lie face down",
    ),
    "the Star seen": ({"question": "star", "star": 1}, "the Star of Africa has been seen already"),
    "the Star's place known": ({"question": "places", "opened": "Tunis star"}, "has been seen already"),
    "horseshoes after the seen Star": ({"question": "horseshoes", "star": 1}, "has been seen already"),
    "a later flip on the Gold Coast": (
        {"question": "money", "flips": 3, "gold": 4},
        "Flip made on the Gold Coast (0: none) 4 must be a whole number from 0 to 3",
    ),
    "an open Gold Coast": (
        {"question": "money", "gold": 1, "opened": "Guldkusten: tom"},
        "the tile on the Gold Coast lies open already",
    ),
    "beside an open tile": (
        {"question": "timing", "at": "congo", "opened": "Congo: topaz"},
        "the tile in Congo has been opened already",
    ),
    "too poor to pay": (
        {"question": "timing", "purse": 50},
        "'pay now' is not allowed here: opening a tile costs 100 and the player has 50; choose another plan",
    ),
    "no leaving": (
        {"question": "timing", "plan": "leave", "rules": "original_1951"},
        "must wait for 4, 5 or 6",
    ),
    "a change that cannot be": (
        {"question": "timing", "rules": "literal", "change": "free"},
        "a roll can release a player only if",
    ),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_what_cannot_be_is_one_sentence_in_every_language(case):
    entered, said = MISTAKES[case]
    with pytest.raises(AfrikanError) as caught:
        TilePanel(**entered)
    sentences = [caught.value.text(lang) for lang in LANGUAGES]
    assert said in sentences[0]
    assert len(set(sentences)) == len(LANGUAGES)
    assert not any("\n" in sentence or "{" in sentence for sentence in sentences)


def test_a_contradiction_on_the_page_is_told_kept_and_mended():
    hand = Hand(TilePanel("fi", seen="counts"))
    hand.choose("ruby", 3)
    assert hand.line("error") == (
        "⚠ rubiini: nähtyjä 3 (lajeittain 3, kaupungeittain 0), mutta pelissä niitä on vain 2"
    )
    assert hand.panel.fields.of["ruby"].value == 3
    hand.choose("ruby", 2)
    assert hand.line("error") == ""
    hand.choose("question", "money")
    hand.choose("purse", -100)
    assert "Rahaa kukkarossa -100" in hand.line("error")
    hand.choose("purse", 0)
    hand.choose("seen", "both")
    hand.choose("opened", "Kairo: rosvo")
    assert "Kairo on lähtökaupunki" in hand.line("error")
    hand.choose("opened", "Tunis: rosvo")
    assert hand.line("error") == ""
    assert hand.state.answer.odds[0] > 0

"""A sentence can say that something is in, goes to or comes from any place of a board, in every language."""

import csv
import re
from string import Formatter

import pytest

from afrikan.board import Edge, Node, RouteGraph
from afrikan.board.words import ROLES, Place, label_word, load_forms, place_name, title_word
from afrikan.errors import DataError
from afrikan.language import LANGUAGES, NEUTRAL, WORDINGS, base
from afrikan.messages import Steps
from afrikan.paths import data_path

BOARDS = [RouteGraph.load(name) for name in ("finnish", "nordic")]
FINNISH, NORDIC = BOARDS
EACH = pytest.mark.parametrize(
    ("board", "lang"),
    [(board, lang) for board in BOARDS for lang in WORDINGS],
    ids=lambda value: getattr(value, "name", value),
)
FINNISH_ENDINGS = {
    "to": r"(?:.*([aeiouyäö])\1n|.*h[aeiou]n|.*lle)",
    "at": r".*(?:ss|ll)[aä]",
    "from": r".*(?:st|lt)[aä]",
}
BEFORE = {
    "en": {"to": "to ", "at": "(?:in|on|at) ", "from": "from "},
    "sv": {"to": "till ", "at": "(?:i|på|vid) ", "from": "från "},
}


def lines():
    with data_path("board", "forms.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def forms(board, city, lang):
    return {role: place_name(board, board.index[city], lang, role) for role in ROLES}


@EACH
def test_every_city_has_its_forms(board, lang):
    for city in board.cities:
        name = board.node(city).label(lang)
        for role, form in forms(board, city, lang).items():
            if base(lang) == "fi":
                assert re.fullmatch(FINNISH_ENDINGS[role], form), form
                assert form[:4] == name[:4]
                assert "paik" not in form
            else:
                assert re.fullmatch(f"{BEFORE[base(lang)][role]}(?:the )?{re.escape(name)}", form), form


@EACH
def test_finnish_forms_keep_to_one_series_and_to_vowel_harmony(board, lang):
    if base(lang) != "fi":
        lang = f"fi{NEUTRAL}" if lang.endswith(NEUTRAL) else "fi"
    for city in board.cities:
        to, at, out = forms(board, city, lang).values()
        assert to.endswith("lle") == bool(re.search(r"ll[aä]$", at)) == bool(re.search(r"lt[aä]$", out)), at
        assert at[-1] == out[-1]
        back = re.findall(r"[aouäöy]", at[:-1])
        assert (at[-1] == "a") == (back[-1] in "aou") or city in ("cape_verde", "dragon_mountain"), at


def test_each_line_is_for_a_city_of_a_board():
    shown = {
        (base(lang), board.node(city).label(lang))
        for board in BOARDS
        for lang in WORDINGS
        for city in board.cities
    }
    assert {(line["lang"], line["name"]) for line in lines()} <= shown


@pytest.mark.parametrize(
    ("city", "lang", "form"),
    [
        ("cairo", "fi", "Kairoon, Kairossa, Kairosta"),
        ("tunis", "fi", "Tunisiin, Tunisissa, Tunisista"),
        ("canary_islands", "fi", "Kanariansaarille, Kanariansaarilla, Kanariansaarilta"),
        ("slave_coast", "fi", "Orjarannikolle, Orjarannikolla, Orjarannikolta"),
        ("slave_coast", "fi-x-neutral", "Beninin rannikolle, Beninin rannikolla, Beninin rannikolta"),
        ("morocco", "fi", "Marokkoon, Marokossa, Marokosta"),
        ("cairo", "sv", "till Kairo, i Kairo, från Kairo"),
        ("st_helena", "sv", "till S:t Helena, på S:t Helena, från S:t Helena"),
        ("slave_coast", "sv-x-neutral", "till Beninkusten, på Beninkusten, från Beninkusten"),
        ("cairo", "en", "to Cairo, in Cairo, from Cairo"),
        ("gold_coast", "en", "to the Gold Coast, on the Gold Coast, from the Gold Coast"),
    ],
)
def test_forms_of_some_cities(city, lang, form):
    assert ", ".join(forms(FINNISH, city, lang).values()) == form


@EACH
def test_every_dot_is_named_by_its_cities_in_every_form(board, lang):
    for number, node in enumerate(board.nodes):
        if node.kind != "city":
            names = {place_name(board, number, lang, role) for role in ("", *ROLES)}
            assert len(names) == 4
            assert not any("{" in name or node.id in name for name in names)


def test_a_dot_is_named_from_the_nearest_city_on():
    number = FINNISH.index["st_helena_fork_orange_sea_1"]
    said = {lang: place_name(FINNISH, number, lang, "to") for lang in LANGUAGES}
    assert said == {
        "en": "to the sea dot 1 step from St. Helena and 9 steps from Capetown",
        "fi": "meripisteeseen, josta on 1 askel Saint Helenalle ja 9 askelta Kapkaupunkiin",
        "sv": "till havspunkten 1 steg från S:t Helena och 9 steg från Kapstaden",
    }


def test_equally_near_cities_come_in_the_order_of_the_board():
    for board in BOARDS:
        for number, node in enumerate(board.nodes):
            if node.kind != "city":
                ways = sorted(
                    (way.steps, board.index[way.node]) for way in board.next_cities(node.id, node.kind)
                )
                first, second = (
                    board.nodes[city].label("en") for city in dict.fromkeys(city for _, city in ways[:2])
                )
                name = place_name(board, number, "en")
                assert name.index(first) < name.index(second)


def test_a_name_without_a_line_follows_the_pattern_of_its_language():
    nodes = [
        Node("a", names={"en": "Atlantis", "fi": "Atlantis"}, is_start=True),
        Node("d", "land"),
        Node("b"),
    ]
    board = RouteGraph.from_parts(nodes, [Edge("a", "d"), Edge("d", "b")])
    assert (
        ", ".join(forms(board, "a", "fi").values())
        == "paikkaan Atlantis, paikassa Atlantis, paikasta Atlantis"
    )
    assert ", ".join(forms(board, "b", "sv").values()) == "till b, i b, från b"
    assert place_name(board, 2, "fi") == "piste, josta on 1 askel paikkaan Atlantis ja 1 askel paikkaan b"


def test_a_dot_beside_one_city_only_is_named_by_it():
    nodes = [Node("a", names={"en": "A"}, is_start=True), Node("d", "land"), Node("e", "land")]
    board = RouteGraph.from_parts(nodes, [Edge("a", "d"), Edge("d", "e"), Edge("e", "a")])
    assert place_name(board, 1, "en", "at") == "at the dot 1 step from A"


@pytest.mark.parametrize("lang", WORDINGS)
def test_a_pawn_may_not_be_on_the_board_yet(lang):
    names = {place_name(FINNISH, -1, lang, role) for role in ("", *ROLES)}
    assert len(names) == 1
    assert min(names)


def test_a_form_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no form 'into'; it has: to, at, from"):
        Formatter().format("{0:into}", Place(FINNISH, 0, "en"))
    with pytest.raises(ValueError, match="steps have no form 'near'"):
        Formatter().format("{0:near}", Steps("en", 2))


def test_steps_are_counted_and_gone():
    said = [f"{Steps(lang, count):far}" for lang in LANGUAGES for count in (1, 2)]
    assert said == ["1 step", "2 steps", "1 askeleen", "2 askelta", "1 steg", "2 steg"]
    assert [f"{Steps('fi', count)}" for count in (1, 2)] == ["1 askel", "2 askelta"]


def test_titles_and_labels_are_translated_if_they_are_known():
    assert title_word(NORDIC, "fi-x-neutral") == "Afrikas stjärna, ruotsalainen ja tanskalainen lauta"
    assert label_word(NORDIC, "sv") == "rekonstruktion"
    own = RouteGraph.from_parts([Node("a", is_start=True)], [], title="Mine", label="made up")
    assert (title_word(own, "sv"), label_word(own, "fi")) == ("Mine", "made up")


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ("de,Kairo,a,b,c", "line 2: lang 'de' is not one of en, fi, sv"),
        ("fi,Kairo,Kairoon,,Kairosta", "line 2: the forms of 'Kairo' are not complete"),
        ("fi,A,a,b,c\nfi,A,a,b,c", "line 3: 'A' stands there twice in 'fi'"),
        ("fi,A,a,b", "line 2: has another number of fields"),
    ],
)
def test_damaged_forms_are_refused(tmp_path, rows, reason):
    file = tmp_path / "forms.csv"
    file.write_text(f"lang,name,to,at,from\n{rows}\n", encoding="utf-8")
    with pytest.raises(DataError) as refused:
        load_forms(file)
    assert f"{file}, {reason}" in str(refused.value)

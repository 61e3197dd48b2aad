"""The board on the page without a page: what is sent, what is taken back, what is refused."""

import json
import re
from html import escape
from xml.etree import ElementTree

import pytest

from afrikan.board import MODES, RouteGraph
from afrikan.draw import Pawn
from afrikan.draw.layout import layout_of
from afrikan.draw.marks import FACES
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import messages
from afrikan.widgets.board_still import still_message
from afrikan.widgets.board_view import LAYERS, BoardView, Choice, Leg, Scene
from afrikan.widgets.js import SECTIONS, module_text

BOARD = RouteGraph.load("finnish")
EVIL = "<img src=x onerror=\"alert('1')\">&amp;</svg>"
WALK = Choice("egypt", "land egypt 4", "Walk to Egypt (4 steps)", "4", "land", ("cairo", "egypt"))
FLIGHT = Choice("egypt", "fly egypt", "Pay 300 and fly to Egypt", "300", "air")
SCENE = Scene(
    pawns=(Pawn("cairo", 0, "Aino"), Pawn("cairo", 3, EVIL, "star")),
    current=3,
    tiles={"egypt": "down", "congo": "ruby", "tunis": "star"},
    shown=("tunis",),
    choices=(WALK, FLIGHT),
    legs=(Leg(0, ("suakin", "cairo"), "air"),),
    trails=(Leg(0, ("suakin", "cairo"), "air"),),
    odds={"egypt": "1/28"},
    at=7,
)


class Wire:
    """Stands for the connection to the page: keeps what is sent over it."""

    def __init__(self, view, monkeypatch):
        self.sent = []
        monkeypatch.setattr(view, "_send", lambda message, buffers=None: self.sent.append(message))

    @property
    def updates(self):
        return [message["state"] for message in self.sent if message["method"] == "update"]

    @property
    def answers(self):
        return [message["content"] for message in self.sent if message["method"] == "custom"]


@pytest.fixture
def view():
    return BoardView(BOARD)


@pytest.fixture
def wire(view, monkeypatch):
    return Wire(view, monkeypatch)


def hear(view, **message):
    view._handle_custom_msg(message, [])


def shown(view):
    return view.get_state()["_scene"]


def test_a_scene_is_one_small_message(view, wire):
    view.show(SCENE)
    (update,) = wire.updates
    assert list(update) == ["_scene"]
    assert len(json.dumps(update)) < 4000
    assert update["_scene"]["at"] == 7


def test_a_scene_shown_again_is_not_sent_again(view, wire):
    view.show(SCENE)
    view.show(SCENE)
    assert len(wire.updates) == 1


def test_what_lies_beside_the_tiles_and_how_players_stand_is_shown_and_told(view):
    pawns = (Pawn("cairo", 0, "Aino", "star", "home"), Pawn("sahara", 1, "Elof", "", "robber"))
    view.show(Scene(pawns, tiles={"egypt": "robber"}, lying={"egypt": ("robber",), "capetown": ("star",)}))
    message = shown(view)
    assert message["lying"] == {"egypt": ["lies-robber"], "capetown": ["lies-star"]}
    assert [pawn["words"] for pawn in message["pawns"]] == [
        "player 1, Aino, carrying: Star of Africa, home",
        "player 2, Elof, turned robber",
    ]
    assert message["pawns"][0]["pieces"][-1][0] == "badge-home"
    assert view._still["tiles"]["lies-robber"] == "an opened robber stays here"
    assert {"lies-robber", "lies-star", "badge-home"} <= set(view._still["marks"])


def test_a_full_scene_stays_small(view):
    choices = tuple(
        Choice(
            way.node,
            f"land {way.node} {way.steps}",
            "Walk there (6 steps)",
            "6",
            "land",
            ("dar_fur", *way.path),
        )
        for way in BOARD.landings("dar_fur", 6, "land")
    )
    pawns = tuple(Pawn("dar_fur", seat, "x" * 100) for seat in range(6))
    odds = dict.fromkeys(BOARD.cities, "1/28")
    view.show(Scene(pawns, 0, dict.fromkeys(BOARD.cities, "down"), (), choices, odds=odds))
    assert len(choices) > 8
    assert len(json.dumps(shown(view))) < 10_000


def test_pawns_stand_on_pins_and_the_one_in_turn_is_marked(view):
    view.show(SCENE)
    first, second = shown(view)["pawns"]
    assert [piece[0] for piece in first["pieces"]] == ["pin-35", "pawn-0"]
    assert [piece[0] for piece in second["pieces"]] == ["pin-35", "in-turn", "pawn-3", "badge-star"]
    assert (first["inTurn"], second["inTurn"]) == (False, True)
    assert first["words"] == "player 1, Aino"
    assert second["words"] == f"player 4, {EVIL[:39]}…, carrying: Star of Africa"


def test_a_shown_face_has_another_mark_than_a_flipped_one(view):
    view.show(SCENE)
    marks = shown(view)["tiles"]
    assert marks == {"egypt": "tile-down", "congo": "tile-ruby", "tunis": "shown-star"}
    still = view.get_state()["_still"]
    assert still["marks"]["shown-star"] != still["marks"]["tile-star"]
    assert still["tiles"]["shown-star"] != still["tiles"]["tile-star"]


def test_tags_of_one_place_stand_together_and_each_once(view):
    view.show(Scene(choices=(WALK, FLIGHT, WALK, Choice("congo", "buy", "Buy"))))
    (tags,) = shown(view)["tags"]
    assert (tags["place"], tags["texts"]) == ("egypt", [["land", "4"], ["air", "300"]])
    assert [choice["action"] for choice in shown(view)["choices"]][-1] == "buy"


def test_ways_lead_from_the_first_place_to_the_last(view):
    path = ("cairo", *next(way for way in BOARD.next_cities("cairo", "sea") if way.node == "suakin").path)
    for mode in ("land", "sea", ""):
        view.show(Scene(legs=(Leg(0, path, mode),)))
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", shown(view)["legs"][0]["way"])]
        points = layout_of(BOARD).points
        assert numbers[:2] == pytest.approx(points["cairo"], abs=0.06)
        assert numbers[-2:] == pytest.approx(points["suakin"], abs=0.06)
        assert shown(view)["legs"][0]["steps"] == len(path) - 1


def test_flights_bend_the_same_way_in_both_directions(view):
    view.show(Scene(trails=(Leg(0, ("cairo", "suakin"), "air"), Leg(1, ("suakin", "cairo"), "air"))))
    there, back = shown(view)["trails"]
    assert there["way"].split("Q")[1].split()[:2] == back["way"].split("Q")[1].split()[:2]
    (x, y, turn), (x2, y2, turn2) = there["arrows"][0], back["arrows"][0]
    assert (x, y) == (x2, y2)
    assert abs(turn - turn2) == pytest.approx(180, abs=0.2)


def test_a_choice_is_reported(view):
    chosen = []
    view.on_choose(chosen.append)
    view.on_choose(chosen.append)
    view.show(SCENE)
    hear(view, kind="choose", action="fly egypt", at=7)
    assert chosen == ["fly egypt"] * 2


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "choose", "action": "fly egypt", "at": 6},
        {"kind": "choose", "action": "fly egypt"},
        {"kind": "choose", "action": "fly cairo", "at": 7},
        {"kind": "choose", "action": ["fly egypt"], "at": 7},
        {"kind": "place", "place": "egypt", "at": 8},
        {"kind": "place", "place": "atlantis", "at": 7},
        {"kind": "place", "place": {"id": "egypt"}, "at": 7},
        {"kind": "inspect", "place": "egypt", "at": 6, "request": "r"},
        {"kind": "inspect", "place": "atlantis", "at": 7, "request": "r"},
        {"kind": "open", "at": 7},
        {"at": 7},
    ],
)
def test_what_is_stale_or_unknown_is_ignored(view, wire, message):
    heard = []
    view.on_choose(heard.append)
    view.on_place(heard.append)
    view.inspect = lambda place: heard.append(place) or ""
    view.show(SCENE)
    hear(view, **message)
    view._handle_custom_msg([message], [])
    assert heard == wire.answers == []


def test_while_busy_nothing_is_chosen(view):
    heard = []
    view.on_choose(heard.append)
    view.on_place(heard.append)
    view.show(Scene(choices=(WALK,), at=7, busy=True))
    hear(view, kind="choose", action=WALK.action, at=7)
    hear(view, kind="place", place="congo", at=7)
    assert heard == []


def test_a_place_without_a_choice_is_reported(view):
    placed = []
    view.on_place(placed.append)
    view.show(SCENE)
    hear(view, kind="place", place="cairo_egypt_land_1", at=7)
    assert placed == ["cairo_egypt_land_1"]


def test_a_handler_may_show_the_next_scene(view):
    view.on_choose(lambda action: view.show(Scene(at=8)))
    view.show(SCENE)
    hear(view, kind="choose", action=WALK.action, at=7)
    hear(view, kind="choose", action=WALK.action, at=7)
    assert view.scene.at == 8


def test_words_about_a_place_are_told_to_who_asked(view, wire):
    view.inspect = lambda place: f"{place}: {EVIL}"
    view.show(SCENE)
    hear(view, kind="inspect", place="congo", at=7, request="a:1")
    assert wire.answers == [{"kind": "words", "request": "a:1", "words": f"congo: {EVIL}"}]


def test_an_error_about_a_place_is_told_in_the_language_of_the_view(monkeypatch):
    view = BoardView(BOARD, "fi")
    wire = Wire(view, monkeypatch)
    view.inspect = lambda place: BOARD.node("atlantis")
    hear(view, kind="inspect", place="congo", at=0, request="r")
    with pytest.raises(AfrikanError) as error:
        BOARD.node("atlantis")
    assert wire.answers[0]["words"] == error.value.text("fi")


def test_the_page_asks_only_when_there_is_an_answer(view, wire):
    assert view.inspect is None
    hear(view, kind="inspect", place="congo", at=0, request="r")
    assert wire.answers == []
    assert not view.get_state()["_asks"]
    view.inspect = str.upper
    assert view.get_state()["_asks"]
    view.inspect = None
    assert not view.get_state()["_asks"]


@pytest.mark.parametrize(
    ("scene", "answer"),
    [
        (Scene(pawns=(Pawn("atlantis", 0),)), "no place with the id 'atlantis'"),
        (Scene(pawns=(Pawn("cairo", 0), Pawn("tunis", 0))), "two pawns have the seat 0"),
        (Scene(tiles={"congo": "rubyy"}), "did you mean 'ruby'"),
        (Scene(tiles={"congo": "down"}, shown=("congo",)), "the tile in 'congo' has no face"),
        (Scene(shown=("congo",)), "the tile in 'congo' has no face"),
        (Scene(choices=(Choice("atlantis", "go", "Go"),)), "no place with the id 'atlantis'"),
        (Scene(choices=(Choice("congo", "go", "Go", mode="lnad"),)), "did you mean 'land'"),
        (Scene(choices=(Choice("congo", "go", "Go", path=("congo",)),)), "is too short"),
        (Scene(choices=(Choice("congo", "go", "Go", path=("cairo", "egypt")),)), "ends in 'egypt'"),
        (Scene(choices=(Choice("congo", "go", "Go", path=("x", "congo")),)), "no place with the id 'x'"),
        (Scene(legs=(Leg(0, ()),)), "is too short"),
        (Scene(legs=(Leg(9, ("cairo", "egypt")),)), "seat 9"),
        (Scene(trails=(Leg(0, ("cairo", "egypt"), "rail"),)), "mode 'rail' of a way is unknown"),
        (Scene(odds={"atlantis": "1/2"}), "no place with the id 'atlantis'"),
    ],
)
def test_an_impossible_scene_is_refused_and_changes_nothing(view, wire, scene, answer):
    view.show(SCENE)
    with pytest.raises(AfrikanError, match=re.escape(answer)):
        view.show(scene)
    assert view.scene is SCENE
    assert len(wire.updates) == 1


def test_layers_are_known_ones_in_their_order(view):
    assert BoardView(BOARD, layers=("odds", "land")).layers == ["land", "odds"]
    for wrong in (("lnad",), "land"):
        with pytest.raises(AfrikanError, match=r"layer '.*' of the board is unknown"):
            BoardView(BOARD, layers=wrong)
    with pytest.raises(AfrikanError, match="did you mean 'names'"):
        view.layers = ["name"]


def test_languages_are_known_ones():
    with pytest.raises(AfrikanError, match="'de'"):
        BoardView(BOARD, "de")


@pytest.mark.parametrize("lang", WORDINGS)
def test_the_still_part_is_whole_in_every_wording(lang):
    still = still_message(BOARD, lang)
    assert still is still_message(BOARD, lang)
    json.dumps(still)
    assert [place["id"] for place in still["places"]] == [node.id for node in BOARD.nodes]
    assert len({place["name"] for place in still["places"]}) > 180
    assert set(still["tiles"]) >= {f"tile-{face}" for face in FACES}
    assert all("{" not in words and words for words in still["words"].values())
    assert all(word for section in still["legend"] for _, word in section["rows"])


def test_the_wordings_differ():
    for key in ("whole", "layer_sea", "hint", "keys"):
        assert len({messages(lang)["board"][key] for lang in LANGUAGES}) == 3
    names = {lang: json.dumps(still_message(BOARD, lang)["places"]) for lang in ("en", "en-x-neutral")}
    assert "Slave Coast" in names["en"]
    assert "Slave Coast" not in names["en-x-neutral"]


def test_the_picture_is_svg_with_every_layer_and_no_fixed_colour_of_the_ground():
    picture = still_message(BOARD, "en")["svg"]
    root = ElementTree.fromstring(picture)
    layers = {child.get("class") for child in root}
    assert {f"afrikan-layer-{name}" for name in (*MODES, "ground", "places", "names", "heading")} == layers
    texts = root.iter("{http://www.w3.org/2000/svg}text")
    assert {text.get("fill") for text in texts} == {"var(--afrikan-ink,#1a1a1a)"}
    assert not re.search(r"<script|<style|<image|<use|href|url\(|\son\w+=|\sid=", picture)


def test_neighbours_are_told_by_number():
    places = still_message(BOARD, "en")["places"]
    cairo = places[BOARD.index["cairo"]]
    for mode in MODES:
        assert [places[number]["id"] for number in cairo["near"][mode]] == list(
            BOARD.neighbours("cairo", mode)
        )


def test_names_of_a_board_of_ones_own_are_escaped_in_the_picture():
    from afrikan.board import Edge, Node

    nodes = [Node("a", names={"en": EVIL}, is_start=True, x=0.2), Node("b", x=0.8)]
    own = RouteGraph.from_parts(nodes, [Edge("a", "b")], title=EVIL)
    picture = BoardView(own).get_state()["_still"]["svg"]
    assert EVIL not in picture
    assert escape(EVIL[:39]) in picture


def test_the_module_is_one_text_without_imports_or_addresses():
    text = module_text()
    assert "import " not in re.sub(r"//.*|/\*.*?\*/", "", text, flags=re.DOTALL)
    assert text.count("\nexport default") == text.count("\nexport ") == 1
    assert "innerHTML" not in text
    assert set(re.findall(r"https?://[\w./]+", text)) == {"http://www.w3.org/2000/svg"}
    declared = re.findall(r"^(?:async )?(?:function|class|const|let) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))


def test_sections_import_only_earlier_ones():
    from pathlib import Path

    import afrikan.widgets.js as js

    folder = Path(js.__file__).parent
    assert {path.stem for path in folder.glob("*.js")} == set(SECTIONS)
    for number, name in enumerate(SECTIONS):
        imported = re.findall(r'from "\./(\w+)\.js"', (folder / f"{name}.js").read_text("utf-8"))
        assert set(imported) <= set(SECTIONS[:number])


def test_the_style_sheet_asks_for_nothing_outside(view):
    assert "url(" not in view._css
    assert "@import" not in view._css
    assert all(f".afrikan-no-{layer} " in view._css for layer in LAYERS)


def test_repr_says_what_is_shown(view):
    view.show(SCENE)
    assert repr(view) == "<BoardView finnish, position 7: 2 pawns, 3 tiles, 2 choices>"
    bundle = BoardView(BOARD)._repr_mimebundle_()
    assert bundle[0]["text/plain"] == "<BoardView finnish, position 0: 0 pawns, 0 tiles, 0 choices>"

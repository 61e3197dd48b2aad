"""The map of the island on the page without a page: what is sent, what is taken back, what is refused."""

import json
from xml.etree import ElementTree

import pytest

from afrikan.draw.island import Noted, Route, Standing
from afrikan.errors import AfrikanError
from afrikan.island.map import IslandMap
from afrikan.island.words import Direction, Ground
from afrikan.language import LANGUAGES
from afrikan.widgets import IslandView
from afrikan.widgets.island.map_view import IslandScene

SMALL = IslandMap.load("small")
LAYERS = ("_below", "_labels", "_above", "_hexes")
EVIL = "<img src=x onerror=\"alert('1')\">&amp;</svg>"
SCENE = IslandScene(
    values={1, 2, 3},
    paths=(Route((1, 2, 5), 1, EVIL, ends=(2,)),),
    marks=(Standing(5, 1, EVIL),),
    outlined=(7,),
    crossed=(SMALL.forts["A1"],),
    pickable=(4, 2),
    notes={4: "here"},
    at=7,
)


@pytest.fixture
def view():
    return IslandView(SMALL)


@pytest.fixture
def sent(view, monkeypatch):
    """The names of what is sent to the page."""
    names = []

    def send(key=None):
        names.extend([key] if isinstance(key, str) else key)

    monkeypatch.setattr(view, "send_state", send)
    return names


def hear(view, **content):
    data = {"method": "custom", "content": content}
    view._handle_msg({"content": {"data": data}, "buffers": []})


def parsed(layer):
    return ElementTree.fromstring(f"<svg>{layer}</svg>")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("turned", [False, True])
def test_the_page_is_told_once_what_each_hex_is(lang, turned):
    still = IslandView(SMALL, lang, turned=turned)._still
    assert len(still["points"]) == len(still["names"]) == len(still["grounds"]) == 121
    assert still["labels"][str(SMALL.forts["A1"])] == "A1"
    assert still["names"][1] == SMALL.name_of(1)
    assert len(still["ground_words"]) == len(Ground)
    assert all(still["words"][key] for key in ("map", "keys", "whole", "near", "zoom", "zoom_in", "hint"))
    parsed(still["base"])


def test_turned_the_north_is_down():
    up, down = (IslandView(SMALL, turned=turned)._still["points"] for turned in (False, True))
    assert up[1][1] < up[120][1]
    assert down[1][1] > down[120][1]


def test_every_layer_is_drawn(view):
    view.show(SCENE)
    for name in LAYERS[:3]:
        assert len(parsed(getattr(view, name))) > 0, name
    assert view._hexes == {"at": 7, "pickable": [2, 4], "near": [2, 4], "notes": {"4": "here"}}
    assert EVIL not in json.dumps(view.get_state(), default=str)


def test_it_is_known_what_one_wants_to_see_from_near(view):
    view.show(IslandScene(values={1: 0.5, 3: 0.5}, marks=(Standing(9, 1),), sheet_at=7))
    assert view._hexes["near"] == [1, 3, 7, 9]
    view.show(IslandScene())
    assert view._hexes["near"] == []


def test_a_sheet_is_laid_over_the_map_and_its_contradictions_are_crossed():
    jungle = next(number for number, ground in enumerate(SMALL.grounds) if ground == Ground.JUNGLE)
    view = IslandView(SMALL)
    drawn = []
    for told in (Ground.JUNGLE, Ground.SWAMP):
        view.show(IslandScene(sheet=(Noted(None, told),), sheet_at=jungle))
        drawn.append(view._above)
        parsed(view._above)
    view.show(IslandScene(sheet=(Noted(None, Ground.SWAMP), Noted(Direction.N, Ground.SWAMP))))
    assert "#b00020" in drawn[1]
    assert "#b00020" not in drawn[0]
    assert view._above == ""


def test_only_what_has_changed_is_sent_again(view, sent):
    view.show(SCENE)
    assert set(sent) == {"_below", "_above", "_hexes"}
    sent.clear()
    view.show(IslandScene(**{name: getattr(SCENE, name) for name in SCENE.__slots__} | {"at": 8}))
    assert sent == ["_hexes"]
    sent.clear()
    view.show(view.scene, turned=True)
    assert "_still" in sent
    assert view.turned
    sent.clear()
    view.show(view.scene, turned=True)
    assert sent == []


def test_a_pick_is_told_if_it_is_offered_in_the_scene_that_is_shown(view):
    picked = []
    view.on_pick(picked.append)
    view.show(SCENE)
    hear(view, kind="pick", hex=4, at=7)
    for wrong in ({"hex": 3}, {"hex": "4"}, {"hex": 4, "at": 6}, {"hex": 4, "kind": "look"}, {"hex": True}):
        hear(view, **{"kind": "pick", "at": 7} | wrong)
    assert picked == [4]


def test_the_cursor_stays_on_the_map(view):
    view.set_state({"cursor": 17})
    assert view.cursor == 17
    view.set_state({"cursor": 121})
    assert view.cursor == 0


@pytest.mark.parametrize(
    "wrong",
    [{"crossed": (121,)}, {"pickable": (0,)}, {"notes": {500: ""}}, {"sheet_at": -1}, {"values": {1: 2.0}},
     {"marks": (Standing(999),)}, {"sheet": (Noted(9),)}],
)  # fmt: skip
def test_a_scene_that_does_not_fit_is_refused_and_what_was_shown_stays(view, wrong):
    view.show(SCENE)
    with pytest.raises(AfrikanError):
        view.show(IslandScene(**wrong))
    assert view.scene is SCENE


def test_it_says_in_words_what_it_shows(view):
    assert repr(view) == "<IslandView small, north up, position 0: 0 hexes to pick>"
    view.show(IslandScene(pickable=(1,), at=2), turned=True)
    assert repr(view) == "<IslandView small, north down, position 2: 1 hex to pick>"


def test_the_module_is_one_and_asks_nothing_of_the_network(view):
    assert view._esm.count("export ") == 1
    assert "import " not in view._esm.replace("important ", "")
    assert "http" not in view._esm.replace("http://www.w3.org/2000/svg", "")

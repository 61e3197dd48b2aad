"""A map and a game show themselves."""

import io
import xml.etree.ElementTree as ET

import pytest

from afrikan.draw.island.played import route_of
from afrikan.island.game import IslandGame
from afrikan.island.map import IslandMap
from tests.island.table import table, walk


def test_a_map_shows_itself_in_a_language():
    small = IslandMap.load("small")
    assert small.svg("fi") in small._repr_html_() or "Pieni saari" in small.svg("fi")
    assert ET.fromstring(small._repr_svg_()).attrib["role"] == "img"


def test_the_players_maps_are_two_pages():
    file = io.BytesIO()
    IslandMap.load("small").pdf(file, "sv")
    assert file.getvalue().startswith(b"%PDF")
    assert file.getvalue().count(b"/Type /Page ") + file.getvalue().count(b"/Type /Page\n") == 2


def test_a_route_is_where_a_side_has_been_with_a_cross_for_each_day():
    game = table("08.04", "A2")
    walk(game, "s").do("open").do("clue jungle")
    start, fort = game.map.number("08.04"), game.map.number("08.05")
    assert route_of(game, 0).hexes == (start, fort)
    assert route_of(game, 0).ends == ()
    walk(game, "n jungle 4")
    assert route_of(game, 0).hexes == (start, fort, start)
    assert route_of(game, 0).ends == (2,)
    assert game.current == "Player 2"
    game.undo(2)
    assert route_of(game, 0).hexes == (start, fort)


@pytest.mark.parametrize(("seat", "shown"), [(None, {"Aino", "Björn"}), (0, {"Björn"}), (1, {"Aino"})])
def test_each_side_sees_the_other_only(seat, shown):
    game = IslandGame("island", ("Aino", "Björn"), map="small", policies="locator", seed=4).play(40)
    picture = game.svg("en", seat)
    assert {name for name in game.names if name in picture} == shown
    assert game._repr_svg_() == game.svg()

"""The island as a value: numbers, names, neighbours, files."""

import pickle

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import CLUES, HEXES, folder

from afrikan.errors import AfrikanError
from afrikan.island.hexes import around, distance
from afrikan.island.map import Hex, IslandMap
from afrikan.island.words import Direction, Ground

CLASSIC, SMALL = IslandMap.load("classic"), IslandMap.load("small")
TINY = IslandMap.from_parts(HEXES, CLUES, name="tiny")


def drawn(place):
    """The row on the page, in halves of a hex, and the column."""
    return 2 * place.r + place.q, place.q


@pytest.mark.parametrize("island", [CLASSIC, SMALL, TINY])
def test_hexes_are_numbered_from_north_to_south_then_west_to_east(island):
    assert list(island.hexes) == sorted(island.hexes, key=drawn)
    assert [island.index[place.at] for place in island.hexes] == list(range(1, len(island.hexes) + 1))
    assert island.grounds == (Ground.SEA, *(place.ground for place in island.hexes))


@pytest.mark.parametrize("island", [CLASSIC, SMALL, TINY])
def test_neighbours_lead_there_and_back(island):
    assert len(island.neighbours) == len(island.hexes) + 1
    assert island.neighbours[0] == (0,) * 6
    for number, row in enumerate(island.neighbours[1:], start=1):
        for direction, at in zip(Direction, around(island.hexes[number - 1].at), strict=True):
            there = row[direction]
            assert there == island.index.get(at, 0)
            assert there == 0 or island.neighbours[there][(direction + 3) % 6] == number


@pytest.mark.parametrize("island", [CLASSIC, SMALL])
def test_the_land_is_in_one_piece(island):
    edges = ((a, b) for a, row in enumerate(island.neighbours) for b in row if b)
    assert nx.is_connected(nx.Graph(edges))


@pytest.mark.parametrize(("island", "sites"), [(CLASSIC, 28), (SMALL, 12)])
def test_forts_and_sites_are_in_the_order_of_labels(island, sites):
    labels = [f"{letter}{digit}" for letter in "ABCDEF" for digit in range(1, 7)]
    assert list(island.forts) == labels[:8]
    assert list(island.sites) == list(island.clues) == labels[8 : 8 + sites]
    for label, number in (island.forts | island.sites).items():
        assert island.hexes[number - 1].label == label
        assert (island.grounds[number] == Ground.FORT) == (label in island.forts)


@pytest.mark.parametrize("island", [CLASSIC, SMALL])
def test_the_printed_example_is_there(island):
    """Source: Rules of the island game, p. 4: B4 is a ruin, 2 bush, 2 swamp, 2 jungle around it."""
    assert sorted(str(clue).split()[0] for clue in island.clues["B4"]) == sorted(
        ["bush", "bush", "swamp", "swamp", "jungle", "jungle", "ruin", "?"]
    )


@given(st.sampled_from(range(1, 1001)))
def test_a_hex_is_found_by_its_name(number):
    assert CLASSIC.number(CLASSIC.name_of(number)) == number


def test_names_are_columns_and_rows_from_one():
    assert TINY.name_of(TINY.index[0, 0]) == "05.05"
    north, south, west = ((0, -4), (0, 4), (-4, 0))
    assert [TINY.name_of(TINY.index[at]) for at in (north, south, west)] == ["05.01", "05.09", "01.03"]
    assert [TINY.name_of(TINY.index[at]) for at in ((1, -4), (-1, -3))] == ["06.01", "04.01"]


def test_names_in_a_column_go_from_north_to_south():
    columns = {}
    for place in CLASSIC.hexes:
        column, row = CLASSIC.name_of(CLASSIC.index[place.at]).split(".")
        columns.setdefault(place.q, []).append((column, row))
    for names in columns.values():
        assert len({column for column, _ in names}) == 1
        assert [row for _, row in names] == sorted({row for _, row in names})
    names = {CLASSIC.name_of(number) for number in range(1, 1001)}
    assert len(names) == 1000
    assert min(name.split(".")[0] for name in names) == min(name.split(".")[1] for name in names) == "01"


@pytest.mark.parametrize("text", ["B4", "b4", " B4 "])
def test_a_hex_is_found_by_its_label(text):
    assert CLASSIC.number(text) == CLASSIC.sites["B4"]


def test_leading_zeros_may_be_left_out():
    assert TINY.number("5.5") == TINY.number("05.05") == TINY.index[0, 0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("B9", "there is no hex 'B9'; write column and row such as 05.01, or a label from A1 to B4"),
        ("xyz", "there is no hex 'xyz'; write column and row such as 05.01, or a label from A1 to B4"),
        ("", "there is no hex ''; write column and row such as 05.01, or a label from A1 to B4"),
        ("5.10", "5.10 is off the map; columns run from 1 to 9, rows from 1 to 9"),
        ("0.1", "0.1 is off the map; columns run from 1 to 9, rows from 1 to 9"),
        ("01.01", "01.01 is sea; the nearest land is 03.02"),
    ],
)
def test_a_name_that_is_none_is_refused_with_help(text, told):
    with pytest.raises(AfrikanError) as refused:
        TINY.number(text)
    assert str(refused.value) == told


def test_the_nearest_land_is_the_nearest():
    first = SMALL.hexes[0]
    west = min(q for q, _ in SMALL.index)
    assert SMALL.name_of(1).endswith(".01")
    sea = (west, first.r + (first.q - west) // 2)
    with pytest.raises(AfrikanError, match=r"01\.01 is sea; the nearest land is") as refused:
        SMALL.number("01.01")
    near = SMALL.hexes[SMALL.number(str(refused.value).split()[-1]) - 1].at
    assert distance(sea, near) == min(distance(sea, at) for at in SMALL.index)


@pytest.mark.parametrize("number", [0, 62, -1, True, "5"])
def test_only_land_has_a_name(number):
    with pytest.raises(AfrikanError, match=r"hex number .* must be a whole number from 1 to 61"):
        TINY.name_of(number)


def test_an_unknown_map_is_refused():
    with pytest.raises(AfrikanError, match=r"no island map or folder 'clasic'; did you mean 'classic'\?"):
        IslandMap.load("clasic")
    with pytest.raises(AfrikanError, match="no island map or folder '7'"):
        IslandMap.load(7)


def test_a_tiny_folder_loads(tmp_path):
    island = IslandMap.load(folder(tmp_path))
    assert island == TINY
    assert (island.name, island.label, island.recipe) == ("tiny", "", None)
    assert repr(island) == "<IslandMap tiny: tiny; 61 hexes, 8 forts, 2 treasure sites>"


@pytest.mark.parametrize("island", [CLASSIC, SMALL, TINY])
def test_a_saved_map_is_read_again(tmp_path, island):
    island.save(tmp_path / "mine")
    again = IslandMap.load(tmp_path / "mine")
    assert again == island
    assert (again.checksum, again.title, again.label) == (island.checksum, island.title, island.label)
    assert (again.recipe, again.licence, again.credit) == (island.recipe, island.licence, island.credit)
    assert [place.source for place in again.hexes] == [place.source for place in island.hexes]
    assert island is TINY or again.clue_sources == island.clue_sources


def test_texts_with_quotes_survive(tmp_path):
    title = {"en": 'An "island"\\', "fi": "Saari, jossa on ä", "sv": "Ön"}
    IslandMap.from_parts(HEXES, CLUES, title=title).save(tmp_path)
    assert IslandMap.load(tmp_path).title == title


def test_a_map_without_sources_says_so(tmp_path):
    IslandMap.from_parts([Hex(p.q, p.r, p.ground, p.label) for p in HEXES], CLUES).save(tmp_path)
    again = IslandMap.load(tmp_path)
    assert {place.source for place in again.hexes} | set(again.clue_sources.values()) == {"unknown"}


def test_a_shipped_map_tells_what_it_is():
    assert repr(CLASSIC) == (
        "<IslandMap classic: Classic island (reconstruction); 1000 hexes, 8 forts, 28 treasure sites>"
    )
    assert IslandMap.load("classic") is CLASSIC


@settings(max_examples=20)
@given(st.randoms(use_true_random=False))
def test_equality_is_of_content(luck):
    order = list(HEXES)
    luck.shuffle(order)
    other = IslandMap.from_parts(order, dict(reversed(CLUES.items())), name="other", about={"label": "x"})
    assert other == TINY
    assert (hash(other), other.checksum) == (hash(TINY), TINY.checksum)


def test_another_ground_or_card_is_another_map():
    jungle = [Hex(p.q, p.r, Ground.JUNGLE, p.label) if p.at == (3, 0) else p for p in HEXES]
    turned = CLUES | {"B3": CLUES["B3"][::-1]}
    others = [IslandMap.from_parts(jungle, CLUES), IslandMap.from_parts(HEXES, turned)]
    assert len({TINY.checksum, *(other.checksum for other in others)}) == 3
    assert TINY not in others
    assert TINY != "tiny"


@pytest.mark.parametrize("island", [CLASSIC, TINY])
def test_a_map_survives_pickling(island):
    again = pickle.loads(pickle.dumps(island))
    assert again == island
    assert (again.name, again.title, again.recipe) == (island.name, island.title, island.recipe)


def test_the_content_is_closed():
    for mapping in (CLASSIC.clues, CLASSIC.index, CLASSIC.forts, CLASSIC.sites, CLASSIC.title):
        with pytest.raises(TypeError):
            mapping["A1"] = 1

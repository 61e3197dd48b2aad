"""Damaged board folders: each kind of damage is refused with file, line and reason."""

import re
import shutil

import pytest

from afrikan.board import RouteGraph
from afrikan.errors import DataError
from afrikan.paths import data_path

NODES = """id,kind,name_fi,name_sv,name_en,x,y,is_start,hazard
a,city,Aa,Aa,Alpha,0.1,0.1,1,
b,city,Bee,Be,Beta,0.5,0.5,0,
l1,land,,,,0.2,0.2,0,
l2,land,,,,0.3,0.3,0,bedouin
s1,sea,,,,0.4,0.2,0,pirate
"""
EDGES = """a,b,mode,sources
a,l1,land,7
l1,l2,land,7
l2,b,land,7
a,s1,sea,7
s1,b,sea,7
a,b,air,6
"""


def folder(tmp_path, nodes=NODES, edges=EDGES, **others):
    place = tmp_path / "board"
    place.mkdir(exist_ok=True)
    for name, text in {"nodes.csv": nodes, "edges.csv": edges, **others}.items():
        raw = text if isinstance(text, bytes) else text.encode()
        (place / name.replace("_", ".")).write_bytes(raw)
    return place


def refusal(place):
    with pytest.raises(DataError) as refused:
        RouteGraph.load(place)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 600
    return str(refused.value)


def test_a_sound_folder_loads(tmp_path):
    board = RouteGraph.load(folder(tmp_path))
    assert (board.name, board.title, board.label) == ("board", "board", "")
    assert board.distance("a", "b", "mixed") == 2
    assert RouteGraph.load(str(folder(tmp_path))) == board


def test_a_copy_of_a_shipped_board_loads_equal(tmp_path):
    shutil.copytree(data_path("board", "finnish"), tmp_path / "finnish")
    assert RouteGraph.load(tmp_path / "finnish") == RouteGraph.load("finnish")


def test_windows_line_ends_are_welcome(tmp_path):
    plain = RouteGraph.load(folder(tmp_path))
    assert (
        RouteGraph.load(folder(tmp_path, NODES.replace("\n", "\r\n"), EDGES.replace("\n", "\r\n"))) == plain
    )


NODE_DAMAGE = [
    ("column gone", (",hazard", ""), 1, "column 'hazard' is missing"),
    ("column renamed", ("name_fi", "nimi"), 1, "column 'name_fi' is missing"),
    ("column added", ("hazard\n", "hazard,more\n"), 1, "column 'more' is unknown"),
    ("column twice", ("hazard\n", "hazard,x\n"), 1, "a column appears twice"),
    ("semicolons", (",", ";"), 1, "separated by semicolons"),
    (
        "field gone",
        ("a,city,Aa,Aa,Alpha,0.1,0.1,1,", "a,city,Aa,Aa,Alpha,0.1,0.1,1"),
        2,
        "another number of fields",
    ),
    ("field added", ("0.1,1,", "0.1,1,,,"), 2, "another number of fields"),
    ("unknown kind", ("b,city", "b,citty"), 3, "kind 'citty' of 'b' is unknown; did you mean 'city'?"),
    (
        "unknown hazard",
        ("bedouin", "bandit"),
        5,
        "hazard 'bandit' of 'l2' is unknown; known: bedouin, pirate",
    ),
    ("double id", ("l2,land", "l1,land"), 5, "id 'l1' appears twice, first on line 4"),
    ("id with capitals", ("b,city", "B,city"), 3, "id 'B' is not 1 to 80 characters of a-z, 0-9 and _"),
    ("id with markup", ("b,city", "<b>,city"), 3, "id '<b>' is not"),
    ("id empty", ("b,city", ",city"), 3, "id '' is not"),
    ("id in other letters", ("b,city", "ä,city"), 3, "id 'ä' is not"),
    ("id endless", ("b,city", "b" * 150 + ",city"), 3, "is not 1 to 80 characters"),
    ("field endless", ("b,city", "b" * 5000 + ",city"), 3, "id is longer than 200 characters"),
    ("x a word", ("0.5,0.5", "east,0.5"), 3, "x 'east' is not a number"),
    ("x empty", ("0.5,0.5", ",0.5"), 3, "x '' is not a number"),
    ("decimal comma", ("0.5,0.5", '"0,5",0.5'), 3, "x '0,5' is not a number; write a point, not a comma"),
    ("x outside", ("0.5,0.5", "1.5,0.5"), 3, "x 1.5 of 'b' is outside the board; it must be from 0 to 1"),
    ("y outside", ("0.5,0.5", "0.5,-0.1"), 3, "y -0.1 of 'b' is outside"),
    ("y not finite", ("0.5,0.5", "0.5,nan"), 3, "y nan of 'b' is outside"),
    ("is_start a word", ("0.5,0.5,0", "0.5,0.5,no"), 3, "is_start 'no' is not 0 or 1"),
    ("no start", ("0.1,0.1,1", "0.1,0.1,0"), None, "no start"),
    ("start on a dot", ("0.2,0.2,0", "0.2,0.2,1"), 4, "'l1' is a land dot and cannot be a start"),
    ("pirate on land", ("bedouin", "pirate"), 5, "a pirate belongs on a sea dot, but 'l2' is of kind land"),
    ("bedouin in a city", ("0.5,0.5,0,", "0.5,0.5,0,bedouin"), 3, "a bedouin belongs on a land dot"),
    ("city without a name", ("Be,Beta", "Be,"), 3, "city 'b' has no name_en"),
    ("name endless", ("Beta", "B" * 61), 3, "name_en of 'b' is not a printable text of at most 60"),
    ("name with control signs", ("Beta", "Be\x07ta"), 3, "name_en of 'b' is not a printable text"),
    ("quote left open", ("Beta", '"Beta'), None, "not a CSV line"),
    (
        "byte-order mark",
        ("id,kind", "\ufeffid,kind"),
        1,
        "byte-order mark; save it as plain UTF-8 with commas",
    ),
]
EDGE_DAMAGE = [
    ("column gone", (",sources", ""), 1, "column 'sources' is missing"),
    ("unknown mode", ("l1,l2,land", "l1,l2,lend"), 3, "mode 'lend' is unknown; did you mean 'land'?"),
    (
        "double edge",
        ("l1,l2,land,7", "l1,l2,land,7\nl1,l2,land,7"),
        4,
        "land edge l1 - l2 appears twice, first on line 3",
    ),
    (
        "double edge turned",
        ("l1,l2,land,7", "l1,l2,land,7\nl2,l1,land,7"),
        4,
        "land edge l2 - l1 appears twice",
    ),
    ("unknown end", ("l1,l2", "l1,l22"), 3, "edge end 'l22' is not among the nodes; did you mean 'l2'?"),
    ("self loop", ("l1,l2", "l1,l1"), 3, "edge from 'l1' to itself"),
    (
        "land edge into the sea",
        ("l1,l2,land", "l1,s1,land"),
        3,
        "a land edge touches 's1', which is a sea dot",
    ),
    ("sea edge onto land", ("a,s1,sea", "a,l1,sea"), 5, "a sea edge touches 'l1', which is a land dot"),
    ("flight from a dot", ("a,b,air", "a,l1,air"), 7, "a flight joins two cities, but 'l1' is a land dot"),
    ("sources a word", ("a,b,air,6", "a,b,air,six"), 7, "sources 'six' is not a whole number from 0 to 999"),
    ("sources negative", ("a,b,air,6", "a,b,air,-1"), 7, "sources '-1' is not"),
    ("board in pieces", ("a,s1,sea,7\ns1,b,sea,7\n", ""), None, "falls apart: no way leads from 'a' to 's1'"),
    ("dead end", ("l2,b,land,7\n", ""), None, "dot 'l2' is a dead end"),
]


@pytest.mark.parametrize(
    ("change", "line", "reason"), [d[1:] for d in NODE_DAMAGE], ids=[d[0] for d in NODE_DAMAGE]
)
def test_damaged_nodes(tmp_path, change, line, reason):
    nodes = NODES.replace(*change)
    assert nodes != NODES
    place = folder(tmp_path, nodes=nodes)
    where = f"{place / 'nodes.csv'}" + (f", line {line}: " if line else "")
    assert refusal(place).startswith(where)
    assert reason in refusal(place)


@pytest.mark.parametrize(
    ("change", "line", "reason"), [d[1:] for d in EDGE_DAMAGE], ids=[d[0] for d in EDGE_DAMAGE]
)
def test_damaged_edges(tmp_path, change, line, reason):
    edges = EDGES.replace(*change)
    assert edges != EDGES
    place = folder(tmp_path, edges=edges)
    where = f"{place / 'edges.csv'}" + (f", line {line}: " if line else ": ")
    assert refusal(place).startswith(where)
    assert reason in refusal(place)


@pytest.mark.parametrize(
    ("nodes", "reason"),
    [
        (
            NODES.replace("Aa", "Ää").encode("latin-1"),
            r"line 2: is not UTF-8 text; save the file in the UTF-8",
        ),
        (NODES.encode("utf-16"), r"line 1: starts with a byte-order mark"),
        (b"", r"line 1: column 'id' is missing"),
        (NODES.splitlines()[0].encode(), r"no start"),
        (NODES.encode() + b"x" * 1_000_001, r"larger than 1000000 bytes"),
        (
            NODES + "".join(f"z{i},land,,,,0.2,0.2,0,\n" for i in range(5000)),
            r"5005 places; a board has at most 5000",
        ),
    ],
    ids=["latin-1", "utf-16", "empty file", "header only", "huge file", "many rows"],
)
def test_foreign_files(tmp_path, nodes, reason):
    assert re.search(reason, refusal(folder(tmp_path, nodes=nodes)))


@pytest.mark.parametrize("missing", ["nodes.csv", "edges.csv"])
def test_a_missing_file_is_named(tmp_path, missing):
    place = folder(tmp_path)
    (place / missing).unlink()
    assert f"{missing}: cannot be read (No such file or directory)" in refusal(place)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("title = ", "board.toml: not TOML"),
        ("titel = 'x'", "key 'titel' is unknown; did you mean 'title'?"),
        ("title = 7", "'title' must be one line of text"),
        (f"title = '{'x' * 201}'", "'title' must be one line of text of at most 200"),
        ('title = "two\\nlines"', "'title' must be one line"),
    ],
)
def test_damaged_about(tmp_path, text, reason):
    assert reason in refusal(folder(tmp_path, board_toml=text))


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("c,en,0,0,start", "line 2: id 'c' is unknown; known: a, b"),
        ("a,de,0,0,start", "line 2: lang 'de' is unknown; known: en, en-x-neutral, fi, "),
        ("a,en,0,0,left", "line 2: anchor 'left' is unknown"),
        ("a,en,near,0,start", "line 2: dx 'near' is not a number"),
        ("a,en,0,inf,start", "line 2: dx and dy must be numbers from -1000 to 1000"),
        ("a,en,0,0,start\na,en,1,1,end", "line 3: a second label spot for 'a' in en"),
    ],
)
def test_damaged_labels(tmp_path, row, reason):
    assert reason in refusal(folder(tmp_path, labels_csv=f"id,lang,dx,dy,anchor\n{row}\n"))

"""Damaged maps: each kind of damage is refused with file, line and reason."""

import pytest
from tiny import CLUE_TEXT, CLUES, COAST, HEX_ROWS, HEX_TEXT, HEXES, folder, line_of

from afrikan.errors import DataError
from afrikan.island.hexes import ring
from afrikan.island.map import IslandMap


def refusal(place):
    with pytest.raises(DataError) as refused:
        IslandMap.load(place)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 600
    return str(refused.value)


def row(at):
    return HEX_ROWS[line_of(at) - 2]


def changed(at, new):
    """The file of hexes with another row for one of them."""
    return HEX_TEXT.replace(f"\n{row(at)}\n", f"\n{new}")


INLAND = (0, 2)
FORT, SITE, HARBOUR = COAST[0], (0, 0), COAST[15]
HEX_DAMAGE = {
    "the row of the harbour twice": (
        HEX_TEXT + row(HARBOUR) + "\n",
        63,
        f"the hex q -3, r 4 appears twice, first on line {line_of(HARBOUR)}",
    ),
    "a label twice": (
        changed(COAST[10], row(COAST[10]).replace("open,", "fort,A1") + "\n"),
        line_of(COAST[10]),
        f"the label A1 appears twice, first on line {line_of(FORT)}",
    ),
    "an unknown ground": (
        changed(INLAND, "0,2,jungel,,test\n"),
        line_of(INLAND),
        "ground 'jungel' is unknown; did you mean 'jungle'?",
    ),
    "sea as a row": (
        changed(INLAND, "0,2,sea,,test\n"),
        line_of(INLAND),
        "the ground is sea; leave the row out, all that is not listed is sea",
    ),
    "land apart": (
        changed(COAST[20], "40,0,open,,test\n"),
        line_of(COAST[20]),
        "no way over land leads from q 0, r 0 to q 40, r 0; an island is in one piece",
    ),
    "a hole": (
        changed(INLAND, "") + "5,0,open,,test\n",
        line_of((0, 1)),
        "q 0, r 2 is not land, but land lies all around it; all sea must be open, so add a hex",
    ),
    "a fort's label on open land": (
        changed(FORT, "0,-4,open,A1,test\n"),
        line_of(FORT),
        "A1 is the label of a fort, but the ground is open",
    ),
    "a site's label on a fort": (
        changed(SITE, "0,0,fort,B3,test\n"),
        line_of(SITE),
        "B3 is the label of a treasure site, but the ground is fort",
    ),
    "a label on plain land": (
        changed(INLAND, "0,2,open,B5,test\n"),
        line_of(INLAND),
        "B5 is the label of a treasure site, but the ground is open",
    ),
    "a fort without a label": (
        changed(FORT, "0,-4,fort,,test\n"),
        line_of(FORT),
        "a fort without a label; forts have A1 to B2, treasure sites B3 to F6",
    ),
    "an unknown label": (
        changed(FORT, "0,-4,fort,G1,test\n"),
        line_of(FORT),
        "label 'G1' is unknown; labels run from A1 to F6",
    ),
    "a fort missing": (
        changed(FORT, "0,-4,open,,test\n"),
        None,
        "the fort A1 is missing; there are eight, A1 to B2",
    ),
    "a gap among the sites": (
        changed(HARBOUR, "-3,4,harbour,B5,test\n"),
        None,
        "the treasure site B4 is missing; sites are labelled from B3 on without gaps",
    ),
    "no sites": (
        changed(HARBOUR, "-3,4,open,,test\n").replace("\n0,0,cave,B3", "\n0,0,open,"),
        None,
        "the treasure site B3 is missing; sites are labelled from B3 on without gaps",
    ),
    "a site beside a fort": (
        changed(SITE, "0,0,open,,test\n").replace("\n0,-3,open,", "\n0,-3,cave,B3"),
        line_of((0, -3)),
        "the treasure site B3 lies next to A1; clues tell of terrain only",
    ),
    "a harbour inland": (
        changed(SITE, "0,0,harbour,B3,test\n"),
        line_of(SITE),
        "the harbour B3 is not at the sea",
    ),
    "two sites with one signature": (
        changed(COAST[18], "-4,2,harbour,B5,test\n"),
        line_of(COAST[18]),
        "the clues of B5 and B4 are the same",
    ),
    "coordinates too far out": (
        changed(COAST[20], "1000,0,open,,test\n"),
        line_of(COAST[20]),
        "q '1000' is not a whole number from -999 to 999",
    ),
    "a coordinate with a fraction": (
        changed(INLAND, "0,2.5,open,,test\n"),
        line_of(INLAND),
        "r '2.5' is not a whole number from -999 to 999",
    ),
    "no source": (
        changed(INLAND, "0,2,open,,\n"),
        line_of(INLAND),
        "source is empty; write rulebook, reconstruction or where it is from",
    ),
    "too long a field": (
        changed(INLAND, f"0,2,open,,{'x' * 201}\n"),
        line_of(INLAND),
        "source is longer than 200 characters",
    ),
    "another number of fields": (
        changed(INLAND, "0,2,open\n"),
        line_of(INLAND),
        "has another number of fields than the first line",
    ),
    "too few hexes": (
        "\n".join(HEX_TEXT.split("\n")[:60]) + "\n",
        None,
        "59 hexes; an island has 60 to 1500",
    ),
    "too many hexes": (
        HEX_TEXT + "".join(f"{q},{r},open,,test\n" for q in range(5, 45) for r in range(36)),
        None,
        "1501 hexes; an island has 60 to 1500",
    ),
    "a column renamed": (
        HEX_TEXT.replace("ground", "terrain", 1),
        1,
        "column 'ground' is missing; wanted: q, r, ground, label, source",
    ),
    "too large a file": (
        HEX_TEXT + "x" * 1_000_001,
        None,
        "larger than 1000000 bytes; that is no file of this kind",
    ),
}


@pytest.mark.parametrize("damage", HEX_DAMAGE)
def test_damaged_hexes_are_refused(tmp_path, damage):
    text, line, reason = HEX_DAMAGE[damage]
    place = folder(tmp_path, hexes=text)
    where = place / "hexes.csv" if line is None else f"{place / 'hexes.csv'}, line {line}"
    assert refusal(place) == f"{where}: {reason}"


CLUE_DAMAGE = {
    "a wrong terrain": (
        ("B3,open N,", "B3,bush N,"),
        2,
        "B3: the clue 'bush N' for A1 is wrong; N of the site lies open",
    ),
    "a wrong kind": (
        (",cave,?", ",ruin,?"),
        2,
        "B3: the clue 'ruin' for B1 is wrong; the site is a cave",
    ),
    "a clue twice": (
        ("B4,open N,open NE", "B4,open N,open N"),
        3,
        "B4: the clue 'open N' stands there twice and 'open NE' not at all",
    ),
    "two blanks": (
        (",cave,?", ",?,?"),
        2,
        "B3: the clue '?' stands there twice and 'cave' not at all",
    ),
    "an unreadable clue": (
        ("B3,open N,", "B3,open north,"),
        2,
        "the clue 'open north' for A1 is none; write ?, a site such as ruin, or one like 'bush NE'",
    ),
    "a terrain without direction": (
        ("B3,open N,", "B3,open,"),
        2,
        "the clue 'open' for A1 is none; write ?, a site such as ruin, or one like 'bush NE'",
    ),
    "a fort as a clue": (
        ("B3,open N,", "B3,fort N,"),
        2,
        "the clue 'fort N' for A1 is none; write ?, a site such as ruin, or one like 'bush NE'",
    ),
    "an unknown site": (
        ("B4,", "C6,"),
        3,
        "there is no treasure site 'C6' on the map; known: B3, B4",
    ),
    "a second card": (
        ("B4,open N,open NE,open SE,sea S,sea SW,open NW,harbour", CLUE_TEXT.split("\n")[1][:-7]),
        3,
        "B3: a second card, first on line 2",
    ),
    "a card missing": (
        (CLUE_TEXT.split("\n")[2] + "\n", ""),
        None,
        "the card of the treasure site B4 is missing",
    ),
    "a fort missing": (
        ("A6,", ""),
        1,
        "column 'A6' is missing; wanted: site, A1, A2, A3, A4, A5, A6, B1, B2, source",
    ),
    "no source": (
        ("cave,?,test", "cave,?, "),
        2,
        "source is empty; write rulebook, reconstruction or where it is from",
    ),
}


@pytest.mark.parametrize("damage", CLUE_DAMAGE)
def test_damaged_clue_cards_are_refused(tmp_path, damage):
    (old, new), line, reason = CLUE_DAMAGE[damage]
    assert old in CLUE_TEXT
    place = folder(tmp_path, clues=CLUE_TEXT.replace(old, new, 1))
    where = place / "clues.csv" if line is None else f"{place / 'clues.csv'}, line {line}"
    assert refusal(place) == f"{where}: {reason}"


ABOUT_DAMAGE = {
    'titel = "x"\n': "line 1: the file has an unknown entry 'titel'; did you mean 'title'?",
    '[title]\nen = "x"\nde = "y"\n': "line 3: title has an unknown entry 'de'; known: en, fi, sv",
    '[title]\nfi = "x"\n': "line 1: the file needs a sentence in 'title.en'",
    "label = 3\n": "line 1: the file.label must be a text, not 3",
    'credit = "a\\nb"\n': "line 1: 'credit' must be one line of text of at most 200 characters",
    "[recipe]\nseed = 3\n": "line 1: recipe lacks 'hexes'",
    "label\n": "line 1: this is not valid TOML",
}


@pytest.mark.parametrize("text", ABOUT_DAMAGE)
def test_a_damaged_description_is_refused(tmp_path, text):
    place = folder(tmp_path, island_toml=text)
    assert refusal(place).startswith(f"{place / 'island.toml'}, {ABOUT_DAMAGE[text]}")


def test_a_recipe_out_of_bounds_is_refused_with_its_line(tmp_path):
    recipe = "hexes = 9\nseed = 1\nsmoothing = 2\nshares = [20, 30, 20, 15, 15]\nsites = 4\n"
    place = folder(tmp_path, island_toml=f"[recipe]\n{recipe}fort_distance = 2\nsite_distance = 2\n")
    reason = "hexes 9 must be a whole number from 60 to 1,500"
    assert refusal(place) == f"{place / 'island.toml'}, line 1: {reason}"


def test_a_file_in_another_encoding_is_refused(tmp_path):
    place = folder(tmp_path)
    (place / "hexes.csv").write_bytes(HEX_TEXT.replace("test", "täst", 1).encode("latin-1"))
    assert refusal(place).endswith(
        "hexes.csv, line 2: is not UTF-8 text; save the file in the UTF-8 encoding"
    )


def test_a_missing_file_is_told(tmp_path):
    place = folder(tmp_path)
    (place / "clues.csv").unlink()
    assert "clues.csv: cannot be read" in refusal(place)


def test_parts_without_a_file_are_refused_by_name():
    with pytest.raises(DataError, match=r"^map 'mine': the fort A1 is missing"):
        IslandMap.from_parts([place for place in HEXES if place.label != "A1"], CLUES, name="mine")
    with pytest.raises(DataError, match=r"^map 'custom': B3: the card has 7 clues; there is one for each"):
        IslandMap.from_parts(HEXES, CLUES | {"B3": CLUES["B3"][:7]})


def test_a_bay_is_no_hole(tmp_path):
    inlet = [COAST[20], ring((0, 0), 3)[15], ring((0, 0), 2)[10]]
    text = HEX_TEXT
    for at in inlet:
        text = text.replace(f"\n{row(at)}\n", "\n")
    more = "".join(f"{q},0,open,,test\n" for q in (5, 6, 7))
    assert len(IslandMap.load(folder(tmp_path, hexes=text + more)).hexes) == 61

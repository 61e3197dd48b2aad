"""A tiny island as files: 61 hexes of open land, eight forts, a cave and a harbour."""

from afrikan.island.check_clues import clues_of
from afrikan.island.hexes import ball, ring
from afrikan.island.model import FORT_LABELS, Hex
from afrikan.island.words import Ground

COAST = ring((0, 0), 4)
LABELS = dict(zip(COAST, FORT_LABELS, strict=False)) | {(0, 0): "B3", COAST[15]: "B4"}
KINDS = {"B3": Ground.CAVE, "B4": Ground.HARBOUR}


def ground(at):
    label = LABELS.get(at, "")
    return KINDS.get(label, Ground.FORT) if label else Ground.OPEN


HEXES = tuple(Hex(*at, ground(at), LABELS.get(at, ""), "test") for at in ball((0, 0), 4))
"""The middle first, then ring by ring: the hex of number k stands on line k + 2 of the file."""
LAND = {place.at: place for place in HEXES}
CLUES = {place.label: clues_of(place, LAND) for place in HEXES if place.label in KINDS}

HEX_ROWS = [f"{place.q},{place.r},{place.ground.name.lower()},{place.label},test" for place in HEXES]
HEX_TEXT = "\n".join(["q,r,ground,label,source", *HEX_ROWS, ""])
CLUE_TEXT = """site,A1,A2,A3,A4,A5,A6,B1,B2,source
B3,open N,open NE,open SE,open S,open SW,open NW,cave,?,test
B4,open N,open NE,open SE,sea S,sea SW,open NW,harbour,?,test
"""


def line_of(at):
    """The line of a hex in the file."""
    return [place.at for place in HEXES].index(at) + 2


def folder(tmp_path, **texts):
    """A folder with the tiny island, with other texts for some of its files."""
    place = tmp_path / "tiny"
    place.mkdir(exist_ok=True)
    for name, text in {"hexes": HEX_TEXT, "clues": CLUE_TEXT}.items():
        (place / f"{name}.csv").write_text(texts.pop(name, text), encoding="utf-8")
    for name, text in texts.items():
        (place / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return place

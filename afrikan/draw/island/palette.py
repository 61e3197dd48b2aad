"""The colours of the hex island: tints of the Okabe-Ito set that differ in lightness as well as in hue."""

from collections.abc import Mapping

from afrikan.draw.marks import INK as INK
from afrikan.draw.marks import PAPER as PAPER
from afrikan.island.words import SITES, TERRAINS, Ground

FILLS: Mapping[int, str] = {
    Ground.SEA: "#c6e4fa",
    Ground.OPEN: "#fdf7cc",
    Ground.JUNGLE: "#45a882",
    Ground.MOUNTAIN: "#ad683d",
    Ground.SWAMP: "#c7a4c2",
    Ground.BUSH: "#eabf55",
    **dict.fromkeys((Ground.FORT, *SITES), PAPER),
}
"""No two terrains are equally light, so that the order survives colour blindness and grey copies."""

INKS: Mapping[int, str] = {
    Ground.SEA: "#5b9cc4",
    Ground.OPEN: "#b3a95a",
    Ground.JUNGLE: "#06382a",
    Ground.MOUNTAIN: "#fff1e2",
    Ground.SWAMP: "#4a2546",
    Ground.BUSH: "#6b4700",
}
"""What the pattern of each ground is drawn with."""

FORT_FRAME = "#F0E442"
SITE_FRAME = "#c1121f"
GRID = "#6f6a5a"
WRONG = "#b00020"
TAG_FILL, TAG_EDGE = "#fff4e8", "#a33b00"
MAPPED = (*TERRAINS, Ground.SEA)
"""The grounds that are told apart by colour and pattern."""

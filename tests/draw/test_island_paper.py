"""The island on paper and on axes: two pages, the same bytes, the same words as in the SVG."""

import io
import re

import matplotlib
import pytest
from matplotlib import pyplot as plt

from afrikan.draw.island import geometry_of, island_axes, island_pdf
from afrikan.draw.island.labels import LABEL_SIZE
from afrikan.draw.island.paper import PAPERS, page_figure
from afrikan.errors import AfrikanError
from afrikan.island.map import IslandMap
from afrikan.island.model import Hex
from afrikan.island.words import Ground
from afrikan.language import LANGUAGES

matplotlib.use("Agg")

CLASSIC, SMALL = IslandMap.load("classic"), IslandMap.load("small")


@pytest.fixture(autouse=True)
def figures_closed():
    yield
    plt.close("all")


def pdf(island, *args):
    file = io.BytesIO()
    island_pdf(island, file, *args)
    return file.getvalue()


def test_a_pdf_has_two_pages_a_title_and_no_date():
    made = pdf(SMALL, "sv")
    assert len(re.findall(rb"/Type /Page\b", made)) == 2
    assert b"/Count 2" in made
    assert "Lilla ön".encode("utf-16-be") in made or b"Lilla" in made
    assert b"CreationDate" not in made
    assert made == pdf(SMALL, "sv")


def test_a_pdf_can_be_a_file_and_is_small(tmp_path):
    island_pdf(CLASSIC, tmp_path / "map.pdf", "en")
    assert 50_000 < (tmp_path / "map.pdf").stat().st_size < 600_000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("turned", [False, True])
def test_a_page_says_what_it_is_upright_and_within_its_edges(lang, turned):
    figure = page_figure(SMALL, lang, turned, "A4")
    (axis,) = figure.axes
    words = [text.get_text() for text in axis.texts]
    up, down = {
        "en": ("north up", "north down"),
        "fi": ("pohjoinen ylhäällä", "pohjoinen alhaalla"),
        "sv": ("norr uppåt", "norr nedåt"),
    }[lang]
    assert f"{SMALL.title[lang]}, {down if turned else up}" in words
    assert any(SMALL.checksum in text for text in words)
    assert any(text.startswith(("reconstruction", "rekonstruktio")) for text in words)
    assert all(words.count(label) == 1 for label in (*SMALL.forts, *SMALL.sites))
    assert {text.get_rotation() for text in axis.texts} == {0}
    figure.canvas.draw()
    for text in axis.texts:
        box = text.get_window_extent()
        assert figure.bbox.x0 < box.x0 < box.x1 < figure.bbox.x1, text.get_text()
        assert figure.bbox.y0 < box.y0 < box.y1 < figure.bbox.y1, text.get_text()


def test_labels_on_paper_are_large_enough():
    figure = page_figure(CLASSIC, "en", False, "A4")
    sizes = {text.get_text(): text.get_fontsize() for text in figure.axes[0].texts}
    assert sizes["F6"] > 6.2
    assert sizes["F6"] == pytest.approx(LABEL_SIZE / 15 * sizes["44"])


def test_a_wide_island_lies_and_a_high_one_stands():
    for columns, rows in ((60, 8), (8, 60)):
        land = [Hex(q, r - q // 2, Ground.BUSH) for q in range(columns) for r in range(rows)]
        island = IslandMap("plain", {"en": "Plain"}, "", None, tuple(land), {})
        wide, high = page_figure(island, "en", False, "A4").get_size_inches()
        assert (wide > high) == (columns > rows)
        assert sorted((wide, high)) == sorted(PAPERS["A4"])


def test_an_unknown_paper_is_refused():
    with pytest.raises(AfrikanError, match="paper 'A9' is unknown; known: A4, A3, letter") as caught:
        island_pdf(SMALL, io.BytesIO(), "en", "A9")
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == 3


@pytest.mark.parametrize("turned", [False, True])
def test_an_axis_shows_the_map_in_the_units_of_the_geometry(turned):
    axis = island_axes(SMALL, lang="fi", turned=turned, values={1: 0.5, 2: 0.25}, numbers=True)
    geometry = geometry_of(SMALL, turned)
    assert (axis.get_xlim(), axis.get_ylim()) == ((0, geometry.width), (geometry.height, 0))
    at = {text.get_text(): text.get_position() for text in axis.texts}
    for label, number in SMALL.forts.items():
        x, y = geometry.centres[number]
        assert at[label][0] == x
        assert abs(at[label][1] - y) < 17
    assert {"50", "25", "Pieni saari", "rekonstruktio"} <= set(at)
    axis.figure.canvas.draw()


def test_an_axis_without_labels_shows_the_ground_only():
    axis = island_axes(SMALL, plt.figure(figsize=(4, 4)).add_subplot(), lang="en", labels=False)
    assert {text.get_text() for text in axis.texts} == {"Small island", "reconstruction", "N"}

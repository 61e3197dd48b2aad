"""Bar charts: nothing clipped, nothing told by colour alone, safe, and the same as SVG and on an axis."""

import re
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import matplotlib
import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib import pyplot as plt
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextToPath

from afrikan.draw.chart import EXACT, MARKED, MOST_ROWS, PAPER, Bar, Chart, Legend, nice_step
from afrikan.draw.chart_axes import draw_chart
from afrikan.draw.chart_marks import HATCH, hatching, key_mark
from afrikan.draw.chart_svg import PAD, WIDTH, chart_svg
from afrikan.draw.wrap import width_of, wrap
from afrikan.language import LANGUAGES
from afrikan.messages import messages

matplotlib.use("Agg")

SVG = "{http://www.w3.org/2000/svg}"
NASTY = """<script>alert("1")</script> & '</svg> $x$ \\frac{ {0} \x00\x1b\u202e\ud800 ]]>"""
LEGEND = Legend("exact", "simulated, with 95 % interval", "your prediction", "expected value")
FAILS, TURNS = 0.83, range(1, 41)
BESIDE = (0.31, 0.27, 0.36)
NAMED = Chart(
    "What does the next flip show?",
    [
        Bar("nothing", 0.6, "3/5 = 60 %", simulated=BESIDE, marked=True),
        Bar("the Star of Africa, which is worth more than all the gems together", 0.3, "3/10 = 30 %"),
        Bar("ruby", 0.1, "1/10 = 10 %", guess=0.2),
    ],
    "tile", "chance", LEGEND, "Most likely: nothing.", "What this rests on: the rules.",
)  # fmt: skip
MANY = Chart(
    "How many turns until a six?",
    [
        *(Bar(f"{n}", 0.17 * FAILS**n, "", n, (FAILS**n / 6, FAILS**n / 9, FAILS**n / 5)) for n in TURNS),
        Bar("more than 40", 0.004, "≈ 0.40 %", tail=True),
    ],
    "turns", "chance", LEGEND, "Most likely: 1.", "What this rests on: the rules.", mean=5.8, guess=9.5,
)  # fmt: skip
FEW = replace(MANY, bars=[*MANY.bars[:5], MANY.bars[-1]])
CHARTS = pytest.mark.parametrize(
    "chart",
    [NAMED, MANY, FEW, Chart("Nothing?", [Bar("never", 0.0)])],
    ids=["names", "columns", "rows", "zero"],
)
METRICS = TextToPath()


def tree(chart):
    return ElementTree.fromstring(chart_svg(chart))


def texts(chart):
    return [text.text for text in tree(chart).iter(f"{SVG}text")]


def true_width(text, size, bold):
    font = FontProperties(family="DejaVu Sans", size=size, weight="bold" if bold else "normal")
    return METRICS.get_text_width_height_descent(text, font, False)[0]


def boxes(chart):
    """The box of every text in the picture, as its font really measures it."""
    return boxes_of(tree(chart))


def boxes_of(root):
    """The box of every text in an SVG."""
    found = []
    for group in root.iter(f"{SVG}g"):
        x0, y0 = map(float, re.findall(r"[-\d.]+", group.get("transform")))
        for text in filter(lambda text: text.text, group.iter(f"{SVG}text")):
            size = float(text.get("font-size"))
            width = true_width(text.text, size, text.get("font-weight") == "bold")
            x = (
                x0
                + float(text.get("x"))
                - {None: 0, "middle": 0.5, "end": 1}[text.get("text-anchor")] * width
            )
            y = y0 + float(text.get("y"))
            found.append((x, y - 0.76 * size, x + width, y + 0.2 * size, text.text))
    return found


def paths(chart, fill):
    return [path.get("d") for path in tree(chart).iter(f"{SVG}path") if path.get("fill") == fill]


def bar_ends(chart):
    """How long each filled bar is, in units of the picture."""
    side = 1 if chart.upright else 0
    corners = [re.findall(r"(-?[\d.]+) (-?[\d.]+)", d) for d in paths(chart, EXACT) + paths(chart, MARKED)]
    return sorted(abs(float(points[0][side]) - float(points[2][side])) for points in corners)


@pytest.mark.parametrize("bold", [False, True])
def test_a_width_is_estimated_rather_too_wide(bold):
    for lang in LANGUAGES:
        for words in messages(lang).values():
            for text in words.values():
                if text.isprintable():
                    true = true_width(text, 20, bold)
                    # A pair of letters such as "To" may overlap; in so short a word that is nothing to see.
                    assert true <= width_of(text, 20, bold) <= max(1.3 * true, true + 8), text


@given(st.text("abc dé", min_size=1), st.floats(30, 300))
def test_wrapping_loses_nothing_and_fits(text, width):
    lines = wrap(text, width, 20)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(width_of(line, 20) <= width for line in lines)


def assert_fits(chart):
    """Every text lies inside the picture."""
    high = float(tree(chart).get("viewBox").split()[3])
    for left, top, right, bottom, text in boxes(chart):
        assert left >= PAD - 1, text
        assert right <= WIDTH - 4, text
        assert 0 <= top < bottom <= high, text


def assert_apart(chart):
    """No text lies on another."""
    for one, other in combinations(boxes(chart), 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


@CHARTS
def test_no_text_is_clipped_and_none_lies_on_another(chart):
    assert_fits(chart)
    assert_apart(chart)


@given(
    st.lists(st.tuples(st.text("abcWM ij,", max_size=90), st.floats(0, 1)), min_size=1, max_size=14),
    st.text("abcWM ", min_size=1, max_size=300),
)
def test_any_labels_fit(rows, title):
    bars = [Bar(label or "-", value, f"≈ {100 * value:.1f} %") for label, value in rows]
    chart = Chart(title, bars, "outcome", "chance", LEGEND, foot=title)
    assert_fits(chart)
    assert_apart(chart)


@CHARTS
def test_svg_is_whole_and_self_contained(chart):
    root = tree(chart)
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == root.get("aria-label") == chart.title
    assert (root.find(f"{SVG}desc").text or "") == chart.described
    assert "max-width:100%" in root.get("style")
    panel = root.find(f"{SVG}g/{SVG}path") if root.find(f"{SVG}path") is None else root.find(f"{SVG}path")
    assert panel.get("fill") == PAPER
    assert panel.get("d").startswith("M0 0L900 0")
    assert not re.search(
        r"<script|<style|<image|<use|href|url\(|\son\w+=|<foreignObject|\sid=", chart_svg(chart)
    )


def test_words_are_text_and_never_markup():
    for bars in (3, MOST_ROWS + 5):
        chart = Chart(
            NASTY, [Bar(NASTY, 0.2, NASTY, n, BESIDE) for n in range(bars)], NASTY, NASTY,
            Legend(NASTY, NASTY, NASTY, NASTY), NASTY, NASTY, mean=1.0, guess=2.0,
        )  # fmt: skip
        root = tree(chart)
        assert {child.tag.removeprefix(SVG) for child in root.iter()} == {
            "svg", "title", "desc", "g", "path", "text",
        }  # fmt: skip
        assert root.find(f"{SVG}title").text.startswith('<script>alert("1")</script>')
        chart_svg(chart).encode("utf-8")
        draw_chart(chart).figure.canvas.draw()
        plt.close("all")


def test_rows_show_label_and_figure_of_every_bar():
    shown = " ".join(texts(NAMED))
    for bar in NAMED.bars:
        assert bar.label in shown
        assert bar.said in shown
    assert {"tile", "chance", *(said for _, said in NAMED.keys)} <= set(texts(NAMED))


def test_bars_are_as_long_as_their_chances():
    for chart in (NAMED, MANY):
        listed = [bar for bar in chart.bars if not bar.tail]
        lengths = bar_ends(replace(chart, bars=listed, mean=None, guess=None, legend=Legend()))
        unit = lengths[-1] / max(bar.value for bar in listed)
        assert lengths == pytest.approx(sorted(unit * bar.value for bar in listed), abs=0.2)


def test_a_long_list_of_numbers_stands_upright_and_others_lie():
    assert [chart.upright for chart in (NAMED, MANY, FEW)] == [False, True, False]
    names = replace(MANY, bars=[replace(bar, at=None) for bar in MANY.bars])
    assert not names.upright


def test_only_marks_that_come_are_explained():
    assert [name for name, _ in MANY.keys] == ["exact", "simulated", "guess", "mean", "tail"]
    assert dict(MANY.keys)["tail"] == "more than 40: ≈ 0.40 %"
    assert [name for name, _ in NAMED.keys] == ["exact", "simulated", "guess"]
    assert replace(NAMED, bars=[Bar("a", 1.0)]).keys == []


def test_marks_differ_by_shape_and_not_only_by_colour():
    names = ["exact", "tail", "simulated", "guess", "mean"]
    outlines = [tuple((s.path, s.width, s.dash) for s in key_mark(name, 0, 0)) for name in names]
    assert len(set(outlines)) == len(names)
    marked, plain = tree(NAMED), tree(replace(NAMED, bars=[replace(bar, marked=False) for bar in NAMED.bars]))
    bold = [
        sum(text.get("font-weight") == "bold" for text in root.iter(f"{SVG}text")) for root in (marked, plain)
    ]
    assert bold[0] == bold[1] + 2


def test_hatching_stays_inside_its_bar():
    for lines in (hatching(10, 20, 50, 9), hatching(10, 20, 9, 50)):
        assert len(lines) == round(59 / HATCH)
        for (x0, y0), (x1, y1) in lines:
            assert 10 <= x0 < x1 <= 19 or 10 <= x0 < x1 <= 60
            assert 20 <= y1 < y0 <= 70
            assert x1 - x0 == pytest.approx(y0 - y1)


def test_a_number_between_two_rows_lies_between_them():
    assert [FEW.row_of(wanted) for wanted in (0, 1, 2.5, 5, 99)] == [0, 0, 1.5, 4, 4.5]


@given(st.floats(1e-5, 1.0))
def test_ticks_reach_beyond_the_longest_bar_but_not_far(longest):
    ticks = Chart("t", [Bar("a", longest)]).ticks
    values = [value for value, _ in ticks]
    assert values[0] == 0
    assert values[-2] < longest <= values[-1] * (1 + 1e-9)
    assert 3 <= len(ticks) <= 7
    assert len({said for _, said in ticks}) == len(ticks)


def test_ticks_are_written_as_the_language_writes_them():
    chart = Chart("t", [Bar("a", 0.011)], lang="fi")
    assert [said for _, said in chart.ticks] == ["0,0\u00a0%", "0,5\u00a0%", "1,0\u00a0%", "1,5\u00a0%"]


@given(st.integers(0, 50), st.integers(1, 10**6), st.integers(1, 30))
def test_number_ticks_are_few_and_within(low, spread, most):
    bars = [Bar("", 0.1, at=low), Bar("", 0.1, at=low + spread)]
    ticks = Chart("t", bars).number_ticks(most)
    assert all(low <= value <= low + spread for value, _ in ticks)
    assert len(ticks) <= most + 1


@given(st.floats(1e-9, 1e9))
def test_a_nice_step_is_the_next_one(least):
    step = nice_step(least)
    assert least * (1 - 1e-9) <= step <= 2.5 * least * (1 + 1e-9)
    assert f"{step:e}"[0] in "125"


def test_an_axis_shows_the_same_bars_marks_and_words():
    for chart in (NAMED, MANY, FEW):
        axis = draw_chart(chart)
        sizes = [(bar.get_height() if chart.upright else bar.get_width()) for bar in axis.patches]
        assert sizes == [bar.value for bar in chart.bars]
        assert [text.get_text() for text in axis.get_legend().get_texts()] == [said for _, said in chart.keys]
        hatched = [bool(bar.get_hatch()) for bar in axis.patches]
        assert hatched == [bar.tail for bar in chart.bars]
        assert axis.get_title(loc="left") == chart.title
        assert chart.foot in axis.get_xlabel()
        dots = [line for line in axis.lines if line.get_marker() == "o"]
        assert len(dots) == sum(bar.simulated is not None for bar in chart.bars)
        plt.close("all")


def test_rows_on_an_axis_are_labelled_and_their_figures_stay_inside():
    axis = draw_chart(NAMED)
    axis.figure.canvas.draw()
    labels = [label.get_text().replace("\n", " ") for label in axis.get_yticklabels()]
    assert labels == [bar.label for bar in NAMED.bars]
    frame = axis.get_window_extent()
    for said in axis.texts:
        box = said.get_window_extent()
        assert frame.x0 < box.x0 < box.x1 < frame.x1 + 2, said.get_text()
    plt.close("all")


def test_a_chart_fits_an_axis_among_others():
    figure, axes = plt.subplots(1, 2, figsize=(13, 5), layout="constrained")
    for axis, chart in zip(axes, (FEW, MANY), strict=True):
        assert draw_chart(chart, axis) is axis
    figure.canvas.draw()
    for axis in axes:
        assert axis.get_position().width > 0.3
        assert axis.get_legend().get_window_extent().x1 < figure.bbox.x1
    plt.close("all")

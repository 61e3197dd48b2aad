"""What people see of an answer: text, picture and page with the same numbers, in every language, safely."""

import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import matplotlib
import pytest
from matplotlib import pyplot as plt
from rendering import MATH, assert_formula, assert_renders, mean_of

from afrikan.errors import AfrikanError, Word
from afrikan.language import LANGUAGES
from afrikan.odds.answer.figures import chance_said, key_figures, rounded, valued
from afrikan.odds.answer.formula import words
from afrikan.odds.answer.picture import chart_of
from afrikan.odds.answer.report import MOST_LINES, OPEN_ROWS, html, text
from afrikan.odds.answer.result import Moments, Odds, Step
from afrikan.odds.answer.sample import Sample
from afrikan.session import use

matplotlib.use("Agg")

ROOT = Path(__file__).parents[2]
QUESTION = Word("odds", "one_die")
NASTY = """<script>alert("1")</script> & '</div>' {0} ]]>"""
STEPS = (
    Step(QUESTION, r"P(X=k)=\frac{6-\left|7-k\right|}{36}"),
    Step(
        Word("odds", "label_rules"),
        words("50 % of {all} & more #1") + r"\quad \sum_{k=0}^{3} \binom{3}{k} = 8",
    ),
)
TWO_DICE = Odds(
    QUESTION, {n: Fraction(6 - abs(7 - n), 36) for n in range(2, 13)}, "pips", STEPS, notes=(QUESTION,)
)
FAILS = Fraction(5, 6)
TURNS = {n: FAILS ** (n - 1) / 6 for n in range(1, 31)}
UNTIL_SIX = Odds(
    QUESTION, TURNS, "turns", STEPS, beyond=FAILS**30, moments=Moments(Fraction(6), Fraction(30))
)
CUT = Odds(QUESTION, TURNS, "turns", beyond=FAILS**30)
EVENT = Odds.event(QUESTION, Fraction(5, 18), steps=STEPS)
MONEY = Odds(QUESTION, {0: Fraction(1, 3), 1000: Fraction(1, 3), 6000: Fraction(1, 3)}, "money")
NAMED = Odds(QUESTION, {NASTY: Fraction(1, 4), "yes": Fraction(3, 4)}, "answer", names={"yes": QUESTION})
RARE = Odds.event(QUESTION, Fraction(1, 10**9))
ANSWERS = pytest.mark.parametrize(
    "odds", [TWO_DICE, UNTIL_SIX, CUT, EVENT, RARE, MONEY, NAMED],
    ids=["rows", "columns", "cut", "event", "rare", "money", "names"],
)  # fmt: skip


def refused(action):
    with pytest.raises(AfrikanError) as caught:
        action()
    return caught.value.text("en")


def beside(odds, trials=3600):
    """A simulation in which everything came as often as it should."""
    counts = {outcome: round(trials * chance) for outcome, chance in odds.chances.items()}
    return odds.compare(Sample(counts | ({999: round(trials * odds.beyond)} if odds.beyond else {})))


def page(odds, compared=None, lang="en", **more):
    return ElementTree.fromstring(html(odds, compared, lang=lang, **more))


def table(odds, compared=None, lang="en"):
    """The cells of the table of chances."""
    found = page(odds, compared, lang).findall(".//table")[-1]
    return [[cell.text for cell in row] for row in found.iter("tr")]


@ANSWERS
def test_all_of_it_renders(odds):
    assert_renders(odds)
    assert_renders(odds, beside(odds))


def test_a_broken_formula_is_noticed():
    for latex in (r"\frac{1}", r"\nosuchcommand{x}", r"\left( 1"):
        with pytest.raises(Exception):  # noqa: B017, PT011
            assert_formula(latex)


def test_words_inside_a_formula_show_their_signs():
    shown = page(TWO_DICE).findall(f".//{MATH}mtext")[0].text.replace("\u00a0", " ")
    assert shown == "50 % of {all} & more #1"


def test_text_tells_figures_chances_provenance_and_notes():
    lines = text(TWO_DICE, "en").splitlines()
    assert lines[0] == "What does one die show?"
    assert "expected value          7" in lines
    assert "standard deviation      ≈ 2.415" in lines
    assert "95 % quantile           11" in lines
    assert " 9   1/9 ≈ 11.1 %" in lines
    assert "11  1/18 ≈ 5.6 %" in lines
    assert lines[-2:] == [
        "What this rests on: Every number in this comes from the rules.",
        "- What does one die show?",
    ]


def test_answers_show_themselves_in_the_sessions_language():
    use(language="fi")
    assert repr(EVENT) == text(EVENT, "fi")
    assert EVENT._repr_html_() == html(EVENT, lang="fi")
    compared = beside(EVENT)
    assert compared._repr_html_() == html(EVENT, compared, lang="fi")
    assert EVENT.svg() == EVENT.svg("fi") != EVENT.svg("sv")
    assert EVENT.alt() == EVENT.alt("fi")
    assert compared.svg() == EVENT.svg("fi", compared)


def test_figures_that_are_not_known_are_left_out():
    assert [name for name, _ in key_figures(UNTIL_SIX, "en")][:2] == ["expected value", "standard deviation"]
    assert [name for name, _ in key_figures(CUT, "en")] == [
        "5 % quantile", "median (50 % quantile)", "95 % quantile",
    ]  # fmt: skip
    assert key_figures(EVENT, "en") == []
    assert mean_of(CUT, "en") == ""
    short = Odds(QUESTION, {1: Fraction(1, 6)}, "turns", beyond=Fraction(5, 6), moments=Moments(Fraction(6)))
    assert dict(key_figures(short, "en")) == {
        "expected value": "6", "5 % quantile": "1",
        "median (50 % quantile)": "more than 1", "95 % quantile": "more than 1",
    }  # fmt: skip


def test_a_cut_tail_is_told():
    assert re.search(r"^more than 30 +≈ 0\.42 %$", text(CUT, "en"), re.MULTILINE)
    assert table(CUT)[-1] == ["more than 30", "≈ 0.004", "0.42 %"]
    assert "more than 30: ≈ 0.42 %" in CUT.svg("en")
    named = Odds(QUESTION, {"yes": Fraction(3, 4)}, "answer", beyond=Fraction(1, 4))
    assert "anything else" in named.alt("en")


def test_a_very_long_list_is_cut_in_the_text_alone():
    odds = Odds(QUESTION, {n: Fraction(1, 100) for n in range(1, 101)}, "money")
    lines = text(odds, "en").splitlines()
    assert "and 60 more outcomes, together 60 %" in lines
    assert sum(line.endswith("1/100 = 1 %") for line in lines) == MOST_LINES
    assert len(table(odds)) == 101


def test_the_table_holds_the_same_numbers_as_the_answer():
    rows = table(MONEY, beside(MONEY, 300))
    assert rows[0] == [
        "money", "exact chance", "as a percentage", "simulated share", "95 % interval",
        "exact chance inside the interval?",
    ]  # fmt: skip
    assert rows[2] == ["1,000", "1/3", "33.3 %", "33.3 %", "28.2 % to 38.8 %", "✓ yes"]
    assert table(RARE)[1] == ["yes", "< 0.001", "< 0.0001 %"]
    assert table(MONEY, lang="sv")[2] == ["1\u00a0000", "1/3", "33,3 %"]


def test_what_is_not_covered_is_told_in_words():
    compared = MONEY.compare(Sample({0: 10, 1000: 100, 6000: 190}))
    assert [row[-1] for row in table(MONEY, compared)[1:]] == ["✗ no", "✓ yes", "✗ no"]
    assert "a surprising gap" in "".join(page(MONEY, compared).find(".//figcaption").itertext())


def test_a_long_table_is_folded():
    assert page(TWO_DICE).find(".//details") is None
    assert len(TWO_DICE.chances) <= OPEN_ROWS < len(CUT.chances)
    assert page(CUT).find(".//details/summary").text == "The same numbers as a table"


def test_the_derivation_has_words_formula_and_its_latex():
    steps = page(EVENT, lang="sv").findall("ol/li")
    assert [step.text for step in steps] == [step.said.text("sv") for step in STEPS]
    assert [step.find(f".//{MATH}math").get("alttext") for step in steps] == [step.latex for step in STEPS]
    assert page(CUT).find("ol") is None


def test_notes_are_a_list():
    assert [note.text for note in page(TWO_DICE).findall("ul/li")] == ["What does one die show?"]
    assert page(EVENT).find("ul") is None


def test_words_are_never_markup():
    said = Word("odds", "rests", label=NASTY)
    nasty = Odds(said, {NASTY: Fraction(1)}, "answer", (Step(said, "1<2"),), said, (said,))
    whole = html(nasty, nasty.compare(Sample({NASTY: 9})), lang="en", prediction={NASTY: 0.5})
    assert "<script" not in whole
    assert {child.tag for child in ElementTree.fromstring(whole).iter()}.isdisjoint({"script", "b"})
    nasty.draw(lang="en").figure.canvas.draw()
    plt.close("all")


def test_nothing_is_loaded_from_outside():
    whole = html(TWO_DICE, beside(TWO_DICE), lang="en", prediction=6)
    names = {"http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML"}
    assert set(re.findall(r"https?://[^\"]+", whole)) == names
    assert not re.search(r"url\(|src=|href=|@import|\sid=", whole)
    style = page(TWO_DICE).find("style").text
    assert all(rule.startswith(".afrikan-odds") for rule in re.findall(r"[^{}]+(?={)", style))


def test_alternative_text_tells_question_likeliest_outcomes_and_mean():
    assert TWO_DICE.alt("en") == (
        "What does one die show? Most likely: 7: 16.7 %; 6: 13.9 %; 8: 13.9 %. Expected value: 7."
    )
    assert EVENT.alt("fi") == "Mitä yksi noppa näyttää? Todennäköisyydet: kyllä: 27,8 %; ei: 72,2 %."
    described = ElementTree.fromstring(TWO_DICE.svg("en", beside(TWO_DICE), 5.5))[1].text
    assert described.startswith(TWO_DICE.alt("en"))
    assert "3,600 simulated trials" in described
    assert described.endswith("Your prediction: 5.5.")


def test_a_prediction_is_marked_and_told_beside_the_exact_answer():
    assert chart_of(TWO_DICE, "en", prediction=Fraction(11, 2)).guess == 5.5
    assert [bar.guess for bar in chart_of(EVENT, "en", prediction=0.25).bars] == [0.25, None]
    assert [bar.guess for bar in chart_of(MONEY, "en", prediction={1000: 1}).bars] == [None, 1.0, None]
    for odds, prediction, said in (
        (TWO_DICE, 5.5, "Your prediction: 5.5. The exact answer: 7."),
        (EVENT, 0.25, "Your prediction: yes: 25 %. The exact answer: yes: 27.8 %."),
        (CUT, 9, "Your prediction: 9."),
        (
            CUT,
            {1: 0.5, 2: 0.25},
            "Your prediction: 1: 50 %; 2: 25 %. The exact answer: 1: 16.7 %; 2: 13.9 %.",
        ),
    ):
        assert said in "".join(page(odds, prediction=prediction).find(".//figcaption").itertext())


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (lambda: EVENT.svg(prediction=1.5), "predicted chance 1.5 of 'yes' must be a number from 0 to 1"),
        (lambda: EVENT.svg(prediction=float("nan")), "predicted chance nan"),
        (lambda: EVENT.svg(prediction="half"), "predicted chance 'half'"),
        (lambda: MONEY.svg(prediction={500: 0.5}), "outcome 500 cannot come"),
        (lambda: MONEY.svg(prediction=10**400), "does not fit"),
        (lambda: NAMED.svg(prediction=0.5), "prediction 0.5 does not fit"),
        (lambda: MONEY.svg(beside=beside(EVENT)), "compare a sample of this question"),
    ],
)
def test_what_does_not_fit_is_told_in_words(action, said):
    assert said in refused(action)


def test_an_outcome_can_be_made_to_stand_out():
    bars = chart_of(TWO_DICE, "en", highlight=7).bars
    assert [bar.at for bar in bars if bar.marked] == [7]
    assert TWO_DICE.svg(highlight=7) != TWO_DICE.svg()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_axis_has_the_same_words_and_lengths(lang):
    compared = beside(TWO_DICE)
    axis = compared.draw(lang=lang, prediction=6)
    chart = chart_of(TWO_DICE, lang, compared, 6)
    assert [bar.get_width() for bar in axis.patches] == list(TWO_DICE.floats.values())
    assert [said.get_text() for said in axis.texts] == [bar.said for bar in chart.bars]
    assert axis.get_title(loc="left") == TWO_DICE.question.text(lang)
    assert TWO_DICE.label.text(lang) in axis.get_xlabel().replace("\n", " ")
    assert TWO_DICE.draw(axis) is axis
    plt.close("all")


def test_values_say_whether_they_are_exact():
    assert valued(Fraction(5), "en") == "5"
    assert valued(Fraction(11, 4), "fi") == "11/4 = 2,75"
    assert valued(Fraction(4000, 3), "sv") == "4000/3 ≈ 1\u00a0333,3"
    assert valued(Fraction(10**12, 3 * 10**8 + 1), "en") == "≈ 3,333.3"
    assert rounded(Fraction(-7, 2), "en") == "= -3.5"
    assert chance_said(Fraction(1, 4), "en") == "1/4 = 25 %"
    assert chance_said(Fraction(12345, 98765432), "en") == "≈ 0.01 %"
    assert chance_said(Fraction(1), "en") == "100 %"


def test_text_and_picture_need_the_standard_library_only():
    program = (
        "import sys; from fractions import Fraction; from afrikan.errors import Word;"
        "from afrikan.odds import Odds; odds = Odds.event(Word('odds', 'one_die'), Fraction(1, 3));"
        "odds.svg(); repr(odds); odds._repr_html_(); print(*{name.split('.')[0] for name in sys.modules})"
    )
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    loaded = set(run.stdout.split())
    assert "afrikan" in loaded
    assert loaded.isdisjoint({"matplotlib", "numpy", "pandas", "numba", "networkx", "latex2mathml"})

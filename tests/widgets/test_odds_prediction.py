"""Predictions: what people write is read by value, and told how far it is from the exact figure."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lesson import TOPIC, said

from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.answer.sample import Sample
from afrikan.widgets.lesson import figures
from afrikan.widgets.lesson.figures import Figure
from afrikan.widgets.lesson.prediction import Prediction, read_prediction, verdict

THIRD = Fraction(1, 3)
POINTS = "percentage points too"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1/3", THIRD),
        ("1 / 3", THIRD),
        ("⅓", THIRD),
        ("1⁄3", THIRD),
        ("0.25", Fraction(1, 4)),
        ("0,25", Fraction(1, 4)),
        (",25", Fraction(1, 4)),
        (" 25 % ", Fraction(1, 4)),
        ("25%", Fraction(1, 4)),
        ("2,5\N{NO-BREAK SPACE}%", Fraction(1, 40)),
        ("1/4 %", Fraction(1, 400)),
        ("≈ 0.5", Fraction(1, 2)),
        ("0", Fraction(0)),
        ("1", Fraction(1)),
        ("1,000", Fraction(1)),
        ("100 %", Fraction(1)),
    ],
)
def test_a_chance_is_read_by_value(text, value):
    for lang in LANGUAGES:
        assert read_prediction(text, chance=True, lang=lang).value == value


@pytest.mark.parametrize(
    ("text", "lang", "value"),
    [
        ("7/2", "en", Fraction(7, 2)),
        ("3 1/2", "en", Fraction(7, 2)),
        ("3½", "fi", Fraction(7, 2)),
        ("3,5", "sv", Fraction(7, 2)),
        ("3,5", "en", Fraction(7, 2)),
        ("−2", "en", Fraction(-2)),
        ("1,500", "en", Fraction(1500)),
        ("1,500", "fi", Fraction(3, 2)),
        ("1 500,5", "fi", Fraction(3001, 2)),
        ("12,345,678.5", "en", Fraction(24691357, 2)),
        ("1500", "sv", Fraction(1500)),
        ("٣", "en", Fraction(3)),
    ],
)
def test_a_number_is_read_as_the_language_writes_it(text, lang, value):
    assert read_prediction(text, chance=False, lang=lang).value == value


@pytest.mark.parametrize(
    ("text", "chance", "sentence"),
    [
        ("many", True, "'many' is not a number; write your prediction as 1/3, 0.33 or 33 %"),
        ("1/0", True, "'1/0' is not a number"),
        ("1..2", False, "is not a number"),
        ("1e9", False, "is not a number"),
        ("%", True, "is not a number"),
        ("x", False, "'x' is not a number; write your prediction as 2.5 or 5/2"),
        ("nan", False, "is not a number"),
        ("9" * 100, False, "is not a number"),
        ("1/2/3", True, "is not a number"),
        ("--1", False, "is not a number"),
        ("33", True, "'33' is more than 1, which no chance is; did you mean 33 %?"),
        ("12,5", True, "did you mean 12.5 %?"),
        ("120 %", True, "'120 %' is no chance"),
        ("-0.1", True, "'-0.1' is no chance; one lies from 0 to 1"),
        ("500", True, "'500' is no chance"),
        ("50 %", False, "'50 %' is a share, but a number is asked for"),
    ],
)
def test_what_is_no_prediction_is_told_in_one_sentence(text, chance, sentence):
    with pytest.raises(AfrikanError) as caught:
        read_prediction(text, chance)
    assert sentence in caught.value.text("en")
    told = {caught.value.text(lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(len(text) < 200 for text in told)


@given(st.text(max_size=60), st.booleans(), st.sampled_from(LANGUAGES))
def test_any_text_is_a_number_or_a_mistake(text, chance, lang):
    try:
        value = read_prediction(text, chance, lang).value
    except AfrikanError:
        return
    assert isinstance(value, Fraction)
    assert not chance or 0 <= value <= 1


@given(st.fractions(0, 1, max_denominator=999))
def test_what_is_written_is_read_again(value):
    assert read_prediction(f"{value.numerator}/{value.denominator}", chance=True).value == value
    read = read_prediction(f"{float(100 * value):.1f} %".replace(".", ","), chance=True)
    assert abs(read.value - value) <= read.half == Fraction(1, 2000)


# How it compares with the exact figure

CHANCE = Figure("x", said("seed"), min, max, chance=True)
NUMBER = Figure("x", said("seed"), min, max)


@pytest.mark.parametrize(
    ("text", "exact", "figure", "sentence", "mark"),
    [
        ("1/3", THIRD, CHANCE, "Your prediction 1/3 is right.", "✓ right"),
        ("0.333", THIRD, CHANCE, "Your prediction 0.333 is right.", "✓ right"),
        ("33 %", THIRD, CHANCE, "Your prediction 33 % is right.", "✓ right"),
        ("0.3", THIRD, CHANCE, f"is close: 3.3 {POINTS} low.", f"≈ close, 3.3 {POINTS} low"),
        ("38 %", THIRD, CHANCE, f"is close: 4.7 {POINTS} high.", f"≈ close, 4.7 {POINTS} high"),
        ("1/2", THIRD, CHANCE, f"Your prediction 1/2 is 17 {POINTS} high.", f"✗ 17 {POINTS} high"),
        ("6 %", Fraction(1, 100), CHANCE, f"is 5 {POINTS} high.", f"✗ 5 {POINTS} high"),
        ("2", Fraction(2), NUMBER, "Your prediction 2 is right.", "✓ right"),
        ("3,33", Fraction(10, 3), NUMBER, "Your prediction 3,33 is right.", "✓ right"),
        ("3", Fraction(10, 3), NUMBER, "is close: 0.33 too low.", "≈ close, 0.33 too low"),
        ("5", Fraction(10, 3), NUMBER, "is 1.7 too high.", "✗ 1.7 too high"),
        ("0", Fraction(1, 1000), NUMBER, "is 0.001 too low.", "✗ 0.001 too low"),
    ],
)
def test_a_verdict_says_how_far_off_and_in_which_direction(text, exact, figure, sentence, mark):
    judged = verdict(read_prediction(text, figure.chance), exact, figure)
    assert judged.sentence.text("en").endswith(sentence)
    assert judged.mark.text("en") == mark
    assert len({judged.sentence.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_one_beside_a_quantile_is_close():
    middle = figures.quantile(said("note"), Fraction(1, 2))
    kinds = [verdict(read_prediction(str(guess), False), 4, middle).kind for guess in (2, 3, 4, 5, 6)]
    assert kinds == ["far", "close", "right", "close", "far"]


@given(st.fractions(0, 1), st.fractions(0, 1))
def test_what_is_close_is_never_far_from_a_chance(guess, exact):
    judged = verdict(Prediction(guess, "x"), exact, CHANCE)
    assert (judged.kind == "right") == (guess == exact)
    if judged.kind == "close":
        assert abs(guess - exact) <= Fraction(1, 20)


def test_figures_are_read_off_a_simulation():
    sample = Sample({1: 5, 2: 3, 7: 2}, 7)
    by_hand = {
        "chance": Fraction(1, 2),
        "mean": Fraction(25, 10),
        "at_least": Fraction(2, 10),
        "at_most": Fraction(8, 10),
    }
    found = {figure.key: figure.simulated(sample) for figure in TOPIC.figures({})}
    assert found == by_hand | {"quantile": 1}
    assert figures.quantile(said("note"), Fraction(81, 100)).simulated(sample) == 7
    assert figures.chance_of(said("note"), "yes").simulated(Sample({"yes": 1, "no": 3})) == Fraction(1, 4)

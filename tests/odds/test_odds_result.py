"""An exact answer: its figures against plain enumeration and scipy, and what it refuses."""

import pickle
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from afrikan.errors import AfrikanError, Word
from afrikan.language import LANGUAGES
from afrikan.odds.answer.result import Moments, Odds, Step
from afrikan.odds.answer.sample import Sample
from afrikan.odds.answer.words import exactly, percent
from afrikan.session import use

QUESTION = Word("odds", "one_die")
THROWS = [a + b for a, b in product(range(1, 7), repeat=2)]
TWO_DICE = Odds(QUESTION, {n: Fraction(THROWS.count(n), 36) for n in range(2, 13)}, "pips")
LISTED = 30
UNTIL_SIX = Odds(
    QUESTION, {n: Fraction(1, 6) * Fraction(5, 6) ** (n - 1) for n in range(1, LISTED + 1)}, "turns",
    beyond=Fraction(5, 6) ** LISTED,
)  # fmt: skip
KNOWN = Odds(
    QUESTION, UNTIL_SIX.chances, "turns", beyond=UNTIL_SIX.beyond, moments=Moments(Fraction(6), Fraction(30))
)
EVENT = Odds.event(QUESTION, Fraction(1, 3))
NAMED = Odds(QUESTION, {"ruby": Fraction(1, 4), "yes": Fraction(3, 4)}, "answer")


@st.composite
def distributions(draw):
    """Any distribution over whole numbers, perhaps with a tail that was cut."""
    numbers = sorted(draw(st.sets(st.integers(-50, 10**6), min_size=1, max_size=12)))
    weights = draw(st.lists(st.integers(1, 1000), min_size=len(numbers), max_size=len(numbers)))
    tail = draw(st.sampled_from([0, 0, 1, 500]))
    total = sum(weights) + tail
    chances = {number: Fraction(weight, total) for number, weight in zip(numbers, weights, strict=True)}
    return Odds(QUESTION, chances, "turns", beyond=Fraction(tail, total))


def refused(action, lang="en"):
    with pytest.raises(AfrikanError) as caught:
        action()
    return caught.value.text(lang)


def test_moments_are_those_of_plain_counting():
    mean = Fraction(sum(THROWS), 36)
    assert TWO_DICE.mean == mean == 7
    assert TWO_DICE.variance == sum((n - mean) ** 2 for n in THROWS) / 36 == Fraction(35, 6)
    assert TWO_DICE.deviation == pytest.approx(sqrt(35 / 6), rel=1e-15)


def test_quantiles_are_those_of_scipy():
    oracle = stats.geom(1 / 6)
    for share in (0.01, 0.05, 0.3, 0.5, 0.95, 0.99):
        assert UNTIL_SIX.quantile(share) == oracle.ppf(share)
    assert UNTIL_SIX.median == 4
    assert TWO_DICE.quantile(1) == 12


def test_cumulative_chances_are_those_of_scipy():
    oracle = stats.geom(1 / 6)
    for number in (0, 1, 7, LISTED):
        assert float(UNTIL_SIX.at_most(number)) == pytest.approx(oracle.cdf(number))
        assert float(UNTIL_SIX.at_least(number)) == pytest.approx(oracle.sf(number - 1))


def test_at_least_holds_the_tail_that_was_cut():
    assert UNTIL_SIX.at_least(LISTED + 1) == UNTIL_SIX.beyond == Fraction(5, 6) ** LISTED


@given(distributions())
def test_chances_sum_to_one(odds):
    assert sum(odds.chances.values()) + odds.beyond == 1
    last = max(odds.chances)
    assert odds.at_most(last) + odds.beyond == 1
    assert odds.at_least(min(odds.chances)) == 1


@given(distributions(), st.integers(-60, 10**6 + 9), st.integers(0, 1000))
def test_at_most_grows_and_complements_at_least(odds, number, more):
    if odds.beyond and number + more > max(odds.chances):
        assert "tail of chance" in refused(lambda: odds.at_most(number + more))
        assert "tail of chance" in refused(lambda: odds.at_least(number + more + 1))
        return
    assert odds.at_most(number) <= odds.at_most(number + more)
    assert odds.at_most(number) + odds.at_least(number + 1) == 1


@given(distributions(), st.fractions(Fraction(1, 10**6), 1))
def test_quantile_and_at_most_are_inverse(odds, share):
    if share > 1 - odds.beyond:
        assert "tail that was cut" in refused(lambda: odds.quantile(share))
        return
    number = odds.quantile(share)
    assert odds.at_most(number) >= share > odds.at_most(number - 1)


@given(distributions())
def test_a_quantile_of_what_is_at_most_a_number_is_that_number(odds):
    for number in odds.chances:
        assert odds.quantile(odds.at_most(number)) == number


@given(distributions())
def test_floats_are_the_chances(odds):
    assert odds.floats == {number: float(chance) for number, chance in odds.chances.items()}


def test_a_cut_tail_hides_the_mean_unless_it_is_given():
    for figure in ("mean", "variance", "deviation"):
        assert "tail of chance 0.42 % was cut" in refused(lambda name=figure: getattr(UNTIL_SIX, name))
    assert (KNOWN.mean, KNOWN.variance) == (6, 30)
    only_mean = Odds(QUESTION, KNOWN.chances, "turns", beyond=KNOWN.beyond, moments=Moments(Fraction(6)))
    assert only_mean.mean == 6
    assert "was cut" in refused(lambda: only_mean.variance)


def test_a_given_mean_alone_leaves_the_variance_to_be_found():
    odds = Odds(QUESTION, TWO_DICE.chances, "pips", moments=Moments(Fraction(7)))
    assert odds.variance == TWO_DICE.variance


def test_an_event_has_one_chance():
    assert EVENT.chance == Fraction(1, 3)
    assert EVENT["no"] == Fraction(2, 3)
    assert [EVENT.name("yes", lang) for lang in LANGUAGES] == ["yes", "kyllä", "ja"]
    assert "is not answered by yes or no" in refused(lambda: TWO_DICE.chance)


def test_a_number_that_cannot_come_has_no_chance_and_a_name_that_is_none_is_refused():
    assert TWO_DICE[13] == 0
    assert refused(lambda: EVENT["perhaps"]) == "there is no outcome 'perhaps'; known: yes, no"
    assert "did you mean 'yes'" in refused(lambda: EVENT["yse"])
    assert "no outcome [1]" in refused(lambda: TWO_DICE[[1]])


def test_nothing_is_said_of_a_part_of_a_tail_that_was_cut():
    cut = Odds(QUESTION, {1: Fraction(1, 2), 2: Fraction(1, 4)}, "turns", beyond=Fraction(1, 4))
    assert cut.at_least(3) == cut.beyond
    for asked in (lambda: cut[3], lambda: cut.at_most(3), lambda: cut.at_least(4)):
        assert "the tail of chance 25 % was cut" in refused(asked)


@pytest.mark.parametrize("number", ["x", None, float("nan"), 1.5, True])
def test_only_whole_numbers_bound_an_answer(number):
    assert "is no whole number" in refused(lambda: TWO_DICE.at_most(number))
    assert "is no whole number" in refused(lambda: TWO_DICE.at_least(number))


@pytest.mark.parametrize("share", [float("nan"), float("inf"), 0, "half"])
def test_a_share_is_above_0_and_at_most_1(share):
    assert "must be a number above 0 and at most 1" in refused(lambda: TWO_DICE.quantile(share))


@pytest.mark.parametrize("sample", [None, 5, {1: 3}])
def test_only_a_simulation_is_compared(sample):
    assert "is no simulation" in refused(lambda: TWO_DICE.compare(sample))


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (lambda: Odds(QUESTION, {1: Fraction(1, 2)}, "pips"), "these sum to '1/2'"),
        (lambda: Odds(QUESTION, {1: Fraction(2), 2: Fraction(-1)}, "pips"), "must be 0 or more"),
        (lambda: Odds(QUESTION, {1: Fraction(1)}, "pips", beyond=Fraction(1, 9)), "these sum to '10/9'"),
        (lambda: NAMED.mean, "has no mean"),
        (lambda: NAMED.quantile(0.5), "no quantiles"),
        (lambda: NAMED.at_most(3), "not answered by numbers"),
        (lambda: TWO_DICE.quantile(0), "share 0 must be"),
        (lambda: TWO_DICE.quantile(1.5), "share 1.5 must be"),
        (lambda: TWO_DICE.quantile("half"), "share 'half' must be"),
        (lambda: TWO_DICE.sample(9), "cannot be simulated"),
        (lambda: TWO_DICE.svg("de"), "'de'"),
    ],
)
def test_bad_input_is_told_in_words(action, said):
    sentence = refused(action)
    assert said in sentence
    assert len({refused(action, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_table_holds_the_same_numbers():
    frame = TWO_DICE.to_frame()
    assert frame.index.name == "outcome"
    assert list(frame["exact"]) == list(TWO_DICE.chances.values())
    assert frame["chance"].sum() == pytest.approx(1)
    assert list(frame["at_most"]) == [float(TWO_DICE.at_most(n)) for n in range(2, 13)]
    assert "at_most" not in EVENT.to_frame()


def test_the_derivation_is_one_block_in_each_language():
    odds = Odds.event(QUESTION, Fraction(1), steps=(Step(QUESTION, "1"), Step(Word("odds", "yes"), "2")))
    assert odds.latex("fi").count("\\\\\n") == 3
    assert "Mitä yksi noppa näyttää?" in odds.latex("fi")
    use(language="sv")
    assert odds.latex() == odds.latex("sv") != odds.latex("fi")
    assert TWO_DICE.latex("en") == ""


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(5, 18), "27.8 %"),
        (Fraction(1, 4), "25 %"),
        (Fraction(0), "0 %"),
        (Fraction(1), "100 %"),
        (Fraction(1, 500), "0.20 %"),
        (Fraction(499, 500), "99.80 %"),
        (Fraction(1, 10**5), "0.0010 %"),
        (Fraction(1, 10**9), "< 0.0001 %"),
        (1 - Fraction(1, 10**9), "> 99.9999 %"),
        (1 - Fraction(1, 10**400), "> 99.9999 %"),
        (0.95, "95 %"),
    ],
)
def test_a_percentage_never_rounds_to_none_or_all(share, said):
    assert percent(share).text("en") == said
    assert percent(share).text("fi") == said.replace(".", ",")


@given(st.fractions(0, 1))
def test_a_percentage_is_near_and_says_whether_it_is_whole(share):
    said = percent(share)
    digits = said.text("en").strip("<> %")
    assert abs(Fraction(digits) / 100 - share) <= Fraction(6, 10**4)
    assert said.whole == (Fraction(digits) / 100 == share)


def test_a_long_fraction_is_rounded():
    assert exactly(Fraction(13, 36), "fi") == "13/36"
    assert exactly(UNTIL_SIX.beyond, "fi") == "≈ 0,004"


def test_samples_of_one_seed_merge():
    one, other = Sample({1: 2, 2: 1}, 7), Sample({2: 4, 5: 1}, 7)
    assert one + other == other + one == Sample({1: 2, 2: 5, 5: 1}, 7)
    assert (one + other).trials == one.trials + other.trials
    assert (one + other) + one == one + (other + one)
    assert "seed 7 and seed 8" in refused(lambda: one + Sample({1: 1}, 8))


def test_an_answer_survives_pickling():
    again = pickle.loads(pickle.dumps(KNOWN))
    assert again.chances == KNOWN.chances
    assert again.question.text("fi") == QUESTION.text("fi")

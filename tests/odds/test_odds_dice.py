"""Dice: exact weights against plain counting, icepool and the engine's own stream."""

from bisect import bisect_left
from fractions import Fraction
from itertools import pairwise
from math import floor, lcm

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rendering import assert_renders

import afrikan as af
from afrikan.chance import Purpose, below, seed_of, word
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds import Die
from afrikan.odds.answer.result import RULEBOOK

WORDS = 2**32
FAIR, ROUNDED = Die.fair(), Die.rounded()
OWN = Die.weighted({1: "1/2", 3: 0.25, 4: Fraction(1, 4)})
DICE = (FAIR, ROUNDED, OWN, Die.fair(1), Die.fair(20))
RARE = 1e-4
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""

words = st.integers(0, WORDS - 1)


@st.composite
def dice(draw):
    parts = draw(st.lists(st.integers(0, 50), min_size=1, max_size=12).filter(any))
    return Die.weighted({face: Fraction(part, sum(parts)) for face, part in enumerate(parts, start=1)})


def formula(x):
    """The formula of the program: 5x + 1 rounded, halves upwards."""
    return floor(x * 5 + 1 + Fraction(1, 2))


def shares(die):
    """The share of all words that give each face, by looking for where the face changes."""
    ends = [bisect_left(range(WORDS), face + 1, key=die.face) for face in range(die.faces + 1)]
    return [Fraction(high - low, WORDS) for low, high in pairwise(ends)]


def test_the_rounded_die_is_what_its_formula_gives_on_evenly_spaced_numbers():
    count = 10_000
    faces = [formula(Fraction(2 * i + 1, 2 * count)) for i in range(count)]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert tuple(Fraction(faces.count(face), count) for face in range(1, 7)) == ROUNDED.weights


@given(words)
def test_the_rounded_die_is_thrown_by_the_formula_itself(luck):
    assert ROUNDED.face(luck) == formula(Fraction(luck, WORDS))


@given(words)
def test_the_fair_die_is_the_die_of_the_engine(luck):
    assert FAIR.face(luck) == 1 + below(luck, 6)


@pytest.mark.parametrize("seed", range(20))
def test_a_trial_of_the_fair_die_is_the_first_roll_of_a_game(seed):
    game = af.Game.from_position(af.Ruleset.preset("fan"), {"players": [{"at": "cairo"}]}, seed=seed)
    game.do("roll").roll()
    (rolled,) = (line.a for line in game.log if line.event.name == "ROLLED")
    assert FAIR.throw().trial(seed_of(seed)) == rolled


@given(dice())
def test_so_many_words_give_each_face(die):
    assert sum(die.weights) == 1
    for share, weight in zip(shares(die), die.weights, strict=True):
        assert abs(share - weight) <= Fraction(1, WORDS)
        assert bool(share) == bool(weight)


def test_so_many_words_give_each_face_of_the_rounded_die():
    assert all(
        abs(share - weight) <= Fraction(1, WORDS)
        for share, weight in zip(shares(ROUNDED), ROUNDED.weights, strict=True)
    )


@given(dice())
def test_mean_and_variance_are_those_of_icepool(die):
    whole = lcm(*(weight.denominator for weight in die.weights))
    known = icepool.Die({face: int(weight * whole) for face, weight in enumerate(die.weights, 1) if weight})
    odds = die.throw()
    assert odds.mean == Fraction(known.mean())
    assert odds.variance == Fraction(known.variance())


def test_the_mistake_does_not_show_in_the_mean_but_in_the_variance():
    fair, rounded = FAIR.throw(), ROUNDED.throw()
    known = icepool.Die({1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1})
    assert fair.mean == rounded.mean == Fraction(known.mean()) == Fraction(7, 2)
    assert fair.variance == Fraction(icepool.d6.variance()) == Fraction(35, 12)
    assert rounded.variance == Fraction(known.variance()) == Fraction(9, 4)
    assert fair.at_least(4) == rounded.at_least(4) == Fraction(1, 2)
    assert (fair.at_least(5), rounded.at_least(5)) == (Fraction(1, 3), Fraction(3, 10))
    assert (fair.at_most(2), rounded.at_most(2)) == (Fraction(1, 3), Fraction(3, 10))


@pytest.mark.parametrize("die", DICE)
def test_exact_and_simulated_throws_agree(die):
    odds = die.throw()
    assert odds.compare(odds.sample(4_000, seed=5)).surprise > RARE


def test_a_simulation_finds_the_mistake():
    sample = ROUNDED.throw().sample(2_000, seed=5)
    comparison = FAIR.throw().compare(sample)
    assert comparison.surprising
    assert comparison.surprise < 1e-9
    assert comparison.covered < 4


def test_dice_are_values():
    assert Die.fair() == Die((Fraction(1, 6),) * 6) == Die.weighted(dict.fromkeys(range(1, 7), "1/6"))
    assert len({Die.fair(), Die.fair(6), Die.rounded(), Die.rounded()}) == 2
    assert OWN.weights == (Fraction(1, 2), 0, Fraction(1, 4), Fraction(1, 4))
    with pytest.raises(AttributeError):
        FAIR.weights = ()


def test_a_throw_says_what_it_rests_on():
    assert FAIR.throw().label is RULEBOOK
    assert Die.fair(20).throw().label.text("en") == OWN.throw().label.text("en")
    assert "Afrikan tähti browser game by Lunkio" in ROUNDED.throw().label.text("en")
    assert "only moves the pawns" in ROUNDED.throw().notes[0].text("en")


@pytest.mark.parametrize("die", DICE)
def test_derivations_render(die):
    assert_renders(die.throw())


def test_the_derivation_has_the_numbers_put_in():
    formulas = [step.latex for step in ROUNDED.throw().steps]
    assert formulas[1] == r"\frac{2k - 3}{10} \leq x < \frac{2k - 1}{10}"
    assert formulas[4].endswith(r"= \frac{29}{2} - \frac{49}{4} = \frac{9}{4} = 2.25")
    assert formulas[6].endswith(r"P(5, 6) = \frac{3}{10}, \quad P(1, 2) = \frac{3}{10}")
    assert FAIR.throw().steps[0].latex == r"P(k) = \frac{1}{6}"


WRONG = {
    "too little in all": (lambda: Die.weighted({1: "1/2", 2: "1/3"}), "must sum to 1; these sum to '5/6'"),
    "too much in all": (lambda: Die((Fraction(1), Fraction(1))), "must sum to 1; these sum to '2'"),
    "negative": (
        lambda: Die.weighted({1: -0.5, 2: 1.5}),
        "the weight -0.5 of face 1 must be a number from 0",
    ),
    "no number": (lambda: Die.weighted({1: "half"}), "the weight 'half' of face 1 must be a number"),
    "division by zero": (lambda: Die.weighted({1: "1/0"}), "the weight '1/0' of face 1"),
    "endless text": (lambda: Die.weighted({1: "1" * 50}), "the weight '1{50}' of face 1"),
    "nothing": (lambda: Die.weighted({1: ""}), "the weight '' of face 1"),
    "endless": (lambda: Die.weighted({1: float("nan")}), "the weight nan of face 1"),
    "huge exponent": (lambda: Die.weighted({1: "1e999999999"}), "the weight '1e999999999' of face 1"),
    "too fine": (lambda: Die.weighted({1: 0.1 + 0.2, 2: 0.7}), "face 1 must be .* at most six decimals"),
    "truth": (lambda: Die.weighted({1: True}), "the weight True of face 1"),
    "face 0": (lambda: Die.weighted({0: 1}), "face 0 must be a whole number from 1 to 100"),
    "face of words": (lambda: Die.weighted({"one": 1}), "face 'one' must be a whole number from 1 to 100"),
    "no face": (lambda: Die.weighted({}), "must be a table from face to chance, such as .*, not {}"),
    "a list": (lambda: Die.weighted([1, 2]), "must be a table from face to chance, such as .*, not"),
    "no faces at all": (lambda: Die.fair(0), "number of faces 0 must be a whole number from 1 to 100"),
    "floats inside": (lambda: Die((0.5, 0.5)), "the weight '0.5' of face 1"),
}


@pytest.mark.parametrize("case", WRONG)
def test_impossible_dice_are_refused_in_one_sentence(case):
    make, said = WRONG[case]
    with pytest.raises(AfrikanError, match=said) as caught:
        make()
    for lang in LANGUAGES:
        assert "\n" not in caught.value.text(lang)


def test_the_stream_of_the_trials_is_that_of_rolls():
    key = seed_of(9, 4)
    assert ROUNDED.throw().trial(key) == formula(Fraction(word(key, Purpose.DIE, 0, 1, 0), WORDS))

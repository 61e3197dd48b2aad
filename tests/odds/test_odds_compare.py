"""An exact answer beside a simulation: against scipy's tests, and how often it raises a false alarm."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from afrikan.chance import Purpose, below, word
from afrikan.errors import AfrikanError, Word
from afrikan.language import LANGUAGES
from afrikan.odds.answer.compare import FEWEST_EXPECTED, SURPRISING, chi_squared_tail
from afrikan.odds.answer.result import Odds
from afrikan.odds.answer.sample import Sample

QUESTION = Word("odds", "one_die")
FACES = range(1, 7)


def throw(key):
    return 1 + below(word(key, Purpose.DIE, 0, 1, 0), 6)


def loaded(key):
    """A die whose six comes up in one of four throws."""
    return 6 if below(word(key, Purpose.DIE, 0, 1, 1), 10) == 0 else throw(key)


DIE = Odds(QUESTION, {face: Fraction(1, 6) for face in FACES}, "pips", trial=throw)
HALF, TAIL = Fraction(1, 2), 8
COIN = Odds(QUESTION, {n: HALF**n for n in range(1, TAIL + 1)}, "turns", beyond=HALF**TAIL)


def refused(action):
    with pytest.raises(AfrikanError) as caught:
        action()
    return caught.value.text("en")


@given(st.floats(0, 300), st.integers(1, 60))
def test_the_chi_squared_tail_is_that_of_scipy(distance, freedom):
    assert chi_squared_tail(distance, freedom) == pytest.approx(stats.chi2.sf(distance, freedom), abs=1e-12)


def test_without_freedom_nothing_strays():
    assert chi_squared_tail(5.0, 0) == 1


@given(st.lists(st.integers(0, 300), min_size=6, max_size=6).filter(lambda counts: sum(counts) >= 30))
def test_the_surprise_is_that_of_pearsons_test(counts):
    compared = DIE.compare(Sample(dict(zip(FACES, counts, strict=True))))
    assert compared.surprise == pytest.approx(stats.chisquare(counts).pvalue, abs=1e-12)


def test_rare_outcomes_are_put_together_for_the_test():
    counts = {1: 60, 2: 22, 3: 9, 4: 4, 5: 3, 9: 1, 30: 1}
    trials = sum(counts.values())
    compared = COIN.compare(Sample(counts))
    cells = [(60, 0.5), (22, 0.25), (9, 0.125), (4, 0.0625), (5, 0.0625)]
    assert all(share * trials >= FEWEST_EXPECTED for _, share in cells)
    oracle = stats.chisquare([came for came, _ in cells], [trials * share for _, share in cells])
    assert compared.surprise == pytest.approx(oracle.pvalue)


@given(st.integers(1, 2000), st.data(), st.sampled_from([0.5, 0.9, 0.95, 0.999]))
def test_intervals_are_wilsons(trials, data, confidence):
    hits = data.draw(st.integers(0, trials))
    event = Odds.event(QUESTION, Fraction(1, 3))
    row = event.compare(Sample({"yes": hits, "no": trials - hits}), confidence).rows[0]
    oracle = stats.binomtest(hits, trials).proportion_ci(confidence, method="wilson")
    assert (row.low, row.high) == pytest.approx((oracle.low, oracle.high), abs=1e-9)
    assert row.share == hits / trials
    assert row.covered == (oracle.low <= 1 / 3 <= oracle.high)


@given(st.integers(1, 10**6))
def test_what_is_certain_is_covered(trials):
    compared = Odds.event(QUESTION, Fraction(1)).compare(Sample({"yes": trials}))
    yes, no = compared.rows
    assert yes.low < yes.high == 1
    assert no.high > no.low == 0
    assert compared.covered == 2
    assert compared.surprise == 1


def test_a_correct_simulation_is_found_surprising_as_rarely_as_is_stated():
    """A correct program fails with a chance of about 1 in 1000; the seeds are fixed, so never or always."""
    games, trials = 1500, 200
    alarms = sum(DIE.compare(DIE.sample(trials, seed)).surprising for seed in range(games))
    low, high = stats.binom.interval(0.999, games, SURPRISING)
    assert low <= alarms <= high


def test_intervals_cover_as_often_as_is_stated():
    """Wilson's intervals cover near to their confidence; the bounds are left with a chance of 1 in 1000."""
    games, trials = 200, 300
    covered = sum(DIE.compare(DIE.sample(trials, seed)).rows[5].covered for seed in range(games))
    low, high = stats.binom.interval(0.999, games, 0.95)
    assert low <= covered <= high


def test_a_loaded_die_is_found_surprising():
    cheat = Odds(QUESTION, DIE.chances, "pips", trial=loaded)
    compared = cheat.compare(cheat.sample(2000, 1))
    assert compared.surprising
    assert not compared.rows[5].covered
    assert "a surprising gap" in compared.sentence("en")
    assert "nothing surprising" in DIE.compare(DIE.sample(2000, 1)).sentence("en")


def test_what_lies_beyond_is_counted_together():
    compared = COIN.compare(Sample({1: 5, 9: 1, 40: 2}))
    assert compared.rows[-1].outcome is None
    assert compared.rows[-1].times == 3
    assert compared.rows[-1].exact == HALF**TAIL
    assert sum(row.times for row in compared.rows) == 8


def test_the_table_holds_every_row():
    compared = COIN.compare(Sample({1: 5, 9: 1}))
    frame = compared.to_frame()
    assert list(frame["times"]) == [5, *[0] * 7, 1]
    assert list(frame["covered"]) == [row.covered for row in compared.rows]


def test_the_sentence_is_told_in_each_language():
    compared = DIE.compare(Sample(dict.fromkeys(FACES, 1000)))
    said = {lang: compared.sentence(lang) for lang in LANGUAGES}
    assert said["en"].startswith(
        "6,000 simulated trials: 6 of 6 exact chances lie within their 95 % intervals."
    )
    assert "6\N{NO-BREAK SPACE}000" in said["fi"]
    assert len(set(said.values())) == len(LANGUAGES)
    assert repr(compared) == said["en"]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (lambda: DIE.compare(Sample()), "holds no trials"),
        (lambda: DIE.compare(Sample({7: 1})), "holds 7, which cannot come"),
        (lambda: COIN.compare(Sample({0: 1})), "holds 0, which cannot come"),
        (
            lambda: Odds.event(QUESTION, Fraction(1)).compare(Sample({"no": 1})),
            "holds 'no', which cannot come",
        ),
        (lambda: DIE.compare(Sample({1: 1}), 95), "confidence 95 must be"),
        (lambda: DIE.compare(Sample({1: 1}), 0), "confidence 0 must be"),
    ],
)
def test_bad_input_is_told_in_words(action, said):
    assert said in refused(action)


def test_blocks_make_up_the_sample():
    whole = DIE.sample(3000, 5)
    parts = list(DIE.blocks(3000, 5))
    assert sum((part for part in parts[1:]), parts[0]) == whole
    assert whole.trials == 3000
    assert DIE.sample(100, 5) == DIE.sample(100, 5) != DIE.sample(100, 6)

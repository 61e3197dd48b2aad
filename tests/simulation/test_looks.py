"""Playing until something is known: the interval is right as often as it says, however often one looked."""

import numpy as np
import pytest

from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset
from afrikan.simulation import blocks, simulate
from afrikan.simulation.estimates import mean_of, share_of
from afrikan.simulation.looks import Sums, Until, carried, estimate, until_of

FAN = Ruleset.preset("fan")


def stopped(until, name, draw):
    """The interval at the look at which playing stops, for numbers that are drawn."""
    numbers = draw(until.games)
    totals, squares = numbers.cumsum(), (numbers**2).cumsum()
    for look in until.looks:
        sums = Sums(int(totals[look - 1]), int(squares[look - 1]))
        if until.known({name: sums}, look):
            break
    return look, estimate(name, sums, look, until.level(until.confidence))


@pytest.mark.parametrize(
    ("name", "half", "draw", "truth"),
    [
        ("rounds", 0.5, lambda luck, n: luck.geometric(0.06, n), 1 / 0.06),
        ("flights", 0.02, lambda luck, n: luck.poisson(0.3, n), 0.3),
        ("money", 12, lambda luck, n: luck.integers(0, 40, n) ** 2, sum(k * k for k in range(40)) / 40),
        ("horseshoe_wins", 0.008, lambda luck, n: luck.random(n) < 0.05, 0.05),
        ("unfinished", 0.004, lambda luck, n: luck.random(n) < 0.002, 0.002),
    ],
)
def test_the_interval_covers_the_truth_as_often_as_it_says(name, half, draw, truth):
    until = Until(((name, half),), 0.95, 30_000)
    luck, repeats = np.random.default_rng(20), 600
    found = [stopped(until, name, lambda n: draw(luck, n).astype(np.int64)) for _ in range(repeats)]
    missed = sum(not mean.low <= truth <= mean.high for _, mean in found)
    assert missed <= 0.05 * repeats
    assert any(look < until.games for look, _ in found)
    assert all(mean.half <= half for look, mean in found if look < until.games)


def test_looking_ten_times_with_the_plain_interval_would_miss_too_often():
    """What the rule guards against: stopping as soon as an interval excludes a value that is true."""
    until, luck = Until((), 0.95, 30_000), np.random.default_rng(7)
    plain = honest = 0
    for _ in range(400):
        totals = (luck.random(until.games) < 0.3).cumsum()
        hits = [(int(totals[look - 1]), look) for look in until.looks]
        plain += any(abs(share_of(*hit).value - 0.3) > share_of(*hit).half for hit in hits)
        level = until.level(0.95)
        honest += any(abs(share_of(*hit, level).value - 0.3) > share_of(*hit, level).half for hit in hits)
    assert honest <= 20 < plain


def test_simulated_games_stop_at_a_look_with_what_was_wanted():
    runs = simulate(
        FAN, games=20_000, seed=4, rounds=60, until={"rounds": 0.5, "star_wins": 0.02}, compiled=True
    )
    assert runs.games in runs.until.looks
    known = runs.known().set_index("measure")
    assert known.reached.all()
    for name, half in {"rounds": 0.5, "star_wins": 0.02}.items():
        assert known.high[name] - known["mean"][name] <= half
    wide = mean_of(*runs.sums("rounds"), runs.games, runs.level(0.95))
    assert (known.low["rounds"], known.high["rounds"]) == (wide.low, wide.high)
    assert runs.measures().set_index("measure").low["rounds"] == wide.low


def test_the_look_does_not_depend_on_who_plays():
    asked = {"games": 4000, "seed": 4, "rounds": 2, "until": {"turns": 0.02}, "compiled": False}
    here = simulate(FAN, ["nearest"] * 2, **asked)
    assert here.games < 4000
    assert simulate(FAN, ["nearest"] * 2, **asked, executor="threads", workers=3) == here


def test_games_that_do_not_suffice_are_said_so():
    runs = simulate(FAN, games=300, seed=4, rounds=3, until={"rounds": 0.0001})
    assert runs.games == 300
    assert not runs.known().reached.any()
    with pytest.raises(AfrikanError, match="not played until"):
        simulate(FAN, games=3, seed=4).known()


def test_what_never_varies_or_rests_on_a_few_games_is_not_known():
    assert not carried(Sums(0, 0), 1000)
    assert not carried(Sums(3000, 9000), 1000)
    assert not carried(Sums(29, 29), 1000)
    assert carried(Sums(30, 30), 1000)


def test_looks_grow_by_half_and_end_with_the_last_game():
    looks = Until((), 0.95, 10**9).looks
    assert looks[:4] == (1000, 1500, 2250, 3375)
    assert looks[-1] == 10**9
    assert len(looks) < 40
    assert Until((), 0.95, 700).looks == (700,)


@pytest.mark.parametrize(
    ("wanted", "named"),
    [
        ({"round": 0.1}, "did you mean 'rounds'"),
        ({"rounds": 0}, "half-width of 'rounds' must be a positive number such as 0.05, not 0"),
        ({"rounds": -0.1}, "not -0.1"),
        ({"rounds": "0.1"}, "not '0.1'"),
        ({"rounds": float("nan")}, "not nan"),
        ({"rounds": True}, "not True"),
        ({}, "until must name at least one measure"),
        ("rounds", "until must name at least one measure"),
    ],
)
def test_a_wrong_wish_is_named(wanted, named):
    with pytest.raises(AfrikanError, match=named):
        until_of(wanted, 0.95, 100)
    with pytest.raises(AfrikanError, match="confidence 2 must"):
        next(blocks(FAN, games=3, until={"rounds": 1}, confidence=2))

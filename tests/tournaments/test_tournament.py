"""One table: its figures against the runs behind them, scipy, and formulas worked out here."""

import pytest
from scipy.stats import binomtest, chisquare, norm

from afrikan import simulate, tournament
from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset
from afrikan.simulation.paired import difference_of_shares
from afrikan.tournaments import blocks
from afrikan.tournaments.table import Side, difference_of_sides, p_of_sides

FAN = Ruleset.preset("fan")
FIELD = ["planner", "nearest", "random", "nearest"]


def last_one(view, legal):
    return legal[-1]


@pytest.fixture(scope="module")
def done():
    return tournament(FIELD, FAN, games=60, seed=3, compiled=False)


def test_the_games_are_those_of_simulate_with_seats_that_move_on(done):
    runs = simulate(FAN, FIELD, games=60, seed=3, rotate=True, compiled=False)
    assert done.runs == runs
    assert [side.wins for side in done.sides] == [
        runs.entrant_wins[0], runs.entrant_wins[1] + runs.entrant_wins[3], runs.entrant_wins[2],
    ]  # fmt: skip
    still = tournament(FIELD, FAN, games=10, seed=3, rotate=False, compiled=False)
    assert still.runs == simulate(FAN, FIELD, games=10, seed=3, compiled=False)


def test_a_policy_s_places_count_together(done):
    frame = done.shares(0.9).set_index("policy")
    wins = done.runs.entrant_wins[1] + done.runs.entrant_wins[3]
    row = frame.loc["nearest"]
    assert (row.places, row.wins, row.fair) == (2, wins, 0.5)
    ends = binomtest(int(wins), 60).proportion_ci(0.9, "wilson")
    assert (row.low, row.high) == pytest.approx((ends.low, ends.high))
    assert row.star_wins + row.horseshoe_wins == wins
    assert row.factor == pytest.approx(row.share / 0.5)


def test_simultaneous_intervals_are_those_of_goodman(done):
    """Quesenberry and Hurst's quadratic with Goodman's chi-square of one degree, for three policies."""
    for row in done.shares().itertuples():
        a = norm.ppf(1 - 0.05 / 3 / 2) ** 2
        middle = (a + 2 * row.wins) / (2 * (60 + a))
        half = (a * (a + 4 * row.wins * (60 - row.wins) / 60)) ** 0.5 / (2 * (60 + a))
        assert row.low_all == pytest.approx(max(0, middle - half), abs=1e-12)
        assert row.high_all == pytest.approx(middle + half)
        assert row.ahead == (row.low_all > row.fair) - (row.high_all < row.fair)


def test_random_is_behind_for_sure(done):
    assert done.shares().set_index("policy").ahead["random"] == -1


def test_pairs_are_compared_place_for_place(done):
    frame = done.pairs(0.9).set_index(["policy", "other"])
    a, b, c = (side.wins for side in done.sides)
    row = frame.loc[("planner", "random")]
    assert (row.difference, row.low, row.high) == pytest.approx(tuple(difference_of_shares(a, c, 60, 0.9)))
    row = frame.loc[("planner", "nearest")]
    values = [-1.0] * a + [0.5] * b + [0.0] * c
    mean = sum(values) / 60
    spread = (sum((value - mean) ** 2 for value in values) / 59 / 60) ** 0.5
    assert row.difference == pytest.approx(mean)
    assert row.high - mean == pytest.approx(norm.ppf(0.95) * spread)
    assert row.b == pytest.approx(b / 60 / 2)


def test_p_of_a_pair_is_that_of_the_games_that_either_won():
    one, other = Side("a", (0,), 130), Side("b", (1, 2), 200)
    assert p_of_sides(one, other) == pytest.approx(chisquare([130, 200], [110, 220]).pvalue)
    assert p_of_sides(Side("a", (0,), 20), Side("b", (1, 2), 40)) == 1.0


def test_two_places_each_halve_the_interval():
    one, other = Side("a", (0, 1), 30), Side("b", (2, 3), 50)
    whole = difference_of_shares(30, 50, 100)
    assert tuple(difference_of_sides(one, other, 100, 0.95)) == pytest.approx(tuple(end / 2 for end in whole))


def test_who_wins_more_is_told_only_if_it_is_sure(done):
    frame = done.pairs().set_index(["policy", "other"])
    assert frame.loc[("planner", "random")].more == "planner"
    assert frame.loc[("nearest", "random")].more == "nearest"
    few = tournament(["nearest", "nearest", "closest_cairo"], FAN, games=6, seed=1, compiled=False).pairs()
    assert list(few.more) == [""]


def test_every_policy_sits_on_every_seat_equally_often(done):
    frame = done.seats()
    assert set(frame.groupby(["policy", "seat"]).games.sum().loc["planner"]) == {15}
    assert set(frame[frame.policy == "nearest"].games) == {30}
    assert frame.groupby("policy").wins.sum().to_dict() == {side.name: side.wins for side in done.sides}


def test_blocks_merge_and_time_is_no_part_of_the_result(done):
    parts = list(blocks(FIELD, FAN, games=60, seed=3, compiled=False))
    merged = sum(parts[1:], parts[0])
    assert merged == done
    assert merged.seconds != done.seconds
    later = list(blocks(FIELD, FAN, games=60, seed=3, compiled=False, begin=parts[0].games))
    assert sum(later, parts[0]) == done
    assert merged.games_a_second == pytest.approx(60 / merged.seconds)


def test_functions_of_one_s_own_play_and_have_names_of_their_own():
    found = tournament(
        [last_one, lambda view, legal: legal[0], lambda view, legal: legal[-1]],
        FAN,
        games=3,
        seed=1,
        rounds=5,
    )
    assert [side.name for side in found.sides] == ["last_one", "own", "own#2"]


def test_it_stops_when_told_to_and_refuses_what_cannot_be_played():
    assert tournament(FIELD, FAN, games=400, seed=3, compiled=False, stop=lambda: True).games == 1
    with pytest.raises(AfrikanError, match="there is no policy 'planer'"):
        tournament(["planer", "nearest"], FAN)
    with pytest.raises(AfrikanError, match="policies must be a list for 2 to 6 seats"):
        tournament(["planner"] * 7, FAN)


def test_it_says_what_it_found(done):
    text = repr(done)
    assert text.splitlines()[0] == "60 games, seed 3, fan; shares of wins, simultaneous 95 % intervals"
    assert "nearest × 2: " in text

"""A study's games with one rule read otherwise, against the comparison behind them and scipy."""

from itertools import islice

import pytest
from scipy.stats import chi2_contingency, norm

from afrikan import compare, studies
from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset

RULES = Ruleset.preset("study_2024")
STUDY = studies.study()
OPTIONS = ["star_last_instant_win", "robber_takes", "free_roll_who"]
GAMES = 40


@pytest.fixture(scope="module")
def done():
    return studies.sensitivity(games=GAMES, seed=2, options=OPTIONS, compiled=False)


def test_each_change_is_played_on_the_same_luck(done):
    assert [(change.option, change.value) for change in done.changes] == [
        ("free_roll_who", "only_penniless"), ("robber_takes", "all_but_100"),
        ("star_last_instant_win", "play_on"),
    ]  # fmt: skip
    expected = [
        compare(RULES, change.rules, policies=STUDY.policies, games=GAMES, seed=2, rotate=True, keep=0)
        for change in done.changes
    ]
    assert list(done.compared) == expected
    row = done.table(0.9).iloc[3]
    found = expected[2].difference("rounds", 1, 0.9)
    assert (row.more_rounds, row.more_rounds_low, row.more_rounds_high) == pytest.approx(tuple(found))
    assert row.more_rounds > 0


def test_a_row_is_judged_by_both_figures(done):
    frame = done.table()
    runs = done.compared[1].runs[1]
    rounds, hits = runs.lengths(), runs.sums("horseshoe_wins").total
    mean = (rounds["round"] * rounds.games).sum() / GAMES
    square = (rounds.games * (rounds["round"] - mean) ** 2).sum() / (GAMES - 1)
    z = (mean - 12.48) / (square / GAMES + 6.81**2 / 100_000) ** 0.5
    table = [[10680, 89320], [hits, GAMES - hits]]
    both = 2 * norm.sf(abs(z)), chi2_contingency(table, correction=False).pvalue
    assert frame.rounds[2] == pytest.approx(mean)
    assert frame.p[2] == pytest.approx(min(1, 2 * min(both)))
    assert list(frame.excluded) == [raised < 0.05 for raised in frame.p_holm]


def test_the_study_s_own_rules_come_first_and_move_nothing(done):
    first = done.table().iloc[0]
    assert (first.option, first.more_rounds, first.more_horseshoe_wins_high) == ("", 0, 0)


def test_the_changes_take_turns_games_go_on_and_merge(done):
    parts = list(islice(studies.sensitivity_blocks(games=9, seed=2, options=OPTIONS, compiled=False), 5))
    so_far = sum(parts[1:], parts[0])
    assert all(0 < so_far.games_of(place) < 9 for place in range(3))
    later = studies.sensitivity_blocks(games=GAMES, seed=2, options=OPTIONS, compiled=False, so_far=so_far)
    assert sum(later, so_far).compared == done.compared
    assert done.games == 3 * GAMES


def test_what_has_not_been_played_has_no_row():
    first = next(studies.sensitivity_blocks(games=9, seed=2, options=OPTIONS, compiled=False))
    assert list(first.table().option) == ["", "free_roll_who"]


def test_an_unknown_option_is_named():
    with pytest.raises(AfrikanError, match="no option 'robber'"):
        studies.sensitivity(options=["robber"])

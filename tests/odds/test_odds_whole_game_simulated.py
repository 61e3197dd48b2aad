"""Whole games simulated: figures against the counts they come from, intervals against exact coverage."""

import re
import subprocess
import sys
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path
from statistics import fmean, stdev
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare, norm

import afrikan as af
from afrikan.chance import seed_of
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.games import intervals
from afrikan.odds.games.many_games import SimulatedGame
from afrikan.policies.routes import routes
from afrikan.records import blank
from afrikan.session import use
from afrikan.simulation import blocks, compiling, run, simulate
from afrikan.simulation.playout import play
from afrikan.star.state import ACTIONS, CITIES, State
from afrikan.star.tables import tables

ROOT = Path(__file__).parents[2]
FAN = af.Ruleset.preset("fan")
GAMES, SEED = 150, 3
whole_game, effect_of_players = af.odds.whole_game, af.odds.effect_of_players

counts = st.dictionaries(st.integers(1, 50), st.integers(1, 30), min_size=1, max_size=8)


@pytest.fixture(scope="module")
def game():
    return whole_game("fan", ["nearest", "random", "nearest"], GAMES, SEED, rounds=40)


@pytest.fixture(scope="module")
def effect():
    return effect_of_players("fan", seats=(2, 4), games=60, seed=SEED, rounds=60)


# Figures


def test_the_games_are_those_that_simulate_plays(game):
    assert game.runs == simulate(FAN, ["nearest", "random", "nearest"], GAMES, SEED, rounds=40)


def test_shares_are_those_of_the_counts(game):
    runs = game.runs
    assert [seat.value for seat in game.wins] == [won / GAMES for won in runs.wins]
    assert game.by_star.value == sum(runs.star_wins) / GAMES
    assert game.by_horseshoe.value == sum(runs.horseshoe_wins) / GAMES
    assert game.unfinished.value == runs.no_winner / GAMES > 0
    for share in (*game.wins, game.by_star, game.by_horseshoe, game.unfinished):
        assert 0 <= share.low <= share.value <= share.high <= 1


def test_lengths_and_turns_are_those_of_the_games_one_by_one(game):
    lengths, turns = zip(*played(GAMES), strict=True)
    assert game.rounds.value == pytest.approx(fmean(lengths))
    half = norm.ppf(0.975) * stdev(lengths) / sqrt(GAMES)
    assert game.rounds.high - game.rounds.value == pytest.approx(half)
    assert game.turns.value == pytest.approx(fmean(turns))
    half = norm.ppf(0.975) * stdev(turns) / sqrt(GAMES)
    assert half <= game.turns.high - game.turns.value < 1.2 * half


def played(games):
    """Rounds and turns of games with the policies of ``game``, played one by one."""
    state = blank(State)
    arguments = FAN.kernel(), tables(FAN), routes(FAN)
    for number in range(games):
        play(state, *arguments, [1, 0, 1, 0, 0, 0], [0] * CITIES, [0] * ACTIONS, seed_of(SEED, number), 3, 40)
        yield state.round, sum(player.turns for player in state.players[:3])


def test_blocks_can_be_summed_up_as_they_come():
    parts = list(blocks(FAN, ["nearest"] * 2, 40, SEED, compiled=False))
    done = parts[0]
    for part in parts[1:]:
        done += part
    assert SimulatedGame(done).to_frame().equals(whole_game("fan", ["nearest"] * 2, 40, SEED).to_frame())


def test_a_ruleset_can_be_given_by_its_code():
    code = "swedish;first_player=chosen"
    assert whole_game(code, games=5, seed=1).runs.rules == af.Ruleset.from_code(code)


def test_a_higher_confidence_widens_every_interval(game):
    wide = SimulatedGame(game.runs, 0.999)
    for name in ("rounds", "turns", "advantage", "by_star", "unfinished"):
        assert getattr(wide, name).low < getattr(game, name).low
        assert getattr(wide, name).high > getattr(game, name).high


# Intervals and tests


def test_the_interval_of_a_difference_covers_as_often_as_it_says():
    """Exactly, over all samples of 40 games, for several chances of the two seats."""
    games = 40
    for one, other in ((0.25, 0.25), (0.4, 0.2), (0.6, 0.35), (0.1, 0.05), (0.5, 0.5)):
        covered = sum(
            comb(games, a) * comb(games - a, b) * one**a * other**b * rest(one, other) ** (games - a - b)
            for a in range(games + 1)
            for b in range(games + 1 - a)
            if covers(intervals.difference(a, b, games, 0.95), one - other)
        )
        assert 0.935 < covered < 0.99, (one, other)


def rest(one, other):
    return max(0.0, 1 - one - other)


def covers(estimate, truth):
    return estimate.low <= truth <= estimate.high


def test_the_interval_of_a_difference_is_that_of_its_formula():
    trials, one, other = 202, 60.5, 40.5
    middle = Fraction(20, trials)
    spread = norm.ppf(0.975) * sqrt((Fraction(101, trials) - middle**2) / trials)
    found = intervals.difference(60, 40, 200, 0.95)
    assert (one + other, found.value) == (101, 0.1)
    assert (found.low, found.high) == pytest.approx((middle - spread, middle + spread))


@given(wins=st.lists(st.integers(0, 200), min_size=2, max_size=6).filter(any))
def test_the_test_of_equal_seats_is_pearsons(wins):
    found, wanted = intervals.equality(wins), chisquare(wins)
    assert found.distance == pytest.approx(wanted.statistic)
    assert found.surprise == pytest.approx(wanted.pvalue, abs=1e-9)
    assert found.freedom == len(wins) - 1


def test_without_any_win_no_seat_differs():
    assert intervals.equality([0, 0, 0]).surprise == 1


@given(counts=counts)
def test_a_mean_lies_in_its_interval_and_that_within_its_bounds(counts):
    numbers = [number for number, times in counts.items() for _ in range(times)]
    found = intervals.mean(counts, 1, 50, 0.95)
    assert found.value == pytest.approx(fmean(numbers))
    assert 1 <= found.low <= found.value + 1e-9
    assert found.value - 1e-9 <= found.high <= 50


def test_one_game_tells_nothing_about_the_mean():
    one = whole_game("fan", games=1, seed=SEED)
    assert (one.rounds.low, one.rounds.high) == (1, 200)
    assert (one.turns.low, one.turns.high) == (1, 800)
    assert repr(one)


@given(
    wins=st.lists(st.tuples(st.integers(1, 20), st.integers(1, 4)), min_size=2, max_size=60),
)
def test_the_interval_of_a_sum_is_never_too_narrow(wins):
    turns = [4 * (rounds - 1) + place for rounds, place in wins]
    lengths = {rounds: [ended for ended, _ in wins].count(rounds) for rounds, _ in wins}
    found = intervals.mean_of_sum(sum(turns), lengths, 4, 80, 0.95)
    half = norm.ppf(0.975) * stdev(turns) / sqrt(len(turns))
    assert found.value == pytest.approx(fmean(turns))
    assert found.high >= min(80, found.value + half) - 1e-9
    assert found.low <= max(1, found.value - half) + 1e-9


def test_no_share_is_below_none_or_above_all():
    for trials in range(1, 200):
        assert intervals.share(0, trials, 0.95).low == 0
        assert intervals.share(trials, trials, 0.95).high == 1


# What people see


def test_the_frame_is_tidy(game):
    frame, runs = game.to_frame(), game.runs
    assert list(frame.columns) == ["measure", "seat", "round", "times", "value", "low", "high"]
    by_seat = frame[frame.measure == "wins"].set_index("seat")
    assert list(by_seat.times) == list(runs.wins)
    assert frame[frame.measure == "lasted"].set_index("round").times.to_dict() == runs.lasted
    assert set(frame.measure) == {
        "wins", "star", "horseshoe", "unfinished", "lasted", "rounds", "turns", "advantage",
    }  # fmt: skip
    assert frame[["value", "low", "high"]].notna().all(axis=None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_and_page_say_that_it_is_simulated_and_all_figures(game, lang):
    use(language=lang)
    rows = list(game.rows())
    page = ElementTree.fromstring(game._repr_html_())
    cells = ["".join(cell.itertext()) for row in page.iter("tr") for cell in row]
    assert cells == [cell for row in rows for cell in row]
    assert "".join(page.find(".//caption").itertext()) == game.caption()
    assert {"en": "Simulated", "fi": "Simuloitu", "sv": "Simulerat"}[lang] in game.caption()
    assert "150" in game.caption()
    for name, value in rows:
        assert re.search(rf"{re.escape(name)} +{re.escape(value)}", repr(game))
    assert not re.search(r"[{}]", repr(game))


def test_notes_fit_the_games(game):
    notes = " ".join(game.notes("en"))
    for words in ("Luck decides who begins", "different policies", "counts with 40 rounds"):
        assert words in notes
    fair = whole_game("fan;first_player=chosen", games=5, seed=1)
    assert "Seat 1 begins every game" in fair.notes("en")[0]
    assert len(fair.notes("en")) == 2


# The number of players


def test_the_effect_of_players_is_that_of_the_games(effect):
    for players in (2, 4):
        same = whole_game("fan", ["nearest"] * players, 60, SEED, rounds=60)
        assert effect[players] == same
        rows = effect.to_frame().query("players == @players").set_index("measure")
        assert list(rows.index) == ["rounds", "turns", "by_horseshoe", "unfinished"]
        for measure, row in rows.iterrows():
            assert (row.value, row.low, row.high) == getattr(same, measure)


def test_all_numbers_of_players_that_a_ruleset_allows_are_compared():
    effect = effect_of_players("fan;max_players=4", games=2, seed=1, rounds=3)
    assert list(effect.games) == [2, 3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_players_is_shown_in_every_language(effect, lang):
    use(language=lang)
    page = ElementTree.fromstring(effect._repr_html_())
    rows = [["".join(cell.itertext()) for cell in row] for row in page.iter("tr")]
    assert rows == [effect.head(), *effect.rows()]
    assert [row[0] for row in rows[1:]] == ["2", "4"]
    for row in rows:
        assert all(cell in repr(effect) for cell in row)
    assert not re.search(r"[{}]", repr(effect))


# Without numba


def test_many_games_need_no_compiler(monkeypatch):
    monkeypatch.setattr(run, "FEW_GAMES", 3)
    monkeypatch.setattr(compiling, "available", lambda: False)
    assert whole_game("fan", games=8, seed=1).runs.games == 8


def test_few_games_do_not_load_it():
    program = (
        "import sys, afrikan as af\n"
        "print(af.odds.whole_game('fan', games=3), af.odds.effect_of_players(seats=[2], games=3))\n"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert "afrikan.odds.games.players" in done.stdout
    assert not {"numba", "numpy", "pandas"} & set(done.stdout.split())


# Bad input

WRONG = {
    "no games": (lambda: whole_game(games=0), "games 0 must be a whole number from 1"),
    "half a game": (lambda: whole_game(games=0.5), "games 0.5 must be"),
    "seven seats": (lambda: whole_game("fan", ["nearest"] * 7), "2 to 6 seats, not"),
    "unknown policy": (lambda: whole_game("fan", ["nearst"] * 2), "did you mean 'nearest'"),
    "unknown ruleset": (lambda: whole_game("fann"), "did you mean 'fan'"),
    "no ruleset": (lambda: whole_game(7), "must be a Ruleset"),
    "full confidence": (lambda: whole_game(games=3, confidence=1), "confidence 1 must be a number between"),
    "confidence in words": (lambda: whole_game(games=3, confidence="high"), "confidence 'high' must"),
    "one player": (lambda: effect_of_players(seats=(1, 2)), r"from 2 to 6, not \(1, 2\)"),
    "seven players": (lambda: effect_of_players(seats=[7]), r"from 2 to 6, not \[7\]"),
    "a number for a list": (lambda: effect_of_players(seats=4), "list of different whole numbers"),
    "no numbers": (lambda: effect_of_players(seats=[]), r"not \[\]"),
    "the same twice": (lambda: effect_of_players(seats=[3, 3]), r"different whole numbers .* not \[3, 3\]"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_mistake_is_told_in_one_sentence_in_each_language(case):
    attempt, words = WRONG[case]
    with pytest.raises(AfrikanError, match=words) as caught:
        attempt()
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)

"""A study's games played again: the counts against the games themselves, the tables against scipy."""

from collections import Counter
from itertools import islice, permutations

import numpy as np
import pytest
from scipy.stats import chi2_contingency, kurtosis, norm

from afrikan import simulate, studies
from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset
from afrikan.simulation.apart import difference_of_apart_shares
from afrikan.simulation.layout import Spot
from afrikan.simulation.measures import Measure
from afrikan.star.tables import board_of
from afrikan.studies import replay
from afrikan.studies.counts import Column, Counts, counted, deviation_of, error_of_deviation, peakedness
from afrikan.studies.star_city import star_cities

STUDY = studies.study()
RULES = Ruleset.preset("study_2024")
FIVE, EIGHT = STUDY.variants
GAMES = 30
LAP = 4


@pytest.fixture(scope="module", autouse=True)
def _short_laps():
    """So short that few games are played in every order of the players, and in some twice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "LAP", LAP)
        yield


@pytest.fixture(scope="module")
def done():
    return studies.reproduction(games=GAMES, seed=8, compiled=False)


@pytest.mark.parametrize("preset", ["study_2024", "swedish"])
def test_the_star_lies_where_the_games_themselves_have_it(preset):
    rules = Ruleset.preset(preset)
    runs = simulate(rules, ["nearest", "random"], games=30, seed=11, rounds=2, compiled=False)
    lay = Counter(star_cities(rules, 11, 0, 30).tolist())
    assert [runs.spot(city, Spot.STAR_LAY) for city in range(len(board_of(rules).cities))] == [
        lay[city] for city in range(len(board_of(rules).cities))
    ]


def test_the_star_of_a_late_game_of_a_large_seed():
    """Both halves of the number of the game and of the seed count, as in a single game."""
    from afrikan.chance import seed_of
    from afrikan.star.luck import shuffle
    from afrikan.star.words import Face

    board, seed, game = board_of(RULES), 2**63 + 12345, 2**33 + 7
    faces = [0] * 40
    shuffle(faces, RULES.kernel(), seed_of(seed, game))
    tiled = [place for place, city in enumerate(board.cities) if city not in board.starts]
    assert star_cities(RULES, seed, game, 1).tolist() == [tiled[faces.index(Face.STAR)]]


def played(rules):
    """Each game's order of the players and its measures, by ``simulate``."""
    first, *others = STUDY.policies
    orders = [(first, *rest) for rest in permutations(others)]
    runs = [
        simulate(rules, order, games=GAMES, seed=8, rotate=True, keep=GAMES, compiled=False)
        for order in orders
    ]
    for game in range(GAMES):
        place = game // LAP % 6
        yield orders[place], runs[place].kept[game]


@pytest.mark.parametrize("variant", [FIVE, EIGHT])
def test_the_orders_of_the_players_take_turns_and_their_games_are_those_of_simulate(done, variant):
    rules, wins, rounds, horseshoes = STUDY.variants[variant], Counter(), Counter(), Counter()
    stars = star_cities(rules, 8, 0, GAMES).tolist()
    for star, (order, row) in zip(stars, played(rules), strict=True):
        rounds[star] += row[Measure.ROUNDS] ** 3
        horseshoes[star] += row[Measure.HORSESHOE_WINS]
        wins.update((star, order[entrant]) for entrant in range(4) if row[Measure.WINS_1 + entrant])
    lay = Counter(stars)
    for city, row in enumerate(done.counts[variant].cities):
        assert row[Column.GAMES] == lay[city]
        assert (row[Column.ROUNDS_3], row[Column.HORSESHOE_WINS]) == (rounds[city], horseshoes[city])
        assert list(row[Column.WINS :]) == [wins[city, policy] for policy in STUDY.policies]
    assert done.counts[variant].games == GAMES


def test_the_variant_has_three_horseshoes_more_and_three_blanks_fewer():
    mixes = (1, 2, 3, 4, 3, 8, 9), (1, 2, 3, 4, 3, 5, 12)
    assert STUDY.variants[EIGHT].differences(RULES) == {"tile_mix": mixes}
    assert list(studies.reproduction(games=6, variants=[EIGHT], compiled=False).counts) == [EIGHT]


def test_blocks_merge_to_the_same_whatever_their_size(done):
    parts = list(studies.blocks(games=GAMES, seed=8, compiled=False))
    assert len(parts) > 12
    assert sum(parts[1:], parts[0]).counts == done.counts
    with pytest.raises(AfrikanError, match="only runs of the same"):
        parts[0] + next(studies.blocks(games=GAMES, seed=9, compiled=False))


def test_games_that_were_stopped_go_on(done):
    parts = list(islice(studies.blocks(games=24, seed=8, compiled=False), 7))
    so_far = sum(parts[1:], parts[0])
    assert 0 < so_far.counts[EIGHT].games < so_far.counts[FIVE].games < 24
    more = list(studies.blocks(games=GAMES, seed=8, compiled=False, so_far=so_far))
    assert sum(more, so_far).counts == done.counts


def test_it_stops_when_told_to():
    stopped = studies.reproduction(games=600, seed=8, compiled=False, stop=lambda: True)
    assert 0 < stopped.games < 10


def test_an_unknown_variant_is_named():
    with pytest.raises(AfrikanError, match=r"no games of the variant 'six'; .*five_horseshoes"):
        studies.reproduction(games=6, variants=["six"])
    with pytest.raises(AfrikanError, match="games 0 must be"):
        studies.reproduction(games=0)


def test_shape_and_error_of_a_standard_deviation():
    """Against scipy, and for a normal distribution the standard error s / √(2 n)."""
    rounds = [3, 4, 4, 7, 9, 12, 30]
    rows = [[0] * len(Measure) for _ in rounds]
    for row, number in zip(rows, rounds, strict=True):
        row[Measure.ROUNDS] = number
    total = counted(rows, np.zeros(len(rounds), int), 1, range(2)).total
    assert peakedness(total) == pytest.approx(kurtosis(rounds, fisher=False))
    assert deviation_of(total) == pytest.approx(np.std(rounds, ddof=1))
    assert error_of_deviation(2.0, 3.0, 50) == pytest.approx(2 / 100**0.5)


def test_the_error_of_a_standard_deviation_is_how_much_it_varies():
    generator = np.random.default_rng(4)
    samples = generator.exponential(2.0, (4000, 400))
    assert samples.std(axis=1, ddof=1).std() == pytest.approx(error_of_deviation(2.0, 9.0, 400), rel=0.06)


def test_the_figures_stand_beside_the_published_ones(done):
    frame = done.figures(0.9).set_index(["variant", "measure"])
    assert len(frame) == 8
    row, total = frame.loc[(FIVE, "wins_capetown")], done.counts[FIVE].total
    wins = total[Column.WINS + STUDY.policies.index("capetown")]
    assert (row.published, row.ours) == pytest.approx((0.2734, wins / GAMES))
    half = norm.ppf(0.95) * (0.2734 * 0.7266 / 100_000) ** 0.5
    assert row.published_high - row.published_low == pytest.approx(2 * half, rel=1e-3)
    ends = difference_of_apart_shares(27340, 100_000, wins, GAMES, 0.9)
    assert (row.difference, row.difference_low, row.difference_high) == pytest.approx(tuple(ends))
    assert row.p == pytest.approx(
        chi2_contingency([[27340, 72660], [wins, GAMES - wins]], correction=False).pvalue
    )
    assert frame.loc[(EIGHT, "horseshoe_wins")].published == 0.1575


def test_means_are_compared_with_the_errors_of_both_sides(done):
    frame, total = done.figures().set_index("measure"), done.counts[FIVE].total
    row, error = frame.loc["rounds"], deviation_of(total) / GAMES**0.5
    assert row.ours == pytest.approx(total[Column.ROUNDS] / GAMES)
    assert row.published_high - 12.48 == pytest.approx(1.959964 * 6.81 / 100_000**0.5)
    both = (error**2 + 6.81**2 / 100_000) ** 0.5
    assert row.difference_high - row.difference == pytest.approx(1.959964 * both)
    assert row.p == pytest.approx(2 * norm.sf(abs(row.difference) / both))
    assert frame.loc["rounds_deviation"].published == 6.81


def test_a_row_agrees_if_the_difference_may_be_none(done):
    frame = done.figures()
    for row in frame.itertuples():
        assert row.agrees == (row.difference_low <= 0 <= row.difference_high)
        assert row.agrees_among_all == (row.p_holm >= 1 - 0.95)
        assert row.p <= row.p_holm <= 1


def test_a_figure_may_differ_alone_and_agree_among_all(done):
    """Cape Town's share is 2.5 standard errors off, which one of eight tests may well be."""
    wins = (23350, 24290, 27340 + 490, 25020 - 490)
    row = [100_000, 1_248_000, 20_212_000, 40_000_000, 9_000_000_000, 0, 89_320, 10_680, *wins]
    counts = {FIVE: Counts((tuple(row),)), EIGHT: done.counts[EIGHT]}
    frame = studies.Reproduction(STUDY, 1, counts).figures().set_index(["variant", "measure"])
    found = frame.loc[(FIVE, "wins_capetown")]
    assert 0.01 < found.p < 0.02
    assert not found.agrees
    assert found.agrees_among_all
    assert frame.loc[(FIVE, "rounds")].difference == pytest.approx(0)


def test_exchanging_two_names_exchanges_their_published_shares(done):
    frame, ours = done.exchanges(), done.counts[FIVE].total[Column.WINS :]
    assert list(frame.policy[:2]) == ["", "closest_cairo"]
    as_published = chi2_contingency([[23350, 24290, 27340, 25020], ours], correction=False)
    exchanged = chi2_contingency([[24290, 23350, 27340, 25020], ours], correction=False)
    assert frame.chi_square[0] == pytest.approx(as_published.statistic)
    assert (frame.chi_square[1], frame.p[1]) == pytest.approx((exchanged.statistic, exchanged.pvalue))
    assert len(frame) == 7


def test_by_the_city_of_the_star(done):
    frame = done.stars()
    rounds = frame[frame.measure == "rounds"]
    assert (rounds.games * rounds.value).sum() == pytest.approx(done.counts[FIVE].total[Column.ROUNDS])
    shares = frame[frame.measure.str.startswith("wins_")]
    assert shares.groupby("city").value.sum().tolist() == pytest.approx([1.0] * len(rounds))
    assert ((frame.low <= frame.value) & (frame.value <= frame.high)).all()
    with pytest.raises(AfrikanError, match="no games of the variant 'six'"):
        done.stars("six")


def test_changes_differ_in_one_option_each():
    found = studies.changes(RULES)
    assert len(found) > 40
    for change in found:
        assert set(change.rules.differences(RULES)) == {change.option}
        assert change.rules.values[change.option] == change.value


def test_a_thousand_compiled_games_look_like_the_report():
    """A share's standard error is 0.9 % in 2,400 games, that of the mean 0.14 rounds."""
    frame = studies.reproduction(games=2400, seed=1).figures().set_index(["variant", "measure"])
    assert frame.loc[(FIVE, "rounds")].ours == pytest.approx(12.45, abs=0.5)
    assert frame.loc[(EIGHT, "horseshoe_wins")].ours > frame.loc[(FIVE, "horseshoe_wins")].ours

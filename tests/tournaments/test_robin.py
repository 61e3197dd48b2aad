"""Every table of several policies: which there are, that they are tournaments, how they are summed up."""

from itertools import islice

import pytest

from afrikan import round_robin, tournament
from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset
from afrikan.simulation.estimates import interval
from afrikan.tournaments import robin_blocks

FAN = Ruleset.preset("fan")
THREE = ["nearest", "random", "closest_cairo"]


@pytest.fixture(scope="module")
def against():
    return round_robin(THREE, FAN, games=12, seed=5, seats=3, compiled=False)


@pytest.fixture(scope="module")
def groups():
    return round_robin([*THREE, "capetown"], FAN, games=9, seed=5, seats=3, kind="groups", compiled=False)


def test_one_place_plays_against_all_others_of_a_rival(against):
    assert len(against.members) == 6
    assert against.members[1] == ("nearest", "closest_cairo", "closest_cairo")
    second = tournament(against.members[1], FAN, games=12, seed=6, compiled=False)
    assert against.tables[1] == second
    row = against.matrix().set_index(["policy", "rival"]).loc[("nearest", "closest_cairo")]
    assert (row.games, row.wins) == (12, second.sides[0].wins)
    assert (row.low, row.high) == pytest.approx(interval(int(row.wins), 12))
    assert (row.low_all, row.high_all) == pytest.approx(interval(int(row.wins), 12, 1 - 0.05 / 6))
    assert row.fair == pytest.approx(1 / 3)


def test_groups_are_every_choice_of_different_policies(groups):
    assert groups.members == (
        ("nearest", "random", "closest_cairo"),
        ("nearest", "random", "capetown"),
        ("nearest", "closest_cairo", "capetown"),
        ("random", "closest_cairo", "capetown"),
    )
    assert [table.runs.seed for table in groups.tables] == [5, 6, 7, 8]
    assert groups.games == 36


def test_the_standings_are_means_over_the_tables(groups):
    frame = groups.standings()
    assert list(frame.share) == sorted(frame.share, reverse=True)
    wins = [{side.name: side.wins for side in table.sides} for table in groups.tables]
    shares = [row["capetown"] / 9 for row in wins[1:]]
    row = frame.set_index("policy").loc["capetown"]
    assert (row.tables, row.games) == (3, 27)
    assert row.share == pytest.approx(sum(shares) / 3)
    half = 1.959964 * sum(share * (1 - share) / 9 for share in shares) ** 0.5 / 3
    assert row.high - row.share == pytest.approx(half)
    assert frame.share.sum() == pytest.approx(4 / 3)


def test_only_the_single_place_counts_in_the_standings_of_a_matrix(against):
    frame = against.standings().set_index("policy")
    rows = against.matrix()
    assert frame.loc["random"].share == pytest.approx(rows[rows.policy == "random"].share.mean())


def test_the_tables_take_turns_and_blocks_merge(against):
    parts = list(robin_blocks(THREE, FAN, games=12, seed=5, seats=3, compiled=False))
    merged = sum(parts[1:], parts[0])
    assert merged == against
    first = list(islice(robin_blocks(THREE, FAN, games=12, seed=5, seats=3, compiled=False), 8))
    so_far = sum(first[1:], first[0])
    assert len(so_far.played) == 6
    more = list(robin_blocks(THREE, FAN, games=12, seed=5, seats=3, compiled=False, so_far=so_far))
    assert sum(more, so_far) == against
    with pytest.raises(AfrikanError, match="only runs of the same"):
        parts[0] + next(robin_blocks(THREE[:2], FAN, games=12, seed=5, seats=3, compiled=False))


def test_different_functions_of_the_same_name_are_told_apart():
    own = [lambda view, legal: legal[0], lambda view, legal: legal[-1]]
    found = round_robin(own, FAN, games=2, seed=1, seats=2, rounds=3)
    assert list(found.matrix().policy) == ["own", "own#2"]
    assert list(found.matrix().rival) == ["own#2", "own"]


@pytest.mark.parametrize(
    ("policies", "options", "words"),
    [
        (["nearest"], {}, "at least 2 policies, each once"),
        (["nearest", "nearest"], {}, "each once"),
        (THREE, {"kind": "groups"}, "at least 4 policies"),
        (THREE, {"kind": "cup"}, "no kind of round robin 'cup'; known: against, groups"),
        (THREE, {"seats": 7}, "seats 7 must be a whole number from 2 to 6"),
        ("nearest", {}, "not 'nearest'"),
    ],
)
def test_what_cannot_be_paired_is_refused(policies, options, words):
    with pytest.raises(AfrikanError, match=words):
        round_robin(policies, FAN, **options)


def test_too_many_tables_are_refused():
    own = [(lambda view, legal, place=place: legal[place]) for place in range(16)]
    with pytest.raises(AfrikanError, match="make 240 tables; at most 200"):
        round_robin(own, FAN)


def test_groups_have_no_matrix(groups):
    with pytest.raises(AfrikanError, match="kind 'against' has a matrix"):
        groups.matrix()

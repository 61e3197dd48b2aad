"""The atlas that comes with the package: complete for the catalogue, and what the engine plays today."""

from itertools import product
from math import isnan

import pytest

from afrikan import Atlas, compare
from afrikan.paths import data_path
from afrikan.rule_atlas.cases import cases
from afrikan.rule_atlas.effects import MEASURED
from afrikan.rule_atlas.rows import REFUSED
from afrikan.rule_atlas.run import BASES, TEMPERS
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.validate import shown

AGAIN = "if the rules or the catalogue have changed, `make atlas` makes it anew"


@pytest.fixture(scope="module")
def stored():
    return Atlas.load()


def test_every_value_of_every_option_is_there_for_each_base_and_policy(stored):
    left = {(row.base, row.policy, row.option, shown(row.value)): row for row in stored.rows}
    assert len(left) == len(stored.rows)
    for base, policy in product(BASES, TEMPERS):
        for case in cases(Ruleset.preset(base)):
            key = base, policy, case.option, shown(case.value)
            assert key in left, AGAIN
            row = left.pop(key)
            assert (row.status == REFUSED) == (case.refused is not None), AGAIN
            assert row.scaled == case.scaled, AGAIN
            if case.refused is None:
                assert (row.baseline, dict(row.others)) == (case.baseline.code, dict(case.others)), AGAIN
                assert row.changed == case.changed
            else:
                assert row.reason
    assert not left, AGAIN
    assert {row.option for row in stored.rows} == set(catalogue())


def test_it_tells_how_it_was_made(stored):
    assert (stored.made.seed, stored.made.players, stored.made.confidence) == (1, 4, 0.95)
    assert stored.made.version.count(".") == 2
    assert stored.made.comparisons == sum(row.status != REFUSED for row in stored.rows)


def test_every_row_is_whole_and_agrees_with_itself(stored):
    for row in stored.rows:
        if row.status == REFUSED:
            assert not row.effects
            continue
        assert tuple(row.effects) == MEASURED
        assert row.games >= 5_000
        assert 0 < row.watched <= row.games
        assert (row.first is None) == (row.parted == 0)
        met, used, games_met, games_used = row.sighting
        assert met >= used >= games_used
        assert row.watched >= games_met >= games_used
        for effect in row.effects.values():
            assert effect.difference == pytest.approx(effect.after - effect.before, abs=2e-5)
            ends = effect.low_all, effect.low, effect.difference, effect.high, effect.high_all
            assert any(map(isnan, ends)) or list(ends) == sorted(ends)
            if not row.parted:
                assert effect.difference == 0


def test_the_file_is_written_as_it_would_be_today(stored, tmp_path):
    stored.save(tmp_path / "atlas.csv")
    assert (tmp_path / "atlas.csv").read_bytes() == data_path("studies", "atlas.csv").read_bytes()


@pytest.mark.parametrize(
    ("base", "option", "value"), [("fan", "slave_length", 2), ("swedish", "pirates_stop", "always")]
)
def test_the_figures_are_those_of_the_games_that_are_played_today(stored, base, option, value):
    row, rules = stored.row(base, "nearest", option, value), Ruleset.preset(base)
    compared = compare(
        rules, row.changed, games=row.games, seed=stored.made.seed, rounds=stored.made.rounds, keep=1
    )
    assert (compared.parted[0], compared.numbers[0][0]) == (row.parted, row.first), AGAIN
    for name in ("rounds", "horseshoe_wins", "missed_turns"):
        effect, found = row.effects[name], compared.difference(name)
        assert (effect.difference, effect.low, effect.high) == pytest.approx(tuple(found), abs=1e-5), AGAIN

"""An atlas: its figures are those of paired games, whoever plays; what is bad is refused by name."""

from concurrent.futures import BrokenExecutor, Future
from dataclasses import replace
from itertools import count
from math import isnan

import pytest

from afrikan import Atlas, atlas, compare
from afrikan.errors import AfrikanError, DataError
from afrikan.rule_atlas import blocks
from afrikan.rule_atlas.__main__ import main
from afrikan.rule_atlas.effects import MEASURED, Effect
from afrikan.rule_atlas.rows import NOT_OFFERED, NOT_USED, REFUSED, TESTED, Row
from afrikan.rule_atlas.table import COLUMNS
from afrikan.rule_atlas.watching import Sighting
from afrikan.rules import Ruleset
from afrikan.session import use

FAN = Ruleset.preset("fan")
SWEDISH = Ruleset.preset("swedish")
SMALL = {
    "bases": ["swedish"], "policies": ["capetown"], "options": ["slave_trigger", "mode_declaration", "loans"],
    "games": 8, "watched": 1, "seed": 4, "rounds": 12, "compiled": False,
}  # fmt: skip
OTHERS = {"bases": ["fan"], "options": ["mode_declaration"], "games": 2, "rounds": 3}


@pytest.fixture(scope="module")
def small():
    return atlas(**SMALL, workers=1)


def test_the_rows_are_those_of_the_options_in_the_order_of_the_catalogue(small):
    assert [(row.option, row.value) for row in small.rows] == [
        ("mode_declaration", "no"), ("slave_trigger", "robber"), ("slave_trigger", "robber_or_danger"),
        ("loans", "yes"),
    ]  # fmt: skip
    assert small.made.comparisons == 3
    assert repr(small) == "Rule atlas, 4 rows: 1 tested, 1 never met, 1 met but never used, 1 refused"


def test_a_row_holds_the_paired_differences_with_both_intervals(small):
    row = small.row("swedish", "capetown", "slave_trigger", "robber")
    compared = compare(
        SWEDISH, row.changed, policies=["capetown"] * 4, games=8, seed=4, rounds=12, keep=8, compiled=False
    )
    assert (row.games, row.parted, row.first) == (8, compared.parted[0], compared.numbers[0][0])
    assert list(row.effects) == list(MEASURED)
    assert row.effects["missed_turns"].difference != 0
    for name, effect in row.effects.items():
        unit = 1000 if name == "money" else 1
        pair, alone = compared.pair(name), compared.difference(name)
        together = compared.difference(name, confidence=1 - 0.05 / 3)
        wanted = pair.a / 8, pair.b / 8, *alone, *together[1:]
        assert effect[1:] == pytest.approx([float(figure) / unit for figure in wanted], nan_ok=True)
        assert isnan(effect.low) or effect.low_all < effect.low <= effect.difference


def test_money_is_counted_in_the_tile_prices_of_either_ruleset():
    asked = SMALL | {"bases": ["fan"], "policies": ["random"], "options": ["tile_price"], "rounds": 1}
    row = atlas(**asked, workers=1).rows[0]
    compared = compare(FAN, row.changed, policies=["random"] * 4, games=8, seed=4, rounds=1, compiled=False)
    a, b = (runs.sums("money").total / 8 for runs in compared.runs)
    assert row.effects["money"][1:3] == pytest.approx((a / 100, b / 1000))


def test_a_value_that_needs_others_is_compared_with_the_base_that_has_them_too():
    row = atlas(**SMALL | OTHERS, workers=1).rows[0]
    assert dict(row.others) == {"attempt_decision": "before_roll"}
    assert row.baseline == "fan;attempt_decision=before_roll"
    assert row.changed.code == "fan;attempt_decision=before_roll;mode_declaration=yes"
    assert row.parted == 0


def test_a_refused_value_is_listed_with_its_reason(small):
    use(language="fi")
    row = atlas(**SMALL | {"options": ["gold_coast_scope"]}, workers=1).rows[0]
    assert row.status == REFUSED
    assert row.reason.startswith("gold_coast_scope=whole_payment is catalogued but not available yet")
    assert not row.effects


@pytest.mark.parametrize(
    ("sighting", "parted", "status"),
    [
        (Sighting(0, 0, 0, 0), 0, NOT_OFFERED),
        (Sighting(9, 0, 2, 0), 0, NOT_USED),
        (Sighting(9, 1, 2, 1), 0, TESTED),
        (Sighting(9, 0, 2, 0), 1, TESTED),
        (Sighting(0, 0, 0, 0), 1, TESTED),
    ],
)
def test_a_value_counts_as_tested_once_it_is_used_or_a_game_parts(sighting, parted, status):
    row = Row("fan", "nearest", "loans", "yes", {}, "fan", parted=parted, watched=2, sighting=sighting)
    assert row.status == status
    assert (row.offered, row.used) == (sighting.met / 2, sighting.used / 2)
    assert replace(row, reason="why").status == REFUSED


def test_processes_make_the_same_atlas(small):
    several = {"bases": ["swedish", "fan"], "policies": ["capetown", "nearest"], "options": ["loans"]}
    one, two = (atlas(**SMALL | several | {"games": 2, "rounds": 3}, workers=n) for n in (1, 2))
    assert repr(one.rows) == repr(two.rows)
    assert [(row.base, row.policy) for row in one.rows] == [
        ("swedish", "capetown"), ("swedish", "nearest"), ("fan", "capetown"), ("fan", "nearest"),
    ]  # fmt: skip


def test_parts_add_up_to_the_atlas(small):
    two = SMALL | {"bases": ["swedish", "fan"], "options": ["loans"], "games": 1, "rounds": 1}
    whole, other = blocks(**two, workers=1)
    whole += other
    assert repr(whole.rows) == repr(atlas(**two, workers=1).rows)
    with pytest.raises(AfrikanError, match="only atlases of the same"):
        _ = small + replace(small, made=replace(small.made, seed=5))


@pytest.mark.parametrize("workers", [1, 2])
def test_it_stops_when_told_and_keeps_what_is_finished(workers):
    turns = count()
    two = {"bases": ["fan", "swedish"], "options": ["loans"], "games": 1, "rounds": 1}
    assert atlas(**SMALL | two, workers=workers, stop=lambda: True).rows == ()
    if workers == 1:
        stopped = atlas(**SMALL | two, workers=1, stop=lambda: next(turns) >= 4)
        assert [row.base for row in stopped.rows] == ["fan"]


class LostPool:
    """A pool whose processes die."""

    def __init__(self, *_):
        self.closed = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        assert self.closed

    def submit(self, *_):
        lost = Future()
        lost.set_exception(BrokenExecutor("it died"))
        return lost

    def shutdown(self, **_):
        self.closed = True


def test_a_process_that_dies_is_told(monkeypatch):
    monkeypatch.setattr("afrikan.rule_atlas.run.ProcessPoolExecutor", LostPool)
    two = {"bases": ["fan", "swedish"], "options": ["loans"]}
    with pytest.raises(AfrikanError, match=r"a process that made the atlas was lost \(it died\)"):
        atlas(**SMALL | two, workers=2)


def test_a_file_holds_the_whole_atlas_and_reads_back(small, tmp_path):
    path = tmp_path / "atlas.csv"
    small.save(path)
    again = Atlas.load(path)
    assert again.made == small.made
    assert [(row.option, row.value, row.status, row.sighting, row.first) for row in again.rows] == [
        (row.option, row.value, row.status, row.sighting, row.first) for row in small.rows
    ]
    again.save(tmp_path / "again.csv")
    assert (tmp_path / "again.csv").read_bytes() == path.read_bytes()
    text = path.read_text("utf-8")
    assert text.startswith("# version=0.")
    assert " seed=4 players=4 rounds=12 confidence=0.95 comparisons=3\n" in text
    assert "-0.00000" not in text
    frame = small.frame()
    assert list(frame.columns) == list(COLUMNS)
    assert len(frame) == 3 * len(MEASURED) + 1
    assert frame.attrs["seed"] == 4
    with pytest.raises(AfrikanError, match="cannot be written"):
        small.save(tmp_path)


@pytest.mark.parametrize(
    ("good", "bad", "reason"),
    [
        ("seed=4", "seed=x", "line 1.*the line must be '# version=… seed=…"),
        ("# version", "# verion", "line 1.*version"),
        ("base,policy", "base,police", "line 2.*the columns must be base, policy"),
        ("mode_declaration", "mode_declartion", "line 3.*did you mean 'mode_declaration'"),
        (",8,", ",eight,", "line 3.*eight"),
    ],
)
def test_damage_is_told_with_file_and_line(small, tmp_path, good, bad, reason):
    path = tmp_path / "atlas.csv"
    small.save(path)
    text = path.read_text("utf-8")
    assert good in text
    path.write_text(text.replace(good, bad), encoding="utf-8")
    with pytest.raises(DataError, match=rf"atlas\.csv.*{reason}"):
        Atlas.load(path)


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(DataError, match=r"none\.csv.*this is not an atlas"):
        Atlas.load(tmp_path / "none.csv")


@pytest.mark.parametrize(
    ("argument", "reason"),
    [
        ({"options": ["slave_lenght"]}, "there is no option 'slave_lenght'; did you mean 'slave_length'?"),
        ({"options": "loans"}, "options must be a list of one or more names, not 'loans'"),
        ({"options": []}, "options must be a list"),
        ({"bases": ["fann"]}, "there is no preset 'fann'; did you mean 'fan'?"),
        ({"bases": "fan"}, "bases must be a list"),
        ({"policies": ["nearst"]}, "nearst.*did you mean 'nearest'?"),
        ({"policies": [max]}, "max"),
        ({"games": 0}, "games 0 must be a whole number"),
        ({"games": {"capetown": 1.5}}, "games 1.5 must be a whole number"),
        ({"seed": -1}, "seed -1"),
        ({"watched": 0}, "watched 0"),
        ({"players": 5}, "players 5 must be a whole number from 2 to 4"),
        ({"rounds": 0}, "rounds 0"),
        ({"confidence": 1}, "confidence"),
        ({"workers": 0}, "workers 0"),
    ],
)  # fmt: skip
def test_what_is_not_possible_is_refused_by_name_before_anything_is_played(argument, reason):
    with pytest.raises(AfrikanError, match=reason):
        atlas(**SMALL | argument)


def test_games_may_be_told_for_each_policy():
    table = SMALL | {"options": ["may_pass"], "games": {"capetown": 3}, "rounds": 1}
    assert atlas(**table, workers=1).rows[0].games == 3


def test_a_row_that_is_not_there_is_named(small):
    with pytest.raises(AfrikanError, match="the atlas has no row 'fan capetown loans yes'"):
        small.row("fan", "capetown", "loans", "yes")


def test_the_command_writes_the_file_or_tells_why_not(tmp_path, capsys):
    path = tmp_path / "atlas.csv"
    asked = ["--bases", "fan", "--policies", "capetown", "--games", "2", "--watched", "1", "--workers", "1"]
    assert main([*asked, "--options", "slave_unit", "slave_unti", "--file", str(path)]) == 2
    assert "there is no option 'slave_unti'; did you mean 'slave_unit'?" in capsys.readouterr().err
    assert not path.exists()
    assert main([*asked, "--options", "slave_unit", "--seed", "3", "--file", str(path)]) == 0
    assert "Rule atlas, 1 rows" in capsys.readouterr().out
    assert Atlas.load(path).made.seed == 3


def test_an_interrupt_leaves_the_file_as_it_was(tmp_path, monkeypatch, capsys):
    path = tmp_path / "atlas.csv"
    path.write_text("as it was", encoding="utf-8")

    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("afrikan.rule_atlas.__main__.atlas", interrupted)
    assert main(["--file", str(path)]) == 130
    assert "atlas.csv is as it was" in capsys.readouterr().err
    assert path.read_text("utf-8") == "as it was"


def test_a_difference_counts_as_seen_only_beyond_the_luck_of_all_comparisons():
    assert Effect("rounds", 1, 2, 1, 0.2, 1.8, 0.1, 1.9).seen
    assert Effect("rounds", 2, 1, -1, -1.8, -0.2, -1.9, -0.1).seen
    assert not Effect("rounds", 1, 2, 1, 0.1, 1.9, -0.1, 2.1).seen

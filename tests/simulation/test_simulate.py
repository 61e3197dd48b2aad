"""Many games: the same whichever way they are cut, and sums that add up."""

from statistics import NormalDist

import pytest

from afrikan import simulate
from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset
from afrikan.simulation import blocks
from afrikan.simulation.estimates import interval

FAN = Ruleset.preset("fan")
TABLE = ["nearest", "random", "nearest"]


def test_both_executions_count_alike():
    assert simulate(FAN, TABLE, 150, 3, compiled=False) == simulate(FAN, TABLE, 150, 3, compiled=True)


def test_blocks_merge_to_the_whole():
    parts = list(blocks(FAN, TABLE, 100, 3, compiled=False))
    total = parts[0]
    for part in parts[1:]:
        total += part
    assert len(parts) > 2
    assert total == simulate(FAN, TABLE, 100, 3, compiled=False)


def test_games_that_were_stopped_go_on():
    whole = simulate(FAN, TABLE, 30, 3, keep=20, compiled=False)
    first, *more = (
        *blocks(FAN, TABLE, 10, 3, keep=10, compiled=False),
        *blocks(FAN, TABLE, 30, 3, keep=20, compiled=False, begin=10),
    )
    assert sum(more, first) == whole
    assert list(blocks(FAN, TABLE, 30, 3, compiled=False, begin=30)) == []


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"begin": 31}, "begin 31 must be a whole number from 0 to 30"),
        ({"begin": -1}, "begin -1 must be"),
        ({"begin": 3, "until": {"rounds": 1}}, "begin 3 and until do not go together"),
    ],
)
def test_games_go_on_from_a_game_that_can_be(arguments, named):
    with pytest.raises(AfrikanError, match=named):
        blocks(FAN, TABLE, 30, 3, **arguments)


def test_counts_add_up():
    runs = simulate(FAN, TABLE, 200, 8, compiled=False)
    assert runs.games == 200
    assert sum(runs.wins) + runs.no_winner == 200
    assert sum(runs.lasted.values()) == 200
    assert runs.events["won"] == sum(runs.wins)
    assert runs.events["star_found"] <= 200
    assert runs.quantile(0.05) <= runs.quantile(0.5) <= runs.quantile(1.0) == max(runs.lasted)


def test_the_cap_ends_games_without_a_winner():
    runs = simulate(FAN, TABLE, 30, 8, rounds=1, compiled=False)
    assert runs.no_winner > 20
    assert set(runs.lasted) == {1}


def test_the_summary_says_what_a_reader_needs():
    text = repr(simulate(Ruleset.preset("swedish"), TABLE, 50, 8, compiled=False).summary())
    for phrase in ("swedish", "50 (seed 8)", "wins of seat 3 (nearest)", "no winner", "median"):
        assert phrase in text
    assert "nordic (reconstruction)" in text
    assert "reconstruction" not in repr(simulate(FAN, TABLE, 5, 8, compiled=False).summary())


def test_the_frame_has_a_row_a_seat():
    frame = simulate(FAN, TABLE, 50, 8, compiled=False).frame()
    assert list(frame.index) == [1, 2, 3]
    assert ((frame.low <= frame.share) & (frame.share <= frame.high)).all()


@pytest.mark.parametrize(("hits", "trials"), [(0, 10), (3, 10), (10, 10), (50, 1000)])
def test_the_interval_solves_its_defining_equation(hits, trials):
    """At each end of Wilson's interval the observed share lies z standard errors away."""
    z = NormalDist().inv_cdf(0.975)
    for end in interval(hits, trials):
        assert (hits / trials - end) ** 2 == pytest.approx(z * z * end * (1 - end) / trials, abs=1e-15)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"policies": ["nearest"]}, "policies must be a list for 2 to 6 seats"),
        ({"policies": "nearest"}, "policies must be a list"),
        ({"policies": ["neerest", "random"]}, "did you mean 'nearest'"),
        ({"games": 0}, "games 0 must be"),
        ({"games": 1.5}, "games 1.5 must be"),
        ({"seed": -1}, "seed -1 must be"),
        ({"rounds": 1001}, "rounds 1001 must be"),
        ({"rules": 3}, "rules must be a Ruleset"),
        ({"rules": "fann"}, "did you mean 'fan'"),
    ],
)
def test_bad_input_is_named(arguments, named):
    with pytest.raises(AfrikanError, match=named):
        simulate(**{"rules": FAN, "policies": TABLE, "games": 3} | arguments)


def test_without_numba_games_are_interpreted(monkeypatch):
    from afrikan.simulation import compiling

    monkeypatch.setattr(compiling, "available", lambda: False)
    monkeypatch.setattr(compiling, "as_compiled", None)
    assert simulate(FAN, TABLE, 501, 3, rounds=2).games == 501
    with pytest.raises(AfrikanError, match="needs numba"):
        simulate(FAN, TABLE, 3, 3, compiled=True)


def test_the_first_compilation_is_announced(monkeypatch, tmp_path, capsys):
    from afrikan.simulation.compiled import ENGINE

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    ENGINE.announce()
    assert "Compiling" in capsys.readouterr().err
    ENGINE.folder().mkdir(parents=True)
    (ENGINE.folder() / "made.nbi").touch()
    ENGINE.announce()
    assert capsys.readouterr().err == ""


def test_the_progress_bar_counts_games(capsys):
    assert simulate(FAN, TABLE, 20, 3, compiled=False, progress=True).games == 20
    assert "20/20" in capsys.readouterr().err


def test_interpreted_games_need_neither_numpy_nor_numba():
    import subprocess
    import sys

    code = (
        "import sys, afrikan as af\n"
        "af.Game(af.Ruleset.preset('fan'), 2, policies='nearest', seed=1).play()\n"
        "af.simulate(af.Ruleset.preset('fan'), games=5)\n"
        "print([name for name in ('numpy', 'numba', 'networkx', 'matplotlib') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_session_seeds_a_simulation_that_names_no_seed():
    from afrikan import use

    use(seed=8)
    assert simulate(FAN, TABLE, 10, compiled=False) == simulate(FAN, TABLE, 10, 8, compiled=False)


def test_runs_show_their_summary():
    runs = simulate(FAN, TABLE, 10, 8, compiled=False)
    assert repr(runs) == repr(runs.summary())
    assert runs._repr_html_() == runs.summary()._repr_html_()

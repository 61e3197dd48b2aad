"""Whoever plays, the games are the same: threads, processes, a cluster; and no loss of a worker loses one."""

import os
import signal
from concurrent.futures import Executor, Future, ThreadPoolExecutor

import pytest

from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset
from afrikan.simulation import blocks, executors, simulate
from afrikan.simulation.job import Part

FAN = Ruleset.preset("fan")
TABLE = ["nearest", "random", "nearest"]
GAMES = {"games": 250, "seed": 3, "rounds": 15, "rotate": True, "keep": 30, "compiled": False}
LONG = {"games": 3000, "seed": 3, "rounds": 3, "compiled": False}


@pytest.fixture(scope="module")
def here():
    return simulate(FAN, TABLE, **GAMES)


@pytest.fixture(scope="module")
def long():
    return simulate(FAN, TABLE, **LONG)


@pytest.fixture(scope="module")
def cluster():
    from distributed import Client, LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as local,
        Client(local) as client,
    ):
        yield client


def kill_one(pids):
    os.kill(next(iter(pids)), signal.SIGKILL)


def killed(steps, pids_of):
    """The sum of all blocks; after the tenth a worker is killed."""
    total = None
    for number, runs in enumerate(steps):
        total = runs if total is None else total + runs
        if number == 10:
            kill_one(pids_of())
    return total


@pytest.mark.parametrize("workers", [1, 3])
def test_threads_play_the_same_games(here, workers):
    assert simulate(FAN, TABLE, **GAMES, executor="threads", workers=workers) == here


def test_compiled_threads_play_the_same_games(here):
    assert simulate(FAN, TABLE, **GAMES | {"compiled": True}, executor="threads", workers=2) == here


def test_blocks_come_in_the_order_of_their_games():
    kept = [row for runs in blocks(FAN, TABLE, **GAMES, executor="threads", workers=3) for row in runs.kept]
    assert kept == list(simulate(FAN, TABLE, **GAMES).kept)


def test_processes_play_the_same_games_though_one_is_killed(long, monkeypatch):
    made = []
    make = executors.Pool.made
    monkeypatch.setattr(executors.Pool, "made", lambda pool: made.append(make(pool)) or made[-1])
    steps = blocks(FAN, TABLE, **LONG, executor="processes", workers=2)
    assert killed(steps, lambda: made[-1]._processes) == long
    assert len(made) == 2


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(here, long, cluster):
    executor = cluster.get_executor()
    assert executors.workers_of(executor) == 2
    assert simulate(FAN, TABLE, **GAMES, executor=executor) == here
    steps = blocks(FAN, TABLE, **LONG, executor=executor)
    assert killed(steps, lambda: cluster.run(os.getpid).values()) == long


def test_a_closed_cluster_is_named():
    from distributed import Client, LocalCluster

    with LocalCluster(n_workers=1, processes=False, dashboard_address=":0") as local:
        client = Client(local)
        executor = client.get_executor()
        client.close()
        with pytest.raises(AfrikanError, match="the executor ClientExecutor was lost after 0 games"):
            simulate(FAN, TABLE, **GAMES, executor=executor, workers=2)


def test_an_executor_that_is_given_stays_open(here):
    with ThreadPoolExecutor(2) as executor:
        assert simulate(FAN, TABLE, **GAMES, executor=executor) == here
        assert executor.submit(int, "7").result() == 7


class Failing(Executor):
    """Plays so many blocks, then fails at every other one."""

    def __init__(self, blocks):
        self.left = blocks

    def submit(self, function, /, *arguments):
        future = Future()
        self.left -= 1
        if self.left < 0:
            future.set_exception(OSError("no route to host"))
        else:
            future.set_result(function(*arguments))
        return future


def test_what_was_played_before_the_workers_were_lost_is_kept():
    with pytest.raises(AfrikanError, match=r"executor Failing was lost .* no route to host") as caught:
        simulate(FAN, TABLE, **GAMES, executor=Failing(6), workers=1)
    runs = caught.value.runs
    assert 6 <= runs.games < GAMES["games"]
    assert f"after {runs.games} games" in str(caught.value)
    assert runs == simulate(FAN, TABLE, **GAMES | {"games": runs.games, "keep": min(30, runs.games)})


def test_an_executor_that_is_shut_is_named():
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    with pytest.raises(AfrikanError, match="ThreadPoolExecutor was lost after 0 games"):
        simulate(FAN, TABLE, **GAMES, executor=executor)


def test_processes_that_keep_dying_are_given_up(monkeypatch):
    monkeypatch.setattr(executors, "play_part", die)
    monkeypatch.setattr(executors, "MOST_BREAKS", 1)
    with pytest.raises(AfrikanError, match="the executor processes was lost after 0 games") as caught:
        simulate(FAN, TABLE, **GAMES, executor="processes", workers=1)
    assert caught.value.runs is None


def die(sent, begin, games):
    os._exit(1)


def test_workers_are_let_go_of_when_a_loop_ends_early():
    steps = blocks(FAN, TABLE, **LONG, executor="threads", workers=2)
    next(steps)
    steps.close()
    assert next(steps, None) is None


def test_no_more_blocks_are_handed_out_than_look_ahead():
    handed = []

    class Watched(Failing):
        def submit(self, function, /, *arguments):
            handed.append(arguments)
            return super().submit(function, *arguments)

    steps = blocks(FAN, TABLE, **LONG, executor=Watched(10**6), workers=2)
    next(steps)
    assert len(handed) == 4


def test_sizes_follow_the_time_a_block_takes():
    pace = executors.Pace(0.1)
    part = Part(1, (), (), 0.001)
    pace.learn(part)
    assert pace.size == 4
    pace.learn(part._replace(games=1000, seconds=1.0))
    assert pace.size == 100
    pace.learn(part._replace(games=10**6, seconds=0.0))
    assert pace.size == executors.MOST_GAMES
    pace.learn(part._replace(games=1, seconds=60.0))
    assert pace.size == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"executor": "cluster"}, "there is no executor 'cluster'"),
        ({"executor": "thread"}, "did you mean 'threads'"),
        ({"executor": 4}, "there is no executor 4"),
        ({"executor": "threads", "workers": 0}, "workers 0 must be a whole number from 1"),
        ({"executor": "threads", "workers": 2.0}, "workers 2.0 must be"),
        ({"workers": -1}, "workers -1 must be"),
    ],
)
def test_a_wrong_executor_is_named(arguments, named):
    with pytest.raises(AfrikanError, match=named):
        simulate(FAN, TABLE, **GAMES, **arguments)

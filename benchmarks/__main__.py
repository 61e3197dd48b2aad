"""Measures what people wait for and prints each figure beside its aim; ratios come from one run.

Usage: python -m benchmarks; what needs a browser: python -m benchmarks.clicks, python -m benchmarks.visitors
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.game import Game

IMPORT = """
import sys, time
t = time.perf_counter()
import afrikan
print(time.perf_counter() - t, "numpy" in sys.modules)
"""
FIRST = """
import time, afrikan as af
t = time.perf_counter()
af.simulate(af.Ruleset.preset("fan"), games=1, compiled=True)
print(time.perf_counter() - t)
"""


def line(what: str, figure: str, aim: str = "") -> None:
    print(f"{what:<58} {figure:>16}  {aim}", flush=True)


def python(code: str, folder: Path | None = None, **environment: str) -> list[str]:
    """Run code in a fresh interpreter, in a folder if one is named, and return the words it prints."""
    import os

    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, check=True, cwd=folder, env=os.environ | environment,
    )  # fmt: skip
    return done.stdout.split()


def imports() -> None:
    runs = [python(IMPORT) for _ in range(5)]
    line("import afrikan, median of 5", f"{median(float(run[0]) for run in runs):.3f} s", "aim < 0.3 s")
    line("… loads numpy", runs[0][1], "aim False")


def first_call() -> None:
    with tempfile.TemporaryDirectory() as folder:
        line(
            "first compiled call, empty cache",
            f"{float(python(FIRST, XDG_CACHE_HOME=folder)[0]):.1f} s",
            "aim < 30 s",
        )
        line("first compiled call, from the cache", f"{float(python(FIRST, XDG_CACHE_HOME=folder)[0]):.1f} s")


def playouts() -> None:
    from afrikan.rules import Ruleset
    from afrikan.simulation.job import Job, player_of

    for preset in Ruleset.presets():
        rules = Ruleset.preset(preset)
        job = Job((rules,), ("nearest",) * 4, (), 1, 200)
        fast = rate(player_of(replace(job, compiled=True)), 40_000 if preset != "literal" else 8_000)
        slow = rate(player_of(job), 400 if preset != "literal" else 80)
        aim = "aim >= 150,000" if preset == "fan" else ""
        line(f"four nearest, {preset}: compiled games/s, one thread", f"{fast:,.0f}", aim)
        line("… interpreted games/s, ratio", f"{slow:,.0f}   {fast / slow:.0f} : 1")


def rate(play: Callable[[int, int], object], games: int) -> float:
    """Return games per second of this thread's time, the best of three."""
    play(0, 20)
    spent = []
    for repeat in range(3):
        started = thread_time()
        play(repeat * games, games)
        spent.append(thread_time() - started)
    return games / min(spent)


def actions() -> None:
    from afrikan.game import Game
    from afrikan.rules import Ruleset

    game = Game(Ruleset.preset("fan"), 6, policies="random", seed=1).play(1500)
    see(game)
    spent = []
    for _ in range(100):
        started = perf_counter()
        game.step()
        see(game)
        spent.append(1000 * (perf_counter() - started))
    line(
        f"one action in a six-player game after {game.at:,}, median", f"{median(spent):.1f} ms", "aim < 20 ms"
    )
    line("… slowest of 100", f"{max(spent):.1f} ms")


def see(game: "Game") -> None:
    """Ask for everything that the stepper shows after an action."""
    _ = game.legal, game.players, game.svg("en"), [str(entry) for entry in game.log[-60:]]


def main() -> None:
    print(f"Python {sys.version.split()[0]} in {Path(sys.prefix)}\n")
    from benchmarks import engines, island, odds, simulation

    others = (*engines.MEASURES, *simulation.MEASURES, *odds.MEASURES, *island.MEASURES)
    for measure in (imports, first_call, playouts, actions, *others):
        measure()


if __name__ == "__main__":
    main()

"""Measures what all options together cost: the engine before them and the one committed now, both built here.

The engine before them counted little, so it is compared twice: as what people run, with all that is counted
today, and as the rules alone, games played and nothing counted.

Usage: python -m benchmarks.engines [COMMIT]; the command python -m benchmarks includes it
"""

import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from benchmarks.__main__ import line, python

BEFORE = "7706b406db25a2a84003d15cf28a2ba607b6da69"
"""The last commit whose engine knew the options of the five first presets only."""

HERE = Path(__file__).resolve().parents[1]
ROUNDS = 5

RATE = """
import sys
from time import thread_time
import afrikan as af
rules = af.Ruleset.preset("fan")
def spent(games):
    begun = thread_time()
    af.simulate(rules, ["nearest"] * 4, games=games, seed=1, compiled=True)
    return thread_time() - begun
spent(1)
print(100_000 / min(spent(100_000) for _ in range(3)))
"""

ALONE = """
from time import thread_time
import numba
import numpy as np
import afrikan as af
from afrikan.policies.choose import Policy
from afrikan.policies.routes import routes
from afrikan.records import blank, to_record
from afrikan.simulation import compiled
from afrikan.star.state import ACTIONS, CITIES, SEATS, State
from afrikan.star.tables import tables
from rules_alone import play_games
rules = af.Ruleset.preset("fan")
how = {"error_model": "numpy"}
if hasattr(compiled, "ENGINE"):
    from afrikan.simulation.compiling import COMPILING as how
    compiled.ENGINE.block()
else:
    compiled.compiled_block()
run = numba.njit(play_games, cache=True, **how)
given = [to_record(made) for made in (blank(State), rules.kernel(), tables(rules), routes(rules))]
policies = np.full(SEATS, Policy.NEAREST, np.int64)
room = [np.zeros(length, np.int64) for length in (CITIES, ACTIONS)]
def spent(games):
    begun = thread_time()
    run(*given, policies, *room, games)
    return thread_time() - begun
spent(1)
print(100_000 / min(spent(100_000) for _ in range(3)))
"""

RULES_ALONE = """
from afrikan.chance.streams import Seed
from afrikan.simulation.playout import play

def play_games(state, rules, board, routes, policies, faces, out, games):
    for game in range(games):
        play(state, rules, board, routes, policies, faces, out, Seed(1, 0, game, 0), 4, 200)
"""


def checkout(commit: str, folder: Path) -> Path:
    """Write the tree of a commit into a folder of its own and return it."""
    packed = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=True).stdout
    tree = folder / commit
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(tree, filter="data")
    (tree / "rules_alone.py").write_text(RULES_ALONE, encoding="utf-8")
    return tree


def has(commit: str) -> bool:
    """Tell whether the history of this copy reaches back to a commit."""
    asked = subprocess.run(["git", "cat-file", "-e", f"{commit}^{{commit}}"], cwd=HERE, capture_output=True)
    return asked.returncode == 0


def engines(now: str = "HEAD") -> None:
    """Build both engines and let them play by turns, so that a busy machine slows both."""
    if not has(BEFORE):
        line("options against the engine before them", "not measured", "needs the whole history: git fetch")
        return
    with tempfile.TemporaryDirectory() as folder:
        trees = [checkout(commit, Path(folder)) for commit in (BEFORE, now)]
        before, after, ratio = by_turns(trees, ALONE)
        line("rules alone before all options, games/s", f"{before:,.0f}")
        line("… with all options", f"{after:,.0f}")
        line("… ratio", f"{ratio:.2f} : 1", "aim >= 0.87 : 1, at most 15 % more time")
        before, after, ratio = by_turns(trees, RATE)
        line("simulate before all options, little counted", f"{before:,.0f}")
        line("… with all options, everything counted", f"{after:,.0f}", "aim >= 150,000")
        line("… ratio", f"{ratio:.2f} : 1")


def by_turns(trees: Sequence[Path], code: str) -> tuple[float, float, float]:
    """Return the median rate in each of two trees, and the median ratio of the second to the first."""
    rates: list[list[float]] = [[], []]
    for _ in range(ROUNDS):
        for tree, found in zip(trees, rates, strict=True):
            words = python(code, tree, PYTHONPATH=str(tree), XDG_CACHE_HOME=str(tree / "cache"))
            found.append(float(words[0]))
    return median(rates[0]), median(rates[1]), median(b / a for a, b in zip(*rates, strict=True))


MEASURES = (engines,)

if __name__ == "__main__":
    engines(*sys.argv[1:2])

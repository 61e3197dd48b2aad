"""Measures what all options together cost: the engine before them and the one committed now, both built here.

Usage: python -m benchmarks.engines [COMMIT]; the command python -m benchmarks includes it
"""

import io
import subprocess
import sys
import tarfile
import tempfile
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


def checkout(commit: str, folder: Path) -> Path:
    """Write the tree of a commit into a folder of its own and return it."""
    packed = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=True).stdout
    tree = folder / commit
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(tree, filter="data")
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
        rates: list[list[float]] = [[], []]
        for _ in range(ROUNDS):
            for tree, found in zip(trees, rates, strict=True):
                words = python(RATE, tree, PYTHONPATH=str(tree), XDG_CACHE_HOME=str(tree / "cache"))
                found.append(float(words[0]))
    before, after = map(median, rates)
    ratio = median(b / a for a, b in zip(*rates, strict=True))
    line("four nearest before all options, games/s", f"{before:,.0f}")
    line("… with all options", f"{after:,.0f}", "aim >= 150,000")
    line("… ratio", f"{ratio:.2f} : 1", "aim >= 0.87 : 1, at most 15 % more time")


MEASURES = (engines,)

if __name__ == "__main__":
    engines(*sys.argv[1:2])

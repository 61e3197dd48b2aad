"""The package and its interpreted core load the standard library only."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEAVY = {
    "anywidget",
    "IPython",
    "ipywidgets",
    "jupytext",
    "matplotlib",
    "networkx",
    "numba",
    "numpy",
    "pandas",
}
CORE = [
    "afrikan",
    *(f"afrikan.island.{name}" for name in ("beliefs", "game", "generator", "policies")),
    *(
        f"afrikan.{name}"
        for name in ("board", "chance", "draw", "editions", "game", "history", "island", "rules", "star")
    ),
]


@pytest.mark.parametrize("module", CORE)
def test_core_loads_the_standard_library_only(module):
    program = f"import sys, {module}; print(*sys.modules)"
    run = [sys.executable, "-c", program]
    loaded = subprocess.run(run, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert module in loaded
    assert not HEAVY & set(loaded)

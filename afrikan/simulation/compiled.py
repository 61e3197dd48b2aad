"""The kernel compiled by numba: the very same functions, registered with the compiler, not rewritten."""

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from afrikan.messages import say
from afrikan.session import current

PLAYOUT = "afrikan.simulation.playout"
"""The module whose function plays a block of games."""

KERNEL = (
    "afrikan.chance.generator",
    "afrikan.chance.streams",
    "afrikan.star.actions",
    "afrikan.star.notes",
    "afrikan.star.turn",
    "afrikan.star.money",
    "afrikan.star.moves",
    "afrikan.star.robbers",
    "afrikan.star.tiles",
    "afrikan.star.hazards",
    "afrikan.star.travel",
    "afrikan.star.setting_out",
    "afrikan.star.favours",
    "afrikan.star.stranded",
    "afrikan.star.setup",
    "afrikan.star.kernel",
    "afrikan.star.luck",
    "afrikan.policies.boarding",
    "afrikan.policies.detour",
    "afrikan.policies.nearest",
    "afrikan.policies.planner_value",
    "afrikan.policies.planner",
    "afrikan.policies.outlook",
    "afrikan.policies.study",
    "afrikan.policies.choose",
    "afrikan.simulation.measures",
    "afrikan.simulation.layout",
    "afrikan.simulation.counting",
    PLAYOUT,
)
"""Modules whose functions are compiled."""

CALLED = {
    "apply_rare",
    "at_sea",
    "begin_detour",
    "best_leg_around",
    "board_ship",
    "can_travel",
    "catch",
    "catch_up",
    "checked",
    "choose_start",
    "come_home",
    "count",
    "deal",
    "leave_game",
    "over",
    "fail",
    "find_star",
    "is_barred",
    "lay_detours",
    "legal",
    "meet_robber",
    "random_action",
    "refusal",
    "rob",
    "sail_on_the_way",
    "settle_hopeless",
    "shuffle",
    "start_roll",
    "try_release",
}
"""Functions that are called; all others are copied into their callers, which is faster."""

COMPILING: dict[str, Any] = {"error_model": "numpy", "_nrt": False}
"""How all is compiled: the kernel makes no arrays, so none are counted; counting took a sixth of the time."""

LAYOUT = (
    "afrikan.policies.homeward",
    "afrikan.policies.planner_tables",
    "afrikan.policies.routes",
    "afrikan.records",
    "afrikan.rules.kernel_types",
    "afrikan.star.state",
    "afrikan.star.words",
)
"""Modules whose constants and field tables are compiled in."""

INTERPRETED_ONLY = {"seed_of"}


def available() -> bool:
    """Tell whether numba is installed."""
    return find_spec("numba") is not None


def kernel_functions() -> list[FunctionType]:
    """Return every function that the compiled playout may call."""
    return [function for name in KERNEL for function in functions_of(import_module(name))]


def functions_of(module: ModuleType) -> list[FunctionType]:
    """Return the functions of a module that can be compiled."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and value.__name__ not in INTERPRETED_ONLY
    ]


@cache
def compiled_block() -> Callable[..., None]:
    """Return ``play_block`` as compiled code; its first call compiles, later processes read the cache."""
    register_kernel()
    return as_compiled(import_module(PLAYOUT).play_block, cache_folder())


@cache
def register_kernel() -> None:
    """Tell the compiler of every function of the kernel."""
    for function in kernel_functions():
        register(function, once=function.__name__ in CALLED)


def register(function: FunctionType, *, once: bool) -> None:
    """Tell the compiler of a function that others call.

    Args:
        function: the function.
        once: whether it is compiled once and called, and not copied into its callers.
    """
    from numba.extending import register_jitable

    register_jitable(**COMPILING, forceinline=not once)(function)


def as_compiled(function: Callable[..., None], folder: Path) -> Callable[..., None]:
    """Return a function that is compiled when it is first called, and kept in a folder."""
    import numba

    config: Any = numba.config
    kept, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        compiled: Callable[..., None] = numba.njit(function, **COMPILING, cache=True, nogil=True)
    finally:
        config.CACHE_DIR = kept
    return compiled


def cache_folder(outermost: str = PLAYOUT, others: tuple[str, ...] = ()) -> Path:
    """Return the folder of compiled code, named by everything that the code depends on.

    numba itself looks at the place and time of the file with the outermost function, so they count too.

    Args:
        outermost: the module with that function.
        others: the modules beside the kernel from which it takes functions or constants.
    """
    digest = hashlib.sha256()
    playout = Path(str(import_module(outermost).__file__))
    digest.update(f"{playout} {playout.stat().st_mtime_ns} {sys.version}".encode())
    for name in (*KERNEL, *LAYOUT, *others):
        source = import_module(name).__file__
        digest.update(Path(str(source)).read_bytes())
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "afrikan" / digest.hexdigest()[:16]


def is_cached(folder: Path | None = None) -> bool:
    """Tell whether this version has been compiled on this machine before."""
    return any((folder or cache_folder()).rglob("*.nbi"))


def announce(folder: Path | None = None) -> None:
    """Say on the error stream that compiling takes a moment, if it will."""
    if not is_cached(folder):
        print(say(current().language, "simulation", "compiling"), file=sys.stderr, flush=True)

"""Compiles the functions of a kernel with numba: which they are, and where the result is kept."""

import hashlib
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from afrikan.messages import say
from afrikan.session import current

COMPILING: dict[str, Any] = {"error_model": "numpy", "_nrt": False}
"""How all is compiled: the kernel makes no arrays, so none are counted; counting took a sixth of the time."""

INTERPRETED_ONLY = {"seed_of"}

_registered: set[FunctionType] = set()


def available() -> bool:
    """Tell whether numba is installed."""
    return find_spec("numba") is not None


@dataclass(frozen=True)
class Engine:
    """Functions that are compiled together.

    Args:
        outermost: the module with the function that plays a block of games, ``play_block``.
        kernel: the modules whose functions are compiled, this one among them.
        called: names of the functions that are called; all others are copied into their callers, which is
            faster to run and slower to compile.
        layout: the modules whose constants and field tables are compiled in.
    """

    outermost: str
    kernel: tuple[str, ...]
    called: frozenset[str]
    layout: tuple[str, ...]

    def functions(self) -> list[FunctionType]:
        """Return every function that the compiled playout may call."""
        return [function for name in self.kernel for function in functions_of(import_module(name))]

    def register(self) -> None:
        """Tell the compiler of every function."""
        for function in self.functions():
            register(function, once=function.__name__ in self.called)

    def block(self) -> Callable[..., None]:
        """Return ``play_block`` as compiled code; its first call compiles, later processes read the cache."""
        return _compiled_block(self)

    def folder(self, outermost: str = "", others: tuple[str, ...] = ()) -> Path:
        """Return the folder of compiled code, named by everything that the code depends on.

        numba itself looks at the place and time of the file with the outermost function, so they count too.

        Args:
            outermost: the module with that function; the engine's own if left out.
            others: the modules beside the kernel from which it takes functions or constants.
        """
        digest = hashlib.sha256()
        playout = Path(str(import_module(outermost or self.outermost).__file__))
        digest.update(f"{playout} {playout.stat().st_mtime_ns} {sys.version}".encode())
        for name in (*self.kernel, *self.layout, *others):
            source = import_module(name).__file__
            digest.update(Path(str(source)).read_bytes())
        root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        return Path(root) / "afrikan" / digest.hexdigest()[:16]

    def is_cached(self) -> bool:
        """Tell whether this version has been compiled on this machine before."""
        return is_cached(self.folder())

    def announce(self) -> None:
        """Say on the error stream that compiling takes a moment, if it will."""
        announce(self.folder())


@cache
def _compiled_block(engine: Engine) -> Callable[..., None]:
    engine.register()
    return as_compiled(import_module(engine.outermost).play_block, engine.folder())


def functions_of(module: ModuleType) -> list[FunctionType]:
    """Return the functions of a module that can be compiled."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and value.__name__ not in INTERPRETED_ONLY
    ]


def register(function: FunctionType, *, once: bool) -> None:
    """Tell the compiler of a function that others call, unless it knows it.

    Args:
        function: the function.
        once: whether it is compiled once and called, and not copied into its callers.
    """
    from numba.extending import register_jitable

    if function not in _registered:
        register_jitable(**COMPILING, forceinline=not once)(function)
        _registered.add(function)


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


def is_cached(folder: Path) -> bool:
    """Tell whether a folder holds compiled code."""
    return any(folder.rglob("*.nbi"))


def announce(folder: Path) -> None:
    """Say on the error stream that compiling takes a moment, if a folder holds no compiled code yet."""
    if not is_cached(folder):
        print(say(current().language, "simulation", "compiling"), file=sys.stderr, flush=True)

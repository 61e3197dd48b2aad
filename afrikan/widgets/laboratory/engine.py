"""The compiled rules, made ready in a thread of their own so that the page goes on answering."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread, stack_size
from typing import TypeVar

from afrikan.rules import Ruleset
from afrikan.simulation import compiling as compiler
from afrikan.simulation.job import Job, player_of
from afrikan.simulation.run import FEW_GAMES, default_names
from afrikan.widgets.form.fields import Values

GAMES = "games"
"""The key of the field that every experiment has: how many games."""

ROOM = 64 << 20
"""Bytes of stack for the compiler, which some systems give to the first thread only."""

T = TypeVar("T")

_loading: Future[None] | None = None


def fast(values: Values) -> bool:
    """Tell whether compiled code is to play: many games, where numba is installed.

    Args:
        values: what the fields mean.
    """
    return bool(values[GAMES] > FEW_GAMES) and compiler.available()


def in_thread(act: Callable[[], T]) -> Future[T]:
    """Do something long in a thread of its own, so that the page goes on answering.

    Args:
        act: what is done.

    Returns:
        What it comes to, once it is done.
    """
    future: Future[T] = Future()

    def do() -> None:
        try:
            future.set_result(act())
        except BaseException as error:
            future.set_exception(error)

    former = stack_size(ROOM)
    Thread(target=do, daemon=True).start()
    stack_size(former)
    return future


def load() -> Future[None]:
    """Return what is done as soon as the compiled rules are ready; the first call begins to load them."""
    global _loading
    if _loading is None or (_loading.done() and _loading.exception() is not None):
        _loading = in_thread(_load)
    return _loading


def _load() -> None:
    policies = ("random", "random")
    player_of(Job((Ruleset.preset("fan"),), policies, default_names(2), 1, 1, compiled=True))

"""The compiled rules, made ready in a thread of their own so that the page goes on answering."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Thread, stack_size

from afrikan.rules import Ruleset
from afrikan.simulation import compiled as compiler
from afrikan.simulation.job import Job, player_of
from afrikan.simulation.run import FEW_GAMES, default_names
from afrikan.widgets.form.fields import Values

GAMES = "games"
"""The key of the field that every experiment has: how many games."""

ROOM = 64 << 20
"""Bytes of stack for the compiler, which some systems give to the first thread only."""

_loading: Future[None] | None = None


def fast(values: Values) -> bool:
    """Tell whether compiled code is to play: many games, where numba is installed.

    Args:
        values: what the fields mean.
    """
    return bool(values[GAMES] > FEW_GAMES) and compiler.available()


def load() -> Future[None]:
    """Return what is done as soon as the compiled rules are ready; the first call begins to load them."""
    global _loading
    if _loading is None or (_loading.done() and _loading.exception() is not None):
        _loading = Future()
        former = stack_size(ROOM)
        Thread(target=_load, args=(_loading,), daemon=True).start()
        stack_size(former)
    return _loading


def _load(loading: Future[None]) -> None:
    policies = ("random", "random")
    try:
        player_of(Job((Ruleset.preset("fan"),), policies, default_names(2), 1, 1, compiled=True))
    except BaseException as error:
        loading.set_exception(error)
    else:
        loading.set_result(None)

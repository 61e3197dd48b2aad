"""The limit on tables: who is let in, whose table is given away, and when an idle one is cleared."""

import asyncio
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from afrikan.app import kernels as module
from afrikan.app import server
from afrikan.app.kernels import GRACE, ClassFull, ClassKernels
from afrikan.app.options import Options

LONG = GRACE + timedelta(seconds=1)
SHORT = GRACE - timedelta(seconds=9)


@pytest.fixture
def kernels(monkeypatch):
    """A class of two tables, whose kernels are only written down."""
    monkeypatch.setattr(module, "PAUSE", 0.001)
    manager = ClassKernels(visitors=2)

    async def shutdown(name, now):
        del manager._kernels[name]

    monkeypatch.setattr(manager, "shutdown_kernel", shutdown)
    return manager


def seat(manager, name, idle, pages):
    manager._kernels[name] = SimpleNamespace(last_activity=datetime.now(UTC) - idle)
    manager._kernel_connections[name] = pages


def enter(manager):
    return asyncio.run(manager._take_a_place())


def test_places_are_given_up_to_the_limit_while_their_kernels_still_start(kernels):
    first, second = enter(kernels), enter(kernels)
    assert first != second
    with pytest.raises(ClassFull):
        enter(kernels)


def test_a_kernel_that_starts_takes_one_place_and_not_two(kernels):
    kernels._kernels[enter(kernels)] = SimpleNamespace()
    assert enter(kernels)


def test_a_table_with_a_page_is_never_given_away(kernels):
    seat(kernels, "a", LONG, pages=1)
    seat(kernels, "b", 5 * LONG, pages=2)
    with pytest.raises(ClassFull):
        enter(kernels)
    assert kernels._kernels.keys() == {"a", "b"}


def test_a_table_whose_page_was_away_for_longest_is_given_away(kernels):
    seat(kernels, "a", LONG, pages=0)
    seat(kernels, "b", 2 * LONG, pages=0)
    assert enter(kernels) not in ("a", "b")
    assert kernels._kernels.keys() == {"a"}


def test_a_page_may_be_away_for_a_while(kernels):
    seat(kernels, "a", SHORT, pages=0)
    seat(kernels, "b", LONG, pages=1)
    with pytest.raises(ClassFull):
        enter(kernels)


def test_with_a_place_free_nobody_loses_a_table(kernels):
    seat(kernels, "a", 9 * LONG, pages=0)
    enter(kernels)
    assert "a" in kernels._kernels


def test_a_place_is_free_again_when_a_kernel_did_not_start(kernels, monkeypatch):
    async def fails(self, **arguments):
        raise RuntimeError("no kernel")

    monkeypatch.setattr(module.AsyncMappingKernelManager, "start_kernel", fails)
    for _ in range(3):
        with pytest.raises(RuntimeError, match="no kernel"):
            asyncio.run(kernels.start_kernel())


def test_the_warm_process_has_loaded_what_a_visitor_sees():
    program = (
        "import sys, afrikan.app.warm; before = set(sys.modules); import afrikan as af; "
        "af.Stepper(); af.RuleBrowser('fan'); print(*sorted(set(sys.modules) - before))"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert [name for name in run.stdout.split() if name.startswith("afrikan.")] == []


def test_an_idle_table_is_cleared_although_its_page_is_open(monkeypatch):
    monkeypatch.setattr(server, "prepare", lambda: None)
    settings = server._configuration(Options(visitors=3, idle_minutes=5)).ClassKernels
    assert settings == {"visitors": 3, "cull_idle_timeout": 300, "cull_interval": 30, "cull_connected": True}
    assert set(settings) <= set(ClassKernels.class_trait_names(config=True))

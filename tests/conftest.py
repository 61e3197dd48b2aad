"""What every test relies on."""

import os
from pathlib import Path
from typing import Any

import hypothesis
import pytest

# No time limit per example, since machines differ; on a build machine always the same examples.
hypothesis.settings.register_profile("patient", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("patient")

TESTS = Path(__file__).parent


@pytest.fixture(autouse=True)
def session_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that calls ``use`` leaves no trace for the next one."""
    import afrikan.session

    monkeypatch.setattr(afrikan.session, "_current", afrikan.session.Session())


@pytest.fixture(autouse=True)
def strict_handlers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In tests with *widget* in their path, an exception in a handler fails the test, not only a log line."""
    if "widget" not in str(request.path.relative_to(TESTS)):
        return
    from ipywidgets.widgets.widget import CallbackDispatcher

    def call_all(dispatcher: Any, *args: Any, **kwargs: Any) -> Any:
        results = [callback(*args, **kwargs) for callback in list(dispatcher.callbacks)]
        return next((result for result in reversed(results) if result is not None), None)

    monkeypatch.setattr(CallbackDispatcher, "__call__", call_all)

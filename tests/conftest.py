"""What every test relies on."""

import os
import sys
from pathlib import Path

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
    """In tests with *widget* in their path, an exception in a handler fails the test, not only a log line.

    Wherever ipywidgets would swallow one, it first asks for the notebook in which to show it.
    """
    if "widget" not in str(request.path.relative_to(TESTS)):
        return

    def raise_again() -> None:
        error = sys.exception()
        if error is not None:
            raise error

    monkeypatch.setattr("ipywidgets.widgets.widget.get_ipython", raise_again)

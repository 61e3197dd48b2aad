"""One JupyterLab and one Chromium for all browser tests; without a Chromium one line says so."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lab import Lab, OpenNotebook, find_chromium, running_lab

HERE = Path(__file__).parent
LEFT_OUT = (
    "browser tests left out: no Chromium was found; install Debian's package chromium "
    "or set AFRIKAN_CHROMIUM to its path, then run make browser"
)
left_out = pytest.StashKey[bool]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if find_chromium():
        return
    if os.environ.get("AFRIKAN_REQUIRE_BROWSER") == "1":
        raise pytest.UsageError("AFRIKAN_REQUIRE_BROWSER is 1, but no Chromium was found")
    config.stash[left_out] = True
    config.hook.pytest_deselected(items=[item for item in items if HERE in item.path.parents])
    items[:] = [item for item in items if HERE not in item.path.parents]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.stash.get(left_out, False):
        terminalreporter.write_line(LEFT_OUT)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.stash.get(left_out, False) and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running_lab(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture
def run_notebook(lab: Lab, request: pytest.FixtureRequest) -> Iterator[Callable[[str], OpenNotebook]]:
    """Opens and runs a notebook; at the end pictures it, closes it, asserts that nothing left the machine."""
    opened: list[OpenNotebook] = []

    def run(path: str) -> OpenNotebook:
        opened.append(lab.open_and_run(path))
        return opened[-1]

    lab.outside.clear()
    yield run
    for number, notebook in enumerate(opened):
        notebook.screenshot(f"{request.node.name}{f'-{number}' if number else ''}")
        notebook.close()
    assert lab.outside == []

"""One JupyterLab and one Chromium for all browser tests; without a Chromium one line says so."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from lab import Lab, OpenNotebook, find_chromium, running_browser, running_lab
from playwright.sync_api import Browser
from table import Table

HERE = Path(__file__).parent
LEFT_OUT = (
    "browser tests left out: no Chromium was found; install Debian's package chromium "
    "or set AFRIKAN_CHROMIUM to its path, then run make browser"
)
left_out = pytest.StashKey[bool]()
failed = pytest.StashKey[bool]()


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note a failure, so that a fixture can picture the page on which it happened."""
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def lab(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running_lab(tmp_path_factory.mktemp("lab"), chromium) as running:
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


@pytest.fixture(scope="session")
def play(lab: Lab) -> Iterator[Callable[..., OpenNotebook]]:
    """Opens and runs a notebook once for all tests that play at its table, each at a table laid anew."""
    opened: dict[str, OpenNotebook] = {}

    def run(path: str, **look: Any) -> OpenNotebook:
        name = f"{path} {look}"
        if name not in opened:
            opened[name] = lab.open_and_run(path, **look)
        return opened[name]

    yield run
    for notebook in opened.values():
        notebook.close()


@pytest.fixture
def at_table(
    lab: Lab, play: Callable[..., OpenNotebook], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Table]]:
    """Sits a person down at a play notebook's table; nothing leaves the machine, and no script complains."""
    tables: list[Table] = []

    def sit(lang: str = "en", **look: Any) -> Table:
        tables.append(Table(play(f"{lang}/play.ipynb", **look)))
        return tables[-1]

    lab.outside.clear()
    yield sit
    for table in tables:
        if request.node.stash.get(failed, False):
            table.picture(request.node.name)
        table.tidy()
        assert table.notebook.errors == []
        assert table.notebook.troubles == []
    assert lab.outside == []


@pytest.fixture
def table(at_table: Callable[..., Table]) -> Table:
    """The table of the English play notebook."""
    return at_table()

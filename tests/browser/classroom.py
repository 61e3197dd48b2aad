"""The app for a class in a real Chromium: one server for all its tests, a page for each visitor."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from lab import HOST, OUTPUT, ROOT, free_port, wait_until_up
from playwright.sync_api import Browser, BrowserContext, Page, Request, TimeoutError

PATIENCE = 60.0
"""Seconds for a table to be laid, which takes two; a load that stalls is tried once more."""


WORDS = """() => [...document.querySelectorAll(".afrikan-live-status, button.afrikan-action")]
    .map((part) => part.innerText).join("\\n")"""


class Table:
    """A visitor's table on the page, by what a person sees and does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.all = page.locator(".afrikan-stepper")
        self.actions = self.all.locator("button.afrikan-action")

    def words(self) -> str:
        return self.page.evaluate(WORDS)

    def press(self) -> None:
        self._changes(lambda: self.actions.first.click())

    def type(self, key: str) -> None:
        self.actions.first.focus()
        self._changes(lambda: self.page.keyboard.press(key))

    def _changes(self, act) -> None:
        before = self.words()
        act()
        self.page.wait_for_function(f"before => ({WORDS})() !== before", arg=before)
        self.actions.first.wait_for()
        self.page.wait_for_timeout(300)


@dataclass
class App:
    """The running app and the browser in which visitors open it."""

    address: str
    browser: Browser
    outside: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    def page(self, **look: object) -> Page:
        """A page of a new visitor."""
        self._contexts.append(self.browser.new_context(**look))
        page = self._contexts[-1].new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("request", self._note_outside)
        return page

    def table(self, path: str, **look: object) -> Table:
        """The table of a new visitor."""
        page = self.page(**look)
        table = Table(page)
        try:
            page.goto(self.address + path, wait_until="commit")
            table.actions.first.wait_for()
        except TimeoutError:
            page.reload(wait_until="commit")
            table.actions.first.wait_for()
        return table

    def leave(self) -> None:
        """Close every page as a person does, so that the tables are given back."""
        for context in self._contexts:
            for page in context.pages:
                page.goto("about:blank")
            context.close()
        self._contexts.clear()

    def _note_outside(self, request: Request) -> None:
        target = urlsplit(request.url)
        if target.scheme not in ("data", "blob", "about") and target.hostname != HOST:
            self.outside.append(request.url)


@contextmanager
def running_app(private: Path, browser: Browser, visitors: int) -> Iterator[App]:
    """The app on a free port, ended on leaving.

    Args:
        private: an empty folder for its log.
        browser: the browser in which visitors open it.
        visitors: how many may play at the same time.
    """
    port = free_port()
    address = f"http://{HOST}:{port}"
    log = private / "app.log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [sys.executable, "-m", "afrikan.app", f"--port={port}", f"--visitors={visitors}"],
            cwd=ROOT,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            wait_until_up(server, f"{address}/", log)
            yield App(address, browser)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(timeout=30)


def picture(page: Page, name: str) -> None:
    """Save what the page shows now to tests/browser/output."""
    OUTPUT.mkdir(exist_ok=True)
    page.screenshot(path=OUTPUT / f"{name}.png")

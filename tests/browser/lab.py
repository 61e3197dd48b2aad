"""Drives notebooks in JupyterLab with a real Chromium: one server, one browser, a page per notebook."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request, sync_playwright

ROOT = Path(__file__).parents[2]
OUTPUT = Path(__file__).parent / "output"
HOST = "127.0.0.1"
SIZE = {"width": 1400, "height": 1100}
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {HOST}",
]

RUN_NOTEBOOK = Path(__file__).with_name("run_notebook.js").read_text("utf-8")
CLOSE_NOTEBOOK = Path(__file__).with_name("close_notebook.js").read_text("utf-8")


def find_chromium() -> str | None:
    """The browser named by AFRIKAN_CHROMIUM, or the first known one on the PATH."""
    return os.environ.get("AFRIKAN_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


@dataclass
class OpenNotebook:
    """A notebook that was run from top to bottom and is still open.

    Attributes:
        errors: the errors of its cells.
        troubles: what scripts on the page have complained of.
    """

    page: Page
    counts: list[int | None]
    errors: list[str]
    troubles: list[str]

    def screenshot(self, name: str) -> Path:
        """Save what the page shows now to tests/browser/output."""
        OUTPUT.mkdir(exist_ok=True)
        target = OUTPUT / f"{name}.png"
        self.page.screenshot(path=target)
        return target

    def close(self) -> None:
        self.page.evaluate(CLOSE_NOTEBOOK)
        self.page.close()


@dataclass
class Lab:
    """A running JupyterLab and the browser that looks at it."""

    address: str
    token: str
    browser: Browser
    outside: list[str] = field(default_factory=list)

    def open_and_run(self, path: str, patience: float = 120.0, **look: Any) -> OpenNotebook:
        """Open ``path`` (relative to the notebooks folder), run all its cells, and report how they ended."""
        page = self.browser.new_page(**{"viewport": SIZE, **look})
        page.set_default_timeout(patience * 1000)
        page.on("request", self._note_outside)
        troubles: list[str] = []
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: said.type == "error" and troubles.append(said.text))
        page.goto(f"{self.address}/lab?token={self.token}&reset")
        page.wait_for_function("() => window.jupyterapp")
        result = page.evaluate(RUN_NOTEBOOK, [path, int(patience * 1000)])
        return OpenNotebook(page, result["counts"], result["errors"], troubles)

    def _note_outside(self, request: Request) -> None:
        target = urlsplit(request.url)
        if target.scheme not in ("data", "blob") and target.hostname != HOST:
            self.outside.append(request.url)


@contextmanager
def running_browser() -> Iterator[Browser]:
    """A Chromium that reaches nothing outside this machine, ended on leaving."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@contextmanager
def running_lab(private: Path, browser: Browser) -> Iterator[Lab]:
    """JupyterLab over a copy of the notebooks, ended on leaving.

    Args:
        private: an empty folder for the copy and for what Jupyter writes, so that neither the checkout nor
            the person's own configuration takes part; the settings are those of ``make lab``.
        browser: the browser that looks at it.
    """
    token = secrets.token_hex(16)
    port = free_port()
    address = f"http://{HOST}:{port}"
    with (private / "server.log").open("wb") as log:
        server = subprocess.Popen(
            _command(port, token, private),
            env=os.environ | _environment(private),
            cwd=private,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            wait_until_up(server, f"{address}/api/status?token={token}", private / "server.log")
            yield Lab(address, token, browser)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(timeout=30)


def _command(port: int, token: str, private: Path) -> list[str]:
    notebooks = private / "notebooks"
    shutil.copytree(ROOT / "notebooks", notebooks)
    as_root = ["--allow-root"] if os.getuid() == 0 else []
    return [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", *as_root),
        *(f"--ip={HOST}", f"--port={port}", "--ServerApp.port_retries=0"),
        *(f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={notebooks}"),
        *(f"--LabApp.app_settings_dir={notebooks / 'settings'}", "--LabApp.expose_app_in_browser=True"),
    ]


def _environment(private: Path) -> dict[str, str]:
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    names += ("JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR")
    folders = {name: private / name.lower() for name in names}
    return {name: str(folder) for name, folder in folders.items()} | {"PYTHONPATH": str(ROOT)}


def free_port() -> int:
    """A port of the loopback address that nobody uses."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
    return port


def wait_until_up(server: subprocess.Popen[bytes], address: str, log: Path, patience: float = 60.0) -> None:
    end = time.monotonic() + patience
    while time.monotonic() < end and server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8')[-3000:]}")

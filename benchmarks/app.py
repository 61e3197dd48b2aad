"""Starts the app for a measurement and weighs it, the server and all its kernels together."""

import math
import os
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
from dataclasses import dataclass
from pathlib import Path

import psutil

LOOPBACK = "127.0.0.1"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"),
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {LOOPBACK}",
]
MEGABYTE = 1024 * 1024


def chromium() -> str:
    """The browser named by AFRIKAN_CHROMIUM, or the first known one on the PATH."""
    found = os.environ.get("AFRIKAN_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if not found:
        raise SystemExit("visitors: no Chromium was found; set AFRIKAN_CHROMIUM to its path")
    return found


@contextmanager
def running_app(visitors: int) -> Iterator[tuple[str, psutil.Process]]:
    """The app on a free port of the loopback address, ended on leaving; gives its address and process."""
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "afrikan.app", f"--port={port}", f"--visitors={visitors}"]
    server = subprocess.Popen(command, cwd=Path(__file__).parents[1], start_new_session=True)
    try:
        _wait_until_up(server, f"http://{LOOPBACK}:{port}/")
        yield f"http://{LOOPBACK}:{port}", psutil.Process(server.pid)
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(timeout=30)


def _wait_until_up(server: "subprocess.Popen[bytes]", address: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise SystemExit("visitors: the app did not start")


@dataclass(frozen=True, slots=True)
class Weight:
    """What the server and its kernels take: megabytes, shared ones counted once, and processor seconds."""

    memory: float = math.nan
    processor: float = math.nan

    @classmethod
    def of(cls, process: psutil.Process) -> "Weight":
        """Weigh a process and all that it started."""
        family = [process, *process.children(recursive=True)]
        memory = sum(member.memory_full_info().pss for member in family) / MEGABYTE
        spent = (member.cpu_times() for member in family)
        return cls(memory, sum(times.user + times.system for times in spent))

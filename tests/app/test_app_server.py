"""The running app on the loopback address: what it serves, what it does not, and how many it lets in."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode

import psutil
import pytest
from tornado.websocket import websocket_connect

from afrikan.app.notebooks import Notebooks

ROOT = Path(__file__).parents[2]
HOST = "127.0.0.1"
VISITORS = 2


@pytest.fixture(scope="module")
def address():
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "afrikan.app", f"--port={port}", f"--visitors={VISITORS}"]
    server = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
    address = f"http://{HOST}:{port}"
    try:
        wait_for(lambda: server.poll() is not None or answers(address))
        kernels = psutil.Process(server.pid)
        yield address
        family = kernels.children(recursive=True)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)
    wait_for(lambda: not any(map(alive, family)), patience=20)


def wait_for(condition: Callable[[], object], patience: float = 60) -> None:
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def alive(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def answers(address: str) -> bool:
    try:
        return Visitor(address).get("/")[0] == 200
    except (urllib.error.URLError, ConnectionError):
        return False


class Visitor:
    """A browser without scripts: it keeps cookies and returns status and text."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.opener.addheaders = [("Accept-Language", "fi,en;q=0.5")]

    def get(self, path: str, data: dict | None = None) -> tuple[int, str]:
        body = urlencode(data).encode() if data else None
        try:
            with self.opener.open(self.address + path, body, timeout=60) as answer:
                return answer.status, answer.read().decode("utf-8", "replace")
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def leave(self, page: str) -> int:
        """Give the table back, as a browser does when a page is closed."""
        token = next(cookie.value for cookie in self.cookies if cookie.name == "_xsrf")
        return self.get(f"/voila/api/shutdown/{kernel_of(page)}", {"_xsrf": token})[0]


def kernel_of(page: str) -> str:
    return re.search(r'"kernelId": "([\w-]+)"', page)[1]


def test_the_start_page_leads_to_every_notebook(address):
    status, page = Visitor(address).get("/")
    assert status == 200
    assert re.findall(r'href="/(\w+/\w+)"', page) == list(Notebooks().addresses())
    assert '<html lang="fi">' in page


@pytest.mark.parametrize("path", Notebooks().addresses())
def test_a_notebook_is_served_without_code_and_without_addresses_elsewhere(address, path):
    visitor = Visitor(address)
    status, page = visitor.get(f"/{path}")
    assert status == 200
    assert f'<html lang="{path[:2]}">' in page
    assert "af.use" not in page
    assert "import afrikan" not in page
    assert set(re.findall(r"https?://[\w.]+", page)) <= {"http://www.w3.org"}
    assert visitor.leave(page) == 204


@pytest.mark.parametrize(
    "path",
    [
        *("/en/start", "/en/secret", "/en/../source/play.py", "/README.md", "/de/play", "/en", "/login"),
        *("/voila/files/en/play.ipynb", "/voila/files/images/stepper.png", "/voila/files/../README.md"),
        *("/voila/tree", "/voila/render/en/play.ipynb", "/voila/api/contents", "/voila/api/contents/en"),
        *(
            "/api/contents",
            "/api/kernels",
            "/api/sessions",
            "/api/status",
            "/api/terminals",
            "/files/README.md",
        ),
        *("/voila/static/../../../../README.md", "/voila/static/%2e%2e/%2e%2e/app.py"),
        *("/voila/templates/lab/static/../../../../../../etc/passwd", "/voila/templates/../static/x"),
        *("/voila/labextensions/../../../etc/passwd", "/voila/static//etc/passwd"),
    ],
)
def test_nothing_else_is_served(address, path):
    status, page = Visitor(address).get(path)
    assert status in (403, 404, 500), page
    assert "root:" not in page
    assert "import" not in page


def test_a_page_that_is_missing_says_so_in_its_language(address):
    assert "Den sidan finns inte" in Visitor(address).get("/sv/none")[1]
    assert "Tällaista sivua ei ole" in Visitor(address).get("/none")[1]


def test_the_class_is_full_until_somebody_leaves(address):
    first, second, third = (Visitor(address) for _ in range(3))
    page = first.get("/en/play")[1]
    other = second.get("/en/play")[1]
    status, refusal = third.get("/en/play")
    assert status == 503
    assert "The class is full" in refusal
    assert f"All {VISITORS} tables are taken" in refusal
    assert '<a href="/en/play">Try again</a>' in refusal
    assert first.leave(page) == 204
    status, later = third.get("/en/play")
    assert status == 200
    assert len({kernel_of(page), kernel_of(other), kernel_of(later)}) == 3
    assert {second.leave(other), third.leave(later)} == {204}


def test_a_visitor_cannot_run_code(address, tmp_path):
    visitor = Visitor(address)
    page = visitor.get("/en/play")[1]
    trace = tmp_path / "trace"
    kinds = asyncio.run(
        talk(
            f"{address.replace('http', 'ws')}/api/kernels/{kernel_of(page)}/channels",
            ("execute_request", {"code": f"open({str(trace)!r}, 'w')", "silent": False}),
            ("kernel_info_request", {}),
        )
    )
    assert "kernel_info_reply" in kinds
    assert "execute_reply" not in kinds
    assert not trace.exists()
    assert visitor.leave(page) == 204


async def talk(address: str, *requests: tuple[str, dict]) -> set[str]:
    """Send messages to a kernel and return the kinds of what comes back within the next moments."""
    socket = await websocket_connect(address)
    for number, (kind, content) in enumerate(requests):
        header = {"msg_id": str(number), "msg_type": kind, "session": "s", "username": "", "version": "5.3"}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        await socket.write_message(json.dumps(message | {"channel": "shell", "buffers": []}))
    kinds = set()
    while "kernel_info_reply" not in kinds:
        kinds.add(json.loads(await asyncio.wait_for(socket.read_message(), 20))["header"]["msg_type"])
    await asyncio.sleep(1)
    socket.close()
    return kinds


def test_other_names_of_this_computer_are_not_answered(address):
    request = urllib.request.Request(f"{address}/en/play", headers={"Host": "else.where"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request, timeout=20)
    assert refusal.value.code == 403


def test_kernels_end_when_the_server_is_gone(tmp_path):
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-m", "afrikan.app", f"--port={port}"], cwd=ROOT)
    try:
        wait_for(lambda: answers(f"http://{HOST}:{port}"))
        assert Visitor(f"http://{HOST}:{port}").get("/en/play")[0] == 200
        family = psutil.Process(server.pid).children(recursive=True)
    finally:
        os.kill(server.pid, signal.SIGKILL)
        server.wait(timeout=10)
    assert len(family) >= 2
    wait_for(lambda: not any(map(alive, family)), patience=20)

"""A click at the table until it is drawn anew, in JupyterLab and in the app: ``python -m benchmarks.clicks``.

Puts a game of six on the table, early and late in it, and presses the first possible button again and again.
The browser, the server and the kernel share this computer. The browser tests' helpers start JupyterLab.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.__main__ import line
from benchmarks.app import running_app
from benchmarks.visitors import PATIENCE, PRESS, SELECTORS

sys.path.append(str(Path(__file__).parents[1] / "tests" / "browser"))
TURNS = (3, 300)
"""Numbers of the turns at which is measured."""
CLICKS = 60
WARMING = 5
QUIET = 0.2
FIRST_BOARD = Path(__file__).with_name("first_board.js").read_text("utf-8")
TIME_PRESSES = """
from time import perf_counter
def timed(press, spent):
    def act(action):
        start = perf_counter()
        press(action)
        spent.append(1000 * (perf_counter() - start))
    return act
spent = []
table._choices._press = timed(table._choices._press, spent)
"""


def main() -> int:
    """Measure and print."""
    from lab import running_browser, running_lab

    codes = [long_game(turn) for turn in TURNS]
    with running_browser() as browser:
        with tempfile.TemporaryDirectory() as private, running_lab(Path(private), browser) as lab:
            page = browser.new_page(viewport={"width": 1400, "height": 1100})
            page.goto(f"{lab.address}/lab?token={lab.token}&reset")
            page.wait_for_function("() => window.jupyterapp")
            spent = page.evaluate(FIRST_BOARD, "en/play.ipynb")
            line("JupyterLab: from the cell to the first board", f"{spent:.0f} ms", "aim < 2000 ms")
            measure("JupyterLab", page, codes, "aim < 150 ms", kernel_times)
        with running_app(2) as (address, _):
            page = browser.new_page(viewport={"width": 1400, "height": 1100})
            page.goto(f"{address}/en/play", wait_until="commit")
            measure("the app", page, codes, "aim < 100 ms")
    return 0


def long_game(turn: int) -> str:
    """Return the code of a game of six people who play at random, at the beginning of a turn."""
    from afrikan.game import Game
    from afrikan.game.share import share_game
    from afrikan.rules import Ruleset

    rules = Ruleset.preset("fan")
    played = Game(rules, 6, policies="random", seed=1)
    while sum(player.turns for player in played.state.players) < turn:
        played.step()
    game = Game(rules, 6, policies="human", seed=1)
    for action in played.history:
        game.do(action)
    return share_game(game)


def measure(
    where: str,
    page: Any,
    codes: list[str],
    aim: str,
    kernel: Callable[[Any], Callable[[], list[float]]] | None = None,
) -> None:
    """Print how long clicks take at each of the games."""
    page.locator(SELECTORS["buttons"]).first.wait_for()
    for turn, code in zip(TURNS, codes, strict=True):
        put(page, code)
        for _ in range(WARMING):
            click(page)
        python = kernel(page) if kernel else None
        answers, redraws = zip(*(click(page) for _ in range(CLICKS)), strict=True)
        report(f"{where}, turn {turn}: click to redraw", redraws, aim)
        report("… to the first answer", answers)
        if python:
            report("… Python's part", python(), "aim < 20 ms")


def put(page: Any, code: str) -> None:
    """Open a game from its code, as a person does."""
    page.locator(".afrikan-open-files button").click()
    page.locator(".afrikan-form textarea").fill(code)
    page.locator(".afrikan-form button.mod-primary").click()
    page.locator(".afrikan-live-notice").wait_for()
    page.wait_for_timeout(1000)


def click(page: Any) -> list[float]:
    """Press the first button and return milliseconds until it answers and until all is drawn."""
    spent: list[float] | None = page.evaluate(PRESS, [SELECTORS, PATIENCE, QUIET])
    if spent is None:
        raise SystemExit("clicks: a press changed nothing")
    return spent


def kernel_times(page: Any) -> Callable[[], list[float]]:
    """Let the kernel time each press from now on; what is returned fetches the times."""
    from table import ASK

    page.evaluate(ASK, TIME_PRESSES)
    return lambda: json.loads(page.evaluate(ASK, "print(spent)"))


def report(what: str, spent: Any, aim: str = "") -> None:
    ordered = sorted(spent)
    figures = f"{median(ordered):.0f} / {ordered[len(ordered) * 95 // 100]:.0f} ms"
    line(f"{what}, median / 95 %", figures, aim)


if __name__ == "__main__":
    sys.exit(main())

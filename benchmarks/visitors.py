"""A class at the app, measured on this computer alone: ``python -m benchmarks.visitors``.

Starts the app, lets headless visitors in one Chromium arrive like a class, and lets each press the first
possible button again and again, with a pause for thought. The visitors' browsers share this computer with the
server and the kernels, so a class with computers of its own waits less; two pages load at a time.
"""

import argparse
import asyncio
import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from ipaddress import ip_address
from statistics import median
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

from benchmarks.__main__ import line
from benchmarks.app import CHROMIUM_FLAGS, LOOPBACK, Weight, chromium, running_app

PAGE = "en/play"
PATIENCE = 60.0
"""Seconds after which a visitor gives up."""
LOADING = 2
"""How many browsers load a page at the same time: one for each core of a small computer."""
SELECTORS = {
    "table": ".afrikan-stepper",
    "buttons": "button.afrikan-action",
    "status": ".afrikan-live-status",
}
QUIET = 0.25
"""Seconds without a further change after which a table counts as redrawn."""
PRESS = """([selectors, patience, quiet]) => new Promise((resolve) => {
    const table = document.querySelector(selectors.table);
    const buttons = () => [...table.querySelectorAll(selectors.buttons)];
    const parts = () => [table.querySelector(selectors.status), ...buttons()];
    const shown = () => parts().map((part) => part?.textContent).join("\\n");
    const button = buttons().find((each) => !each.disabled && each.checkVisibility());
    if (!button) return resolve(null);
    const before = shown();
    let answer = null, redraw = null, calm = null;
    const end = () => {
        watch.disconnect();
        clearTimeout(timer);
        resolve(answer === null ? null : [answer, redraw]);
    };
    const watch = new MutationObserver(() => {
        redraw = performance.now() - start;
        if (answer === null && shown() !== before) answer = redraw;
        clearTimeout(calm);
        if (answer !== null) calm = setTimeout(end, 1000 * quiet);
    });
    const timer = setTimeout(end, 1000 * patience);
    watch.observe(table, { subtree: true, childList: true, characterData: true });
    const start = performance.now();
    button.click();
})"""


@dataclass
class Visit:
    """What one visitor met with: seconds to the board, milliseconds per press, and what went wrong."""

    board: float = math.nan
    answers: list[float] = field(default_factory=list)
    redraws: list[float] = field(default_factory=list)
    failure: str = ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; return 1 if anything failed for a visitor."""
    options = _options(arguments)
    if options.address:
        _refuse_elsewhere(options.address)
        return _report(_visits(options.address, options, Weight))
    with running_app(options.visitors + 1) as (address, _):
        _rush(f"{address}/{PAGE}", 1)
        _lines("pages asked for at once, without browsers", _rush(f"{address}/{PAGE}", options.visitors))
    with running_app(options.visitors + 2) as (address, process):
        return _report(_visits(f"{address}/{PAGE}", options, lambda: Weight.of(process)))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.visitors", description=(__doc__ or "").strip()
    )
    parser.add_argument("--visitors", type=int, default=30, help="how many come (default: 30)")
    parser.add_argument("--clicks", type=int, default=15, help="presses of each (default: 15)")
    parser.add_argument("--think", type=float, nargs=2, default=(2.0, 4.0), help="seconds between")
    parser.add_argument("--address", help="a page of a running app on this computer, in place of a new app")
    return parser.parse_args(arguments)


def _refuse_elsewhere(address: str) -> None:
    host = urlsplit(address).hostname or ""
    try:
        here = ip_address(host).is_loopback
    except ValueError:
        here = host == "localhost"
    if not here:
        raise SystemExit(
            f"visitors: {host!r} is not this computer; name an address such as http://{LOOPBACK}:8866"
        )


def _rush(address: str, visitors: int) -> list[float]:
    """Ask for all pages at the same moment and return milliseconds until each is complete."""

    def ask(_: int) -> float:
        start = time.perf_counter()
        with urlopen(address, timeout=2 * PATIENCE) as answer:
            answer.read()
        return 1000 * (time.perf_counter() - start)

    with ThreadPoolExecutor(visitors) as threads:
        return list(threads.map(ask, range(visitors)))


def _visits(address: str, options: argparse.Namespace, weigh: Callable[[], Weight]) -> dict[str, Any]:
    limit = 3 * PATIENCE + options.visitors * 10 + options.clicks * (options.think[1] + 5)
    return asyncio.run(asyncio.wait_for(_class_visits(address, options, weigh), limit))


async def _class_visits(
    address: str, options: argparse.Namespace, weigh: Callable[[], Weight]
) -> dict[str, Any]:
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        context = await browser.new_context()
        door = asyncio.Semaphore(LOADING)
        first, alone = Visit(), Visit()
        for visit in (first, alone):
            await (await _arrive(context, address, visit, door)).close(run_before_unload=True)
            await asyncio.sleep(2)
        empty = weigh()
        visits = [Visit() for _ in range(options.visitors)]
        pages = await asyncio.gather(*(_arrive(context, address, visit, door) for visit in visits))
        there = weigh()
        await asyncio.gather(
            *(_play(page, visit, options) for page, visit in zip(pages, visits, strict=True))
        )
        played = weigh()
        await browser.close()
    return {"alone": alone, "visits": visits, "weights": (empty, there, played)}


async def _arrive(context: Any, address: str, visit: Visit, door: asyncio.Semaphore) -> Any:
    page = await context.new_page()
    async with door:
        start = time.perf_counter()
        try:
            await page.goto(address, wait_until="commit", timeout=1000 * PATIENCE)
            await page.locator(SELECTORS["buttons"]).first.wait_for(timeout=1000 * PATIENCE)
            visit.board = time.perf_counter() - start
        except Exception as error:
            visit.failure = f"no board: {str(error).splitlines()[0]}"
    return page


async def _play(page: Any, visit: Visit, options: argparse.Namespace) -> None:
    for number in range(options.clicks):
        if visit.failure:
            return
        await asyncio.sleep(random.uniform(*options.think))
        spent = await page.evaluate(PRESS, [SELECTORS, PATIENCE, QUIET])
        if spent is None:
            visit.failure = f"press {number + 1} changed nothing"
        else:
            visit.answers.append(spent[0])
            visit.redraws.append(spent[1])


def _report(found: dict[str, Any]) -> int:
    visits: list[Visit] = found["visits"]
    boards = [visit.board for visit in visits if not math.isnan(visit.board)]
    failures = [visit.failure for visit in visits if visit.failure]
    line("one visitor alone: until the board is there", f"{found['alone'].board:.1f} s", "aim < 2 s")
    if boards:
        line(f"{len(visits)} visitors: until the board is there, median", f"{median(boards):.1f} s")
        line("… longest", f"{max(boards):.1f} s")
    _lines("a press until the table answers", [spent for visit in visits for spent in visit.answers])
    _lines("… until it is drawn anew", [spent for visit in visits for spent in visit.redraws])
    empty, there, played = found["weights"]
    presses = sum(len(visit.answers) for visit in visits)
    line(
        "… processor time of server and kernels",
        f"{_each(there, played, 'processor', presses) * 1000:.0f} ms",
    )
    line("memory of server and kernels, before the class", f"{empty.memory:.0f} MB")
    line("… and with it", f"{played.memory:.0f} MB")
    line("… for each visitor", f"{_each(empty, played, 'memory', len(visits)):.0f} MB")
    line("visitors for whom something failed", f"{len(failures)}", "aim 0")
    print(*failures, sep="\n", end="\n" if failures else "")
    return 1 if failures else 0


def _each(before: Weight, after: Weight, what: str, count: int) -> float:
    return (getattr(after, what) - getattr(before, what)) / count if count else math.nan


def _lines(what: str, spent: list[float]) -> None:
    """Print the median, the 95th of a hundred and the longest of some milliseconds."""
    spent.sort()
    if spent:
        line(f"{what}, median of {len(spent)}", f"{median(spent):.0f} ms")
        line("… 95 of 100 are quicker than", f"{spent[len(spent) * 95 // 100]:.0f} ms")
        line("… longest", f"{spent[-1]:.0f} ms")


if __name__ == "__main__":
    sys.exit(main())

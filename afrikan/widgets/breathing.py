"""Long work in small blocks between which the page answers: on a page in the event loop, else at once."""

import asyncio
from collections.abc import Callable, Iterator

BREATH = 0.01
"""Seconds that the page gets between two blocks."""


def go_on(
    blocks: Iterator[None],
    running: Callable[[], bool],
    step: Callable[[Iterator[None]], None],
    pause: Callable[[], float] = lambda: BREATH,
) -> asyncio.Task[None] | None:
    """Do the first block now and the others between breaths of the page.

    Args:
        blocks: the work.
        running: whether it is to go on.
        step: does one block and shows what came of it.
        pause: seconds until the next block.

    Returns:
        The task that goes on, or ``None`` where there is no event loop and all is done.
    """
    next(blocks, None)
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        for _ in blocks:
            pass
        return None
    return loop.create_task(_rest(blocks, running, step, pause))


def in_the_background(blocks: Iterator[None]) -> asyncio.Task[None] | None:
    """Do work that nobody waits for between breaths of the page; without an event loop it is not done.

    Args:
        blocks: the work.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop.create_task(_spread(blocks))


async def _spread(blocks: Iterator[None]) -> None:
    for _ in blocks:
        await asyncio.sleep(BREATH)


async def _rest(
    blocks: Iterator[None],
    running: Callable[[], bool],
    step: Callable[[Iterator[None]], None],
    pause: Callable[[], float],
) -> None:
    while running():
        await asyncio.sleep(pause())
        if running():
            step(blocks)

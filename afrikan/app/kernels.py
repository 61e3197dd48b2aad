"""A table for each visitor, up to a limit; a table that nobody looks at makes room for the next visitor."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Integer

TRIES = 8
PAUSE = 0.3
"""Seconds between tries: a page that is loaded anew gives its table back within a moment."""
GRACE = timedelta(minutes=2)
"""How long a page may be away, as when a telephone sleeps, before somebody else may get its table."""


class ClassFull(Exception):
    """All tables are taken."""


class ClassKernels(AsyncMappingKernelManager):
    """Starts one kernel for each visitor and refuses visitors beyond the limit."""

    visitors = Integer(30, config=True, help="How many kernels may run at the same time.")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self._starting: set[str] = set()

    async def start_kernel(self, **arguments: Any) -> str:  # type: ignore[override]
        """Start a kernel and return its id.

        Raises:
            ClassFull: if all tables are taken and none becomes free within a few seconds.
        """
        name = await self._take_a_place()
        try:
            return await super().start_kernel(kernel_id=name, **arguments)
        finally:
            self._starting.discard(name)

    async def _take_a_place(self) -> str:
        """Return the id of a kernel that may now be started."""
        for _ in range(TRIES):
            if len(self._starting | self._kernels.keys()) < self.visitors:
                name = self.new_kernel_id()
                self._starting.add(name)
                return name
            await self._close_abandoned()
            await asyncio.sleep(PAUSE)
        raise ClassFull

    async def _close_abandoned(self) -> None:
        """Close the kernel that no page has been connected to for longest, if that is long enough."""
        long_ago = datetime.now(UTC) - GRACE
        settled = [(name, kernel) for name, kernel in self._kernels.items() if name not in self._starting]
        away = [
            (kernel.last_activity, name) for name, kernel in settled if not self._kernel_connections[name]
        ]
        if away and min(away)[0] < long_ago:
            with suppress(HTTPError, KeyError):
                await self.shutdown_kernel(min(away)[1], now=True)  # type: ignore[no-untyped-call]

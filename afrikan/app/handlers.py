"""The pages of the app: the start page, a notebook without code, and what to do when something is amiss."""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from jinja2 import Environment, FileSystemLoader
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, authenticated
from voila.tornado.handler import TornadoVoilaHandler

from afrikan.app.kernels import ClassFull, ClassKernels
from afrikan.app.notebooks import SUFFIX, Notebooks
from afrikan.language import LANGUAGES
from afrikan.messages import say

PAGES = Path(__file__).with_name("pages")
NOT_THERE = 404
LONGEST_WAIT = 10.0
"""Seconds after which a visitor's table is laid although others are not ready, since one may be stuck."""
_laying = asyncio.Semaphore((os.cpu_count() or 1) + 1)
_templates = Environment(loader=FileSystemLoader(PAGES), autoescape=True)
_templates.globals["say"] = say


class Page(JupyterHandler):
    """A page in one of the languages."""

    @property
    def notebooks(self) -> Notebooks:
        """The notebooks that may be opened."""
        return cast(Notebooks, self.contents_manager)

    @property
    def lang(self) -> str:
        """The language that the address names, or else the first that the browser asks for."""
        named = self.request.path.strip("/").split("/")[0]
        wanted = self.request.headers.get("Accept-Language", "").replace(",", " ").split()
        every = (named, *(tag[:2].lower() for tag in wanted))
        return next((lang for lang in every if lang in LANGUAGES), LANGUAGES[0])

    def show(self, template: str, **values: object) -> None:
        """Answer with a page."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.finish(_templates.get_template(template).render(lang=self.lang, **values))

    def tell(self, status: int, key: str, again: bool = False, **values: object) -> None:
        """Answer with a page that only says something.

        Args:
            status: the HTTP status.
            key: which message.
            again: whether the page offers to try the same address again.
            values: fill the message.
        """
        self.set_status(status)
        text = say(self.lang, "app", key, **values)
        self.show("message.html", key=key, text=text, again=self.request.path if again else "")

    def write_error(self, status_code: int, **_: object) -> None:
        """Answer with a sentence in place of a trace."""
        self.tell(status_code, "missing" if status_code == NOT_THERE else "failed")


class StartPage(Page):
    """Lists what can be opened, by language."""

    @authenticated
    def get(self) -> None:
        """Answer with the list."""
        self.show("start.html", titles=self.notebooks.titles())


class MissingPage(Page):
    """Every address that is not served."""

    def prepare(self) -> None:  # type: ignore[override]
        """Answer that there is no such page, whatever is asked."""
        raise HTTPError(NOT_THERE)


class NotebookPage(Page, TornadoVoilaHandler):  # type: ignore[misc]
    """A notebook, run for this visitor."""

    def initialize(self, **settings: Any) -> None:
        """Take over how notebooks are shown."""
        TornadoVoilaHandler.initialize(self, **settings)

    async def get(self, address: str) -> None:
        """Answer with the notebook, or say that the class is full."""
        if address not in self.notebooks.addresses():
            raise HTTPError(NOT_THERE)
        _ = self.xsrf_token  # sets the cookie with which the page gives its table back when it is left
        try:
            async with _in_turn():
                await TornadoVoilaHandler.get(self, f"{address}{SUFFIX}")
        except ClassFull:
            visitors = cast(ClassKernels, self.kernel_manager).visitors
            self.tell(503, "full", again=True, visitors=visitors)


@asynccontextmanager
async def _in_turn() -> AsyncIterator[None]:
    """Lay a few tables at a time, so that the first visitor need not wait for the last."""
    try:
        await asyncio.wait_for(_laying.acquire(), LONGEST_WAIT)
    except TimeoutError:
        yield
        return
    try:
        yield
    finally:
        _laying.release()


def own_handlers(settings: Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """Return the addresses of the app's own pages, in the order in which they are tried.

    Args:
        settings: how notebooks are shown.
    """
    languages = "|".join(LANGUAGES)
    return [
        (r"/", StartPage),
        (rf"/((?:{languages})/\w+)(?:{re.escape(SUFFIX)})?", NotebookPage, dict(settings)),
        (r"/.*", MissingPage),
    ]

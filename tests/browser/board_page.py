"""A page with nothing but the board: the real widget in Python, its real module in Chromium."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lab import OUTPUT
from playwright.sync_api import Browser, Locator, Page

from afrikan.board import RouteGraph
from afrikan.widgets.board_view import BoardView, Scene

START = Path(__file__).with_name("board_page.js").read_text("utf-8")
SHELL = """<!doctype html><html lang="en"><head><title>Board</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin: 8px; background: BACK; min-height: 2400px"><h1 hidden>Board</h1></body></html>"""
TRAITS = ("_still", "_scene", "_asks", "layers", "animate")


class BoardPage:
    """A board on a page and what was chosen on it."""

    def __init__(self, page: Page, view: BoardView) -> None:
        self.page = page
        self.view = view
        self.chosen: list[str] = []
        self.placed: list[str] = []
        self.errors: list[str] = []
        self.requests: list[str] = []
        view.on_choose(self.chosen.append)
        view.on_place(self.placed.append)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        self._known = self._state()

    def start(self, dark: bool) -> None:
        self.page.set_content(SHELL.replace("BACK", "#111" if dark else "#fff"))
        state = {"esm": self.view._esm, "css": self.view._css, "state": self._known}
        self.page.evaluate(START, state)

    def _state(self) -> dict[str, Any]:
        state = self.view.get_state()
        return {name: state[name] for name in TRAITS}

    def show(self, scene: Scene) -> float:
        """Show a scene and return how many milliseconds the page took to draw it."""
        self.view.show(scene)
        return self.send()

    def send(self) -> float:
        """Bring what has changed in Python to the page."""
        now = self._state()
        news = {name: value for name, value in now.items() if value != self._known[name]}
        self._known = now
        return self.page.evaluate("values => board.receive(values)", news)

    def hear(self) -> list[dict[str, Any]]:
        """Bring what the page has sent to Python, and the answers back; return the messages."""
        messages = self.page.evaluate("() => board.sent.splice(0)")
        answers: list[Any] = []
        self.view.send = lambda content, buffers=None: answers.append(content)  # type: ignore[method-assign]
        for message in messages:
            if message["kind"] == "save":
                self.view.set_state(message["values"])
            else:
                self.view._handle_custom_msg(message, [])
        for answer in answers:
            self.page.evaluate("message => board.answer(message)", answer)
        self.send()
        return messages

    def hear_choices(self) -> list[str]:
        """Return what has been chosen since the last time."""
        self.chosen.clear()
        self.hear()
        return list(self.chosen)

    def wait_for_question(self, place: str) -> list[dict[str, Any]]:
        """Wait until the page asks about a place, answer, and return everything it has sent."""
        asked = "place => board.sent.some((one) => one.kind === 'inspect' && one.place === place)"
        self.page.wait_for_function(asked, arg=place)
        return self.hear()

    def within(self, name: str = "view") -> Locator:
        return self.page.locator(f"#{name}")

    def spot(self, place: str, name: str = "view") -> Locator:
        return self.within(name).locator(f".afrikan-spot[data-place={place}]")

    def middle(self, place: str, name: str = "view") -> tuple[float, float]:
        box = self.spot(place, name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def button(self, name: str) -> Locator:
        return self.within().get_by_role("button", name=name, exact=True)

    @property
    def info(self) -> Locator:
        return self.within().locator(".afrikan-info")

    @property
    def menu(self) -> Locator:
        return self.within().get_by_role("menu")

    def focused(self) -> str | None:
        """The place that holds the focus, or None."""
        return self.page.evaluate("() => document.activeElement.getAttribute('data-place')")

    def picture(self, name: str) -> None:
        OUTPUT.mkdir(exist_ok=True)
        self.page.screenshot(path=OUTPUT / f"board-{name}.png")


@contextmanager
def open_board(
    browser: Browser,
    board: RouteGraph,
    *,
    lang: str = "en",
    width: int = 1400,
    height: int = 900,
    dark: bool = False,
    **context: Any,
) -> Iterator[BoardPage]:
    """A page with one board; afterwards no script has failed and nothing was asked of the network."""
    scheme = "dark" if dark else "light"
    made = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, **context)
    try:
        page = made.new_page()
        page.set_default_timeout(10_000)
        shown = BoardPage(page, BoardView(board, lang))
        shown.start(dark)
        yield shown
        assert shown.errors == []
        assert [address for address in shown.requests if not address.startswith("blob:")] == []
    finally:
        made.close()

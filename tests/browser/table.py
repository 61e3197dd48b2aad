"""The table of the play notebook by what a person sees and does, and what the game behind it knows."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from lab import SIZE, OpenNotebook
from playwright.sync_api import Locator, expect

expect.set_options(timeout=20_000)
LAY = Path(__file__).with_name("lay_table.js").read_text("utf-8")
ASK = Path(__file__).with_name("ask_kernel.js").read_text("utf-8")
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
VIOLATIONS = """async (part) => {
    document.body.style.height = "100vh";
    const { violations, passes } = await axe.run({ include: [part] });
    document.body.style.height = "";
    const seen = (node) => node.any.some((check) => check.data?.contrastRatio);
    const contrast = passes.some((rule) => rule.id === "color-contrast" && rule.nodes.some(seen));
    return [
        ...(contrast ? [] : ["color-contrast: not looked at"]),
        ...violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 120)}`)),
    ];
}"""
"""JupyterLab's body has no height, for which axe would take all for hidden and look at no colour."""
PAUSE = 320
"""Milliseconds within which a second click on the board counts as a slip of the first."""
PANELS = ("setup", "editor", "files", "ask", "what_if", "compare", "view")
TWO = 'af.Stepper("fan", ["Aino", "Elof"], policies="human")'
BEGUN = ("start tangier", "start cairo", "die 6", "die 2")
"""Actions after which Aino, in Tangier, has the first turn."""
KNOWN = "import json; from afrikan.game.questions import why_place"
POSITION = """af.Stepper.of(af.Game.from_position(af.Ruleset.preset("{rules}"), {{"players": [
    {{"name": "Aino", "at": "{aino}", "policy": "human"}},
    {{"name": "Elof", "at": "cairo", "policy": "human"}}]}}))"""


class Table:
    """The stepper on the page."""

    def __init__(self, notebook: OpenNotebook) -> None:
        self.notebook = notebook
        self.page = notebook.page
        self.page.set_default_timeout(20_000)
        self.picture = notebook.screenshot
        self.all = self.page.locator(".afrikan-stepper:not([data-gone])")
        self.board = self.all.locator(".afrikan-table .afrikan-board-view")
        self.info = self.board.locator(".afrikan-info")
        self.menu = self.board.get_by_role("menu")
        self.heading = self.all.locator(".afrikan-heading")
        self.actions = self.all.locator("button.afrikan-action")
        self.form = self.all.locator(".afrikan-form:not([data-gone])")
        self.rows = self.all.locator(".afrikan-facts .afrikan-players tbody tr")
        self.log = self.all.locator(".afrikan-log")
        self.slider = self.all.locator(".afrikan-history-slider")
        self.branches = self.all.locator(".afrikan-history-branches select")

    # The table and the game behind it

    def lay(self, made: str = TWO, *actions: str) -> "Table":
        """Lay a new table, on which some actions have been played already."""
        self.page.evaluate(LAY, [made, actions])
        self.actions.first.wait_for()
        self.board.locator(".afrikan-stage > svg").wait_for()
        self.counts(len(actions))
        return self

    def game(self, what: str) -> Any:
        """Return what a Python expression about ``game`` gives in the kernel."""
        code = f"{KNOWN}; game = table.state.game; print(json.dumps({what}))"
        return json.loads(self.page.evaluate(ASK, code))

    def at(self) -> int:
        return self.game("game.at")

    # What it says

    def line(self, role: str) -> Locator:
        return self.all.locator(f".afrikan-live-{role}")

    def says(self, words: str, role: str = "status") -> None:
        expect(self.line(role)).to_contain_text(words)

    def counts(self, done: int, known: int | None = None) -> None:
        """Wait until the heading counts actions: how many are done, and how many are known."""
        count = re.compile(rf"\b{done}(/| av | of ){done if known is None else known}(?!\d)")
        expect(self.heading).to_have_text(count)

    # What is pressed

    def action(self, action: str) -> Locator:
        return self.all.locator(f"button.act-{action.replace(' ', '-')}")

    def press(self, *actions: str) -> None:
        """Press the buttons of actions, each as soon as the one before is shown as done."""
        for action in actions:
            done = self.at()
            self.action(action).click()
            self.counts(done + 1)

    def button(self, name: str) -> Locator:
        return self.all.get_by_role("button", name=name, exact=True)

    def field(self, label: str, number: int = 0) -> Locator:
        return self.form.get_by_label(label, exact=True).nth(number)

    def toggle(self, panel: str) -> Locator:
        return self.all.locator(f".afrikan-open-{panel} button")

    def open(self, panel: str) -> Locator:
        """Open a panel and return its form."""
        self.page.evaluate(GONE)
        self.toggle(panel).click()
        expect(self.toggle(panel)).to_have_attribute("aria-expanded", "true")
        expect(self.form).to_have_count(1)
        self.form.locator("select, textarea").first.wait_for()
        return self.form

    # The board

    def spot(self, place: str, board: Locator | None = None) -> Locator:
        return (board or self.board).locator(f".afrikan-spot[data-place={place}]")

    def middle(self, place: str, board: Locator | None = None) -> tuple[float, float]:
        """Return where on the page a place is seen."""
        spot = self.spot(place, board)
        spot.scroll_into_view_if_needed()
        box = spot.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click_place(self, place: str, board: Locator | None = None) -> None:
        """Click on a place, no sooner after the last click than a person does."""
        self.page.wait_for_timeout(PAUSE)
        self.page.mouse.click(*self.middle(place, board))

    def click_slider(self, share: float) -> None:
        """Click on the timeline, at a share of its length."""
        box = self.slider.bounding_box()
        assert box
        across = 3 + share * (box["width"] - 6)
        self.page.mouse.click(box["x"] + across, box["y"] + box["height"] / 2)

    def ringed(self) -> list[str]:
        """The places that look as if something could be done there, by their names in the game."""
        return sorted(
            self.board.locator(".afrikan-can").evaluate_all("all => all.map((one) => one.dataset.place)")
        )

    def badges(self) -> list[str]:
        return sorted(self.board.locator(".afrikan-tags .afrikan-plate text").all_text_contents())

    def pawn(self, seat: int) -> str | None:
        """The place where a seat's pawn is drawn."""
        return self.board.locator(f".afrikan-pawns [data-seat='{seat}']").get_attribute("data-place")

    def focus(self) -> dict[str, Any]:
        """What holds the keyboard's focus: its tag, its place on a board, whether it is a choice's button."""
        return self.page.evaluate(FOCUS)

    # How it looks

    def violations(self, part: str = ".afrikan-stepper:not([data-gone])") -> list[str]:
        """What axe finds wrong in a part of the page."""
        if not self.page.evaluate("() => Boolean(window.axe)"):
            self.page.evaluate(AXE)
        return self.page.evaluate(VIOLATIONS, part)

    def theme(self, name: str) -> None:
        """Choose one of JupyterLab's themes, as its menu of settings does."""
        self.page.evaluate(
            "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })",
            f"JupyterLab {name}",
        )
        light = str(name == "Light").lower()
        self.page.wait_for_function(f"() => document.body.dataset.jpThemeLight === '{light}'")

    def tidy(self) -> None:
        """Leave the page as the next person expects it."""
        self.page.set_viewport_size(SIZE)
        if self.page.evaluate("() => document.body.dataset.jpThemeLight") != "true":
            self.theme("Light")


GONE = (
    "() => document.querySelectorAll('.afrikan-form').forEach((form) => form.setAttribute('data-gone', ''))"
)
FOCUS = """() => {
    const at = document.activeElement;
    const choices = Boolean(at.closest(".afrikan-choices"));
    return { tag: at.tagName, place: at.dataset.place ?? "", choices };
}"""

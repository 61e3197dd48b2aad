"""The form that sets two branches of a game side by side, from where they part."""

from collections.abc import Callable, Iterator
from html import escape
from typing import Any

import ipywidgets as widgets

from afrikan.game import Game
from afrikan.game.branches import Parting, parting
from afrikan.messages import say
from afrikan.widgets.stepper.html import players_html
from afrikan.widgets.stepper.state import StepperState

LINES = 12
"""Log lines shown of each branch after the parting."""


class CompareForm:
    """Two lists of branches, where they part, and how each goes on from there, side by side.

    Args:
        state: the game, its branches and the words.
        handler: makes a handler of a function, as the stepper handles presses.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, state: StepperState, handler: Callable[[Callable[[], None]], Any]) -> None:
        self._state = state
        self.left = widgets.Dropdown(description=self._word("compare_left"))
        self.right = widgets.Dropdown(description=self._word("compare_right"))
        self.drop = widgets.Button(description=self._word("compare_drop"))
        self.result = widgets.HTML()
        row = widgets.Box([self.left, self.right, self.drop]).add_class("afrikan-row")
        self.box = widgets.VBox([row, self.result]).add_class("afrikan-form").add_class("afrikan-wide")
        for side in (self.left, self.right):
            side.observe(lambda _: self._compare(), "value")
        self.drop.on_click(handler(state.drop_branch))
        self.refresh()

    def _word(self, key: str, **values: object) -> str:
        return say(self._state.lang, "panel", key, **values)

    def refresh(self) -> None:
        """Offer the branches there are, and compare the two that are chosen."""
        titles = self._state.branches.titles(self._state.lang)
        options = [(title, number) for number, title in enumerate(titles)]
        if list(self.left.options) != options:
            self._offer(options)
        self.drop.disabled = len(options) < 2
        self._compare()

    def _offer(self, options: list[tuple[str, int]]) -> None:
        """Offer other branches; until both lists are new, there is nothing to compare."""
        for side in (self.left, self.right):
            side.value = None
        for side, back in ((self.left, 2), (self.right, 1)):
            side.options = options
            side.value = max(0, len(options) - back)

    def _compare(self) -> None:
        branches = self._state.branches
        if len(branches) < 2 or self.left.value is None or self.right.value is None:
            self.result.value = f"<p>{escape(self._word('compare_none'))}</p>"
            return
        left, right = (_to_end(branches[side.value].game) for side in (self.left, self.right))
        parted = parting(left, right)
        if parted is None:
            self.result.value = f"<p>{escape(self._word('compare_same'))}</p>"
            return
        sides = zip((self.left, self.right), (left, right), strict=True)
        columns = "".join(self._side(side.label, game, parted) for side, game in sides)
        self.result.value = f'{self._where(parted)}<div class="afrikan-sides">{columns}</div>'

    def _where(self, parted: Parting) -> str:
        names = self._state.game.names
        said = self._word("compare_parting", round=parted.round, player=names[parted.seat])
        return f"<p>{escape(said)}</p>"

    def _side(self, title: str, game: Game, parted: Parting) -> str:
        lang = self._state.lang
        items = "".join(f"<li>{escape(text)}</li>" for text in self._since(game, parted.index))
        return (
            f'<section><p class="afrikan-caption">{escape(title)}</p><p>{escape(game.status(lang))}</p>'
            f"{game.svg(lang, legend=False)}<ol>{items}</ol>{players_html(game, lang)}</section>"
        )

    def _since(self, game: Game, since: int) -> Iterator[str]:
        """Return the first log lines after the parting."""
        lines = game.timeline.lines_between(since, game.at)
        yield from (line.text(self._state.lang) for line in lines[:LINES])
        if len(lines) > LINES:
            yield self._word("compare_more", count=len(lines) - LINES)


def _to_end(game: Game) -> Game:
    """Return the game as far as it has been played, whatever position of it is shown."""
    return game.fork(game.length)

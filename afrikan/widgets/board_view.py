"""The board on the page: shows a scene and reports what is chosen; it knows no rules."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted
from afrikan.session import spoken
from afrikan.widgets.board_message import scene_message
from afrikan.widgets.board_scene import Choice, Leg, Scene, check_scene
from afrikan.widgets.board_still import still_message
from afrikan.widgets.js import module_text

__all__ = ["BoardView", "Choice", "Leg", "Scene"]

LAYERS = ("land", "sea", "air", "names", "trails", "odds")
FIRST_LAYERS = ("land", "sea", "air", "names", "trails")


class BoardView(anywidget.AnyWidget):
    """A board to look at and to choose on, with mouse, fingers or keys.

    Args:
        board: the board.
        lang: language of the words; the session's if left out.
        layers: what is shown at first, some of ``"land"``, ``"sea"``, ``"air"``, ``"names"``, ``"trails"``
            and ``"odds"``; people can change it on the page.

    Attributes:
        layers: what is shown now.
        animate: whether pawns are seen travelling.
        inspect: tells, in plain text, what there is to say about a place; asked only when a person points
            at the place or moves to it. None shows what the scene says.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> view = BoardView(RouteGraph.load("finnish"))
    >>> view.show(Scene(choices=(Choice("egypt", "land egypt 4", "Walk to Egypt (4 steps)", "4"),), at=5))
    >>> view
    <BoardView finnish, position 5: 0 pawns, 0 tiles, 1 choice>
    """

    _esm = module_text()
    _css = Path(__file__).with_name("board_view.css").read_text("utf-8")

    layers = traitlets.List(traitlets.Unicode()).tag(sync=True)
    animate = traitlets.Bool(True).tag(sync=True)
    _still = traitlets.Dict().tag(sync=True)
    _scene = traitlets.Dict().tag(sync=True)
    _asks = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self, board: RouteGraph, lang: str | None = None, layers: Iterable[str] = FIRST_LAYERS
    ) -> None:
        self._board = board
        self._lang = spoken(lang)
        self._shown = Scene()
        self._inspect: Callable[[str], str] | None = None
        self._choosers: list[Callable[[str], None]] = []
        self._placers: list[Callable[[str], None]] = []
        super().__init__(
            layers=_known_layers(layers),
            _still=still_message(board, self._lang),
            _scene=scene_message(board, self._lang, self._shown),
        )
        self.on_msg(self._heard)

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self._shown

    def show(self, scene: Scene) -> None:
        """Show a scene; its legs are animated, and nothing waits for them.

        Args:
            scene: what to show.

        Raises:
            AfrikanError: if the scene does not fit the board; what was shown stays.
        """
        check_scene(self._board, scene)
        self._shown = scene
        self._scene = scene_message(self._board, self._lang, scene)

    def on_choose(self, callback: Callable[[str], None]) -> None:
        """Call a function with the action of each choice that is made."""
        self._choosers.append(callback)

    def on_place(self, callback: Callable[[str], None]) -> None:
        """Call a function with the id of each place that is activated and has no choice."""
        self._placers.append(callback)

    @property
    def inspect(self) -> Callable[[str], str] | None:
        """What tells about a place; see the class."""
        return self._inspect

    @inspect.setter
    def inspect(self, function: Callable[[str], str] | None) -> None:
        self._inspect = function
        self._asks = function is not None

    @traitlets.validate("layers")
    def _check_layers(self, proposal: dict[str, Any]) -> list[str]:
        return _known_layers(proposal["value"])

    def _heard(self, _: object, content: object, __: object) -> None:
        """Take a message of the page, unless it speaks of a scene that is no longer shown."""
        if not isinstance(content, dict) or content.get("at") != self._shown.at:
            return
        kind, place = content.get("kind"), content.get("place")
        if kind == "choose":
            self._choose(content.get("action"))
        elif isinstance(place, str) and place in self._board.index:
            if kind == "place":
                self._activate(place)
            elif kind == "inspect":
                self._tell(place, content.get("request"))

    def _choose(self, action: object) -> None:
        offered = [choice.action for choice in self._shown.choices]
        if isinstance(action, str) and action in offered and not self._shown.busy:
            for callback in tuple(self._choosers):
                callback(action)

    def _activate(self, place: str) -> None:
        if not self._shown.busy:
            for callback in tuple(self._placers):
                callback(place)

    def _tell(self, place: str, request: object) -> None:
        if self._inspect is None:
            return
        try:
            words = self._inspect(place)
        except AfrikanError as error:
            words = error.text(self._lang)
        self.send({"kind": "words", "request": request, "words": words})

    def __repr__(self) -> str:
        """Return what is shown, in words."""
        scene = self._shown
        counts = ((len(scene.pawns), "pawn"), (len(scene.tiles), "tile"), (len(scene.choices), "choice"))
        said = ", ".join(f"{count} {name}{'' if count == 1 else 's'}" for count, name in counts)
        return f"<BoardView {self._board.name}, position {scene.at}: {said}>"


def _known_layers(layers: Iterable[str]) -> list[str]:
    wanted = list(layers)
    for layer in wanted:
        if layer not in LAYERS:
            raise AfrikanError("layer_unknown", layer=quoted(layer), hint=suggestion(layer, LAYERS))
    return [layer for layer in LAYERS if layer in wanted]

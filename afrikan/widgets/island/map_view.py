"""The map of the island on the page: shows a scene and reports which hex is picked; it knows no rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from afrikan.island.map import IslandMap
from afrikan.session import spoken
from afrikan.widgets.island.js import module_text
from afrikan.widgets.island.layers import above_svg, below_svg, labels_svg, still_message
from afrikan.widgets.island.scene import IslandScene, check_scene

__all__ = ["IslandScene", "IslandView"]

STYLES = (Path(__file__).parents[1] / "board_view.css", Path(__file__).with_name("map_view.css"))


class IslandView(anywidget.AnyWidget):
    """A map of the island to look at and to pick hexes on, with mouse, fingers or keys.

    Args:
        island: the map.
        lang: language of the words; the session's if left out.
        turned: whether north is down.

    Attributes:
        cursor: number of the hex on which the cursor stands; 0 if it has not been moved yet.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> view = IslandView(IslandMap.load("small"))
    >>> view.show(IslandScene(pickable={1, 2, 3}))
    >>> view
    <IslandView small, north up, position 0: 3 hexes to pick>
    """

    _esm = module_text()
    _css = "\n".join(style.read_text("utf-8") for style in STYLES)

    cursor = traitlets.Int(0).tag(sync=True)
    _still = traitlets.Dict().tag(sync=True)
    _below = traitlets.Unicode().tag(sync=True)
    _labels = traitlets.Unicode().tag(sync=True)
    _above = traitlets.Unicode().tag(sync=True)
    _hexes = traitlets.Dict().tag(sync=True)

    def __init__(self, island: IslandMap, lang: str | None = None, *, turned: bool = False) -> None:
        self.island = island
        self._lang = spoken(lang)
        self._turned = turned
        self._scene = IslandScene()
        self._pickers: list[Callable[[int], None]] = []
        super().__init__(_still=still_message(island, self._lang, turned), **self._layers(self._scene))
        self.on_msg(self._heard)

    @property
    def scene(self) -> IslandScene:
        """The scene that is shown."""
        return self._scene

    @property
    def turned(self) -> bool:
        """Whether north is down."""
        return self._turned

    def show(self, scene: IslandScene, *, turned: bool | None = None) -> None:
        """Show a scene; the layers that have not changed are not sent again.

        Args:
            scene: what to show.
            turned: whether north is down; as before if left out.

        Raises:
            AfrikanError: if the scene does not fit the map; what was shown stays.
        """
        check_scene(self.island, scene)
        self._scene = scene
        if turned is not None and turned != self._turned:
            self._turned = turned
            self._still = still_message(self.island, self._lang, turned)
        with self.hold_sync():
            for name, value in self._layers(scene).items():
                setattr(self, name, value)

    def _layers(self, scene: IslandScene) -> dict[str, Any]:
        island, turned = self.island, self._turned
        return {
            "_below": below_svg(island, scene, self._lang, turned),
            "_labels": labels_svg(island, scene, turned),
            "_above": above_svg(island, scene, turned),
            "_hexes": {
                "at": scene.at,
                "pickable": sorted(scene.pickable),
                "near": sorted(scene.looked_at),
                "notes": {str(number): note for number, note in scene.notes.items()},
            },
        }

    def on_pick(self, callback: Callable[[int], None]) -> None:
        """Call a function with the number of each hex that is picked."""
        self._pickers.append(callback)

    @traitlets.validate("cursor")
    def _check_cursor(self, proposal: dict[str, Any]) -> int:
        number: int = proposal["value"]
        return number if 0 <= number <= len(self.island.hexes) else 0

    def _heard(self, _: object, content: object, __: object) -> None:
        """Take a pick, unless it was meant for a scene that is no longer shown."""
        if not isinstance(content, dict) or content.get("at") != self._scene.at:
            return
        number = content.get("hex")
        if content.get("kind") == "pick" and type(number) is int and number in self._scene.pickable:
            for callback in tuple(self._pickers):
                callback(number)

    def __repr__(self) -> str:
        """Return what is shown, in words."""
        north = "down" if self._turned else "up"
        count = len(self._scene.pickable)
        said = f"{count} hex{'' if count == 1 else 'es'} to pick"
        return f"<IslandView {self.island.name}, north {north}, position {self._scene.at}: {said}>"

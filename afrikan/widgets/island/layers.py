"""The layers of a scene as parts of an SVG, and what the page is told once about a map."""

from functools import lru_cache
from typing import Any

from afrikan.draw.island.base import island_base_svg
from afrikan.draw.island.beliefs import belief_layer_svg
from afrikan.draw.island.crossed import crossed_layer_svg
from afrikan.draw.island.geometry import geometry_of
from afrikan.draw.island.labels import label_layer_svg
from afrikan.draw.island.repeated import layer_svg
from afrikan.draw.island.routes import mark_layer_svg, outline_layer_svg, path_layer_svg
from afrikan.draw.island.sheet import sheet_layer_svg
from afrikan.draw.island.signs import WRONG_CROSS
from afrikan.draw.island.told import describe_map, ground_word, heading_of, label_of
from afrikan.draw.island.trail import contradictions
from afrikan.draw.shapes import Group
from afrikan.draw.svg import FONT
from afrikan.island.map import IslandMap
from afrikan.island.words import Ground
from afrikan.messages import plain_words, say
from afrikan.widgets.island.scene import IslandScene

ZOOM_WORDS = ("zoom", "zoom_in", "zoom_out")


@lru_cache(maxsize=16)
def still_message(island: IslandMap, lang: str, turned: bool) -> dict[str, Any]:
    """Return everything about a map that does not change, as plain data for the page.

    Args:
        island: the map.
        lang: language of the words.
        turned: whether north is down.
    """
    geometry = geometry_of(island, turned)
    labels = {number: label for label, number in (*island.forts.items(), *island.sites.items())}
    numbers = range(1, len(island.hexes) + 1)
    heading, label = heading_of(island, None, lang), label_of(island, lang)
    return {
        "size": [geometry.width, geometry.height],
        "font": FONT,
        "base": island_base_svg(island, lang, turned=turned),
        "points": [list(point) for point in geometry.centres],
        "names": ["", *(island.name_of(number) for number in numbers)],
        "grounds": list(island.grounds),
        "labels": {str(number): label for number, label in labels.items()},
        "words": _words(lang),
        "ground_words": [ground_word(ground, lang) for ground in Ground],
        "heading": heading,
        "about": describe_map(island, lang, turned, heading, label),
        "lang": lang,
    }


def _words(lang: str) -> dict[str, str]:
    zoom = {key: say(lang, "board", key) for key in ZOOM_WORDS}
    return zoom | plain_words(lang, "island_view")


def below_svg(island: IslandMap, scene: IslandScene, lang: str, turned: bool) -> str:
    """Return what lies between the ground and the labels: the belief, outlined hexes."""
    made = ""
    if scene.values is not None:
        made = belief_layer_svg(island, scene.values, lang, turned=turned, numbers=scene.numbers)
    return made + outline_layer_svg(island, scene.outlined, turned=turned)


def labels_svg(island: IslandMap, scene: IslandScene, turned: bool) -> str:
    """Return the labelled hexes, which give way to the numbers of a belief."""
    if scene.values is None:
        return _plain_labels(island, turned)
    return label_layer_svg(island, scene.values, turned=turned, numbers=scene.numbers)


@lru_cache(maxsize=16)
def _plain_labels(island: IslandMap, turned: bool) -> str:
    return label_layer_svg(island, turned=turned)


def above_svg(island: IslandMap, scene: IslandScene, turned: bool) -> str:
    """Return what lies above the labels: crosses, routes, the sheet, players."""
    return (
        crossed_layer_svg(island, scene.crossed, turned=turned)
        + path_layer_svg(island, scene.paths, turned=turned)
        + _sheet(island, scene, turned)
        + mark_layer_svg(island, scene.marks, turned=turned)
    )


def _sheet(island: IslandMap, scene: IslandScene, turned: bool) -> str:
    if not scene.sheet or not scene.sheet_at:
        return ""
    geometry = geometry_of(island, turned)
    x, y = geometry.centres[scene.sheet_at]
    wrong = contradictions(island, scene.sheet, scene.sheet_at)
    crosses = layer_svg(Group(WRONG_CROSS, *geometry.point(place)) for place in wrong)
    sketch = sheet_layer_svg(scene.sheet, turned=turned)
    return f'<g transform="translate({x} {y})">{sketch}</g>{crosses}'

"""Pictures of the hex island as SVG and on paper; each part is loaded when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.draw.island.axes import island_axes as island_axes
    from afrikan.draw.island.base import island_base_svg as island_base_svg
    from afrikan.draw.island.beliefs import belief_layer_svg as belief_layer_svg
    from afrikan.draw.island.cards import LaidCard as LaidCard
    from afrikan.draw.island.cards import cards_svg as cards_svg
    from afrikan.draw.island.crossed import crossed_layer_svg as crossed_layer_svg
    from afrikan.draw.island.geometry import Geometry as Geometry
    from afrikan.draw.island.geometry import geometry_of as geometry_of
    from afrikan.draw.island.labels import label_layer_svg as label_layer_svg
    from afrikan.draw.island.map import island_svg as island_svg
    from afrikan.draw.island.paper import island_pdf as island_pdf
    from afrikan.draw.island.played import cards_of as cards_of
    from afrikan.draw.island.played import route_of as route_of
    from afrikan.draw.island.played import sketch_of as sketch_of
    from afrikan.draw.island.routes import Route as Route
    from afrikan.draw.island.routes import Standing as Standing
    from afrikan.draw.island.routes import mark_layer_svg as mark_layer_svg
    from afrikan.draw.island.routes import outline_layer_svg as outline_layer_svg
    from afrikan.draw.island.routes import path_layer_svg as path_layer_svg
    from afrikan.draw.island.sheet import sheet_layer_svg as sheet_layer_svg
    from afrikan.draw.island.sheet import sheet_over_map_svg as sheet_over_map_svg
    from afrikan.draw.island.sheet import sheet_svg as sheet_svg
    from afrikan.draw.island.table import island_table as island_table
    from afrikan.draw.island.trail import Noted as Noted
    from afrikan.draw.island.trail import contradictions as contradictions

_HOMES = {
    "Geometry": "geometry",
    "LaidCard": "cards",
    "Noted": "trail",
    "Route": "routes",
    "Standing": "routes",
    "belief_layer_svg": "beliefs",
    "cards_of": "played",
    "cards_svg": "cards",
    "contradictions": "trail",
    "crossed_layer_svg": "crossed",
    "geometry_of": "geometry",
    "island_axes": "axes",
    "island_base_svg": "base",
    "island_pdf": "paper",
    "island_svg": "map",
    "island_table": "table",
    "label_layer_svg": "labels",
    "mark_layer_svg": "routes",
    "outline_layer_svg": "routes",
    "path_layer_svg": "routes",
    "route_of": "played",
    "sheet_layer_svg": "sheet",
    "sheet_over_map_svg": "sheet",
    "sheet_svg": "sheet",
    "sketch_of": "played",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found
    return found

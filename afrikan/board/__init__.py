"""The route graph: load a board, check it, measure distances, list where a roll may end."""

from afrikan.board.graph import RouteGraph, shipped_boards
from afrikan.board.model import HAZARDS, KINDS, MODES, Edge, LabelSpot, Landing, Node

__all__ = [
    "HAZARDS",
    "KINDS",
    "MODES",
    "Edge",
    "LabelSpot",
    "Landing",
    "Node",
    "RouteGraph",
    "shipped_boards",
]

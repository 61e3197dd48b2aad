"""What the board on the page shows at one moment: plain data, no rules and nothing of the page."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from afrikan.board import MODES, RouteGraph
from afrikan.draw import Pawn
from afrikan.draw.scene import check_play
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen by activating a place.

    Args:
        place: id of the place.
        action: what is reported when it is chosen, any text.
        label: what it does, in words.
        tag: short text on the board, such as the steps ``"4"`` or the price ``"300"``.
        mode: ``"land"``, ``"sea"``, ``"air"``, or ``""`` if it is no travel.
        path: the way there, from the place where it begins to ``place``; empty if none is to be shown.
    """

    place: str
    action: str
    label: str
    tag: str = ""
    mode: str = ""
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Leg:
    """One stretch of a pawn's travel.

    Args:
        seat: whose pawn.
        path: ids of the places, from the one left to the one reached.
        mode: ``"land"``, ``"sea"``, ``"air"``, or ``""`` for a straight line.
    """

    seat: int
    path: tuple[str, ...]
    mode: str = "land"


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the board that changes during play.

    Args:
        pawns: at most six, each with a seat of its own.
        current: seat of the pawn in turn, or None.
        tiles: city id to ``"down"`` or a face; a city left out has no tile.
        lying: city id to what lies there beside its tile, ``"robber"`` or ``"star"``.
        shown: the cities whose tile lies face down although its face is shown, as to a teacher.
        choices: what can be chosen; several may lead to one place.
        legs: the travel of the last action, which is animated when the scene arrives.
        trails: the travel of the last turns, which is drawn.
        odds: place id to a short text such as ``"1/28"``, or None if there is nothing to tell.
        at: number of the position; what is chosen counts only while this is still shown.
        busy: whether nothing can be chosen for the moment.

    >>> Scene(tiles={"congo": "ruby"}, shown=["congo"]).at
    0
    """

    pawns: tuple[Pawn, ...] = ()
    current: int | None = None
    tiles: Mapping[str, str] = field(default_factory=dict)
    lying: Mapping[str, Sequence[str]] = field(default_factory=dict)
    shown: Collection[str] = ()
    choices: tuple[Choice, ...] = ()
    legs: tuple[Leg, ...] = ()
    trails: tuple[Leg, ...] = ()
    odds: Mapping[str, str] | None = None
    at: int = 0
    busy: bool = False


def check_scene(board: RouteGraph, scene: Scene) -> None:
    """Refuse a scene that does not fit the board.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    check_play(board, scene.tiles, scene.pawns, [choice.place for choice in scene.choices], scene.lying)
    seats = [pawn.seat for pawn in scene.pawns]
    for seat in seats:
        if seats.count(seat) > 1:
            raise AfrikanError("seat_twice", seat=seat)
    for city in scene.shown:
        if scene.tiles.get(city, "down") == "down":
            raise AfrikanError("shown_without_face", city=quoted(city))
    for place in scene.odds or ():
        board.node(place)
    for choice in scene.choices:
        _check_mode(choice.mode)
        if choice.path:
            _check_path(board, choice.path)
            if choice.path[-1] != choice.place:
                raise AfrikanError("path_astray", place=quoted(choice.place), end=quoted(choice.path[-1]))
    for leg in (*scene.legs, *scene.trails):
        _check_mode(leg.mode)
        _check_path(board, leg.path)
        check_play(board, None, [Pawn(leg.path[0], leg.seat)], None)


def _check_mode(mode: str) -> None:
    if mode and mode not in MODES:
        raise AfrikanError("mode_of_way_unknown", mode=quoted(mode), hint=suggestion(mode, MODES))


def _check_path(board: RouteGraph, path: tuple[str, ...]) -> None:
    if len(path) < 2:
        raise AfrikanError("path_too_short", path=quoted(path))
    for place in path:
        board.node(place)

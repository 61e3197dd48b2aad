"""What a picture of a board shows, as shapes: the still part, and the part that changes during play."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from afrikan.board import Node, RouteGraph
from afrikan.board.words import CHANGED
from afrikan.draw import marks
from afrikan.draw.layout import LABEL_SIZE, MAP_WIDTH, PANEL, coast_of, inland_of, layout_of
from afrikan.draw.legend import legend_groups, player_groups
from afrikan.draw.pins import pin_heads
from afrikan.draw.shapes import Group, Shape, Text, circle, line, rectangle
from afrikan.draw.words import clean, label_word
from afrikan.draw.wrap import width_of
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted

SEA = "#dfecf4"
LAND = "#f8f0da"
COAST = "#b9a878"
SHORE = 36.0
PANEL_FILL = "#fbfaf6"
HALO = "#fffdf6"
WARNING = "#a33b00"
ROW = 36.0
MAX_PAWNS = 6
CARRIES = ("", "star", "horseshoe")
STATES = ("", "home", "out", "robber")
Lying = Mapping[str, Sequence[str]]
"""City to what lies there beside its tile: ``"robber"``, one that stays, or ``"star"``."""
RECONSTRUCTION = "reconstruction"


@dataclass(frozen=True, slots=True)
class Layer:
    """Groups that can be shown or hidden together; a picture may have several layers of one name."""

    name: str
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Pawn:
    """One player's pawn in a picture.

    Args:
        node: id of the place where it stands.
        seat: 0 to 5; decides shape, colour and the number shown (seat + 1).
        name: the player's name, any text.
        carries: ``""``, ``"star"`` or ``"horseshoe"``.
        state: ``""``, or that the player is ``"home"``, ``"out"`` of the game or turned ``"robber"``.
    """

    node: str
    seat: int
    name: str = ""
    carries: str = ""
    state: str = ""


def check_play(
    board: RouteGraph,
    tiles: Mapping[str, str] | None,
    pawns: Sequence[Pawn],
    highlight: Iterable[str] | None,
    lying: Lying | None = None,
) -> list[str]:
    """Refuse tiles, pawns and marks that the board or the picture does not know; return the marks.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    for city, face in (tiles or {}).items():
        if board.node(city).kind != "city":
            raise AfrikanError("tile_on_dot", place=quoted(city))
        if face not in marks.FACES:
            hint = suggestion(face, marks.FACES)
            raise AfrikanError("tile_unknown", face=quoted(str(face)), city=quoted(city), hint=hint)
    for city, things in (lying or {}).items():
        if board.node(city).kind != "city":
            raise AfrikanError("tile_on_dot", place=quoted(city))
        for thing in things:
            if thing not in marks.LYING:
                hint = suggestion(thing, marks.LYING)
                raise AfrikanError("lying_unknown", thing=quoted(str(thing)), city=quoted(city), hint=hint)
    if len(pawns) > MAX_PAWNS:
        raise AfrikanError("pawns_many", count=len(pawns), most=MAX_PAWNS)
    for pawn in pawns:
        board.node(pawn.node)
        if type(pawn.seat) is not int or not 0 <= pawn.seat < MAX_PAWNS:
            raise AfrikanError("pawn_seat", seat=quoted(pawn.seat), last=MAX_PAWNS - 1)
        if pawn.carries not in CARRIES:
            hint = suggestion(pawn.carries, CARRIES[1:])
            raise AfrikanError("pawn_carries", load=quoted(str(pawn.carries)), hint=hint)
        if pawn.state not in STATES:
            hint = suggestion(pawn.state, STATES[1:])
            raise AfrikanError("pawn_state", state=quoted(str(pawn.state)), hint=hint)
    return [board.node(place).id for place in highlight or ()]


@lru_cache(maxsize=32)
def still_part(board: RouteGraph, lang: str, title: str, legend: bool) -> tuple[Group, ...]:
    """Return the groups that do not change during play, back to front."""
    groups = [group for layer in still_layers(board, lang, title) for group in layer.groups]
    return (*groups, *(legend_groups(board, lang) if legend else ()))


def still_layers(board: RouteGraph, lang: str, title: str) -> tuple[Layer, ...]:
    """Return the still map in layers, back to front; the dots of a mode lie in a later layer of its name."""
    sea = Group((Shape(rectangle(0, 0, MAP_WIDTH, layout_of(board).height), SEA),))
    routes = {mode: tuple(drawn(board)) for mode, drawn in _ROUTES.items()}
    places: dict[str, list[Group]] = {"sea": [], "land": [], "places": []}
    for node in reversed(board.nodes):
        layer = "places" if node.kind == "city" else node.kind
        places[layer].append(Group(_place_mark(node), *layout_of(board).points[node.id]))
    return (
        Layer("ground", (sea, Group(tuple(_coast(board))))),
        *(Layer(mode, (Group(shapes),)) for mode, shapes in routes.items()),
        *(Layer(name, tuple(groups)) for name, groups in places.items()),
        Layer("names", (Group(tuple(_names(board, lang))),)),
        Layer("heading", (Group(tuple(_heading(board, lang, title))),)),
    )


def moving_part(
    board: RouteGraph,
    tiles: Mapping[str, str] | None,
    pawns: Sequence[Pawn],
    highlight: Sequence[str],
    lang: str,
    legend: bool,
    lying: Lying | None = None,
) -> list[Group]:
    """Return the groups that change during play: tiles, marked places, pawns, the list of players."""
    points = layout_of(board).points
    groups = [Group(marks.FACES[face], *points[city]) for city, face in (tiles or {}).items()]
    for city, things in (lying or {}).items():
        groups += [Group(marks.LYING[thing], *points[city]) for thing in things]
    for place in highlight:
        ring = marks.CITY_RING if board.node(place).kind == "city" else marks.DOT_RING
        groups.append(Group(ring, *points[place]))
    groups += _pawns(board, pawns, lang)
    if legend:
        groups += player_groups(
            pawns, lang, sorted({thing for things in (lying or {}).values() for thing in things})
        )
    return groups


def heading_boxes(board: RouteGraph, lang: str, title: str) -> tuple[tuple[float, float, float, float], ...]:
    """Return what heading and warning cover: left, top, right and bottom of each."""
    title_box = (20.0, 16.0, 20 + width_of(clean(title, 60), 24, bold=True), 44.0)
    said = _warning(board, lang)
    return (title_box, (20.0, 50.0, 30 + width_of(said, 20, bold=True), 82.0)) if said else (title_box,)


def picture_width(legend: bool) -> float:
    """Return the width of the picture in its own units."""
    return MAP_WIDTH + (PANEL if legend else 0.0)


def _coast(board: RouteGraph) -> Iterable[Shape]:
    points = layout_of(board).points
    alone = [points[city] for city in board.islands if not board.neighbours(city, "land")]
    shores = [line(walk, closed=True) for walk in coast_of(board)]
    inland = [line(triangle, closed=True) for triangle in inland_of(board)]
    for colour, edge in ((COAST, SHORE + 2), (LAND, SHORE)):
        yield from (Shape(path, colour, colour, 2 * edge) for path in shores)
        yield from (Shape(path, colour, colour, 2 * (edge - SHORE + 10)) for path in inland)
        yield from (Shape(circle(edge, x, y), colour) for x, y in alone)


def _flights(board: RouteGraph) -> Iterable[Shape]:
    points = layout_of(board).points
    for edge in board.edges:
        if edge.mode == "air":
            yield from marks.flight(points[edge.a], points[edge.b])


def _sea_routes(board: RouteGraph) -> Iterable[Shape]:
    points = layout_of(board).points
    for chain in board.segments("sea"):
        yield marks.sea_route([points[place] for place in chain])


def _roads(board: RouteGraph) -> Iterable[Shape]:
    points = layout_of(board).points
    roads = [marks.road([points[place] for place in chain]) for chain in board.segments("land")]
    yield from (bed for bed, _ in roads)
    yield from (top for _, top in roads)


_ROUTES: Mapping[str, Callable[[RouteGraph], Iterable[Shape]]] = {
    "air": _flights,
    "sea": _sea_routes,
    "land": _roads,
}


def _place_mark(node: Node) -> marks.Mark:
    if node.kind == "city":
        return marks.START if node.is_start else marks.CITY
    dot = marks.LAND_DOT if node.kind == "land" else marks.SEA_DOT
    return marks.HAZARD_MARKS.get(node.hazard) or dot


def _names(board: RouteGraph, lang: str) -> Iterable[Text]:
    layout = layout_of(board)
    for node in board.nodes[: len(board.cities)]:
        x, y, anchor = layout.label_at(node, lang)
        yield Text(x, y, clean(node.label(lang), 40), LABEL_SIZE, anchor, halo=HALO)


def _heading(board: RouteGraph, lang: str, title: str) -> Iterable[Shape | Text]:
    yield Text(20, 30, clean(title, 60), 24, bold=True, halo=SEA)
    if said := _warning(board, lang):
        width = width_of(said, 20, bold=True) + 10
        yield Shape(rectangle(20, 50, width, 32), "#fff4e8", WARNING, 2.5)
        yield Text(20 + width / 2, 66, said, 20, "middle", True, WARNING)


def _warning(board: RouteGraph, lang: str) -> str:
    """Return the label of a board that is rebuilt or changed, which every picture of it shows."""
    warned = board.label == RECONSTRUCTION or board.label.endswith(CHANGED)
    return clean(label_word(board, lang), 60) if warned else ""


def _pawns(board: RouteGraph, pawns: Sequence[Pawn], lang: str) -> list[Group]:
    """Pin each pawn to its place; several on one place fan out around it."""
    together: dict[str, list[Pawn]] = {}
    for pawn in pawns:
        together.setdefault(pawn.node, []).append(pawn)
    fans = pin_heads(board, [(place, len(here)) for place, here in together.items()], lang)
    pins: list[Group] = []
    heads: list[Group] = []
    for (place, here), fan in zip(together.items(), fans, strict=True):
        for pawn, head in zip(here, fan, strict=True):
            home = layout_of(board).points[place]
            pins.append(marks.pawn_pin(home, head))
            heads += marks.pawn_head(pawn.seat, head, pawn.carries, home, pawn.state)
    return pins + heads

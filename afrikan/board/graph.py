"""The board as a value: cities, dots and routes, with every question about ways answered from here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from afrikan.board.check import check_edges, check_nodes
from afrikan.board.load import cities_first, load_parts
from afrikan.board.model import MODES, Edge, LabelSpot, Landing, Node
from afrikan.board.travel import distances_from, landings_of, next_cities_of, segments_of
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.paths import data_path, is_folder
from afrikan.quote import quoted

if TYPE_CHECKING:
    import networkx as nx

DISTANCE_MODES = (*MODES, "mixed")
ROLL_MODES = ("land", "sea")


@dataclass(frozen=True, repr=False)
class RouteGraph:
    """A board: places joined by steps on land, steps at sea, and flights.

    Build one with :meth:`load` or :meth:`from_parts`, which check it; boards with the same content are equal.

    Attributes:
        name: short name, such as ``"finnish"``.
        title: what people call the board.
        label: where the data comes from, shown with every result; ``"reconstruction"`` for a rebuilt board.
        nodes: all places, cities first: a place is a city exactly if its index is below ``len(cities)``.
        edges: all steps and flights.
        spots: where a picture writes the cities' names.
        licence: licence of the data.
        credit: whom to credit for the data.

    >>> board = RouteGraph.load("finnish")
    >>> board.distance("tangier", "cairo", "mixed"), board.node("congo").label("fi")
    (8, 'Kongo')
    """

    name: str
    title: str
    label: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    spots: tuple[LabelSpot, ...] = ()
    licence: str = field(default="", compare=False)
    credit: str = field(default="", compare=False)

    @classmethod
    def load(cls, name_or_path: str | Path) -> RouteGraph:
        """Return a board that comes with the package, or one from a folder of your own.

        Args:
            name_or_path: ``"finnish"``, ``"nordic"``, or a folder with ``nodes.csv`` and ``edges.csv``.

        Raises:
            AfrikanError: if there is no such board.
            DataError: if its data is faulty; names file, line and reason.
        """
        shipped = shipped_boards()
        if isinstance(name_or_path, str) and name_or_path in shipped:
            return _load_shipped(name_or_path)
        if isinstance(name_or_path, str | Path) and is_folder(name_or_path):
            folder = Path(name_or_path)
            return _load_folder(folder.resolve().name, folder)
        hint = suggestion(name_or_path, shipped)
        raise AfrikanError("board_unknown", board=quoted(str(name_or_path)), hint=hint)

    @classmethod
    def from_parts(
        cls,
        nodes: Iterable[Node],
        edges: Iterable[Edge],
        *,
        name: str = "custom",
        title: str = "",
        label: str = "",
    ) -> RouteGraph:
        """Return a board built from places and steps, for instance a tiny one for a test.

        Raises:
            DataError: if they do not make a board; the same checks as for files.

        >>> parts = [Node("a", is_start=True), Node("d", "land"), Node("b")], [Edge("a", "d"), Edge("d", "b")]
        >>> RouteGraph.from_parts(*parts).landings("a", 2, "land")
        (Landing(node='b', steps=2, path=('d', 'b')),)
        """
        placed = [(None, node) for node in nodes]
        steps = [(None, edge) for edge in edges]
        check_nodes(f"board '{name}'", placed)
        check_edges(f"board '{name}'", steps, [node for _, node in placed])
        return cls(name, title or name, label, cities_first(placed), tuple(edge for _, edge in steps))

    def __repr__(self) -> str:
        """Return name, title, label and counts in words."""
        cities, dots = len(self.cities), len(self.nodes) - len(self.cities)
        label = f" ({self.label})" if self.label else ""
        counts = [sum(edge.mode == mode for edge in self.edges) for mode in MODES]
        return (
            f"<RouteGraph {self.name}: {self.title}{label}; {cities} cities, {dots} dots, "
            f"{counts[0]} land steps, {counts[1]} sea steps, {counts[2]} flights>"
        )

    def __hash__(self) -> int:
        """Return the hash of the content, computed once."""
        return self._hash

    def __reduce__(self) -> tuple[type[RouteGraph], tuple[object, ...]]:
        """Return the parts that a pickled board is rebuilt from."""
        parts = (self.name, self.title, self.label, self.nodes, self.edges)
        return RouteGraph, (*parts, self.spots, self.licence, self.credit)

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.nodes, self.edges))

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The number of each place, by id: its position in ``nodes``."""
        return MappingProxyType({node.id: i for i, node in enumerate(self.nodes)})

    @cached_property
    def cities(self) -> tuple[str, ...]:
        """Ids of the cities, in the order of ``nodes``."""
        return tuple(node.id for node in self.nodes if node.kind == "city")

    @cached_property
    def starts(self) -> tuple[str, ...]:
        """Ids of the cities where the game starts and ends."""
        return tuple(node.id for node in self.nodes if node.is_start)

    @cached_property
    def islands(self) -> tuple[str, ...]:
        """Ids of the cities from which no start can be reached by land."""
        home = {city for start in self.starts for city in self.distances(start, "land")}
        return tuple(city for city in self.cities if city not in home)

    @cached_property
    def forks(self) -> tuple[str, ...]:
        """Ids of the dots where a route divides."""
        dots = (node for node in self.nodes if node.kind != "city")
        return tuple(node.id for node in dots if len(self._around[node.kind][node.id]) > 2)

    def node(self, node_id: str) -> Node:
        """Return a place by its id.

        Raises:
            AfrikanError: if there is none; says which id may be meant, also for a printed name.
        """
        number = self.index.get(node_id) if isinstance(node_id, str) else None
        if number is not None:
            return self.nodes[number]
        wanted = str(node_id)[:80]
        for city in self.nodes[: len(self.cities)]:
            if wanted in city.names.values():
                hint = Phrase("id_of_name", name=wanted, id=city.id)
                raise AfrikanError("id_unknown", id=quoted(wanted), board=self.name, hint=hint)
        hint = suggestion(wanted, self.index, otherwise=Phrase("its_cities", cities=self.cities))
        raise AfrikanError("id_unknown", id=quoted(wanted), board=self.name, hint=hint)

    def neighbours(self, node_id: str, mode: str) -> tuple[str, ...]:
        """Return the ids of the places one step or one flight away by a mode."""
        return self._around[self._mode(mode, DISTANCE_MODES)][self.node(node_id).id]

    def distances(self, start: str, mode: str) -> dict[str, int]:
        """Return the fewest steps (or flights) from a place to every place that can be reached.

        Args:
            start: id of the place.
            mode: ``"land"``, ``"sea"``, ``"air"``, or ``"mixed"`` for land and sea with changes at cities.
        """
        return distances_from(self.node(start).id, self._around[self._mode(mode, DISTANCE_MODES)])

    def distance(self, a: str, b: str, mode: str) -> int | None:
        """Return the fewest steps (or flights) between two places, or None if there is no way.

        >>> board = RouteGraph.load("finnish")
        >>> board.distance("congo", "dragon_mountain", "land"), board.distance("cairo", "st_helena", "land")
        (11, None)
        """
        return self.distances(a, mode).get(self.node(b).id)

    def landings(
        self, node_id: str, roll: int, mode: str, came_from: str | None = None
    ) -> tuple[Landing, ...]:
        """Return every way in which one roll may end: after all its steps, or earlier at a city.

        On land the move may go on past a city; at sea the next city ends it. A move never turns straight
        back. A place that two ways reach is listed once for each way, fewest steps first.

        Args:
            node_id: where the move begins.
            roll: 1 to 6.
            mode: ``"land"`` or ``"sea"``; a flight needs no roll.
            came_from: the place left just before, when the rest of a roll is used after a halt on the way.

        Source: Afrikas stjärna rules, 'Movement on land' and 'Movement at sea'.

        >>> board = RouteGraph.load("finnish")
        >>> [(way.node, way.steps) for way in board.landings("dar_fur", 4, "land")][:2]
        [('bahr_el_ghasal', 2), ('egypt', 3)]
        """
        if isinstance(roll, bool) or not isinstance(roll, int) or not 1 <= roll <= 6:
            raise AfrikanError("roll_wrong", value=quoted(roll))
        around = self._around[self._mode(mode, ROLL_MODES)]
        before = None if came_from is None else self.node(came_from).id
        return landings_of(self.node(node_id).id, roll, around, self._city_set, mode == "sea", before)

    def next_cities(self, city: str, mode: str) -> tuple[Landing, ...]:
        """Return every way by one mode to another city with no city in between, shortest first.

        >>> board = RouteGraph.load("finnish")
        >>> [(way.node, way.steps) for way in board.next_cities("tangier", "land")]
        [('morocco', 2), ('sahara', 5), ('tunis', 5)]
        """
        around = self._around[self._mode(mode, MODES)]
        return next_cities_of(self.node(city).id, around, self._city_set)

    def segments(self, mode: str) -> tuple[tuple[str, ...], ...]:
        """Return the routes of a mode between cities and forks, each once, as chains of ids."""
        return segments_of(self._around[self._mode(mode, MODES)], (*self.cities, *self.forks))

    @cached_property
    def graph(self) -> nx.MultiGraph[str]:
        """The board as a frozen networkx multigraph with every attribute of nodes and edges."""
        import networkx as nx

        graph: nx.MultiGraph[str] = nx.MultiGraph(name=self.name, title=self.title, label=self.label)
        for n in self.nodes:
            attributes: dict[str, Any] = {f"name_{lang}": name for lang, name in n.names.items()}
            graph.add_node(
                n.id, kind=n.kind, x=n.x, y=n.y, is_start=n.is_start, hazard=n.hazard, **attributes
            )
        for edge in self.edges:
            graph.add_edge(edge.a, edge.b, key=edge.mode, mode=edge.mode, sources=edge.sources)
        nx.freeze(graph)
        return graph

    def svg(self, **options: Any) -> str:
        """Return the picture of the board as SVG; see ``afrikan.draw.board_svg`` for the options."""
        from afrikan.draw import board_svg

        return board_svg(self, **options)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """Return the picture inline, so that notebooks keep its description and fit it to the page."""
        return f'<figure style="margin:0">{self.svg()}</figure>'

    @cached_property
    def _city_set(self) -> frozenset[str]:
        return frozenset(self.cities)

    @cached_property
    def _around(self) -> dict[str, dict[str, tuple[str, ...]]]:
        return {mode: self._joined(mode) for mode in DISTANCE_MODES}

    def _joined(self, mode: str) -> dict[str, tuple[str, ...]]:
        wanted = ROLL_MODES if mode == "mixed" else (mode,)
        around: dict[str, list[str]] = {node.id: [] for node in self.nodes}
        for edge in self.edges:
            if edge.mode in wanted:
                around[edge.a].append(edge.b)
                around[edge.b].append(edge.a)
        by_number = self.index.__getitem__
        return {node: tuple(sorted(set(others), key=by_number)) for node, others in around.items()}

    def _mode(self, mode: str, known: tuple[str, ...]) -> str:
        if mode in known:
            return mode
        hint = suggestion(mode, known)
        if mode == "air" and known == ROLL_MODES:
            hint = Phrase("flight_without_roll")
        raise AfrikanError("mode_unknown", mode=quoted(mode), known=known, hint=hint)


def shipped_boards() -> tuple[str, ...]:
    """Return the names of the boards that come with the package.

    >>> shipped_boards()
    ('finnish', 'nordic')
    """
    return tuple(sorted(file.parent.name for file in data_path("board").glob("*/nodes.csv")))


@lru_cache(maxsize=8)
def _load_shipped(name: str) -> RouteGraph:
    return _load_folder(name, data_path("board", name))


def _load_folder(name: str, folder: Path) -> RouteGraph:
    parts = load_parts(folder)
    about = parts.about
    return RouteGraph(
        name,
        about.get("title") or name,
        about.get("label", ""),
        parts.nodes,
        parts.edges,
        parts.spots,
        about.get("licence", ""),
        about.get("credit", ""),
    )

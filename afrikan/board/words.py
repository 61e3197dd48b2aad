"""How people name a board: its title, its label, and its places in the form that a sentence asks for."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from afrikan.board.graph import RouteGraph
from afrikan.csvfile import read_rows
from afrikan.errors import DataError, Phrase
from afrikan.language import LANGUAGES, base
from afrikan.messages import Steps, messages, say
from afrikan.paths import data_path

CHANGED = "changed by you"
"""Label of a board that differs from the one it was made from; the label of that one stands before it."""
ROLES = ("to", "at", "from")
"""What a place can be in a sentence: where something goes, is, or comes from."""
FORM_COLUMNS = ("lang", "name", *ROLES)

Forms = Mapping[tuple[str, str], Mapping[str, str]]
"""Language and name of a city to its forms."""


class Place:
    """A place as a sentence of ``data/messages`` takes it in.

    ``{here}`` in the sentence stands for the name, ``{here:to}``, ``{here:at}`` and ``{here:from}`` for the
    form of that role, so each language chooses the role that its own sentence needs.

    Args:
        graph: the board.
        number: the node's number; any other one for a pawn that is not on the board yet.
        lang: the language.

    >>> board = RouteGraph.load("finnish")
    >>> "{0}: {0:to}, {0:at}, {0:from}".format(Place(board, board.index["gold_coast"], "fi"))
    'Kultarannikko: Kultarannikolle, Kultarannikolla, Kultarannikolta'
    """

    __slots__ = ("graph", "lang", "number")

    def __init__(self, graph: RouteGraph, number: int, lang: str) -> None:
        self.graph = graph
        self.number = number
        self.lang = lang

    def __str__(self) -> str:
        """Return the name."""
        return place_name(self.graph, self.number, self.lang)

    def __format__(self, role: str) -> str:
        """Return the form of a role, or the name if none is given."""
        if role and role not in ROLES:
            raise ValueError(f"a place has no form '{role}'; it has: {', '.join(ROLES)}")
        return place_name(self.graph, self.number, self.lang, role)


class PlaceName(Phrase):
    """A place's name in a sentence, in the language of whoever reads it.

    Args:
        graph: the board.
        place: id of the place.
        role: ``"to"``, ``"at"``, ``"from"`` for the form of that role, or nothing for the bare name.

    >>> PlaceName(RouteGraph.load("finnish"), "gold_coast", "at").text("fi")
    'Kultarannikolla'
    """

    __slots__ = ("graph", "number", "role")

    def __init__(self, graph: RouteGraph, place: str, role: str = "") -> None:
        super().__init__("place")
        self.graph = graph
        self.number = graph.index[place]
        self.role = role

    def text(self, lang: str) -> str:
        """Return the name in a language."""
        return place_name(self.graph, self.number, lang, self.role)


@lru_cache(maxsize=8192)
def place_name(graph: RouteGraph, number: int, lang: str, role: str = "") -> str:
    """Return a city's name, or for a dot how far it is from the nearest cities it lies between.

    Args:
        graph: the board.
        number: the node's number; any other one for a pawn that is not on the board yet.
        lang: the language.
        role: ``"to"``, ``"at"`` or ``"from"`` for the form of that role; the bare name if left out.

    >>> board = RouteGraph.load("finnish")
    >>> place_name(board, board.index["tangier_tunis_land_1"], "en")
    'the dot 1 step from Tangier and 4 steps from Tunis'
    >>> place_name(board, board.index["tangier_tunis_land_1"], "fi", "to")
    'pisteeseen, josta on 1 askel Tangeriin ja 4 askelta Tunisiin'
    """
    if not 0 <= number < len(graph.nodes):
        return say(lang, "place", "nowhere")
    node = graph.nodes[number]
    if node.kind == "city":
        return _city_name(node.label(lang), lang, role)
    values: dict[str, object] = {"dot": say(lang, "dot", f"{node.kind}_{role}" if role else node.kind)}
    nearest = _nearest_cities(graph, number)
    for letter, (city, steps) in zip("ab", nearest.items(), strict=False):
        values[f"steps_{letter}"] = Steps(lang, steps)
        values[f"city_{letter}"] = Place(graph, city, lang)
    return say(lang, "place", "between" if len(nearest) > 1 else "near", **values)


def _nearest_cities(graph: RouteGraph, number: int) -> Mapping[int, int]:
    """Return the next cities by a dot's own kind of route and their distances, nearest first."""
    node = graph.nodes[number]
    ways = sorted((way.steps, graph.index[way.node]) for way in graph.next_cities(node.id, node.kind))
    nearest: dict[int, int] = {}
    for steps, city in ways:
        nearest.setdefault(city, steps)
    return nearest


def _city_name(name: str, lang: str, role: str) -> str:
    if not role:
        return name
    forms = _shipped_forms().get((base(lang), name))
    return forms[role] if forms else say(lang, "where", role, name=name)


@cache
def _shipped_forms() -> Forms:
    return load_forms(data_path("board", "forms.csv"))


def load_forms(file: Path) -> Forms:
    """Read the forms of city names; a name without a line follows its language's pattern.

    Args:
        file: the path of a file such as ``forms.csv``.

    Raises:
        DataError: if a language is not known, a form is empty, or a name stands there twice.
    """
    found: dict[tuple[str, str], Mapping[str, str]] = {}
    for line, row in read_rows(file, FORM_COLUMNS):
        key = row["lang"], row["name"]
        if row["lang"] not in LANGUAGES:
            raise DataError(file, line, f"lang '{row['lang']}' is not one of {', '.join(LANGUAGES)}")
        if not all(row.values()):
            raise DataError(file, line, f"the forms of '{row['name']}' are not complete")
        if key in found:
            raise DataError(file, line, f"'{row['name']}' stands there twice in '{row['lang']}'")
        found[key] = row
    return found


def title_word(board: RouteGraph, lang: str) -> str:
    """Return the board's title in a language, or as it stands if it is not a known one.

    >>> title_word(RouteGraph.load("finnish"), "sv")
    'Afrikas stjärna, finska brädet'
    """
    return _known("board_title", board.title, lang)


def label_word(board: RouteGraph, lang: str) -> str:
    """Return the board's provenance label in a language, or as it stands if it is not a known one."""
    return provenance_word(board.label, lang)


def provenance_word(label: str, lang: str) -> str:
    """Return a provenance label in a language, or as it stands if it is not a known one."""
    return _known("board_label", label, lang)


def _known(section: str, text: str, lang: str) -> str:
    return say(lang, section, text) if text in messages("en")[section] else text

"""Reads single entries of a position, each in its type; what cannot be read is told with its place."""

from collections.abc import Mapping, Sequence
from typing import Any

from afrikan.board import RouteGraph
from afrikan.checks import is_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.quote import quoted
from afrikan.star.state import NONE


class Entries:
    """The entries of one table of a position.

    Args:
        table: the table as it is given.
        where: what the table is called in a sentence.
        known: names of the entries that it may have.
        graph: the board.

    Raises:
        AfrikanError: if it is no table or has an unknown entry.
    """

    def __init__(self, table: Any, where: Phrase, known: Sequence[str], graph: RouteGraph) -> None:
        if not isinstance(table, Mapping):
            raise AfrikanError("table_kind", where=where, value=quoted(table))
        for key in table:
            if key not in known:
                hint = suggestion(key, known)
                raise AfrikanError("entry_unknown", where=where, entry=quoted(key), hint=hint)
        self.table = table
        self.where = where
        self.graph = graph

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """Return a whole number between two bounds."""
        value = self.table.get(key, default)
        if not is_whole(value, low, high):
            raise AfrikanError(
                "entry_number", where=self.where, entry=key, low=low, high=high, value=quoted(value)
            )
        return int(value)

    def flag(self, key: str) -> int:
        """Return 1 for true and 0 for false, the default."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise AfrikanError("entry_flag", where=self.where, entry=key, value=quoted(value))
        return int(value)

    def choice(self, key: str, known: Mapping[str, int]) -> int:
        """Return what one of several words stands for; the empty word is the default."""
        value = self.table.get(key, "")
        if not isinstance(value, str) or value not in known:
            names = tuple(repr(name) for name in known if name)
            raise AfrikanError("entry_choice", where=self.where, entry=key, names=names, value=quoted(value))
        return int(known[value])

    def place(self, key: str, default: str = "") -> int:
        """Return the number of the place that an entry names; ``NONE`` if it is left out."""
        value = self.table.get(key, default)
        return NONE if value == "" else node_named(value, self.where, self.graph)

    def city(self, key: str) -> int:
        """Return the number of the city that an entry names; ``NONE`` if it is left out."""
        number = self.place(key)
        if number >= len(self.graph.cities):
            place = self.graph.nodes[number].id
            raise AfrikanError("entry_city", where=self.where, entry=key, place=place)
        return number


def node_named(name: Any, where: Phrase, graph: RouteGraph) -> int:
    """Return the number of a place.

    Raises:
        AfrikanError: if the board has no place of that name.
    """
    if not isinstance(name, str) or name not in graph.index:
        hint = suggestion(name, graph.cities)
        raise AfrikanError("place_unknown", where=where, place=quoted(name), hint=hint)
    return graph.index[name]

"""Two boards with the same cities beside each other: which distances and which central cities changed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from afrikan.board.analysis import centrality
from afrikan.board.graph import RouteGraph
from afrikan.errors import AfrikanError, Word

if TYPE_CHECKING:
    import pandas as pd

MEASURES = ("betweenness", "closeness")
LEAST_CHANGE = 1e-9
"""Rounding alone makes differences below this."""


@dataclass(frozen=True)
class Difference:
    """What a change of the board changed.

    Attributes:
        mode: the mode of travel.
        pairs: how many pairs of cities there are.
        distances: a row for each pair of cities whose distance changed, with columns ``before``, ``after``
            and ``change``, missing where no way leads; pairs that lost or found a way first, then by the
            change.
        centrality: a row for each city whose betweenness or closeness changed, with both before and after
            and the change of both; the greatest change of betweenness first.
    """

    mode: str
    pairs: int
    distances: pd.DataFrame
    centrality: pd.DataFrame

    @property
    def summary(self) -> Word:
        """How many pairs of cities lie farther apart, nearer together, or lost or found a way, in words."""
        change = self.distances["change"]
        return Word(
            "odds_board",
            "difference",
            pairs=self.pairs,
            farther=int((change > 0).sum()),
            nearer=int((change < 0).sum()),
            lost=int(self.distances["after"].isna().sum()),
            found=int(self.distances["before"].isna().sum()),
        )


def compare(before: RouteGraph, after: RouteGraph, mode: str = "mixed") -> Difference:
    """Return which distances between cities and which central cities differ between two boards.

    Args:
        before, after: boards with the same cities.
        mode: ``"land"``, ``"sea"``, ``"air"``, or ``"mixed"`` for land and sea with changes at cities.

    Raises:
        AfrikanError: if the cities differ or the mode is not known.

    >>> board = RouteGraph.load("finnish")
    >>> compare(board, board).distances.empty
    True
    """
    alone = tuple(sorted({*before.cities} ^ {*after.cities}))
    if alone:
        raise AfrikanError("cities_differ", cities=alone)
    pairs = comb(len(before.cities), 2)
    return Difference(mode, pairs, _distances(before, after, mode), _centrality(before, after, mode))


def _distances(before: RouteGraph, after: RouteGraph, mode: str) -> pd.DataFrame:
    import pandas as pd

    old, new = ({city: board.distances(city, mode) for city in before.cities} for board in (before, after))
    rows = [(a, b, old[a].get(b), new[a].get(b)) for a, b in combinations(before.cities, 2)]
    changed = [row for row in rows if row[2] != row[3]]
    frame = pd.DataFrame(changed, columns=["from", "to", "before", "after"]).set_index(["from", "to"])
    frame = frame.astype("Int64")
    frame["change"] = frame["after"] - frame["before"]
    return frame.sort_values("change", key=lambda change: -change.abs(), na_position="first", kind="stable")


def _centrality(before: RouteGraph, after: RouteGraph, mode: str) -> pd.DataFrame:
    import pandas as pd

    old, new = centrality(before, mode), centrality(after, mode).reindex(list(before.cities))
    old = old.reindex(list(before.cities))
    columns = {}
    for measure in MEASURES:
        columns[f"{measure}_before"] = old[measure]
        columns[f"{measure}_after"] = new[measure]
        columns[f"{measure}_change"] = new[measure] - old[measure]
    frame = pd.DataFrame(columns)
    changes = frame[[f"{measure}_change" for measure in MEASURES]].abs()
    frame = frame[(changes > LEAST_CHANGE).any(axis="columns")]
    return frame.sort_values("betweenness_change", key=lambda change: -change.abs(), kind="stable")

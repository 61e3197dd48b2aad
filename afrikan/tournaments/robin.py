"""Several policies, each against each: every table that can be made of them, and how they stand."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from math import comb
from operator import itemgetter
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from afrikan.checks import check_confidence, check_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.game.view import OwnPolicy
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import current
from afrikan.simulation.estimates import share_of
from afrikan.simulation.run import fast_code, gathered
from afrikan.tournaments.names import distinct, names_of
from afrikan.tournaments.run import blocks
from afrikan.tournaments.table import Side, Tournament, ahead

if TYPE_CHECKING:
    import pandas as pd

KINDS = ("against", "groups")
MOST_TABLES = 200
SEEDS = 2**64

Policies = tuple[str | OwnPolicy, ...]


@dataclass(frozen=True)
class RoundRobin:
    """All tables that can be made of some policies; those of the same kind merge by addition.

    Args:
        kind: ``"against"``: one place of a policy against all others of another one; ``"groups"``: every
            choice of as many policies as there are seats.
        policies: all who play.
        members: who sits at each table.
        tables: each table's games; no games yet are ``None``.
    """

    kind: str
    policies: Policies
    members: tuple[Policies, ...]
    tables: tuple[Tournament | None, ...]

    def __add__(self, other: RoundRobin) -> RoundRobin:
        """Return both together.

        Raises:
            AfrikanError: if they differ in more than their games.
        """
        if (self.kind, self.policies, self.members) != (other.kind, other.policies, other.members):
            raise AfrikanError("tally_differs")
        pairs = zip(self.tables, other.tables, strict=True)
        tables = tuple(a if b is None else b if a is None else a + b for a, b in pairs)
        return replace(self, tables=tables)

    @property
    def played(self) -> tuple[Tournament, ...]:
        """The tables that have games."""
        return tuple(table for table in self.tables if table is not None)

    def sides(self, table: Tournament) -> list[Side]:
        """Return a table's sides by the names that they have in the whole."""
        names = names_of(self.policies)
        return [
            side._replace(name=names[self.policies.index(table.runs.deciders[side.entrants[0]])])
            for side in table.sides
        ]

    def games_at(self, place: int) -> int:
        """Return how many games were played at a table, by its place in ``tables``."""
        table = self.tables[place]
        return 0 if table is None else table.games

    @property
    def games(self) -> int:
        """How many games were played at all tables."""
        return sum(table.games for table in self.played)

    @property
    def games_a_second(self) -> float:
        """How fast they were played."""
        seconds = sum(table.seconds for table in self.played)
        return self.games / seconds if seconds else float("nan")

    def matrix(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return how often one place of a policy wins against all others of a rival: a row for each two.

        ``low`` to ``high`` is Wilson's interval; ``low_all`` to ``high_all`` is so wide that all rows are
        right together with this confidence, by which ``ahead`` tells who wins more than the fair share.

        Raises:
            AfrikanError: if the tables are not of the kind ``"against"``.
        """
        import pandas as pd

        check_confidence(confidence)
        if self.kind != "against":
            raise AfrikanError("robin_matrix", kind=self.kind)
        together = 1 - (1 - confidence) / len(self.members)
        rows = []
        for table in self.played:
            one, rival = self.sides(table)
            found, sure = (share_of(one.wins, table.games, level) for level in (confidence, together))
            fair = 1 / table.runs.seats
            rows.append(
                {"policy": one.name, "rival": rival.name, "games": table.games, "wins": one.wins}
                | {"share": found.value, "low": found.low, "high": found.high}
                | {"low_all": sure.low, "high_all": sure.high, "fair": fair, "ahead": ahead(sure, fair)}
            )
        return pd.DataFrame(rows)

    def standings(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return each policy's mean share of wins over its tables, a place at a time, the best first.

        Every table counts alike. At ``"against"`` tables only the single place counts.
        """
        import pandas as pd

        check_confidence(confidence)
        z = NormalDist().inv_cdf(0.5 + confidence / 2)
        found: dict[str, list[tuple[float, int]]] = {}
        for table in self.played:
            sides = self.sides(table)
            for side in sides[:1] if self.kind == "against" else sides:
                found.setdefault(side.name, []).append((side.wins / table.games, table.games))
        rows: list[dict[str, Any]] = []
        for policy, results in found.items():
            mean = sum(share for share, _ in results) / len(results)
            error = sum(share * (1 - share) / games for share, games in results) ** 0.5 / len(results)
            rows.append(
                {"policy": policy, "tables": len(results), "games": sum(games for _, games in results)}
                | {"share": mean, "low": max(0.0, mean - z * error), "high": min(1.0, mean + z * error)}
            )
        return pd.DataFrame(sorted(rows, key=itemgetter("share"), reverse=True))


def round_robin(
    policies: Sequence[str | OwnPolicy],
    rules: Ruleset | str,
    games: int = 2_000,
    seed: int | None = None,
    *,
    kind: str = "against",
    seats: int = 4,
    rounds: int = 200,
    executor: Executor | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> RoundRobin:
    """Let every two or every few of some policies play against each other.

    Args:
        policies: who plays, each once.
        rules: the ruleset, or its short code such as ``"fan"``.
        games: how many at each table.
        seed: of the first table, the session's if left out; each further table takes the next number.
        kind: ``"against"``: at each table one place of a policy against all others of another one;
            ``"groups"``: at each table as many different policies as there are seats, in every choice.
        seats: how many players a table has.
        rounds, executor, compiled, progress, stop: as for ``afrikan.simulate``; ``executor`` is an object.

    Raises:
        AfrikanError: if an argument is not possible or a policy fails; names it.

    >>> done = round_robin(["nearest", "random"], Ruleset.preset("fan"), games=4, seed=1, seats=2)
    >>> list(done.matrix().games)
    [4, 4]
    """
    steps = robin_blocks(
        policies, rules, games, seed, kind=kind, seats=seats, rounds=rounds, executor=executor,
        compiled=compiled,
    )  # fmt: skip
    total = games * tables_of(len(policies), kind, seats)
    return gathered(steps, total, progress=progress, stop=stop)


def robin_blocks(
    policies: Sequence[str | OwnPolicy],
    rules: Ruleset | str,
    games: int = 2_000,
    seed: int | None = None,
    *,
    kind: str = "against",
    seats: int = 4,
    rounds: int = 200,
    executor: Executor | None = None,
    compiled: bool | None = None,
    so_far: RoundRobin | None = None,
) -> Generator[RoundRobin]:
    """Yield the games of ``round_robin`` in blocks; the tables take turns.

    Args:
        policies, rules, games, seed, kind, seats, rounds, executor, compiled: as for ``round_robin``.
        so_far: the same games as far as they have been played; they are not yielded again.

    Raises:
        AfrikanError: as for ``round_robin``.
    """
    ruleset = ruleset_of(rules)
    check_robin(policies, ruleset, kind, seats)
    members = members_of(policies, kind, seats)
    seed = current().seed if seed is None else seed
    total = games * len(members)
    begun = [0 if so_far is None else so_far.games_at(place) for place in range(len(members))]
    steps = [
        blocks(
            table, ruleset, games, (seed + place) % SEEDS, rounds=rounds, executor=executor,
            compiled=fast_code(table, total, compiled), begin=begun[place],
        )
        for place, table in enumerate(members)
    ]  # fmt: skip
    return _in_turns(steps, RoundRobin(kind, tuple(policies), members, (None,) * len(members)))


def _in_turns(steps: list[Generator[Tournament]], nothing: RoundRobin) -> Generator[RoundRobin]:
    going = dict(enumerate(steps))
    try:
        while going:
            for place, table in list(going.items()):
                block = next(table, None)
                if block is None:
                    del going[place]
                else:
                    row = (*nothing.tables[:place], block, *nothing.tables[place + 1 :])
                    yield replace(nothing, tables=row)
    finally:
        for table in steps:
            table.close()


def tables_of(policies: int, kind: str, seats: int) -> int:
    """Return how many tables a round robin has.

    >>> tables_of(6, "against", 4), tables_of(6, "groups", 4)
    (30, 15)
    """
    return policies * (policies - 1) if kind == "against" else comb(policies, seats)


def check_robin(policies: Sequence[str | OwnPolicy], rules: Ruleset, kind: str, seats: int) -> None:
    """Refuse what cannot be paired.

    Args:
        policies, rules, kind, seats: as for ``round_robin``.

    Raises:
        AfrikanError: naming the argument.
    """
    if kind not in KINDS:
        raise AfrikanError("robin_kind", kind=quoted(kind), hint=suggestion(kind, KINDS))
    check_whole(Phrase("the_seats"), seats, 2, rules.max_players)
    fewest = 2 if kind == "against" else seats
    count = len(policies) if isinstance(policies, Sequence) and not isinstance(policies, str) else 0
    if count < fewest or len(distinct(policies)) < count:
        raise AfrikanError("robin_policies", fewest=fewest, value=quoted(policies))
    if tables_of(count, kind, seats) > MOST_TABLES:
        raise AfrikanError("robin_many", tables=tables_of(count, kind, seats), most=MOST_TABLES)


def members_of(policies: Sequence[str | OwnPolicy], kind: str, seats: int) -> tuple[Policies, ...]:
    """Return who sits at each table of a round robin.

    >>> members_of(["a", "b"], "against", 3)
    (('a', 'b', 'b'), ('b', 'a', 'a'))
    """
    if kind == "groups":
        return tuple(combinations(policies, seats))
    return tuple((one, *(rival,) * (seats - 1)) for one, rival in permutations(policies, 2))

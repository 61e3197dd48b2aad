"""Plays the games of a published study again, in blocks that merge, and sets both sides' figures together."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from types import MappingProxyType
from typing import TYPE_CHECKING

from afrikan.errors import AfrikanError, suggestion
from afrikan.language import number
from afrikan.quote import quoted
from afrikan.session import current, spoken
from afrikan.simulation.executors import Here
from afrikan.simulation.job import Job
from afrikan.simulation.run import check_table, default_names, fast_code, gathered
from afrikan.star.tables import board_of
from afrikan.studies import tables
from afrikan.studies.counts import Counts, counted, empty
from afrikan.studies.published import Study, study
from afrikan.studies.star_city import star_cities

if TYPE_CHECKING:
    import pandas as pd

    from afrikan.rules import Ruleset

ROUNDS = 200
"""A game ends without a winner after so many."""

LAP = 240
"""So many games are played in one order of the players before the next order has its turn."""

KEPT = 2**62


@dataclass(frozen=True, eq=False)
class Reproduction:
    """The games of a published study played again; blocks of the same games merge by addition.

    Args:
        study: what was published.
        seed: the seed of our games.
        counts: what our games came to, by the variant that was played.
    """

    study: Study
    seed: int
    counts: Mapping[str, Counts]

    def __add__(self, other: Reproduction) -> Reproduction:
        """Return both together; they must differ in their games only.

        Raises:
            AfrikanError: if study or seed differ.
        """
        if (self.study, self.seed) != (other.study, other.seed):
            raise AfrikanError("tally_differs")
        both = {name: counts + other.counts[name] for name, counts in self.counts.items()}
        return replace(self, counts=MappingProxyType(both))

    @property
    def games(self) -> int:
        """How many games of ours were played, all variants together."""
        return sum(counts.games for counts in self.counts.values())

    def figures(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return one row for each published figure, beside ours.

        ``published`` and ``ours`` have their intervals in ``published_low`` and so on; that of the published
        figure follows from its number of games. ``difference`` is ours less the published one, ``p`` how
        likely one at least so large is if both sides play the same game, ``p_holm`` the same corrected for
        all rows. A row ``agrees`` if the interval of its difference holds 0, and ``agrees_among_all`` if
        ``p_holm`` is not below 1 − confidence.

        Args:
            confidence: of each interval; here and below.
        """
        return tables.figure_table(self, confidence)

    def stars(self, variant: str | None = None, confidence: float = 0.95) -> pd.DataFrame:
        """Return our figures by the city where the Star lay: a row for each city and measure.

        Measures are ``rounds``, ``star_wins``, ``horseshoe_wins`` and ``wins_<policy>``.

        Args:
            variant: what was played; the study's own game if left out.
            confidence: of each interval.
        """
        return tables.star_table(self, variant, confidence)

    def exchanges(self) -> pd.DataFrame:
        """Return how well the shares of wins fit as they are published, and with two names exchanged.

        The first row is that of the names as they stand. ``chi_square`` sums up how far the shares of all
        policies are apart; ``p_holm`` is corrected for all rows, since whoever tries every exchange finds one
        that fits well.
        """
        return tables.exchange_table(self)

    def __repr__(self) -> str:
        """Return what was played."""
        lang = spoken(None)
        games = ", ".join(f"{name} {number(counts.games, lang)}" for name, counts in self.counts.items())
        return f"<Reproduction {self.study.name}, seed {self.seed}: {games}>"


def reproduction(
    name: str = "kari_2024",
    games: int | None = None,
    seed: int | None = None,
    *,
    variants: Sequence[str] | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> Reproduction:
    """Play the games of a published study again, under its rules and with its players.

    Every policy takes every seat equally often, next to every other one: all orders of the players take
    turns. An interrupt from the keyboard returns what has been played till then.

    Args:
        name: id of the study.
        games: how many games of each variant; as many as were published if left out.
        seed: decides tiles and dice; the session's if left out.
        variants: which of the study's variants are played; all if left out.
        compiled: force or forbid compiled code.
        progress: show a progress bar.
        stop: asked after every block; when it answers true, what has been played till then is returned.

    Raises:
        AfrikanError: if there is no such study or variant, or an argument is not possible; names it.

    >>> reproduction(games=12, seed=1, compiled=False).games
    24
    """
    steps = blocks(name, games, seed, variants=variants, compiled=compiled)
    total = (study(name).games if games is None else games) * len(variants or study(name).variants)
    return gathered(steps, total, progress=progress, stop=stop)


def blocks(
    name: str = "kari_2024",
    games: int | None = None,
    seed: int | None = None,
    *,
    variants: Sequence[str] | None = None,
    compiled: bool | None = None,
    so_far: Reproduction | None = None,
) -> Generator[Reproduction]:
    """Yield the games of ``reproduction`` in blocks, to loop over and to stop at will.

    Variants and orders of the players take turns, so whatever has been played is nearly balanced.

    Args:
        name, games, seed, variants, compiled: as for ``reproduction``.
        so_far: the same games as far as they have been played; they are not yielded again.

    Raises:
        AfrikanError: if there is no such study or variant, or an argument is not possible; names it.
    """
    found = study(name)
    seed = current().seed if seed is None else seed
    games = found.games if games is None else games
    chosen = _chosen(found, variants)
    check_table(next(iter(chosen.values())), found.policies, games, seed, ROUNDS)
    fast = fast_code(found.policies, games * len(chosen), compiled)
    nothing = {
        name: empty(len(board_of(rules).cities), len(found.policies)) for name, rules in chosen.items()
    }
    begun = {name: 0 if so_far is None else so_far.counts[name].games for name in chosen}
    players = [Player(found, seed, name, rules, begun[name], fast) for name, rules in chosen.items()]
    return _played(players, games, Reproduction(found, seed, MappingProxyType(nothing)))


def _chosen(found: Study, variants: Sequence[str] | None) -> dict[str, Ruleset]:
    wanted = tuple(variants or found.variants)
    for name in wanted:
        if name not in found.variants:
            hint = suggestion(name, found.variants)
            raise AfrikanError("variant_unknown", name=quoted(name), hint=hint)
    return {name: found.variants[name] for name in wanted}


def orders_of(policies: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return every way in which policies can follow one another round a table.

    >>> orders_of(("a", "b", "c"))
    [('a', 'b', 'c'), ('a', 'c', 'b')]
    """
    first, *others = policies
    return [(first, *rest) for rest in permutations(others)]


class Player:
    """Plays one variant, lap after lap, each in another order of the players.

    Within a lap the players move on by a seat with every game. So it hangs on the number of a game alone who
    sits where.

    Args:
        found: the study.
        seed: the seed.
        variant, rules: the variant and its rules.
        at: number of the first game.
        fast: whether compiled code plays.
    """

    def __init__(self, found: Study, seed: int, variant: str, rules: Ruleset, at: int, fast: bool) -> None:
        self.found, self.seed, self.variant, self.rules, self.at = found, seed, variant, rules, at
        self.cities, names = len(board_of(rules).cities), default_names(len(found.policies))
        self.orders = orders_of(found.policies)
        self.here = [
            Here(Job((rules,), order, names, seed, ROUNDS, True, KEPT, fast)) for order in self.orders
        ]

    def lap(self, games: int) -> Generator[Counts]:
        """Yield what the games up to the end of a lap, or of all games, come to."""
        lap = self.at // LAP
        place, end = lap % len(self.orders), min((lap + 1) * LAP, games)
        entrants = [self.orders[place].index(policy) for policy in self.found.policies]
        for part in self.here[place].parts(self.at, end):
            stars = star_cities(self.rules, self.seed, self.at, part.games)
            yield counted(part.rows[0], stars, self.cities, entrants)
            self.at += part.games


def _played(players: list[Player], games: int, nothing: Reproduction) -> Generator[Reproduction]:
    while any(player.at < games for player in players):
        for player in players:
            for counts in player.lap(games):
                both = {**nothing.counts, player.variant: counts}
                yield replace(nothing, counts=MappingProxyType(both))

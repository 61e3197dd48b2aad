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

LAP = 400
"""So many games are played in one order of the players before the next order has its turn."""

KEPT = 2**62


@dataclass(frozen=True)
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
) -> Generator[Reproduction]:
    """Yield the games of ``reproduction`` in blocks, to loop over and to stop at will.

    Variants and orders of the players take turns, so whatever has been played is nearly balanced.

    Args:
        name, games, seed, variants, compiled: as for ``reproduction``.

    Raises:
        AfrikanError: if there is no such study or variant, or an argument is not possible; names it.
    """
    found = study(name)
    seed = current().seed if seed is None else seed
    games = found.games if games is None else games
    chosen = _chosen(found, variants)
    check_table(next(iter(chosen.values())), found.policies, games, seed, ROUNDS)
    fast = fast_code(found.policies, games * len(chosen), compiled)
    return _played(found, seed, games, chosen, fast)


def _chosen(found: Study, variants: Sequence[str] | None) -> dict[str, Ruleset]:
    wanted = tuple(variants or found.variants)
    for name in wanted:
        if name not in found.variants:
            hint = suggestion(name, found.variants)
            raise AfrikanError("variant_unknown", name=quoted(name), hint=hint)
    return {name: found.variants[name] for name in wanted}


class Share:
    """The games of one variant that are played in one order of the players, block after block.

    Args:
        job: the variant's rules, and the policies as they follow one another round the table.
        policies: the same in the order of the study.
        begin, end: numbers of the first game and of the one after the last.
    """

    def __init__(self, job: Job, policies: tuple[str, ...], begin: int, end: int) -> None:
        self.rules, self.seed, self.at, self.end = job.rules[0], job.seed, begin, end
        self.cities = len(board_of(self.rules).cities)
        self.entrants = [job.policies.index(policy) for policy in policies]
        self.here = Here(job)

    def lap(self) -> Generator[Counts]:
        """Yield what the next games of this share come to."""
        end = min(self.at + LAP, self.end)
        for part in self.here.parts(self.at, end):
            stars = star_cities(self.rules, self.seed, self.at, part.games)
            yield counted(part.rows[0], stars, self.cities, self.entrants)
            self.at += part.games


def _played(
    found: Study, seed: int, games: int, chosen: dict[str, Ruleset], fast: bool
) -> Generator[Reproduction]:
    (first, *others), seats = found.policies, len(found.policies)
    orders = [(first, *rest) for rest in permutations(others)]
    bounds = [games * place // len(orders) for place in range(len(orders) + 1)]
    shares = []
    for order, begin, end in zip(orders, bounds, bounds[1:], strict=False):
        for name, rules in chosen.items():
            job = Job((rules,), order, default_names(seats), seed, ROUNDS, True, KEPT, fast)
            shares.append((name, Share(job, found.policies, begin, end)))
    nothing = {name: empty(len(board_of(rules).cities), seats) for name, rules in chosen.items()}
    while any(share.at < share.end for _, share in shares):
        for name, share in shares:
            for counts in share.lap():
                yield Reproduction(found, seed, MappingProxyType(nothing | {name: counts}))

"""What many games came to: a tally of integers that merges by addition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from operator import add
from typing import TYPE_CHECKING

from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.game.view import OwnPolicy
from afrikan.rules import Ruleset
from afrikan.simulation.layout import (
    GAMES,
    SQUARES,
    SUMS,
    Figure,
    Spot,
    cell_at,
    ended_at,
    money_at,
    size,
    spot_at,
)
from afrikan.simulation.looks import Sums, Until
from afrikan.simulation.measures import NAMES, Measure
from afrikan.simulation.own_policy import name_of
from afrikan.star.state import EVENTS
from afrikan.star.words import Ending, Event

if TYPE_CHECKING:
    from afrikan.game import Game


@dataclass(frozen=True)
class Tally:
    """Many games under one ruleset, counted.

    Args:
        rules: the ruleset.
        deciders: the policy of each entrant, a built-in name or a function.
        seed: the seed of the games.
        rounds: the cap on rounds.
        counts: integers as ``afrikan.simulation.layout`` lays them out.
        rotate: whether entrant e took seat e + k in game k, counted round, and not seat e in every game.
        kept: the measures of the first games, one row each.
        until: what was to be known before playing stopped.
    """

    rules: Ruleset
    deciders: tuple[str | OwnPolicy, ...]
    seed: int
    rounds: int
    counts: tuple[int, ...]
    rotate: bool = False
    kept: tuple[tuple[int, ...], ...] = ()
    until: Until | None = None

    def __post_init__(self) -> None:
        """Refuse counts of another layout."""
        wanted = size(self.rounds)
        if len(self.counts) != wanted:
            raise AfrikanError("tally_size", wanted=wanted, given=len(self.counts))

    def __add__(self, other: Tally) -> Tally:
        """Return both together; they must differ in their games only.

        Raises:
            AfrikanError: if ruleset, policies, seed, cap, seating or what is to be known differ.
        """
        if self._frame != other._frame:
            raise AfrikanError("tally_differs")
        counts = tuple(map(add, self.counts, other.counts))
        return replace(self, counts=counts, kept=self.kept + other.kept)

    @property
    def _frame(self) -> tuple[object, ...]:
        return self.rules, self.deciders, self.seed, self.rounds, self.rotate, self.until

    @property
    def policies(self) -> tuple[str, ...]:
        """The policy of each entrant in one word; entrants and seats are one unless they rotate."""
        return tuple(map(name_of, self.deciders))

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts[GAMES]

    @property
    def seats(self) -> int:
        """How many players took part."""
        return len(self.deciders)

    def level(self, confidence: float) -> float:
        """Return the confidence that an interval must be made for so that it is right as often as said.

        Where one has looked several times whether to stop, each look has only a part of the error.
        """
        return confidence if self.until is None else self.until.level(confidence)

    def sums(self, name: str) -> Sums:
        """Return the sum of a measure over all games, and that of its squares.

        Args:
            name: such as ``"rounds"``; see ``afrikan.simulation.measures.Measure``.
        """
        place = NAMES[name]
        return Sums(self.counts[SUMS + place], self.counts[SQUARES + place])

    def figure(self, figure: Figure, seats: Iterable[int], entrants: Iterable[int]) -> int:
        """Return a figure of some entrants at some seats, summed up."""
        return self._cells(EVENTS + figure, seats, entrants)

    def happened(self, event: Event, seats: Iterable[int], entrants: Iterable[int]) -> int:
        """Return how often an event happened to some entrants at some seats."""
        return self._cells(event, seats, entrants)

    def _cells(self, place: int, seats: Iterable[int], entrants: Iterable[int]) -> int:
        chosen = tuple(entrants)
        return sum(self.counts[cell_at(seat, entrant) + place] for seat in seats for entrant in chosen)

    def spot(self, city: int, figure: int) -> int:
        """Return a figure of a city: a ``Spot``, or ``Spot.WINS`` and the number of an entrant."""
        return self.counts[spot_at(figure, city)]

    def won_from(self, city: int, entrant: int) -> int:
        """Return how many games an entrant won whose Star lay in a city."""
        return self.spot(city, Spot.WINS + entrant)

    def money_after(self, ended: int, entrant: int) -> Sums:
        """Return an entrant's money at the end of a round, summed over the games that lasted so long."""
        place = money_at(ended, entrant, self.rounds)
        return Sums(self.counts[place], self.counts[place + 1])

    def ended(self, ending: Ending) -> tuple[int, ...]:
        """Return how many games ended in one way in each round, from round 0 on."""
        begin = ended_at(ending, 0, self.rounds)
        return self.counts[begin : begin + self.rounds + 1]

    def _by_seat(self, figure: Figure) -> tuple[int, ...]:
        everybody = range(self.seats)
        return tuple(self.figure(figure, (seat,), everybody) for seat in everybody)

    @property
    def star_wins(self) -> tuple[int, ...]:
        """Games won with the Star, by seat."""
        return self._by_seat(Figure.STAR_WINS)

    @property
    def horseshoe_wins(self) -> tuple[int, ...]:
        """Games won with a horseshoe, by seat."""
        return self._by_seat(Figure.HORSESHOE_WINS)

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won, by seat."""
        return tuple(a + b for a, b in zip(self.star_wins, self.horseshoe_wins, strict=True))

    @property
    def entrant_wins(self) -> tuple[int, ...]:
        """Games won, by entrant: the place in the list of policies."""
        return tuple(self.counts[SUMS + Measure.WINS_1 + entrant] for entrant in range(self.seats))

    @property
    def no_winner(self) -> int:
        """Games that reached the cap on rounds."""
        return self.sums("unfinished").total

    @property
    def turns(self) -> int:
        """Turns of all players in all games."""
        return self.sums("turns").total

    @property
    def lasted(self) -> dict[int, int]:
        """How many games ended in which round."""
        rows = map(sum, zip(*map(self.ended, tuple(Ending)[1:]), strict=True))
        return {ended: count for ended, count in enumerate(rows) if count}

    @property
    def events(self) -> dict[str, int]:
        """How often each event happened in all games, by its name."""
        everybody = range(self.seats)
        return {event.name.lower(): self.happened(event, everybody, everybody) for event in Event}

    def quantile(self, share: float) -> int:
        """Return the round by which a share of the games had ended."""
        reached, needed = 0, share * self.games
        for ended, count in self.lasted.items():
            reached += count
            if reached >= needed:
                return ended
        return self.rounds

    def game(self, number: int) -> Game:
        """Return one of the games, to step through: the same players at the same seats, the same luck.

        Args:
            number: of the game, from 0.

        Raises:
            AfrikanError: if no game of that number was played.
        """
        from afrikan.game import Game

        check_whole(Phrase("the_game"), number, 0, self.games - 1)
        shift = number % self.seats if self.rotate else 0
        seated = [self.deciders[(seat - shift) % self.seats] for seat in range(self.seats)]
        return Game(self.rules, self.seats, policies=seated, seed=self.seed, game=number, rounds=self.rounds)

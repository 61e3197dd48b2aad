"""A whole game on the real board, simulated: who wins, how long it takes, whether the seats are equal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from afrikan.checks import check_confidence
from afrikan.errors import Phrase, Word
from afrikan.odds.answer.compare import SURPRISING
from afrikan.odds.answer.words import percent
from afrikan.odds.games.intervals import Equality, Estimate, difference, equality, mean, mean_of_sum, share
from afrikan.odds.games.listing import as_html, as_text, number_said, points_said, share_said
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import spoken
from afrikan.simulation import Runs, simulate

if TYPE_CHECKING:
    import pandas as pd

CONFIDENCE = 0.95
COLUMNS = ("measure", "seat", "round", "times", "value", "low", "high")


@dataclass(frozen=True, repr=False)
class SimulatedGame:
    """What many simulated games tell of a whole game, each figure with its interval.

    Args:
        runs: the games; ``afrikan.simulation.blocks`` yields some to begin with.
        confidence: of each interval.

    >>> from afrikan.simulation import simulate
    >>> game = SimulatedGame(simulate(Ruleset.preset("fan"), games=20, seed=1))
    >>> sum(seat.value for seat in game.wins) + game.unfinished.value
    1.0
    """

    runs: Runs
    confidence: float = CONFIDENCE

    @property
    def wins(self) -> tuple[Estimate, ...]:
        """The share of games that each seat wins, with Wilson's interval."""
        return tuple(map(self._share, self.runs.wins))

    @property
    def by_star(self) -> Estimate:
        """The share of games that are won with the Star."""
        return self._share(sum(self.runs.star_wins))

    @property
    def by_horseshoe(self) -> Estimate:
        """The share of games that are won with a horseshoe."""
        return self._share(sum(self.runs.horseshoe_wins))

    @property
    def unfinished(self) -> Estimate:
        """The share of games without a winner within the rounds allowed."""
        return self._share(self.runs.no_winner)

    @property
    def rounds(self) -> Estimate:
        """The mean number of rounds; a game without a winner counts with the rounds allowed."""
        return mean(self.runs.lasted, 1, self.runs.rounds, self.confidence)

    @property
    def turns(self) -> Estimate:
        """The mean number of turns of all players together; the interval is rather too wide than too narrow.

        Only the sum of all turns is counted, but each game's rounds tell its turns up to those of one round.
        """
        runs = self.runs
        most = runs.seats * runs.rounds
        return mean_of_sum(runs.turns, runs.lasted, runs.seats, most, self.confidence)

    @property
    def advantage(self) -> Estimate:
        """The wins of the first seat less those of the last one, as a difference of shares of all games."""
        return difference(self.runs.wins[0], self.runs.wins[-1], self.runs.games, self.confidence)

    @property
    def equal_seats(self) -> Equality:
        """The test that all seats win alike often, over the games that somebody won."""
        return equality(self.runs.wins)

    def to_frame(self) -> pd.DataFrame:
        """Return one row for each figure.

        Its columns are ``measure`` (``wins``, ``star``, ``horseshoe``: shares by seat; ``unfinished``: a
        share; ``lasted``: shares by round; ``rounds``, ``turns``: means; ``advantage``: a difference),
        ``seat``, ``round``, ``times`` (how many games, where that is what was counted), ``value``, ``low``,
        ``high``.
        """
        import pandas as pd

        frame = pd.DataFrame(list(self._cells()), columns=list(COLUMNS))
        return frame.astype(dict.fromkeys(COLUMNS[1:4], "Int64"))

    def rows(self, lang: str | None = None) -> Iterator[tuple[str, str]]:
        """Yield each figure's name and value in words; in the session's language if none is given."""
        lang = spoken(lang)
        for name, value in self._figures():
            yield name.text(lang), value.text(lang)

    def caption(self, lang: str | None = None) -> str:
        """Return in words that this is simulated, and from how many games of which ruleset and seed."""
        runs = self.runs
        return Word(
            "odds_game", "caption",
            games=runs.games, rules=runs.rules.code, seed=str(runs.seed), confidence=percent(self.confidence),
        ).text(spoken(lang))  # fmt: skip

    def notes(self, lang: str | None = None) -> tuple[str, ...]:
        """Return in words what must be kept in mind with the figures."""
        runs, lang = self.runs, spoken(lang)
        chosen = runs.rules.first_player == "chosen"
        words = [Word("odds_game", "begins_first" if chosen else "begins_by_luck")]
        if len(set(runs.policies)) > 1:
            words.append(Word("odds_game", "policies_differ"))
        if runs.no_winner:
            words.append(Word("odds_game", "length_cut", rounds=runs.rounds))
        return tuple(word.text(lang) for word in (*words, Word("odds_game", "bound_wide")))

    def __repr__(self) -> str:
        """Return the figures as aligned lines in the session's language."""
        return as_text(self.caption(), list(self.rows()), self.notes())

    def _repr_html_(self) -> str:
        return as_html(self.caption(), list(self.rows()), self.notes(), spoken(None))

    def _share(self, hits: int) -> Estimate:
        return share(hits, self.runs.games, self.confidence)

    def _figures(self) -> Iterator[tuple[Phrase, Phrase]]:
        word, runs = partial(Word, "odds_game"), self.runs
        for seat, (policy, wins) in enumerate(zip(runs.policies, self.wins, strict=True), start=1):
            yield word("wins", seat=seat, policy=policy), share_said(wins)
        yield word("by_star"), share_said(self.by_star)
        yield word("by_horseshoe"), share_said(self.by_horseshoe)
        yield word("unfinished", rounds=runs.rounds), share_said(self.unfinished)
        yield word("mean_rounds"), number_said(self.rounds)
        low, middle, high = (runs.quantile(share) for share in (0.05, 0.5, 0.95))
        yield word("spread_rounds"), word("range", middle=middle, low=low, high=high)
        yield word("mean_turns"), number_said(self.turns)
        yield word("advantage", first=1, last=runs.seats), points_said(self.advantage)
        surprise = self.equal_seats.surprise
        verdict = Word("odds", "surprising" if surprise < SURPRISING else "unsurprising")
        yield word("equal"), word("test", surprise=percent(surprise), verdict=verdict)

    def _cells(self) -> Iterator[tuple[object, ...]]:
        runs = self.runs
        by_seat = {"wins": runs.wins, "star": runs.star_wins, "horseshoe": runs.horseshoe_wins}
        for measure, counts in by_seat.items():
            for seat, times in enumerate(counts, start=1):
                yield measure, seat, None, times, *self._share(times)
        yield "unfinished", None, None, runs.no_winner, *self.unfinished
        for ended, times in runs.lasted.items():
            yield "lasted", None, ended, times, *self._share(times)
        for measure in ("rounds", "turns", "advantage"):
            yield measure, None, None, None, *getattr(self, measure)


def whole_game(
    rules: Ruleset | str = "fan",
    policies: Sequence[str] = ("nearest",) * 4,
    games: int = 10_000,
    seed: int | None = None,
    *,
    rounds: int = 200,
    confidence: float = CONFIDENCE,
    compiled: bool | None = None,
    progress: bool = False,
) -> SimulatedGame:
    """Return who wins a game on a ruleset's own board and how long it takes, simulated.

    The board is far too large to follow every course of the game; ``exact_game`` does so on tiny ones.

    Args:
        rules: the ruleset, or its code.
        policies, games, seed, rounds, compiled, progress: as for ``afrikan.simulate``.
        confidence: of each interval.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> whole_game("fan", games=20, seed=1).runs.games
    20
    """
    check_confidence(confidence)
    runs = simulate(
        ruleset_of(rules), policies, games, seed, rounds=rounds, compiled=compiled, progress=progress
    )
    return SimulatedGame(runs, confidence)

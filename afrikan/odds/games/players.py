"""What the number of players changes about a whole game, simulated: length, turns, ways to win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from afrikan.errors import Word
from afrikan.language import number
from afrikan.odds.answer.words import percent
from afrikan.odds.games.given import seats_of
from afrikan.odds.games.intervals import Estimate
from afrikan.odds.games.listing import as_html, as_text, number_said, share_said
from afrikan.odds.games.many_games import CONFIDENCE, SimulatedGame, whole_game
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import spoken

if TYPE_CHECKING:
    import pandas as pd

MEANS = ("rounds", "turns")
SHARES = ("by_horseshoe", "unfinished")
COLUMNS = ("players", "measure", "value", "low", "high")


@dataclass(frozen=True, repr=False)
class PlayersEffect:
    """Games with different numbers of players side by side.

    Args:
        games: the simulated games by number of players; all of one ruleset, seed and policy.
    """

    games: Mapping[int, SimulatedGame]

    def __getitem__(self, players: int) -> SimulatedGame:
        """Return the games with a number of players."""
        return self.games[players]

    def to_frame(self) -> pd.DataFrame:
        """Return one row for each number of players and figure.

        The column ``measure`` names it: ``rounds`` and ``turns`` are means, ``by_horseshoe`` and
        ``unfinished`` shares of all games.
        """
        import pandas as pd

        rows = [
            (players, measure, *estimate)
            for players, game in self.games.items()
            for measure, estimate in _figures(game)
        ]
        return pd.DataFrame(rows, columns=list(COLUMNS))

    def head(self, lang: str | None = None) -> list[str]:
        """Return the heads of the columns in words; in the session's language if none is given."""
        words = [Word("odds_game", key) for key in ("players", "mean_rounds", "mean_turns", "by_horseshoe")]
        words.append(Word("odds_game", "unfinished", rounds=self._one.runs.rounds))
        return [word.text(spoken(lang)) for word in words]

    def rows(self, lang: str | None = None) -> Iterator[list[str]]:
        """Yield the figures for each number of players in words."""
        lang = spoken(lang)
        for players, game in self.games.items():
            said = [
                (number_said if measure in MEANS else share_said)(estimate).text(lang)
                for measure, estimate in _figures(game)
            ]
            yield [number(players, lang), *said]

    def caption(self, lang: str | None = None) -> str:
        """Return in words that this is simulated, and from how many games of which ruleset and seed."""
        runs = self._one.runs
        return Word(
            "odds_game", "players_caption",
            games=runs.games, policy=runs.policies[0], rules=runs.rules.code, seed=str(runs.seed),
            confidence=percent(self._one.confidence),
        ).text(spoken(lang))  # fmt: skip

    def notes(self, lang: str | None = None) -> tuple[str, ...]:
        """Return in words what must be kept in mind with the figures."""
        words = [Word("odds_game", "bound_wide")]
        if any(game.runs.no_winner for game in self.games.values()):
            words.insert(0, Word("odds_game", "length_cut", rounds=self._one.runs.rounds))
        return tuple(word.text(spoken(lang)) for word in words)

    def __repr__(self) -> str:
        """Return the table as aligned lines in the session's language."""
        return as_text(self.caption(), list(self.rows()), self.notes(), self.head())

    def _repr_html_(self) -> str:
        return as_html(self.caption(), list(self.rows()), self.notes(), spoken(None), self.head())

    @property
    def _one(self) -> SimulatedGame:
        return next(iter(self.games.values()))


def _figures(game: SimulatedGame) -> Iterator[tuple[str, Estimate]]:
    for measure in (*MEANS, *SHARES):
        yield measure, getattr(game, measure)


def effect_of_players(
    rules: Ruleset | str = "fan",
    policy: str = "nearest",
    seats: Sequence[int] | None = None,
    games: int = 2_000,
    seed: int | None = None,
    *,
    rounds: int = 200,
    confidence: float = CONFIDENCE,
    compiled: bool | None = None,
) -> PlayersEffect:
    """Return how a whole game changes with the number of players, simulated.

    Args:
        rules: the ruleset, or its code.
        policy: by which built-in policy everyone plays.
        seats: the numbers of players; from 2 to the most that the ruleset allows if left out.
        games: how many games for each of them.
        seed, rounds, confidence, compiled: as for ``whole_game``.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> effect_of_players("fan", seats=(2, 3), games=20, seed=1)[3].runs.seats
    3
    """
    chosen = ruleset_of(rules)
    return PlayersEffect(
        {
            count: whole_game(
                chosen, (policy,) * count, games, seed,
                rounds=rounds, confidence=confidence, compiled=compiled,
            )
            for count in seats_of(seats, chosen.max_players)
        }
    )  # fmt: skip

"""Many games to look at: their summary and their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from afrikan.simulation import tables
from afrikan.simulation.summary import Summary
from afrikan.simulation.tally import Tally

if TYPE_CHECKING:
    import pandas as pd


class Runs(Tally):
    """Many games under one ruleset, counted; every table below is a tidy pandas DataFrame.

    Its columns and values are ids; names of cities stand beside them in the session's language. An interval
    stands in ``low`` and ``high``. Runs of the same kind merge by addition.

    >>> from afrikan.rules import Ruleset
    >>> from afrikan.simulation import simulate
    >>> runs = simulate(Ruleset.preset("fan"), games=20, seed=1, compiled=False)
    >>> list(runs.players().policy), int(runs.lengths().games.sum())
    (['nearest', 'nearest', 'nearest', 'nearest'], 20)
    """

    def __add__(self, other: Tally) -> Runs:
        """Return both together; they must differ in their games only."""
        merged = super().__add__(other)
        assert isinstance(merged, Runs)
        return merged

    def __repr__(self) -> str:
        """Return the summary, or that nothing has been played."""
        return repr(self.summary()) if self.games else f"<Runs {self.rules.code}: no games yet>"

    def _repr_html_(self) -> str | None:
        return self.summary()._repr_html_() if self.games else None

    def summary(self) -> Summary:
        """Return the main figures with their intervals, in the session's language."""
        return Summary(self)

    def frame(self) -> pd.DataFrame:
        """Return one row for each seat: policy, wins by means, share with its 95 % interval.

        Where entrants rotate there is one row for each entrant.
        """
        by = "entrant" if self.rotate else "seat"
        columns = ["policy", "star_wins", "horseshoe_wins", "share", "low", "high"]
        return self.players(by).set_index(by)[columns]

    def players(self, by: str = "entrant", confidence: float = 0.95) -> pd.DataFrame:
        """Return who won how often, with how many turns, how much money, and what each did a game.

        Args:
            by: ``"entrant"``, the place in the list of policies; ``"seat"``; or ``"both"``, every pair.
            confidence: of each interval; here and below.
        """
        return tables.player_table(self, by, confidence)

    def cities(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return for each city the stops there, how often its tile was opened and the Star lay there."""
        return tables.city_table(self, confidence)

    def stars(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return for each city and entrant how often who won when the Star lay there."""
        return tables.star_table(self, confidence)

    def lengths(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return how many games ended in each round: with the Star, a horseshoe, no winner, a draw."""
        return tables.length_table(self, confidence)

    def money(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return each entrant's mean money at the end of each round, over the games that lasted so long."""
        return tables.money_table(self, confidence)

    def attempts(self, by: str = "entrant", confidence: float = 0.95) -> pd.DataFrame:
        """Return how tiles were opened: bought, or by how many attempts with the die.

        Args:
            by, confidence: as for ``players``.
        """
        return tables.attempt_table(self, by, confidence)

    def hazards(self, by: str = "entrant", confidence: float = 0.95) -> pd.DataFrame:
        """Return how often pirates and bedouins caught players, and the turns lost to them and to slavery.

        Args:
            by, confidence: as for ``players``.
        """
        return tables.hazard_table(self, by, confidence)

    def happenings(self) -> pd.DataFrame:
        """Return how often each event happened to each entrant at each seat."""
        return tables.event_table(self)

    def measures(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return the mean, its interval and the standard deviation of everything a game is measured by."""
        return tables.measure_table(self, confidence)

    def known(self) -> pd.DataFrame:
        """Return the figures that playing was to stop for: interval, half-width wanted, whether reached."""
        return tables.known_table(self)

    def rows(self) -> pd.DataFrame:
        """Return the measures of the games kept, one row each."""
        return tables.row_table(self)

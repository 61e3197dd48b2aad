"""What many games came to: a tally of integers that merges by addition, and its summary."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from afrikan.errors import AfrikanError
from afrikan.language import decimal, number
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.session import current
from afrikan.simulation.playout import (
    GAMES,
    HAPPENED,
    HORSESHOE_WINS,
    LASTED,
    NO_WINNER,
    STAR_WINS,
    TALLY,
    TURNS,
)
from afrikan.star.state import MOST_ROUNDS
from afrikan.star.words import Event

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, repr=False)
class Runs:
    """Many games under one ruleset, counted.

    Args:
        rules: the ruleset.
        policies: the policy of each seat.
        seed: the seed of the games.
        rounds: the cap on rounds.
        counts: integers as ``afrikan.simulation.playout`` lays them out.
    """

    rules: Ruleset
    policies: tuple[str, ...]
    seed: int
    rounds: int
    counts: tuple[int, ...]

    def __post_init__(self) -> None:
        """Refuse counts of another layout."""
        if len(self.counts) != TALLY:
            raise AfrikanError("tally_size", wanted=TALLY, given=len(self.counts))

    def __add__(self, other: Runs) -> Runs:
        """Return both together; they must differ in their games only.

        Raises:
            AfrikanError: if ruleset, policies, seed or cap differ.
        """
        if (self.rules, self.policies, self.seed, self.rounds) != (
            other.rules, other.policies, other.seed, other.rounds,
        ):  # fmt: skip
            raise AfrikanError("tally_differs")
        counts = tuple(a + b for a, b in zip(self.counts, other.counts, strict=True))
        return replace(self, counts=counts)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts[GAMES]

    @property
    def seats(self) -> int:
        """How many players took part."""
        return len(self.policies)

    @property
    def star_wins(self) -> tuple[int, ...]:
        """Games won with the Star, by seat."""
        return self.counts[STAR_WINS : STAR_WINS + self.seats]

    @property
    def horseshoe_wins(self) -> tuple[int, ...]:
        """Games won with a horseshoe, by seat."""
        return self.counts[HORSESHOE_WINS : HORSESHOE_WINS + self.seats]

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won, by seat."""
        return tuple(a + b for a, b in zip(self.star_wins, self.horseshoe_wins, strict=True))

    @property
    def no_winner(self) -> int:
        """Games that reached the cap on rounds."""
        return self.counts[NO_WINNER]

    @property
    def turns(self) -> int:
        """Turns of all players in all games."""
        return self.counts[TURNS]

    @property
    def lasted(self) -> dict[int, int]:
        """How many games ended in which round."""
        rows = self.counts[LASTED : LASTED + MOST_ROUNDS + 1]
        return {ended: count for ended, count in enumerate(rows) if count}

    @property
    def events(self) -> dict[str, int]:
        """How often each event happened in all games, by its name."""
        return {event.name.lower(): self.counts[HAPPENED + event] for event in Event}

    def quantile(self, share: float) -> int:
        """Return the round by which a share of the games had ended.

        >>> from afrikan.simulation import simulate
        >>> simulate(Ruleset.preset("fan"), games=10, compiled=False).quantile(1.0) >= 1
        True
        """
        reached, needed = 0, share * self.games
        for ended, count in self.lasted.items():
            reached += count
            if reached >= needed:
                return ended
        return self.rounds

    def __repr__(self) -> str:
        """Return the summary, or that nothing has been played."""
        return repr(self.summary()) if self.games else f"<Runs {self.rules.code}: no games yet>"

    def _repr_html_(self) -> str | None:
        return self.summary()._repr_html_() if self.games else None

    def summary(self) -> Summary:
        """Return the main figures with their intervals, in the session's language."""
        return Summary(self)

    def frame(self) -> pd.DataFrame:
        """Return one row for each seat: policy, wins by means, share with its 95 % interval."""
        import pandas as pd

        rows = []
        for seat, policy in enumerate(self.policies):
            low, high = interval(self.wins[seat], self.games)
            rows.append(
                {
                    "seat": seat + 1,
                    "policy": policy,
                    "star_wins": self.star_wins[seat],
                    "horseshoe_wins": self.horseshoe_wins[seat],
                    "share": self.wins[seat] / self.games,
                    "low": low,
                    "high": high,
                }
            )
        return pd.DataFrame(rows).set_index("seat")


def interval(hits: int, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return Wilson's score interval of a share; it ends exactly at 0 or 1 where it reaches them.

    Args:
        hits: how often it happened.
        trials: out of how many; at least 1.
        confidence: such as 0.95.

    >>> [round(end, 4) for end in interval(50, 100)]
    [0.4038, 0.5962]
    """
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = hits / trials
    spread = z * (share * (1 - share) / trials + z * z / (4 * trials * trials)) ** 0.5
    scale = 1 + z * z / trials
    centre = share + z * z / (2 * trials)
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return low if hits else 0.0, high if hits < trials else 1.0


class Summary:
    """The main figures of many games, to read or to show in a notebook.

    Args:
        runs: what is summed up.
    """

    def __init__(self, runs: Runs) -> None:
        self.runs = runs

    def rows(self, lang: str | None = None) -> Iterator[tuple[str, str]]:
        """Yield each figure's name and value in words.

        Args:
            lang: language of the words; the session's if left out.
        """
        runs, lang = self.runs, lang or current().language

        def word(key: str, **values: object) -> str:
            return say(lang, "summary", key, **values)

        yield word("ruleset"), runs.rules.code
        if runs.rules.board == "nordic":
            yield word("board"), word("nordic")
        yield word("games"), word("games_of", games=number(runs.games, lang), seed=runs.seed)
        for seat, policy in enumerate(runs.policies):
            yield word("wins", seat=seat + 1, policy=policy), self._share(runs.wins[seat], lang)
        yield word("star"), self._share(sum(runs.star_wins), lang)
        yield word("horseshoe"), self._share(sum(runs.horseshoe_wins), lang)
        yield word("no_winner", rounds=runs.rounds), self._share(runs.no_winner, lang)
        middle, low, high = runs.quantile(0.5), runs.quantile(0.05), runs.quantile(0.95)
        yield word("rounds"), word("range", middle=middle, low=low, high=high)
        yield word("turns"), decimal(runs.turns / runs.games, 1, lang)

    def _share(self, hits: int, lang: str) -> str:
        shares = (hits / self.runs.games, *interval(hits, self.runs.games))
        middle, low, high = (decimal(100 * share, 1, lang) for share in shares)
        return say(lang, "summary", "share", middle=middle, low=low, high=high)

    def as_dict(self) -> dict[str, Any]:
        """Return the counts behind the figures."""
        runs = self.runs
        return {
            "ruleset": runs.rules.code,
            "games": runs.games,
            "seed": runs.seed,
            "policies": list(runs.policies),
            "star_wins": list(runs.star_wins),
            "horseshoe_wins": list(runs.horseshoe_wins),
            "no_winner": runs.no_winner,
            "turns": runs.turns,
            "lasted": runs.lasted,
        }

    def __repr__(self) -> str:
        """Return the figures as aligned lines."""
        rows = list(self.rows())
        width = max(len(name) for name, _ in rows)
        return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)

    def _repr_html_(self) -> str:
        from html import escape

        cells = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(name)}</th><td>{escape(value)}</td></tr>'
            for name, value in self.rows()
        )
        caption = escape(say(current().language, "summary", "caption"))
        return f"<table><caption>{caption}</caption>{cells}</table>"

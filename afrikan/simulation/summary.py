"""The main figures of many games in words."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any

from afrikan.language import decimal, number
from afrikan.messages import say
from afrikan.session import current
from afrikan.simulation.estimates import interval

if TYPE_CHECKING:
    from afrikan.simulation.tally import Tally

CONFIDENCE = 0.95


class Summary:
    """The main figures of many games, to read or to show in a notebook.

    Args:
        runs: what is summed up.
    """

    def __init__(self, runs: Tally) -> None:
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
        key, wins = ("entrant_wins", runs.entrant_wins) if runs.rotate else ("wins", runs.wins)
        for place, policy in enumerate(runs.policies):
            yield word(key, seat=place + 1, policy=policy), self._share(wins[place], lang)
        yield word("star"), self._share(sum(runs.star_wins), lang)
        yield word("horseshoe"), self._share(sum(runs.horseshoe_wins), lang)
        yield word("no_winner", rounds=runs.rounds), self._share(runs.no_winner, lang)
        if drawn := runs.sums("drawn").total:
            yield word("drawn"), self._share(drawn, lang)
        middle, low, high = runs.quantile(0.5), runs.quantile(0.05), runs.quantile(0.95)
        yield word("rounds"), word("range", middle=middle, low=low, high=high)
        yield word("turns"), decimal(runs.turns / runs.games, 1, lang)

    def _share(self, hits: int, lang: str) -> str:
        shares = (hits / self.runs.games, *interval(hits, self.runs.games, self.runs.level(CONFIDENCE)))
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
            "rotate": runs.rotate,
            "wins": list(runs.entrant_wins),
            "star_wins": list(runs.star_wins),
            "horseshoe_wins": list(runs.horseshoe_wins),
            "no_winner": runs.no_winner,
            "drawn": runs.sums("drawn").total,
            "turns": runs.turns,
            "lasted": runs.lasted,
        }

    def __repr__(self) -> str:
        """Return the figures as aligned lines."""
        rows = list(self.rows())
        width = max(len(name) for name, _ in rows)
        return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)

    def _repr_html_(self) -> str:
        cells = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(name)}</th><td>{escape(value)}</td></tr>'
            for name, value in self.rows()
        )
        caption = escape(say(current().language, "summary", "caption"))
        return f"<table><caption>{caption}</caption>{cells}</table>"

"""What a little more money and a lost turn are worth in a race: how they change the chances to win."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from afrikan.errors import Phrase, Word
from afrikan.language import LANGUAGES, decimal
from afrikan.odds.answer.words import percent
from afrikan.odds.games.listing import as_html, as_text
from afrikan.odds.journeys.words import label_of
from afrikan.odds.races.words import name_of, notes_of
from afrikan.session import spoken

if TYPE_CHECKING:
    import pandas as pd

    from afrikan.odds.races.home import Race
    from afrikan.odds.races.runner import Runner

TICKET, FLIGHT, LOST = "ticket", "flight", "lost_turn"
COLUMNS = ("runner", "what", "exact", "chance", "before", "change")


@dataclass(frozen=True)
class Gain:
    """What one thing would change for one runner.

    Attributes:
        runner: its number, from 1.
        what: ``"ticket"``, ``"flight"`` or ``"lost_turn"``.
        before, chance: its chance to win without it and with it.
    """

    runner: int
    what: str
    before: Fraction
    chance: Fraction

    @property
    def change(self) -> Fraction:
        """The difference."""
        return self.chance - self.before


@dataclass(frozen=True, repr=False)
class Worth:
    """What one more ticket, one more flight and one lost turn change for each runner of a race.

    Args:
        race: the race.
        gains: one for each runner and thing.
    """

    race: Race
    gains: tuple[Gain, ...]

    @property
    def label(self) -> Phrase:
        """Provenance: what the numbers that went in rest on."""
        return label_of(self.race.rules)

    def __getitem__(self, key: tuple[int, str]) -> Gain:
        """Return what one thing changes for a runner, given its number and ``what``."""
        return next(gain for gain in self.gains if (gain.runner, gain.what) == key)

    def to_frame(self) -> pd.DataFrame:
        """Return one row for each runner and thing: exact chance with it, as a number, without it, change.

        What they rest on stands in ``attrs["label"]``, in the session's language.
        """
        import pandas as pd

        rows = [
            (gain.runner, gain.what, gain.chance, float(gain.chance), float(gain.before), float(gain.change))
            for gain in self.gains
        ]
        frame = pd.DataFrame(rows, columns=list(COLUMNS))
        frame.attrs["label"] = self.label.text(spoken(None))
        return frame

    def head(self, lang: str | None = None) -> list[str]:
        """Return the heads of the columns in words; in the session's language if none is given."""
        keys = ("column_runner", "column_what", "column_before", "column_chance", "column_change")
        return [Word("odds_race", key).text(spoken(lang)) for key in keys]

    def rows(self, lang: str | None = None) -> Iterator[list[str]]:
        """Yield what each thing changes, in words."""
        lang = spoken(lang)
        prices = {TICKET: self.race.rules.sea_price, FLIGHT: self.race.rules.air_price}
        for gain in self.gains:
            price = {"price": prices[gain.what]} if gain.what in prices else {}
            cells: tuple[Phrase, ...] = (
                name_of(self.race, gain.runner - 1),
                Word("odds_race", gain.what, **price),
                percent(gain.before),
                percent(gain.chance),
                _points(gain.change),
            )
            yield [cell.text(lang) for cell in cells]

    def caption(self, lang: str | None = None) -> str:
        """Return in words what the table tells."""
        return Word("odds_race", "worth", rules=self.race.rules.title_in).text(spoken(lang))

    def notes(self, lang: str | None = None) -> tuple[str, ...]:
        """Return in words what the numbers rest on, and what is taken for granted."""
        rests = Word("odds", "rests", label=self.label)
        words = (rests, *notes_of(self.race), Word("odds_race", "note_worth"))
        return tuple(word.text(spoken(lang)) for word in words)

    def __repr__(self) -> str:
        """Return the table as aligned lines in the session's language."""
        return as_text(self.caption(), list(self.rows()), self.notes(), self.head())

    def _repr_html_(self) -> str:
        return as_html(self.caption(), list(self.rows()), self.notes(), spoken(None), self.head())


def worth_of(race: Race) -> Worth:
    """Return what things are worth in a race; see ``Race.worth``."""
    gains = []
    for seat, runner in enumerate(race.runners):
        changed = {
            TICKET: runner.richer(race.rules.sea_price),
            FLIGHT: runner.richer(race.rules.air_price),
            LOST: runner.later(),
        }
        before = race.course.chance(seat)
        gains += [Gain(seat + 1, what, before, _chance(race, seat, other)) for what, other in changed.items()]
    return Worth(race, tuple(gains))


def _chance(race: Race, seat: int, runner: Runner) -> Fraction:
    """Return the chance of a runner to win if it stood otherwise, the others as they are."""
    runners = (*race.runners[:seat], runner, *race.runners[seat + 1 :])
    return replace(race, runners=runners).course.chance(seat)


def _points(change: Fraction) -> Word:
    """Return a difference of chances in percentage points, its sign written out; small ones more finely."""
    points = float(100 * change)
    places = (1 if abs(points) >= 1 else 2) if change else 0
    sign = "+" if change > 0 else ""
    value = {lang: sign + decimal(points, places, lang) for lang in LANGUAGES}
    return Word("odds_race", "points", value=value)

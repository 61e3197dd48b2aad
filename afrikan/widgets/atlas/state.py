"""What the atlas does on the page, without widgets: which rows are shown, how ordered, which one is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from afrikan.errors import Phrase, Word
from afrikan.game import Game
from afrikan.messages import say
from afrikan.rule_atlas.atlas import Atlas
from afrikan.rule_atlas.effects import MEASURED
from afrikan.rule_atlas.rows import Row
from afrikan.rule_atlas.verdicts import OPEN, PERHAPS, REFUSES, UNTESTED, VERDICTS, verdict
from afrikan.rules import Ruleset
from afrikan.simulation.divergence import Divergence, find_divergence
from afrikan.widgets.atlas.figures import code, measure_word, reading
from afrikan.widgets.form.fields import Choice, Field, Options
from afrikan.widgets.form.form import Form
from afrikan.widgets.laboratories.comparison.words import title
from afrikan.widgets.laboratory.players import policy_word
from afrikan.widgets.rule_browser.search import LONGEST_QUERY, folded, found

ALL, UNSURE = "all", "unsure"
SHOWN = (ALL, *(name for name in VERDICTS if name not in (PERHAPS, OPEN)), UNSURE)
"""Which rows can be shown: all, or those with one verdict; what cannot be told is one group."""

SIZE = "size"
COLUMNS = ("reading", SIZE, "verdict", "alike", "offered", "used")
"""The columns by which the table can be ordered."""


class AtlasState(Form):
    """An atlas, what is to be seen of it, and the row that is open.

    A mistake raises nothing once the state is there: ``error`` says what would be right.

    Args:
        atlas: the atlas.
        lang: language of the words.
        entered: what some of the fields hold at first.

    Attributes:
        query: the words that shown rows must have.
        column: the column by which they are ordered, one of ``COLUMNS``.
        downward: whether what is largest, or last, comes first.
        opened: the row that is open, or ``None``.
        parted: where the first game of that row parts that does, or ``None``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> state = AtlasState(Atlas.load(), base="fan", policy="nearest")
    >>> state.search("pirates_stop")
    >>> [row.value for row in state.rows]
    ['always']
    """

    def __init__(self, atlas: Atlas, lang: str = "en", **entered: Any) -> None:
        self.atlas = atlas
        super().__init__(_fields(atlas), lang, entered)
        self.query = ""
        self.column, self.downward = SIZE, True
        self.opened: Row | None = None
        self.parted: Divergence | None = None

    def word(self, key: str, **values: object) -> str:
        """Return one of the panel's own words."""
        return Word("atlas_panel", key, **values).text(self.lang)

    @property
    def measure(self) -> str:
        """The measure that is shown."""
        return str(self.entered["measure"])

    # The rows

    @property
    def selected(self) -> tuple[Row, ...]:
        """All rows of the base and the policy, in the order of the catalogue."""
        wanted = self.entered["base"], self.entered["policy"]
        return tuple(row for row in self.atlas.rows if (row.base, row.policy) == wanted)

    def of(self, *verdicts: str) -> list[Row]:
        """Return the rows with one of some verdicts, the largest effect first."""
        rows = [row for row in self.selected if verdict(row, self.measure) in verdicts]
        return sorted(rows, key=self._size, reverse=True)

    @property
    def counts(self) -> Mapping[str, int]:
        """How many rows have which verdict."""
        return Counter(verdict(row, self.measure) for row in self.selected)

    @property
    def rows(self) -> list[Row]:
        """The rows that fit the filter and the query, in order; those without a figure come last."""
        wanted = found(self.query, self.lang)
        rows = [row for row in self.selected if self._shown(row) and self._named(row, wanted)]
        rows.sort(key=self._key(), reverse=self.downward)
        return sorted(rows, key=self._blank) if self.column == SIZE else rows

    def _shown(self, row: Row) -> bool:
        show, told = self.entered["show"], verdict(row, self.measure)
        return show in (ALL, told) or (show == UNSURE and told in (PERHAPS, OPEN))

    def _named(self, row: Row, wanted: tuple[str, ...]) -> bool:
        """Tell whether the words of the query occur in the row's own reading, or in its option."""
        own = folded(f"{code(row)} {reading(row, self.lang)}")
        return row.option in wanted or all(word in own for word in folded(self.query).split())

    def _key(self) -> Callable[[Row], Any]:
        places = {id(row): place for place, row in enumerate(self.selected)}
        keys: dict[str, Callable[[Row], Any]] = {
            "reading": lambda row: places[id(row)],
            SIZE: self._size,
            "verdict": lambda row: (-VERDICTS.index(verdict(row, self.measure)), self._size(row)),
            "alike": lambda row: row.games - row.parted if row.games else -1,
            "offered": lambda row: row.offered,
            "used": lambda row: row.used,
        }
        return keys[self.column]

    def _size(self, row: Row) -> float:
        effect = row.effects.get(self.measure)
        return abs(effect.difference) if effect else -1.0

    def _blank(self, row: Row) -> bool:
        return verdict(row, self.measure) in (UNTESTED, REFUSES)

    # What a person does

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field; a row of another base or policy is closed."""
        with self._told():
            if self._put(key, value) and key in ("base", "policy"):
                self.opened = self.parted = None
            self._meant()

    def search(self, query: str) -> None:
        """Show the rows in which all words of a query occur."""
        self.query = query[:LONGEST_QUERY]

    def order(self, column: str) -> None:
        """Order the rows by a column, the other way round if they are ordered by it already."""
        if column in COLUMNS:
            self.downward = not self.downward if column == self.column else column != "reading"
            self.column = column

    def open(self, name: str) -> None:
        """Open a row of the base and the policy, with the first game that parts.

        Args:
            name: its reading as it is written in a code.
        """
        row = next((row for row in self.selected if code(row) == name), None)
        if row is None:
            return
        with self._told():
            self.opened, self.parted = row, None if row.first is None else self._parted(row, row.first)
            self.notice = self.word("opened", reading=name)

    def _parted(self, row: Row, number: int) -> Divergence | None:
        return find_divergence(number, *(self._game(row, side) for side in (0, 1)))

    def _game(self, row: Row, side: int) -> Game:
        """Return the first game of a row that parts, at its beginning: under the baseline, or the value."""
        made = self.atlas.made
        names = [say(self.lang, "stepper", "player_name", number=seat) for seat in range(1, made.players + 1)]
        rules = row.changed if side else Ruleset.from_code(row.baseline)
        return Game(
            rules, names, policies=row.policy, seed=made.seed, game=row.first or 0, rounds=made.rounds
        )

    def on_table(self, side: int) -> Game | None:
        """Return the open game where it parts, its next action still to come; ``None`` if none is open.

        Args:
            side: 0 for the baseline, 1 for the value.
        """
        if self.opened is None or self.parted is None:
            return None
        return self._game(self.opened, side).play(self.parted.index + 1).jump(self.parted.index)

    def fail(self, error: Exception) -> None:
        """Say in the status line that something unforeseen went wrong."""
        self.notice = ""
        self.error = self.word("unforeseen", error=f"{type(error).__name__}: {error}")

    def describe(self) -> str:
        """Return in words what is to be seen."""
        chosen = {key: self.entered[key] for key in ("base", "policy")}
        counts = {"shown": len(self.rows), "count": len(self.selected)}
        return self.word("described", **chosen, measure=measure_word(self.measure), **counts)


class _Base(Phrase):
    """A base in words and as a code."""

    __slots__ = ("base",)

    def __init__(self, base: str) -> None:
        super().__init__("ruleset")
        self.base = base

    def text(self, lang: str) -> str:
        """Return the words in a language."""
        return title(Ruleset.from_code(self.base), lang)


def _fields(atlas: Atlas) -> tuple[Field, ...]:
    bases: Options = {row.base: _Base(row.base) for row in atlas.rows}
    policies: Options = {row.policy: policy_word(row.policy) for row in atlas.rows}
    measures: Options = {measure: measure_word(measure) for measure in MEASURED}
    show: Options = {name: Word("atlas_panel", f"show_{name}") for name in SHOWN}
    word = partial(Word, "atlas_panel")
    return (
        Choice(key="base", label=word("base"), first=next(iter(bases)), options=bases),
        Choice(key="policy", label=word("policy"), first=next(iter(policies)), options=policies),
        Choice(key="measure", label=word("measure"), first=MEASURED[0], options=measures),
        Choice(key="show", label=word("show"), first=ALL, options=show),
    )

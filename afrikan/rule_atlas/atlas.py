"""An atlas: its rows, and how they were made; as a table, as a file, and read back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from afrikan.errors import AfrikanError
from afrikan.messages import say
from afrikan.paths import data_path
from afrikan.quote import quoted
from afrikan.rule_atlas.batch import Made
from afrikan.rule_atlas.rows import STATUSES, Row
from afrikan.rules import Choice
from afrikan.rules.validate import shown
from afrikan.session import current

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True)
class Atlas:
    """The effects of many values; atlases that were made alike merge by addition.

    Attributes:
        made: how it was made.
        rows: one for each base, policy, option and value.
    """

    made: Made
    rows: tuple[Row, ...]

    def __add__(self, other: Atlas) -> Atlas:
        """Return both together.

        Raises:
            AfrikanError: if they were not made alike.
        """
        if self.made != other.made:
            raise AfrikanError("atlas_differs")
        return replace(self, rows=self.rows + other.rows)

    @cached_property
    def _rows(self) -> dict[tuple[str, str, str, str], Row]:
        return {(row.base, row.policy, row.option, shown(row.value)): row for row in self.rows}

    def row(self, base: str, policy: str, option: str, value: Choice) -> Row:
        """Return one row.

        Args:
            base: code of the ruleset from which the value is flipped.
            policy: a built-in policy.
            option: id of the option.
            value: the value.

        Raises:
            AfrikanError: if there is none; names what was asked for.
        """
        key = base, policy, option, shown(value)
        if key not in self._rows:
            raise AfrikanError("atlas_row", row=quoted(" ".join(key)))
        return self._rows[key]

    def frame(self) -> pd.DataFrame:
        """Return one row for each base, policy, option, value and measure; refused values have one without.

        ``data/studies/README.md`` tells what each column holds.
        """
        from afrikan.rule_atlas.table import framed

        return framed(self)

    def save(self, path: str | Path) -> None:
        """Write the table as a CSV file whose first lines tell how it was made.

        Raises:
            AfrikanError: if the file cannot be written; names it.
        """
        from afrikan.rule_atlas.table import write

        write(self, Path(path))

    @staticmethod
    def load(path: str | Path | None = None) -> Atlas:
        """Return an atlas from a file.

        Args:
            path: the file; the atlas that comes with the package if left out.

        Raises:
            DataError: if it is missing or damaged; names file, line and reason.

        >>> Atlas.load().row("fan", "nearest", "max_players", 5).status
        'not_offered'
        """
        from afrikan.rule_atlas.table import read

        return read(data_path("studies", "atlas.csv") if path is None else Path(path))

    def __repr__(self) -> str:
        """Return how many rows there are of which kind, in the session's language."""
        lang, counts = current().language, Counter(row.status for row in self.rows)
        kinds = [say(lang, "atlas", f"counted_{status}", count=counts[status]) for status in STATUSES]
        return say(lang, "atlas", "summary", count=len(self.rows), kinds=", ".join(kinds))

"""What stands in the fields of a panel, without widgets, and the last mistake made there."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted
from afrikan.widgets.form.fields import Choice, Field, Options, Values


class Form:
    """The fields of a panel and what stands in them.

    A mistake raises nothing once the form is there: what was typed stays, and ``error`` says what would be
    right.

    Args:
        every_field: the fields, whether they are there now or not.
        lang: language of the words.
        entered: what some of the fields hold at first.

    Attributes:
        entered: what stands in each field, by its key.
        error: the sentence about the last mistake, or empty.
        notice: the sentence that confirms what was done last, or empty.

    Raises:
        AfrikanError: if a field cannot hold what it is given.
    """

    def __init__(self, every_field: tuple[Field, ...], lang: str, entered: Mapping[str, Any]) -> None:
        self.every_field = every_field
        self.lang = lang
        self.entered = {field.key: field.first for field in every_field}
        self.error = self.notice = ""
        self._offers: dict[str, Options] = {}
        for key in entered:
            self._check_field(key)
        self.entered |= entered
        for field in every_field:
            if field.key in entered:
                field.read(entered[field.key], self.entered)
        self._settle(entered)

    def _check_field(self, key: str) -> None:
        if key not in self.entered:
            raise AfrikanError("panel_field", field=quoted(key), hint=suggestion(key, self.entered))

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields that are there now."""
        return tuple(field for field in self.every_field if field.when(self.entered))

    def offered(self, field: Choice) -> Options:
        """Return what can be chosen in a field; as before while it hangs on something impossible."""
        with suppress(AfrikanError):
            self._offers[field.key] = field.offered(self.entered)
        return self._offers[field.key]

    def _put(self, key: str, value: Any) -> bool:
        """Put something into a field; return whether it is something else than before.

        Fields whose choice is no longer offered then hold the first one that is.
        """
        self._check_field(key)
        if self.entered[key] == value:
            return False
        self.entered[key] = value
        self._settle((key,))
        return True

    def _settle(self, kept: Container[str]) -> None:
        """Let fields whose choice is not offered hold the first one that is, except those that are kept."""
        for field in self.every_field:
            if isinstance(field, Choice) and field.key not in kept:
                offered = self.offered(field)
                if self.entered[field.key] not in offered:
                    self.entered[field.key] = field.first if field.first in offered else next(iter(offered))

    def _meant(self) -> Values:
        """Return what the fields mean that are there now.

        Raises:
            AfrikanError: if one of them holds something impossible.
        """
        return {field.key: field.read(self.entered[field.key], self.entered) for field in self.fields}

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn a mistake inside into the sentence for the status line."""
        self.error = self.notice = ""
        try:
            yield
        except AfrikanError as error:
            self.error = error.text(self.lang)

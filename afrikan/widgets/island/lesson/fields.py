"""The fields that lessons about the island have in common, and how a lesson's own ones are made."""

from __future__ import annotations

from collections.abc import Callable

from afrikan.errors import Phrase, Word
from afrikan.widgets.form.fields import Choice, Entered, Field, Number, always
from afrikan.widgets.island.lesson.state import SHARED

ASKED, ALWAYS = "asked", "always"
UP, DOWN = "up", "down"
MOST_SEED = 2**64 - 1


def choice(
    section: str,
    key: str,
    *options: str,
    hint: Phrase | None = None,
    view: bool = False,
    when: Callable[[Entered], bool] = always,
) -> Choice:
    """Return a field with named values, the first of which it holds at first.

    Args:
        section: the section of its words.
        key, hint, view, when: as for ``Field``.
        options: the values.
    """
    named = {option: Word(section, f"{key}_{option}") for option in options}
    return Choice(
        key=key, label=Word(section, key), first=options[0], options=named, hint=hint, view=view, when=when
    )


def seed(section: str, first: int, when: Callable[[Entered], bool] = always, most: int = MOST_SEED) -> Number:
    """Return a field for a seed.

    Args:
        section: the section of its words.
        first: what it holds at first.
        when: as for ``Field``.
        most: the largest seed.
    """
    return Number(key="seed", label=Word(section, "seed"), first=first, low=0, high=most, when=when)


def views() -> tuple[Field, ...]:
    """Return the fields for when the answer is shown, and where north is."""
    return choice(SHARED, "show", ASKED, ALWAYS, view=True), choice(SHARED, "north", UP, DOWN, view=True)

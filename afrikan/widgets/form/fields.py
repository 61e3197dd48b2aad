"""What can be chosen in a panel: fields as plain data, each of which refuses what it cannot hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from afrikan.board import RouteGraph
from afrikan.board.words import PlaceName
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.messages import translated
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.presets import presets

Entered = Mapping[str, Any]
"""What stands in the fields, by key, as it was chosen or typed."""

Values = Mapping[str, Any]
"""What the visible fields mean, by key."""

Options = Mapping[str, Phrase]
"""Values that can be chosen, each with its words."""

OWN = "own"
"""The choice that opens a field for something of one's own."""

RULES, RULES_CODE = Word("odds_panel", "rules"), Word("odds_panel", "rules_code")


def always(_: Entered) -> bool:
    """Return yes: a field that is always there."""
    return True


@dataclass(frozen=True, kw_only=True)
class Field:
    """Something that can be chosen.

    Args:
        key: its name, by which values are handed on.
        label: its words on the page.
        first: what it holds at first.
        hint: a sentence below it.
        when: whether it is there, depending on what stands in the fields before it.
        view: whether it only decides how the answer is shown, so that another choice asks nothing new.
    """

    key: str
    label: Phrase
    first: Any
    hint: Phrase | None = None
    when: Callable[[Entered], bool] = always
    view: bool = False

    def read(self, raw: Any, entered: Entered) -> Any:
        """Return what an entry means.

        Args:
            raw: the entry.
            entered: all entries.

        Raises:
            AfrikanError: if the field cannot hold it; says what would be right.
        """
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Choice(Field):
    """One of several named values.

    Args:
        options: the values with their words, or what gives them for what stands in the other fields.
        alphabetical: whether they are listed by their words, not in the order given.
    """

    options: Options | Callable[[Entered], Options]
    alphabetical: bool = False

    def offered(self, entered: Entered) -> Options:
        """Return what can be chosen now."""
        return self.options(entered) if callable(self.options) else self.options

    def listed(self, offered: Options, lang: str) -> list[tuple[str, str]]:
        """Return words and value of each choice, as a list on the page shows them."""
        named = [(phrase.text(lang), value) for value, phrase in offered.items()]
        return sorted(named) if self.alphabetical else named

    def read(self, raw: Any, entered: Entered) -> Any:
        """Return the value if it can be chosen."""
        options = self.offered(entered)
        if raw not in options:
            raise AfrikanError(
                "panel_choice", field=self.label, value=quoted(raw), hint=suggestion(raw, options)
            )
        return raw


@dataclass(frozen=True, kw_only=True)
class Whole(Field):
    """A whole number between bounds.

    Args:
        low, high: the bounds, which are possible themselves.
    """

    low: int
    high: int

    def read(self, raw: Any, entered: Entered) -> int:
        """Return the number if it lies between the bounds."""
        check_whole(self.label, raw, self.low, self.high)
        return int(raw)


_GROUPED = re.compile(r"-?\d{1,3}(?:([\s,])\d{3})(?:\1\d{3})*")


@dataclass(frozen=True, kw_only=True)
class Number(Whole):
    """A whole number that is typed: one out of bounds is told, and never changed in silence."""

    def read(self, raw: Any, entered: Entered) -> int:
        """Return the number that was typed; thousands may be set apart, as in ``10,000`` or ``10 000``.

        >>> field = Number(key="games", label=Phrase("the_games"), first=1, low=1, high=10**6)
        >>> field.read(" 10 000", {}), field.read("250", {})
        (10000, 250)
        """
        text = str(raw).strip()
        if _GROUPED.fullmatch(text):
            text = re.sub(r"[\s,]", "", text)
        number = int(text) if re.fullmatch(r"-?\d{1,40}", text) else raw
        return super().read(number, entered)


@dataclass(frozen=True, kw_only=True)
class Text(Field):
    """Something typed.

    Args:
        reads: returns what a text means, or raises an ``AfrikanError`` that says what would be right.
    """

    reads: Callable[[str], Any]

    def read(self, raw: Any, entered: Entered) -> Any:
        """Return what the text means."""
        return self.reads(str(raw))


def place(
    key: str, label: Phrase, first: str, board: Callable[[Entered], RouteGraph], dots: bool = False
) -> Choice:
    """Return a field for a place of the board.

    Args:
        key, label, first: as for ``Field``.
        board: gives the board for what stands in the other fields.
        dots: whether dots between cities can be chosen, too.
    """

    def options(entered: Entered) -> Options:
        graph = board(entered)
        places = [node.id for node in graph.nodes] if dots else graph.cities
        return {place: PlaceName(graph, place) for place in places}

    return Choice(key=key, label=label, first=first, options=options, alphabetical=True)


class PresetName(Phrase):
    """The title of a ruleset that comes with the package.

    >>> PresetName("swedish").text("sv")
    'Svenska regler'
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__("preset")
        self.name = name

    def text(self, lang: str) -> str:
        """Return the title in a language."""
        return translated(presets()[self.name].title, lang)


def rules(
    key: str = "rules",
    first: str = "fan",
    when: Callable[[Entered], bool] = always,
    names: Iterable[str] | None = None,
    label: Phrase = RULES,
    code_label: Phrase = RULES_CODE,
    more: Options = MappingProxyType({}),
) -> tuple[Field, Field]:
    """Return two fields for a ruleset: those that come with the package, and a code of one's own.

    ``ruleset`` tells which one is meant.

    Args:
        key, first, when, label: as for ``Field``.
        names: those that are offered; all that come with the package if left out.
        code_label: the words for the code.
        more: what else can be chosen, before all others.
    """
    named: Options = {name: PresetName(name) for name in (presets() if names is None else names)}
    preset = Choice(
        key=key, label=label, first=first, when=when,
        options={**more, **named, OWN: Word("odds_panel", "rules_own")},
    )  # fmt: skip
    code = Text(
        key=f"{key}_code", label=code_label, first=first if first in named else "fan",
        hint=Word("odds_panel", "rules_code_hint"), reads=Ruleset.from_code,
        when=lambda entered: when(entered) and entered[key] == OWN,
    )  # fmt: skip
    return preset, code


def ruleset(chosen: Entered | Values, key: str = "rules") -> Ruleset:
    """Return the ruleset that the two fields of ``rules`` mean.

    Args:
        chosen: what stands in the fields, or what it means.
        key: as for ``rules``.

    Raises:
        AfrikanError: if a code of one's own is wrong.
    """
    return ruleset_of(chosen[f"{key}_code"] if chosen[key] == OWN else chosen[key])

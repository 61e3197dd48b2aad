"""The fields for the two readings that are compared, and the rulesets that they mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from afrikan.errors import AfrikanError, Phrase
from afrikan.messages import translated
from afrikan.quote import quoted
from afrikan.rules import Choice as Reading
from afrikan.rules import Ruleset, catalogue, ruleset_of
from afrikan.rules.amends import amends
from afrikan.rules.catalogue import Option
from afrikan.rules.presets import presets
from afrikan.rules.validate import parsed, shown
from afrikan.widgets.form.fields import OWN, Choice, Entered, Field, Options, Text, Values, rules
from afrikan.widgets.laboratories.comparison.words import reading_words, word

CHANGED = "changed"
"""The choice by which B is A with one option changed."""

OPTION = "free_roll_when"


class OptionWords(Phrase):
    """The question of an option, and its name."""

    __slots__ = ("option",)

    def __init__(self, option: Option) -> None:
        super().__init__("option")
        self.option = option

    def text(self, lang: str) -> str:
        """Return the words in a language."""
        return f"{translated(self.option.question, lang)} ({self.option.id})"


class ReadingWords(Phrase):
    """A value of an option, and what it means."""

    __slots__ = ("option", "value")

    def __init__(self, option: str, value: Reading) -> None:
        super().__init__("reading")
        self.option = option
        self.value = value

    def text(self, lang: str) -> str:
        """Return the words in a language."""
        return reading_words(self.option, self.value, lang)


def sides() -> tuple[Field, ...]:
    """Return the fields for A and B; see ``side_a`` and ``side_b``."""
    code_a, code_b = word("code", side="A"), word("code", side="B")
    changed: Options = {CHANGED: word("changed")}
    a = rules("a", "fan", label=word("side", side="A"), code_label=code_a)
    b = rules("b", CHANGED, label=word("side", side="B"), code_label=code_b, more=changed)
    return *a, *b, *_change()


def _change() -> tuple[Field, ...]:
    """Return the fields for the one option in which B is to differ from A."""
    options: Options = {
        option.id: OptionWords(option)
        for option in catalogue().values()
        if option.entries or len(option.playable) > 1
    }
    option = Choice(key="option", label=word("option"), first=OPTION, options=options, when=_is_changed)
    value = Choice(key="value", label=word("value"), first="same_turn", options=_values, when=_is_changed)
    number = Text(
        key="number", label=word("number"), first="1", hint=word("number_hint"), reads=str,
        when=lambda entered: _is_changed(entered) and entered["value"] == OWN,
    )  # fmt: skip
    return option, value, number


def _is_changed(entered: Entered) -> bool:
    return bool(entered["b"] == CHANGED)


def _values(entered: Entered) -> Options:
    """Return the values of the chosen option that A does not have, and a number of one's own if it is one."""
    option = catalogue()[entered["option"]]
    here = side_a(entered).values[option.id]
    others: Options = {
        shown(value.id): ReadingWords(option.id, value.id) for value in option.playable if value.id != here
    }
    return {**others, OWN: word("own_number")} if option.entries else others


def side_a(values: Values) -> Ruleset:
    """Return the first ruleset."""
    return _ruleset(values["a_code"] if values["a"] == OWN else values["a"])


def side_b(values: Values) -> Ruleset:
    """Return the second ruleset; if it is the first one changed, with whatever else has to change.

    Raises:
        AfrikanError: if the change is not possible.
    """
    if values["b"] == CHANGED:
        return _changed(side_a(values), *_chosen(values))[0]
    return _ruleset(values["b_code"] if values["b"] == OWN else values["b"])


def along(values: Values) -> tuple[str, ...]:
    """Return the options that have to change along with the one that is changed."""
    return _changed(side_a(values), *_chosen(values))[1] if values["b"] == CHANGED else ()


def _chosen(values: Values) -> tuple[str, str]:
    """Return the option that is changed, and its value as it is written in a code."""
    return values["option"], values["number"] if values["value"] == OWN else values["value"]


@lru_cache(maxsize=16)
def _ruleset(rules: Ruleset | str) -> Ruleset:
    return ruleset_of(rules)


@lru_cache(maxsize=16)
def _changed(rules: Ruleset, option: str, text: str) -> tuple[Ruleset, tuple[str, ...]]:
    choice = parsed(option, text)
    others = amends(rules, option, choice)
    return rules.replace(**{option: choice}, **others), tuple(others)


def check_sides(values: Values) -> None:
    """Refuse two rulesets that are the same, or under which so many players cannot play.

    Raises:
        AfrikanError: naming them.
    """
    a, b = side_a(values), side_b(values)
    if a == b:
        raise AfrikanError("panel_sides_same", code=quoted(a.code))
    for side in (a, b):
        if values["players"] > side.max_players:
            most = side.max_players
            raise AfrikanError(
                "panel_players_many", code=quoted(side.code), most=most, value=values["players"]
            )


def entered_side(side: str, rules: Ruleset | str) -> dict[str, Any]:
    """Return what the fields of a side hold for a ruleset: the name of a preset, or a code.

    Args:
        side: ``"a"`` or ``"b"``.
        rules: the ruleset, its code, or ``"changed"`` for B.
    """
    code = rules.code if isinstance(rules, Ruleset) else rules
    return {side: code} if code in (*presets(), CHANGED) else {side: OWN, f"{side}_code": code}

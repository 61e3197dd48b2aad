"""Positions in which the readings of an option part, as data: what to look at, and where they part."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from afrikan.errors import AfrikanError, RulesetError
from afrikan.paths import data_path
from afrikan.quote import quoted
from afrikan.rules.catalogue import Choice, Words, as_choice, catalogue
from afrikan.rules.presets import presets
from afrikan.rules.ruleset import Ruleset
from afrikan.rules.validate import checked
from afrikan.tomlfile import TomlFile

MOOT = "moot"
LEGAL = "legal"
AFTER = "after "
_ENTRIES = ("values", "base", "changes", "position", "opening", "differs", "text")


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A position in which readings of an option part.

    Attributes:
        option: id of the option.
        values: the readings that part here, each from each.
        base: the preset under which the position is set up.
        changes: what differs from the preset.
        position: what ``Game.from_position`` takes; empty if the game is shown from its beginning.
        opening: ``players`` and ``then``, the names and the first actions of such a game; else empty.
        deeds: the actions after which the difference shows; none if what is legal now differs.
        text: one sentence per language that says what to look at.
    """

    option: str
    values: tuple[Choice, ...]
    base: str
    changes: Mapping[str, Choice]
    position: Mapping[str, Any]
    opening: Mapping[str, Any]
    deeds: tuple[str, ...]
    text: Words

    def ruleset(self, value: Choice, base: Ruleset | None = None) -> Ruleset:
        """Return the ruleset of one reading.

        Args:
            value: the reading.
            base: the ruleset that is changed in this option alone; the example's own if left out.

        Raises:
            RulesetError: if the reading contradicts the base.
        """
        if base is None:
            base = Ruleset.preset(self.base).replace(**self.changes, **{self.option: value})
        return base.replace(**{self.option: value})


@dataclass(frozen=True, slots=True, eq=False)
class Examples:
    """All examples.

    Attributes:
        positions: the examples of each option that has any.
        moot: why an option with several readings has none, per language.
    """

    positions: Mapping[str, tuple[Example, ...]]
    moot: Mapping[str, Words]


@cache
def examples() -> Examples:
    """Return every example by its option.

    Raises:
        DataError: if the file is damaged.

    >>> examples().positions["free_roll_when"][0].values
    ('next_turn', 'same_turn')
    """
    return load_examples(TomlFile(data_path("rules", "examples.toml")))


def load_examples(file: TomlFile) -> Examples:
    """Read and check examples.

    Args:
        file: a parsed file such as ``examples.toml``.

    Raises:
        DataError: if anything is missing, mistyped, impossible or refers to nothing.
    """
    positions = {}
    for name in file.table:
        if name == MOOT:
            continue
        _check_option(file, name, (name,))
        entries = file.get(file.table, name, list, ("examples",))
        positions[name] = tuple(_example(file, name, entry) for entry in entries)
    moot = file.get(file.table, MOOT, dict, ("examples",)) if MOOT in file.table else {}
    reasons = {name: _reason(file, name, moot, positions) for name in moot}
    return Examples(MappingProxyType(positions), MappingProxyType(reasons))


def _check_option(file: TomlFile, name: str, where: tuple[str, ...]) -> None:
    file.known(name, catalogue(), "option", where)
    if len(catalogue()[name].playable) < 2:
        raise file.fail(f"{name} has a single reading that can be played, so it needs no example", *where)


def _reason(file: TomlFile, name: str, table: dict[str, Any], positions: Mapping[str, object]) -> Words:
    where = (MOOT, name)
    _check_option(file, name, where)
    if name in positions:
        raise file.fail(f"{name} has examples, so it cannot be moot", *where)
    entry = file.get(table, name, dict, (MOOT,))
    file.only(entry, ("text",), where)
    return file.words(entry, "text", where)


def _example(file: TomlFile, name: str, entry: Any) -> Example:
    where = (name,)
    if not isinstance(entry, dict):
        raise file.fail(f"{name} must hold tables, not {quoted(entry)}", *where)
    file.only(entry, _ENTRIES, where)
    base = file.get(entry, "base", str, where)
    file.known(base, presets(), "preset", where)
    changes = file.get(entry, "changes", dict, where) if "changes" in entry else {}
    begun = [key for key in ("position", "opening") if key in entry]
    if len(begun) != 1:
        raise file.fail(f"{name} needs either a 'position' or an 'opening'", *where)
    example = Example(
        option=name,
        values=_values(file, name, entry),
        base=base,
        changes={option: as_choice(value) for option, value in changes.items()},
        position=file.get(entry, "position", dict, where) if begun == ["position"] else {},
        opening=_opening(file, entry, where) if begun == ["opening"] else {},
        deeds=_deeds(file, file.get(entry, "differs", str, where), where),
        text=file.words(entry, "text", where),
    )
    _check_rulesets(file, example)
    return example


def _values(file: TomlFile, name: str, entry: dict[str, Any]) -> tuple[Choice, ...]:
    values = tuple(as_choice(value) for value in file.get(entry, "values", list, (name,)))
    if len(values) < 2 or any(values.count(value) > 1 for value in values):
        raise file.fail(f"{name}.values must list two or more distinct readings", name, "values")
    for value in values:
        try:
            checked(name, value)
        except RulesetError as error:
            raise file.fail(error.text("en"), name, "values") from None
    return values


def _opening(file: TomlFile, entry: dict[str, Any], where: tuple[str, ...]) -> Mapping[str, Any]:
    opening = file.get(entry, "opening", dict, where)
    inside = (*where, "opening")
    file.only(opening, ("players", "then"), inside)
    then = file.get(opening, "then", list, inside)
    if not all(isinstance(action, str) for action in then):
        raise file.fail(f"{'.'.join(inside)}.then must list actions such as 'start cairo'", *inside)
    return {"players": file.names(opening, "players", inside), "then": tuple(then)}


def _deeds(file: TomlFile, differs: str, where: tuple[str, ...]) -> tuple[str, ...]:
    deeds = tuple(deed.strip() for deed in differs.removeprefix(AFTER).split(","))
    if differs == LEGAL:
        return ()
    if not differs.startswith(AFTER) or not all(deeds):
        reason = (
            f"{where[0]}.differs must be 'legal' or such as 'after buy, flip ruby', not {quoted(differs)}"
        )
        raise file.fail(reason, *where, "differs")
    return deeds


def _check_rulesets(file: TomlFile, example: Example) -> None:
    """Refuse an example one of whose readings its own base does not allow."""
    for value in example.values:
        try:
            example.ruleset(value)
        except AfrikanError as error:
            raise file.fail(error.text("en"), example.option) from None

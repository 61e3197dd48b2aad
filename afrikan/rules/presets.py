"""The named rulesets: complete choices with title, citation and a note on what their sources leave open."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from afrikan.errors import RulesetError, suggestion
from afrikan.quote import quoted
from afrikan.rules.catalogue import Choice, Words, as_choice, catalogue
from afrikan.rules.families import FAMILIES, STAR, Family
from afrikan.rules.sources import Citation, read_citations
from afrikan.rules.validate import complete
from afrikan.tomlfile import TomlFile


@dataclass(frozen=True, slots=True, eq=False)
class Preset:
    """A named ruleset as its file tells it.

    Attributes:
        name: id of the preset, the file's name.
        family: name of the family of games whose options it settles.
        title: its title per language.
        about: one sentence about it per language.
        citations: where it is written.
        values: a value for every option.
        open: the options its sources leave open.
        note: what holds for the open options, per language.
        reasons: for some open options, why the value was chosen, per language.
    """

    name: str
    family: str
    title: Words
    about: Words
    citations: tuple[Citation, ...]
    values: Mapping[str, Choice]
    open: tuple[str, ...]
    note: Words
    reasons: Mapping[str, Words]


@cache
def presets(family: str = STAR.name) -> Mapping[str, Preset]:
    """Return every preset of a family of games by its name, in their own order."""
    found = FAMILIES[family]
    files = [TomlFile(path) for path in sorted(found.path("presets").glob("*.toml"))]
    files.sort(key=lambda file: int(file.get(file.table, "order", int, (file.path.stem,))))
    return MappingProxyType({file.path.stem: load_preset(file, found) for file in files})


@cache
def every_preset() -> Mapping[str, Preset]:
    """Return the presets of all families by their names."""
    return MappingProxyType({name: found for family in FAMILIES for name, found in presets(family).items()})


def preset_named(name: str) -> Preset:
    """Return a preset of any family by its name.

    Raises:
        RulesetError: if there is none of that name.
    """
    known = every_preset()
    if not isinstance(name, str) or name not in known:
        raise RulesetError("preset_unknown", name=quoted(name), hint=suggestion(name, known))
    return known[name]


def load_preset(file: TomlFile, family: Family = STAR) -> Preset:
    """Read and check one preset.

    Args:
        file: a parsed file such as ``presets/fan.toml``.
        family: the family whose options it settles.

    Raises:
        DataError: if it is incomplete, contradicts itself or names something unknown.
    """
    name = Path(file.path).stem
    where = (name,)
    file.only(file.table, ("order", "title", "about", "citation", "values", "open"), where)
    still_open = file.get(file.table, "open", dict, where)
    file.only(still_open, ("note", "options", "reasons"), ("open",))
    reasons = still_open.get("reasons", {})
    options = file.names(still_open, "options", ("open",))
    for option in options:
        file.known(option, catalogue(family.name), "option", ("open",))
    for option in reasons:
        file.known(option, options, "open option", ("open", "reasons"))
    return Preset(
        name=name,
        family=family.name,
        title=file.words(file.table, "title", where),
        about=file.words(file.table, "about", where),
        citations=read_citations(file, file.table, "citation", where),
        values=_values(file, name, family.name),
        open=options,
        note=file.words(still_open, "note", ("open",)),
        reasons={option: file.words(reasons, option, ("open", "reasons")) for option in reasons},
    )


def _values(file: TomlFile, name: str, family: str) -> Mapping[str, Choice]:
    table = file.get(file.table, "values", dict, (name,))
    try:
        return MappingProxyType(
            complete({option: as_choice(value) for option, value in table.items()}, family)
        )
    except RulesetError as error:
        reason = error.text("en")
        named = [option for option in table if option in reason]
        raise file.fail(reason, "values", *named[:1]) from None

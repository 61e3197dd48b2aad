"""The words of the stepper, of places and of printed games: what is said exists, what exists is said."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

from afrikan.paths import data_path

PACKAGE = Path(__file__).parents[2] / "afrikan"
STEPPER = PACKAGE / "widgets" / "stepper"
SECTIONS = ("stepper", "history", "panel", "fact", "page")
WORDS = {
    section: tomllib.loads(data_path("messages", "en", f"{section}.toml").read_text("utf-8"))[section]
    for section in SECTIONS
}
MODULES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
ENUMS = {
    target.id.lower()
    for module in MODULES.values()
    for kind in ast.walk(module)
    if isinstance(kind, ast.ClassDef)
    for statement in kind.body
    if isinstance(statement, ast.Assign)
    for target in statement.targets
    if isinstance(target, ast.Name)
}
"""Names that stand in no text because a program makes them from those of an enumeration."""


class Helper(NamedTuple):
    """A function that says a word of one section: the number of its argument for the key, and its key."""

    section: str
    argument: int
    key: ast.expr


class Said(NamedTuple):
    """One place in the code that says a word; ``key`` is None where only a variable stands."""

    where: str
    module: Path
    section: str
    key: str | None
    pattern: bool
    values: frozenset[str] | None


def keys_of(key: ast.expr) -> Iterator[tuple[str | None, bool]]:
    """The keys an expression can give: each a text, or a pattern of one, or None for any."""
    if isinstance(key, ast.IfExp):
        yield from keys_of(key.body)
        yield from keys_of(key.orelse)
    elif isinstance(key, ast.Constant):
        yield key.value, False
    elif isinstance(key, ast.JoinedStr):
        yield (
            "".join(
                re.escape(part.value) if isinstance(part, ast.Constant) else "(.+)" for part in key.values
            ),
            True,
        )
    else:
        yield None, False


def values_of(call: ast.Call) -> frozenset[str] | None:
    """What a call fills in; None if a mapping gives it."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def helper_of(function: ast.FunctionDef) -> Helper | None:
    """The helper that a function is, if what it says is named by one of its arguments."""
    names = [argument.arg for argument in function.args.args if argument.arg != "self"]
    for call in ast.walk(function):
        if not (isinstance(call, ast.Call) and getattr(call.func, "id", "") == "say"):
            continue
        section, key = call.args[1], call.args[2]
        used = {node.id for node in ast.walk(key) if isinstance(node, ast.Name)} & set(names)
        if isinstance(section, ast.Constant) and used and len(function.body) <= 2:
            return Helper(section.value, names.index(used.pop()), key)
    return None


def helpers_in(body: list[ast.stmt]) -> dict[str, Helper]:
    found = {node.name: helper_of(node) for node in body if isinstance(node, ast.FunctionDef)}
    return {name: helper for name, helper in found.items() if helper}


STATE = helpers_in(
    next(
        node for node in MODULES[STEPPER / "state.py"].body if getattr(node, "name", "") == "StepperState"
    ).body
)
"""The stepper's own way to say a word, which its forms use too."""


def said_by(call: ast.Call, helpers: dict[str, Helper]) -> Iterator[tuple[str, str | None, bool]]:
    """Section and key of what a call says, directly or through a helper."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name == "say" and len(call.args) > 2 and isinstance(call.args[1], ast.Constant):
        yield from ((call.args[1].value, *key) for key in keys_of(call.args[2]))
    elif name in helpers and len(call.args) > helpers[name].argument:
        helper = helpers[name]
        frame = next(keys_of(helper.key))[0]
        for key, pattern in keys_of(call.args[helper.argument]):
            if frame is None or key is None:
                yield helper.section, key if frame is None else frame, pattern or frame is not None
            else:
                yield helper.section, frame.replace("(.+)", key), pattern


def all_said() -> Iterator[Said]:
    for path, module in MODULES.items():
        common = helpers_in(module.body) | (STATE if path.parent == STEPPER else {})
        classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
        for part in (*classes, module):
            inside = (
                part.body if part is not module else [node for node in module.body if node not in classes]
            )
            helpers = common | helpers_in(part.body)
            for call in (node for statement in inside for node in ast.walk(statement)):
                if isinstance(call, ast.Call):
                    for section, key, pattern in said_by(call, helpers):
                        where = f"{path.relative_to(PACKAGE)}:{call.lineno}"
                        yield Said(where, path, section, key, pattern, values_of(call))


SAID = [said for said in all_said() if said.section in SECTIONS]


def gaps(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def constants(*paths: Path) -> set[str]:
    nodes = (node for path in paths for node in ast.walk(MODULES[path]))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


KNOWN = constants(*MODULES) | ENUMS
"""What can stand in the gap of a key that is put together."""


def meant(said: Said) -> set[str]:
    """The words that a place in the code can say."""
    words = WORDS[said.section]
    if said.key is None:
        return set(words) & (constants(said.module) | ENUMS)
    if not said.pattern:
        return {said.key}
    fits = {word: re.fullmatch(said.key, word) for word in words}
    return {word for word, fit in fits.items() if fit and set(fit.groups()) <= KNOWN}


def test_enough_is_seen():
    exact = [said for said in SAID if said.key and not said.pattern]
    assert {said.section for said in exact} == set(SECTIONS)
    assert len(exact) > 80
    assert any(said.pattern for said in SAID)


@pytest.mark.parametrize("said", SAID, ids=lambda said: f"{said.where}-{said.key}")
def test_what_is_said_exists_and_is_given_what_it_asks_for(said):
    found = meant(said)
    assert found
    for word in found:
        assert word in WORDS[said.section]
        if said.key is not None and not said.pattern and said.values is not None:
            assert gaps(WORDS[said.section][word]) == said.values


@pytest.mark.parametrize("section", SECTIONS)
def test_no_word_is_left_that_nothing_says(section):
    used = set().union(*(meant(said) for said in SAID if said.section == section))
    assert sorted(set(WORDS[section]) - used) == []

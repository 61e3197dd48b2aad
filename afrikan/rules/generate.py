"""Writes the kernels' types from the option catalogues: ``python -m afrikan.rules.generate``."""

from pathlib import Path

from afrikan.rules.catalogue import Option, catalogue
from afrikan.rules.families import ISLAND, STAR

TARGETS = {
    STAR.name: Path(__file__).with_name("kernel_types.py"),
    ISLAND.name: Path(__file__).with_name("island_types.py"),
}
"""The file written for each family of games."""

_HEAD = '''\
"""The options as the kernel sees them; written by ``python -m afrikan.rules.generate``, not by hand."""

from enum import IntEnum
'''


def kernel_types(family: str = STAR.name) -> str:
    """Return the source text of the types of a family of games for its present catalogue."""
    options = catalogue(family).values()
    enums = [_enum(option) for option in options if option.kind == "choice"]
    tuples = any(option.kind == "integers" for option in options)
    head = f"{_HEAD}from typing import Annotated\n" if tuples else _HEAD
    return "\n\n".join([head, *enums, _record(list(options))])


def class_name(option_id: str) -> str:
    """Return the name of an option's enum.

    >>> class_name("free_roll_when")
    'FreeRollWhen'
    """
    return "".join(word.capitalize() for word in option_id.split("_"))


def _enum(option: Option) -> str:
    lines = [f"class {class_name(option.id)}(IntEnum):", f'    """{option.question["en"]}"""', ""]
    lines += [f"    {str(value.id).upper()} = {number}" for number, value in enumerate(option.values)]
    return "\n".join(lines) + "\n"


def _record(options: list[Option]) -> str:
    lines = [
        "class Rules:",
        '    """A ruleset as the kernel reads it: one integer, or a few, per option."""',
        "",
    ]
    lines += ["    __slots__ = ("]
    lines += [f'        "{name}",' for name in sorted(option.id for option in options)]
    lines += ["    )", ""]
    for option in options:
        kind = f"Annotated[list[int], {len(option.entries)}]" if option.kind == "integers" else "int"
        lines.append(f"    {option.id}: {kind}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the files anew."""
    for family, target in TARGETS.items():
        target.write_text(kernel_types(family), encoding="utf-8")


if __name__ == "__main__":
    main()

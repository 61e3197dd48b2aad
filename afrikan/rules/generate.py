"""Writes ``kernel_types.py`` from the option catalogue: ``python -m afrikan.rules.generate``."""

from pathlib import Path

from afrikan.rules.catalogue import Option, catalogue

TARGET = Path(__file__).with_name("kernel_types.py")

_HEAD = '''\
"""The options as the kernel sees them; written by ``python -m afrikan.rules.generate``, not by hand."""

from enum import IntEnum
from typing import Annotated
'''


def kernel_types() -> str:
    """Return the source text of ``kernel_types.py`` for the present catalogue."""
    options = catalogue().values()
    enums = [_enum(option) for option in options if option.kind == "choice"]
    return "\n\n".join([_HEAD, *enums, _record(list(options))])


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
    """Write the file anew."""
    TARGET.write_text(kernel_types(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""One field table, two memory layouts: slotted objects to step through, NumPy records to compile.

A kernel class lists its fields as annotations: ``int`` for a number, ``Index`` if it is never negative,
``Annotated[list[int], 6]`` or ``Annotated[list[list[Index]], (8, 256)]`` for a table, and
``Annotated[list[Player], 6]`` for a row of records.
"""

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar, get_args, get_type_hints

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")

Index = Annotated[int, "index"]
"""A place in a table. Compiled code looks it up at once; any other number may count from the table's end."""


class Field(NamedTuple):
    """A field: its name, element class (``int`` or a kernel class), shape, and whether it is an ``Index``."""

    name: str
    element: type
    shape: tuple[int, ...]
    is_index: bool


_known: dict[type, tuple[Field, ...]] = {}


def fields(cls: type) -> tuple[Field, ...]:
    """Return the field table of a kernel class."""
    if cls not in _known:
        hints = get_type_hints(cls, include_extras=True)
        _known[cls] = tuple(_field(name, hint) for name, hint in hints.items())
    return _known[cls]


def _field(name: str, hint: Any) -> Field:
    if hint is int or hint == Index:
        return Field(name, int, (), hint == Index)
    listed, shape = get_args(hint)
    shape = shape if isinstance(shape, tuple) else (shape,)
    for _ in shape:
        (listed,) = get_args(listed)
    return Field(name, int if listed == Index else listed, shape, listed == Index)


def blank(cls: type[T]) -> T:
    """Return a new object of a kernel class with every number zero."""
    made = cls()
    for field in fields(cls):
        setattr(made, field.name, _zeros(field.element, field.shape))
    return made


def _zeros(element: type, shape: tuple[int, ...]) -> Any:
    if shape:
        return [_zeros(element, shape[1:]) for _ in range(shape[0])]
    return 0 if element is int else blank(element)


def clone(source: T) -> T:
    """Return an independent copy of a kernel object."""
    cls = type(source)
    made = cls()
    for name, element, shape, _ in fields(cls):
        value = getattr(source, name)
        if shape:
            value = _clone_list(value, element, len(shape))
        setattr(made, name, value)
    return made


def _clone_list(value: list[Any], element: type, depth: int) -> list[Any]:
    if depth > 1:
        return [_clone_list(row, element, depth - 1) for row in value]
    return value.copy() if element is int else [clone(item) for item in value]


def dtype(cls: type) -> "np.dtype[Any]":
    """Return the NumPy record type with the fields of a kernel class."""
    import numpy as np

    return np.dtype([(f.name, _element(f), f.shape) for f in fields(cls)], align=True)


def _element(field: Field) -> Any:
    import numpy as np

    if field.element is int:
        return np.uint32 if field.is_index else np.int32
    return dtype(field.element)


def to_record(source: Any) -> Any:
    """Return a NumPy record holding the numbers of a kernel object."""
    return to_records((source,))[0]


def to_records(sources: Sequence[Any]) -> Any:
    """Return an array of NumPy records holding the numbers of kernel objects of one class."""
    import numpy as np

    records = np.zeros(len(sources), dtype(type(sources[0]))).view(np.recarray)
    for record, source in zip(records, sources, strict=True):
        _fill(record, source)
    return records


def _fill(record: Any, source: Any) -> None:
    for name, element, shape, _ in fields(type(source)):
        value = getattr(source, name)
        if element is int:
            record[name] = value
        else:
            for index in range(prod(shape)):
                _fill(record[name][index], value[index])


def from_record(record: Any, cls: type[T]) -> T:
    """Return a kernel object holding the numbers of a NumPy record."""
    made = cls()
    for name, element, *_ in fields(cls):
        value = record[name]
        if element is int:
            setattr(made, name, value.tolist())
        else:
            setattr(made, name, [from_record(item, element) for item in value])
    return made


def as_dict(source: Any) -> dict[str, Any]:
    """Return a kernel object as plain nested dictionaries and lists."""
    plain: dict[str, Any] = {}
    for name, element, *_ in fields(type(source)):
        value = getattr(source, name)
        plain[name] = value if element is int else [as_dict(item) for item in value]
    return plain

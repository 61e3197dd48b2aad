"""Copies of a position that go on under different rules, and whether they are alike afterwards.

Positions stand in a row. Interpreted, these are objects; compiled, they are records, and ``words`` holds the
same memory as numbers, a row for each position, so that copying and comparing are loops over numbers.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from afrikan.records import as_dict, clone
from afrikan.star.state import State


def copy(states: list[State], words: list[list[int]], source: int, target: int) -> None:
    """Make one position of a row equal to another."""
    states[target] = clone(states[source])


def alike(states: list[State], words: list[list[int]], one: int, other: int) -> bool:
    """Tell whether two positions of a row are the same to the last number."""
    return as_dict(states[one]) == as_dict(states[other])


@cache
def compile_positions() -> None:
    """Tell the compiler what copying and comparing are on records."""
    from numba.extending import overload

    overload(copy)(_copying)
    overload(alike)(_comparing)


def _copying(states: Any, words: Any, source: int, target: int) -> Callable[..., None]:
    def copy_words(states: Any, words: Any, source: int, target: int) -> None:
        for place in range(len(words[source])):
            words[target][place] = words[source][place]

    return copy_words


def _comparing(states: Any, words: Any, one: int, other: int) -> Callable[..., bool]:
    def compare_words(states: Any, words: Any, one: int, other: int) -> bool:
        for place in range(len(words[one])):  # noqa: SIM110
            if words[one][place] != words[other][place]:
                return False
        return True

    return compare_words

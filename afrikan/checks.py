"""Checks of numbers that people enter."""

from fractions import Fraction
from typing import TypeGuard

from afrikan.errors import AfrikanError, Phrase
from afrikan.quote import quoted


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """Tell whether a value is a whole number from ``low`` to ``high``; True and False are none.

    >>> is_whole(3, 1, 6), is_whole(7, 1, 6), is_whole(True, 0, 6), is_whole(1.0, 0, 6)
    (True, False, False, False)
    """
    return is_number(value) and low <= value <= high


def is_number(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number; True and False are none.

    >>> is_number(-3), is_number(True), is_number(1.0)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def check_whole(name: Phrase, value: object, low: int, high: int) -> None:
    """Refuse a value that is no whole number from ``low`` to ``high``.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    if not is_whole(value, low, high):
        raise AfrikanError("number_wrong", name=name, value=quoted(value), low=low, high=high)


def check_confidence(confidence: float) -> None:
    """Refuse what is no confidence of an interval.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    if not isinstance(confidence, int | float | Fraction) or not 0 < confidence < 1:
        raise AfrikanError("confidence_wrong", value=quoted(confidence))

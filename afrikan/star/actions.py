"""An action packed in one int: its kind, a place or number, and a number of steps."""


def pack(kind: int, a: int = 0, b: int = 0) -> int:
    """Return the action of a kind with its two arguments, each below 1024.

    >>> kind_of(pack(12, 31, 4)), first(pack(12, 31, 4)), second(pack(12, 31, 4))
    (12, 31, 4)
    """
    return kind | (a << 8) | (b << 18)


def kind_of(action: int) -> int:
    """Return the ``Kind`` of an action."""
    return action & 0xFF


def first(action: int) -> int:
    """Return the first argument: a node, a start city, a die, a face or a seat."""
    return (action >> 8) & 0x3FF


def second(action: int) -> int:
    """Return the second argument: the number of steps of a leg."""
    return (action >> 18) & 0x3FF

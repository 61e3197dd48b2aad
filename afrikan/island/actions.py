"""An action packed in one int: its kind, a hex, direction or number, and a second number."""


def pack(kind: int, a: int = 0, b: int = 0) -> int:
    """Return the action of a kind with its two arguments, the first below 4096, the second below 64.

    >>> kind_of(pack(12, 1500, 7)), first(pack(12, 1500, 7)), second(pack(12, 1500, 7))
    (12, 1500, 7)
    """
    return kind | (a << 8) | (b << 20)


def kind_of(action: int) -> int:
    """Return the ``Kind`` of an action."""
    return action & 0xFF


def first(action: int) -> int:
    """Return the first argument: a hex, item, direction, seat, card or clue's ground; 1 for a find."""
    return (action >> 8) & 0xFFF


def second(action: int) -> int:
    """Return the second argument: 1 more than the direction that a clue names, or 0."""
    return (action >> 20) & 0x3F

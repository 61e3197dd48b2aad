"""Keeps the shuffled faces in step with tiles that people have entered by hand."""

from collections.abc import Collection, Mapping

from afrikan.chance import Purpose, Seed, below, word

SETTLING = 1
"""Turn of the layout's stream that picks which tile gives up its place.

Always taking the first of them would leave the other faces more often in low slots than in high ones.
"""


def swap_in(faces: list[int], slot: int, face: int, hidden: Collection[int], key: Seed) -> None:
    """Give a slot a face, swapping it with a hidden slot that holds that face, one like the other.

    Args:
        faces: the face of each slot; changed in place.
        slot: the slot to settle.
        face: what it shows.
        hidden: the other slots whose face is not known yet.
        key: the game's luck, which picks among several.

    >>> faces = [0, 1, 2]
    >>> swap_in(faces, 0, 2, (1, 2), Seed(7, 0, 0, 0))
    >>> faces
    [2, 1, 0]
    """
    if faces[slot] == face:
        return
    holders = [number for number in sorted(hidden) if faces[number] == face]
    other = holders[below(word(key, Purpose.LAYOUT, 0, SETTLING, slot), len(holders))]
    faces[slot], faces[other] = faces[other], faces[slot]


def settle(faces: list[int], opened: Mapping[int, int], count: int, key: Seed) -> None:
    """Give every slot that is known to be open its face.

    Args:
        faces: the face of each slot; changed in place.
        opened: slot to face.
        count: how many slots there are.
        key: the game's luck.
    """
    hidden = set(range(count))
    for slot, face in opened.items():
        hidden.remove(slot)
        swap_in(faces, slot, face, hidden, key)

"""Keeps the shuffled faces in step with tiles that people have entered by hand."""

from collections.abc import Collection


def swap_in(faces: list[int], slot: int, face: int, settled: Collection[int]) -> None:
    """Give a slot a face, swapping it with an unsettled slot that holds that face.

    Args:
        faces: the face of each slot; changed in place.
        slot: the slot to settle.
        face: what it shows.
        settled: slots whose face is already known.

    >>> faces = [0, 1, 2]
    >>> swap_in(faces, 0, 2, ())
    >>> faces
    [2, 1, 0]
    """
    if faces[slot] == face:
        return
    other = next(
        number
        for number, held in enumerate(faces)
        if held == face and number != slot and number not in settled
    )
    faces[slot], faces[other] = faces[other], faces[slot]

"""Which faces of a die count as success: read from what people write, and written again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from afrikan.checks import is_whole
from afrikan.errors import AfrikanError
from afrikan.quote import quoted

LONGEST_TEXT = 200
_PART = re.compile(r"\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})\s*)?", re.ASCII)

Success = int | str | Iterable[int]
"""A face, faces, or a text such as ``"4-6"`` or ``"1, 3, 5"``."""


def read_faces(success: Success, most: int) -> tuple[int, ...]:
    """Return the faces that count as success, each once, ascending.

    Args:
        success: the faces.
        most: the die's highest face.

    Raises:
        AfrikanError: if there is none, or one that the die does not have.

    >>> read_faces("4-6", 6), read_faces([6, 1, 6], 6), read_faces("1, 3, 5", 6)
    ((4, 5, 6), (1, 6), (1, 3, 5))
    """
    faces = set()
    for face in _given(success):
        if not is_whole(face, 1, most):
            raise AfrikanError("success_face", face=quoted(face), most=most)
        faces.add(face)
    if not faces:
        raise AfrikanError("success_empty", value=quoted(success), most=most)
    return tuple(sorted(faces))


def written(faces: tuple[int, ...]) -> str:
    """Return faces as they are written; neighbours become a range.

    >>> written((4, 5, 6)), written((1, 3, 5, 6))
    ('4–6', '1, 3, 5–6')
    """
    runs: list[list[int]] = []
    for face in faces:
        if runs and runs[-1][-1] == face - 1:
            runs[-1][1:] = [face]
        else:
            runs.append([face])
    return ", ".join("–".join(map(str, run)) for run in runs)


def _given(success: object) -> Iterable[object]:
    if isinstance(success, str):
        return _parts(success)
    if isinstance(success, list | tuple | set | frozenset | range):
        return success
    if isinstance(success, int):
        return [success]
    raise AfrikanError("success_kind", value=quoted(success))


def _parts(text: str) -> Iterator[int]:
    for part in text.split(",") if text.strip() else []:
        found = _PART.fullmatch(part)
        low, high = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if high < low or len(text) > LONGEST_TEXT:
            raise AfrikanError("success_kind", value=quoted(text))
        yield from range(low, high + 1)

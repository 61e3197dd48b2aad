"""A position in the past of a game, with what luck has in store there and the rules it is judged by."""

from typing import NamedTuple

from afrikan.game.law import Law
from afrikan.star.state import State


class Moment(NamedTuple):
    """A position, the face of each slot as luck has it from here, and the rules in force."""

    state: State
    faces: tuple[int, ...]
    law: Law

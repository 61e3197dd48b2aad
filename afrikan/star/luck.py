"""Chance for a random game: tiles from one shuffle, dice from the player's own stream."""

from afrikan.chance import Purpose, Seed, below, block, word
from afrikan.rules.kernel_types import Rules
from afrikan.star.actions import pack
from afrikan.star.state import FACES, NONE, State
from afrikan.star.words import Kind, Phase


def shuffle(faces: list[int], rules: Rules, key: Seed) -> int:
    """Write the face of each slot of one game into ``faces`` and return the number of slots."""
    count = 0
    for face in range(FACES):
        for _ in range(rules.tile_mix[face]):
            faces[count] = face
            count += 1
    for place in range(count - 1, 0, -1):
        drawn = count - 1 - place
        if drawn & 3 == 0:
            words = block(key, Purpose.LAYOUT, 0, 0, drawn >> 2)
        other = below(words[drawn & 3], place + 1)
        kept = faces[place]
        faces[place] = faces[other]
        faces[other] = kept
    return count


def draw(state: State, faces: list[int], key: Seed) -> int:
    """Return the outcome that this game's luck gives at a chance phase.

    Args:
        state: a position at a chance phase.
        faces: the face of each slot.
        key: seed and game.
    """
    if state.phase == Phase.FLIP:
        return pack(Kind.FLIP, faces[state.tiles[state.players[state.current].node]])
    if state.phase == Phase.START_LOT:
        return pack(Kind.LOT, drawn_lot(state, word(key, Purpose.DIE, 0, 0, state.rolls)))
    turn = state.players[state.current].turns
    return pack(Kind.DIE, 1 + below(word(key, Purpose.DIE, state.current, turn, state.rolls), 6))


def drawn_lot(state: State, random_word: int) -> int:
    """Return one of the seats that may still start, each with the same chance."""
    count = 0
    for seat in range(state.seats):
        count += (state.contenders >> seat) & 1
    place = below(random_word, count)
    for seat in range(state.seats):
        if (state.contenders >> seat) & 1:
            if place == 0:
                return seat
            place -= 1
    return NONE

"""Philox4x32-10, the counter-based generator of Salmon, Moraes, Dror and Shaw (2011)."""

MASK = 0xFFFFFFFF
M0 = 0xD2511F53 - (1 << 32)
M1 = 0xCD9E8D57 - (1 << 32)
"""The multipliers less 2**32, so that products fit into the signed 64 bits that compiled code relies on.

The masks then change nothing, but the compiler learns that words have 32 bits: games are a fifth faster.
"""


def philox(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    """Return the four 32-bit words that belong to a 128-bit counter and a 64-bit key.

    Args:
        c0, c1, c2, c3: the counter, four 32-bit words, least significant first.
        k0, k1: the key, two 32-bit words.

    >>> [f"{word:08x}" for word in philox(0, 0, 0, 0, 0, 0)]
    ['6627e8d5', 'e169c58d', 'bc57ac4c', '9b00dbd8']
    """
    for _ in range(10):
        p0 = c0 * M0
        p1 = c2 * M1
        high0 = ((p0 >> 32) + c0) & MASK
        high1 = ((p1 >> 32) + c2) & MASK
        c0 = high1 ^ c1 ^ k0
        c1 = p1 & MASK
        c2 = high0 ^ c3 ^ k1
        c3 = p0 & MASK
        k0 = (k0 + 0x9E3779B9) & MASK
        k1 = (k1 + 0xBB67AE85) & MASK
    return c0, c1, c2, c3

"""A whole game, or one position, as a short text code to pass on; reading it replays and verifies it."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Mapping
from typing import Any

from afrikan.errors import AfrikanError, SaveError
from afrikan.game.entries import is_switch
from afrikan.game.game import Game
from afrikan.game.save import all_actions, new_game
from afrikan.game.snapshot import position_of
from afrikan.history.saved import parse_json
from afrikan.quote import quoted
from afrikan.rules import Ruleset

MARK = "AT1-"
"""What every code begins with; the digit is the version of the format."""
LONGEST = 40_000
LARGEST = 400_000
LUCK, SWITCH = 255, 254
"""Stand for the outcome that the game's own luck brings, and for a change of rules."""
FRAME = ("rules", "seed", "game", "rounds", "names", "policies", "position", "changes", "at")


def share_game(game: Game) -> str:
    """Return the whole game as a code, undone actions included.

    Each action is written as its number among the legal ones, so a few hundred signs hold a game.

    Args:
        game: the game; policies of one's own become ``human``.

    >>> game = Game(Ruleset.preset("fan"), players=2, policies="nearest", seed=7).play(20)
    >>> open_shared(share_game(game)).history == game.history
    True
    """
    probe = game.fork(game.length)
    digits, changes = bytearray(), []
    for number, action in enumerate(all_actions(game)):
        probe.jump(number)
        if is_switch(action):
            changes.append(action)
        digits.append(_digit(probe, action))
    first = game.fork(0)
    frame = {
        "rules": first.rules.code,
        "seed": game.seed,
        "game": game.game,
        "rounds": game.rounds,
        "names": list(game.names),
        "policies": [seat.stored_policy for seat in game.seats],
        "position": game.position,
        "changes": changes,
        "at": game.at,
    }
    return _packed(frame, bytes(digits))


def _digit(probe: Game, action: str) -> int:
    if is_switch(action):
        return SWITCH
    return LUCK if action == probe.coming else probe.legal.index(action)


def share_position(game: Game) -> str:
    """Return the position shown as a code: what lies where, but not how it came to that.

    Args:
        game: the game.

    Raises:
        AfrikanError: if a pawn is not on the board yet.
    """
    return share_game(Game.from_position(game.rules, position_of(game), seed=game.seed, rounds=game.rounds))


def open_shared(code: str) -> Game:
    """Return the game of a code; every action is verified while it is replayed.

    Args:
        code: what ``share_game`` or ``share_position`` returned; blanks and line breaks do not matter.

    Raises:
        SaveError: if the code is mistyped, cut off, foreign or describes an impossible game.
    """
    try:
        frame, digits = _unpacked(code)
        game = new_game(Ruleset.from_code(frame["rules"]), frame["names"], frame["policies"], frame)
        _replay(game, digits, frame["changes"])
        return game.jump(frame["at"])
    except AfrikanError as error:
        raise SaveError("share_code", error=error) from None


def _replay(game: Game, digits: bytes, changes: Any) -> None:
    left = list(changes) if isinstance(changes, list) else []
    for number, digit in enumerate(digits, start=1):
        if digit == SWITCH and left and is_switch(left[0]):
            game.do(left.pop(0))
        elif digit == LUCK and game.chance:
            game.draw()
        elif not game.over and digit < len(game.legal):
            game.do(game.legal[digit])
        else:
            raise SaveError("share_other_version", number=number)


def _packed(frame: Mapping[str, Any], digits: bytes) -> str:
    text = json.dumps(list(frame.values()), ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    data = len(text).to_bytes(4, "big") + text + digits
    body = zlib.compress(data, 9)
    check = zlib.crc32(body).to_bytes(4, "big")
    return MARK + urlsafe_b64encode(check + body).decode("ascii").rstrip("=")


def _unpacked(code: str) -> tuple[dict[str, Any], bytes]:
    data = _checked(code)
    length = int.from_bytes(data[:4], "big")
    try:
        values = parse_json(data[4 : 4 + length].decode("utf-8"))
    except UnicodeDecodeError:
        raise SaveError("share_damaged", code=quoted(code)) from None
    if not isinstance(values, list) or len(values) != len(FRAME):
        raise SaveError("share_damaged", code=quoted(code))
    return dict(zip(FRAME, values, strict=True)), data[4 + length :]


def _checked(code: str) -> bytes:
    """Return the unpacked bytes of a code whose check sum is right."""
    if not isinstance(code, str) or len(code) > LONGEST:
        raise SaveError("share_too_long", most=LONGEST, code=quoted(code))
    joined = "".join(code.split())
    if not joined.startswith(MARK):
        raise SaveError("share_foreign", mark=MARK, code=quoted(joined))
    body = joined.removeprefix(MARK)
    try:
        raw = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        if zlib.crc32(raw[4:]).to_bytes(4, "big") != raw[:4]:
            raise SaveError("share_damaged", code=quoted(joined))
        return zlib.decompressobj().decompress(raw[4:], LARGEST)
    except (Base64Error, ValueError, zlib.error):
        raise SaveError("share_damaged", code=quoted(joined)) from None

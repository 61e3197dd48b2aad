"""A position that is being set up, piece by piece; whatever cannot be is told in a sentence."""

from typing import Any

from afrikan.draw import Pawn
from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.snapshot import position_of
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.star.state import SEATS
from afrikan.star.tables import board_of, tables
from afrikan.star.words import Face
from afrikan.widgets.board_scene import Scene

FACES = tuple(face.name.lower() for face in Face)
DOWN = "down"
CONDITIONS: dict[str, dict[str, Any]] = {
    "free": {},
    "star": {"star": True},
    "horseshoe": {"horseshoe": True},
    "held": {"held": True},
    "waiting": {"waiting": True},
    "ticket": {"voyage": "ticket"},
    "drift": {"voyage": "drift"},
    "must_skip": {"stowaway": "must_skip"},
    "stowaway": {"stowaway": "ready"},
    "slave_1": {"slave": 1},
    "slave_2": {"slave": 2},
    "slave_3": {"slave": 3},
    "lost_1": {"lost": 1},
    "lost_2": {"lost": 2},
    "lost_3": {"lost": 3},
    "saved": {"saved": 1},
    "out": {"out": True},
}
"""What a player may be in, by the name in the list, as a position writes it."""
SEVERAL = "several"
"""Stands for any other mixture, such as a carrier at sea; it can be kept but not chosen."""
WAY = ("came", "port")
"""Where a pawn comes from and is bound for: gone once it is put elsewhere."""
MARKS = (
    *("star", "horseshoe", "held", "waiting", "voyage", "stowaway", "slave"),
    *("lost", "saved", "robber", "out", "place", *WAY),
)
STAR_DOWN = "star_down"
"""The tool that lays the Star down, and takes it up again."""


class EditorState:
    """A position in the making.

    Args:
        game: the game whose rules and, once its pawns are on the board, whose position it begins with.
        lang: language of the words.

    Attributes:
        rules: the ruleset.
        players: the entries of the players, as a position holds them.
        opened: city to the face of each tile that is open.
        turn, first: numbers of the seats to act and to begin each round, from 1.
        round: number of the round.
        bonus_taken: whether the bonus for being the first in Cape Town has been paid.
        star_at: id of the city where the Star has been put down, or empty.
        gone: the cities whose opened robber does not stay.
        bank: what the bank has left, if that is not what the players do not have.
        note: the task, or whatever is to be said about the position.
        tool: what a press on the board does: ``pawn 1``, a face, ``down`` or ``star_down``.
    """

    def __init__(self, game: Game, lang: str) -> None:
        self.lang = lang
        self.tool = "pawn 1"
        self.note = ""
        self.take(game)

    def take(self, game: Game) -> None:
        """Begin with the position of a game, or with its pawns at the start if none is on the board."""
        self.rules = game.rules
        try:
            position = position_of(game)
        except AfrikanError:
            start = game.board.starts[0]
            position = {
                "players": [
                    {"name": seat.name, "policy": seat.stored_policy, "at": start} for seat in game.seats
                ]
            }
        self.players: list[dict[str, Any]] = [dict(entry) for entry in position["players"]]
        self.opened: dict[str, str] = dict(position.get("opened", {}))
        self.turn: int = position.get("turn", 1)
        self.first: int = position.get("first", 1)
        self.round: int = position.get("round", 1)
        self.bonus_taken: bool = position.get("bonus_taken", False)
        self.star_at: str = position.get("star_at", "")
        self.bank: int | None = position.get("bank")
        stay = position.get("robbers", self._opened_robbers())
        self.gone: set[str] = {city for city in self._opened_robbers() if city not in stay}
        self.note = str(position.get("note", ""))
        self.seed = game.seed

    def _opened_robbers(self) -> list[str]:
        return [city for city, face in self.opened.items() if face == "robber"]

    @property
    def robbers(self) -> list[str]:
        """The cities where an opened robber stays."""
        stays = self.rules.robber_stays == "toll_100"
        return [city for city in self._opened_robbers() if stays and city not in self.gone]

    def _circumstances(self) -> dict[str, Any]:
        told: dict[str, Any] = {"star_at": self.star_at, "note": self.note if self.note.strip() else ""}
        told = {key: value for key, value in told.items() if value}
        if self.gone:
            told["robbers"] = self.robbers
        return told if self.bank is None else told | {"bank": self.bank}

    @property
    def position(self) -> dict[str, Any]:
        """The position as plain data."""
        return {
            "players": [dict(entry) for entry in self.players],
            "opened": dict(self.opened),
            "turn": self.turn,
            "first": self.first,
            "round": self.round,
            "bonus_taken": self.bonus_taken,
            **self._circumstances(),
        }

    def game(self) -> Game:
        """Return a game that begins in the position.

        Raises:
            AfrikanError: if the position cannot be; names what contradicts what.
        """
        return Game.from_position(self.rules, self.position, seed=self.seed)

    @property
    def problem(self) -> str:
        """Why the position cannot be, in a sentence; empty if it can."""
        try:
            self.game()
        except AfrikanError as error:
            return error.text(self.lang)
        return ""

    def press(self, place: str) -> None:
        """Use the tool on a place: put the pawn or the Star there, or turn the tile that lies there."""
        kind, _, seat = self.tool.partition(" ")
        if kind == "pawn":
            entry = self.players[int(seat) - 1]
            entry["at"] = place
            for key in WAY:
                entry.pop(key, None)
        elif self.tool == STAR_DOWN:
            self.star_at = "" if self.star_at == place else place
        elif self.tool == DOWN:
            self.opened.pop(place, None)
        elif place in tile_cities(self.rules):
            self.opened[place] = self.tool

    def seat_players(self, count: int) -> None:
        """Let so many take part; those who are new stand at the start."""
        start = board_of(self.rules).starts[0]
        while len(self.players) < count:
            name = say(self.lang, "stepper", "player_name", number=len(self.players) + 1)
            self.players.append({"name": name, "at": start})
        del self.players[count:]
        self.turn, self.first = min(self.turn, count), min(self.first, count)

    def condition(self, number: int) -> str:
        """Return the name of the condition that a player is in; ``several`` if it has no name of its own."""
        entry = {key: value for key, value in self.players[number].items() if key in MARKS and value}
        return next((name for name, marks in CONDITIONS.items() if marks == entry), SEVERAL)

    def set_condition(self, number: int, name: str) -> None:
        """Put a player into a condition and out of all others; ``several`` leaves him as he is."""
        if name == SEVERAL:
            return
        entry = {key: value for key, value in self.players[number].items() if key not in MARKS}
        self.players[number] = entry | CONDITIONS[name]

    def scene(self, at: int) -> Scene:
        """Return what the board shows of the position.

        Args:
            at: number of this showing.
        """
        tiles = {**dict.fromkeys(tile_cities(self.rules), DOWN), **self.opened}
        pawns = tuple(
            Pawn(
                entry["at"],
                seat,
                str(entry.get("name", seat + 1)),
                "star" if entry.get("star") else "horseshoe" if entry.get("horseshoe") else "",
                _stands(entry),
            )
            for seat, entry in enumerate(self.players[:SEATS])
        )
        lying: dict[str, tuple[str, ...]] = dict.fromkeys(self.robbers, ("robber",))
        if self.star_at in board_of(self.rules).cities:
            lying[self.star_at] = (*lying.get(self.star_at, ()), "star")
        return Scene(pawns=pawns, current=self.turn - 1, tiles=tiles, lying=lying, at=at)


def _stands(entry: dict[str, Any]) -> str:
    """Return the sign that a pawn bears for how its player stands."""
    signs = (("place", "home"), ("out", "out"), ("robber", "robber"))
    return next((sign for key, sign in signs if entry.get(key)), "")


def tile_cities(rules: Ruleset) -> tuple[str, ...]:
    """Return the cities where a tile lies at the start of a game."""
    has_tile = tables(rules).has_tile
    return tuple(city for number, city in enumerate(board_of(rules).cities) if has_tile[number])

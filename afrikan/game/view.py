"""What may be seen of a game: by people at the table, and by a policy of one's own."""

from collections.abc import Callable
from dataclasses import dataclass, field

from afrikan.board import RouteGraph
from afrikan.board.words import Place
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.session import spoken
from afrikan.star.state import NONE, OFF_BOARD, Player, State
from afrikan.star.tables import HAZARDS
from afrikan.star.words import Face, Hazard, Phase, Stowaway, Voyage


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as everybody sees him.

    Attributes:
        seat: number from 0. name: as entered. policy: who decides.
        at: id of the place, or empty. money: in the ruleset's unit.
        star, horseshoe: whether carried.
        robber: whether turned robber. out: whether the game goes on without him.
        place: 1 for the first player home, 2 for the next, or 0.
        conditions: message keys and values of what binds or marks the player.
        board: the route graph, for the names of places.
    """

    seat: int
    name: str
    policy: str
    at: str
    number: int
    money: int
    star: bool
    horseshoe: bool
    robber: bool
    out: bool
    place: int
    conditions: tuple[tuple[str, int], ...]
    board: RouteGraph = field(compare=False, repr=False)

    def state(self, lang: str | None = None) -> str:
        """Return the player's condition in words; in the session's language if none is given."""
        lang = spoken(lang)
        if not self.conditions:
            return say(lang, "condition", "free")
        return ", ".join(self._said(key, value, lang) for key, value in self.conditions)

    def _said(self, key: str, value: int, lang: str) -> str:
        if key == "held":
            return say(lang, "condition", key, captor=say(lang, "captor", Hazard(value).name))
        if key == "port":
            return say(lang, "condition", key, port=Place(self.board, value, lang))
        if key == "home":
            return say(lang, "condition", f"home_{value}")
        words = {"slave": "rolls", "lost": "turns", "saved": "horseshoes"}
        counts = {words[key]: counted(lang, words[key], value)} if key in words else {}
        return say(lang, "condition", key, **counts)


def counted(lang: str, what: str, count: int) -> str:
    """Return a number of ``"rolls"``, ``"turns"`` or ``"horseshoes"`` in words."""
    return say(lang, what, "one" if count == 1 else "many", count=count)


def counted_rolls(lang: str, count: int) -> str:
    """Return a number of rolls in words."""
    return counted(lang, "rolls", count)


def view_player(player: Player, seat: int, name: str, policy: str, graph: RouteGraph) -> PlayerView:
    """Return one player as everybody sees him."""
    placed = player.node != OFF_BOARD
    return PlayerView(
        seat=seat,
        name=name,
        policy=policy,
        at=graph.nodes[player.node].id if placed else "",
        number=player.node if placed else NONE,
        money=player.money,
        star=player.star == 1,
        horseshoe=player.horseshoe == 1,
        robber=player.robber > 0,
        out=player.out == 1,
        place=player.place,
        conditions=tuple(_conditions(player, graph)),
        board=graph,
    )


def _conditions(player: Player, graph: RouteGraph) -> list[tuple[str, int]]:
    """Return what binds or marks a player, what matters most first."""
    captor = int(HAZARDS[graph.nodes[player.node].hazard]) if player.held else 0
    waits = player.stowaway == Stowaway.MUST_SKIP
    found = (
        ("home", player.place),
        ("out", player.out and not player.place),
        ("star", player.star),
        ("horseshoe", player.horseshoe),
        ("saved", player.saved),
        ("robber", player.robber),
        ("held", captor),
        ("slave", player.slave),
        ("lost", player.lost),
        ("waiting", player.waiting),
        ("must_skip" if waits else "stowaway", player.stowaway),
        ("drift" if player.voyage == Voyage.DRIFT else "ticket", player.voyage),
        ("port", player.port if player.port != NONE else 0),
    )
    valued = ("home", "saved", "held", "slave", "lost", "port")
    return [(key, int(value) if key in valued else 0) for key, value in found if value]


@dataclass(frozen=True, slots=True)
class View:
    """A position as a policy of one's own sees it: everything but the faces of hidden tiles.

    Attributes:
        rules: the ruleset. board: the route graph.
        seat: whose decision it is. players: everybody.
        phase: name of the phase. rest: steps left of the move.
        tiles: cities with an unopened tile. remaining: unopened tiles by face.
        robbers: cities where an opened robber stays. star_at: city where the Star lies, or empty.
        round: number of the round.
    """

    rules: Ruleset
    board: RouteGraph
    seat: int
    players: tuple[PlayerView, ...]
    phase: str
    rest: int
    tiles: tuple[str, ...]
    remaining: dict[str, int]
    robbers: tuple[str, ...]
    star_at: str
    round: int

    @property
    def me(self) -> PlayerView:
        """The player whose decision it is."""
        return self.players[self.seat]


OwnPolicy = Callable[[View, tuple[str, ...]], str]
"""A policy of one's own: from a view and the legal actions to one of them."""


def view_state(state: State, rules: Ruleset, graph: RouteGraph, players: tuple[PlayerView, ...]) -> View:
    """Return a position as a policy sees it."""
    return View(
        rules=rules,
        board=graph,
        seat=state.current,
        players=players,
        phase=Phase(state.phase).name.lower(),
        rest=state.rest,
        tiles=unopened(state, graph),
        remaining={face.name.lower(): state.remaining[face] for face in Face},
        robbers=tuple(city for number, city in enumerate(graph.cities) if state.robbers[number]),
        star_at="" if state.star_at == NONE else graph.cities[state.star_at],
        round=state.round,
    )


def unopened(state: State, graph: RouteGraph) -> tuple[str, ...]:
    """Return the cities where an unopened tile lies."""
    return tuple(city for number, city in enumerate(graph.cities) if state.tiles[number] != NONE)

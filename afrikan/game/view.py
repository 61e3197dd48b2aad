"""What may be seen of a game: by people at the table, and by a policy of one's own."""

from collections.abc import Callable
from dataclasses import dataclass

from afrikan.board import RouteGraph
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.session import spoken
from afrikan.star.state import NONE, Player, State
from afrikan.star.tables import HAZARDS
from afrikan.star.words import Face, Hazard, Phase, Stowaway, Voyage


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as everybody sees him.

    Attributes:
        seat: number from 0. name: as entered. policy: who decides.
        at: id of the place, or empty. money: in the ruleset's unit.
        star, horseshoe: whether carried.
        conditions: message keys and values of what binds or marks the player.
    """

    seat: int
    name: str
    policy: str
    at: str
    number: int
    money: int
    star: bool
    horseshoe: bool
    conditions: tuple[tuple[str, int], ...]

    def state(self, lang: str | None = None) -> str:
        """Return the player's condition in words; in the session's language if none is given."""
        lang = spoken(lang)
        if not self.conditions:
            return say(lang, "condition", "free")
        return ", ".join(
            say(lang, "condition", key, captor=say(lang, "captor", Hazard(value).name))
            if key == "held"
            else say(lang, "condition", key, rolls=counted_rolls(lang, value))
            for key, value in self.conditions
        )


def counted_rolls(lang: str, count: int) -> str:
    """Return a number of rolls in words."""
    return say(lang, "rolls", "one" if count == 1 else "many", count=count)


def view_player(player: Player, seat: int, name: str, policy: str, graph: RouteGraph) -> PlayerView:
    """Return one player as everybody sees him."""
    return PlayerView(
        seat=seat,
        name=name,
        policy=policy,
        at=graph.nodes[player.node].id if player.node != NONE else "",
        number=player.node,
        money=player.money,
        star=player.star == 1,
        horseshoe=player.horseshoe == 1,
        conditions=tuple(_conditions(player, graph)),
    )


def _conditions(player: Player, graph: RouteGraph) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    if player.star:
        found.append(("star", 0))
    if player.horseshoe:
        found.append(("horseshoe", 0))
    if player.held:
        found.append(("held", int(HAZARDS[graph.nodes[player.node].hazard])))
    if player.slave:
        found.append(("slave", player.slave))
    if player.waiting:
        found.append(("waiting", 0))
    if player.stowaway:
        found.append(("must_skip" if player.stowaway == Stowaway.MUST_SKIP else "stowaway", 0))
    if player.voyage:
        found.append(("drift" if player.voyage == Voyage.DRIFT else "ticket", 0))
    return found


@dataclass(frozen=True, slots=True)
class View:
    """A position as a policy of one's own sees it: everything but the faces of hidden tiles.

    Attributes:
        rules: the ruleset. board: the route graph.
        seat: whose decision it is. players: everybody.
        phase: name of the phase. rest: steps left of the move.
        tiles: cities with an unopened tile. remaining: unopened tiles by face.
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
        round=state.round,
    )


def unopened(state: State, graph: RouteGraph) -> tuple[str, ...]:
    """Return the cities where an unopened tile lies."""
    return tuple(city for number, city in enumerate(graph.cities) if state.tiles[number] != NONE)

"""Tiles turned by real play: a lone pawn set beside one after the other, the engine does the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from afrikan.chance import Seed
from afrikan.odds.flips.knowledge import Knowledge
from afrikan.odds.trial import Situation
from afrikan.rules import Ruleset
from afrikan.star.actions import pack
from afrikan.star.state import Player, State
from afrikan.star.words import Event, Face, Kind, Phase, Stowaway

Play = Callable[[Seed], Iterator[State]]
"""From a stream of luck to the position after each flip, one object that changes."""


def flips(
    known: Knowledge,
    cities: Sequence[str] = (),
    *,
    purse: int = 0,
    pays: bool = False,
    rules: Ruleset | None = None,
) -> Play:
    """Return what turns the tiles of some cities one after the other.

    Args:
        known: what is known.
        cities: the cities, in this order; all with a tile face down if left out.
        purse: the money before the first flip.
        pays: whether the price is taken from the purse where it holds it; where it does not, and if this is
            false, the pawn is handed the price, which stands for a tile opened free of charge.
        rules: another ruleset than the known one.
    """

    @cache
    def situation() -> Situation:
        return situation_at(known, order[0], purse, settled, rules)

    settled = known.settled(cities)
    order = tuple(cities) or tuple(city for city in known.closed if city not in settled)

    def play(key: Seed) -> Iterator[State]:
        made = situation()
        state, faces = made.deal(key)
        player, price = state.players[0], made.kernel.tile_price
        for city in order:
            arrive(state, made.graph.index[city])
            if not pays or player.money < price:
                player.money += price
            made.do(state, faces, key, pack(Kind.BUY))
            yield state

    return play


def situation_at(
    known: Knowledge, city: str, purse: int, opened: Mapping[str, str], rules: Ruleset | None = None
) -> Situation:
    """Return a lone player in a city, to be played on by the engine.

    Args:
        known: what is known.
        city: where the pawn stands.
        purse: its money.
        opened: the face of every tile that is open.
        rules: another ruleset than the known one.
    """
    pawn = {"at": city, "money": purse}
    position = {"players": [pawn], "opened": dict(opened), "bonus_taken": True}
    return Situation(rules or known.rules, position)


def arrive(state: State, city: int) -> None:
    """Let the lone pawn have just arrived beside a tile, bound by nothing that befell it before.

    Args:
        state: the position, which is changed.
        city: number of the city.
    """
    player = state.players[0]
    _free(player)
    player.node = city
    state.phase = Phase.ARRIVED
    state.arrived = 1
    state.opened = 0


def _free(player: Player) -> None:
    player.star = 0
    player.horseshoe = 0
    player.slave = 0
    player.lost = 0
    player.waiting = 0
    player.stowaway = Stowaway.NONE


def face_shown(state: State) -> str:
    """Return the face of the tile that has just been turned."""
    place = 3 * [state.notes[3 * number] for number in range(state.noted)].index(Event.OPENED)
    return Face(state.notes[place + 1]).name.lower()

"""Whether the entries of a position fit together, the board and the rules: what contradicts is told."""

from collections.abc import Mapping

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, Phrase
from afrikan.game.conditions import refused_circumstances, refused_conditions
from afrikan.game.law import Law
from afrikan.rules.kernel_types import (
    FinishExact,
    HorseshoeBeforeStar,
    StarLastInstantWin,
)
from afrikan.star.state import FAR, NONE, Player, State
from afrikan.star.turn import carries, is_home
from afrikan.star.words import Face, Stowaway, Voyage


def check_player(state: State, player: Player, law: Law, graph: RouteGraph, where: Phrase) -> None:
    """Refuse a player who cannot stand there, or be in such a condition there or under these rules.

    Args:
        state: the position so far, with its open tiles.
        player: the player.
        law: the rules.
        graph: the board.
        where: what the player's entries are called in a sentence.

    Raises:
        AfrikanError: naming the entry.
    """
    _check_stand(player, law, graph, where)
    for refused in refused_conditions(player, law, where):
        raise refused
    place = graph.nodes[player.node].id
    if player.waiting and state.tiles[player.node] == NONE:
        raise AfrikanError("waiting_in_vain", where=where, place=place)
    if player.stowaway and law.board.island[player.node] == 0:
        raise AfrikanError("stowaway_ashore", where=where, place=place)
    _check_heading(player, law, graph, where)


def _check_stand(player: Player, law: Law, graph: RouteGraph, where: Phrase) -> None:
    board, place = law.board, graph.nodes[player.node].id
    at_sea = player.node >= board.cities and board.on_sea[player.node] == 1
    if board.is_start[player.start] == 0:
        raise AfrikanError("start_wrong", where=where, starts=graph.starts)
    if at_sea and player.voyage == Voyage.NONE:
        raise AfrikanError("at_sea", where=where, place=place)
    if not at_sea and player.voyage != Voyage.NONE:
        raise AfrikanError("not_at_sea", where=where, place=place)
    if player.held and board.hazard[player.node] == 0:
        raise AfrikanError("held_nowhere", where=where, place=place)
    if player.slave and player.node != board.slave_coast:
        raise AfrikanError("slave_elsewhere", where=where, place=place)
    stays = player.waiting or player.stowaway == Stowaway.MUST_SKIP
    if stays and player.node >= board.cities:
        raise AfrikanError("city_only", where=where, place=place)


def _check_heading(player: Player, law: Law, graph: RouteGraph, where: Phrase) -> None:
    """Refuse a direction that the pawn cannot have come from, and a port that it cannot be bound for."""
    board, place = law.board, graph.nodes[player.node].id
    if player.came != NONE:
        mode = "sea" if board.on_sea[player.node] == 1 else "land"
        behind = graph.nodes[player.came].id
        if player.node < board.cities:
            raise AfrikanError("came_to_city", where=where, place=place)
        if behind not in graph.neighbours(place, mode):
            raise AfrikanError("came_astray", where=where, behind=behind, place=place)
    if player.port != NONE:
        port = graph.nodes[player.port].id
        if player.voyage == Voyage.NONE:
            raise AfrikanError("port_ashore", where=where, place=place)
        if board.sea_steps[player.node][player.port] == FAR:
            raise AfrikanError("port_unreachable", where=where, port=port, place=place)


def check_treasures(state: State, opened: Mapping[int, int], law: Law) -> None:
    """Refuse treasures that no opened tile has shown, and those that are home without having won.

    Args:
        state: the position with its players.
        opened: the face of each slot that is open.
        law: the rules.

    Raises:
        AfrikanError: naming what is wrong.
    """
    players = [state.players[seat] for seat in range(state.seats)]
    holders = sum(player.star for player in players)
    if holders > 1:
        raise AfrikanError("star_twice")
    if holders and Face.STAR not in opened.values():
        raise AfrikanError("star_unopened")
    shoes = sum(player.horseshoe for player in players)
    shown = sum(face == Face.HORSESHOE for face in opened.values())
    saved = sum(player.saved for player in players)
    if shoes and not state.star_found:
        raise AfrikanError("shoe_early")
    if shoes + saved > shown:
        raise AfrikanError("shoes_many", carried=shoes + saved, shown=shown)
    for seat, player in enumerate(players):
        if player.place == 0 and must_be_home(player, law):
            raise AfrikanError("carrier_home", seat=seat + 1)


def must_be_home(player: Player, law: Law) -> bool:
    """Tell whether a player stands where the treasure he carries is brought with whatever roll.

    A horseshoe that has been kept may begin to count while its keeper stands there.
    """
    if law.kernel.finish_exact == FinishExact.NEEDED or not is_home(
        law.kernel, law.board, player, player.node
    ):
        return False
    kept = law.kernel.horseshoe_before_star == HorseshoeBeforeStar.KEPT_COUNTS_LATER
    return player.star == 1 or (player.horseshoe == 1 and not kept)


def check_frame(state: State, law: Law, graph: RouteGraph) -> None:
    """Refuse what cannot be so on the board, and places that players cannot have reached.

    Args:
        state: the whole position.
        law: the rules.
        graph: the board.

    Raises:
        AfrikanError: naming what is wrong.
    """
    for refused in refused_circumstances(state, law):
        raise refused
    players = [state.players[seat] for seat in range(state.seats)]
    if state.star_at != NONE:
        if state.star_at != law.board.capetown:
            raise AfrikanError("star_at_elsewhere", place=graph.nodes[state.star_at].id)
        if not state.star_found:
            raise AfrikanError("star_unopened")
        if any(player.star for player in players):
            raise AfrikanError("star_twice")
    _check_places(state, players, law)


def _check_places(state: State, players: list[Player], law: Law) -> None:
    """Refuse places that leave gaps or were not reached, and a turn of a player who is done."""
    if sorted(player.place for player in players if player.place) != list(range(1, state.home + 1)):
        raise AfrikanError("places_wrong")
    found_there = law.kernel.star_last_instant_win == StarLastInstantWin.INSTANT_WIN
    for seat, player in enumerate(players):
        if player.place == 0:
            continue
        home = is_home(law.kernel, law.board, player, player.node) or (player.star and found_there)
        if not carries(player) or not home:
            raise AfrikanError("place_unreached", seat=seat + 1)
    current = players[state.current]
    if current.out or current.place:
        raise AfrikanError("turn_over", seat=state.current + 1)

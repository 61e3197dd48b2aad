"""Any situation as plain data: where pawns stand, who holds what, which tiles are open, whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.game.law import Law
from afrikan.game.position_checks import check_frame, check_player, check_treasures
from afrikan.game.position_entries import Entries, node_named
from afrikan.game.seats import HUMAN
from afrikan.quote import quoted
from afrikan.records import blank
from afrikan.rules.kernel_types import BankLimit, EndWhen, RobberStays
from afrikan.star.money import NOTES_IN_TILE_PRICES
from afrikan.star.setup import deal
from afrikan.star.state import NONE, Player, State
from afrikan.star.turn import begin_turn
from afrikan.star.words import Ending, Face, Stowaway, Voyage

FRAME_ENTRIES = ("players", "turn", "first", "round", "opened", "bonus_taken")
CIRCUMSTANCE_ENTRIES = ("robbers", "star_at", "bank")
ENTRIES = (*FRAME_ENTRIES, *CIRCUMSTANCE_ENTRIES, "then", "note")
SEAT_ENTRIES = ("name", "policy", "at", "start", "money", "star", "horseshoe")
CONDITION_ENTRIES = ("held", "slave", "waiting", "voyage", "stowaway", "lost", "saved")
HEADING_ENTRIES = ("came", "port", "robber", "out", "place")
PLAYER_ENTRIES = SEAT_ENTRIES + CONDITION_ENTRIES + HEADING_ENTRIES
VOYAGES = {"": Voyage.NONE, "ticket": Voyage.TICKET, "drift": Voyage.DRIFT}
STOWAWAYS = {"": Stowaway.NONE, "must_skip": Stowaway.MUST_SKIP, "ready": Stowaway.READY}
MOST_MONEY = 1_000_000
MOST_MISSED = 9
LONGEST_NOTE = 1_000


class PositionReader:
    """Reads a position and refuses what cannot be, naming the entry.

    Args:
        law: the ruleset, also as numbers, and the kernel's tables.
        graph: the route graph.
        cap: last round that is played.
    """

    def __init__(self, law: Law, graph: RouteGraph, cap: int) -> None:
        self.law = law
        self.graph = graph
        self.cap = cap

    def read(self, position: Mapping[str, Any]) -> tuple[State, dict[int, int]]:
        """Return the state at the beginning of a turn, and the face of each slot that is open.

        A ticket at sea is taken to be paid in an earlier turn.

        Raises:
            AfrikanError: if an entry is missing, unknown or contradicts another.
        """
        rules, board = self.law.kernel, self.law.board
        frame = Entries(position, Phrase("in_position"), ENTRIES, self.graph)
        players = position.get("players")
        if not isinstance(players, list | tuple) or not 1 <= len(players) <= rules.max_players:
            raise AfrikanError("players_list", most=rules.max_players, value=quoted(players))
        self._check_note(position.get("note", ""))
        state = blank(State)
        deal(state, rules, board, len(players), self.cap)
        opened = self._open_tiles(state, position.get("opened", {}))
        for seat, entry in enumerate(players):
            where = Phrase("in_player", seat=seat + 1)
            self._place(state.players[seat], entry, where)
            check_player(state, state.players[seat], self.law, self.graph, where)
        check_treasures(state, opened, self.law)
        self._frame(state, frame)
        begin_turn(state)
        return state, opened

    def _frame(self, state: State, frame: Entries) -> None:
        """Read whose turn it is and what else is so on the board."""
        state.bonus_taken = frame.flag("bonus_taken")
        state.round = frame.number("round", 1, self.cap, 1)
        state.first = frame.number("first", 1, state.seats, 1) - 1
        state.current = frame.number("turn", 1, state.seats, 1) - 1
        state.star_at = frame.city("star_at")
        self._lay_robbers(state, frame)
        self._fill_bank(state, frame)
        self._rank(state)
        check_frame(state, self.law, self.graph)

    @staticmethod
    def _check_note(note: Any) -> None:
        if not isinstance(note, str) or len(note) > LONGEST_NOTE:
            raise AfrikanError("note_wrong", most=LONGEST_NOTE, note=quoted(note))

    def _open_tiles(self, state: State, entry: Any) -> dict[int, int]:
        if not isinstance(entry, Mapping):
            raise AfrikanError("opened_kind", value=quoted(entry))
        where = Phrase("in_opened")
        faces: dict[int, int] = {}
        for city, face in entry.items():
            number = node_named(city, where, self.graph)
            if number >= self.law.board.cities or state.tiles[number] == NONE:
                raise AfrikanError("opened_elsewhere", where=where, place=city)
            if not isinstance(face, str) or face.upper() not in Face.__members__:
                hint = suggestion(face, [known.name.lower() for known in Face])
                raise AfrikanError("opened_face", where=where, city=city, face=quoted(face), hint=hint)
            shown = Face[face.upper()]
            if state.remaining[shown] == 0:
                count = self.law.kernel.tile_mix[shown]
                raise AfrikanError("opened_many", where=where, count=count, face=face)
            state.remaining[shown] -= 1
            faces[state.tiles[number]] = shown
            state.tiles[number] = NONE
        state.star_found = int(Face.STAR in faces.values())
        return faces

    def _place(self, player: Player, entry: Any, where: Phrase) -> None:
        if not isinstance(entry, Mapping):
            raise AfrikanError("player_kind", where=where, value=quoted(entry))
        entries = Entries(entry, where, PLAYER_ENTRIES, self.graph)
        if "at" not in entry:
            raise AfrikanError("player_nowhere", where=where)
        player.node = node_named(entry["at"], where, self.graph)
        player.start = node_named(entry.get("start", self.graph.starts[0]), where, self.graph)
        player.money = entries.number("money", 0, MOST_MONEY, self.law.kernel.start_money)
        player.star = entries.flag("star")
        player.horseshoe = entries.flag("horseshoe")
        player.held = entries.flag("held")
        player.waiting = entries.flag("waiting")
        player.slave = entries.number("slave", 0, MOST_MISSED, 0)
        player.lost = entries.number("lost", 0, MOST_MISSED, 0)
        player.saved = entries.number("saved", 0, self.law.kernel.tile_mix[Face.HORSESHOE], 0)
        player.voyage = entries.choice("voyage", VOYAGES)
        player.stowaway = entries.choice("stowaway", STOWAWAYS)
        player.came = entries.place("came")
        player.port = entries.city("port")
        player.robber = 1 + entries.city("robber")
        player.place = entries.number("place", 0, self.law.kernel.max_players, 0)
        plays_on = player.place == 0 or self.law.kernel.end_when != EndWhen.PLAY_FOR_PLACES
        player.out = 1 if not plays_on else entries.flag("out")

    def _lay_robbers(self, state: State, frame: Entries) -> None:
        """Let the opened robbers stay that are listed; if none are, all of them where the rules let them."""
        shown = self._robber_cities(frame)
        for seat in range(state.seats):
            if state.players[seat].robber and state.players[seat].robber - 1 not in shown:
                raise AfrikanError("turned_unopened", seat=seat + 1)
        listed = frame.table.get("robbers")
        stay = shown if self.law.kernel.robber_stays == RobberStays.TOLL_100 else []
        if listed is not None:
            if not isinstance(listed, list | tuple):
                raise AfrikanError("robbers_kind", value=quoted(listed))
            stay = [node_named(city, frame.where, self.graph) for city in listed]
        for city in stay:
            if city not in shown:
                raise AfrikanError("robber_unopened", place=self.graph.nodes[city].id)
            state.robbers[city] = 1

    def _robber_cities(self, frame: Entries) -> list[int]:
        """Return the cities whose tile, which is open, showed a robber."""
        tiles = frame.table.get("opened", {}).items()
        return [self.graph.index[city] for city, face in tiles if Face[face.upper()] == Face.ROBBER]

    def _fill_bank(self, state: State, frame: Entries) -> None:
        """Leave in the bank what the players do not have, unless the position says otherwise."""
        state.bank = left_in_bank(state, self.law)
        if "bank" not in frame.table:
            return
        if self.law.kernel.bank_limit == BankLimit.UNLIMITED:
            raise AfrikanError("bank_endless")
        state.bank = frame.number("bank", 0, NOTES_IN_TILE_PRICES * self.law.kernel.tile_price, 0)

    def _rank(self, state: State) -> None:
        """Note who is home, who has won with that, and whether the round is the last one."""
        state.home = sum(state.players[seat].place > 0 for seat in range(state.seats))
        for seat in range(state.seats):
            player = state.players[seat]
            if player.place == 1:
                state.winner = seat
                state.ending = Ending.STAR if player.star else Ending.HORSESHOE
        if self.law.kernel.end_when == EndWhen.FINISH_ROUND and state.home:
            state.closing = 1
            if state.home > 1:
                state.winner, state.ending = NONE, Ending.DRAW


def left_in_bank(state: State, law: Law) -> int:
    """Return what the printed notes leave in the bank besides what the players have."""
    held = sum(state.players[seat].money for seat in range(state.seats))
    return NOTES_IN_TILE_PRICES * law.kernel.tile_price - held


def storable(position: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Return an independent copy of a position that JSON can hold; policies of one's own become ``human``.

    What ``then`` lists is left out, because the game keeps its actions itself.

    Args:
        position: the position.
        names: what the players are called, written out so that another session calls them the same.
    """
    players = [{**entry, "name": name} for entry, name in zip(position["players"], names, strict=True)]
    for entry in players:
        if callable(entry.get("policy")):
            entry["policy"] = HUMAN
    copy = {key: value for key, value in position.items() if key != "then"} | {"players": players}
    if "opened" in position:
        copy["opened"] = dict(position["opened"])
    if "robbers" in position:
        copy["robbers"] = list(position["robbers"])
    return copy


def then_of(position: Mapping[str, Any]) -> list[str]:
    """Return the actions that lead from the beginning of the turn into a position.

    Raises:
        AfrikanError: if ``then`` is not a list of texts.
    """
    actions = position.get("then", [])
    if not isinstance(actions, list | tuple) or not all(isinstance(action, str) for action in actions):
        raise AfrikanError("then_kind", value=quoted(actions))
    return list(actions)

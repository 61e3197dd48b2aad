"""Any situation as plain data: where pawns stand, who holds what, which tiles are open, whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from afrikan.board import RouteGraph
from afrikan.checks import is_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.game.seats import HUMAN
from afrikan.quote import quoted
from afrikan.records import blank
from afrikan.rules.kernel_types import CarrierMayOpen, ForcedStay, PennilessSea, Rules
from afrikan.star.setup import deal
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.turn import begin_turn, carries
from afrikan.star.words import Face, Stowaway, Voyage

ENTRIES = ("players", "turn", "first", "round", "opened", "bonus_taken", "then", "note")
SEAT_ENTRIES = ("name", "policy", "at", "start", "money", "star", "horseshoe")
CONDITION_ENTRIES = ("held", "slave", "waiting", "voyage", "stowaway")
PLAYER_ENTRIES = SEAT_ENTRIES + CONDITION_ENTRIES
VOYAGES = {"": Voyage.NONE, "ticket": Voyage.TICKET, "drift": Voyage.DRIFT}
STOWAWAYS = {"": Stowaway.NONE, "must_skip": Stowaway.MUST_SKIP, "ready": Stowaway.READY}
MOST_MONEY = 1_000_000
LONGEST_NOTE = 1_000


class PositionReader:
    """Reads a position and refuses what cannot be, naming the entry.

    Args:
        rules, board, graph: the ruleset as numbers, the kernel's tables, the route graph.
        cap: last round that is played.
    """

    def __init__(self, rules: Rules, board: Board, graph: RouteGraph, cap: int) -> None:
        self.rules = rules
        self.board = board
        self.graph = graph
        self.cap = cap

    def read(self, position: Mapping[str, Any]) -> tuple[State, dict[int, int]]:
        """Return the state at the beginning of a turn, and the face of each slot that is open.

        Raises:
            AfrikanError: if an entry is missing, unknown or contradicts another.
        """
        whole = Phrase("in_position")
        self._known(position, ENTRIES, whole)
        players = position.get("players")
        if not isinstance(players, list | tuple) or not 1 <= len(players) <= self.rules.max_players:
            raise AfrikanError("players_list", most=self.rules.max_players, value=quoted(players))
        self._check_note(position.get("note", ""))
        state = blank(State)
        deal(state, self.rules, self.board, len(players), self.cap)
        opened = self._open_tiles(state, position.get("opened", {}))
        for seat, entry in enumerate(players):
            where = Phrase("in_player", seat=seat + 1)
            self._place(state.players[seat], entry, where)
            self._check_waiting(state, state.players[seat], where)
        self._check_carriers(state, opened)
        state.bonus_taken = int(self._flag(position, "bonus_taken", whole))
        state.round = self._number(position, "round", 1, self.cap, 1, whole)
        state.first = self._number(position, "first", 1, len(players), 1, whole) - 1
        state.current = self._number(position, "turn", 1, len(players), 1, whole) - 1
        begin_turn(state)
        return state, opened

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
            number = self._node(city, where)
            if number >= self.board.cities or state.tiles[number] == NONE:
                raise AfrikanError("opened_elsewhere", where=where, place=city)
            if not isinstance(face, str) or face.upper() not in Face.__members__:
                hint = suggestion(face, [known.name.lower() for known in Face])
                raise AfrikanError("opened_face", where=where, city=city, face=quoted(face), hint=hint)
            shown = Face[face.upper()]
            if state.remaining[shown] == 0:
                count = self.rules.tile_mix[shown]
                raise AfrikanError("opened_many", where=where, count=count, face=face)
            state.remaining[shown] -= 1
            faces[state.tiles[number]] = shown
            state.tiles[number] = NONE
        state.star_found = int(Face.STAR in faces.values())
        return faces

    def _place(self, player: Player, entry: Any, where: Phrase) -> None:
        if not isinstance(entry, Mapping):
            raise AfrikanError("player_kind", where=where, value=quoted(entry))
        self._known(entry, PLAYER_ENTRIES, where)
        if "at" not in entry:
            raise AfrikanError("player_nowhere", where=where)
        player.node = self._node(entry["at"], where)
        player.start = self._node(entry.get("start", self.graph.starts[0]), where)
        player.money = self._number(entry, "money", 0, MOST_MONEY, self.rules.start_money, where)
        player.star = int(self._flag(entry, "star", where))
        player.horseshoe = int(self._flag(entry, "horseshoe", where))
        player.held = int(self._flag(entry, "held", where))
        player.waiting = int(self._flag(entry, "waiting", where))
        player.slave = self._number(entry, "slave", 0, 9, 0, where)
        player.voyage = self._choice(entry, "voyage", VOYAGES, where)
        player.stowaway = self._choice(entry, "stowaway", STOWAWAYS, where)
        self._check_player(player, where)
        self._check_ruleset(player, where)

    def _check_player(self, player: Player, where: Phrase) -> None:
        place = self.graph.nodes[player.node].id
        at_sea = player.node >= self.board.cities and self.board.on_sea[player.node] == 1
        if self.board.is_start[player.start] == 0:
            raise AfrikanError("start_wrong", where=where, starts=self.graph.starts)
        if at_sea and player.voyage == Voyage.NONE:
            raise AfrikanError("at_sea", where=where, place=place)
        if not at_sea and player.voyage != Voyage.NONE:
            raise AfrikanError("not_at_sea", where=where, place=place)
        if player.held and self.board.hazard[player.node] == 0:
            raise AfrikanError("held_nowhere", where=where, place=place)
        if player.slave and player.node != self.board.slave_coast:
            raise AfrikanError("slave_elsewhere", where=where, place=place)
        stays = player.waiting or player.stowaway == Stowaway.MUST_SKIP
        if stays and player.node >= self.board.cities:
            raise AfrikanError("city_only", where=where, place=place)

    def _check_waiting(self, state: State, player: Player, where: Phrase) -> None:
        if player.waiting and state.tiles[player.node] == NONE:
            place = self.graph.nodes[player.node].id
            raise AfrikanError("waiting_in_vain", where=where, place=place)

    def _check_ruleset(self, player: Player, where: Phrase) -> None:
        if player.voyage == Voyage.DRIFT and self.rules.penniless_sea != PennilessSea.FIXED_2:
            raise AfrikanError("no_drifting", where=where)
        if player.waiting and self.rules.forced_stay == ForcedStay.FREE:
            raise AfrikanError("no_waiting", where=where)
        if player.waiting and carries(player) and self.rules.carrier_may_open == CarrierMayOpen.NO:
            raise AfrikanError("no_waiting_carrier", where=where)
        if not player.stowaway:
            return
        if self.rules.penniless_sea != PennilessSea.FREE_AFTER_SKIP:
            raise AfrikanError("no_stowaway", where=where)
        if self.board.island[player.node] == 0:
            place = self.graph.nodes[player.node].id
            raise AfrikanError("stowaway_ashore", where=where, place=place)

    def _check_carriers(self, state: State, opened: dict[int, int]) -> None:
        holders = sum(state.players[seat].star for seat in range(state.seats))
        if holders > 1:
            raise AfrikanError("star_twice")
        if holders and Face.STAR not in opened.values():
            raise AfrikanError("star_unopened")
        shoes = sum(state.players[seat].horseshoe for seat in range(state.seats))
        shown = sum(face == Face.HORSESHOE for face in opened.values())
        if shoes and not state.star_found:
            raise AfrikanError("shoe_early")
        if shoes > shown:
            raise AfrikanError("shoes_many", carried=shoes, shown=shown)
        for seat in range(state.seats):
            player = state.players[seat]
            if (player.star or player.horseshoe) and self.board.is_start[player.node]:
                raise AfrikanError("carrier_home", seat=seat + 1)

    def _node(self, name: Any, where: Phrase) -> int:
        if not isinstance(name, str) or name not in self.graph.index:
            hint = suggestion(name, self.graph.cities)
            raise AfrikanError("place_unknown", where=where, place=quoted(name), hint=hint)
        return self.graph.index[name]

    @staticmethod
    def _known(entry: Mapping[str, Any], known: tuple[str, ...], where: Phrase) -> None:
        if not isinstance(entry, Mapping):
            raise AfrikanError("table_kind", where=where, value=quoted(entry))
        for key in entry:
            if key not in known:
                hint = suggestion(key, known)
                raise AfrikanError("entry_unknown", where=where, entry=quoted(key), hint=hint)

    @staticmethod
    def _number(entry: Mapping[str, Any], key: str, low: int, high: int, default: int, where: Phrase) -> int:
        value = entry.get(key, default)
        if not is_whole(value, low, high):
            raise AfrikanError(
                "entry_number", where=where, entry=key, low=low, high=high, value=quoted(value)
            )
        return value

    @staticmethod
    def _flag(entry: Mapping[str, Any], key: str, where: Phrase) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise AfrikanError("entry_flag", where=where, entry=key, value=quoted(value))
        return value

    @staticmethod
    def _choice(entry: Mapping[str, Any], key: str, known: Mapping[str, int], where: Phrase) -> int:
        value = entry.get(key, "")
        if not isinstance(value, str) or value not in known:
            names = tuple(repr(name) for name in known if name)
            raise AfrikanError("entry_choice", where=where, entry=key, names=names, value=quoted(value))
        return int(known[value])


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

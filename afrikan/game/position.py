"""Any situation as plain data: where pawns stand, who holds what, which tiles are open, whose turn it is."""

from collections.abc import Mapping
from typing import Any

from afrikan.board import RouteGraph
from afrikan.checks import is_whole
from afrikan.errors import AfrikanError, suggestion
from afrikan.game.seats import HUMAN
from afrikan.quote import quoted
from afrikan.records import blank
from afrikan.rules.kernel_types import ForcedStay, PennilessSea, Rules
from afrikan.star.setup import deal
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.turn import begin_turn
from afrikan.star.words import Face, Stowaway, Voyage

ENTRIES = ("players", "turn", "first", "round", "opened", "bonus_taken", "then")
SEAT_ENTRIES = ("name", "policy", "at", "start", "money", "star", "horseshoe")
CONDITION_ENTRIES = ("held", "slave", "waiting", "voyage", "stowaway")
PLAYER_ENTRIES = SEAT_ENTRIES + CONDITION_ENTRIES
VOYAGES = {"": Voyage.NONE, "ticket": Voyage.TICKET, "drift": Voyage.DRIFT}
STOWAWAYS = {"": Stowaway.NONE, "must_skip": Stowaway.MUST_SKIP, "ready": Stowaway.READY}
MOST_MONEY = 1_000_000


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
        self._known(position, ENTRIES, "position")
        players = position.get("players")
        if not isinstance(players, list | tuple) or not 1 <= len(players) <= self.rules.max_players:
            limit = self.rules.max_players
            raise AfrikanError(f"position: 'players' must list 1 to {limit} players, not {quoted(players)}")
        state = blank(State)
        deal(state, self.rules, self.board, len(players), self.cap)
        opened = self._open_tiles(state, position.get("opened", {}))
        for seat, entry in enumerate(players):
            where = f"position: player {seat + 1}"
            self._place(state.players[seat], entry, where)
            self._check_waiting(state, state.players[seat], where)
        self._check_carriers(state, opened)
        state.bonus_taken = int(self._flag(position, "bonus_taken", "position"))
        state.round = self._number(position, "round", 1, self.cap, 1, "position")
        state.first = self._number(position, "first", 1, len(players), 1, "position") - 1
        state.current = self._number(position, "turn", 1, len(players), 1, "position") - 1
        begin_turn(state)
        return state, opened

    def _open_tiles(self, state: State, entry: Any) -> dict[int, int]:
        if not isinstance(entry, Mapping):
            raise AfrikanError(
                f"position: 'opened' maps cities to what their tiles showed, not {quoted(entry)}"
            )
        faces: dict[int, int] = {}
        for city, face in entry.items():
            number = self._node(city, "position: opened")
            if number >= self.board.cities or state.tiles[number] == NONE:
                raise AfrikanError(f"position: opened: no tile lies in '{city}'")
            if not isinstance(face, str) or face.upper() not in Face.__members__:
                known = [known.name.lower() for known in Face]
                hint = suggestion(face, known)
                raise AfrikanError(f"position: opened: {city}: no tile shows {quoted(face)}; {hint}")
            shown = Face[face.upper()]
            if state.remaining[shown] == 0:
                count = self.rules.tile_mix[shown]
                raise AfrikanError(f"position: opened: more than {count} tiles show '{face}'")
            state.remaining[shown] -= 1
            faces[state.tiles[number]] = shown
            state.tiles[number] = NONE
        state.star_found = int(Face.STAR in faces.values())
        return faces

    def _place(self, player: Player, entry: Any, where: str) -> None:
        if not isinstance(entry, Mapping):
            raise AfrikanError(f"{where} must be a table such as {{'at': 'cairo'}}, not {quoted(entry)}")
        self._known(entry, PLAYER_ENTRIES, where)
        if "at" not in entry:
            raise AfrikanError(f"{where}: 'at' is missing; it names the place of the pawn")
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

    def _check_player(self, player: Player, where: str) -> None:
        place = self.graph.nodes[player.node].id
        at_sea = player.node >= self.board.cities and self.board.on_sea[player.node] == 1
        if self.board.is_start[player.start] == 0:
            raise AfrikanError(f"{where}: 'start' must be one of {', '.join(self.graph.starts)}")
        if at_sea and player.voyage == Voyage.NONE:
            raise AfrikanError(f"{where}: at sea in '{place}', 'voyage' must be 'ticket' or 'drift'")
        if not at_sea and player.voyage != Voyage.NONE:
            raise AfrikanError(f"{where}: 'voyage' is for pawns at sea, and '{place}' is not at sea")
        if player.held and self.board.hazard[player.node] == 0:
            raise AfrikanError(f"{where}: nobody can be held in '{place}'; no pirates or bedouins are there")
        if player.slave and player.node != self.board.slave_coast:
            raise AfrikanError(f"{where}: a slave stays on the Slave Coast, not in '{place}'")
        stays = player.waiting or player.stowaway == Stowaway.MUST_SKIP
        if stays and player.node >= self.board.cities:
            raise AfrikanError(
                f"{where}: 'waiting' and 'must_skip' are for pawns in a city, not in '{place}'"
            )

    def _check_waiting(self, state: State, player: Player, where: str) -> None:
        if player.waiting and state.tiles[player.node] == NONE:
            place = self.graph.nodes[player.node].id
            raise AfrikanError(f"{where}: nobody is 'waiting' in '{place}', where no unopened tile lies")

    def _check_ruleset(self, player: Player, where: str) -> None:
        if player.voyage == Voyage.DRIFT and self.rules.penniless_sea != PennilessSea.FIXED_2:
            raise AfrikanError(f"{where}: nobody drifts in a ruleset without penniless_sea=fixed_2")
        if player.waiting and self.rules.forced_stay == ForcedStay.FREE:
            raise AfrikanError(f"{where}: nobody is 'waiting' in a ruleset with forced_stay=free")
        if not player.stowaway:
            return
        if self.rules.penniless_sea != PennilessSea.FREE_AFTER_SKIP:
            raise AfrikanError(f"{where}: nobody is a 'stowaway' without penniless_sea=free_after_skip")
        if self.board.island[player.node] == 0:
            place = self.graph.nodes[player.node].id
            raise AfrikanError(f"{where}: 'stowaway' is for pawns on an island, and '{place}' is not on one")

    def _check_carriers(self, state: State, opened: dict[int, int]) -> None:
        holders = sum(state.players[seat].star for seat in range(state.seats))
        if holders > 1:
            raise AfrikanError("position: only one player can carry the Star of Africa")
        if holders and Face.STAR not in opened.values():
            raise AfrikanError("position: a carried Star must be among the opened tiles, as 'star'")
        shoes = sum(state.players[seat].horseshoe for seat in range(state.seats))
        shown = sum(face == Face.HORSESHOE for face in opened.values())
        if shoes and not state.star_found:
            raise AfrikanError("position: a horseshoe is kept only once the Star has been found")
        if shoes > shown:
            raise AfrikanError(f"position: {shoes} horseshoes are carried but {shown} opened tiles show one")
        for seat in range(state.seats):
            player = state.players[seat]
            if (player.star or player.horseshoe) and self.board.is_start[player.node]:
                raise AfrikanError(f"position: player {seat + 1} carries and is home, so the game is over")

    def _node(self, name: Any, where: str) -> int:
        if not isinstance(name, str) or name not in self.graph.index:
            hint = suggestion(name, self.graph.cities)
            raise AfrikanError(f"{where}: there is no place {quoted(name)}; {hint}")
        return self.graph.index[name]

    @staticmethod
    def _known(entry: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
        if not isinstance(entry, Mapping):
            raise AfrikanError(f"{where} must be a table, not {quoted(entry)}")
        for key in entry:
            if key not in known:
                raise AfrikanError(f"{where}: unknown entry {quoted(key)}; {suggestion(key, known)}")

    @staticmethod
    def _number(entry: Mapping[str, Any], key: str, low: int, high: int, default: int, where: str) -> int:
        value = entry.get(key, default)
        if not is_whole(value, low, high):
            raise AfrikanError(
                f"{where}: {key!r} must be a whole number from {low} to {high}, not {quoted(value)}"
            )
        return value

    @staticmethod
    def _flag(entry: Mapping[str, Any], key: str, where: str) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise AfrikanError(f"{where}: {key!r} must be true or false, not {quoted(value)}")
        return value

    @staticmethod
    def _choice(entry: Mapping[str, Any], key: str, known: Mapping[str, int], where: str) -> int:
        value = entry.get(key, "")
        if not isinstance(value, str) or value not in known:
            names = [repr(name) for name in known if name]
            raise AfrikanError(f"{where}: {key!r} must be one of {', '.join(names)}, not {quoted(value)}")
        return int(known[value])


def storable(position: Mapping[str, Any]) -> dict[str, Any]:
    """Return an independent copy of a position that JSON can hold; policies of one's own become ``human``.

    What ``then`` lists is left out, because the game keeps its actions itself.
    """
    players = [dict(entry) for entry in position["players"]]
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
        raise AfrikanError(f"position: 'then' must list actions such as 'roll', not {quoted(actions)}")
    return list(actions)

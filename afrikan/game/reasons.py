"""Why an action is refused, in words, with the rule that forbids it."""

from afrikan.board import RouteGraph
from afrikan.board.words import Place
from afrikan.errors import IllegalAction
from afrikan.game.citing import Case, rule_of_deed, rule_of_refusal
from afrikan.game.notation import LEGS, PLACED, write_action
from afrikan.game.words import is_spare, prices
from afrikan.messages import Steps, number, say
from afrikan.rules import Rule, Ruleset
from afrikan.rules.behind import cited
from afrikan.star.actions import first, kind_of, second
from afrikan.star.setup import start_of_seat
from afrikan.star.state import NONE, OFF_BOARD, Board, State
from afrikan.star.words import Face, Hazard, Kind, Mode, Phase, Refusal, Voyage

AWAITED = {Phase.FLIP: "tile", Phase.START_LOT: "lot"}


class Reasons:
    """Puts refusals of one game into words.

    Args:
        rules, graph, board: the ruleset, its board and the kernel's tables.
        names: the players' names.
    """

    def __init__(self, rules: Ruleset, graph: RouteGraph, board: Board, names: tuple[str, ...]) -> None:
        self.rules = rules
        self.graph = graph
        self.board = board
        self.names = names

    def error(self, state: State, action: int, code: Refusal) -> IllegalAction:
        """Return the error that says why an action is refused.

        Args:
            state: the position.
            action: the refused action.
            code: the refusal.
        """
        rule = self.rule(state, action, code)
        return IllegalAction(lambda lang: self._sentence(state, action, code, rule, lang), code.name, rule.id)

    def rule(self, state: State, action: int, code: Refusal) -> Rule:
        """Return the rule that refuses an action, or that allows it if nothing does."""
        case = self._case(state, action)
        if code == Refusal.NONE:
            return rule_of_deed(Kind(kind_of(action)), self.rules, case)
        return rule_of_refusal(code, self.rules, case)

    def reason(self, state: State, action: int, code: Refusal, lang: str) -> str:
        """Return the reason of a refusal as a clause."""
        return say(lang, "refusal", code.name, **self.values(state, action, lang))

    def _case(self, state: State, action: int) -> Case:
        player = state.players[state.current]
        phase = Phase(state.phase)
        return Case(
            kind=Kind(kind_of(action)).name.lower(),
            at="" if player.node == OFF_BOARD else self.graph.nodes[player.node].kind,
            voyage=Voyage(player.voyage).name.lower(),
            phase=phase.name.lower(),
            awaits=AWAITED.get(phase, "die"),
            hazard=self._hazard(state).name.lower(),
            spare="yes" if is_spare(state) else "",
        )

    def _sentence(self, state: State, action: int, code: Refusal, rule: Rule, lang: str) -> str:
        return say(
            lang,
            "game",
            "refused",
            action=f"'{write_action(action, self.graph)}'",
            reason=self.reason(state, action, code, lang),
            citation=cited(rule, self.rules, lang),
        )

    def values(self, state: State, action: int, lang: str) -> dict[str, object]:
        """Return what fills the braces of a sentence about an action, by the names the messages use."""
        player = state.players[state.current]
        kind = kind_of(action)
        placed = kind in PLACED and first(action) < self.board.nodes
        steps = second(action) if kind in LEGS else 0
        starts = [self.graph.node(city).label(lang) for city in self.graph.starts]
        return {
            "player": self.names[state.current],
            "money": number(player.money, lang),
            "here": Place(self.graph, player.node, lang),
            "place": Place(self.graph, first(action) if placed else NONE, lang),
            "steps": Steps(lang, steps),
            "rest": Steps(lang, state.rest),
            "hazard": say(lang, "hazard", self._hazard(state).name),
            "captor": say(lang, "captor", self._hazard(state).name),
            "starts": " / ".join(starts),
            "start": Place(self.graph, self._fixed_start(state), lang),
            "expected": self._expected(state, lang),
            **prices(self.rules, lang),
        }

    def _fixed_start(self, state: State) -> int:
        """Return the start city that the rules give to the current player."""
        if self.rules.start_choice == "same":
            return state.players[0].start
        return start_of_seat(self.board, state.current)

    def _hazard(self, state: State) -> Hazard:
        node = state.players[state.current].node
        if node != OFF_BOARD and self.board.hazard[node]:
            return Hazard(self.board.hazard[node])
        return Hazard.PIRATE if state.mode == Mode.SEA else Hazard.BEDOUIN

    def _expected(self, state: State, lang: str) -> str:
        if state.phase == Phase.FLIP:
            return ", ".join(say(lang, "face", Face(f).name) for f in range(7) if state.remaining[f])
        if state.phase == Phase.START_LOT:
            return ", ".join(self.names[: state.seats])
        return "1, 2, 3, 4, 5, 6"

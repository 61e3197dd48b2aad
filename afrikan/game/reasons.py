"""Why an action is refused, in words, with the rule that forbids it."""

from afrikan.board import RouteGraph
from afrikan.errors import IllegalAction
from afrikan.game.citing import cited, rule_of_refusal
from afrikan.game.notation import LEGS, PLACED, write_action
from afrikan.game.places import place_name
from afrikan.game.words import prices
from afrikan.messages import counted_steps, say
from afrikan.rules import Ruleset
from afrikan.star.actions import first, kind_of, second
from afrikan.star.state import Board, State
from afrikan.star.words import Face, Hazard, Kind, Mode, Phase, Refusal

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

    def error(self, state: State, action: int, code: Refusal, lang: str = "en") -> IllegalAction:
        """Return the error that says why an action is refused.

        Args:
            state: the position.
            action: the refused action.
            code: the refusal.
            lang: language of the sentence.
        """
        hazard = self._hazard(state)
        kind = kind_of(action)
        mode = Kind(kind).name.lower() if kind in LEGS else ""
        awaits = AWAITED.get(Phase(state.phase), "die")
        rule = rule_of_refusal(code, self.rules, hazard.name.lower(), mode, awaits)
        reason = say(lang, "refusal", code.name, **self._values(state, action, lang))
        sentence = say(
            lang,
            "game",
            "refused",
            action=f"'{write_action(action, self.graph)}'",
            reason=reason,
            citation=cited(rule, self.rules, lang),
        )
        return IllegalAction(sentence, code.name, rule.id)

    def _values(self, state: State, action: int, lang: str) -> dict[str, object]:
        player = state.players[state.current]
        kind = kind_of(action)
        placed = kind in PLACED and first(action) < self.board.nodes
        steps = second(action) if kind in LEGS else 0
        starts = [self.graph.node(city).label(lang) for city in self.graph.starts]
        return {
            "player": self.names[state.current],
            "money": f"{player.money:,}",
            "here": place_name(self.graph, player.node, lang),
            "place": place_name(self.graph, first(action), lang) if placed else "",
            "steps": counted_steps(lang, steps),
            "rest": counted_steps(lang, state.rest),
            "hazard": say(lang, "hazard", self._hazard(state).name),
            "starts": " / ".join(starts),
            "expected": self._expected(state, lang),
            **prices(self.rules),
        }

    def _hazard(self, state: State) -> Hazard:
        node = state.players[state.current].node
        if node >= 0 and self.board.hazard[node]:
            return Hazard(self.board.hazard[node])
        return Hazard.PIRATE if state.mode == Mode.SEA else Hazard.BEDOUIN

    def _expected(self, state: State, lang: str) -> str:
        if state.phase == Phase.FLIP:
            return ", ".join(say(lang, "face", Face(f).name) for f in range(7) if state.remaining[f])
        if state.phase == Phase.START_LOT:
            return ", ".join(self.names[: state.seats])
        return "1, 2, 3, 4, 5, 6"

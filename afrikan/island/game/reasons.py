"""Why an action is refused, in words, with the rule that forbids it."""

from afrikan.errors import IllegalAction
from afrikan.island.actions import first, kind_of
from afrikan.island.game.citing import Case, rule_of_deed, rule_of_refusal
from afrikan.island.game.law import Law
from afrikan.island.game.notation import write_action
from afrikan.island.game.said import counted, direction_words, ground_words, item_words, told_words
from afrikan.island.game.status import status_words
from afrikan.island.ground import START_DISTANCE, steps_between
from afrikan.island.kernel import decider
from afrikan.island.state import NONE, SEATS, State
from afrikan.island.words import Direction, Kind, Phase, Refusal
from afrikan.messages import counted_steps, number, say
from afrikan.rules import Rule
from afrikan.rules.behind import cited


class Reasons:
    """Puts refusals of one game into words.

    Args:
        law: the rules in force.
        names: the players' names.
    """

    def __init__(self, law: Law, names: tuple[str, ...]) -> None:
        self.law = law
        self.names = names

    def error(self, state: State, action: int, code: Refusal) -> IllegalAction:
        """Return the error that says why an action is refused."""
        rule = self.rule(state, action, code)
        return IllegalAction(lambda lang: self._sentence(state, action, code, rule, lang), code.name, rule.id)

    def rule(self, state: State, action: int, code: Refusal) -> Rule:
        """Return the rule that refuses an action, or that allows it if nothing does."""
        kind = Kind(kind_of(action))
        here = self.law.isle.label[state.players[state.current].hex]
        unread = state.reader[here] == NONE if here < len(state.reader) else False
        case = Case(kind.name.lower(), Phase(state.phase).name.lower(), "none" if unread else "")
        if code == Refusal.NONE:
            return rule_of_deed(kind, self.law.rules, case)
        return rule_of_refusal(code, self.law.rules, case)

    def _sentence(self, state: State, action: int, code: Refusal, rule: Rule, lang: str) -> str:
        return say(
            lang,
            "game",
            "refused",
            action=f"'{write_action(action, self.law)}'",
            reason=self.reason(state, action, code, lang),
            citation=cited(rule, self.law.rules, lang),
        )

    def reason(self, state: State, action: int, code: Refusal, lang: str) -> str:
        """Return the reason of a refusal as a clause."""
        seat = decider(state)
        player = state.current if state.phase == Phase.DROP else seat
        values = {
            "player": self.names[player],
            "other": self.names[SEATS - 1 - player],
            "status": status_words(state, self.law, self.names, lang),
            "expected": self._expected(state, lang),
            "told": told_words(state.sights[seat].here, self.law, lang),
            "points": counted("points", state.points, lang),
            "most": number(self.law.kernel.day_length, lang),
            "days": counted("days", state.players[state.current].stop, lang),
            "directions": ", ".join(way.name.lower() for way in Direction),
            **self._about(state, action, code, lang),
        }
        return say(lang, "island_refusal", code.name, **values)

    def _about(self, state: State, action: int, code: Refusal, lang: str) -> dict[str, str]:
        """Return what the sentence of a refusal says of the hex, item or direction concerned."""
        value, isle = first(action), self.law.isle
        if code in (Refusal.START_ON_LABEL, Refusal.START_NEAR_LABEL, Refusal.TOO_FAR, Refusal.SAME_PLACE):
            centre = state.sights[decider(state)].centre
            near = code == Refusal.START_NEAR_LABEL
            steps = isle.apart[value] if near else steps_between(isle, centre, value)
            return {
                "hex": self.law.hex_name(value),
                "label": self.law.labels[isle.label[value]],
                "steps": counted_steps(lang, steps),
                "least": number(START_DISTANCE if near else self.law.kernel.lost_radius, lang),
                "centre": self.law.hex_name(centre) if centre else "",
            }
        if code in (Refusal.ALREADY_TAKEN, Refusal.TOO_EXPENSIVE):
            most = self.law.kernel.equipment_points
            return {
                "item": item_words(value, self.law, lang),
                "points": counted("points", isle.cost[value], lang),
                "left": number(most - state.players[state.current].spent, lang),
                "most": number(most, lang),
            }
        if code == Refusal.EVENT_FIRST:
            return {"item": item_words(isle.helps[state.card], self.law, lang)}
        return {"direction": direction_words(value, lang)} if code == Refusal.SEA_THERE else {}

    def _expected(self, state: State, lang: str) -> str:
        if not Phase.LOT <= state.phase <= Phase.CHEST:
            return ""
        here = self.law.isle.label[state.players[state.current].hex]
        return say(
            lang,
            "island_expected",
            Phase(state.phase).name,
            options=", ".join(self.names),
            ground=ground_words(self.law.isle.ground[state.target], lang),
            label=self.law.labels[here],
        )

"""The log: each event of a game as a sentence with the rule it follows from."""

from dataclasses import dataclass

from afrikan.board import RouteGraph
from afrikan.board.words import Place
from afrikan.game.citing import rule_of_event
from afrikan.game.view import counted_rolls
from afrikan.game.words import opening_words, roll_words
from afrikan.messages import Steps, say
from afrikan.messages import number as number_in_words
from afrikan.rules import Rule, Ruleset
from afrikan.rules.behind import cited
from afrikan.session import spoken
from afrikan.star.state import State
from afrikan.star.words import Event, Face, Hazard

ARGUMENTS: dict[Event, tuple[str, str]] = {
    Event.START_CHOSEN: ("seat", "node"),
    Event.START_ROLLED: ("seat", "die"),
    Event.START_TIED: ("seat", "die"),
    Event.STARTS: ("seat", ""),
    Event.ROLLED: ("die", "roll_for"),
    Event.TICKET_BOUGHT: ("amount", "node"),
    Event.STOWED_AWAY: ("node", ""),
    Event.DRIFTED: ("node", "steps"),
    Event.FLEW: ("node", "amount"),
    Event.WALKED: ("node", "steps"),
    Event.SAILED: ("node", "steps"),
    Event.STOPPED: ("node", ""),
    Event.BONUS: ("amount", "node"),
    Event.TILE_BOUGHT: ("amount", "node"),
    Event.ATTEMPT_SUCCEEDED: ("die", "node"),
    Event.ATTEMPT_FAILED: ("die", "node"),
    Event.OPENED: ("face", "node"),
    Event.GEM_SOLD: ("gem", "amount"),
    Event.ROBBED: ("amount", "node"),
    Event.STAR_FOUND: ("seat", "node"),
    Event.HORSESHOE_KEPT: ("seat", "node"),
    Event.HORSESHOE_DISCARDED: ("", "node"),
    Event.ENSLAVED: ("rolls", "node"),
    Event.SERVED: ("rolls", "node"),
    Event.CAUGHT: ("captor", "node"),
    Event.RELEASED: ("die", "node"),
    Event.STILL_HELD: ("die", "node"),
    Event.BOUND: ("node", ""),
    Event.UNBOUND: ("die", "node"),
    Event.STRANDED: ("node", ""),
    Event.SKIPPED: ("node", ""),
    Event.LEFT: ("node", ""),
    Event.PASSED: ("node", ""),
    Event.WON: ("seat", ""),
    Event.NO_WINNER: ("count", ""),
    Event.STILL_BOUND: ("die", "node"),
    Event.DRIFTED_ON: ("node", "steps"),
    Event.AIDED: ("amount", "node"),
    Event.WENT_ASHORE: ("amount", "node"),
    Event.TURN_LOST: ("count", "node"),
    Event.TOLL_PAID: ("amount", "node"),
    Event.TURNED_ROBBER: ("seat", "node"),
    Event.OVERTOOK: ("seat", "amount"),
    Event.STAR_PUT_DOWN: ("seat", "node"),
    Event.STAR_TAKEN: ("seat", "node"),
    Event.HORSESHOE_SAVED: ("seat", "node"),
    Event.HORSESHOE_CASHED: ("amount", "node"),
    Event.EXTRA_TURN: ("seat", "node"),
    Event.HORSESHOE_COUNTS: ("seat", "node"),
    Event.LENT: ("seat", "amount"),
    Event.CAME_HOME: ("seat", ""),
    Event.DRAWN: ("count", ""),
    Event.ELIMINATED: ("seat", "node"),
    Event.STALEMATE: ("count", ""),
    Event.GEM_MULTIPLIED: ("gem", "amount"),
    Event.BANK_EMPTY: ("amount", "due"),
}
"""What the two numbers of each event stand for."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event of a game.

    Attributes:
        round: round in which it happened; 0 before the first.
        seat: number of the acting player, from 0.
        event: what happened.
        a, b: its two numbers.
        rules, graph, names: what is needed to put it into words.
    """

    round: int
    seat: int
    event: Event
    a: int
    b: int
    rules: Ruleset
    graph: RouteGraph
    names: tuple[str, ...]

    @property
    def rule(self) -> Rule:
        """The registered rule that the event follows from."""
        second = ARGUMENTS[self.event][1]
        hazard = self.graph.nodes[self.b].hazard if second == "node" else ""
        return rule_of_event(self.event, self.rules, self.a, self.b, hazard)

    @property
    def about(self) -> str:
        """Id of the rule."""
        return self.rule.id

    def citation(self, lang: str | None = None) -> str:
        """Return where the rule is written, in the ruleset's own sources if they say it."""
        return cited(self.rule, self.rules, spoken(lang))

    def text(self, lang: str | None = None) -> str:
        """Return the event as a sentence; in the session's language if none is given."""
        lang = spoken(lang)
        values: dict[str, object] = {
            "player": self.names[self.seat],
            "opening": opening_words(self.rules, lang),
        }
        for meaning, number in zip(ARGUMENTS[self.event], (self.a, self.b), strict=True):
            if meaning:
                values[meaning] = self._word(meaning, number, lang)
            if meaning == "rolls":
                values["count"] = number
        return say(lang, "log", self._key(), **values)

    def _key(self) -> str:
        """Return the key of the sentence, which for robbers and slaves depends on the rules."""
        if self.event == Event.ROBBED and self.rules.robber_takes == "all_but_100":
            return "ROBBED_IN_PART"
        if self.event == Event.ENSLAVED and self.rules.slave_unit == "turns":
            return "ENSLAVED_FOR_TURNS"
        return self.event.name

    def _word(self, meaning: str, number: int, lang: str) -> str | Place | Steps:
        if meaning == "seat":
            return self.names[number]
        if meaning == "node":
            return Place(self.graph, number, lang)
        if meaning in ("face", "gem"):
            return say(lang, meaning, Face(number).name)
        if meaning == "captor":
            return say(lang, "captor", Hazard(number).name)
        if meaning == "roll_for":
            return roll_words(number, self.rules, lang)
        if meaning == "steps":
            return Steps(lang, number)
        if meaning == "rolls":
            return counted_rolls(lang, number)
        return str(number) if meaning == "die" else number_in_words(number, lang)

    def __str__(self) -> str:
        """Return the sentence in the session's language."""
        return self.text()


def lines_of(
    after: State, round_number: int, seat: int, rules: Ruleset, graph: RouteGraph, names: tuple[str, ...]
) -> tuple[LogLine, ...]:
    """Return the events that the last action left in a state.

    Args:
        after: the state after the action.
        round_number, seat: the round and the acting player before it.
        rules, graph, names: the game's.
    """
    noted = after.notes[: 3 * after.noted]
    return tuple(
        LogLine(round_number, seat, Event(noted[i]), noted[i + 1], noted[i + 2], rules, graph, names)
        for i in range(0, len(noted), 3)
    )

"""The log: each event as a sentence with the rule it follows from, as either side or the referee hears it."""

from dataclasses import dataclass

from afrikan.island.game.citing import Case, rule_of_event
from afrikan.island.game.law import Law
from afrikan.island.game.said import (
    clue_words,
    counted,
    danger_words,
    direction_words,
    ground_words,
    item_words,
    told_words,
)
from afrikan.island.state import SEATS, State
from afrikan.island.words import Event
from afrikan.messages import number, say
from afrikan.rules import Rule
from afrikan.rules.behind import cited
from afrikan.session import spoken

ARGUMENTS: dict[Event, tuple[str, str]] = {
    Event.PLACED: ("told", ""),
    Event.TOOK: ("item", ""),
    Event.READY: ("", ""),
    Event.STARTS: ("seat", ""),
    Event.SEA_IN_SIGHT: ("direction", ""),
    Event.ENTERED: ("direction", "card"),
    Event.SHORTCUT: ("direction", "card"),
    Event.CROSSED_OWN_PATH: ("", ""),
    Event.STOPPED: ("direction", "card"),
    Event.PROTECTED: ("direction", "card"),
    Event.PROTECTED_IN_PART: ("days", "shortened"),
    Event.GOT_LOST: ("direction", "card"),
    Event.DROPPED: ("told", ""),
    Event.WAITED: ("days", ""),
    Event.RESTED: ("points", ""),
    Event.FORT_REACHED: ("direction", "told"),
    Event.FORT_SHUT: ("seat", ""),
    Event.SITE_REACHED: ("direction", "told"),
    Event.SITE_SHUT: ("seat", ""),
    Event.FORT_OPENED: ("label", ""),
    Event.CLUE_READ: ("clue", "way"),
    Event.NO_CLUE: ("", ""),
    Event.SITE_OPENED: ("label", ""),
    Event.SITE_EMPTY: ("label", ""),
    Event.TREASURE_FOUND: ("label", ""),
    Event.LOCATED: ("seat", ""),
    Event.RESHUFFLED: ("ground", ""),
    Event.NO_WINNER: ("count", ""),
}
"""What the two numbers of each event stand for."""

HIDDEN = {Event.TOOK: "TOOK_HIDDEN", Event.CLUE_READ: "CLUE_HIDDEN", Event.NO_CLUE: "CLUE_HIDDEN"}
"""What the other side hears instead of what only the acting one sees."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event of a game.

    Attributes:
        round: day on which it happened; 0 before the first.
        seat: number of the acting side, from 0.
        event: what happened.
        hex: where, which the acting side itself may not know; 0 if nowhere.
        a, b: its two numbers.
        law, names: what is needed to put it into words.
    """

    round: int
    seat: int
    event: Event
    hex: int
    a: int
    b: int
    law: Law
    names: tuple[str, ...]

    @property
    def rule(self) -> Rule:
        """The registered rule that the event follows from."""
        lost = self.event == Event.GOT_LOST and not self.law.cards[self.b].helps
        full = self.event == Event.RESTED and self.a >= self.law.kernel.day_length
        case = Case(helps="no" if lost else "yes", full="yes" if full else "no")
        return rule_of_event(self.event, self.law.rules, case)

    @property
    def about(self) -> str:
        """Id of the rule."""
        return self.rule.id

    def citation(self, lang: str | None = None, viewer: int | None = None) -> str:
        """Return where the rule is written.

        Args:
            lang: the language; the session's if left out.
            viewer: side that reads it, as for ``text``; where it sees no clue, none is told from a blank.
        """
        return cited(self.rule_seen(viewer), self.law.rules, spoken(lang))

    def rule_seen(self, viewer: int | None = None) -> Rule:
        """Return the rule that a reader may connect with the event.

        Args:
            viewer: side that reads it, as for ``text``; where it sees no clue, none is told from a blank.
        """
        if self.event == Event.NO_CLUE and viewer not in (None, self.seat):
            return rule_of_event(Event.CLUE_READ, self.law.rules)
        return self.rule

    def text(self, lang: str | None = None, viewer: int | None = None) -> str:
        """Return the event as a sentence.

        Args:
            lang: the language; the session's if left out.
            viewer: side that reads it, from 0, and so gets to know no more than it may; the referee, who
                knows everything, if left out.
        """
        lang = spoken(lang)
        key = self.event.name
        if viewer is not None and viewer != self.seat:
            key = HIDDEN.get(self.event, key)
        sentence = say(lang, "island_log", key, **self._values(lang))
        if not self.hex or not self._may_know_place(viewer):
            return sentence
        name = self.law.hex_name(self.hex)
        if name in sentence:
            return sentence
        return say(lang, "island_card", "PLACED_AT", sentence=sentence, hex=name)

    def _may_know_place(self, viewer: int | None) -> bool:
        """Tell whether a reader knows where it happened: whoever is not there does, from his own map."""
        there = SEATS - 1 - self.seat if self.event == Event.PLACED else self.seat
        if self.event in (Event.FORT_SHUT, Event.SITE_SHUT, Event.LOCATED):
            there = self.a
        return viewer is None or viewer != there

    def _values(self, lang: str) -> dict[str, str]:
        other = self.names[SEATS - 1 - self.seat]
        values = {"player": self.names[self.seat], "other": other}
        if self.event == Event.CLUE_READ:
            return values | {"clue": clue_words(self.a, self.b, lang)}
        for meaning, value in zip(ARGUMENTS[self.event], (self.a, self.b), strict=True):
            values |= self._words(meaning, value, lang)
        return values

    def _words(self, meaning: str, value: int, lang: str) -> dict[str, str]:
        if meaning == "card":
            card = self.law.cards[value]
            loss, cost = counted("days", card.loss, lang), counted("points", card.number, lang)
            return self._on_card(value, lang) | {"days": loss, "points": cost}
        if meaning == "shortened":
            return self._on_card(value, lang)
        if meaning == "told":
            cost = counted("points", self.law.kernel.site_cost, lang)
            return {"told": told_words(value, self.law, lang), "points": cost}
        if meaning == "label":
            cost = counted("points", self.law.kernel.opening_cost, lang)
            return {"label": self.law.labels[value], "points": cost}
        if meaning == "item":
            cost = counted("points", self.law.isle.cost[value], lang)
            return {"item": item_words(value, self.law, lang), "points": cost}
        if meaning in ("points", "days"):
            return {meaning: counted(meaning, value, lang)}
        if meaning == "seat":
            return {"seat": self.names[value]}
        if meaning == "direction":
            return {"direction": direction_words(value, lang)}
        if meaning == "ground":
            return {"ground": ground_words(value, lang)}
        return {meaning: number(value, lang)} if meaning else {}

    def _on_card(self, value: int, lang: str) -> dict[str, str]:
        """Return ground, danger and helping equipment of a terrain card."""
        card = self.law.cards[value]
        item = item_words(self.law.isle.helps[value], self.law, lang)
        ground, danger = ground_words(card.terrain, lang), danger_words(card, self.law, lang)
        return {"ground": ground, "danger": danger, "item": item}

    def __str__(self) -> str:
        """Return the sentence in the session's language, as the referee knows it."""
        return self.text()


def lines_of(
    after: State, round_number: int, seat: int, law: Law, names: tuple[str, ...]
) -> tuple[LogLine, ...]:
    """Return the events that the last action left in a state.

    Args:
        after: the state after the action.
        round_number, seat: the day and the acting side before it.
        law, names: the game's.
    """
    noted = after.notes[: 4 * after.noted]
    return tuple(
        LogLine(round_number, seat, Event(noted[i]), noted[i + 1], noted[i + 2], noted[i + 3], law, names)
        for i in range(0, len(noted), 4)
    )

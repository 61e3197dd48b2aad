"""What an answer to "may I?" is, and how one is made from what the kernel says of an action."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from afrikan.board.words import Place
from afrikan.game.game import Game
from afrikan.game.law import Law
from afrikan.game.notation import write_action
from afrikan.game.reasons import Reasons
from afrikan.game.words import action_words
from afrikan.messages import Steps, say, translated
from afrikan.rules import rule
from afrikan.rules.behind import cited
from afrikan.star.actions import pack
from afrikan.star.kernel import refusal
from afrikan.star.state import State
from afrikan.star.words import Kind, Refusal

WAITING = (Refusal.GAME_OVER, Refusal.CHANCE_DECIDES, Refusal.NOT_NOW, Refusal.MOVING_ALREADY)
"""Refusals after which it helps to hear what the game waits for."""
NOTHING: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether something may be done now, in words.

    Attributes:
        allowed: whether a legal action does it.
        action: canonical text of that action, or of one that would do it and is refused.
        code: name of its refusal; empty if it is legal.
        text: the answer in one or two sentences.
        rule: id of the rule that it rests on.
        sentence: the rule as a sentence.
        citation: where the rule is written.
    """

    allowed: bool
    action: str
    code: str
    text: str
    rule: str
    sentence: str
    citation: str


class Asked:
    """A position that is asked about.

    Args:
        game: the game, in the position shown.
        lang: language of the answers.

    Attributes:
        game, lang: the arguments.
        state, law: the position and the rules in force.
        reasons: puts refusals into words.
    """

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.state: State = game.state
        self.law: Law = game.timeline.now.law
        self.reasons = Reasons(self.law.rules, game.board, self.law.board, game.names)

    @property
    def here(self) -> int:
        """Where the pawn of the player to act stands."""
        return self.state.players[self.state.current].node

    def code(self, action: int, state: State | None = None) -> Refusal:
        """Return what the kernel says of an action, here or in a position that follows."""
        return Refusal(refusal(state or self.state, self.law.kernel, self.law.board, action))

    def legal(self, action: int) -> bool:
        """Tell whether an action is legal."""
        return self.code(action) == Refusal.NONE

    def reason(self, action: int, state: State | None = None) -> str:
        """Return why an action is refused, as a clause."""
        return self.reasons.reason(state or self.state, action, self.code(action, state), self.lang)

    def deed(self, action: int) -> str:
        """Return an action in words."""
        return action_words(action, self.state, self.law.rules, self.game.board, self.game.names, self.lang)

    def say(self, key: str, values: Mapping[str, object] = NOTHING) -> str:
        """Return a sentence or clause of an answer; it may speak of all that refusals speak of."""
        known = self.reasons.values(self.state, pack(Kind.PASS), self.lang)
        return say(self.lang, "question", key, **{**known, **values})

    def place(self, number: int) -> Place:
        """Return a place for a sentence."""
        return Place(self.game.board, number, self.lang)

    def steps(self, count: int) -> Steps:
        """Return a number of steps for a sentence."""
        return Steps(self.lang, count)

    def granted(self, action: int, several: bool = False) -> Answer:
        """Return the answer that an action is legal.

        Args:
            action: the action.
            several: whether there are others that would do as well.
        """
        text = self.say("yes_several" if several else "yes", {"deed": self.deed(action)})
        return self._answer(action, Refusal.NONE, text, "")

    def refused(self, action: int, reason: str = "", by: str = "") -> Answer:
        """Return the answer that an action is not legal.

        Args:
            action: the action.
            reason: why, as a clause; the refusal's own if left out.
            by: id of the rule, if another one than the refusal's says it better.
        """
        code = self.code(action)
        text = self.say("no", {"reason": reason or self.reason(action)})
        if code in WAITING and not reason:
            text = f"{text} {self.game.status(self.lang)}"
        return self._answer(action, code, text, by)

    def _answer(self, action: int, code: Refusal, text: str, by: str) -> Answer:
        found = rule(by) if by else self.reasons.rule(self.state, action, code)
        return Answer(
            allowed=code == Refusal.NONE,
            action=write_action(action, self.game.board),
            code="" if code == Refusal.NONE else code.name,
            text=text,
            rule=found.id,
            sentence=translated(found.text, self.lang),
            citation=cited(found, self.law.rules, self.lang),
        )

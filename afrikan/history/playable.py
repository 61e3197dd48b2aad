"""What may be done in the position shown: legal actions, why others are refused, what chance may bring."""

from abc import abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Self

from afrikan.errors import AfrikanError
from afrikan.history.past import Past
from afrikan.history.timeline import Action, Line, Moment
from afrikan.session import spoken


class Playable(Past[Moment, Action, Line]):
    """A game of any family: it says what is legal, and steps on where no person has to decide."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def chance(self) -> bool:
        """Whether chance decides next."""

    @abstractmethod
    def _read(self, text: str) -> Action:
        """Return the action that a canonical text names."""

    @abstractmethod
    def _refusal(self, action: Action) -> AfrikanError | None:
        """Return why an action is refused; ``None`` if it is legal."""

    @abstractmethod
    def _legal(self) -> Sequence[Action]:
        """Return all legal actions, or the outcomes that chance can bring."""

    @abstractmethod
    def _weight(self, action: Action) -> int:
        """Return the weight of an outcome among those that chance can bring."""

    @abstractmethod
    def do(self, action: str) -> Any:
        """Carry out a legal action or an outcome of chance."""

    @abstractmethod
    def draw(self) -> Any:
        """Let the game's luck decide."""

    @abstractmethod
    def decision(self) -> str | None:
        """Return what the policy would do whose decision it is; ``None`` for a person."""

    @property
    def legal(self) -> tuple[str, ...]:
        """The canonical texts of all legal actions, or of the outcomes that chance can bring."""
        return tuple(self._written(action) for action in self._legal())

    @property
    def outcomes(self) -> dict[str, Fraction]:
        """Exact probability of each outcome that chance can bring now; empty at a decision."""
        if not self.chance:
            return {}
        weights = {self._written(action): self._weight(action) for action in self._legal()}
        total = sum(weights.values())
        return {text: Fraction(count, total) for text, count in weights.items()}

    def verify(self, action: str) -> None:
        """Do nothing if an action is legal now, else say why not.

        Args:
            action: canonical text, such as ``"land cairo 3"`` or ``"go ne"``.

        Raises:
            IllegalAction: with the reason in words and the rule's citation.
            AfrikanError: if the text names no action.
        """
        self._verified(action)

    def _verified(self, text: str) -> Action:
        action = self._read(text)
        refused = self._refusal(action)
        if refused is not None:
            raise refused
        return action

    def why_not(self, action: str, lang: str | None = None) -> str | None:
        """Return in words why an action is refused now, with the rule's citation; ``None`` if it is legal.

        Args:
            action: canonical text, such as ``"attempt"``.
            lang: language of the sentence; the session's if left out.

        Raises:
            AfrikanError: if the text names no action.
        """
        refused = self._refusal(self._read(action))
        return None if refused is None else refused.text(spoken(lang))

    def can(self, action: str) -> bool:
        """Tell whether an action is legal now.

        Raises:
            AfrikanError: if the text names no action.
        """
        return self._refusal(self._read(action)) is None

    def step(self) -> str | None:
        """Let chance or the policy whose decision it is act once.

        Returns:
            The action, or ``None`` if a person must decide or the game is over.
        """
        if self.over:
            return None
        if self.chance:
            self.draw()
        else:
            action = self.decision()
            if action is None:
                return None
            self.do(action)
        return self._written(self.timeline.actions[self.at - 1])

    def play(self, actions: int | None = None) -> Self:
        """Step on until a person must decide, the game is over, or so many actions are done."""
        done = 0
        while (actions is None or done < actions) and self.step() is not None:
            done += 1
        return self

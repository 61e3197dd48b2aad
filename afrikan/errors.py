"""The errors a person can cause: each says in one sentence what is wrong and what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches


class AfrikanError(ValueError):
    """Base of every error that bad input can cause; its text is one sentence for people."""

    def _render_traceback_(self) -> list[str]:
        """Let notebooks show the sentence alone: where in the code it was noticed helps nobody there."""
        return [f"{type(self).__name__}: {self}"]


class DataError(AfrikanError):
    """A data file is not as it must be; names the file, the line and the reason."""

    def __init__(self, file: object, line: int | None, reason: str) -> None:
        place = f"{file}, line {line}" if line is not None else f"{file}"
        super().__init__(f"{place}: {reason}")


class RulesetError(AfrikanError):
    """A ruleset, option or value does not exist, is not available yet, or contradicts another."""


class IllegalAction(AfrikanError):
    """An action is refused by the rules; carries the refusal code and the citation.

    Attributes:
        code: name of the refusal, as in ``Refusal``.
        rule: id of the rule that refuses.
    """

    def __init__(self, message: str, code: str, rule: str) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


class SaveError(AfrikanError):
    """A saved game cannot be opened; names the place and the reason."""


def suggestion(value: object, known: Iterable[str]) -> str:
    """Return a half-sentence that helps after an unknown name.

    >>> suggestion("finish", ["finnish", "nordic"])
    "did you mean 'finnish'?"
    >>> suggestion("mars", ["finnish", "nordic"])
    'known: finnish, nordic'
    """
    names = list(known)
    close = get_close_matches(str(value), names, n=1)
    return f"did you mean '{close[0]}'?" if close else f"known: {', '.join(names)}"

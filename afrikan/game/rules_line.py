"""A line of the log that says which option was changed, what it means now and where that is written."""

from dataclasses import dataclass

from afrikan.game.log import LogLine
from afrikan.messages import say, translated
from afrikan.rules import Choice, Ruleset, catalogue
from afrikan.rules.sources import cite
from afrikan.rules.validate import shown
from afrikan.session import spoken


@dataclass(frozen=True, slots=True)
class RulesLine:
    """One option that was changed between two turns.

    Attributes:
        round, seat: the round, and the player whose turn begins, from 0.
        option: id of the option.
        value: what holds from here on.
    """

    round: int
    seat: int
    option: str
    value: Choice

    @property
    def rule(self) -> None:
        """No rule: players changed one."""

    @property
    def about(self) -> str:
        """Id of the option."""
        return self.option

    def citation(self, lang: str | None = None) -> str:
        """Return where this reading is written."""
        lang = spoken(lang)
        value = catalogue()[self.option].value(self.value)
        if value is None:
            return say(lang, "what_if", "unlisted")
        return cite(value.citations, lang)

    def text(self, lang: str | None = None) -> str:
        """Return what holds from here on as sentences; in the session's language if none is given."""
        lang = spoken(lang)
        option = catalogue()[self.option]
        value = option.value(self.value)
        number = say(lang, "what_if", "number", value=shown(self.value))
        return say(
            lang,
            "what_if",
            "line",
            reading=f"{self.option}={shown(self.value)}",
            question=translated(option.question, lang),
            answer=number if value is None else translated(value.text, lang),
        )

    def __str__(self) -> str:
        """Return the sentences in the session's language."""
        return self.text()


Line = LogLine | RulesLine
"""A line of the log."""


def rules_lines(before: Ruleset, after: Ruleset, round_number: int, seat: int) -> tuple[RulesLine, ...]:
    """Return a line for each option that a change of rules has changed.

    Args:
        before, after: the rulesets.
        round_number, seat: the round, and the player whose turn begins.
    """
    changed = before.differences(after).items()
    return tuple(RulesLine(round_number, seat, option, value) for option, (_, value) in changed)

"""Opens a position under two readings of one option and says what the difference is."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from afrikan.board.words import place_name
from afrikan.errors import IllegalAction, RulesetError
from afrikan.game.game import Game
from afrikan.game.rules_line import Line
from afrikan.game.view import PlayerView
from afrikan.messages import number, say, translated
from afrikan.quote import quoted
from afrikan.rules import Choice, Ruleset
from afrikan.rules.examples import Example, examples
from afrikan.rules.validate import option_named, shown
from afrikan.session import current

REASONS = 3
"""Refusals that are explained on one side: enough to see why, few enough to read."""


def opened(example: Example, rules: Ruleset, seed: int | None = None) -> Game:
    """Return the game of an example before the actions that show the difference.

    Args:
        example: the example.
        rules: the ruleset it is played under.
        seed: decides the luck from there on; the session's if left out.

    Raises:
        AfrikanError: if the rules do not allow the position.
    """
    if example.position:
        return Game.from_position(rules, example.position, seed=seed)
    game = Game(rules, example.opening["players"], seed=seed)
    for action in example.opening["then"]:
        game.do(action)
    return game


class Difference(NamedTuple):
    """What holds under one of two readings and not, or not so, under the other.

    Attributes:
        legal: actions, or outcomes of chance, that are possible here only.
        chances: if both wait for the same kind of chance, each outcome whose chance is another there.
        lines: what the log says here only.
        players: those who stand as they do here only.
    """

    legal: tuple[str, ...]
    chances: Mapping[str, Fraction]
    lines: tuple[Line, ...]
    players: tuple[PlayerView, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """A position under one reading.

    Attributes:
        value: the reading.
        game: the game in that position.
        differs: what is so here only.
    """

    value: Choice
    game: Game
    differs: Difference

    def labels(self, lang: str) -> tuple[str, ...]:
        """Return in words what may be done here only, or what is more or less likely here than there."""
        if not self.game.chance:
            return tuple(self.game.label(action, lang) for action in self.differs.legal)
        return tuple(
            say(lang, "contrast", "chance", outcome=self.game.label(action, lang), chance=str(chance))
            for action, chance in self.differs.chances.items()
        )

    def told(self, lang: str) -> tuple[str, ...]:
        """Return the sentences of the log that stand here only."""
        return tuple(line.text(lang) for line in self.differs.lines)

    def standings(self, lang: str) -> tuple[str, ...]:
        """Return in words how those players stand who stand differently."""
        return tuple(
            say(
                lang,
                "contrast",
                "player",
                player=player.name,
                money=number(player.money, lang),
                place=place_name(self.game.board, player.number, lang),
                state=player.state(lang),
            )
            for player in self.differs.players
        )


@dataclass(frozen=True, slots=True, eq=False)
class Contrast:
    """One position under two readings, with the same luck.

    Attributes:
        example: the example that is opened.
        base: the ruleset in which only the option is changed.
        sides: the position under either reading.
        both: what is possible under both.
    """

    example: Example
    base: Ruleset
    sides: tuple[Side, Side]
    both: tuple[str, ...]

    @property
    def parts(self) -> bool:
        """Whether the readings part where the example says: in what is legal, or in what has happened."""
        found = [side.differs for side in self.sides]
        if self.example.deeds:
            return any(differs.lines or differs.players for differs in found)
        return any(differs.legal or differs.chances for differs in found)

    def refusals(self, here: Side, lang: str) -> tuple[str, ...]:
        """Return why what is legal under the other reading is refused here; empty if deeds differ.

        Args:
            here: one of the sides.
            lang: the language.
        """
        there = self.sides[1] if here is self.sides[0] else self.sides[0]
        if self.example.deeds or here.game.chance or not _same_moment(here.game, there.game):
            return ()
        found: dict[str, str] = {}
        for action in there.differs.legal:
            refused = _refusal(here.game, action)
            found.setdefault(refused.code, refused.text(lang))
        return tuple(found.values())[:REASONS]

    def text(self, lang: str | None = None) -> str:
        """Return the question, what is so under each reading, and what is possible under both."""
        lang = lang or current().language
        lines = [translated(self.example.text, lang)]
        for side in self.sides:
            lines.append(f"{self.example.option}={shown(side.value)}: {side.game.status(lang)}")
            facts = (*side.told(lang), *side.standings(lang), *side.labels(lang))
            lines += [f"  {fact}" for fact in (*facts, *self.refusals(side, lang))]
        if self.both:
            labels = "; ".join(self.sides[0].game.label(action, lang) for action in self.both)
            lines.append(say(lang, "contrast", "both", actions=labels))
        return "\n".join(lines)

    def __str__(self) -> str:
        """Return the text in the session's language."""
        return self.text()


def _same_moment(a: Game, b: Game) -> bool:
    """Tell whether two games wait for the same thing."""
    return (a.state.current, a.state.phase) == (b.state.current, b.state.phase)


def _refusal(game: Game, action: str) -> IllegalAction:
    try:
        game.verify(action)
    except IllegalAction as refused:
        return refused
    raise AssertionError(f"{action} is legal")


def contrast(
    option: str, a: Choice, b: Choice, base_ruleset: Ruleset | None = None, *, seed: int | None = None
) -> Contrast:
    """Open a position in which two readings of an option part.

    Args:
        option: id of the option.
        a, b: the readings.
        base_ruleset: the ruleset in which the option is changed; the example's own if left out.
        seed: decides the luck; the session's if left out.

    Raises:
        AfrikanError: if there is no such option or no such example, or the ruleset does not allow it.

    >>> print(contrast("capetown_bonus", 500, 5000).text("en"))
    Aino is the first to arrive in Cape Town: how much does she receive?
    capetown_bonus=500: Aino has arrived beside a tile.
      Aino is first in Capetown and receives 500.
      Aino: Capetown, money 800, free
    capetown_bonus=5000: Aino has arrived beside a tile.
      Aino is first in Capetown and receives 5,000.
      Aino: Capetown, money 5,300, free
    Under both: Pay 100 and open the tile; Leave the tile closed
    """
    return contrast_of(example_of(option, a, b), a, b, base_ruleset, seed=seed)


def example_of(option: str, a: Choice, b: Choice) -> Example:
    """Return the first example in which two readings of an option part.

    Raises:
        RulesetError: if there is none.
    """
    option_named(option)
    for example in examples().positions.get(option, ()):
        if a != b and a in example.values and b in example.values:
            return example
    raise RulesetError("example_missing", option=option, pair=(quoted(a), quoted(b)))


def contrast_of(
    example: Example, a: Choice, b: Choice, base: Ruleset | None = None, *, seed: int | None = None
) -> Contrast:
    """Open an example under two of its readings; the arguments are those of ``contrast``.

    Raises:
        AfrikanError: if the base does not allow a reading or the position.
    """
    games = []
    for value in (a, b):
        game = opened(example, example.ruleset(value, base), seed)
        for deed in example.deeds:
            game.do(deed)
        games.append(game)
    here, there = games
    decided = not (here.chance or here.over)
    both = tuple(action for action in here.legal if decided and action in there.legal)
    sides = (Side(a, here, _difference(here, there)), Side(b, there, _difference(there, here)))
    return Contrast(example, base or example.ruleset(a), sides, both)


def _difference(here: Game, there: Game) -> Difference:
    ours, theirs = here.outcomes, there.outcomes
    alike = _same_moment(here, there)
    heard = {line.text("en") for line in there.log}
    others = {_standing(player) for player in there.players}
    return Difference(
        legal=tuple(action for action in here.legal if action not in there.legal),
        chances={action: chance for action, chance in ours.items() if alike and theirs.get(action) != chance},
        lines=tuple(line for line in here.log if line.text("en") not in heard),
        players=tuple(player for player in here.players if _standing(player) not in others),
    )


def _standing(player: PlayerView) -> tuple[object, ...]:
    """Return what can be seen of a player; a place by its id, since boards number theirs differently."""
    return (player.seat, player.at, player.money, player.conditions)

"""Where one game parts under two rulesets: the last common position, what differs then, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from afrikan.errors import AfrikanError, RulesetError
from afrikan.game.entries import write_entry
from afrikan.game.game import Game
from afrikan.game.law import law_of
from afrikan.game.moment import Moment
from afrikan.game.rules_line import Line
from afrikan.language import number
from afrikan.messages import say, translated
from afrikan.records import as_dict
from afrikan.rules import Choice, Ruleset, catalogue
from afrikan.rules.validate import shown
from afrikan.session import spoken

if TYPE_CHECKING:
    from afrikan.game.entries import Entry

PICTURE_WIDTH = 520


class Step(NamedTuple):
    """What one action was and did: two games in which these are equal go on alike as far as one can see."""

    action: Entry
    money: int
    events: tuple[int, ...]
    ending: int
    winner: int


@dataclass(frozen=True)
class Divergence:
    """Where a game parts under two rulesets.

    Attributes:
        number: of the game.
        first, second: the game under either ruleset, at the last position that both have in common; ``redo``
            shows how each goes on.
        options: the options of which each alone makes the first ruleset behave as the second one here, with
            both values; none if it takes several together.
        differing: all options in which the rulesets differ, with both values.
    """

    number: int
    first: Game
    second: Game
    options: dict[str, tuple[Choice, Choice]]
    differing: dict[str, tuple[Choice, Choice]]

    @property
    def index(self) -> int:
        """After how many actions the games part."""
        return self.first.at

    @property
    def round(self) -> int:
        """The round in which they part."""
        return self.first.state.round

    @property
    def seat(self) -> int:
        """The seat to act there, from 1."""
        return self.first.state.current + 1

    @property
    def turn(self) -> int:
        """Which of that player's turns it is."""
        return self.first.state.players[self.first.state.current].turns

    @property
    def actions(self) -> tuple[str, str]:
        """The action that follows in either game; they are equal if only its effects differ."""
        return _following(self.first), _following(self.second)

    @property
    def lines(self) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
        """The log lines of that action in either game, from the first one on in which they differ."""
        one, other = (game.timeline.lines[self.index + 1] for game in (self.first, self.second))
        pairs = zip(one, other, strict=False)
        alike = next((place for place, (a, b) in enumerate(pairs) if _event(a) != _event(b)), None)
        begin = min(len(one), len(other)) if alike is None else alike
        return one[begin:], other[begin:]

    def text(self, lang: str | None = None) -> str:
        """Return in sentences where the games part, in what, through which option and by which rule."""
        lang = spoken(lang)
        return "\n".join((*self.told(lang), *self.behind(lang)))

    def told(self, lang: str) -> Iterator[str]:
        """Yield in sentences where the games part and in what."""
        yield self._where(lang)
        if self.first.rules.board != self.second.rules.board:
            yield _word(lang, "boards_differ")
        yield from self._difference(lang)

    def _where(self, lang: str) -> str:
        """Return in whose turn the games part; a rule can have ended the turn in one of them only."""
        here, there = self.players
        if here == there and not self.round:
            return _word(lang, "where_first", game=self.number, player=here)
        if here == there:
            return _word(lang, "where", game=self.number, round=self.round, player=here, turn=self.turn)
        a, b = self.first.rules.code, self.second.rules.code
        return _word(
            lang, "where_apart", game=self.number, round=self.round, a=a, here=here, b=b, there=there
        )

    @property
    def players(self) -> tuple[str, str]:
        """Who is to act there in either game."""
        first, second = self.first, self.second
        return first.names[first.state.current], second.names[second.state.current]

    def _difference(self, lang: str) -> Iterator[str]:
        """Yield what follows in either game, and the rule that says so."""
        one, other = self.actions
        a, b = self.first.rules.code, self.second.rules.code
        if one == other:
            yield _word(lang, "same_action", action=self.first.label(one, lang))
        for code, game, lines in zip((a, b), (self.first, self.second), self.lines, strict=True):
            action = _following(game)
            said = [line.text(lang) for line in lines]
            if one == other and not said:
                said = [self._purse(game, lang)]
            key = "effects" if one == other else "acts"
            label = game.label(action, lang)
            yield _word(lang, key, rules=code, action=label, events=" ".join(said)).rstrip()
        here, there = self.players
        if here != there:
            return
        if one != other and (refused := self._refused(lang)):
            yield refused
        else:
            yield from self._cited(lang)

    def _purse(self, game: Game, lang: str) -> str:
        """Return what the player has then; it tells where the rules differ in what no event speaks of."""
        after = game.timeline.moments[self.index + 1].state
        money = number(after.players[self.seat - 1].money, lang)
        return _word(lang, "purse", player=game.names[self.seat - 1], money=money)

    def _refused(self, lang: str) -> str | None:
        """Return why the one action is refused under the other ruleset, if either is."""
        for acting, judging in ((self.first, self.second), (self.second, self.first)):
            action = _following(acting)
            reason = judging.why_not(action, lang)
            if reason is not None:
                label = acting.label(action, lang)
                return _word(lang, "refused", rules=judging.rules.code, action=label, reason=reason)
        return None

    def _cited(self, lang: str) -> Iterator[str]:
        """Yield where the rule behind the first differing line of either game is written."""
        one, other = self.actions
        if one != other:
            yield _word(lang, "both_allowed")
        for game, lines in zip((self.first, self.second), self.lines, strict=True):
            if lines:
                yield _word(lang, "written", rules=game.rules.code, citation=lines[0].citation(lang))

    def behind(self, lang: str) -> Iterator[str]:
        """Yield in sentences through which options the games part."""
        if not self.options:
            yield _word(lang, "several", options=", ".join(self.differing))
        elif len(self.options) > 1:
            yield _word(lang, "each")
        for option, (_, value) in self.options.items():
            yield _word(
                lang,
                "option",
                reading=f"{option}={shown(value)}",
                question=translated(catalogue()[option].question, lang),
                answer=_answer(option, value, lang),
            )

    def __repr__(self) -> str:
        """Return the sentences in the session's language."""
        return self.text()

    def _repr_html_(self) -> str:
        lang = spoken(None)
        figures = "".join(
            f'<figure style="margin:0;flex:1 1 20em"><figcaption>{escape(game.rules.code)}</figcaption>'
            f"{game.svg(lang, width=PICTURE_WIDTH, legend=False)}</figure>"
            for game in (self.first, self.second)
        )
        words = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.text(lang).splitlines())
        return f'<div>{words}<div style="display:flex;flex-wrap:wrap;gap:1em">{figures}</div></div>'


def divergence_of(number: int, first: Game, second: Game) -> Divergence:
    """Return where a game parts under two rulesets.

    Args:
        number: of the game.
        first, second: the game under either ruleset, at its beginning.

    Raises:
        AfrikanError: if it does not part.
    """
    found = find_divergence(number, first, second)
    if found is None:
        raise AfrikanError("compare_game_alike", game=str(number))
    return found


def find_divergence(number: int, first: Game, second: Game) -> Divergence | None:
    """Return where a game parts under two rulesets, or ``None`` if it is played the same to the end.

    Args:
        number, first, second: as for ``divergence_of``.
    """
    while True:
        one, other = stepped(first), stepped(second)
        if one is None or other is None:
            return None
        if one != other:
            break
    first.jump(first.at - 1)
    second.jump(second.at - 1)
    differing = first.rules.differences(second.rules)
    options = {
        option: values
        for option, values in differing.items()
        if _suffices(first, second, option, values[1], other)
    }
    return Divergence(number, first, second, options, differing)


def stepped(game: Game) -> Step | None:
    """Let a game go on by one action and return what it was and did; ``None`` if the game is over."""
    if game.over:
        return None
    return done_in(game, game.coming or game.decision() or "")


def done_in(game: Game, action: str) -> Step:
    """Carry out an action and return what it was and did."""
    actor = game.state.current
    state = game.do(action).state
    noted = tuple(state.notes[: 3 * state.noted])
    return Step(game.timeline.actions[-1], state.players[actor].money, noted, state.ending, state.winner)


def _suffices(first: Game, second: Game, option: str, value: Choice, wanted: Step) -> bool:
    """Tell whether one option alone makes the first game go on as the second does.

    Where both positions are the same to the last number, the option is changed there; otherwise rules have
    told before, unseen, so the game is played with it from the beginning.
    """
    try:
        rules = first.rules.replace(**{option: value})
    except RulesetError:
        return False
    here, there = first.timeline.now, second.timeline.now
    if as_dict(here.state) == as_dict(there.state) and here.faces == there.faces:
        return _goes_on(_under(first, rules), wanted)
    game = Game(
        rules, first.names, policies=[seat.policy for seat in first.seats], seed=first.seed, game=first.game,
        rounds=first.rounds,
    ).play(first.at)  # fmt: skip
    return game.timeline.actions == second.timeline.done and _goes_on(game, wanted)


def _goes_on(game: Game, wanted: Step) -> bool:
    """Tell whether a game goes on by a step; what that does is asked before what the policy chooses."""
    action = write_entry(wanted.action, game.board)
    return game.can(action) and done_in(game.fork(), action) == wanted and stepped(game) == wanted


def _under(game: Game, rules: Ruleset) -> Game:
    """Return a game that goes on from the same position under other rules, wherever in a turn it is."""
    branch = game.fork()
    now = branch.timeline.now
    branch.timeline.add(rules, Moment(now.state, now.faces, law_of(rules)), ())
    return branch


def _following(game: Game) -> str:
    return write_entry(game.timeline.actions[game.at], game.board)


def _event(line: Line) -> tuple[object, ...]:
    return (getattr(line, "event", None), getattr(line, "a", None), getattr(line, "b", None))


def _answer(option: str, choice: Choice, lang: str) -> str:
    value = catalogue()[option].value(choice)
    if value is None:
        return say(lang, "what_if", "number", value=shown(choice))
    return translated(value.text, lang)


def _word(lang: str, key: str, **values: object) -> str:
    return say(lang, "divergence", key, **values)

"""What the history shows of a game, as plain data: the turns, and the newest lines of the log."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any
from zlib import crc32

from afrikan.game import Game
from afrikan.game.rules_line import Line
from afrikan.messages import say, translated

LINES = 60
"""Number of log lines shown, the newest before the position shown."""
WORDS = ("back", "on", "slider", "branch", "caption", "source", "jump", "empty")


@dataclass(frozen=True, slots=True)
class HistoryView:
    """A past as the page shows it; its size does not grow with the game.

    Attributes:
        turn, turns: number of the turn shown, 0 for the set-up, and of the last one.
        inside: whether the position shown is inside that turn, not at its beginning.
        newest: whether nothing is known after it.
        said: the turn in words.
        branches, branch: the branches in words, and the number of the one shown.
        log: turns of the log, newest first; each line names its rule by its number in ``rules``.
        rules: the sentence and the source of each rule that stands behind a line of the log.
        words: the labels.
        busy: whether bots play, so that nothing can be pressed.
    """

    turn: int
    turns: int
    inside: bool
    newest: bool
    said: str
    branches: tuple[str, ...]
    branch: int
    log: tuple[dict[str, Any], ...]
    rules: tuple[tuple[str, str], ...]
    words: dict[str, str]
    busy: bool

    def as_dict(self) -> dict[str, Any]:
        """Return the view as plain data."""
        return asdict(self)


class Turns:
    """Where each turn of a game begins; read once, and then only what has been added.

    Args:
        game: the game; turns that are undone and played otherwise belong to another game, a branch.

    Attributes:
        starts: the number of the action with which each turn begins, 0 for the set-up.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.starts = [0]
        self._read = 0

    def update(self) -> None:
        """Read the turns that have begun since the last time."""
        moments = self.game.timeline.moments
        for number in range(self._read + 1, len(moments)):
            if _whose(self.game, number) != _whose(self.game, number - 1):
                self.starts.append(number)
        self._read = len(moments) - 1

    def turn_at(self, at: int) -> int:
        """Return the number of the turn to which a position belongs."""
        return bisect_right(self.starts, at) - 1

    def heading(self, turn: int, lang: str) -> str:
        """Return a turn in words."""
        state = self.game.timeline.moments[self.starts[turn]].state
        if not state.players[state.current].turns:
            return say(lang, "history", "set_up")
        return say(lang, "history", "turn", round=state.round, player=self.game.names[state.current])


def _whose(game: Game, number: int) -> tuple[int, int]:
    """Return whose turn it is and which of his; the same for all of the set-up."""
    state = game.timeline.moments[number].state
    turns = state.players[state.current].turns
    return (state.current if turns else -1), turns


def history_view(
    game: Game, turns: Turns, lang: str, branches: Sequence[str], branch: int, busy: bool
) -> HistoryView:
    """Return the past of a game up to the position shown.

    Args:
        game: the game.
        turns: its turns.
        lang: the language.
        branches, branch: the branches in words, and the number of the one shown.
        busy: whether bots play.
    """
    turns.update()
    turn = turns.turn_at(game.at)
    words = {word: say(lang, "history", word) for word in WORDS}
    rules: dict[tuple[str, str], int] = {}
    log = tuple(_log(game, turns, lang, rules))
    return HistoryView(
        turn=turn,
        turns=len(turns.starts) - 1,
        inside=game.at > turns.starts[turn],
        newest=game.at == game.length,
        said=turns.heading(turn, lang),
        branches=tuple(branches),
        branch=branch,
        log=log,
        rules=tuple(rules),
        words=words,
        busy=busy,
    )


def _log(game: Game, turns: Turns, lang: str, rules: dict[tuple[str, str], int]) -> list[dict[str, Any]]:
    """Return the newest turns of the log, and add the rules behind them to ``rules``."""
    found: list[dict[str, Any]] = []
    left, end = LINES, game.at
    for turn in range(turns.turn_at(game.at), -1, -1):
        start = turns.starts[turn]
        lines = game.timeline.lines_between(start, end)
        if lines:
            found.append(
                turn_entry(start, turns.heading(turn, lang), [_said(line, lang) for line in lines], rules)
            )
        left, end = left - len(lines), start
        if left <= 0:
            break
    return found


@lru_cache(maxsize=4096)
def _said(line: Line, lang: str) -> tuple[str, str, str]:
    """Return a line, the rule behind it and where the rule is written; most lines are shown many times."""
    return line.text(lang), translated(line.rule.text, lang) if line.rule else "", line.citation(lang)


def turn_entry(
    start: int, heading: str, said: list[tuple[str, str, str]], rules: dict[tuple[str, str], int]
) -> dict[str, Any]:
    """Return a turn of the log; its key stands for all that is to be read there, in whatever game.

    Args:
        start: number of the action with which it begins.
        heading: the turn in words.
        said: its lines, each with the sentence of its rule and where that is written.
        rules: the number of each rule named so far; those of this turn are added.
    """
    lines = [
        {"text": text, "rule": rules.setdefault((sentence, source), len(rules))}
        for text, sentence, source in said
    ]
    return {
        "key": f"{start} {crc32(repr((heading, said)).encode()):x}",
        "heading": heading,
        "at": start,
        "lines": lines,
    }

"""How far each person at the table may go back, and what the history shows of a game to a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from afrikan.errors import AfrikanError
from afrikan.island.game import IslandGame
from afrikan.island.game.log import LogLine
from afrikan.island.kernel import decider, is_chance
from afrikan.language import translated
from afrikan.messages import say
from afrikan.widgets.stepper.history_view import LINES, HistoryView, turn_entry

if TYPE_CHECKING:
    from afrikan.widgets.island.play.state import TableState

WORDS = ("back", "on", "slider", "branch", "caption", "source", "jump", "empty")


def waits(table: TableState, at: int) -> bool:
    """Return whether a person decides in a position; anybody where no person plays."""
    state = table.game.timeline.moments[at].state
    drawn = is_chance(state) and table.automatic
    return not drawn and (decider(state) in table.persons or not table.persons)


def before(table: TableState) -> int:
    """Return the last position before the one shown in which a person decides.

    Raises:
        AfrikanError: if there is none.
    """
    for at in range(table.game.at - 1, -1, -1):
        if waits(table, at):
            return at
    raise AfrikanError("past_begins")


def after(table: TableState) -> int:
    """Return the next known position in which a person decides, else the last one known."""
    game = table.game
    return next((at for at in range(game.at + 1, game.length) if waits(table, at)), game.length)


def refuse_past(table: TableState, at: int) -> None:
    """Refuse to go back beyond what one of two people has decided.

    Args:
        table: the table.
        at: the position to go to.

    Raises:
        AfrikanError: if the other one decided since then.
    """
    if not table.two or table.viewer is None:
        return
    seats = [decider(moment.state) for moment in table.game.timeline.moments[max(at, 0) : table.game.at]]
    others = [seat for seat in seats if seat != table.viewer]
    if others:
        raise AfrikanError("past_of_two", player=table.game.names[others[-1]])


def starts_of(game: IslandGame) -> list[int]:
    """Return the number of the action with which each day begins, 0 for what comes before the first."""
    starts = [0]
    shown = None
    for at, moment in enumerate(game.timeline.moments):
        whose = (moment.state.round, moment.state.current) if moment.state.round else None
        if whose != shown:
            starts.append(at)
        shown = whose
    return starts


def history_of(table: TableState) -> HistoryView:
    """Return the past of the game on the table, as far as the person at the screen may read it."""
    game, lang = table.game, table.lang
    starts = starts_of(game)
    day = max(number for number, start in enumerate(starts) if start <= game.at)
    rules: dict[tuple[str, str], int] = {}
    closed = table.playing or table.covered or (table.two and table.viewer is not None)
    log = () if table.covered else tuple(_log(table, starts, day, rules))
    return HistoryView(
        turn=day,
        turns=len(starts) - 1,
        inside=game.at > starts[day],
        newest=game.at == game.length,
        said=heading(game, starts[day], lang),
        branches=(),
        branch=0,
        log=log,
        rules=tuple(rules),
        words={word: say(lang, "island_past", word) for word in WORDS},
        busy=closed,
    )


def heading(game: IslandGame, at: int, lang: str) -> str:
    """Return a day in words."""
    state = game.timeline.moments[at].state
    if not state.round:
        return say(lang, "island_past", "set_up")
    return say(lang, "island_past", "day", day=state.round, player=game.names[state.current])


def _log(table: TableState, starts: list[int], day: int, rules: dict[tuple[str, str], int]) -> list[Any]:
    """Return the newest days of the log, and add the rules behind them to ``rules``."""
    game, lang, viewer = table.game, table.lang, table.viewer
    found: list[Any] = []
    left, end = LINES, game.at
    for start in reversed(starts[: day + 1]):
        lines = game.timeline.lines_between(start, end)
        if lines:
            said = [_said(table, line, viewer) for line in lines]
            found.append(turn_entry(start, heading(game, start, lang), said, rules))
        left, end = left - len(lines), start
        if left <= 0:
            break
    return found


def _said(table: TableState, line: LogLine, viewer: int | None) -> tuple[str, str, str]:
    """Return a line, the rule behind it and where the rule is written, as a reader may know them.

    Most lines are shown many times, so that the table keeps them.
    """
    key = line.seat, line.event, line.hex, line.a, line.b, viewer
    if key not in table.said:
        lang = table.lang
        rule = translated(line.rule_seen(viewer).text, lang)
        table.said[key] = line.text(lang, viewer), rule, line.citation(lang, viewer)
    return table.said[key]

"""The tables of many games: tidy pandas DataFrames, made from the counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from afrikan.board.words import place_name
from afrikan.checks import check_confidence
from afrikan.errors import AfrikanError
from afrikan.quote import quoted
from afrikan.session import spoken
from afrikan.simulation.estimates import deviation, mean_of, share_of
from afrikan.simulation.layout import Figure, Spot
from afrikan.simulation.looks import Sums, carried, estimate
from afrikan.simulation.measures import NAMES, SHARES
from afrikan.star.state import SEATS
from afrikan.star.tables import board_of
from afrikan.star.words import Ending, Event

if TYPE_CHECKING:
    import pandas as pd

    from afrikan.simulation.tally import Tally

GROUPS = ("entrant", "seat", "both")


class Group(NamedTuple):
    """Players that a row is about: the columns that name them, their seats, entrants, and games played."""

    names: dict[str, Any]
    seats: Sequence[int]
    entrants: Sequence[int]
    games: int


def groups(runs: Tally, by: str) -> Iterator[Group]:
    """Yield the players that the rows of a table are about.

    Raises:
        AfrikanError: if ``by`` is not one of ``GROUPS``.
    """
    if by not in GROUPS:
        raise AfrikanError("by_unknown", by=quoted(by), known=GROUPS)
    everybody = range(runs.seats)
    for seat in everybody if by != "entrant" else (None,):
        for entrant in everybody if by != "seat" else (None,):
            seats = everybody if seat is None else (seat,)
            entrants = everybody if entrant is None else (entrant,)
            games = games_at(runs, seats, entrants)
            if games:
                yield Group(named(runs, seat, entrant), seats, entrants, games)


def games_at(runs: Tally, seats: Sequence[int], entrants: Sequence[int]) -> int:
    """Return in how many games one of the entrants sat at one of the seats, each counted."""
    shifts = range(runs.seats) if runs.rotate else (0,)
    lots = [len(range(shift, runs.games, len(shifts))) for shift in shifts]
    pairs = {(shift, (entrant + shift) % runs.seats) for entrant in entrants for shift in shifts}
    return sum(lots[shift] for shift, seat in pairs if seat in seats)


def named(runs: Tally, seat: int | None, entrant: int | None) -> dict[str, Any]:
    """Return the columns that name a player; a seat has a policy where the entrants keep their seats."""
    if entrant is None and seat is not None and not runs.rotate:
        return {"seat": seat + 1, "policy": runs.policies[seat]}
    names: dict[str, Any] = {} if seat is None else {"seat": seat + 1}
    if entrant is None:
        return names | {"policy": ""}
    return names | {"entrant": entrant + 1, "policy": runs.policies[entrant]}


def framed(runs: Tally, rows: list[dict[str, Any]]) -> pd.DataFrame:
    """Return rows as a table whose ``attrs`` tell what was played."""
    import pandas as pd

    frame = pd.DataFrame(rows)
    frame.attrs |= {"ruleset": runs.rules.code, "seed": runs.seed, "games": runs.games}
    return frame


def level_of(runs: Tally, confidence: float) -> float:
    """Return what intervals must be made for.

    Raises:
        AfrikanError: if it is no confidence, or no games were played.
    """
    check_confidence(confidence)
    if not runs.games:
        raise AfrikanError("runs_empty")
    return runs.level(confidence)


def player_table(runs: Tally, by: str, confidence: float) -> pd.DataFrame:
    """Return who won how often, with how many turns, how much money, and what each did a game."""
    level, rows = level_of(runs, confidence), []
    for group in groups(runs, by):
        star, horseshoe, turns, money, squares = (
            runs.figure(figure, group.seats, group.entrants) for figure in Figure
        )
        share = share_of(star + horseshoe, group.games, level)
        mean = mean_of(money, squares, group.games, level)
        rows.append(
            group.names
            | {"games": group.games, "wins": star + horseshoe, "star_wins": star, "horseshoe_wins": horseshoe}
            | {"share": share.value, "low": share.low, "high": share.high, "turns": turns / group.games}
            | {"money": mean.value, "money_low": mean.low, "money_high": mean.high}
            | {
                name: runs.happened(event, group.seats, group.entrants) / group.games
                for name, event in DONE.items()
            }
        )
    return framed(runs, rows)


DONE = {
    "tiles_opened": Event.OPENED,
    "tickets": Event.TICKET_BOUGHT,
    "flights": Event.FLEW,
    "robberies": Event.ROBBED,
}
"""What the table of players gives a game."""


def city_table(runs: Tally, confidence: float) -> pd.DataFrame:
    """Return for each city the stops there, how often its tile was opened and the Star lay there."""
    level, board, lang = level_of(runs, confidence), board_of(runs.rules), spoken(None)
    rows = []
    for city, name in enumerate(board.cities):
        stops, opened, lay, found, *_ = (runs.spot(city, figure) for figure in Spot)
        share = share_of(opened, runs.games, level)
        rows.append(
            {"city": name, "name": place_name(board, city, lang), "stops": stops}
            | {"stops_a_game": stops / runs.games, "opened": opened}
            | {"share": share.value, "low": share.low, "high": share.high}
            | {"star_lay": lay, "star_found": found}
        )
    return framed(runs, rows)


def star_table(runs: Tally, confidence: float) -> pd.DataFrame:
    """Return for each city and entrant how often who won when the Star lay there."""
    level, board, lang = level_of(runs, confidence), board_of(runs.rules), spoken(None)
    rows = []
    for city, name in enumerate(board.cities):
        lay = runs.spot(city, Spot.STAR_LAY)
        for entrant in range(runs.seats if lay else 0):
            wins = runs.won_from(city, entrant)
            share = share_of(wins, lay, level)
            rows.append(
                {"city": name, "name": place_name(board, city, lang)}
                | named(runs, None, entrant)
                | {"games": lay, "wins": wins}
                | {"share": share.value, "low": share.low, "high": share.high}
            )
    return framed(runs, rows)


def length_table(runs: Tally, confidence: float) -> pd.DataFrame:
    """Return how many games ended in each round, and in which way."""
    level, rows, over = level_of(runs, confidence), [], 0
    ways = {ending.name.lower(): runs.ended(ending) for ending in tuple(Ending)[1:]}
    for ended in range(1, max(runs.lasted) + 1):
        found = {name: way[ended] for name, way in ways.items()}
        games = sum(found.values())
        over += games
        share = share_of(games, runs.games, level)
        rows.append(
            {"round": ended, "games": games}
            | found
            | {"share": share.value, "low": share.low, "high": share.high, "over": over / runs.games}
        )
    return framed(runs, rows)


def money_table(runs: Tally, confidence: float) -> pd.DataFrame:
    """Return each entrant's mean money at the end of each round, over the games that lasted so long."""
    level, rows, left = level_of(runs, confidence), [], runs.games
    lasted = runs.lasted
    for ended in range(1, max(lasted) + 1):
        for entrant in range(runs.seats):
            sums = runs.money_after(ended, entrant)
            mean = mean_of(*sums, left, level)
            rows.append(
                {"round": ended}
                | named(runs, None, entrant)
                | {"games": left, "mean": mean.value, "low": mean.low, "high": mean.high}
                | {"deviation": deviation(*sums, left)}
            )
        left -= lasted.get(ended, 0)
    return framed(runs, rows)


def attempt_table(runs: Tally, by: str, confidence: float) -> pd.DataFrame:
    """Return how tiles were opened: bought, or by how many attempts with the die."""
    level, rows = level_of(runs, confidence), []
    for group in groups(runs, by):
        bought, opened, succeeded, failed = (
            runs.happened(event, group.seats, group.entrants)
            for event in (
                Event.TILE_BOUGHT, Event.OPENED, Event.ATTEMPT_SUCCEEDED, Event.ATTEMPT_FAILED,
            )
        )  # fmt: skip
        share = share_of(succeeded, succeeded + failed, level)
        rows.append(
            group.names
            | {"games": group.games, "opened": opened, "bought": bought}
            | {"attempts": succeeded + failed, "succeeded": succeeded, "failed": failed}
            | {"share": share.value, "low": share.low, "high": share.high}
        )
    return framed(runs, rows)


def hazard_table(runs: Tally, by: str, confidence: float) -> pd.DataFrame:
    """Return how often players were caught, and the turns lost to that and to slavery."""
    level, rows = level_of(runs, confidence), []
    for group in groups(runs, by):
        caught, released, still, enslaved, served, lost = (
            runs.happened(event, group.seats, group.entrants)
            for event in (
                Event.CAUGHT, Event.RELEASED, Event.STILL_HELD, Event.ENSLAVED, Event.SERVED,
                Event.TURN_LOST,
            )
        )  # fmt: skip
        share = share_of(released, released + still, level)
        rows.append(
            group.names
            | {"games": group.games, "caught": caught, "caught_a_game": caught / group.games}
            | {"held_turns": released + still, "released": released}
            | {"share": share.value, "low": share.low, "high": share.high}
            | {"enslaved": enslaved, "slave_turns": served, "lost_turns": lost}
        )
    return framed(runs, rows)


def event_table(runs: Tally) -> pd.DataFrame:
    """Return how often each event happened to each entrant at each seat."""
    level_of(runs, 0.5)
    return framed(
        runs,
        [
            {"event": event.name.lower()} | group.names | {"games": group.games, "times": times}
            for event in Event
            for group in groups(runs, "both")
            for times in (runs.happened(event, group.seats, group.entrants),)
        ],
    )


def names_of(runs: Tally) -> list[str]:
    """Return the measures there are with so many players."""
    return [name for name in NAMES if name not in absent_from(runs)]


def absent_from(runs: Tally) -> set[str]:
    """Return the measures that say nothing with these players, or the same as another.

    Seats are entrants unless these rotate; policies are entrants unless several have the same one.
    """
    players, numbers = range(1, runs.seats + 1), range(1, SEATS + 1)
    firsts = {runs.deciders.index(policy) + 1 for policy in runs.deciders}
    told = firsts if 1 < len(firsts) < runs.seats else ()
    return (
        {f"wins_{number}" for number in numbers if number not in players}
        | {f"seat_wins_{number}" for number in numbers if not runs.rotate or number not in players}
        | {f"policy_wins_{number}" for number in numbers if number not in told}
    )


def measure_table(runs: Tally, confidence: float) -> pd.DataFrame:
    """Return the mean, its interval and the standard deviation of everything a game is measured by."""
    level, rows = level_of(runs, confidence), []
    for name in names_of(runs):
        sums = runs.sums(name)
        mean = estimate(name, sums, runs.games, level)
        rows.append(
            {"measure": name, "kind": "share" if NAMES[name] in SHARES else "mean", "total": sums.total}
            | {"mean": mean.value, "low": mean.low, "high": mean.high}
            | {"deviation": deviation(*sums, runs.games)}
        )
    return framed(runs, rows)


def known_table(runs: Tally) -> pd.DataFrame:
    """Return the figures that playing was to stop for: interval, half-width wanted, whether reached."""
    until, rows = runs.until, []
    if until is None:
        raise AfrikanError("until_none")
    level = level_of(runs, until.confidence)
    for name, half in until.wanted:
        sums: Sums = runs.sums(name)
        mean = estimate(name, sums, runs.games, level)
        reached = mean.half <= half and carried(sums, runs.games)
        rows.append(
            {"measure": name, "mean": mean.value, "low": mean.low, "high": mean.high}
            | {"wanted": half, "reached": reached}
        )
    return framed(runs, rows)


def row_table(runs: Tally) -> pd.DataFrame:
    """Return the measures of the games kept, one row each."""
    names = names_of(runs)
    rows = [{"game": game} | dict(zip(NAMES, row, strict=True)) for game, row in enumerate(runs.kept)]
    frame = framed(runs, rows)
    return frame[["game", *names]] if rows else frame

"""Where a chaser still has a chance: its chance to win from every place, by one pass backwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from afrikan.draw.overlay import MapWords, overlay_svg
from afrikan.draw.scene import Pawn
from afrikan.errors import Word
from afrikan.odds.answer.words import whole_percent
from afrikan.odds.races.clock import Clock, free_ways, whole_prizes
from afrikan.odds.races.runner import Label, Row, Runner
from afrikan.odds.races.words import name_of
from afrikan.pawn.within import Weight

if TYPE_CHECKING:
    from afrikan.odds.races.home import Race


@lru_cache(maxsize=8)
def chances_of(race: Race, seat: int, best_response: bool) -> Mapping[str, Fraction]:
    """Return the chance of a runner to win from every place but the start cities; see ``Race.map``."""
    runner = race.runners[seat]
    free = free_ways([other.arrivals() for other in race.fewest.runners], seat, race.whole_rounds)
    spots = runner.plan.turns.places(race.graph)
    purse = runner.start[1]
    away = {place: spot for place, spot in spots.items() if spot not in runner.plan.goal}
    if best_response:
        clock = Clock(runner, free)
        return {place: clock.chance(spot, purse) for place, spot in away.items()}
    found = _by_plan(runner, [(spot, purse) for spot in away.values()], free)
    return {place: found[spot] for place, spot in away.items()}


def _by_plan(
    runner: Runner, stands: Sequence[tuple[int, int]], free: Sequence[Fraction]
) -> dict[int, Fraction]:
    """Return the chance to win from each spot by the plan: of all rows of rolls, how many win."""
    rows: dict[Label, Row] = {}
    waiting: list[Label] = [(stand, 0) for stand in stands]
    while waiting:
        label = waiting.pop()
        if label not in rows and not runner.home(label):
            rows[label] = runner.after(label, runner.choice(label[0]))
            waiting += [end for end, _ in rows[label]]
    whole, prizes = whole_prizes(free)
    wins: dict[Label, Weight] = dict.fromkeys(rows, 0)
    for prize in reversed(prizes):
        wins = {label: sum(times * wins.get(end, prize) for end, times in row) for label, row in rows.items()}
    return {stand[0]: Fraction(wins[stand, 0]) / whole for stand in stands}


def picture_of(race: Race, seat: int, best_response: bool, lang: str | None, width: int) -> str:
    """Return the map as SVG; see ``Race.map_svg``."""
    runner = name_of(race, seat)
    words = MapWords(
        measure=Word("odds_race", "map_measure"),
        alt=Word("odds_race", "map_response" if best_response else "map_fewest", runner=runner),
    )
    return overlay_svg(
        race.graph,
        chances_of(race, seat, best_response),
        marks=dict.fromkeys(race.graph.starts, "goal"),
        pawns=tuple(_pawn(race, other) for other in range(len(race.runners)) if other != seat),
        words=words,
        limits=(0, 1),
        write=whole_percent,
        title=Word("odds_race", "map_title", runner=runner),
        lang=lang,
        width=width,
    )


def _pawn(race: Race, seat: int) -> Pawn:
    player = race.situation.state.players[seat]
    carries = "star" if player.star else "horseshoe"
    return Pawn(race.graph.nodes[player.node].id, seat, race.names[seat], carries)

"""The plan of a journey for one roll, laid over the board: what every place is worth, and where to go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from afrikan.draw.overlay import MapWords, Overlay
from afrikan.errors import Word
from afrikan.language import decimal
from afrikan.odds.answer.words import percent, whole_percent
from afrikan.odds.journeys.words import gaps, place

if TYPE_CHECKING:
    from afrikan.odds.journeys.policy import Move
    from afrikan.odds.journeys.questions import Travel


def overlay_of(travel: Travel, roll: int) -> Overlay:
    """Return the map of a plan: places shaded by worth, an arrow at each, the pawn's own drawn whole.

    Args:
        travel: the journey.
        roll: what the die shows.

    Raises:
        AfrikanError: if there is no such roll.
    """
    policy, start = travel.policy(roll), travel.start
    own = next((move for move in travel.moves() if move.roll in (0, roll)), None)
    if own:
        policy = replace(policy, moves={**policy.moves, start: own})
    return Overlay(
        {place: None if value is None else float(value) for place, value in policy.values.items()},
        arrows=policy.arrows(whole=(start,)),
        marks={start: "ring", **dict.fromkeys(travel.goal, "goal")},
        words=_words(travel, roll, own),
        limits=None if travel.within is None else (0.0, 1.0),
        write=_turns if travel.within is None else _chance,
    )


def title_of(roll: int) -> Word:
    """Return the heading of a map."""
    return Word("odds_travel", "map_title", roll=roll)


def _turns(value: float, lang: str) -> str:
    return decimal(value, 1, lang)


def _chance(value: float, lang: str) -> str:
    return whole_percent(value, lang)


def _words(travel: Travel, roll: int, own: Move | None) -> MapWords:
    kind = "turns" if travel.within is None else "chance"
    return MapWords(
        measure=Word("odds_travel", f"map_{kind}", turns=travel.within, **gaps(travel)),
        low=Word("odds_travel", f"map_{kind}_low"),
        high=Word("odds_travel", f"map_{kind}_high"),
        none=Word("odds_travel", "map_none"),
        arrow=Word("odds_travel", "map_arrow", roll=roll),
        alt=_told(travel, roll, own, kind),
    )


def _told(travel: Travel, roll: int, own: Move | None, kind: str) -> Word:
    """Return what the plan does with the pawn itself."""
    key = "map_no_move" if own is None else f"map_move_{kind}" if own.mode else "map_stays"
    end = place(travel.graph, travel.graph.index[own.end if own else travel.start])
    left = own and own.left
    share = percent(left) if kind == "chance" and left is not None else left
    return Word("odds_travel", key, roll=roll, end=end, left=share, **gaps(travel))

"""From a game to what its players draw and lay: routes, the sketch on the sheet, the cards of the day."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from afrikan.draw.island.cards import LaidCard
from afrikan.draw.island.routes import Route
from afrikan.draw.island.trail import Noted
from afrikan.island.beliefs.told import FOUND, LABEL, LOST, SEA, START, STEP, Told, facts_between
from afrikan.island.state import NONE, TOLD_LABEL, State
from afrikan.island.words import CardKind, Event, Phase

if TYPE_CHECKING:
    from afrikan.island.game import IslandGame
    from afrikan.island.game.law import Law
    from afrikan.island.game.log import LogLine

CARD_EVENTS = (Event.ENTERED, Event.SHORTCUT, Event.PROTECTED, Event.STOPPED, Event.GOT_LOST)
"""What happens with a terrain card whose direction the log tells."""
REACHED = (Event.FORT_REACHED, Event.SITE_REACHED)


def _ends_day(before: State, after: State, seat: int) -> bool:
    return before.round > 0 and before.current == seat != after.current


def route_of(game: IslandGame, seat: int) -> Route:
    """Return the way of a side, as the other side draws it on its map: with a cross at each day's end.

    Args:
        game: the game.
        seat: the side, 0 or 1.
    """
    hexes: list[int] = []
    ends: list[int] = []
    for before, after in game.transitions:
        here = after.players[seat].hex
        if here and hexes[-1:] != [here]:
            hexes.append(here)
        last = len(hexes) - 1
        if hexes and _ends_day(before, after, seat) and last not in ends:
            ends.append(last)
    return Route(tuple(hexes), seat, game.names[seat], tuple(ends))


def sketch_of(game: IslandGame, seat: int) -> tuple[Noted, ...]:
    """Return what a side can note on its sheet of its own way, from what it has been told alone.

    Args:
        game: the game.
        seat: the side, 0 or 1.
    """
    trail: list[Noted] = []
    for before, after in game.transitions:
        for fact in facts_between(before, after, seat, game.law):
            _note(trail, fact, game.law)
        if trail and _ends_day(before, after, seat):
            trail[-1] = replace(trail[-1], day_ends=True)
    return tuple(trail)


def _note(trail: list[Noted], fact: Told, law: Law) -> None:
    ground = _shown(fact.ground, law)
    if fact.kind == START:
        trail.append(Noted(None, ground))
    elif fact.kind == SEA:
        trail[-1] = replace(trail[-1], seas=(*trail[-1].seas, fact.way))
    elif fact.kind == STEP and fact.entered:
        trail.append(Noted(fact.way, ground))
    elif fact.kind == LOST:
        trail.append(Noted(None, None))
    elif fact.kind == FOUND:
        trail[-1] = replace(trail[-1], ground=ground)
    elif fact.kind == LABEL:
        trail[-1] = replace(trail[-1], ground=law.isle.ground[law.isle.at[fact.label]])


def _shown(told: int, law: Law) -> int | None:
    """Return what is told of a hex as a ground; None if nothing is."""
    if told > TOLD_LABEL:
        return law.isle.ground[law.isle.at[told - TOLD_LABEL]]
    return None if told == NONE else told


def cards_of(game: IslandGame, seat: int) -> tuple[LaidCard, ...]:
    """Return the cards that lie for a side: those of its day, or of its last one; none before it is placed.

    Args:
        game: the game.
        seat: the side, 0 or 1.
    """
    moments = game.timeline.moments
    begun = next((at for at in range(game.at, 0, -1) if _begins_day(game, at, seat)), game.at)
    first = moments[begun].state
    if first.players[seat].hex == 0:
        return ()
    cards = [LaidCard(None, _shown(first.sights[seat].here, game.law))]
    for at in range(begun + 1, game.at + 1):
        for line in game.timeline.lines[at]:
            if line.seat == seat:
                cards += _laid(line, moments[at - 1].state)
    state = game.state
    if state.phase == Phase.EVENT and state.current == seat:
        cards.append(_card(state.card, state.way, game.law))
    return tuple(cards)


def _begins_day(game: IslandGame, at: int, seat: int) -> bool:
    before, after = (moment.state for moment in game.timeline.moments[at - 1 : at + 1])
    return after.round > 0 and after.current == seat and (before.round == 0 or before.current != seat)


def _laid(line: LogLine, before: State) -> Iterator[LaidCard]:
    """Yield the card that an event tells of."""
    if line.event in CARD_EVENTS:
        yield _card(line.b, line.a, line.law)
    elif line.event == Event.PROTECTED_IN_PART:
        yield _card(line.b, before.way, line.law)
    elif line.event in REACHED:
        yield LaidCard(line.a, _shown(line.b, line.law), line.law.kernel.site_cost)


def _card(number: int, way: int, law: Law) -> LaidCard:
    card = law.cards[number]
    kind = CardKind[card.kind.upper()]
    shown = {CardKind.EVENT: card.loss, CardKind.LOST: None}.get(kind, card.number)
    return LaidCard(way, card.terrain, shown, kind)

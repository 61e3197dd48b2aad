"""What a side has been told, one fact after the other: read from what people write, or from a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from afrikan.errors import AfrikanError, suggestion
from afrikan.island.knowledge import UNTOLD, closed_to, is_openable
from afrikan.island.model import GROUNDS, WAYS
from afrikan.island.state import ANY_SITE, TOLD_LABEL, State
from afrikan.island.words import Event, Phase
from afrikan.quote import quoted
from afrikan.rules.island_types import EventEntry, LostCentre

if TYPE_CHECKING:
    from afrikan.island.game import IslandGame
    from afrikan.island.game.law import Law

TELLING = {word: int(ground) for word, ground in GROUNDS.items()} | {"site": ANY_SITE}
"""What the card of a hex can tell, by the word for it."""
LOST, STOPPED, SEA = "lost", "stopped", "sea"
START, STEP, FOUND, LABEL, CLOSED = "start", "step", "found", "label", "closed"


@dataclass(frozen=True, slots=True)
class Told:
    """One fact that a side has been told.

    Args:
        kind: ``"start"``, ``"step"``, ``"sea"``, ``"lost"``, ``"found"`` (on another hex after it),
            ``"label"`` or ``"closed"``.
        ground: what the card tells: a ``Ground``, ``ANY_SITE``, or ``TOLD_LABEL`` and a label.
        way: the ``Direction`` named.
        entered: whether the hex was entered, or for ``"lost"`` whether the distance is measured from it.
        label: number of the label told.
        shut: for ``"closed"`` the labels that are closed to this side, and ``entered`` says whether this
            hex is one of them.
    """

    kind: str
    ground: int = UNTOLD
    way: int = 0
    entered: bool = True
    label: int = 0
    shut: frozenset[int] = frozenset()


def read_told(facts: Sequence[str], law: Law) -> tuple[Told, ...]:
    """Return what people write as facts.

    Args:
        facts: such as ``["jungle", "n jungle", "ne sea", "n swamp stopped", "s bush lost jungle", "at A5"]``;
            the first tells the ground of the start.
        law: ruleset and box.

    Raises:
        AfrikanError: if a fact cannot be read; names it and its place in the list.
    """
    if isinstance(facts, str) or not isinstance(facts, Sequence) or not facts:
        raise AfrikanError("told_kind", value=quoted(facts))
    return tuple(told for place, fact in enumerate(facts, start=1) for told in _read(fact, place, law))


def _read(fact: object, place: int, law: Law) -> Iterator[Told]:
    words = fact.lower().split() if isinstance(fact, str) else []
    if place == 1:
        if len(words) != 1:
            raise AfrikanError("told_start", fact=quoted(fact))
        yield Told(START, _ground(words[0], place, law))
    elif len(words) == 2 and words[0] == "at":
        yield Told(LABEL, label=_label(words[1], place, law))
    else:
        yield from _step(words, fact, place, law)


def _step(words: list[str], fact: object, place: int, law: Law) -> Iterator[Told]:
    if not 2 <= len(words) <= 4 or words[0] not in WAYS:
        hint = suggestion(words[0] if words else "", WAYS)
        raise AfrikanError("told_step", place=place, fact=quoted(fact), hint=hint)
    way, more = WAYS[words[0]], words[2:]
    if words[1] == SEA and not more:
        yield Told(SEA, way=way)
        return
    ground = _ground(words[1], place, law)
    if more[:1] == [LOST]:
        yield Told(LOST, ground, way, _from_target(law))
        if len(more) > 1:
            yield Told(FOUND, _ground(more[1], place, law))
    elif more in ([], [STOPPED]):
        yield Told(STEP, ground, way, not more or law.kernel.event_entry == EventEntry.YES)
    else:
        raise AfrikanError("told_more", place=place, word=quoted(" ".join(more)))


def _from_target(law: Law) -> bool:
    return law.kernel.lost_centre == LostCentre.HEX_JUST_ENTERED


def _ground(word: str, place: int, law: Law) -> int:
    if word.upper() in law.labels and word:
        return TOLD_LABEL + law.labels.index(word.upper())
    if word not in TELLING or word == SEA:
        known = [ground for ground in TELLING if ground != SEA]
        raise AfrikanError("told_ground", place=place, word=quoted(word), hint=suggestion(word, known))
    return TELLING[word]


def _label(word: str, place: int, law: Law) -> int:
    if word.upper() not in law.labels[1:]:
        raise AfrikanError("told_label", place=place, word=quoted(word), last=law.labels[-1])
    return law.labels.index(word.upper())


def told_of_game(game: IslandGame, seat: int) -> tuple[Told, ...]:
    """Return what a side has been told in a game up to the position shown.

    Args:
        game: the game.
        seat: the side, 0 or 1.
    """
    pairs = game.transitions
    return tuple(fact for pair in pairs for fact in facts_between(*pair, seat, game.law))


def facts_between(before: State, after: State, seat: int, law: Law) -> Iterator[Told]:
    """Yield what an action has told a side.

    Args:
        before, after: the positions before and after it.
        seat: the side.
        law: ruleset and box.
    """
    for at in range(0, 4 * after.noted, 4):
        event, _, a, b = after.notes[at : at + 4]
        if event == Event.PLACED and before.current != seat:
            yield Told(START, a)
        elif before.current == seat:
            yield from _own(Event(event), a, b, before, law)
    if after.phase == Phase.EVENT and before.phase == Phase.CARD and after.current == seat:
        yield Told(STEP, int(law.cards[after.card].terrain), after.way, entered=False)
    sight = after.sights[seat]
    astray = after.phase == Phase.DROP and after.current == seat
    if is_openable(sight.here) and not astray:
        labels = range(1, law.isle.labels + 1)
        shut = frozenset(label for label in labels if closed_to(sight, law.kernel, label))
        yield Told(CLOSED, entered=sight.closed == 1, shut=shut)


def _own(event: Event, a: int, b: int, before: State, law: Law) -> Iterator[Told]:
    """Yield what a side is told by an event of its own day."""
    entered = law.kernel.event_entry == EventEntry.YES
    if event == Event.SEA_IN_SIGHT:
        yield Told(SEA, way=a)
    elif event in (Event.ENTERED, Event.SHORTCUT, Event.PROTECTED):
        yield Told(STEP, int(law.cards[b].terrain), a)
    elif event in (Event.FORT_REACHED, Event.SITE_REACHED):
        yield Told(STEP, b, a)
    elif event == Event.STOPPED:
        yield Told(STEP, int(law.cards[b].terrain), a, entered)
    elif event == Event.PROTECTED_IN_PART:
        yield Told(STEP, int(law.cards[b].terrain), before.way, entered)
    elif event == Event.GOT_LOST:
        yield Told(LOST, int(law.cards[b].terrain), a, _from_target(law))
    elif event == Event.DROPPED and a != UNTOLD:
        yield Told(FOUND, a)
    elif event in (Event.FORT_OPENED, Event.SITE_OPENED):
        yield Told(LABEL, label=a)

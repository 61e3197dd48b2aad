"""The terrain cards that lie around a hiker during one day, as those at the table see them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from afrikan.checks import is_whole
from afrikan.draw.island.geometry import COLUMN, HALF, RADIUS, small_hex
from afrikan.draw.island.motifs import MOTIFS
from afrikan.draw.island.palette import FILLS, INK, INKS, PAPER, SITE_FRAME
from afrikan.draw.island.repeated import layer_svg
from afrikan.draw.island.signs import SIGNS, scaled
from afrikan.draw.island.told_moves import describe_cards, told_word
from afrikan.draw.legend import PANEL_EDGE, PANEL_FILL
from afrikan.draw.marks import Mark
from afrikan.draw.shapes import Group, Point, Shape, Text, circle, line, rectangle
from afrikan.draw.svg import picture_svg
from afrikan.draw.wrap import width_of
from afrikan.errors import AfrikanError
from afrikan.island.hexes import At, step
from afrikan.island.state import ANY_SITE
from afrikan.island.words import CardKind, Direction, Ground
from afrikan.messages import say
from afrikan.quote import quoted
from afrikan.session import spoken

SCALE = 3.0
"""How much larger than a hex of the map a card is."""
CARD = small_hex(0.94 * SCALE)
PAD = 40.0
LEAST = 560.0
LIFT = 7.0
"""How far a card on top of another is moved, so that the one beneath is seen."""
RED, GREEN = "#c1121f", "#00684b"
KEY, WORD = 34.0, 19.0
MOST_NUMBER = 99
_SHOWN = (None, ANY_SITE, *(ground for ground in Ground if ground != Ground.SEA))


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A terrain card on the table.

    Args:
        direction: from the card before it; None for the first.
        ground: the ``Ground`` it shows, 12 for a treasure hex of an untold kind, or None if nothing was told.
        number: the printed number, or the days lost by an event; None where the terrain side is up.
        kind: a ``CardKind``.
    """

    direction: int | None
    ground: int | None
    number: int | None = None
    kind: int = CardKind.PLAIN


def check_cards(cards: Sequence[LaidCard]) -> None:
    """Refuse cards that cannot lie so.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    if not cards:
        raise AfrikanError("cards_none")
    last = len(Direction) - 1
    for place, card in enumerate(cards):
        if place and not is_whole(card.direction, 0, last):
            raise AfrikanError("trail_direction", value=quoted(card.direction), last=last)
        if card.ground not in _SHOWN:
            raise AfrikanError("trail_ground", value=quoted(card.ground))
        if not is_whole(card.kind, 0, max(CardKind)):
            raise AfrikanError("card_kind", value=quoted(card.kind), last=int(max(CardKind)))
        if card.number is not None and not is_whole(card.number, 0, MOST_NUMBER):
            raise AfrikanError("card_number", value=quoted(card.number), most=MOST_NUMBER)


def cards_svg(
    cards: Sequence[LaidCard], lang: str | None = None, turned: bool = False, *, width: int = 700
) -> str:
    """Return the cards of a day as SVG, in the order in which they were laid; the last one is outlined.

    Args:
        cards: the cards.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        turned: whether north is down.
        width: width on the page in pixels; the picture also shrinks to fit.

    Raises:
        AfrikanError: if there are no cards, or a direction, ground, kind, number, language or width is not
            possible.

    >>> day = [LaidCard(None, Ground.JUNGLE), LaidCard(Direction.N, Ground.SWAMP, 6)]
    >>> "Jungle. North: swamp, 6." in cards_svg(day, "en")
    True
    """
    lang = spoken(lang)
    check_cards(cards)
    points = [_point(at, turned) for at in places_of(cards)]
    left, top = (min(part) - SCALE * RADIUS - PAD for part in zip(*points, strict=True))
    right, low = (max(part) + SCALE * RADIUS + PAD for part in zip(*points, strict=True))
    wide, high = max(LEAST, right - left), low - top
    keys, foot = _keys(cards, lang, wide, high)
    paper = Group((Shape(rectangle(0, 0, wide, high + foot), PANEL_FILL, PANEL_EDGE, 1),))
    dx, dy = (wide - right - left) / 2, -top
    laid = [Group(group.items, group.x + dx, group.y + dy) for group in card_groups(cards, points)]
    heading, said = say(lang, "island_map", "cards"), describe_cards(cards, lang)
    return picture_svg(layer_svg([paper, *laid, *keys]), heading, said, lang, width, (wide, high + foot))


def places_of(cards: Sequence[LaidCard]) -> list[At]:
    """Return the coordinates of each card, from the first one at (0, 0)."""
    at, places = (0, 0), []
    for number, card in enumerate(cards):
        if number and card.direction is not None:
            at = step(at, card.direction)
        places.append(at)
    return places


def _point(at: At, turned: bool) -> Point:
    way = -SCALE if turned else SCALE
    return way * COLUMN * at[0], way * HALF * (2 * at[1] + at[0])


def card_groups(cards: Sequence[LaidCard], points: Sequence[Point]) -> Iterator[Group]:
    """Yield the cards from the first to the last, each lifted above those that lie beneath it."""
    for number, (card, (x, y)) in enumerate(zip(cards, points, strict=True)):
        beneath = points[:number].count((x, y))
        now = number == len(cards) - 1
        yield Group(card_mark(card, now), x + LIFT * beneath, y - LIFT * beneath)
        if beneath:
            badge = Text(0, 0.5, f"{beneath + 1}.", 17, "middle", bold=True)
            at = x + LIFT * beneath - 36, y - LIFT * beneath + 22
            yield Group((Shape(circle(14), PAPER, INK, 2), badge), *at)


def card_mark(card: LaidCard, now: bool = False) -> Mark:
    """Return a card around its middle.

    Args:
        card: the card.
        now: whether the hiker is there.
    """
    edge = (Shape(CARD, INK, PAPER, 12), Shape(CARD, INK, INK, 8)) if now else ()
    face = Shape(CARD, _paint(card.ground), INK, 2.5)
    if card.number is None and card.kind == CardKind.PLAIN:
        return (*edge, face, *_ground(card.ground, 2.3, 0.0))
    return (*edge, face, *_ground(card.ground, 1.05, -30.0), *_value(card))


def _paint(ground: int | None) -> str:
    return PAPER if ground is None else FILLS.get(ground, PAPER)


def _ground(ground: int | None, share: float, y: float) -> Mark:
    if ground is None or ground == ANY_SITE:
        colour = INK if ground is None else SITE_FRAME
        return (Text(0, y, "?", 26 * share, "middle", True, colour),)
    if ground in SIGNS:
        return scaled(SIGNS[ground], 1.6 * share, 0, y)
    if ground not in MOTIFS:
        return ()
    path, width = MOTIFS[ground]
    return scaled((Shape(path, "none", INKS[ground], width),), share, 0, y)


def _value(card: LaidCard) -> Mark:
    """Return what the number side says."""
    if card.kind == CardKind.EVENT:
        return scaled(hand(card.number), 1.0, 0, 20)
    disc = Shape(circle(26, 0, 14), PAPER, INK, 2.4)
    if card.kind == CardKind.LOST:
        ring = Shape(circle(26, 0, 14), "none", RED, 4.5, (7, 6.6))
        return disc, ring, Text(0, 15, "?", 42, "middle", True, RED)
    said = Text(0, 15, str(card.number), 40, "middle", bold=True)
    return (disc, said, *scaled(SHORTCUT, 1.0, 0, 14)) if card.kind == CardKind.SHORTCUT else (disc, said)


SHORTCUT: Mark = tuple(
    Shape(line([(side * 30, -11), (side * 42, 0), (side * 30, 11)]), "none", colour, wide)
    for colour, wide in ((PAPER, 9.0), (GREEN, 5.0))
    for side in (1, -1)
)
"""Chevrons that lead out on both sides of a number."""

_FINGERS = (
    *line([(-11, 0), (-14, -20)]), *line([(-4, -4), (-5, -27)]), *line([(4, -4), (5, -26)]),
    *line([(11, 0), (14, -18)]), *line([(-13, 10), (-25, -4)]),
)  # fmt: skip


def hand(number: int | None) -> Mark:
    """Return a red hand with the number of days lost."""
    palm = circle(16, 0, 5)
    stop = (Shape(_FINGERS, "none", PAPER, 12), Shape(palm, RED, PAPER, 4), Shape(_FINGERS, "none", RED, 8))
    said = "" if number is None else str(number)
    return (*stop, Shape(palm, RED), Text(0, 5.5, said, 24, "middle", True, PAPER))


def _keys(cards: Sequence[LaidCard], lang: str, wide: float, high: float) -> tuple[list[Group], float]:
    """Return what the signs mean, as many on a line as fit, and the height of this."""
    shown = dict.fromkeys(sorted((card.ground for card in cards), key=lambda ground: ground or 0))
    marks = [(_small(ground), told_word(ground, lang)) for ground in shown]
    for kind in _used(card.kind for card in cards):
        if kind != CardKind.PLAIN:
            sample = LaidCard(None, Ground.OPEN, 1, kind)
            marks.append(
                (scaled(_value(sample), 0.55, 0, -9), say(lang, "island_map", CardKind(kind).name.lower()))
            )
    groups, x, y = [], PAD + 4, high + KEY / 2
    for mark, said in marks:
        room = 34 + width_of(said, WORD) + 44
        if x > PAD + 4 and x + room - 44 > wide - PAD / 2:
            x, y = PAD + 4, y + KEY + 10
        groups += [Group(mark, x, y), Group((Text(34, 0, said, WORD),), x, y)]
        x += room
    return groups, y + KEY - high


def _used(numbers: Iterator[int]) -> list[int]:
    return sorted(set(numbers))


def _small(ground: int | None) -> Mark:
    tile = Shape(small_hex(0.95), _paint(ground), INK, 1.2)
    return (tile, *_ground(ground, 0.8, 0.0))

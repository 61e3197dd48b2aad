"""The lesson about tiles: what those still face down hold, given all that has been seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from afrikan.errors import Phrase
from afrikan.game.position import MOST_MONEY
from afrikan.widgets.form.fields import Choice, Entered, Field, Values, Whole, rules
from afrikan.widgets.lesson.panel import Panel
from afrikan.widgets.lesson.topic import Topic
from afrikan.widgets.lessons.tiles.asked import QUESTIONS, answer_of, figures_of, gold_label
from afrikan.widgets.lessons.tiles.beside import beside_fields
from afrikan.widgets.lessons.tiles.seen import (
    BOTH,
    CITIES,
    COUNTS,
    FACES,
    amount,
    known_city,
    mix_fields,
    named,
    seen_fields,
    tile_cities,
    word,
)

MOST_FLIPS = 30
SLAVE_COAST = "slave_coast"


def _asks(*questions: str) -> Callable[[Entered], bool]:
    """Return what tells whether one of some questions is asked."""
    return lambda entered: entered["question"] in questions


def _question() -> Choice:
    options: dict[str, Phrase] = {
        key: word(f"question_{key}", **({"city": known_city(key)} if key == SLAVE_COAST else {}))
        for key in QUESTIONS
    }
    return Choice(key="question", label=word("question"), first="next_flip", options=options)


def _money_fields() -> tuple[Field, ...]:
    money = _asks("money")
    return (
        Whole(key="flips", label=word("flips"), first=3, low=1, high=MOST_FLIPS, when=_asks("star", "money")),
        amount("purse", word("purse"), 300, MOST_MONEY, _asks("money", "timing")),
        Choice(key="pay", label=word("pay"), first="no", options=named("pay", "no", "yes"), when=money),
        amount("gold", gold_label(), 0, MOST_FLIPS, money),
    )


def _fields() -> tuple[Field, ...]:
    city = Choice(
        key="city", label=word("city"), first="st_helena", options=tile_cities, alphabetical=True,
        when=_asks("places"),
    )  # fmt: skip
    beside = beside_fields(_asks("timing"))
    return _question(), *rules(), *mix_fields(), *_money_fields(), *beside, city, *seen_fields()


def _think(values: Values) -> tuple[Phrase, ...]:
    question = values["question"]
    return word(f"think_{question}"), word(f"think_{question}_more")


TOPIC = Topic(word("title"), _fields(), answer_of, figures_of, _think)


class TilePanel(Panel):
    """What the tiles face down hold: say what has been seen, predict, simulate, and see the exact answer.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides the luck of the simulation; the session's if left out.
        entered: what fields hold at first. ``question`` is ``"next_flip"``, ``"star"``, ``"money"``,
            ``"robber"``, ``"horseshoes"``, ``"places"``, ``"slave_coast"`` or ``"timing"``; ``rules`` is a
            preset; ``mix`` is ``"rules"``, ``"finnish"``, ``"swedish"``, ``"russian"``, or ``"own"`` with
            ``own="1 2 3 4 3 5 12"``. What has been seen is given by face, as in ``robber=2, blank=5``, or
            city by city, as in ``opened="Congo: ruby, Tunis: blank"``. For the Star and for money ``flips``
            is a number; for money ``purse`` is one, ``pay`` is ``"yes"`` or ``"no"``, and ``gold`` is the
            number of the flip made on the Gold Coast. For timing ``plan`` is ``"pay"``, ``"once"``,
            ``"roll"`` or ``"leave"``, ``asked`` is ``"money"``, ``"turns"`` or ``"opened"``, ``moment`` is
            ``"arrived"`` or ``"later"``, ``at`` is a city, and ``change`` a value such as ``"same_turn"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or what is given contradicts itself.

    >>> panel = TilePanel(question="star", flips=15, seed=7)
    >>> panel.state.answer.odds.at_most(15)
    Fraction(1, 2)
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        super().__init__(TOPIC, lang, seed, **_with_mode(entered))


def _with_mode(entered: dict[str, Any]) -> dict[str, Any]:
    """Return entries with the way of telling what has been seen that they call for."""
    by_face, by_city = bool(entered.keys() & set(FACES)), "opened" in entered
    mode = BOTH if by_face and by_city else COUNTS if by_face else CITIES if by_city else None
    return entered if mode is None else {"seen": mode, **entered}

"""The lesson about waiting: how many attempts with the die it takes until a tile opens or pirates let go."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from afrikan.errors import Phrase, Word
from afrikan.odds.answer.result import Odds
from afrikan.odds.throws.attempts import waiting, waiting_for
from afrikan.odds.throws.dice import Die
from afrikan.odds.throws.geometric import ALL, FIRST
from afrikan.odds.throws.stuck import AWAITED
from afrikan.odds.throws.success import read_faces
from afrikan.star.state import SEATS
from afrikan.widgets.form.fields import OWN, Choice, Entered, Field, Text, Values, Whole, rules, ruleset
from afrikan.widgets.lesson.figures import Figure, at_least, chance_of, mean, quantile
from afrikan.widgets.lesson.panel import Panel
from afrikan.widgets.lesson.topic import Topic

FACES = "faces"
FAIR, ROUNDED = "fair", "rounded"
DICE = {FAIR: Die.fair, ROUNDED: Die.rounded}
SIX = 6
LONG = 4
"""A number of attempts that is a long wait."""

NEARLY_SURE = Fraction(9, 10)


def _word(key: str, **values: object) -> Word:
    return Word("odds_panel_waiting", key, **values)


def _named(key: str, *values: str) -> dict[str, Phrase]:
    return {value: _word(f"{key}_{value.replace('-', '_')}") for value in values}


def _faces_asked(entered: Entered) -> bool:
    return bool(entered["what"] == FACES)


def _fields() -> tuple[Field, ...]:
    what = Choice(key="what", label=_word("what"), first=FACES, options=_named("what", FACES, *AWAITED))
    faces = Choice(
        key="faces", label=_word("faces"), first="4-6", when=_faces_asked,
        options=_named("faces", "4-6", "5-6", "1-2", OWN),
    )  # fmt: skip
    own = Text(
        key="own", label=_word("own"), first="6", hint=_word("own_hint"),
        when=lambda entered: _faces_asked(entered) and entered["faces"] == OWN,
        reads=lambda text: read_faces(text, SIX),
    )  # fmt: skip
    die = Choice(key="die", label=_word("die"), first=FAIR, when=_faces_asked, options=_named("die", *DICE))
    by_rules = rules(when=lambda entered: not _faces_asked(entered))
    players = Whole(key="players", label=_word("players"), first=1, low=1, high=SEATS)
    until = Choice(
        key="until", label=_word("until"), first=ALL, when=lambda entered: entered["players"] != 1,
        options=_named("until", ALL, FIRST),
    )  # fmt: skip
    return what, faces, own, die, *by_rules, players, until


def _answer(values: Values) -> Odds:
    shared = {"players": values["players"], "until": values.get("until", ALL)}
    if values["what"] != FACES:
        return waiting_for(values["what"], ruleset(values), **shared)
    faces = values["own"] if values["faces"] == OWN else values["faces"]
    return waiting(faces, die=DICE[values["die"]](), **shared)


def _figures(values: Values) -> tuple[Figure, ...]:
    unit = "rounds" if values["players"] > 1 else "attempts" if values["what"] == FACES else "turns"
    return (
        chance_of(_word(f"once_{unit}"), 1, "once"),
        mean(_word(f"mean_{unit}")),
        at_least(_word(f"long_{unit}", number=LONG), LONG, "long"),
        quantile(_word(f"enough_{unit}"), NEARLY_SURE, "enough"),
    )


def _think(values: Values) -> tuple[Phrase, ...]:
    if values.get("die") == ROUNDED:
        return _word("think_die"), _word("think_seen")
    if values["players"] > 1:
        return _word("think_all" if values["until"] == ALL else "think_first_of"), _word("think_players")
    return _word("think_first"), _word("think_memory")


TOPIC = Topic(_word("title"), _fields(), _answer, _figures, _think)


class WaitingPanel(Panel):
    """How many attempts with the die it takes: predict, simulate, and see the exact answer.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides the luck of the simulation; the session's if left out.
        entered: what fields hold at first: ``what`` is ``"faces"``, ``"tile"``, ``"leave"`` or ``"release"``;
            ``faces`` is ``"4-6"``, ``"5-6"``, ``"1-2"`` or ``"own"`` with ``own="2, 4, 6"``; ``die`` is
            ``"fair"`` or ``"rounded"``; ``rules`` is a preset; ``players`` is a number; ``until`` is
            ``"all"`` or ``"first"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = WaitingPanel(faces="5-6", players=2, seed=7)
    >>> panel.state.reveal()
    >>> panel.state.answer.odds.mean
    Fraction(21, 5)
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        super().__init__(TOPIC, lang, seed, **entered)

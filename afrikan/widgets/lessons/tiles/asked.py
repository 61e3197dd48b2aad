"""The questions of the lesson about tiles: each with its answer and the figures that can be predicted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from afrikan.board.words import Place
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.odds import Tiles
from afrikan.odds.answer.result import YES
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, at_least, at_most, chance_of, mean
from afrikan.widgets.lesson.topic import Answer, Shown, nothing
from afrikan.widgets.lessons.tiles.beside import answer_beside, changed_rules, figures_beside
from afrikan.widgets.lessons.tiles.seen import board_of, known_city, tiles_of, word
from afrikan.widgets.lessons.tiles.shown import after_html, before_html, tiles_html

GEMS = ("ruby", "emerald", "topaz")
GOLD_COAST = "gold_coast"


@dataclass(frozen=True)
class Asked:
    """A question.

    Args:
        answer: gives the answer, from the tiles and what the fields mean.
        figures: gives what can be predicted, from what the fields mean.
        star: whether it can be asked only while the Star lies face down.
        before: a picture of the situation, from the tiles and the language.
    """

    answer: Callable[[Tiles, Values], Answer]
    figures: Callable[[Values], tuple[Figure, ...]]
    star: bool = False
    before: Callable[[Tiles, str], str] | None = None


def answer_of(values: Values) -> Answer:
    """Return the answer to what the fields ask; before it stand the tiles of the game."""
    asked = QUESTIONS[values["question"]]
    given = tiles_of(values, changed_rules(values))
    if asked.star and not given.left["star"]:
        raise AfrikanError("panel_star_found")
    picture: Shown = partial(asked.before, given) if asked.before else nothing
    answer = asked.answer(given, values)
    return replace(answer, before=lambda lang: tiles_html(given, lang) + picture(lang))


def figures_of(values: Values) -> tuple[Figure, ...]:
    """Return what can be predicted about what the fields ask."""
    return QUESTIONS[values["question"]].figures(values)


def any_of(said: Phrase, outcomes: tuple[str, ...], key: str) -> Figure:
    """Return the chance of any of some outcomes."""
    return Figure(
        key,
        said,
        lambda answer: sum((answer.odds[outcome] for outcome in outcomes), Fraction(0)),
        lambda sample: Fraction(sum(sample.counts.get(came, 0) for came in outcomes), sample.trials),
        chance=True,
    )


def _next_flip(given: Tiles, values: Values) -> Answer:
    return Answer(given.next_flip())


def _next_figures(values: Values) -> tuple[Figure, ...]:
    gem = any_of(word("figure_gem"), GEMS, "gem")
    single = (chance_of(word(f"figure_{face}"), face, face) for face in ("blank", "robber", "star"))
    return gem, *single


def _star(given: Tiles, values: Values) -> Answer:
    return Answer(given.star_flip(), (given.star_by(values["flips"]),))


def _star_figures(values: Values) -> tuple[Figure, ...]:
    flips = values["flips"]
    return (
        chance_of(word("figure_at_flip", flips=flips), flips, "at_flip"),
        at_most(word("figure_by_flip", flips=flips), flips, "by_flip"),
        mean(word("figure_mean_flip")),
    )


def gold_label() -> Phrase:
    """Return what the field for the flip on the Gold Coast is called."""
    return word("gold", city=known_city(GOLD_COAST))


def _money(given: Tiles, values: Values) -> Answer:
    gold, flips = values["gold"], values["flips"]
    check_whole(gold_label(), gold, 0, flips)
    if gold and GOLD_COAST in given.known.opened:
        raise AfrikanError("panel_gold_open", city=known_city(GOLD_COAST))
    return Answer(given.money(flips, values["purse"], gold or None, pay=values["pay"] == "yes"))


def _money_figures(values: Values) -> tuple[Figure, ...]:
    purse = values["purse"]
    return (
        mean(word("figure_mean_money")),
        chance_of(word("figure_no_money"), 0, "nothing"),
        at_least(word("figure_more_money", purse=purse), purse + 1, "more"),
    )


def _robber(given: Tiles, values: Values) -> Answer:
    return Answer(given.robber_before_gem())


def _robber_figures(values: Values) -> tuple[Figure, ...]:
    return (chance_of(word("figure_robber_first"), YES),)


def _horseshoes(given: Tiles, values: Values) -> Answer:
    return Answer(given.horseshoes_left(), (given.horseshoe_after_star(),))


def _horseshoe_figures(values: Values) -> tuple[Figure, ...]:
    return mean(word("figure_mean_left")), chance_of(word("figure_none_left"), 0, "none")


def _places(given: Tiles, values: Values) -> Answer:
    odds = given.star_places()
    return Answer(odds, after=lambda lang: after_html(given, odds, lang))


def _place_figures(values: Values) -> tuple[Figure, ...]:
    board = board_of(values)
    city = partial(Place, board, board.index[values["city"]])
    return (chance_of(word("figure_place", city=city), values["city"]),)


def _slave_coast(given: Tiles, values: Values) -> Answer:
    return Answer(given.slave_coast())


def _slave_figures(values: Values) -> tuple[Figure, ...]:
    return (chance_of(word("figure_stay"), YES),)


QUESTIONS = {
    "next_flip": Asked(_next_flip, _next_figures),
    "star": Asked(_star, _star_figures, star=True),
    "money": Asked(_money, _money_figures),
    "robber": Asked(_robber, _robber_figures),
    "horseshoes": Asked(_horseshoes, _horseshoe_figures, star=True),
    "places": Asked(_places, _place_figures, star=True, before=before_html),
    "slave_coast": Asked(_slave_coast, _slave_figures),
    "timing": Asked(answer_beside, figures_beside),
}

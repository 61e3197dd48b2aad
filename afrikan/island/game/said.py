"""Grounds, directions, cards and clues as words for sentences."""

from afrikan.island.deck_model import Card
from afrikan.island.game.law import Law
from afrikan.island.state import ANY_SITE, NONE, TOLD_LABEL
from afrikan.island.words import BLANK, Direction, Ground
from afrikan.language import translated
from afrikan.messages import number, say


def ground_words(ground: int, lang: str) -> str:
    """Return what lies on a hex, or that a window is blank, in words."""
    return say(lang, "island_ground", "BLANK" if ground == BLANK else Ground(ground).name)


def direction_words(way: int, lang: str) -> str:
    """Return a direction in words."""
    return say(lang, "island_direction", Direction(way).name)


def told_words(told: int, law: Law, lang: str) -> str:
    """Return what a hex tells whoever stands on it, in words."""
    if told == NONE:
        return say(lang, "island_ground", "UNTOLD")
    if told == ANY_SITE:
        return say(lang, "island_ground", "ANY_SITE")
    if told > TOLD_LABEL:
        label = told - TOLD_LABEL
        return f"{ground_words(law.isle.ground[law.isle.at[label]], lang)} {law.labels[label]}"
    return ground_words(told, lang)


def clue_words(clue: int, way: int, lang: str) -> str:
    """Return what a window shows, in words."""
    ground = ground_words(clue, lang)
    if way == NONE:
        return ground
    return say(lang, "island_card", "CLUE_TOWARDS", ground=ground, direction=direction_words(way, lang))


def counted(what: str, count: int, lang: str) -> str:
    """Return a number of ``"points"`` or ``"days"`` in words."""
    key = f"{what}_{'one' if count == 1 else 'many'}"
    return say(lang, "island_count", key, count=number(count, lang))


def item_words(item: int, law: Law, lang: str) -> str:
    """Return the name of a piece of equipment."""
    return "" if item == NONE else translated(law.box.equipment.items[item].names, lang)


def danger_words(card: Card, law: Law, lang: str) -> str:
    """Return what happens on an event card."""
    equipment = law.box.equipment
    if not card.helps:
        return ""
    against = equipment.items[equipment.index[card.helps]].against
    return translated(equipment.dangers[against], lang)


def terrain_card_words(card: Card, law: Law, lang: str) -> str:
    """Return a terrain card in words."""
    key = "LOST_BARE" if card.kind == "lost" and not card.helps else card.kind.upper()
    helps = law.box.equipment.index[card.helps] if card.helps else NONE
    return say(
        lang,
        "island_card",
        key,
        ground=ground_words(card.terrain, lang),
        number=number(card.number, lang),
        danger=danger_words(card, law, lang),
        days=counted("days", card.loss, lang),
        item=item_words(helps, law, lang),
    )

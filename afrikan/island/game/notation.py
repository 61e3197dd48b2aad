"""The canonical text of an action: ``place 17.05``, ``go ne``, ``open``, ``card jungle 3``, ``clue bush``.

An event card is told by its equipment, the days it costs and its number: ``card jungle event machete 2 3``.
"""

from collections.abc import Collection, Mapping

from afrikan.errors import AfrikanError, suggestion
from afrikan.island.actions import first, kind_of, pack, second
from afrikan.island.deck_model import Card
from afrikan.island.game.law import Law
from afrikan.island.model import CLUES, WAYS, ground_id
from afrikan.island.words import Direction, Kind
from afrikan.quote import quoted

HEXES = (Kind.PLACE, Kind.DROP)
NOTHING = "nothing"
FINDS = {"empty": 0, "treasure": 1}


def write_action(action: int, law: Law) -> str:
    """Return the canonical text of an action."""
    kind, value = Kind(kind_of(action)), first(action)
    return " ".join([kind.name.lower(), *_arguments(kind, value, second(action), law)])


def _arguments(kind: Kind, value: int, more: int, law: Law) -> list[str]:
    if kind in HEXES:
        return [law.hex_name(value)]
    if kind == Kind.TAKE:
        return [law.box.equipment.items[value].id]
    if kind == Kind.GO:
        return [Direction(value).name.lower()]
    if kind == Kind.LOT:
        return [str(value + 1)]
    if kind == Kind.CARD:
        return card_words(law.cards[value])
    if kind == Kind.CHEST:
        return [_word_of(FINDS, value)]
    if kind == Kind.CLUE:
        return [_word_of(CLUES, value), *([_word_of(WAYS, more - 1)] if more else [])]
    return []


def _word_of(words: Mapping[str, int], number: int) -> str:
    return next(word for word, value in words.items() if value == number)


def card_words(card: Card) -> list[str]:
    """Return the words that tell a kind of terrain card."""
    words = [ground_id(card.terrain)]
    if card.kind == "plain":
        return [*words, str(card.number)]
    if card.kind == "shortcut":
        return [*words, card.kind]
    loss = [str(card.loss)] if card.kind == "event" else []
    return [*words, card.kind, card.helps or NOTHING, *loss, str(card.number)]


def read_action(text: str, law: Law) -> int:
    """Return the action that a canonical text names.

    Raises:
        AfrikanError: if the text names no action; says which word is wrong.
    """
    if not isinstance(text, str):
        raise AfrikanError("island_action_kind", value=quoted(text))
    name, *words = text.split() or [""]
    if name.upper() not in Kind.__members__ or name != name.lower():
        hint = suggestion(name, [kind.name.lower() for kind in Kind])
        raise AfrikanError("action_unknown", action=quoted(text), name=quoted(name), hint=hint)
    kind = Kind[name.upper()]
    if kind == Kind.CARD:
        return pack(kind, _card(words, law, text))
    if kind == Kind.CLUE and len(words) == 2:
        return pack(kind, _known(words[0], CLUES, text), 1 + _known(words[1], WAYS, text))
    expected = 0 if kind in (Kind.READY, Kind.OPEN, Kind.REST, Kind.USE, Kind.SUFFER, Kind.WAIT) else 1
    if len(words) != expected == 1:
        raise AfrikanError("action_one_word", action=quoted(text), name=name, given=len(words))
    if len(words) != expected:
        raise AfrikanError("action_words", action=quoted(text), name=name, count=expected, given=len(words))
    return pack(kind, _argument(kind, words[0], law, text)) if words else pack(kind)


def _argument(kind: Kind, word: str, law: Law, text: str) -> int:
    if kind in HEXES:
        return law.box.map.number(word)
    known = {
        Kind.TAKE: law.box.equipment.index,
        Kind.GO: WAYS,
        Kind.LOT: {"1": 0, "2": 1},
        Kind.CLUE: CLUES,
        Kind.CHEST: FINDS,
    }
    return _known(word, known[kind], text)


def _known(word: str, known: Mapping[str, int], text: str) -> int:
    if word not in known:
        raise AfrikanError(
            "action_word", action=quoted(text), word=quoted(word), hint=suggestion(word, known)
        )
    return known[word]


def _card(words: list[str], law: Law, text: str) -> int:
    written = [card_words(card) for card in law.cards]
    if words not in written:
        hint = suggestion(" ".join(words), _cards_of(words[:1], written))
        raise AfrikanError("action_word", action=quoted(text), word=quoted(" ".join(words)), hint=hint)
    return written.index(words)


def _cards_of(terrain: list[str], written: list[list[str]]) -> Collection[str]:
    """Return the cards of a terrain, or all if there is none such."""
    same = [" ".join(card) for card in written if card[:1] == terrain]
    return same or [" ".join(card) for card in written]

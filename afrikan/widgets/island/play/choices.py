"""What can be pressed now: the directions, the other decisions, and what chance can bring."""

from fractions import Fraction
from typing import NamedTuple

from afrikan.island.game.said import item_words
from afrikan.island.words import Direction, Phase
from afrikan.messages import say
from afrikan.widgets.island.play.state import ADVISED, CHOOSE, DRAW, TableState
from afrikan.widgets.stepper.choices import Choice, ChoiceGroup

SECRET = (Phase.CLUE, Phase.CHEST)
"""What chance can bring here tells of what the other side has read."""
DRAWS = {Phase.LOT: "lot", Phase.CARD: "card", Phase.CLUE: "clue", Phase.CHEST: "chest"}


class Way(NamedTuple):
    """A direction as a button: its action, word, sign on the key, and whether it can be named now."""

    action: str
    label: str
    open: bool


class Outcome(NamedTuple):
    """What chance can bring: its action, words and exact probability."""

    action: str
    label: str
    chance: Fraction


def ways_of(table: TableState) -> tuple[Way, ...]:
    """Return the six directions clockwise from north, while the person at the screen hikes; else none."""
    hiking = table.deciding and table.game.state.phase == Phase.DAY
    if not hiking or "wait" in table.game.legal:
        return ()
    legal = set(table.game.legal)
    texts = {way: f"go {way.name.lower()}" for way in Direction}
    return tuple(
        Way(text, say(table.lang, "island_direction", way.name), text in legal) for way, text in texts.items()
    )


def groups_of(table: TableState) -> tuple[ChoiceGroup, ...]:
    """Return the decisions that are neither a direction nor a hex on the map, with equipment by itself."""
    game = table.game
    if not table.deciding:
        return ()
    if game.chance:
        return (ChoiceGroup("", (Choice(DRAW, table.word(f"draw_{DRAWS[Phase(game.state.phase)]}")),)),)
    legal = () if game.state.phase in (Phase.PLACE, Phase.DROP) else game.legal
    taken = tuple(Choice(text, _item(table, text)) for text in legal if text.startswith("take "))
    others = [text for text in legal if text.split()[0] not in ("go", "take")]
    advice = [Choice(CHOOSE, table.word("choose"))] if game.state.phase in ADVISED else []
    choices = (*(Choice(text, game.label(text, table.lang)) for text in others), *advice)
    return ChoiceGroup(table.word("pack"), taken), ChoiceGroup("", choices)


def _item(table: TableState, action: str) -> str:
    """Return a piece of equipment with its points, as short as a button should be."""
    law = table.game.law
    number = law.box.equipment.index[action.split()[1]]
    item = item_words(number, law, table.lang)
    return table.word("item", item=item, cost=law.box.equipment.items[number].cost)


def pickable_of(table: TableState) -> tuple[int, ...]:
    """Return the hexes that can be picked on the map now."""
    game = table.game
    if not table.deciding or game.state.phase not in (Phase.PLACE, Phase.DROP):
        return ()
    return tuple(game.map.number(text.split()[1]) for text in game.legal)


def outcomes_of(table: TableState) -> tuple[Outcome, ...]:
    """Return what chance can bring now, if it may be entered; what windows show is for a referee."""
    game = table.game
    if not (table.typed and table.deciding and game.chance):
        return ()
    if game.state.phase in SECRET and table.viewer is not None:
        return ()
    return tuple(
        Outcome(text, game.label(text, table.lang), chance) for text, chance in game.outcomes.items()
    )

"""A ruleset and a box with what the kernel makes of them: what each position of a game is judged by."""

from typing import NamedTuple

from afrikan.errors import AfrikanError
from afrikan.island.box import Box
from afrikan.island.deck_model import Card
from afrikan.island.ground import refuse_start
from afrikan.island.state import Isle
from afrikan.island.tables import cards_in_order, isle_of
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.rules.island_types import Rules


class Law(NamedTuple):
    """The rules in force, and what they are played with.

    Attributes:
        rules: the ruleset.
        box: map, terrain cards and equipment.
        kernel: the ruleset as numbers.
        isle: the kernel's tables of the box.
        cards: the kinds of terrain card as the tables number them.
        labels: the label of each number, the first for none.
    """

    rules: Ruleset
    box: Box
    kernel: Rules
    isle: Isle
    cards: tuple[Card, ...]
    labels: tuple[str, ...]

    def hex_name(self, number: int) -> str:
        """Return the label of a hex, or its coordinates where it has none."""
        label = self.labels[self.isle.label[number]]
        return label or self.box.map.name_of(number)


def law_of(rules: Ruleset, box: Box) -> Law:
    """Return what positions are judged by under a ruleset with a box.

    Raises:
        AfrikanError: if no hex of the map may be a start.
    """
    labels = ("", *box.map.forts, *box.map.sites)
    kernel, isle = rules.filled(Rules()), isle_of(box)
    if all(refuse_start(isle, kernel, hex) for hex in range(1, isle.hexes + 1)):
        raise AfrikanError("island_no_start", map=quoted(box.map.name), reading=rules.start_hex)
    return Law(rules, box, kernel, isle, cards_in_order(box), labels)

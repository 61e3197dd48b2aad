"""What policies look up: what a hex tells, how far it is to every label, where one is hard to find."""

from typing import Annotated

from afrikan.island.state import GROUNDS, HEXES, ITEMS, LABELS


class Ways:
    """Tables that the policies look things up in; all of it can be read off the printed map and cards.

    Attributes:
        told: what each hex tells whoever comes there. coast: 1 for each hex beside the sea.
        toll: hundredths of a point that entering each ground costs on average, its events included.
        cost: the same for the cheapest way from each hex to each label.
        hard: how many steps it takes the informed locator to recognise a start on each hex.
        kit: the items of equipment, the most useful for its price first.
    """

    __slots__ = ("coast", "cost", "hard", "kit", "told", "toll")
    told: Annotated[list[int], HEXES]
    coast: Annotated[list[int], HEXES]
    toll: Annotated[list[int], GROUNDS]
    cost: Annotated[list[list[int]], (LABELS, HEXES)]
    hard: Annotated[list[int], HEXES]
    kit: Annotated[list[int], ITEMS]

"""Forts and treasure sites as a table, for those who do not see the map."""

from afrikan.draw.island.told import ground_word
from afrikan.island.map import IslandMap
from afrikan.session import spoken

Row = tuple[str, ...]
"""Label, kind in words, column and row, and what lies around: from north clockwise to northwest."""


def island_table(island: IslandMap, lang: str | None = None) -> list[Row]:
    """Return a row for each fort and treasure site: label, kind, place, and its six neighbours in words.

    Args:
        island: the map.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.

    Raises:
        AfrikanError: if the language is not available.

    >>> island_table(IslandMap.load("small"), "en")[0]
    ('A1', 'fortress', '09.03', 'mountains', 'swamp', 'jungle', 'jungle', 'jungle', 'jungle')
    """
    lang = spoken(lang)
    return [
        (
            label,
            ground_word(island.grounds[number], lang),
            island.name_of(number),
            *(ground_word(island.grounds[beside], lang) for beside in island.neighbours[number]),
        )
        for label, number in (*island.forts.items(), *island.sites.items())
    ]

"""How the informed locator recognises every start: one tree of answers, walked by all starts together."""

from collections.abc import Iterator
from typing import NamedTuple

from afrikan.island.ground import refuse_start
from afrikan.island.policies.locate import informative_way
from afrikan.island.policies.ways import Ways
from afrikan.island.state import NONE, TOLDS, Isle, Sight
from afrikan.island.words import Refusal
from afrikan.records import blank
from afrikan.rules.island_types import Rules

MOST_STEPS = 100
"""So many steps at most; two starts that nothing tells apart are never recognised."""


class Group(NamedTuple):
    """Starts that no answer has told apart yet.

    Attributes:
        pairs: each start with the hex that it has led to.
        seas, heading: as in a ``Sight``.
        steps: steps made so far.
    """

    pairs: tuple[tuple[int, int], ...]
    seas: int
    heading: int
    steps: int


def steps_to_recognise(isle: Isle, ways: Ways, rules: Rules) -> dict[int, int]:
    """Return after how many steps a hiker who asks for most is sure of each start.

    Only the grounds and the calls of the sea count; no card stops the hiker.

    Args:
        isle, ways: the tables; of the ways what each hex tells.
        rules: the ruleset as numbers.
    """
    sight, room = blank(Sight), [0] * TOLDS
    waiting = list(first_groups(isle, ways, rules))
    steps: dict[int, int] = {}
    while waiting:
        group = waiting.pop()
        if len(group.pairs) == 1 or group.steps == MOST_STEPS:
            steps.update((start, group.steps) for start, _ in group.pairs)
        else:
            waiting.extend(answered(group, isle, ways, sight, room))
    return steps


def first_groups(isle: Isle, ways: Ways, rules: Rules) -> Iterator[Group]:
    """Yield the starts that look alike before the first step."""
    alike: dict[int, list[int]] = {}
    for hex in range(1, isle.hexes + 1):
        if refuse_start(isle, rules, hex) == Refusal.NONE:
            alike.setdefault(ways.told[hex], []).append(hex)
    for starts in alike.values():
        yield Group(tuple((start, start) for start in starts), 0, NONE, 0)


def answered(group: Group, isle: Isle, ways: Ways, sight: Sight, room: list[int]) -> Iterator[Group]:
    """Yield what a group falls into after the answer to the best question."""
    sight.count = len(group.pairs)
    for place, (_, hex) in enumerate(group.pairs):
        sight.maybe[place] = hex
    sight.seas, sight.heading = group.seas, group.heading
    way = informative_way(sight, isle, ways, room)
    parts: dict[int, list[tuple[int, int]]] = {}
    for start, hex in group.pairs:
        beside = isle.beside[hex][way]
        parts.setdefault(ways.told[beside], []).append((start, beside or hex))
    for told, pairs in parts.items():
        if told == 0:
            yield Group(tuple(pairs), group.seas | 1 << way, group.heading, group.steps)
        else:
            yield Group(tuple(pairs), 0, way, group.steps + 1)

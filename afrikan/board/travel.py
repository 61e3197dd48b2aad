"""Ways over a board: distances, landings of a roll, the next cities, and routes from crossing to crossing."""

from collections import deque
from collections.abc import Mapping, Sequence

from afrikan.board.model import Landing

Neighbours = Mapping[str, tuple[str, ...]]


def distances_from(start: str, around: Neighbours) -> dict[str, int]:
    """Return the fewest steps from a place to every place that can be reached, itself included.

    >>> distances_from("a", {"a": ("b",), "b": ("a", "c"), "c": ("b",), "far": ()})
    {'a': 0, 'b': 1, 'c': 2}
    """
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for other in around[here]:
            if other not in steps:
                steps[other] = steps[here] + 1
                waiting.append(other)
    return steps


def landings_of(
    start: str,
    roll: int,
    around: Neighbours,
    cities: frozenset[str],
    stops_at_city: bool,
    came_from: str | None,
) -> tuple[Landing, ...]:
    """Return every way in which one roll may end: all its steps, or fewer at a city.

    Args:
        start: where the move begins.
        roll: the number of steps.
        around: the places next to each place, by the chosen mode.
        cities: the places where a move may stop early.
        stops_at_city: True at sea, where the next city ends the move.
        came_from: the place left just before, if the move is already under way.

    Returns:
        The landings, fewest steps first, each distinct way once.
    """
    found: list[Landing] = []
    waiting: deque[tuple[str, ...]] = deque([()])
    while waiting:
        path = waiting.popleft()
        here = path[-1] if path else start
        before = (came_from, start, *path)[len(path)]
        if path and (here in cities or len(path) == roll):
            found.append(Landing(here, len(path), path))
        if len(path) < roll and not (path and stops_at_city and here in cities):
            waiting.extend((*path, other) for other in around[here] if other != before)
    return tuple(found)


def next_cities_of(start: str, around: Neighbours, cities: frozenset[str]) -> tuple[Landing, ...]:
    """Return every way to another city that visits no city and no dot twice in between."""
    found: list[Landing] = []
    waiting: deque[tuple[str, ...]] = deque((other,) for other in around[start])
    while waiting:
        path = waiting.popleft()
        if path[-1] in cities:
            found.append(Landing(path[-1], len(path), path))
            continue
        waiting.extend((*path, o) for o in around[path[-1]] if o != start and o not in path)
    return tuple(found)


def segments_of(around: Neighbours, crossings: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the routes between crossings, each once, as chains of ids from one crossing to the next.

    Args:
        around: the places next to each place, by one mode.
        crossings: cities and forks, in the order that decides which end comes first.
    """
    ends = set(crossings)
    found: list[tuple[str, ...]] = []
    seen: set[tuple[str, ...]] = set()
    for start in crossings:
        for first in around[start]:
            chain = [start, first]
            while chain[-1] not in ends:
                chain.append(next(o for o in around[chain[-1]] if o != chain[-2]))
            if tuple(reversed(chain)) not in seen:
                seen.add(tuple(chain))
                found.append(tuple(chain))
    return tuple(found)

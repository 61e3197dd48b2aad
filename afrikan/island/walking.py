"""How far it is over land on an island, in steps."""

from collections import deque

from afrikan.island.map import IslandMap


def steps_over_land(island: IslandMap, start: int) -> dict[int, int]:
    """Return the fewest steps from a hex to every hex that a way over land leads to.

    Args:
        island: the map.
        start: the number of a hex.

    >>> island = IslandMap.load("small")
    >>> steps = steps_over_land(island, island.forts["A1"])
    >>> steps[island.forts["A1"]], max(steps.values())
    (0, 12)
    """
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for beside in island.neighbours[here]:
            if beside and beside not in steps:
                steps[beside] = steps[here] + 1
                waiting.append(beside)
    return steps

"""Many games on the hex island: playouts in blocks, interpreted or compiled, and what they came to."""

from afrikan.island.simulation.comparing import IslandComparison, compare
from afrikan.island.simulation.run import blocks, simulate
from afrikan.island.simulation.runs import IslandRuns

__all__ = ["IslandComparison", "IslandRuns", "blocks", "compare", "simulate"]

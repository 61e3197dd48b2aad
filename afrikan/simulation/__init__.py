"""Many games: playouts in blocks, interpreted or compiled, here or elsewhere, and what they came to."""

from afrikan.simulation.comparing import compare, compared_blocks
from afrikan.simulation.comparison import Comparison
from afrikan.simulation.run import blocks, simulate
from afrikan.simulation.runs import Runs
from afrikan.simulation.summary import Summary

__all__ = ["Comparison", "Runs", "Summary", "blocks", "compare", "compared_blocks", "simulate"]

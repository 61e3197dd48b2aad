"""Many games: playouts in blocks, interpreted or compiled, here or elsewhere, and what they came to."""

from afrikan.simulation.run import blocks, simulate
from afrikan.simulation.runs import Runs
from afrikan.simulation.summary import Summary

__all__ = ["Runs", "Summary", "blocks", "simulate"]

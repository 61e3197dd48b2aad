"""Many games: playouts in blocks, interpreted or compiled, and what they came to."""

from afrikan.simulation.run import blocks, simulate
from afrikan.simulation.tally import Runs, Summary

__all__ = ["Runs", "Summary", "blocks", "simulate"]

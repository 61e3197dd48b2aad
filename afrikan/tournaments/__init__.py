"""Policies against each other: one table, or every pairing of several, with intervals."""

from afrikan.tournaments.robin import RoundRobin, check_robin, robin_blocks, round_robin
from afrikan.tournaments.run import blocks, tournament
from afrikan.tournaments.table import Tournament

__all__ = ["RoundRobin", "Tournament", "blocks", "check_robin", "robin_blocks", "round_robin", "tournament"]

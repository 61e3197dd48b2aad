"""Whole games: exact on tiny boards, simulated on the real one."""

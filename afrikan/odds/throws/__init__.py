"""Dice and waiting: one throw, and how many attempts it takes until success."""

"""Tiles, drawn without replacement, given what has been seen."""

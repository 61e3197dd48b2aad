"""The lesson about tiles: what those still face down hold, given all that has been seen."""

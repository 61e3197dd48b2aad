"""The hex island on the page: its map, the table at which it is played, the lessons about it."""

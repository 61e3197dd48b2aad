"""The hex island on the page: its map, the table at which it is played, and the lessons about it."""

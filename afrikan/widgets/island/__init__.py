"""The hex island on the page: its map, and the table at which it is played."""

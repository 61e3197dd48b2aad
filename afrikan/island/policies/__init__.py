"""Who decides on the island: each policy sees only what its side may know."""

"""The lesson about finding oneself: the hexes that remain possible, step by step."""

"""Two readings of the rules side by side, on the same luck."""

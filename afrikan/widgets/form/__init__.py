"""The fields of a panel: what can be chosen, what stands in them, and their controls on the page."""

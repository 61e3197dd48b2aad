"""The rule atlas on the page."""

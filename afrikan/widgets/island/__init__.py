"""Views for notebooks over the hex island."""

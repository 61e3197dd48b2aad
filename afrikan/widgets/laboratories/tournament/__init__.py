"""Policies against each other, at one table or at every one that can be made of them."""

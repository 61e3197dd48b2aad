"""Afrikan tähti: the state, the rules and their tables; every rule is written once, here."""

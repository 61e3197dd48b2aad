"""The lesson about journeys: how many turns a pawn needs, and where the best plan goes."""

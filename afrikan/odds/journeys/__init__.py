"""A lone pawn on its way: how many turns a journey takes, by which plan, and what one roll reaches."""

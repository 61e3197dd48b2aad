"""``python -m tests.golden`` writes the golden games anew; read the difference before keeping it."""

from tests.golden.golden_games import write_all

write_all()

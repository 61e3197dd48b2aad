"""The hex island: a treasure hunt for two in which only the opponent knows where you are."""

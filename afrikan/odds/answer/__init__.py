"""What an exact answer is, whatever it is about: its figures, the simulation beside it, how it is shown."""

"""The experiments: each is an ``Experiment`` in a folder of its own, shown by a ``LaboratoryPanel``."""

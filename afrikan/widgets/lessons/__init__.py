"""The lessons: each a topic over the frame of ``afrikan.widgets.lesson``."""

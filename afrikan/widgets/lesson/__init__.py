"""The frame of every lesson: fields, own prediction, simulation, exact answer with its derivation.

A lesson is a ``Topic`` in ``afrikan.widgets.lessons``: fields, a function from their values to the answer,
and one to the figures that can be predicted; then a class over ``Panel`` that names the topic, and words in
a section of their own. ``check_topic`` in the tests asserts what every topic must do.
"""

"""The frame of every long experiment: fields, games in blocks that can be stopped and go on, results so far.

An experiment is an ``Experiment``: fields, a function that plays on from what there is, and sections that
show it; then a class over ``LaboratoryPanel`` that names it, and words in a section of their own.
"""

"""The lesson about the board as a graph: distances, rolls, hubs, thin spots, and what a change changes.

Each kind of question is a module of its own with an answer and its figures; ``fields`` says what can be
chosen for it, ``maps`` and ``table`` show what was found, and ``panel`` puts them together. Most of its
answers leave nothing to chance.
"""

"""The lesson about the clues: where the treasure is, by counting ways."""

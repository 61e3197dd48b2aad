"""What the lessons about the hex island have in common."""

"""A lone pawn: where each of its turns can end, and the plan that brings it somewhere soonest."""

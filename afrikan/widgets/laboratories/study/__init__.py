"""A published study's games played again, and which of its rules its figures hang on."""

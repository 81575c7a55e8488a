"""Puzzles, one's own mistakes, and the rating that comes of them; start with `practice`."""

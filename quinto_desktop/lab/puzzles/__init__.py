"""Puzzles: ``quinto-lab puzzles make`` and ``quinto-lab puzzles check``."""

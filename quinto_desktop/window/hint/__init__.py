"""Hints: the best card lifts and says why; the table of all cards; the tutor's question."""

"""Practising at the table: puzzles, and one's own mistakes until something better is found."""

"""Practising: puzzles, one's own mistakes, and the rating that comes of it.

Start at `practice` for what a window asks, and `values` for what it gets.
"""

"""Puzzles: single decisions with one right answer, as far as the seat could know.

Start at `puzzle` for what one is, `themes` for what it may be about, `making` for how they are
found, `grading` for how hard they are, and `lines` for what is shown of an answer. `asking` has the
questions for the engine process. What is asked of a puzzle and its theme was set by hand.
"""

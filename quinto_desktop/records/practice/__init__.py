"""What a player has practised: answers to puzzles, the rating, and what is to come back.

Start at `log` for what is kept and how; `glicko` moves the rating, `returns` says when a mistake
comes back.
"""

"""The history: every finished deal and game, in a database of its own.

Start at `tables` for what is kept, `entries` for how a match becomes rows, and `history` for how
they are written, deleted and read again. `games` lists matches, `figures` counts. Nothing here is
ever in the way of play: the autosave alone keeps the game that is going on.
"""

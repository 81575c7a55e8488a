"""The window of the history: every game that was played, to find, look at and play again."""

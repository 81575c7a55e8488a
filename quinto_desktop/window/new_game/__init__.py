"""The dialog that starts a new game."""

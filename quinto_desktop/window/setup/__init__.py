"""What comes before a game: the dialog of a new one, and the settings."""

"""What a saved game is, how its file is read, checked and written, and its score as text."""

"""What can be heard: the cues of a game, and the thread that plays their sounds."""

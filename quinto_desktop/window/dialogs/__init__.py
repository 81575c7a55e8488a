"""Windows beside the table: a new game, how to play, and about the program."""

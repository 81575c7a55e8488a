"""Every game that was played, to find, look at and play again; and the statistics of all."""

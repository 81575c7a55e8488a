"""What a player may be told about the table: the ladder, the quints that are open, the race."""

"""What stands beside the table: the score sheet and, in time, other panels."""

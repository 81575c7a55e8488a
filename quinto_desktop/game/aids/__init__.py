"""What may be told of the table: the race, how quints stand, what beats a card."""

"""Computer players at the table: whose turn it is to think, where, and what came of it."""

"""The replay of a match: its table, its bar and its tricks; and the branches that leave it."""

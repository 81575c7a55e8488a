"""The rule book, fair play and the program's own page."""

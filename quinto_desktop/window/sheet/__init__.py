"""The score sheet, and what ends a deal and a game."""

"""The rule book, the proof of fair play and the About dialog."""

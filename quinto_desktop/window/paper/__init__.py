"""Texts with cards in them, lists of such texts, and charts: for the screen, print and files."""

"""Checks for those who suspect the deal or the computer players."""

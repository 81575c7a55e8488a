"""Codes and values from below, put in words in the language of the window."""

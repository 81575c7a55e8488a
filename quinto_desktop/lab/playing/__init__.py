"""Matches played through, to read or to add up: ``quinto-lab play``."""

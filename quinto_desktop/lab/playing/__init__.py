"""Whole matches, to read or to sum up: ``quinto-lab play``."""

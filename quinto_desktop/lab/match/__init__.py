"""Duplicate matches: deals and games played twice with sides exchanged, ``quinto-lab match``."""

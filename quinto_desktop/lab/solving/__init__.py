"""Exact values of positions with all cards known, and how long they take: ``quinto-lab solve``."""

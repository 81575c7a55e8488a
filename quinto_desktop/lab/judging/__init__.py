"""Learning from deals: ``quinto-lab hint`` and ``quinto-lab review``."""

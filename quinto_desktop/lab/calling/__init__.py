"""When to double and to redouble, by experiment: ``quinto-lab calls``."""

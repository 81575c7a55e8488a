"""Checking files: saved games (``quinto-lab check``), test vectors (``quinto-lab conform``)."""

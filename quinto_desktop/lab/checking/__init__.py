"""Whether files hold: saved games (``quinto-lab check``), test vectors (``quinto-lab conform``)."""

"""Who plays better: deals and games played twice with sides exchanged, ``quinto-lab match``."""

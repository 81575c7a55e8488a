"""Aids computed from what one player may know: the ladder, the open quints and the race."""

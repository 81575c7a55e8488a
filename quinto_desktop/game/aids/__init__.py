"""Aids computed from what one player may know: what beats a card, the open quints and the race."""

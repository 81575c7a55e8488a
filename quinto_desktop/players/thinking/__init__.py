"""The thinking players, Club and Master, who try out cards and calls in imagined deals."""

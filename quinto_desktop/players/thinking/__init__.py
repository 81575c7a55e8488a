"""The thinking players, Club and Master: cards and calls are tried out in imagined deals."""

"""The review of a finished deal: the table at each decision, a strip of all, and the verdicts."""

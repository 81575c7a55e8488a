"""Questions to the lab: which lead, whether to double, what the cachette is worth."""

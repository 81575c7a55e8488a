"""The three aids: the ladder, the quint radar and the race."""

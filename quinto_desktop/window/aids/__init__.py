"""The three playing aids: the ladder, the quint radar and the race."""

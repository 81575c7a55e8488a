"""What one hears: a sound for each moment of the table, where there is something to play it."""

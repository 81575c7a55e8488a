"""What a seat may know of the hidden cards, and whole deals imagined from that."""

"""The card table: geometry, cards, what moves, and what a person does with them."""

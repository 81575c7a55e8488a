"""Everything said in words: cards, seats, sides, turns, events, rules and files."""

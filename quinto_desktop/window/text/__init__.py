"""The wording of everything: cards, seats, sides, turns, events, rules and files."""

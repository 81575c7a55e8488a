"""The deal editor: cards are put into hands, and what has become of them is played or solved."""

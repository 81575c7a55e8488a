"""The card table: cards, hands, tricks, dealing, prompts, input and animation."""

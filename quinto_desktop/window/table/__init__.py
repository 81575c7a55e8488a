"""The card table: cards, hands, tricks, dealing, prompts, input, animation and playing aids."""

"""The settings: what can be chosen, and the dialog that asks for it."""

"""Themes, packs, card art, marks, the language, and fitting text into its place."""

"""Deals and games that people pass on: codes, pasted texts, the deal of the day, exports."""

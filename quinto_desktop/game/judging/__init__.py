"""Decisions weighed and deals reviewed while the window stays free."""

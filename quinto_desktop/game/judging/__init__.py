"""Decisions and whole deals weighed piece by piece; start with `review_queue`."""

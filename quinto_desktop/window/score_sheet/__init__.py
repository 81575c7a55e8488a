"""The score sheet beside the table, with its breakdowns, its print and its export."""

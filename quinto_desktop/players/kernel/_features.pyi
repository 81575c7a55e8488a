"""What is told of features; the source itself is typed for Cython."""

INPUTS: int

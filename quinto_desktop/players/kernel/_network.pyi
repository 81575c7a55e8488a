"""What is told of networks; the source itself is typed for Cython."""

MOST_HIDDEN: int

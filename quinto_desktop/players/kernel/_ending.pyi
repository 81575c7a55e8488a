"""What others need to know of endings; the source itself is typed for Cython."""

WORTH_SIDE: int

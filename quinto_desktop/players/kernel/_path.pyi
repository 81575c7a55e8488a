"""What is told of the path to all who import it; the source itself is typed for Cython."""

class Path:
    def __init__(self) -> None: ...

"""What is told of suits to all who import them; the source itself is typed for Cython."""

from array import array

class SuitFacts:
    def __init__(self, flag: array[int]) -> None: ...
    def deal(self, hands: list[int]) -> bool: ...

"""The rule player as the pool sees it; the source itself is typed for Cython."""

from array import array

class RulePlay:
    def __init__(self, weights: list[float]) -> None: ...
    def deal(self, hands: list[int], trick_value: int, joker_lead: int, leader: int) -> None: ...
    def play(self, card: int) -> None: ...
    def weigh(
        self,
        worlds: array[int],
        begin: int,
        end: int,
        cards: list[int],
        into: array[float],
    ) -> None: ...
    def judge(
        self, worlds: array[int], begin: int, end: int, cards: list[int], into: array[float]
    ) -> None: ...
    def tricks(self, worlds: array[int], begin: int, end: int) -> float: ...

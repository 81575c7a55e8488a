"""Playouts as the players see them; the source itself is typed for Cython."""

from array import array

ACCUMULATOR_INPUTS: int
MANNERS: int
MOST_ACCUMULATED: int
INPUTS: int
MOST_HIDDEN: int
WORTH_SIDE: int

class Accumulator:
    def __init__(
        self,
        rows: array[float],
        biases: array[float],
        heads: array[float],
        leanings: array[float],
    ) -> None: ...

class Playout:
    def __init__(
        self,
        first: array[float],
        biases: array[float],
        second: array[float],
        accumulator: Accumulator | None = None,
    ) -> None: ...
    def deal(
        self,
        hands: list[int],
        sees: list[int],
        trick_value: int,
        cachette_points: int,
        joker_lead: int,
    ) -> None: ...
    def begin(self, leader: int) -> None: ...
    def stake(
        self, scores: list[int], target: int, worth: array[float], win_worth: list[float]
    ) -> None: ...
    def turn(self) -> int: ...
    def is_over(self) -> bool: ...
    def legal(self) -> int: ...
    def play(self, card: int) -> None: ...
    def difference(self) -> int: ...
    def choose(self) -> int: ...
    def describe(self, card: int, into: array[float]) -> None: ...
    def score(self, card: int) -> float: ...
    def active_inputs(self) -> list[int]: ...
    def manner(self, card: int) -> int: ...
    def tell(self, into: array[float]) -> None: ...
    def finish(self, card: int) -> int: ...
    def mark(self, flag: array[int]) -> None: ...
    def log_chance(
        self, hands: array[int], at: int, hidden: int, width: float, lapse: float
    ) -> float: ...
    def weigh(
        self,
        worlds: array[int],
        begin: int,
        end: int,
        cards: list[int],
        exact: bool,
        into: array[float],
    ) -> int: ...

def divide(
    cards: array[int],
    places: array[int],
    odds: array[float],
    seed: int,
    turns: int,
    into: array[int],
    logs: array[float],
) -> None: ...
def is_compiled() -> bool: ...

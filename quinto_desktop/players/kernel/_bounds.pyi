"""What is told of bounds to all who import them; the source itself is typed for Cython."""

from quinto_desktop.players.kernel._path import Path
from quinto_desktop.players.kernel._suits import SuitFacts

class Bounds:
    def __init__(self, path: Path, suit_facts: SuitFacts) -> None: ...
    def deal(
        self, hands: list[int], trick_value: int, last_value: int, joker_lead: int
    ) -> None: ...

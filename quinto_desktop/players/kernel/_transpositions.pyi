"""What is told of the table to all who import it; the source itself is typed for Cython."""

from quinto_desktop.players.kernel._path import Path
from quinto_desktop.players.kernel._suits import SuitFacts

class TranspositionTable:
    def __init__(self, entries_log2: int, path: Path, suit_facts: SuitFacts) -> None: ...
    def deal(self, hands: list[int]) -> None: ...

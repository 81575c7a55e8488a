"""A position between two tricks, for where the search is interpreted; else a struct of C's."""

from __future__ import annotations


class Between:
    """What the search knows of a position that it has come through.

    Attributes:
        out: The cards that are held.
        facts: For each suit what its cards say of themselves; see `_search.Search._prepare`.
        lines: For each suit who holds its cards, from the highest down.
        holders: Who holds each live quint card.
        live: The live quint cards: who wins the trick that they fall to scores by them.
        stand: The cards that stand for their equals.
        key: The key of the table, `start` where its heads begin, `head` the one it has.
        full: All points that are left.
        leader: Who leads.
        hint: A card to try first; `_NO_CARD` for none.
    """

    def __init__(self) -> None:
        self.out = self.holders = self.live = self.stand = 0
        self.key = self.start = self.head = 0
        self.facts = [0] * 4
        self.lines = [0] * 4
        self.full = self.leader = self.hint = 0

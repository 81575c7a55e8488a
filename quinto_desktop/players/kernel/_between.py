"""A position between two tricks, for the interpreted search; compiled, it is a C struct."""

from __future__ import annotations


class Between:
    """What the search knows about a position on its current path.

    Attributes:
        out: The cards that are held.
        facts: For each suit what follows from its cards alone; see `_suits.SuitFacts`.
        lines: For each suit who holds its cards, from the highest down.
        holders: Who holds each live quint card.
        live: The live quint cards: whoever wins the trick they fall to scores them.
        stand: The cards that represent their equals.
        key: The key in the table; `start` is where its heads begin, `head` the one it has.
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

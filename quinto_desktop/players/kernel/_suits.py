# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What follows from which cards of a single suit are out, for the search.

At any moment of a deal some of a suit's thirteen cards are out. All that the search asks about a
suit alone it looks up by that set, which is one of at most 8,192; it is worked out here once a deal
for every set that can occur. `_search` puts the four suits together.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import top_bit

_ONE = cython.declare(cython.ulonglong, 1)


@cython.final
@cython.cclass
class SuitFacts:
    """Looked up by 8192 times the suit, from spades up, plus its cards that are out.

    Attributes:
        facts: From the lowest bit: the cards that represent their equals (13), the live quint cards
            (13), the points of the live quints (6), each player's sure tricks in the suit alone
            (4 times 4) and each player's number of cards (4 times 4).
        spots: The lowest card that those sure tricks depend on, for each player (4 times 4).
        lines: From the highest card down, its holder (2) and its kind of quint (2).
        holders: Who holds each live quint card, 3 bits each.

    Args:
        flag: One byte; the work stops as soon as another thread makes it non-zero.
    """

    def __init__(self, flag: array[int]) -> None:
        if not cython.compiled:
            self.hand = [0] * 4
        size: cython.int = 8 * 4 * 8192
        self.facts = array("Q", bytes(size))
        self.lines = array("Q", bytes(size))
        self.holders = array("Q", bytes(size))
        self.spots = array("Q", bytes(size))
        self.flag = flag
        self.stopped = False

    def deal(self, hands: list[int]) -> bool:
        """Work out everything for a deal; tell whether it was stopped."""
        suit: cython.int
        for suit in range(4):
            self.hand[suit] = hands[suit]
        self.stopped = False
        with cython.nogil:
            for suit in range(4):
                self._prepare(suit)
        return bool(self.stopped)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare(self, suit: cython.int) -> cython.void:
        # Go through all sets of a suit's cards that can be out.
        p: cython.int
        held: cython.ulonglong = 0
        for p in range(4):
            held |= self.hand[p] >> (13 * suit + 1) & 8191
        sub: cython.ulonglong = held
        while True:
            live: cython.ulonglong = 0
            points: cython.ulonglong = 0
            if sub & 8:
                live |= 8
                points += suit + 1
            if sub & 4100 == 4100 and self._owner(suit, 12) != self._owner(suit, 2):
                live |= 4100
                points += suit + 1
            if sub & 3 == 3 and self._owner(suit, 0) != self._owner(suit, 1):
                live |= 3
                points += suit + 1
            self._prepare_cards(suit, sub, live, points)
            if sub & 63 == 0:
                self.stopped = self.flag[0] != 0
            if sub == 0 or self.stopped:
                break
            sub = (sub - 1) & held

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _owner(self, suit: cython.int, r: cython.int) -> cython.int:
        card: cython.int = 13 * suit + r + 1
        if self.hand[0] >> card & 1:
            return 0
        if self.hand[1] >> card & 1:
            return 1
        return 2 if self.hand[2] >> card & 1 else 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare_cards(
        self,
        suit: cython.int,
        sub: cython.ulonglong,
        live: cython.ulonglong,
        points: cython.ulonglong,
    ) -> cython.void:
        line: cython.ulonglong = 0
        stand: cython.ulonglong = 0
        holders: cython.ulonglong = 0
        counts: cython.ulonglong = 0
        sures: cython.ulonglong = 0
        spots: cython.ulonglong = 0
        kind: cython.ulonglong
        p: cython.int
        r: cython.int
        sure: cython.int
        last: cython.int = -1
        place: cython.int = 48
        rest: cython.ulonglong = sub
        while rest:
            r = top_bit(rest)
            rest ^= _ONE << r
            p = self._owner(suit, r)
            kind = p
            if live >> r & 1:
                holders |= (kind + 1) << (15 * suit + 3 * (r if r < 4 else 4))
                kind += 4 if r == 3 else 8 if r > 1 else 12
                stand |= _ONE << r
                last = -1
            elif p != last:
                stand |= _ONE << r
                last = p
            line |= kind << place
            place -= 4
            counts += _ONE << (4 * p)
            sure = counts >> (4 * p) & 15
            sure -= (counts >> (4 * (p ^ 1)) & 15) + (counts >> (4 * (p ^ 3)) & 15)
            if sure > 0 and sure > (sures >> (4 * p) & 15):
                sures = sures & ~(_ONE * 15 << (4 * p)) | (_ONE * sure << (4 * p))
                spots = spots & ~(_ONE * 15 << (4 * p)) | (_ONE * r << (4 * p))
        place = 8192 * suit
        self.facts[place + sub] = counts << 48 | sures << 32 | points << 26 | live << 13 | stand
        self.lines[place + sub] = line
        self.holders[place + sub] = holders
        self.spots[place + sub] = spots

# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search's transposition table: results between two tricks, each for many positions.

The result of a search depends on little: on the ranks that won a trick against their suit, and on
the quints that had to be counted (partition search: Ginsberg, "Partition search", 1996). An entry
keeps only these. So it holds for every position with the same key in which the holders of those
ranks and quints are the same, wherever the other cards are; and where quints that it counts are
elsewhere as well, with a bound weaker by their points, as far as the bound can spare them (`worth`
in `_entries`). The latest entry of a key also suggests a card to try first, even where it does not
match.
"""

from __future__ import annotations

import mmap
from contextlib import suppress

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import fetch
    from quinto_desktop.players.kernel._entries import (
        cards_needed,
        cards_taken,
        entered,
        misplaced,
        places,
        shifts,
        worth,
        wrong_cards,
    )
    from quinto_desktop.players.kernel._path import Path
    from quinto_desktop.players.kernel._suits import SuitFacts

# Numbers of 64 bits stay Python objects unless they are declared.
_ONE = cython.declare(cython.ulonglong, 1)
_WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_LOW_HALF = cython.declare(cython.ulonglong, 0xFFFFFFFF)
_OWNERS = cython.declare(cython.ulonglong, 0x3333333333333)
_MIX1 = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)

_NO_CARD = cython.declare(cython.int, 63)
# From so many tricks left a key says more.
_LONG = cython.declare(cython.int, 5)
# No bound: greater than any value.
_OPEN = cython.declare(cython.int, 1000)


def _cells(number: int) -> memoryview:
    # Allocate 64-bit numbers, all zero, from the start of a page of memory. Unused pages cost
    # nothing; huge pages, where available, save most address translation.
    if not hasattr(mmap, "MAP_PRIVATE"):
        return memoryview(mmap.mmap(-1, 8 * number)).cast("Q")
    pages = mmap.mmap(-1, 8 * number, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with suppress(OSError):
            pages.madvise(mmap.MADV_HUGEPAGE)
    return memoryview(pages).cast("Q")


@cython.final
@cython.cclass
class TranspositionTable:
    """Keeps the results of one deal's positions.

    It has 2 to the power of `entries_log2` entries of 64 bytes, and 4 more bytes for each.
    """

    def __init__(self, entries_log2: cython.int, path: Path, suit_facts: SuitFacts) -> None:
        if not cython.compiled:
            self.entry = [0] * 7
        self.path = path
        self.lines = suit_facts.lines
        self.holders = suit_facts.holders
        # A quarter as many heads as entries, in sets of four.
        self.heads = _cells(2 << (entries_log2 - 2))
        self.sets_log2 = entries_log2 - 4
        self.pool = _cells(8 << entries_log2)
        self.pool_size = 1 << (entries_log2 - 1)
        self.generation = 0

    def deal(self, hands: list[int]) -> None:
        """Set up a deal; all entries are forgotten."""
        seat: cython.int
        for seat in range(4):
            if hands[seat] & 1:
                self.royal_holder = seat
        # A short ending uses a part that fits into the processor's cache.
        sets: cython.int = 2 * bin(hands[0]).count("1") - 5
        self.shift = 64 - min(self.sets_log2, max(sets, 4))
        self.generation += 1
        self.pool_used = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def prepare(self, n: cython.int) -> cython.void:
        """Find where a position is looked for, and fetch that while something else is done.

        Its key says how many cards of each suit each holds (of spades, and whether the Quint Royal,
        follows from the rest), and who has the highest card of hearts and of diamonds, which nearly
        always matters; with many tricks left, of the next two hearts as well, which makes chains
        shorter. Nothing is hashed, so no two positions can be confused.
        """
        out: cython.ulonglong = self.path.between[n].out
        leader: cython.int = self.path.between[n].leader
        line2: cython.ulonglong = self.lines[16384 + (out >> 27 & 8191)]
        line3: cython.ulonglong = self.lines[24576 + (out >> 40)]
        key: cython.ulonglong = (
            self.path.between[n].facts[1] >> 48
            | self.path.between[n].facts[2] >> 48 << 16
            | self.path.between[n].facts[3] >> 48 << 32
        )
        key |= (_ONE * leader | _ONE * 4 * n | (out & 1) << 6) << 48
        key |= (line2 >> 48 & 3 | line3 >> 46 & 12) << 55
        if n >= _LONG:
            key |= (line3 >> 44 & 3 | line3 >> 38 & 12) << 59
        start: cython.ulonglong = self._start(key)
        fetch(self.heads, start)
        self.path.between[n].start = start
        self.path.between[n].key = key
        self.path.between[n].lines[2] = line2
        self.path.between[n].lines[3] = line3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fetch_chain(self, n: cython.int) -> cython.void:
        """Find the head of the chain, and fetch its first block while something else is done."""
        head: cython.ulonglong = self._head(self.path.between[n].start, self.path.between[n].key, n)
        first: cython.ulonglong = (self.heads[head + 1] & _LOW_HALF) << 4
        self.path.between[n].head = head
        fetch(self.pool, first)
        fetch(self.pool, first + 8)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look_up(self, n: cython.int, beta: cython.int) -> cython.int:
        """A bound from the table: for this position, or one that differs in nothing that matters.

        Sets a card to try first.
        """
        out: cython.ulonglong = self.path.between[n].out
        full: cython.int = self.path.between[n].full
        line0: cython.ulonglong = self.lines[out >> 1 & 8191]
        line1: cython.ulonglong = self.lines[8192 + (out >> 14 & 8191)]
        line2: cython.ulonglong = self.path.between[n].lines[2]
        line3: cython.ulonglong = self.path.between[n].lines[3]
        holders: cython.ulonglong = (
            self.holders[out >> 1 & 8191]
            | self.holders[8192 + (out >> 14 & 8191)]
            | self.holders[16384 + (out >> 27 & 8191)]
            | self.holders[24576 + (out >> 40)]
        )
        if out & 1:
            holders |= (_ONE + self.royal_holder) << 60
        head: cython.ulonglong = self.path.between[n].head
        self.path.between[n].lines[0] = line0
        self.path.between[n].lines[1] = line1
        self.path.between[n].holders = holders
        block: cython.ulonglong = self.heads[head + 1] & _LOW_HALF
        at: cython.ulonglong
        end: cython.ulonglong
        word: cython.ulonglong
        meta: cython.ulonglong
        hint: cython.int = _NO_CARD
        bound: cython.int
        slack: cython.int
        spent: cython.int
        which: cython.ulonglong
        wrong: cython.ulonglong
        while block:
            at = block << 4
            word = self.pool[at + 7]
            end = at + (word >> 32 << 3)
            fetch(self.pool, (word & _LOW_HALF) << 4)
            while at < end:
                meta = self.pool[at + 6]
                bound = meta >> 32 & 255
                if meta >> 24 & 1:
                    bound = full - bound
                    slack = beta - 1 - bound
                else:
                    bound -= full
                    slack = bound - beta
                    if hint == _NO_CARD:
                        hint = meta >> 40 & 63
                if (
                    slack >= 0
                    and _differ(line3 ^ self.pool[at + 3], meta >> 18) == 0
                    and _differ(line2 ^ self.pool[at + 2], meta >> 12) == 0
                    and _differ(line1 ^ self.pool[at + 1], meta >> 6) == 0
                    and _differ(line0 ^ self.pool[at], meta) == 0
                ):
                    which = self.pool[at + 5]
                    wrong = (
                        (holders ^ self.pool[at + 4]) & which
                        | misplaced(line0, self.pool[at])
                        | misplaced(line1, self.pool[at + 1]) << 15
                        | misplaced(line2, self.pool[at + 2]) << 30
                        | misplaced(line3, self.pool[at + 3]) << 45
                    )
                    spent = worth(wrong) if wrong else 0
                    if spent <= slack:
                        self.path.needed = cards_needed(out, meta)
                        self.path.taken = cards_taken(which)
                        if wrong:
                            self.path.taken &= ~wrong_cards(wrong)
                        return bound + spent if meta >> 24 & 1 else bound - spent
                at += 8
            block = word & _LOW_HALF
        self.path.between[n].hint = hint
        return _OPEN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def store(
        self,
        n: cython.int,
        needed: cython.ulonglong,
        taken: cython.ulonglong,
        card: cython.int,
        result: cython.int,
        beta: cython.int,
    ) -> cython.void:
        """Store a bound, unless the same entry is there with one as good."""
        key: cython.ulonglong = self.path.between[n].key
        head: cython.ulonglong = self.path.between[n].head
        meta: cython.ulonglong = shifts(self.path.between[n].out, needed)
        if result < beta:
            meta |= _ONE << 24
            result = -result
        better: cython.ulonglong = result + self.path.between[n].full
        hint: cython.ulonglong = card
        meta |= better << 32 | hint << 40
        which: cython.ulonglong = places(taken)
        self.entry[0] = entered(self.path.between[n].lines[0], taken >> 1 & 8191, meta & 63)
        self.entry[1] = entered(self.path.between[n].lines[1], taken >> 14 & 8191, meta >> 6 & 63)
        self.entry[2] = entered(self.path.between[n].lines[2], taken >> 27 & 8191, meta >> 12 & 63)
        self.entry[3] = entered(self.path.between[n].lines[3], taken >> 40, meta >> 18 & 63)
        self.entry[4] = self.path.between[n].holders & which
        self.entry[5] = which
        self.entry[6] = meta
        if self.heads[head] != key or self.heads[head + 1] >> 40 != self.generation:
            self._claim(head, key, n)  # a position below has taken the place
        at: cython.ulonglong = self._same(self.heads[head + 1] & _LOW_HALF)
        if at == 0:
            at = self._room(head)
        elif self.pool[at + 6] >> 32 & 255 >= better:
            return
        i: cython.int
        if at:
            for i in range(7):
                self.pool[at + i] = self.entry[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _same(self, block: cython.ulonglong) -> cython.ulonglong:
        # Where a chain has the entry to be stored, but for its bound; 0 if it has not.
        at: cython.ulonglong
        end: cython.ulonglong
        word: cython.ulonglong
        while block:
            at = block << 4
            word = self.pool[at + 7]
            end = at + (word >> 32 << 3)
            while at < end:
                if (
                    self.pool[at + 5] == self.entry[5]
                    and (self.pool[at + 6] ^ self.entry[6]) & _LOW_HALF == 0
                    and self.pool[at + 4] == self.entry[4]
                    and self.pool[at + 3] == self.entry[3]
                    and self.pool[at + 2] == self.entry[2]
                    and self.pool[at + 1] == self.entry[1]
                    and self.pool[at] == self.entry[0]
                ):
                    return at
                at += 8
            block = word & _LOW_HALF
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _room(self, head: cython.ulonglong) -> cython.ulonglong:
        # Room for one more entry in a chain; 0 if the table was full and has been cleared. The
        # newest block is the first of its chain; another one follows when it is full.
        first: cython.ulonglong = self.heads[head + 1] & _LOW_HALF
        at: cython.ulonglong = first << 4
        count: cython.ulonglong = self.pool[at + 7] >> 32
        if first == 0 or count == 2:
            if self.pool_used == self.pool_size:
                self.pool_used = 1
                self.generation += 1
                return 0
            self.heads[head + 1] = self.heads[head + 1] & ~_LOW_HALF | self.pool_used
            at = self.pool_used
            at = at << 4
            self.pool_used += 1
            self.pool[at + 7] = first
            count = 0
        self.pool[at + 7] += _ONE << 32
        return at + (count << 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _start(self, key: cython.ulonglong) -> cython.ulonglong:
        # The start of a key's set of heads.
        key = key * _MIX1 & _WORD
        return ((key ^ key >> 32) * _MIX2 & _WORD) >> self.shift << 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _head(
        self, start: cython.ulonglong, key: cython.ulonglong, n: cython.int
    ) -> cython.ulonglong:
        # The head of a key's chain; the one with the fewest tricks left is replaced.
        head: cython.ulonglong = start
        fewest: cython.int = 99
        tricks: cython.int
        word: cython.ulonglong
        i: cython.int
        for i in range(4):
            word = self.heads[start + 2 * i + 1]
            if word >> 40 != self.generation:
                if fewest >= 0:
                    fewest = -1
                    head = start + 2 * i
            elif self.heads[start + 2 * i] == key:
                return start + 2 * i
            else:
                tricks = word >> 32 & 15
                if tricks < fewest:
                    fewest = tricks
                    head = start + 2 * i
        self._claim(head, key, n)
        return head

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _claim(self, head: cython.ulonglong, key: cython.ulonglong, n: cython.int) -> cython.void:
        tricks: cython.ulonglong = n
        self.heads[head] = key
        self.heads[head + 1] = self.generation << 40 | tricks << 32


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _differ(lines: cython.ulonglong, shift: cython.ulonglong) -> cython.ulonglong:
    # Whether two suits differ in the holders of the cards that count.
    return (lines & _OWNERS) >> (shift & 63)

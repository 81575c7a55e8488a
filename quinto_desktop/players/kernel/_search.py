# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The double-dummy search: one source, compiled by Cython or interpreted.

It finds the value of a position if all cards are known and both sides play their best, by
zero-window alpha-beta searches that close in on it (MTD: Plaat et al., "Best-first fixed-depth
minimax algorithms", 1996) with a table of results between tricks that each hold for many positions
(partition search: Ginsberg, "Partition search", 1996, and "GIB", 2001). Haglund's DDS, a solver for
bridge, works likewise. Cards are bits by strength in one 64-bit word. The original hands never
change; a position is which of their cards are still out, and who leads.

**Bounds.** A value is between plus and minus all points that are left: the tricks, the cachette,
the live quints. Between two tricks a bound may settle the question without a search: tricks that a
side is sure of however it plays (`_sure_tricks`), quints on unbeatable cards (`_top_points`), a
trick that the leader wins now (`_lead_points`). Everything that follows from which cards of a
single suit are out is computed once a deal (`_suits`): which cards represent their equals, the
live quints, sure tricks, the holders in order of rank.

**The table.** The result of a search depends on little: on the ranks that won a trick against their
suit, and on the quints that had to be counted (partition search). An entry keeps only these. So it
holds for every position with the same key (the lengths of all suits in all hands, the leader, who
has the highest hearts and diamond) in which the holders of those ranks and quints are the same,
wherever the other cards are. Two rules make entries match more often:

- A bound counts every quint for the other side until it is won, or a pair is split, within its
  proof. A quint that a bound does not need to answer the question is not noted (`_forgo`).
- An entry also matches where quints that it counts are elsewhere, with a bound weaker by their
  points, as far as the bound can spare them (`_worth`).

Keys are not hashed, so no two positions can be confused. The latest entry of a key also suggests a
card to try first, even where it does not match.

**The order of moves** comes from `_ordering`. Of equal cards only the highest is tried; and after a
card has failed for reasons other than its rank, no lower one of the suit is tried (`_alike`).

**The tests** move in steps of three from the first guess until the value is bracketed, then halve
the interval.

The rules of a trick are those of `_rules`. All values are checked by `tests/players/test_kernel.py`
and, over thousands of endings, by `tests/prove_kernel.py`, against a plain search that uses
`rules`. ``quinto-lab bench solver`` measures how long a search takes; any change here must be
judged by that.
"""

from __future__ import annotations

import mmap
from array import array
from contextlib import suppress

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

from quinto_desktop.players.kernel._suits import mates_of_cards, suits_of_cards

if not cython.compiled:
    from quinto_desktop.players.kernel._between import Between
    from quinto_desktop.players.kernel._bits import fetch, low_bit, top_bit, top_within
    from quinto_desktop.players.kernel._ordering import MoveOrder
    from quinto_desktop.players.kernel._rules import (
        may_follow,
        may_lead,
        quint_fives,
        takes,
    )
    from quinto_desktop.players.kernel._suits import SuitFacts

# Numbers of 64 bits stay Python objects unless they are declared.
_ONE = cython.declare(cython.ulonglong, 1)
_WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_LOW_HALF = cython.declare(cython.ulonglong, 0xFFFFFFFF)
_SPADES = cython.declare(cython.ulonglong, 8191 << 1)
_FIVES = cython.declare(cython.ulonglong, 1 << 4 | 1 << 17 | 1 << 30 | 1 << 43)
_FOURS = cython.declare(cython.ulonglong, 1 << 3 | 1 << 16 | 1 << 29 | 1 << 42)
_TWOS = cython.declare(cython.ulonglong, 1 << 1 | 1 << 14 | 1 << 27 | 1 << 40)
# Of every quint the card, or the lower one.
_LOW_QUINTS = cython.declare(
    cython.ulonglong, 1 | (1 << 4 | 1 << 3 | 1 << 1) * (1 | 1 << 13 | 1 << 26 | 1 << 39)
)
_OWNERS = cython.declare(cython.ulonglong, 0x3333333333333)
_KIND = cython.declare(cython.ulonglong, 0x4444444444444)
_FIVE_PLACE = cython.declare(cython.ulonglong, 7 << 9)
_PAIR_PLACES = cython.declare(cython.ulonglong, 7 << 6 | 7 << 12)
_LOW_PLACES = cython.declare(cython.ulonglong, 7 | 7 << 3)
_MIX1 = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)

_OPPONENTS = cython.declare(cython.int, 1)
_FORBIDDEN_ALWAYS = cython.declare(cython.int, 2)
_FORBIDDEN_IF_WINNING = cython.declare(cython.int, 3)
_NO_CARD = cython.declare(cython.int, 63)
_STEP = cython.declare(cython.int, 3)
_LONG = cython.declare(cython.int, 5)
# No bound: greater than any value.
_OPEN = cython.declare(cython.int, 1000)


def is_compiled() -> bool:
    """Whether this module is compiled."""
    return bool(cython.compiled)


def _cells(number: int) -> memoryview:
    """Allocate 64-bit numbers, all zero, from the start of a page of memory.

    Unused pages cost nothing; huge pages, where available, save most address translation.
    """
    if not hasattr(mmap, "MAP_PRIVATE"):
        return memoryview(mmap.mmap(-1, 8 * number)).cast("Q")
    pages = mmap.mmap(-1, 8 * number, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with suppress(OSError):
            pages.madvise(mmap.MADV_HUGEPAGE)
    return memoryview(pages).cast("Q")


@cython.final
@cython.cclass
class Search:
    """Searches one deal at a time; all cards are known.

    Cards are bits by strength, the Quint Royal bit 0; points are in units of five. Values are from
    the point of view of the side on turn. Two searches share only what is given to both.

    Args:
        entries_log2: The table has 2 to this power entries of 64 bytes, and 4 more bytes for each.
        flag: One byte; a search stops as soon as another thread makes it non-zero.
    """

    # The deal: hands with the cards on the table, and the values of a trick and the cachette.
    hand: cython.ulonglong[4]
    trick_value: cython.int
    last_value: cython.int
    joker_lead: cython.int
    royal_holder: cython.int
    # By suit and by which of its cards are out; see `SuitFacts`.
    suit_facts: SuitFacts
    facts: cython.ulonglong[::1]
    lines: cython.ulonglong[::1]
    holders: cython.ulonglong[::1]
    spots: cython.ulonglong[::1]
    # By card: its suit's cards and the card that makes a pair with it.
    suit: cython.ulonglong[64]
    mate: cython.ulonglong[64]
    bits: cython.uchar[8192]
    # The table: heads point to chains of blocks of two entries.
    heads: cython.ulonglong[::1]
    pool: cython.ulonglong[::1]
    sets_log2: cython.int
    shift: cython.int
    pool_used: cython.uint
    pool_size: cython.uint
    generation: cython.ulonglong
    # By tricks left: the position between two tricks on the current path.
    between: Between[16]
    order: MoveOrder
    # What the latest result depends on: the lowest cards that won by rank, and quints.
    needed: cython.ulonglong
    taken: cython.ulonglong
    # What the latest bound depends on.
    sure_card: cython.int
    sure_player: cython.int
    base_points: cython.int
    base_needed: cython.ulonglong
    base_taken: cython.ulonglong
    sure_live: cython.ulonglong
    half_live: cython.ulonglong
    # The position in question.
    out: cython.ulonglong
    tricks_left: cython.int
    leader: cython.int
    pos: cython.int
    table: cython.ulonglong
    led: cython.ulonglong
    best: cython.int
    at: cython.int
    # When to stop.
    flag: cython.uchar[::1]
    nodes: cython.ulonglong
    node_limit: cython.ulonglong
    stopped: cython.bint

    def __init__(self, entries_log2: cython.int, flag: array[int]) -> None:
        if not cython.compiled:
            self.hand = [0] * 4
            self.suit = [0] * 64
            self.mate = [0] * 64
            self.bits = [0] * 8192
            self.between = [Between() for _ in range(16)]
        self.order = MoveOrder()
        self.suit_facts = SuitFacts(flag)
        self.facts = self.suit_facts.facts
        self.lines = self.suit_facts.lines
        self.holders = self.suit_facts.holders
        self.spots = self.suit_facts.spots
        # A quarter as many heads as entries, in sets of four.
        self.heads = _cells(2 << (entries_log2 - 2))
        self.sets_log2 = entries_log2 - 4
        self.pool = _cells(8 << entries_log2)
        self.pool_size = 1 << (entries_log2 - 1)
        self.generation = 0
        self.flag = flag
        self.stopped = False
        self.nodes = 0
        i: cython.int
        for i in range(8192):
            self.bits[i] = bin(i).count("1")
        suits = suits_of_cards()
        mates = mates_of_cards()
        for i in range(53):
            self.suit[i] = suits[i]
            self.mate[i] = mates[i]

    def deal(
        self,
        hands: list[int],
        trick_value: cython.int,
        last_value: cython.int,
        joker_lead: cython.int,
    ) -> None:
        """Set up a deal; the table is cleared.

        Args:
            hands: What each seat holds, with its card on the table.
            trick_value: The value of a trick.
            last_value: The value of the cachette, as a trick and with its quints.
            joker_lead: The option for a led Quint Royal, by its index in `JokerLead`.
        """
        p: cython.int
        for p in range(4):
            self.hand[p] = hands[p]
            if self.hand[p] & 1:
                self.royal_holder = p
        self.trick_value = trick_value
        self.last_value = last_value
        self.joker_lead = joker_lead
        # A short ending uses a part of the table that fits into the processor's cache.
        sets: cython.int = 2 * bin(hands[0]).count("1") - 5
        self.shift = 64 - min(self.sets_log2, max(sets, 4))
        self.generation += 1
        self.pool_used = 1
        self.nodes = 0
        self.order.deal(hands)
        self.stopped = self.suit_facts.deal(hands)

    # Questions

    def look(self, out: cython.ulonglong, leader: cython.int, cards: list[int]) -> int:
        """Set up a position of the deal; the questions that follow are about it.

        Args:
            out: All cards in hands or on the table.
            leader: Who leads or has led to the trick.
            cards: The cards on the table, none to three.

        Returns:
            The cards that represent their equals: any other card is worth as much as the next
            higher one of its suit.
        """
        self.out = out
        self.leader = leader
        self.pos = 0
        self.table = 0
        self.led = 0
        self.best = -1
        self.at = 0
        self.tricks_left = bin(self.hand[leader] & out).count("1")
        card: cython.int
        for card in cards:
            if self.pos == 0:
                self.led = self.suit[card]
            if takes(card, self.best, self.led, self.pos, self.joker_lead):
                self.best = card
                self.at = self.pos
            self.table |= _ONE << card
            self.pos += 1
        self._note_cards(out, self.tricks_left)
        return self.between[self.tricks_left].stand

    def card_value(self, card: cython.int, guess: cython.int, grid: cython.int) -> int:
        """Find the value of playing a card.

        Args:
            card: A playable card.
            guess: A guess at the value; the closer, the faster the answer.
            grid: How far the answer may be off; 0 for the exact value.
        """
        low: cython.int = -127
        high: cython.int = 127
        value: cython.int
        beta: cython.int
        with cython.nogil:
            while low + grid < high:
                beta = self._next_test(low, high, guess, grid)
                value = self._after(
                    self.out,
                    self.tricks_left,
                    self.leader,
                    self.pos,
                    self.table,
                    self.led,
                    self.best,
                    self.at,
                    card,
                    beta,
                )
                if self.stopped:
                    break
                if value < beta:
                    high = value
                else:
                    low = value
                guess = value
        return self._middle(low, high, guess, grid)

    def value(self, guess: cython.int, grid: cython.int) -> int:
        """Find the value between two tricks, for the side on lead; see `card_value`."""
        low: cython.int = -127
        high: cython.int = 127
        value: cython.int
        beta: cython.int
        with cython.nogil:
            while low + grid < high:
                beta = self._next_test(low, high, guess, grid)
                value = self._here(beta)
                if self.stopped:
                    break
                if value < beta:
                    high = value
                else:
                    low = value
                guess = value
        return self._middle(low, high, guess, grid)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _here(self, beta: cython.int) -> cython.int:
        if self.pos == 0:
            return self._lead(self.out, self.tricks_left, self.leader, beta)
        return self._follow(
            self.out,
            self.tricks_left,
            self.leader,
            self.pos,
            self.table,
            self.led,
            self.best,
            self.at,
            beta,
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next_test(
        self, low: cython.int, high: cython.int, guess: cython.int, grid: cython.int
    ) -> cython.int:
        """The next test: whether the value reaches this.

        While the value is unbounded on one side, it moves there in steps; then it halves.
        """
        if high == 127:
            return guess if low == -127 else low + 1 + max(_STEP, grid // 2)
        if low == -127:
            return high - max(_STEP, grid // 2)
        return (low + high + 1) // 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _middle(
        self, low: cython.int, high: cython.int, guess: cython.int, grid: cython.int
    ) -> cython.int:
        """The value as far as it is known."""
        if low == -127 and high == 127:
            return guess
        if low == -127 or high == 127:
            return high if low == -127 else low
        return (low + high) // 2

    def reaches(self, card: cython.int, value: cython.int) -> bool:
        """Whether playing a card is worth at least `value`."""
        reached: cython.int
        with cython.nogil:
            reached = self._after(
                self.out,
                self.tricks_left,
                self.leader,
                self.pos,
                self.table,
                self.led,
                self.best,
                self.at,
                card,
                value,
            )
        return reached >= value

    def limit(self, nodes: cython.ulonglong) -> None:
        """Stop after this many nodes; 0 for no limit."""
        self.node_limit = nodes

    def node_count(self) -> int:
        """The number of cards played since the deal was set up."""
        return self.nodes

    def has_stopped(self) -> bool:
        """Whether the search has stopped; its answers since then are meaningless."""
        return bool(self.stopped)

    # The search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead(
        self,
        out: cython.ulonglong,
        n: cython.int,
        leader: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """A bound on the value between two tricks: at least `beta`, or less than it."""
        if self.stopped:
            return 0
        self.nodes += 1
        if self.nodes & 255 == 0 or not cython.compiled:
            self._poll()
        if n == 1:
            return self._last(out, leader, beta)
        # Note what follows from its suits.
        w0: cython.ulonglong = self.facts[out >> 1 & 8191]
        w1: cython.ulonglong = self.facts[8192 + (out >> 14 & 8191)]
        w2: cython.ulonglong = self.facts[16384 + (out >> 27 & 8191)]
        w3: cython.ulonglong = self.facts[24576 + (out >> 40)]
        full: cython.int = (w0 >> 26 & 63) + (w1 >> 26 & 63) + (w2 >> 26 & 63) + (w3 >> 26 & 63)
        full += self.trick_value * n + self.last_value + 5 * (out & 1)
        self.needed = 0
        self.taken = 0
        if full < beta:
            return full
        if -full >= beta:
            return -full
        line2: cython.ulonglong = self.lines[16384 + (out >> 27 & 8191)]
        line3: cython.ulonglong = self.lines[24576 + (out >> 40)]
        # The table's key: how many cards of each suit each holds (of spades, and whether the Quint
        # Royal, follows from the rest), and who has the highest card of hearts and of diamonds,
        # which nearly always matters; with many tricks left, of the next two hearts as well, which
        # makes chains shorter. Nothing is hashed, so no two positions can be confused.
        key: cython.ulonglong = w1 >> 48 | w2 >> 48 << 16 | w3 >> 48 << 32
        key |= (_ONE * leader | _ONE * 4 * n | (out & 1) << 6) << 48
        key |= (line2 >> 48 & 3 | line3 >> 46 & 12) << 55
        if n >= _LONG:
            key |= (line3 >> 44 & 3 | line3 >> 38 & 12) << 59
        self.between[n].start = self._start(key)
        fetch(self.heads, self.between[n].start)
        self.between[n].key = key
        self.between[n].out = out
        self.between[n].leader = leader
        self.between[n].full = full
        self.between[n].facts[0] = w0
        self.between[n].facts[1] = w1
        self.between[n].facts[2] = w2
        self.between[n].facts[3] = w3
        self.between[n].lines[2] = line2
        self.between[n].lines[3] = line3
        bound: cython.int = self._sure_bound(n, beta)
        if bound == _OPEN:
            bound = self._look_up(n, beta)
        return self._try_leads(n, beta) if bound == _OPEN else bound

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure_bound(self, n: cython.int, beta: cython.int) -> cython.int:
        """A bound from what each side is sure of, if that settles the question."""
        out: cython.ulonglong = self.between[n].out
        leader: cython.int = self.between[n].leader
        full: cython.int = self.between[n].full
        live: cython.ulonglong = (
            (self.between[n].facts[0] >> 13 & 8191) << 1
            | (self.between[n].facts[1] >> 13 & 8191) << 14
            | (self.between[n].facts[2] >> 13 & 8191) << 27
            | (self.between[n].facts[3] >> 13 & 8191) << 40
            | out & 1
        )
        one: cython.ulonglong = (self.hand[leader] | self.hand[leader ^ 2]) & out
        two: cython.ulonglong = out & ~one
        bound: cython.int
        tricks: cython.int
        self.between[n].live = live
        if one > two:
            bound = full - 2 * self.trick_value * self._sure_tricks(n, leader ^ 1)
            if bound < beta:
                self.needed = _ONE << self.sure_card if self.sure_card != _NO_CARD else 0
                return bound
            tricks = self._sure_tricks(n, leader)
            bound = self._top_points(out, one, two, live, full, tricks)
            if bound >= beta:
                return bound
        else:
            tricks = self._sure_tricks(n, leader ^ 1)
            bound = -self._top_points(out, two, one, live, full, tricks)
            if bound < beta:
                return bound
            bound = 2 * self.trick_value * self._sure_tricks(n, leader) - full
            self.base_points = bound
            self.base_needed = _ONE << self.sure_card if self.sure_card != _NO_CARD else 0
            self.base_taken = 0
            self.sure_live = 0
            self.half_live = 0
            if bound >= beta:
                self.needed = self.base_needed
                self.taken = 0
                return bound
        self._fetch_chain(n)
        bound = self._lead_points(out, one, two, live, leader)
        return bound if bound >= beta else _OPEN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_up(self, n: cython.int, beta: cython.int) -> cython.int:
        """A bound from the table: for this position, or one that differs in nothing that matters.

        Sets a card to try first.
        """
        out: cython.ulonglong = self.between[n].out
        full: cython.int = self.between[n].full
        line0: cython.ulonglong = self.lines[out >> 1 & 8191]
        line1: cython.ulonglong = self.lines[8192 + (out >> 14 & 8191)]
        line2: cython.ulonglong = self.between[n].lines[2]
        line3: cython.ulonglong = self.between[n].lines[3]
        holders: cython.ulonglong = (
            self.holders[out >> 1 & 8191]
            | self.holders[8192 + (out >> 14 & 8191)]
            | self.holders[16384 + (out >> 27 & 8191)]
            | self.holders[24576 + (out >> 40)]
        )
        if out & 1:
            holders |= (_ONE + self.royal_holder) << 60
        head: cython.ulonglong = self.between[n].head
        self.between[n].lines[0] = line0
        self.between[n].lines[1] = line1
        self.between[n].holders = holders
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
                        | _misplaced(line0, self.pool[at])
                        | _misplaced(line1, self.pool[at + 1]) << 15
                        | _misplaced(line2, self.pool[at + 2]) << 30
                        | _misplaced(line3, self.pool[at + 3]) << 45
                    )
                    spent = _worth(wrong) if wrong else 0
                    if spent <= slack:
                        self.needed = self._cards_needed(out, meta)
                        self.taken = _cards_taken(which)
                        if wrong:
                            self.taken &= ~_wrong_cards(wrong)
                        return bound + spent if meta >> 24 & 1 else bound - spent
                at += 8
            block = word & _LOW_HALF
        self.between[n].hint = hint
        return _OPEN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_leads(self, n: cython.int, beta: cython.int) -> cython.int:
        """A bound from trying every lead not equal to another; it is stored in the table."""
        out: cython.ulonglong = self.between[n].out
        leader: cython.int = self.between[n].leader
        stand: cython.ulonglong = (
            (self.between[n].facts[0] & 8191) << 1
            | (self.between[n].facts[1] & 8191) << 14
            | (self.between[n].facts[2] & 8191) << 27
            | (self.between[n].facts[3] & 8191) << 40
            | 1
        )
        self.between[n].stand = stand
        own: cython.ulonglong = self.hand[leader] & out
        choice: cython.ulonglong = may_lead(own, self.joker_lead) & stand
        base: cython.int = n * 64
        count: cython.int = self.order.order_leads(
            out, self.between[n].live, leader, self.between[n].hint, choice, base
        )
        result: cython.int = -127
        result_card: cython.int = _NO_CARD
        i: cython.int
        card: cython.int
        value: cython.int
        at_pos: cython.int
        needed: cython.ulonglong = 0
        taken: cython.ulonglong = 0
        skip: cython.ulonglong = 0
        for i in range(count):
            card = self.order.moves[base + i]
            if skip >> card & 1:
                continue
            at_pos = 1 if card == 0 and self.joker_lead == _OPPONENTS else 0
            value = -self._follow(
                out, n, leader, 1, _ONE << card, self.suit[card], card, at_pos, 1 - beta
            )
            if value > result:
                result = value
                result_card = card
            if value >= beta:
                if i:
                    self.order.note_refutation(own, 0, card)
                needed = self.needed
                taken = self.taken
                break
            needed |= self.needed
            taken |= self.taken
            skip |= self._alike(card)
        if self.stopped:
            return 0
        if result < beta:
            needed = self._whole_runs(out, own, needed, stand)
        self._store(n, needed, taken, result_card, result, beta)
        self.needed = needed
        self.taken = taken
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(
        self,
        out: cython.ulonglong,
        n: cython.int,
        leader: cython.int,
        pos: cython.int,
        table: cython.ulonglong,
        led: cython.ulonglong,
        best: cython.int,
        at: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """A bound on the value for the player who follows in place `pos`."""
        if self.stopped:
            return 0
        self.nodes += 1
        own: cython.ulonglong = self.hand[(leader + pos) & 3] & out
        choice: cython.ulonglong = (
            may_follow(own, led, best, n, self.joker_lead) & self.between[n].stand
        )
        base: cython.int = n * 64 + pos * 16
        count: cython.int = 1
        if choice & (choice - 1):
            count = self.order.order_replies(
                out, self.between[n].live, leader, pos, table, led, best, at, choice, base
            )
        else:
            self.order.moves[base] = low_bit(choice)
        result: cython.int = -127
        i: cython.int
        card: cython.int
        value: cython.int
        needed: cython.ulonglong = 0
        taken: cython.ulonglong = 0
        skip: cython.ulonglong = 0
        for i in range(count):
            card = self.order.moves[base + i]
            if skip >> card & 1:
                continue
            value = self._after(out, n, leader, pos, table, led, best, at, card, beta)
            if value > result:
                result = value
            if value >= beta:
                if i:
                    self.order.note_refutation(own, table, card)
                needed = self.needed
                taken = self.taken
                break
            needed |= self.needed
            taken |= self.taken
            skip |= self._alike(card)
        if result < beta:
            needed = self._whole_runs(out, own, needed, self.between[n].stand)
        if n == 2 and own & 1 and self.joker_lead == _FORBIDDEN_IF_WINNING:
            # Whether the Quint Royal was due depends on ranks that no trick has compared.
            needed = out
        self.needed = needed
        self.taken = taken
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after(
        self,
        out: cython.ulonglong,
        n: cython.int,
        leader: cython.int,
        pos: cython.int,
        table: cython.ulonglong,
        led: cython.ulonglong,
        best: cython.int,
        at: cython.int,
        card: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """A bound on the value after a card is played, for its player."""
        if pos == 0:
            led = self.suit[card]
        if takes(card, best, led, pos, self.joker_lead):
            best = card
            at = pos
        table |= _ONE << card
        if pos < 3:
            return -self._follow(out, n, leader, pos + 1, table, led, best, at, 1 - beta)
        gain: cython.int = self.trick_value + self._quint_fives(table)
        value: cython.int
        if n == 1:
            self.needed = 0
            self.taken = 0
            gain += self.last_value
            value = gain if at & 1 else -gain
        elif at & 1:
            value = gain + self._lead(out & ~table, n - 1, (leader + at) & 3, beta - gain)
        else:
            value = -gain - self._lead(out & ~table, n - 1, (leader + at) & 3, 1 - beta - gain)
        if (table ^ _ONE << best) & self.suit[best]:
            self.needed |= _ONE << best
        return self._forgo(table, self.between[n].live, value, beta, at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last(self, out: cython.ulonglong, leader: cython.int, beta: cython.int) -> cython.int:
        """The value of the last trick and the cachette, when all have one card."""
        points: cython.int = self.trick_value + self.last_value + self._quint_fives(out)
        own: cython.ulonglong = (self.hand[leader] | self.hand[leader ^ 2]) & out
        other: cython.ulonglong = out & ~own
        won: cython.bint = own > other
        if self.joker_lead == _OPPONENTS and self.hand[leader] & out & 1:
            won = False
        value: cython.int = points if won else -points
        self.needed = 0
        self.taken = 0
        # A bound that says no more than the points left depends on nothing.
        if won == (value >= beta):
            high: cython.int = top_bit(out)
            if (other if won else own) & self.suit[high]:
                self.needed = _ONE << high
            self.taken = self._quint_cards(out)
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _poll(self) -> cython.void:
        if self.flag[0] or self.node_limit and self.nodes > self.node_limit:
            self.stopped = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note_cards(self, out: cython.ulonglong, n: cython.int) -> cython.void:
        w0: cython.ulonglong = self.facts[out >> 1 & 8191]
        w1: cython.ulonglong = self.facts[8192 + (out >> 14 & 8191)]
        w2: cython.ulonglong = self.facts[16384 + (out >> 27 & 8191)]
        w3: cython.ulonglong = self.facts[24576 + (out >> 40)]
        self.between[n].stand = (
            (w0 & 8191) << 1 | (w1 & 8191) << 14 | (w2 & 8191) << 27 | (w3 & 8191) << 40 | 1
        )
        self.between[n].live = (
            (w0 >> 13 & 8191) << 1
            | (w1 >> 13 & 8191) << 14
            | (w2 >> 13 & 8191) << 27
            | (w3 >> 13 & 8191) << 40
            | out & 1
        )

    # Quints

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _quint_fives(self, cards: cython.ulonglong) -> cython.int:
        """The points of whole quints; most tricks have none, which is found without a call."""
        return quint_fives(cards) if cards & _LOW_QUINTS else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _quint_cards(self, table: cython.ulonglong) -> cython.ulonglong:
        """The cards of the whole quints here."""
        fours: cython.ulonglong = table >> 10 & table & _FOURS
        twos: cython.ulonglong = table >> 1 & table & _TWOS
        return table & (_FIVES | 1) | fours | fours << 10 | twos | twos << 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _split_pairs(self, table: cython.ulonglong, live: cython.ulonglong) -> cython.ulonglong:
        """The cards of the pairs split by one card here, which no one can score."""
        table &= live
        fours: cython.ulonglong = (table >> 10 ^ table) & _FOURS
        twos: cython.ulonglong = (table >> 1 ^ table) & _TWOS
        return fours | fours << 10 | twos | twos << 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forgo(
        self,
        table: cython.ulonglong,
        live: cython.ulonglong,
        value: cython.int,
        beta: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Note the quints of this trick that a bound depends on, and drop those it can spare.

        A bound counts every quint for the other side until it is noted here. A quint that the
        bound's side has won is noted, and so is a pair that no one gets; or else the bound is
        weakened by its points, as far as it stays on the same side of `beta`, and then holds
        whoever has that quint.
        """
        split: cython.ulonglong = self._split_pairs(table, live)
        won: cython.ulonglong = 0
        if (at & 1 == 1) == (value >= beta):
            won = self._quint_cards(table)
        if split | won == 0:
            return value
        slack: cython.int = value - beta if value >= beta else beta - 1 - value
        spent: cython.int = 0
        points: cython.int
        cards: cython.ulonglong
        while split:
            points = (low_bit(split) + 12) // 13
            cards = _ONE << low_bit(split) | self.mate[low_bit(split)]
            split &= ~cards
            if spent + points <= slack:
                spent += points
            else:
                self.taken |= cards
        while won:
            points = 10 if won & 1 else 2 * ((low_bit(won) + 12) // 13)
            cards = _ONE << low_bit(won) | self.mate[low_bit(won)]
            won &= ~cards
            if spent + points <= slack:
                spent += points
            else:
                self.taken |= cards
        return value - spent if value >= beta else value + spent

    # Bounds

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure_tricks(self, n: cython.int, p: cython.int) -> cython.int:
        """The tricks that p's side wins however it plays.

        A player whose j-th highest card has h cards of the other side above it wins at least j - h
        tricks, as each of the j is played to a different trick.
        """
        out: cython.ulonglong = self.between[n].out
        w0: cython.ulonglong = self.between[n].facts[0]
        w1: cython.ulonglong = self.between[n].facts[1]
        w2: cython.ulonglong = self.between[n].facts[2]
        w3: cython.ulonglong = self.between[n].facts[3]
        sure: cython.int = 0
        _: cython.int
        k: cython.int
        ahead: cython.int
        best: cython.int
        spot: cython.int
        mine: cython.int
        left: cython.int
        right: cython.int
        self.sure_card = _NO_CARD
        self.sure_player = -1
        for _ in range(2):
            mine = 32 + 4 * p
            left = 48 + 4 * (p ^ 1)
            right = 48 + 4 * (p ^ 3)
            best = w3 >> mine & 15
            spot = 40 + (self.spots[24576 + (out >> 40)] >> (4 * p) & 15)
            ahead = w3 >> (mine + 16) & 15
            ahead -= (w3 >> left & 15) + (w3 >> right & 15)
            k = w2 >> mine & 15
            if k and ahead + k > best:
                best = ahead + k
                spot = 27 + (self.spots[16384 + (out >> 27 & 8191)] >> (4 * p) & 15)
            ahead += w2 >> (mine + 16) & 15
            ahead -= (w2 >> left & 15) + (w2 >> right & 15)
            k = w1 >> mine & 15
            if k and ahead + k > best:
                best = ahead + k
                spot = 14 + (self.spots[8192 + (out >> 14 & 8191)] >> (4 * p) & 15)
            ahead += w1 >> (mine + 16) & 15
            ahead -= (w1 >> left & 15) + (w1 >> right & 15)
            k = w0 >> mine & 15
            if k and ahead + k > best:
                best = ahead + k
                spot = 1 + (self.spots[out >> 1 & 8191] >> (4 * p) & 15)
            if self.joker_lead == _OPPONENTS and self.hand[p ^ 2] & out & 1:
                best -= 1  # the partner may have to lead the Quint Royal to the last trick
            if best > sure:
                sure = best
                self.sure_card = spot
                self.sure_player = p
            p ^= 2
        return sure

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _top_points(
        self,
        out: cython.ulonglong,
        one: cython.ulonglong,
        two: cython.ulonglong,
        live: cython.ulonglong,
        full: cython.int,
        tricks: cython.int,
    ) -> cython.int:
        """A lower bound for the side `one`, which has the highest card, given its sure tricks."""
        points: cython.int = 2 * self.trick_value * tricks - full
        needed: cython.ulonglong = _ONE << self.sure_card if self.sure_card != _NO_CARD else 0
        theirs: cython.int = top_bit(two)
        above: cython.ulonglong = one & ~((_ONE << (theirs + 1)) - 1)
        # An unbeatable five is won. A pair with such a card cannot be lost.
        high_live: cython.ulonglong = live & above
        needed |= high_live & self.suit[theirs]
        quints: cython.ulonglong = high_live & _FIVES
        self.sure_live = quints
        while quints:
            points += 2 * ((low_bit(quints) + 12) // 13)
            quints &= quints - 1
        quints = (high_live | high_live >> 10) & _FOURS | (high_live | high_live >> 1) & _TWOS
        self.half_live = quints | (quints & _FOURS) << 10 | (quints & _TWOS) << 1
        while quints:
            points += (low_bit(quints) + 12) // 13
            quints &= quints - 1
        taken: cython.ulonglong = self.sure_live | self.half_live
        self.base_points = points
        self.base_needed = needed
        self.base_taken = taken
        if not (self.joker_lead >= _FORBIDDEN_ALWAYS and one & 1):
            high: cython.int = top_bit(one)
            suit: cython.ulonglong = self.suit[high]
            mine: cython.ulonglong = self.hand[0] & out
            p: cython.int = 0
            while not mine >> high & 1:
                p += 1
                mine = self.hand[p] & out
            partner: cython.ulonglong = one & ~mine
            value: cython.int = (high + 12) // 13
            tops: cython.ulonglong = mine & above & suit
            # Whenever the suit is led, the holder of the highest cards plays one of them and the
            # partner a quint of the suit, or the Quint Royal; and neither plays them otherwise.
            royal: cython.int = 0
            five: cython.int = 0
            pair: cython.int = 0
            if partner & 1 and self.joker_lead == 0:
                royal = 10
            if partner & live & suit & _FIVES & ~above:
                five = 2 * value
            if tops & (partner & live & suit & _FOURS) << 10:
                pair = value
            tops &= ~(_ONE << high)
            if tops == 0:
                if royal:
                    five = 0
                if royal or five:
                    pair = 0
            elif tops & (tops - 1) == 0 and royal and five:
                pair = 0
            points += royal + five + pair
            if royal:
                taken |= 1
            if five:
                taken |= suit & _FIVES
            if pair:
                taken |= suit & (_FOURS | _FOURS << 10)
            if royal or five or pair:
                needed |= tops | _ONE << high
            # A player with more of the suit than all others together keeps its highest to the end.
            if not (self.joker_lead == _OPPONENTS and partner & 1):
                if self._count(mine & suit) > self._count(out & suit & ~mine):
                    points += 2 * self.last_value
                    needed |= _ONE << high
        self.needed = needed
        self.taken = taken
        return points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, cards: cython.ulonglong) -> cython.int:
        """The number of cards, all of one suit."""
        return self.bits[(cards >> 1 | cards >> 14 | cards >> 27 | cards >> 40) & 8191]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead_points(
        self,
        out: cython.ulonglong,
        one: cython.ulonglong,
        two: cython.ulonglong,
        live: cython.ulonglong,
        leader: cython.int,
    ) -> cython.int:
        """A lower bound for the leader's side `one`: a trick that it wins now, and what is sure."""
        mine: cython.ulonglong = self.hand[leader] & out
        partner: cython.ulonglong = one & ~mine
        left: cython.ulonglong = self.hand[leader ^ 1] & out
        right: cython.ulonglong = self.hand[leader ^ 3] & out
        best: cython.int = -127
        needed: cython.ulonglong = 0
        taken: cython.ulonglong = 0
        s: cython.int
        card: cython.int
        theirs: cython.int
        gain: cython.int
        offer: cython.int
        suit: cython.ulonglong
        quints: cython.ulonglong
        replies: cython.ulonglong
        offered: cython.ulonglong
        for s in range(4):
            suit = _SPADES << (13 * s)
            if mine & suit == 0:
                continue
            card = top_bit(mine & suit)
            theirs = max(top_within(left, suit), top_within(right, suit))
            if card < theirs:
                continue
            gain = 0
            quints = 0
            if mine & suit & _FIVES & live & ~self.sure_live > _ONE << theirs:
                # A five that wins as well is the better card.
                quints = mine & suit & _FIVES
                card = top_bit(quints)
                gain = 2 * (s + 1)
            replies = partner & suit
            if replies == 0:
                replies = partner
            replies |= partner & 1
            offered = replies & live & (_FIVES | 1) & ~self.sure_live
            offer = 0
            if offered & 1:
                offer = 10
                offered = 1
            elif offered:
                offer = 2 * ((top_bit(offered) + 12) // 13)
                offered = _ONE << top_bit(offered)
            if live >> card & 1 and partner & self.mate[card]:
                gain_of_pair: cython.int = s + 1 if self.half_live >> card & 1 else 2 * (s + 1)
                if offer < gain_of_pair:
                    offer = gain_of_pair
                    offered = self.mate[card] | _ONE << card
            gain += offer
            # It is one more than the sure tricks if neither has to play a card that counts there.
            if self.sure_player == leader:
                if card < self.sure_card:
                    gain += 2 * self.trick_value
            elif self.sure_player < 0 or (offer == 0 and replies & ((_ONE << self.sure_card) - 1)):
                gain += 2 * self.trick_value
            if gain > best:
                best = gain
                taken = quints | offered
                needed = _ONE << card if two & suit else 0
        self.needed = needed | self.base_needed
        self.taken = taken | self.base_taken
        return self.base_points + best

    # The table

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _start(self, key: cython.ulonglong) -> cython.ulonglong:
        """The start of a key's set of heads."""
        key = key * _MIX1 & _WORD
        return ((key ^ key >> 32) * _MIX2 & _WORD) >> self.shift << 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _head(
        self, start: cython.ulonglong, key: cython.ulonglong, n: cython.int
    ) -> cython.ulonglong:
        """The head of a key's chain; the one with the fewest tricks left is replaced."""
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
    def _fetch_chain(self, n: cython.int) -> cython.void:
        """Find the head of the chain, and fetch its first block while something else is done."""
        head: cython.ulonglong = self._head(self.between[n].start, self.between[n].key, n)
        first: cython.ulonglong = (self.heads[head + 1] & _LOW_HALF) << 4
        self.between[n].head = head
        fetch(self.pool, first)
        fetch(self.pool, first + 8)

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
    def _store(
        self,
        n: cython.int,
        needed: cython.ulonglong,
        taken: cython.ulonglong,
        card: cython.int,
        result: cython.int,
        beta: cython.int,
    ) -> cython.void:
        """Store a bound.

        An entry is eight words: four lines, as far as ranks count, with only the quints that count;
        the holders of these, and which they are; and a word with, for each suit, how far to shift a
        line right to drop what does not count (6 bits), whether it is an upper bound (1), from bit
        32 how much better the bound is than winning or losing all that is left (8), and the card
        (6). The eighth word of a block's first entry points to the next block and gives the number
        of entries in this one.
        """
        out: cython.ulonglong = self.between[n].out
        key: cython.ulonglong = self.between[n].key
        head: cython.ulonglong = self.between[n].head
        meta: cython.ulonglong = self._shifts(out, needed)
        if result < beta:
            meta |= _ONE << 24
            result = -result
        which: cython.ulonglong = _places(taken)
        holders: cython.ulonglong = self.between[n].holders & which
        line0: cython.ulonglong = self.between[n].lines[0]
        line1: cython.ulonglong = self.between[n].lines[1]
        line2: cython.ulonglong = self.between[n].lines[2]
        line3: cython.ulonglong = self.between[n].lines[3]
        line0 = _entered(line0, taken >> 1 & 8191, meta & 63)
        line1 = _entered(line1, taken >> 14 & 8191, meta >> 6 & 63)
        line2 = _entered(line2, taken >> 27 & 8191, meta >> 12 & 63)
        line3 = _entered(line3, taken >> 40, meta >> 18 & 63)
        better: cython.ulonglong = result + self.between[n].full
        hint: cython.ulonglong = card
        if self.heads[head] != key or self.heads[head + 1] >> 40 != self.generation:
            self._claim(head, key, n)  # a position below has taken the place
        first: cython.ulonglong = self.heads[head + 1] & _LOW_HALF
        block: cython.ulonglong = first
        at: cython.ulonglong
        end: cython.ulonglong
        word: cython.ulonglong = 0
        while block:
            at = block << 4
            word = self.pool[at + 7]
            end = at + (word >> 32 << 3)
            while at < end:
                if (
                    self.pool[at + 5] == which
                    and (self.pool[at + 6] ^ meta) & _LOW_HALF == 0
                    and self.pool[at + 4] == holders
                    and self.pool[at + 3] == line3
                    and self.pool[at + 2] == line2
                    and self.pool[at + 1] == line1
                    and self.pool[at] == line0
                ):
                    if self.pool[at + 6] >> 32 & 255 < better:
                        self.pool[at + 6] = meta | better << 32 | hint << 40
                    return
                at += 8
            block = word & _LOW_HALF
        # The newest block is the first of its chain; another one follows when it is full.
        at = first << 4
        word = self.pool[at + 7] >> 32
        if first == 0 or word == 2:
            if self.pool_used == self.pool_size:
                # The table is full: clear it.
                self.pool_used = 1
                self.generation += 1
                return
            self.heads[head + 1] = self.heads[head + 1] & ~_LOW_HALF | self.pool_used
            at = self.pool_used
            at = at << 4
            self.pool_used += 1
            self.pool[at + 7] = first
            word = 0
        self.pool[at + 7] += _ONE << 32
        at += word << 3
        self.pool[at] = line0
        self.pool[at + 1] = line1
        self.pool[at + 2] = line2
        self.pool[at + 3] = line3
        self.pool[at + 4] = holders
        self.pool[at + 5] = which
        self.pool[at + 6] = meta | better << 32 | hint << 40

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _shifts(self, out: cython.ulonglong, needed: cython.ulonglong) -> cython.ulonglong:
        """How far to shift each suit's line right to drop what does not count."""
        shifts: cython.ulonglong = 0
        s: cython.int
        shift: cython.ulonglong
        cards: cython.ulonglong
        for s in range(4):
            cards = needed >> (13 * s + 1) & 8191
            shift = 52
            if cards:
                shift -= 4 * self.bits[(out >> (13 * s + 1) & 8191) >> low_bit(cards)]
            shifts |= shift << (6 * s)
        return shifts

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cards_needed(self, out: cython.ulonglong, meta: cython.ulonglong) -> cython.ulonglong:
        """The lowest card of each suit that counts, from how many count in an entry."""
        found: cython.ulonglong = 0
        cards: cython.ulonglong
        s: cython.int
        shift: cython.int
        for s in range(4):
            shift = meta >> (6 * s) & 63
            if shift < 52:
                cards = out >> (13 * s + 1) & 8191
                while shift < 48:
                    cards ^= _ONE << top_bit(cards)
                    shift += 4
                found |= _ONE << (top_bit(cards) + 13 * s + 1)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _alike(self, card: cython.int) -> cython.ulonglong:
        """The cards that need not be tried after this one has failed.

        If neither its rank nor its quint mattered, no lower card of the suit does better whose rank
        and quint did not matter either.
        """
        suit: cython.ulonglong = self.suit[card]
        lowest: cython.ulonglong = self.needed & suit
        lowest &= ~lowest + _ONE
        if self.taken >> card & 1 or (lowest and lowest >> card <= 1):
            return 0
        return (lowest - 1) & suit & ~self.taken

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _whole_runs(
        self,
        out: cython.ulonglong,
        own: cython.ulonglong,
        needed: cython.ulonglong,
        stand: cython.ulonglong,
    ) -> cython.ulonglong:
        """Extend to the end of a run of equal cards, of which only the highest was tried."""
        s: cython.int
        cards: cython.ulonglong
        low: cython.ulonglong
        for s in range(4):
            cards = needed >> (13 * s + 1) & 8191
            if cards:
                low = cards & (~cards + _ONE)
                if low & own >> (13 * s + 1):
                    cards = out >> (13 * s + 1) & (low - 1)
                    while cards:
                        low = _ONE << top_bit(cards)
                        if low & stand >> (13 * s + 1):
                            break
                        needed |= low << (13 * s + 1)
                        cards ^= low
        return needed


# What an entry holds


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _differ(lines: cython.ulonglong, shift: cython.ulonglong) -> cython.ulonglong:
    """Whether two suits differ in the holders of the cards that count."""
    return (lines & _OWNERS) >> (shift & 63)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _entered(
    line: cython.ulonglong, taken: cython.ulonglong, shift: cython.ulonglong
) -> cython.ulonglong:
    """A suit as far as it counts: the holders of high cards, and the quints taken."""
    line = line >> shift << shift
    fives: cython.ulonglong = line & ~(line >> 1) & _KIND
    pairs: cython.ulonglong = line >> 1 & ~line & _KIND
    lows: cython.ulonglong = line & line >> 1 & _KIND
    line &= _OWNERS
    if taken & 8:
        line |= fives
    if taken & 4:
        line |= pairs << 1
    if taken & 1:
        line |= lows * 3
    return line


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _misplaced(line: cython.ulonglong, entered: cython.ulonglong) -> cython.ulonglong:
    """The places of a suit's quints that an entry has at other ranks."""
    kinds: cython.ulonglong = (entered | entered >> 1) & _KIND
    kinds = (line ^ entered) & (kinds | kinds << 1)
    if kinds == 0:
        return 0
    places: cython.ulonglong = 0
    kind: cython.int
    while kinds:
        kind = entered >> (low_bit(kinds) & 60) & 12
        kinds &= ~(_ONE * 15 << (low_bit(kinds) & 60))
        places |= _FIVE_PLACE if kind == 4 else _PAIR_PLACES if kind == 8 else _LOW_PLACES
    return places


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _worth(places: cython.ulonglong) -> cython.int:
    """How much weaker a bound becomes without the quints of these places."""
    points: cython.int = 0
    s: cython.int
    for s in range(4):
        if places & _FIVE_PLACE:
            points += 2 * (s + 1)
        if places & _PAIR_PLACES:
            points += 2 * (s + 1)
        if places & _LOW_PLACES:
            points += 2 * (s + 1)
        places >>= 15
    return points + 127 * places


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _wrong_cards(places: cython.ulonglong) -> cython.ulonglong:
    """The cards of these quints."""
    cards: cython.ulonglong = 0
    s: cython.int
    for s in range(4):
        if places & _FIVE_PLACE:
            cards |= _ONE << (13 * s + 4)
        if places & _PAIR_PLACES:
            cards |= _ONE << (13 * s + 3) | _ONE << (13 * s + 13)
        if places & _LOW_PLACES:
            cards |= _ONE * 3 << (13 * s + 1)
        places >>= 15
    return cards


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _places(taken: cython.ulonglong) -> cython.ulonglong:
    """Quint cards as the places of their holders, three bits each."""
    places: cython.ulonglong = 0
    s: cython.int
    r: cython.int
    if taken & 1:
        places = _ONE * 7 << 60
        taken ^= 1
    while taken:
        s = (low_bit(taken) - 1) // 13
        r = low_bit(taken) - 13 * s - 1
        places |= _ONE * 7 << (15 * s + 3 * (r if r < 4 else 4))
        taken &= taken - 1
    return places


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _cards_taken(places: cython.ulonglong) -> cython.ulonglong:
    """The reverse of `_places`."""
    cards: cython.ulonglong = 0
    s: cython.int
    i: cython.int
    if places >> 60:
        cards = 1
        places &= ~(_ONE * 7 << 60)
    while places:
        i = low_bit(places) // 3
        places &= ~(_ONE * 7 << (3 * i))
        s = i // 5
        i -= 5 * s
        cards |= _ONE << (13 * s + 1 + (i if i < 4 else 12))
    return cards

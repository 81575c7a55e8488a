# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The order in which the search tries cards.

Alpha-beta search visits fewest positions where the first card tried refutes. Two things say which
that may be: weights for what a card does in the trick (`WEIGHTS`), and killer moves. A killer move
is a card that refuted after another, tried before it, had failed; it comes early wherever the same
hand is to play to the same cards on the table, whatever the others hold. (Cards that refute at once
are not noted: the weights have found them already, and would drive out the rest.)
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import low_bit, top_bit, top_within
    from quinto_desktop.players.kernel._rules import (
        FIVES,
        LOW_QUINTS,
        mate_of,
        quint_fives,
        suit_of,
    )

_ONE = cython.declare(cython.ulonglong, 1)
_WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_MIX1 = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)

_NO_CARD = cython.declare(cython.int, 63)
_HINTED = cython.declare(cython.int, 10000)
_REFUTING = cython.declare(cython.int, 100)
_REFUTATIONS_LOG2 = cython.declare(cython.int, 15)

# What makes a card likely to be the best. The numbers were found by hill climbing on endings of
# nine and ten cards a hand; the program was not kept. `quinto-lab bench solver` shows whether
# others are better. Rows: a lead (its side wins with the card, wins anyhow, loses), then
# second, third and fourth hand (its side wins anyhow, wins with the card, loses), with an empty row
# after each. See `order_leads` and `order_replies` for the columns.
# fmt: off
WEIGHTS = (
    78, -8, 12, 47, 2, -3, 0, -10,
    80, -11, 7, 21, 1, -1, -4, -14,
    -87, -40, 16, 0, 10, -24, 1, 8,
    0, 0, 0, 0, 0, 0, 0, 0,
    129, 33, 0, 0, -20, 6, 0, 0,
    55, 20, -3, -1, -13, 13, 0, 0,
    0, -8, 4, -1, -9, 13, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    178, 16, 12, -1, -15, 1, 0, 0,
    136, 2, 0, -2, -15, 7, 0, 0,
    12, -16, -2, -3, -18, -1, 9, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    130, 16, 2, -1, -17, -26, 0, 0,
    80, 50, -6, 0, -6, 7, 0, 0,
    7, -20, 2, -1, -14, 24, -1, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)
# fmt: on


@cython.final
@cython.cclass
class MoveOrder:
    """Sorts the cards that may be played, the most promising first.

    Attributes:
        moves: The cards, at a place that the search gives for each choice on its current path.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand = [0] * 4
            self.suit = [0] * 64
            self.mate = [0] * 64
            self.weights = [0] * 128
            self.moves = [0] * 1024
            self.ranking = [0] * 1024
        i: cython.int
        for i in range(53):
            self.suit[i] = suit_of(i)
            self.mate[i] = mate_of(i)
        for i in range(128):
            self.weights[i] = WEIGHTS[i]
        self.refutations = array("Q", bytes(8 << _REFUTATIONS_LOG2))
        self.deals = 0

    def deal(self, hands: list[int]) -> None:
        """Set up a deal; killer moves are forgotten."""
        seat: cython.int
        for seat in range(4):
            self.hand[seat] = hands[seat]
        self.deals += 1
        # A short ending uses a part that stays in the processor's cache.
        size: cython.int = 2 * bin(hands[0]).count("1") - 5
        self.refutations_shift = 64 - min(_REFUTATIONS_LOG2, max(size, 4))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push(
        self, base: cython.int, count: cython.int, card: cython.int, rating: cython.int
    ) -> cython.void:
        i: cython.int = base + count
        while i > base and self.ranking[i - 1] < rating:
            self.ranking[i] = self.ranking[i - 1]
            self.moves[i] = self.moves[i - 1]
            i -= 1
        self.ranking[i] = rating
        self.moves[i] = card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _refutation_key(self, own: cython.ulonglong, table: cython.ulonglong) -> cython.ulonglong:
        key: cython.ulonglong = (own * _MIX1 ^ (table + self.deals) * _MIX2) & _WORD
        key ^= key >> 29
        return key * _MIX1 & _WORD

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note_refutation(
        self, own: cython.ulonglong, table: cython.ulonglong, card: cython.int
    ) -> cython.void:
        """Note a card that refuted after others, tried before it, had failed."""
        key: cython.ulonglong = self._refutation_key(own, table)
        which: cython.ulonglong = card
        self.refutations[key >> self.refutations_shift] = key & ~(_ONE * 63) | which

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _refutation(self, own: cython.ulonglong, table: cython.ulonglong) -> cython.int:
        # The card that last refuted from this hand to this table, wherever the others lay.
        key: cython.ulonglong = self._refutation_key(own, table)
        noted: cython.ulonglong = self.refutations[key >> self.refutations_shift]
        return _NO_CARD if (noted ^ key) >> 6 else noted & 63

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def order_leads(
        self,
        out: cython.ulonglong,
        live: cython.ulonglong,
        leader: cython.int,
        hint: cython.int,
        choice: cython.ulonglong,
        base: cython.int,
    ) -> cython.int:
        """Sort the leads; return their number."""
        refuting: cython.int = self._refutation(self.hand[leader] & out, 0)
        count: cython.int = 0
        left: cython.ulonglong = self.hand[(leader + 1) & 3] & out
        partner: cython.ulonglong = self.hand[(leader + 2) & 3] & out
        right: cython.ulonglong = self.hand[(leader + 3) & 3] & out
        card: cython.int
        rating: cython.int
        theirs: cython.int
        value: cython.int
        five: cython.int
        near: cython.int
        far: cython.int
        forced: cython.int
        offer: cython.int
        w: cython.int
        led: cython.ulonglong
        while choice:
            card = low_bit(choice)
            choice &= choice - 1
            led = self.suit[card]
            value = (card + 12) // 13
            theirs = max(top_within(left, led), top_within(right, led))
            # A five; a pair whose other card the partner or an opponent holds.
            five = 0
            near = 0
            far = 0
            if live >> card & 1:
                if card == 0:
                    five = 5
                elif FIVES >> card & 1:
                    five = value
                elif self.mate[card] & partner:
                    near = value
                else:
                    far = value
            forced = value * (_must_give(left, led, live) + _must_give(right, led, live))
            offer = _offer(partner, led, live)
            w = 0 if card > theirs else 8 if top_within(partner, led) > theirs else 16
            rating = (
                self.weights[w]
                + self.weights[w + 1] * five
                + self.weights[w + 2] * near
                + self.weights[w + 3] * far
                + self.weights[w + 4] * forced
                + self.weights[w + 5] * offer
                + self.weights[w + 6] * (card - 13 * value + 12)
                + self.weights[w + 7] * value
            )
            if card == hint:
                rating += _HINTED
            if card == refuting:
                rating += _REFUTING
            self._push(base, count, card, rating)
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def order_replies(
        self,
        out: cython.ulonglong,
        live: cython.ulonglong,
        leader: cython.int,
        pos: cython.int,
        table: cython.ulonglong,
        led: cython.ulonglong,
        best: cython.int,
        at: cython.int,
        choice: cython.ulonglong,
        base: cython.int,
    ) -> cython.int:
        """Sort the cards that may follow; return their number."""
        count: cython.int = 0
        live &= ~(FIVES | 1)
        stake: cython.int = quint_fives(table) if table & LOW_QUINTS else 0
        refuting: cython.int = self._refutation(self.hand[(leader + pos) & 3] & out, table)
        ours: cython.int = -1
        theirs: cython.int = -1
        if (at ^ pos) & 1:
            theirs = best
        else:
            ours = best
        if pos == 1:
            theirs = max(theirs, top_within(self.hand[(leader + 2) & 3] & out, led))
            ours = max(ours, top_within(self.hand[(leader + 3) & 3] & out, led))
        elif pos == 2:
            theirs = max(theirs, top_within(self.hand[(leader + 3) & 3] & out, led))
        card: cython.int
        rating: cython.int
        points: cython.int
        value: cython.int
        rank: cython.int
        half: cython.int
        w: cython.int
        while choice:
            card = low_bit(choice)
            choice &= choice - 1
            value = (card + 12) // 13
            rank = card - 13 * value + 12
            # What the card adds to the quints on the table.
            points = 0
            if (FIVES | 1) >> card & 1 or self.mate[card] & table:
                points = value if card else 5
            half = value if points == 0 and live >> card & 1 else 0
            w = 32 * pos + (0 if ours > theirs else 8 if card > theirs else 16)
            rating = (
                self.weights[w]
                + self.weights[w + 1] * points
                + self.weights[w + 2] * half
                + self.weights[w + 3] * rank
                + self.weights[w + 4] * value
            )
            if ours > theirs:
                if card > theirs:
                    rating += self.weights[w + 5]
            elif card > theirs:
                rating += self.weights[w + 5] * stake
            elif card > best:
                rating += self.weights[w + 5] + self.weights[w + 6] * rank
            if card == refuting:
                rating += _REFUTING
            self._push(base, count, card, rating)
            count += 1
        return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _must_give(hand: cython.ulonglong, led: cython.ulonglong, live: cython.ulonglong) -> cython.int:
    # Whether a hand can follow suit, but only with cards that make quints: 1 or 0.
    return hand & led != 0 and hand & led & ~live == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _offer(hand: cython.ulonglong, led: cython.ulonglong, live: cython.ulonglong) -> cython.int:
    # The points of the best single-card quint that a hand can add to a trick, in fives.
    cards: cython.ulonglong = hand & led
    if cards == 0:
        cards = hand
    cards = (cards | hand & 1) & live & (FIVES | 1)
    if cards & 1:
        return 5
    return (top_bit(cards) + 12) // 13 if cards else 0

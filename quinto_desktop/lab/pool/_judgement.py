# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a rule player with open cards thinks of a card: one source, compiled or interpreted.

It looks one trick ahead. A card is worth the trick and its quints, to the side that then has the
highest card for it, with something for what that side may still add, less what the card could do
later. All hands are seen, so nothing is weighed by chance: chance comes in where many layouts are
averaged, as the players of the pool do. Nothing here is shared with the levels but `_rules`, the
rules in bits, from which cards, seats and sides are numbers. Its numbers, like the `Weights`, were
set by hand.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import count_bits, low_bit, top_bit
    from quinto_desktop.players.kernel._rules import Table, quint_fives, suit_of, takes

_ONE = cython.declare(cython.ulonglong, 1)
_ACES = cython.declare(cython.ulonglong, 1 << 13 | 1 << 26 | 1 << 39 | 1 << 52)
_FIVES = cython.declare(cython.ulonglong, 1 << 4 | 1 << 17 | 1 << 30 | 1 << 43)
_FOURS = cython.declare(cython.ulonglong, 1 << 3 | 1 << 16 | 1 << 29 | 1 << 42)
_THREES = cython.declare(cython.ulonglong, 1 << 2 | 1 << 15 | 1 << 28 | 1 << 41)
_TWOS = cython.declare(cython.ulonglong, 1 << 1 | 1 << 14 | 1 << 27 | 1 << 40)
# From the six to the king: part of no quint, so neighbours in a hand do the same.
_PLAIN = cython.declare(cython.ulonglong, 4080 << 1 | 4080 << 14 | 4080 << 27 | 4080 << 40)
_TRICKS = cython.declare(cython.int, 12)
# What the cachette's quints come to on average, in points.
_CACHETTE = cython.declare(cython.int, 8)

# The weights, in the order of `Weights`.
_ROYAL = cython.declare(cython.int, 0)
_FIVE = cython.declare(cython.int, 1)
_HALF = cython.declare(cython.int, 2)
_WINNER = cython.declare(cython.int, 3)
_LED = cython.declare(cython.int, 4)
_GIFT = cython.declare(cython.int, 5)
_SPENT = cython.declare(cython.int, 6)
_LEAD = cython.declare(cython.int, 7)
_WEIGHTS = cython.declare(cython.int, 8)


@cython.final
@cython.cclass
class Judgement:
    """The rule player's judgement of the cards of whichever seat is on turn.

    Args:
        weights: Its numbers, in the order of `Weights`.
        table: The deal, with all cards known.

    Raises:
        ValueError: There are more or fewer weights.
    """

    def __init__(self, weights: list[float], table: Table) -> None:
        i: cython.int
        if len(weights) != _WEIGHTS:
            raise ValueError(f"the rule player has {_WEIGHTS} weights")
        if not cython.compiled:
            self.weights = [0.0] * _WEIGHTS
        for i in range(_WEIGHTS):
            self.weights[i] = weights[i]
        self.table = table

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choose(self) -> cython.int:
        """The legal card of the greatest worth; of equal ones the lowest."""
        legal: cython.ulonglong = self.table.legal()
        if legal & (legal - 1) == 0:
            return top_bit(legal)
        # Of neighbours that do the same the lowest will do.
        legal &= ~(legal & _PLAIN & (legal & _PLAIN) << 1)
        if legal & (legal - 1) == 0:
            return top_bit(legal)
        self.look_around()
        best: cython.int = -1
        card: cython.int
        high: cython.float = 0.0
        worth: cython.float
        while legal:
            card = low_bit(legal)
            legal &= legal - 1
            worth = self.worth_of(card)
            if best < 0 or worth > high:
                best = card
                high = worth
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look_around(self) -> cython.void:
        """Look at what matters for all cards of the seat on turn; `worth_of` follows."""
        seat: cython.int = self.table.turn()
        self.theirs = self.table.now.hand[(seat + 1) & 3] | self.table.now.hand[(seat + 3) & 3]
        self.tricks_left = _TRICKS - self.table.now.tricks_done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def worth_of(self, card: cython.int) -> cython.float:
        """What a card is worth to the side of the seat on turn, in points."""
        seat: cython.int = self.table.turn()
        place: cython.int = self.table.now.count
        led: cython.ulonglong = self.table.now.led if place else suit_of(card)
        top: cython.int = self.table.now.best
        winner: cython.int = self.table.now.best_seat
        joker_lead: cython.int = self.table.joker_lead
        pile: cython.ulonglong = self.table.now.trick | _ONE << card
        may: cython.ulonglong
        high: cython.int
        at: cython.int
        other: cython.int
        spent: cython.float = 0.0
        if takes(card, top, led, place, joker_lead):
            top = card
            winner = seat
        # Whoever has the highest card for the trick is taken to win it.
        for at in range(place + 1, 4):
            other = (self.table.now.leader + at) & 3
            may = self.table.now.hand[other] & led
            if not may:
                may = self.table.now.hand[other]
            high = top_bit(may)
            # The partner need not beat what wins for the side already.
            if takes(high, top, led, at, joker_lead) and (winner ^ other) & 1:
                spent = self.weights[_SPENT] * high
                top = high
                winner = other
        mates: cython.ulonglong = self._mates(pile)
        value: cython.float = self.table.trick_value + 5 * quint_fives(pile)
        for at in range(place + 1, 4):
            other = (self.table.now.leader + at) & 3
            may = self.table.now.hand[other] & led
            if not may:
                may = self.table.now.hand[other]
            if (other ^ winner) & 1 == 0:
                if other != winner:
                    value += self.weights[_GIFT] * self._gift(
                        may | self.table.now.hand[other] & 1, mates
                    )
            elif not may & ~(_FIVES | 1):  # it must give one away
                value += self._gift(may, mates)
        if self.tricks_left == 1:
            value += self.table.trick_value + _CACHETTE
        value -= spent
        if (winner ^ seat) & 1:
            value = -value
        elif winner == seat:
            value += self.weights[_LEAD]
        return value - self._later(card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mates(self, cards: cython.ulonglong) -> cython.ulonglong:
        """The cards that would make a pair with one of these."""
        return (
            (cards & _ACES) >> 10
            | (cards & _FOURS) << 10
            | (cards & _TWOS) << 1
            | (cards & _THREES) >> 1
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gift(self, cards: cython.ulonglong, mates: cython.ulonglong) -> cython.float:
        """The most points that one of some cards adds to a trick."""
        quints: cython.ulonglong = cards & (_FIVES | mates | 1)
        if quints & 1:
            return 25.0
        if quints:
            return 5.0 * ((top_bit(quints) + 12) // 13)
        return 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _later(self, card: cython.int) -> cython.float:
        """What a card held back may be worth later, in points."""
        if self.tricks_left == 1:
            return 0.0
        if card == 0:
            return self.weights[_ROYAL] * (1.0 - 2.0 / self.tricks_left)
        over: cython.ulonglong = self.theirs >> card
        if self.tricks_left == 2:
            return 0.0 if over else 2.0 * (2.0 * self.table.trick_value + _CACHETTE)
        bit: cython.ulonglong = _ONE << card
        suit: cython.ulonglong = suit_of(card)
        share: cython.float = 1.0 - count_bits(over) / cython.cast(
            cython.float, count_bits(self.theirs) + 1
        )
        share = share * share * share * share * share
        if not self.theirs & suit & ~(bit - 1) and self.theirs & suit:
            share += self.weights[_LED] * (1.0 - share)
        worth: cython.float = share * (self.table.trick_value + self.weights[_WINNER])
        points: cython.float = 5.0 * ((card + 12) // 13)
        if bit & _FIVES:
            return worth + self.weights[_FIVE] * points
        mate: cython.ulonglong = self._mates(bit)
        if mate and not mate & (self.table.now.fallen | self.table.now.trick):
            worth += self.weights[_HALF] * points
        return worth

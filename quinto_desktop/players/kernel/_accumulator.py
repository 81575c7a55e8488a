# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a seat has seen of a whole deal, as a network's inputs and hidden units.

The inputs of an `Accumulator` are active or not. A card played changes one or two, so the sums of
the active ones' weights are kept and corrected, as in an efficiently updatable neural network
(NNUE; Nasu 2018, for shogi). Seats are counted leftwards from the seat itself:

- 0 to 1907: each card played, by the way, whose it was, and the card. The way is 0 for a lead,
  otherwise 1, plus 1 if the other side was winning, 2 if it was not of the suit led, 4 if the last.
- 1908: own cards. 1961: who has shown a void in which suit. 1973: tricks done. 1985: how many cards
  are on the table; 1992: who played which; 2204: no one, the others, partner wins; 2442: the points
  of their quints, in fives; 2448: the best of them. 1989: what a trick is worth.
- For each suit 2207: own cards; 2243: cards out; 2299: the highest out. 2355, 2367, 2403: where
  the five is, ace and four, two and three: gone, held or out; 2439: the same of the Quint Royal.
- 2151: own cards above all of their suit that are out.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import (
        add_row,
        add_rows,
        count_bits,
        low_bit,
        product,
        top_bit,
    )
    from quinto_desktop.players.kernel._rules import Table, makes_quint, quint_fives, suit_of


_PACK = cython.declare(cython.ulonglong, (1 << 53) - 1)
_ONE = cython.declare(cython.ulonglong, 1)
_SUIT = cython.declare(cython.ulonglong, 8191 << 1)
_WHOLE_SUIT = cython.declare(cython.int, 8191)

# Where an accumulator's inputs begin: what has been played is first, by way, seat and card.
_PACK_SIZE = cython.declare(cython.int, 53)
_OWN_AT = cython.declare(cython.int, 1908)
_VOIDS_AT = cython.declare(cython.int, 1961)
_TRICKS_AT = cython.declare(cython.int, 1973)
_COUNT_AT = cython.declare(cython.int, 1985)
_VALUE_AT = cython.declare(cython.int, 1989)
_TABLE_AT = cython.declare(cython.int, 1992)
_MASTERS_AT = cython.declare(cython.int, 2151)
_WINNING_AT = cython.declare(cython.int, 2204)
_LENGTHS_AT = cython.declare(cython.int, 2207)
_OUT_AT = cython.declare(cython.int, 2243)
_HIGHEST_AT = cython.declare(cython.int, 2299)
_FIVES_AT = cython.declare(cython.int, 2355)
_ACES_AT = cython.declare(cython.int, 2367)
_TWOS_AT = cython.declare(cython.int, 2403)
_ROYAL_SEEN_AT = cython.declare(cython.int, 2439)
_POINTS_AT = cython.declare(cython.int, 2442)
_BEST_AT = cython.declare(cython.int, 2448)

ACCUMULATOR_INPUTS = 2502
"""The number of an accumulator's inputs: what a seat may have seen, or see now."""

MANNERS = 96
"""The number of manners of playing a card that an accumulator's output biases distinguish."""

MOST_ACCUMULATED = 128
"""The greatest number of an accumulator's hidden units."""


@cython.final
@cython.cclass
class AccumulatorInputs:
    """Determines which inputs of an `Accumulator` are active; `sights` since `look_out`."""

    def __init__(self, table: Table) -> None:
        if not cython.compiled:
            self.sights = [0] * 96
        self.table = table

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def way_of(self, seat: cython.int, card: cython.int) -> cython.int:
        """The way in which a seat plays a card now."""
        if self.table.now.count == 0:
            return 0
        way: cython.int = 1 + ((self.table.now.best_seat ^ seat) & 1)
        if card == 0 or self.shows_void(card):
            way += 2
        if self.table.now.count == 3:
            way += 4
        return way

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shows_void(self, card: cython.int) -> cython.bint:
        """Whether a card played now shows that its player is void in the suit led."""
        return card and self.table.now.led and not _ONE << card & self.table.now.led

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look_out(self, seat: cython.int) -> cython.int:
        """Set `sights` to what a seat sees now, besides what it has seen; return their number."""
        i: cython.int
        count: cython.int = 0
        cards: cython.ulonglong = self.table.now.hand[seat]
        out: cython.ulonglong = self._out(seat)
        while cards:
            self.sights[count] = _OWN_AT + low_bit(cards)
            cards &= cards - 1
            count += 1
        cards = self._masters(seat)
        while cards:
            self.sights[count] = _MASTERS_AT + low_bit(cards)
            cards &= cards - 1
            count += 1
        for i in range(self.table.now.count):
            self.sights[count] = self._on_table_at(seat, i)
            count += 1
        for i in range(4):
            count = self._look_at_suit(i, self.table.now.hand[seat], out, count)
        self.sights[count] = _TRICKS_AT + self.table.now.tricks_done
        self.sights[count + 1] = _COUNT_AT + self.table.now.count
        self.sights[count + 2] = _VALUE_AT + self._value_at()
        self.sights[count + 3] = _WINNING_AT + self._winning_at(seat)
        self.sights[count + 4] = _ROYAL_SEEN_AT + _whereabouts(self.table.now.hand[seat], out, 0)
        self.sights[count + 5] = _POINTS_AT + min(quint_fives(self.table.now.trick), 5)
        self.sights[count + 6] = _BEST_AT + (self.table.now.best + 1 if self.table.now.count else 0)
        return count + 7

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_at_suit(
        self, suit: cython.int, own: cython.ulonglong, out: cython.ulonglong, count: cython.int
    ) -> cython.int:
        # Add a suit's numbers, and where its quints are, to `sights`; return their number.
        low: cython.int = 13 * suit + 1
        theirs: cython.int = out >> low & _WHOLE_SUIT
        length: cython.int = count_bits(own >> low & _WHOLE_SUIT)
        self.sights[count] = _LENGTHS_AT + 9 * suit + min(length, 8)
        self.sights[count + 1] = _OUT_AT + 14 * suit + count_bits(theirs)
        self.sights[count + 2] = _HIGHEST_AT + 14 * suit + (top_bit(theirs) + 1 if theirs else 0)
        self.sights[count + 3] = _FIVES_AT + 3 * suit + _whereabouts(own, out, low + 3)
        self.sights[count + 4] = (
            _ACES_AT
            + 9 * suit
            + 3 * _whereabouts(own, out, low + 12)
            + _whereabouts(own, out, low + 2)
        )
        self.sights[count + 5] = (
            _TWOS_AT + 9 * suit + 3 * _whereabouts(own, out, low) + _whereabouts(own, out, low + 1)
        )
        return count + 6

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _on_table_at(self, seat: cython.int, place: cython.int) -> cython.int:
        # The input for who played a card on the table.
        by: cython.int = (self.table.now.leader + place - seat) & 3
        return _TABLE_AT + (by - 1) * _PACK_SIZE + self.table.now.lying[place]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value_at(self) -> cython.int:
        if self.table.trick_value >= 20:
            return 2
        return self.table.trick_value >= 10

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winning_at(self, seat: cython.int) -> cython.int:
        if self.table.now.count == 0:
            return 0
        return 1 if (self.table.now.best_seat ^ seat) & 1 else 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _out(self, seat: cython.int) -> cython.ulonglong:
        # The cards that have not been played and that a seat does not hold.
        seen: cython.ulonglong = self.table.now.fallen | self.table.now.trick
        return _PACK & ~seen & ~self.table.now.hand[seat]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _masters(self, seat: cython.int) -> cython.ulonglong:
        # The cards of a hand above all others of their suit that are still out.
        own: cython.ulonglong = self.table.now.hand[seat]
        out: cython.ulonglong = self._out(seat)
        masters: cython.ulonglong = 0
        suit: cython.int
        mine: cython.ulonglong
        theirs: cython.ulonglong
        for suit in range(4):
            mine = own & _SUIT << (13 * suit)
            theirs = out & _SUIT << (13 * suit)
            if mine > theirs:
                masters |= mine if theirs == 0 else mine >> top_bit(theirs) << top_bit(theirs)
        return masters

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def manner(self, seat: cython.int, card: cython.int) -> cython.int:
        """The manner of playing a card: its height, quint, if it takes, place, if partner wins.

        The height is the number of higher cards of its suit still out, at most two.
        """
        higher: cython.int = 0
        if card:
            out: cython.ulonglong = self._out(seat)
            higher = min(2, count_bits((out & suit_of(card)) >> (card + 1)))
        manner: cython.int = 4 * higher + self.table.takes(seat, card)
        if makes_quint(self.table.now.trick, card):
            manner += 2
        manner = 8 * manner + 2 * self.table.now.count
        if self.table.now.count and (self.table.now.best_seat ^ seat) & 1 == 0:
            manner += 1
        return manner


@cython.final
@cython.cclass
class Accumulator:
    """What the four seats have seen of a deal, as held in a network's hidden units.

    A play is added to what each seat has seen when it happens; what a seat sees now is added when
    it looks. Two accumulators share nothing. The layers are those of `networks.AccumulatorNetwork`;
    there are output biases for each output, or `MANNERS` for each card, by the manner of playing
    it.

    Raises:
        ValueError: The four do not match in size.
    """

    def __init__(
        self,
        rows: array[float],
        biases: array[float],
        output_weights: array[float],
        output_biases: array[float],
    ) -> None:
        if not cython.compiled:
            self.seen = array("f", [0.0] * 512)
            self.kept = array("f", [0.0] * 512)
            self.looked = array("f", [0.0] * MOST_ACCUMULATED)
        hidden: cython.int = len(biases)
        if not 0 < hidden <= MOST_ACCUMULATED or len(rows) != ACCUMULATOR_INPUTS * hidden:
            raise ValueError(
                f"an accumulator has {ACCUMULATOR_INPUTS} weights for each hidden unit"
            )
        self.told = len(output_weights) // hidden
        if len(output_weights) != self.told * hidden or (
            len(output_biases) != self.told and len(output_biases) != MANNERS * _PACK_SIZE
        ):
            raise ValueError(f"an accumulator has a bias for each output, or {MANNERS} a card")
        self.hidden = hidden
        self.rows = rows
        self.biases = biases
        self.output_weights = output_weights
        self.output_biases = output_biases
        self.forget()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def forget(self) -> cython.void:
        """Reset: nothing has been played."""
        i: cython.int
        seat: cython.int
        for seat in range(4):
            for i in range(self.hidden):
                self.seen[seat * self.hidden + i] = self.biases[i]
        self.voids = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep(self) -> cython.void:
        i: cython.int
        for i in range(4 * self.hidden):
            self.kept[i] = self.seen[i]
        self.kept_voids = self.voids

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def go_back(self) -> cython.void:
        i: cython.int
        for i in range(4 * self.hidden):
            self.seen[i] = self.kept[i]
        self.voids = self.kept_voids

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note(self, seat: cython.int, way: cython.int, card: cython.int) -> cython.void:
        """Let all seats see a card played."""
        other: cython.int
        for other in range(4):
            self._see(other, (4 * way + ((seat - other) & 3)) * _PACK_SIZE + card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note_void(self, seat: cython.int, suit: cython.int) -> cython.void:
        """Let the others see that a seat is void in a suit."""
        i: cython.int
        if not self.voids >> (4 * seat + suit) & 1:
            self.voids |= 1 << (4 * seat + suit)
            for i in range(1, 4):
                self._see((seat - i) & 3, _VOIDS_AT + 4 * (i - 1) + suit)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _see(self, seat: cython.int, number: cython.int) -> cython.void:
        if cython.compiled:
            add_row(
                cython.address(self.seen[seat * self.hidden]),
                cython.address(self.rows[number * self.hidden]),
                self.hidden,
            )
        else:
            add_row(self.seen, seat * self.hidden, self.rows, number * self.hidden, self.hidden)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look(self, seat: cython.int, inputs: AccumulatorInputs, count: cython.int) -> cython.void:
        """Set the hidden units from what a seat has seen, and from its first `count` sights."""
        i: cython.int
        for i in range(self.hidden):
            self.looked[i] = self.seen[seat * self.hidden + i]
        if cython.compiled:
            add_rows(
                cython.address(self.looked[0]),
                cython.address(self.rows[0]),
                cython.address(inputs.sights[0]),
                count,
                self.hidden,
            )
        else:
            add_rows(self.looked, self.rows, inputs.sights, count, self.hidden)
        for i in range(self.hidden):
            if self.looked[i] < 0:
                self.looked[i] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def tell(self, number: cython.int) -> cython.float:
        """One output of the network, without its bias."""
        told: cython.float
        if cython.compiled:
            told = product(
                cython.address(self.looked[0]),
                cython.address(self.output_weights[number * self.hidden]),
                self.hidden,
            )
        else:
            told = product(self.looked, self.output_weights, number * self.hidden, self.hidden)
        return told


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _whereabouts(own: cython.ulonglong, out: cython.ulonglong, card: cython.int) -> cython.int:
    # Whether a card is gone (0), held (1), or still out.
    if own >> card & 1:
        return 1
    return 2 if out >> card & 1 else 0

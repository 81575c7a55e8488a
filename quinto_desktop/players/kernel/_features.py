# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A moment and a playable card as a seat sees them: the input features of `_network`.

The numbers describe what the seat may know: its own hand, exposed hands, the cards played and the
voids shown. Networks are fitted to their order and scale, so neither may change without new
networks (`quinto-lab train`). "Out" means possibly in another hand, as far as the seat knows;
chances are rough, each unseen card being equally likely anywhere it may be. The inputs of a moment:

- 0 to 3: whether this many cards are on the table.
- 4: tricks left, in twelfths. 5 to 7: at most two, four, seven are left.
- 8, 9: a trick is worth at least 10, at least 20.
- 10: the points of the quints on the table, in twenties.
- 11, 12: partner, an opponent is winning the trick. 13: by which strength, over 52.
- 14 to 17: the suit led.
- 18 to 89, eighteen for each suit: own cards (in sixths); cards out (in eighths); own five; five
  out; own ace, the four out; own four, the ace out; both out; of two and three one is held and one
  out; both out; the highest of all is held; left opponent, partner, right opponent have none;
  none is held; the chance that partner has the highest that is out; own cards from the jack up
  (in quarters); the chance that partner has the five; the lowest held is at least a jack.
- 90 to 93: the Quint Royal is held; has been played; is with partner; with an opponent (chances).
- 94: own cards above all that the others can hold, in quarters. 95: zero.

The inputs of a card, from 96 on:

- 0: the chance that its side wins the trick. 1: it is the highest so far. 2: the points of the
  quints on the table with it, in twenties; 3: times the chance. 4, 5: the chance is about 1, about
  0. 6, 7: the chance for a lead, for a fourth card. 8: it is played over partner's.
- 9: its strength, over 52. 10: higher cards that are out or in opponents' hands, in twentieths;
  11, 12: none, at most two of them.
- 13 to 15, for the Quint Royal, which has nothing of the next groups: 1; the chance; it is led.
- 16 to 19: its suit. 20: its rank, in twelfths. 21: higher ones of its suit that are out, in
  sixths; 22: none. 23, 24: it is the lowest, the highest held. 25: how many others are held, in
  sixths; 26: none. 27: how many are out, in eighths.
- 28 to 31: it is led; follows suit; is of a higher suit than was led; of a lower one.
- 32 to 39, as parts of the worth of a quint of hearts: a five; times the chance; its mate is out;
  times the chance; its mate is held; the five is out; stays in the hand; ace and four are out.
- 40 to 42: left opponent, partner, right opponent have none of its suit. 43 to 45: the chance that
  they, still to play, go over it.
- 46: at least a jack with higher ones out. 47: the chance, if the Quint Royal is held.
- 48, 49: the best quint that partner, that an opponent still to play may add, each times the
  chance to win, to lose it; 50, 51: without these chances. 52 to 55: zero.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import count_bits, top_bit
    from quinto_desktop.players.kernel._rules import Table, quint_fives, suit_of


_ONE = cython.declare(cython.ulonglong, 1)
_PACK = cython.declare(cython.ulonglong, (1 << 53) - 1)
_SUIT = cython.declare(cython.ulonglong, 8191 << 1)

_OPPONENTS = cython.declare(cython.int, 1)

_TRICKS = cython.declare(cython.int, 12)
_WHOLE_SUIT = cython.declare(cython.int, 8191)
_FIVE = cython.declare(cython.int, 1 << 3)
_ACE_AND_FOUR = cython.declare(cython.int, 1 << 12 | 1 << 2)
_TWO_AND_THREE = cython.declare(cython.int, 1 << 1 | 1 << 0)
_JACK_UP = cython.declare(cython.int, 15 << 9)
_JACK = cython.declare(cython.int, 9)

# Where the inputs of the suits begin, how many each has, and where the next ones begin.
_SUITS_AT = cython.declare(cython.int, 18)
_SUIT_INPUTS = cython.declare(cython.int, 18)
_ROYAL_AT = cython.declare(cython.int, 90)
_CARD_AT = cython.declare(cython.int, 96)
_END = cython.declare(cython.int, 152)

# A table of the chances of drawing none of some cards: by the pool, those drawn, and these cards.
_POOLS = cython.declare(cython.int, 54)
_DRAWS = cython.declare(cython.int, 13)

INPUTS = 152
"""The number of inputs that describe a card, those of the moment included."""


@cython.final
@cython.cclass
class CardFeatures:
    """Describes the moment of a deal, and each card that may be played then, in its `inputs`."""

    def __init__(self, table: Table) -> None:
        if not cython.compiled:
            self.inputs = [0.0] * INPUTS
            self.pools = [0] * 4
            self.sizes = [0] * 4
        self.table = table
        self.none = _chances_of_none()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_around(self, seat: cython.int) -> cython.void:
        # Work out who may hold what, as far as a seat knows.
        other: cython.int
        unseen: cython.ulonglong = _PACK & ~self.table.now.fallen & ~self.table.now.trick
        sees: cython.int = self.table.sees[seat]
        for other in range(4):
            if sees >> other & 1:
                unseen &= ~self.table.now.hand[other]
        for other in range(4):
            self.sizes[other] = count_bits(self.table.now.hand[other])
            if sees >> other & 1:
                self.pools[other] = self.table.now.hand[other]
            else:
                self.pools[other] = unseen & self.table.now.could[other]
        self.hidden_cards = unseen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe_moment(self, seat: cython.int) -> cython.void:
        """Set the inputs that are the same for all cards."""
        i: cython.int
        suit: cython.int
        left: cython.int = (seat + 1) & 3
        partner: cython.int = (seat + 2) & 3
        right: cython.int = (seat + 3) & 3
        for i in range(_CARD_AT):
            self.inputs[i] = 0
        self._look_around(seat)
        own: cython.ulonglong = self.table.now.hand[seat]
        theirs: cython.ulonglong = self.pools[left] | self.pools[right]
        tricks_left: cython.int = _TRICKS - self.table.now.tricks_done
        self.inputs[self.table.now.count] = 1
        self.inputs[4] = tricks_left / 12.0
        self.inputs[5] = tricks_left <= 2
        self.inputs[6] = tricks_left <= 4
        self.inputs[7] = tricks_left <= 7
        self.inputs[8] = self.table.trick_value >= 10
        self.inputs[9] = self.table.trick_value >= 20
        self.inputs[10] = 5 * quint_fives(self.table.now.trick) / 20.0
        if self.table.now.count:
            self.inputs[11] = self.table.now.best_seat == partner
            self.inputs[12] = self.table.now.best_seat != partner
            self.inputs[13] = self.table.now.best / 52.0
        for suit in range(4):
            self._describe_suit(suit, own, theirs, left, partner, right)
        i = _ROYAL_AT
        self.inputs[i] = own & 1
        self.inputs[i + 1] = (self.table.now.fallen | self.table.now.trick) & 1
        if not own & 1:
            self.inputs[i + 2] = self._chance_of(partner, 1)
            self.inputs[i + 3] = self._chance_of(left, 1) + self._chance_of(right, 1)
        top: cython.ulonglong = own & ~((_ONE << (top_bit(theirs | self.hidden_cards | 1) + 1)) - 1)
        self.inputs[i + 4] = count_bits(top) / 4.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_of(self, seat: cython.int, card: cython.ulonglong) -> cython.float:
        # How likely a seat is to hold a card, roughly.
        if not self.pools[seat] & card:
            return 0
        return self.sizes[seat] / cython.cast(cython.float, count_bits(self.pools[seat]))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _describe_suit(
        self,
        suit: cython.int,
        own: cython.ulonglong,
        theirs: cython.ulonglong,
        left: cython.int,
        partner: cython.int,
        right: cython.int,
    ) -> cython.void:
        at: cython.int = _SUITS_AT + _SUIT_INPUTS * suit
        low: cython.int = 13 * suit + 1
        mine: cython.int = own >> low & _WHOLE_SUIT
        others: cython.ulonglong = theirs | self.pools[partner]
        out: cython.int = others >> low & _WHOLE_SUIT
        mask: cython.ulonglong = _SUIT << (13 * suit)
        self.inputs[14 + suit] = self.table.now.led == mask
        self.inputs[at] = count_bits(mine) / 6.0
        self.inputs[at + 1] = count_bits(out) / 8.0
        self.inputs[at + 2] = mine >> 3 & 1
        self.inputs[at + 3] = out >> 3 & 1
        self.inputs[at + 4] = mine >> 12 & out >> 2 & 1
        self.inputs[at + 5] = mine >> 2 & out >> 12 & 1
        self.inputs[at + 6] = out >> 12 & out >> 2 & 1
        self.inputs[at + 7] = (mine & out >> 1 | mine >> 1 & out) & 1
        self.inputs[at + 8] = out & out >> 1 & 1
        self.inputs[at + 9] = mine > out and mine > 0
        self.inputs[at + 10] = not self.pools[left] & mask
        self.inputs[at + 11] = not self.pools[partner] & mask
        self.inputs[at + 12] = not self.pools[right] & mask
        self.inputs[at + 13] = mine == 0
        if out:
            card: cython.ulonglong = _ONE << (low + top_bit(out))
            self.inputs[at + 14] = self._chance_of(partner, card)
        self.inputs[at + 15] = count_bits(mine & _JACK_UP) / 4.0
        if out >> 3 & 1:
            self.inputs[at + 16] = self._chance_of(partner, _ONE << (low + 3))
        self.inputs[at + 17] = mine & -mine & _JACK_UP != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe_card(self, seat: cython.int, card: cython.int) -> cython.void:
        """Set a card's own inputs; those of the moment must be set already."""
        i: cython.int
        at: cython.int = _CARD_AT
        takes: cython.bint = self.table.takes(seat, card)
        self.led = self.table.now.led if self.table.now.count else suit_of(card)
        chance: cython.float = self._chance_to_win(seat, card, takes)
        for i in range(at, _END):
            self.inputs[i] = 0
        self._describe_in_trick(seat, card, takes, chance)
        self._describe_gifts(seat, card, chance)
        if card:
            self._describe_in_suit(seat, card, chance)
        else:
            self.inputs[at + 13] = 1
            self.inputs[at + 14] = chance
            self.inputs[at + 15] = self.table.now.count == 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _describe_in_trick(
        self, seat: cython.int, card: cython.int, takes: cython.bint, chance: cython.float
    ) -> cython.void:
        # Set the inputs for a card's effect on the trick on the table: 0 to 12.
        at: cython.int = _CARD_AT
        partner: cython.int = (seat + 2) & 3
        points: cython.float = 5 * quint_fives(self.table.now.trick | _ONE << card) / 20.0
        theirs: cython.ulonglong = (
            self.pools[(seat + 1) & 3] | self.pools[(seat + 3) & 3] | self.hidden_cards
        )
        higher: cython.ulonglong = theirs >> (card + 1)
        self.inputs[at] = chance
        self.inputs[at + 1] = takes
        self.inputs[at + 2] = points
        self.inputs[at + 3] = chance * points
        self.inputs[at + 4] = chance > 0.999
        self.inputs[at + 5] = chance < 0.001
        self.inputs[at + 6] = chance * (self.table.now.count == 0)
        self.inputs[at + 7] = chance * (self.table.now.count == 3)
        self.inputs[at + 8] = takes and self.table.now.count and self.table.now.best_seat == partner
        self.inputs[at + 9] = card / 52.0
        self.inputs[at + 10] = count_bits(higher) / 20.0
        self.inputs[at + 11] = higher == 0
        self.inputs[at + 12] = count_bits(higher) <= 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _describe_gifts(
        self, seat: cython.int, card: cython.int, chance: cython.float
    ) -> cython.void:
        # Set the inputs for what those still to play may add to the trick: 48 to 51.
        i: cython.int
        at: cython.int = _CARD_AT
        ours: cython.float = 0
        theirs: cython.float = 0
        for i in range(1, 4 - self.table.now.count):
            if i == 2:
                ours = self._gift((seat + 2) & 3, card)
            else:
                theirs = max(theirs, self._gift((seat + i) & 3, card))
        self.inputs[at + 48] = chance * ours
        self.inputs[at + 49] = (1 - chance) * theirs
        self.inputs[at + 50] = ours
        self.inputs[at + 51] = theirs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _describe_in_suit(
        self, seat: cython.int, card: cython.int, chance: cython.float
    ) -> cython.void:
        # Set the inputs for a card's place in its suit and its quints: 16 to 47.
        at: cython.int = _CARD_AT
        left: cython.int = (seat + 1) & 3
        partner: cython.int = (seat + 2) & 3
        right: cython.int = (seat + 3) & 3
        suit: cython.int = (card - 1) // 13
        low: cython.int = 13 * suit + 1
        rank: cython.int = card - low
        mask: cython.ulonglong = _SUIT << (13 * suit)
        mine: cython.int = self.table.now.hand[seat] >> low & _WHOLE_SUIT
        others: cython.ulonglong = self.pools[left] | self.pools[right] | self.pools[partner]
        out: cython.int = others >> low & _WHOLE_SUIT
        worth: cython.float = (suit + 1) / 4.0
        self.inputs[at + 16 + suit] = 1
        self.inputs[at + 20] = rank / 12.0
        self.inputs[at + 21] = count_bits(out >> (rank + 1)) / 6.0
        self.inputs[at + 22] = out >> (rank + 1) == 0
        self.inputs[at + 23] = mine & ((1 << rank) - 1) == 0
        self.inputs[at + 24] = mine >> (rank + 1) == 0
        self.inputs[at + 25] = (count_bits(mine) - 1) / 6.0
        self.inputs[at + 26] = count_bits(mine) == 1
        self.inputs[at + 27] = count_bits(out) / 8.0
        self.inputs[at + 28] = self.table.now.count == 0
        self.inputs[at + 29] = self.table.now.led == mask
        self.inputs[at + 30] = self.table.now.led != 0 and self.table.now.led < mask
        self.inputs[at + 31] = self.table.now.led > mask
        if rank == 3:
            self.inputs[at + 32] = worth
            self.inputs[at + 33] = worth * chance
        mate: cython.int = 0
        if rank == 12:
            mate = 1 << 2
        elif rank == 2:
            mate = 1 << 12
        elif rank == 0:
            mate = 1 << 1
        elif rank == 1:
            mate = 1 << 0
        if mate & out:
            self.inputs[at + 34] = worth
            self.inputs[at + 35] = worth * chance
        if mate & mine:
            self.inputs[at + 36] = worth
        self.inputs[at + 37] = (out >> 3 & 1) * worth
        self.inputs[at + 38] = (mine >> 3 & 1) * worth * (rank != 3)
        self.inputs[at + 39] = (out >> 12 & out >> 2 & 1) * worth
        self.inputs[at + 40] = not self.pools[left] & mask
        self.inputs[at + 41] = not self.pools[partner] & mask
        self.inputs[at + 42] = not self.pools[right] & mask
        if self.table.now.count < 3:
            self.inputs[at + 43] = self._chance_to_beat(left, card)
        if self.table.now.count < 2:
            self.inputs[at + 44] = self._chance_to_beat(partner, card)
        if self.table.now.count < 1:
            self.inputs[at + 45] = self._chance_to_beat(right, card)
        self.inputs[at + 46] = rank >= _JACK and out >> (rank + 1) != 0
        self.inputs[at + 47] = (self.table.now.hand[seat] & 1) * chance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gift(self, other: cython.int, card: cython.int) -> cython.float:
        # The best quint that a seat to come may add, in twenties of points, times its chance.
        suit: cython.int
        group: cython.int
        mask: cython.ulonglong
        pool: cython.ulonglong = self.pools[other]
        led: cython.ulonglong = self.led
        table: cython.ulonglong = self.table.now.trick | _ONE << card
        share: cython.float = 0
        if pool:
            share = self.sizes[other] / cython.cast(cython.float, count_bits(pool))
        best: cython.float = 0
        worth: cython.float
        void: cython.float = 1
        if led:
            void = self._none_of(count_bits(pool), self.sizes[other], count_bits(pool & led))
        if pool & 1:
            best = 1.25 * share
        for suit in range(4):
            mask = _SUIT << (13 * suit)
            group = pool >> (13 * suit + 1) & _WHOLE_SUIT
            if group & (_FIVE | _ACE_AND_FOUR | _TWO_AND_THREE):
                worth = 0
                if group & _FIVE:
                    worth = 1
                else:
                    # A card that makes a pair with one on the table.
                    lying: cython.int = table >> (13 * suit + 1) & _WHOLE_SUIT
                    if (
                        lying >> 2 & group >> 12
                        | lying >> 12 & group >> 2
                        | lying & group >> 1
                        | lying >> 1 & group
                    ) & 1:
                        worth = 1
                worth *= share * (suit + 1) / 4.0
                if led and led != mask:
                    worth *= void
                best = max(best, worth)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_to_win(
        self, seat: cython.int, card: cython.int, takes: cython.bint
    ) -> cython.float:
        # The chance that the seat's side wins the trick if everyone beats what they can.
        height: cython.int = card if takes else self.table.now.best
        if self.table.now.count == 0 and card == 0 and self.table.joker_lead == _OPPONENTS:
            return 0
        is_partners: cython.bint = (self.table.now.best_seat ^ seat) & 1 == 0
        ours: cython.bint = takes or (self.table.now.count and is_partners)
        ahead: cython.float[4] = [0.0, 0.0, 0.0, 0.0]
        behind: cython.float[4] = [0.0, 0.0, 0.0, 0.0]
        i: cython.int
        k: cython.int
        other: cython.int
        beats: cython.float
        gone: cython.float
        led: cython.ulonglong = self.led
        if ours:
            ahead[0] = 1.0
        else:
            behind[0] = 1.0
        for i in range(1, 4 - self.table.now.count):
            other = (seat + i) & 3
            for k in range(i - 1, -1, -1):
                if ahead[k] + behind[k] > 0:
                    beats = self._chance_over(other, led, height, k)
                    gone = (ahead[k] + behind[k]) * beats
                    ahead[k] -= ahead[k] * beats
                    behind[k] -= behind[k] * beats
                    if i == 2:
                        ahead[k + 1] += gone
                    else:
                        behind[k + 1] += gone
        return ahead[0] + ahead[1] + ahead[2] + ahead[3]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_to_beat(self, other: cython.int, card: cython.int) -> cython.float:
        # The chance that another seat can beat a card played now.
        led: cython.ulonglong = self.led
        return self._chance_over(other, led, card, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_over(
        self, other: cython.int, led: cython.ulonglong, height: cython.int, raised: cython.int
    ) -> cython.float:
        # The chance that another seat holds and may play a card above a height. The cards count
        # half for each time that an earlier player has beaten it.
        pool: cython.ulonglong = self.pools[other]
        size: cython.int = self.sizes[other]
        count: cython.int = count_bits(pool)
        higher: cython.ulonglong = 0
        if height < 52:
            higher = pool >> (height + 1) << (height + 1)
        if higher == 0:
            return 0
        of_suit: cython.int = count_bits(pool & led)
        following: cython.int = count_bits(higher & led) >> raised
        trumping: cython.int = count_bits(higher & ~led) >> raised
        void: cython.float = self._none_of(count, size, of_suit)
        beats: cython.float = 1 - self._none_of(count, size, following)
        if void > 0 and trumping:
            beats += void * (1 - self._none_of(count - of_suit, size, trumping))
        return beats

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _none_of(self, pool: cython.int, drawn: cython.int, wanted: cython.int) -> cython.float:
        # The chance that `drawn` cards from a pool include none of the wanted ones.
        if pool - wanted < drawn:
            return 0
        return self.none[(pool * _DRAWS + drawn) * _POOLS + wanted]


@cython.cfunc
def _chances_of_none() -> array[float]:
    # Make the table for `CardFeatures._none_of`.
    chances = array("f", bytes(4 * _POOLS * _DRAWS * _POOLS))
    view: cython.float[::1] = chances
    pool: cython.int
    drawn: cython.int
    wanted: cython.int
    left: cython.double
    chance: cython.double
    for pool in range(_POOLS):
        for wanted in range(pool + 1):
            chance = 1.0
            for drawn in range(min(_DRAWS, pool - wanted + 1)):
                if drawn:
                    # One more card was drawn from the rest.
                    left = pool - drawn + 1
                    chance *= (left - wanted) / left
                view[(pool * _DRAWS + drawn) * _POOLS + wanted] = chance
    return chances

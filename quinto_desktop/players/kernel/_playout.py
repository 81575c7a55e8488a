# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Playing deals out: one source, compiled by Cython or interpreted as it stands.

A deal is played from any moment to its end by one *policy* in all four seats. The policy sees what
its seat may know: its own hand, exposed hands, the cards played and the suits shown void. It
describes every card that may be played by some numbers, a small network gives each a score, and
the highest score is played. So a playout never acts on what a seat cannot see, although all cards
are known to whoever asks for it.

Cards are bits by strength in one word, the Quint Royal bit 0, as in `_search`; suits are counted
from spades up. Points are points, of NS less those of EW where one number stands for both.

The network has one hidden layer of rectified units. Networks are fitted to the inputs by their
order and scale, so neither may change without new networks (`quinto-lab train`). "Out" is what
may lie in another hand as far as the seat knows; a chance is a rough one, each unseen card being as
likely anywhere it may be. The inputs of a moment:

- 0 to 3: whether so many cards lie on the table.
- 4: tricks left, in twelfths. 5 to 7: at most two, four, seven are left.
- 8, 9: a trick is worth at least 10, at least 20.
- 10: the points of the quints on the table, in twenties.
- 11, 12: partner, an opponent wins the trick as it lies. 13: by which strength, over 52.
- 14 to 17: the suit that was led.
- 18 to 89, eighteen for each suit: own cards (in sixths); cards out (in eighths); own five; five
  out; own ace, the four out; own four, the ace out; both out; of two and three one is held and one
  out; both out; the highest of all is held; left opponent, partner, right opponent have none;
  none is held; the chance that partner has the highest that is out; own cards from the jack up
  (in quarters); the chance that partner has the five; the lowest held is at least a jack.
- 90 to 93: the Quint Royal is held; has been played; is with partner; with an opponent (chances).
- 94: own cards above all that the others can hold, in quarters. 95: nought.

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
  chance to win, to lose it; 50, 51: without these chances. 52 to 55: nought.

Where every seat sees its own hand only, an `Accumulator` may score the cards instead, by what the
seat has seen of the whole deal. Its inputs are there or not; seats go left from the seat itself:

- 0 to 1907: each card played, by the way, whose it was, and the card. The way is 0 for a lead,
  else 1, and 1 more if the other side was winning, 2 if it was not of the suit led, 4 if the last.
- 1908: own cards. 1961: who has shown to have none of which suit. 1973: tricks done. 1985: how
  many cards lie on the table; 1992: who played which; 2204: nobody, the others, partner wins;
  2442: the points of their quints, in fives; 2448: the best of them. 1989: what a trick is worth.
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
    from math import exp, log

    from quinto_desktop.players.kernel._bits import (
        add_row,
        add_rows,
        count_bits,
        low_bit,
        product,
        top_bit,
    )
    from quinto_desktop.players.kernel._rules import (
        makes_quint,
        may_follow,
        may_lead,
        quint_fives,
        suit_of,
        takes,
    )

_ONE = cython.declare(cython.ulonglong, 1)
_PACK = cython.declare(cython.ulonglong, (1 << 53) - 1)
_SUIT = cython.declare(cython.ulonglong, 8191 << 1)
_WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
_FIRST_TURNS = cython.declare(cython.int, 4)

_OPPONENTS = cython.declare(cython.int, 1)
_FORBIDDEN_ALWAYS = cython.declare(cython.int, 2)
_FORBIDDEN_IF_WINNING = cython.declare(cython.int, 3)

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

# A table of the chances to draw none of some cards: by the pool, those drawn, and these cards.
_POOLS = cython.declare(cython.int, 54)
_DRAWS = cython.declare(cython.int, 13)

# Where an accumulator's inputs begin: what has been played is first, by how, whose and which.
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
_MANNERS = cython.declare(cython.int, 96)

_WORTH_SIDE = cython.declare(cython.int, 88)
_MOST_CHOICES = cython.declare(cython.int, 16)
_BEYOND = cython.declare(cython.double, 1e9)
# As much as a chance may fall short of another one, as a power of e: doubles hold no more.
_MOST_SHORT = cython.declare(cython.double, 700.0)

INPUTS = 152
"""How many numbers describe a card at a moment, with those of the moment."""

ACCUMULATOR_INPUTS = 2502
"""How many inputs an accumulator has: what a seat may have seen, or see now."""

MANNERS = 96
"""In how many ways a card may be played, as an accumulator's leanings tell them apart."""

MOST_ACCUMULATED = 128
"""How many hidden units an accumulator may have."""

MOST_HIDDEN = 64
"""How many hidden units a network may have."""

WORTH_SIDE = 88
"""Rows and columns of a table of outcomes: from 0 to 435 points, in fives."""


def is_compiled() -> bool:
    """Whether this module is."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Accumulator:
    """What the four seats have seen of a deal, as the hidden units of a network hold it.

    A play is added to what each seat has seen when it happens; what a seat sees now is added when
    it looks. Nothing is shared between two of these.

    Args:
        rows: The first layer: `ACCUMULATOR_INPUTS` rows of a weight for each hidden unit.
        biases: Of the hidden units, at most `MOST_ACCUMULATED`.
        heads: A row of as many weights for each of what the network tells.
        leanings: What is added to each of these: for the cards of the pack `MANNERS` numbers each,
            by the way a card is played, or one number for each.

    Raises:
        ValueError: The four do not fit together.
    """

    hidden: cython.int
    told: cython.int
    rows: cython.float[::1]
    heads: cython.float[::1]
    biases: cython.float[::1]
    leanings: cython.float[::1]
    seen: cython.float[512]
    kept: cython.float[512]
    looked: cython.float[128]
    sights: cython.int[96]
    voids: cython.int
    kept_voids: cython.int

    def __init__(
        self,
        rows: array[float],
        biases: array[float],
        heads: array[float],
        leanings: array[float],
    ) -> None:
        if not cython.compiled:
            self.seen = array("f", [0.0] * 512)
            self.kept = array("f", [0.0] * 512)
            self.looked = array("f", [0.0] * MOST_ACCUMULATED)
            self.sights = [0] * 96
        hidden: cython.int = len(biases)
        if not 0 < hidden <= MOST_ACCUMULATED or len(rows) != ACCUMULATOR_INPUTS * hidden:
            raise ValueError(
                f"an accumulator has {ACCUMULATOR_INPUTS} weights for each hidden unit"
            )
        self.told = len(heads) // hidden
        if len(heads) != self.told * hidden or (
            len(leanings) != self.told and len(leanings) != MANNERS * _PACK_SIZE
        ):
            raise ValueError("an accumulator has as many leanings as it tells numbers")
        self.hidden = hidden
        self.rows = rows
        self.biases = biases
        self.heads = heads
        self.leanings = leanings
        self.forget()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def forget(self) -> cython.void:
        """Nothing has been played."""
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
        """All seats see a card played."""
        other: cython.int
        for other in range(4):
            self._see(other, (4 * way + ((seat - other) & 3)) * _PACK_SIZE + card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note_void(self, seat: cython.int, suit: cython.int) -> cython.void:
        """The others see that a seat has none of a suit."""
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
    def look(self, seat: cython.int, count: cython.int) -> cython.void:
        """Set the hidden units by what a seat has seen, and by so many `sights`."""
        i: cython.int
        for i in range(self.hidden):
            self.looked[i] = self.seen[seat * self.hidden + i]
        if cython.compiled:
            add_rows(
                cython.address(self.looked[0]),
                cython.address(self.rows[0]),
                cython.address(self.sights[0]),
                count,
                self.hidden,
            )
        else:
            add_rows(self.looked, self.rows, self.sights, count, self.hidden)
        for i in range(self.hidden):
            if self.looked[i] < 0:
                self.looked[i] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def tell(self, number: cython.int) -> cython.float:
        """One of the numbers that the network tells, without its leaning."""
        told: cython.float
        if cython.compiled:
            told = product(
                cython.address(self.looked[0]),
                cython.address(self.heads[number * self.hidden]),
                self.hidden,
            )
        else:
            told = product(self.looked, self.heads, number * self.hidden, self.hidden)
        return told


@cython.final
@cython.cclass
class Playout:
    """A deal under way with all cards known, and a policy that plays it.

    Nothing is shared between two of these. One is for one thread at a time.

    Args:
        first: The network's first layer: `INPUTS` rows of a weight for each hidden unit.
        biases: Of the hidden units, at most `MOST_HIDDEN`.
        second: The weights of the hidden units.
        accumulator: What scores the cards instead in deals where every seat sees its own hand only.

    Raises:
        ValueError: The three do not fit together.
    """

    # What is known of the deal.
    hand: cython.ulonglong[4]
    could: cython.ulonglong[4]
    sees: cython.int[4]
    trick_value: cython.int
    cachette_points: cython.int
    joker_lead: cython.int
    target: cython.int
    # Where the deal stands.
    fallen: cython.ulonglong
    table: cython.ulonglong
    led: cython.ulonglong
    leader: cython.int
    count: cython.int
    best: cython.int
    best_seat: cython.int
    tricks_done: cython.int
    points: cython.int[2]
    tricks: cython.int[2]
    winner: cython.int
    # The same, kept while the deal is played out.
    kept_hand: cython.ulonglong[4]
    kept_could: cython.ulonglong[4]
    kept_words: cython.ulonglong[3]
    kept_numbers: cython.int[10]
    # How the deal came to the moment that was marked.
    first_leader: cython.int
    history: cython.int[48]
    history_length: cython.int
    fallen_from: cython.ulonglong[4]
    # What an outcome is worth, and when to give up.
    has_stakes: cython.bint
    start: cython.int[2]
    worth: cython.float[::1]
    win_worth: cython.float[2]
    flag: cython.uchar[::1]
    # The network, and what goes through it: `INPUTS` numbers, and up to `MOST_HIDDEN`.
    hidden: cython.int
    first: cython.float[::1]
    biases: cython.float[::1]
    second: cython.float[::1]
    inputs: cython.float[152]
    base: cython.float[64]
    units: cython.float[64]
    none: cython.float[::1]
    # What the seat on turn knows: who may hold what, how many cards each has, what it cannot see.
    pools: cython.ulonglong[4]
    sizes: cython.int[4]
    hidden_cards: cython.ulonglong
    # What the seats have seen, if they are asked to keep it; the cards on the table in their order.
    accumulator: Accumulator
    has_accumulator: cython.bint
    accumulates: cython.bint
    sights: cython.int[96]
    on_table: cython.int[4]
    kept_on_table: cython.int[4]

    def __init__(
        self,
        first: array[float],
        biases: array[float],
        second: array[float],
        accumulator: Accumulator | None = None,
    ) -> None:
        if not cython.compiled:
            self.hand = [0] * 4
            self.could = [0] * 4
            self.sees = [0] * 4
            self.points = [0] * 2
            self.tricks = [0] * 2
            self.kept_hand = [0] * 4
            self.kept_could = [0] * 4
            self.kept_words = [0] * 3
            self.kept_numbers = [0] * 10
            self.history = [0] * 48
            self.fallen_from = [0] * 4
            self.start = [0] * 2
            self.win_worth = [0.0] * 2
            self.inputs = [0.0] * INPUTS
            self.base = [0.0] * MOST_HIDDEN
            self.units = [0.0] * MOST_HIDDEN
            self.pools = [0] * 4
            self.sizes = [0] * 4
            self.on_table = [0] * 4
            self.sights = [0] * 96
            self.kept_on_table = [0] * 4
        self.has_accumulator = accumulator is not None
        self.accumulates = False
        if accumulator is not None:
            self.accumulator = accumulator
        if len(biases) > MOST_HIDDEN or len(second) != len(biases):
            raise ValueError(f"a network has the same weights twice, up to {MOST_HIDDEN}")
        if len(first) != INPUTS * len(biases):
            raise ValueError(f"a network's first layer has {INPUTS} weights for each hidden unit")
        self.hidden = len(biases)
        self.first = first
        self.biases = biases
        self.second = second
        self.none = _chances_of_none()
        self.worth = array("f", [0.0])
        self.flag = array("B", [0])

    # The position

    def deal(
        self,
        hands: list[int],
        sees: list[int],
        trick_value: cython.int,
        cachette_points: cython.int,
        joker_lead: cython.int,
    ) -> None:
        """Take in a deal at its first lead; `begin` and `play` follow.

        Args:
            hands: What each seat holds.
            sees: For each seat, the seats whose hands its player sees, as bits.
            trick_value: What a trick is worth.
            cachette_points: What the quints in the cachette are worth.
            joker_lead: The option for a led Quint Royal, by its place in `JokerLead`.
        """
        seat: cython.int
        for seat in range(4):
            self.hand[seat] = hands[seat]
            self.could[seat] = _PACK
            self.sees[seat] = sees[seat]
            self.fallen_from[seat] = 0
        self.trick_value = trick_value
        self.cachette_points = cachette_points
        self.joker_lead = joker_lead
        self.target = 1000000
        self.has_stakes = False
        self.history_length = 0
        self.fallen = 0
        self.tricks_done = 0
        self.winner = -1
        for seat in range(2):
            self.points[seat] = 0
            self.tricks[seat] = 0
            self.start[seat] = 0
        self._begin_trick(0)
        self.accumulates = self.has_accumulator
        for seat in range(4):
            self.accumulates = self.accumulates and sees[seat] == 1 << seat
        if self.accumulates:
            self.accumulator.forget()

    def begin(self, leader: cython.int) -> None:
        """Let a seat lead to the first trick."""
        self.first_leader = leader
        self._begin_trick(leader)

    def stake(
        self,
        scores: list[int],
        target: cython.int,
        worth: array[float],
        win_worth: list[float],
    ) -> None:
        """Set what outcomes are worth to NS; without this, a point is a point.

        What has been played since `deal` counts as well. From now on `difference` and `finish`
        tell of the scores of the game.

        Args:
            scores: Both sides' scores when the deal began.
            target: The score that wins the game.
            worth: What the end of the deal is worth: `WORTH_SIDE` rows by the points that NS has
                scored in the deal, in fives, of as many columns by those of EW.
            win_worth: What it is worth if a quint wins the game for NS, and for EW.

        Raises:
            ValueError: The table has another size.
        """
        side: cython.int
        if len(worth) != WORTH_SIDE * WORTH_SIDE:
            raise ValueError(f"{WORTH_SIDE} times {WORTH_SIDE} outcomes have a worth")
        for side in range(2):
            self.start[side] = scores[side]
            self.points[side] += scores[side]
            self.win_worth[side] = win_worth[side]
        self.target = target
        self.worth = worth
        self.has_stakes = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_trick(self, leader: cython.int) -> cython.void:
        self.leader = leader
        self.count = 0
        self.table = 0
        self.led = 0
        self.best = -1
        self.best_seat = leader

    def turn(self) -> int:
        """The seat on turn."""
        return (self.leader + self.count) & 3

    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.winner >= 0 or self.tricks_done == _TRICKS

    def legal(self) -> int:
        """The cards that the seat on turn may play, as bits."""
        return self._legal((self.leader + self.count) & 3)

    def play(self, card: cython.int) -> None:
        """Play a card for the seat on turn; it must be legal."""
        self.fallen_from[(self.leader + self.count) & 3] |= _ONE << card
        self.history[self.history_length] = card
        self.history_length += 1
        self._play(card)

    def difference(self) -> int:
        """NS points less EW points so far, the tricks counted at the deal's end only."""
        return self._difference()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _difference(self) -> cython.int:
        won: cython.int = self.points[0] - self.points[1]
        if self.tricks_done == _TRICKS:
            won += self.trick_value * (self.tricks[0] - self.tricks[1])
        return won

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal(self, seat: cython.int) -> cython.ulonglong:
        """The cards that a seat may play, whose turn it is."""
        if self.count == 0:
            return may_lead(self.hand[seat], self.joker_lead)
        tricks_left: cython.int = _TRICKS - self.tricks_done
        return may_follow(self.hand[seat], self.led, self.best, tricks_left, self.joker_lead)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, card: cython.int) -> cython.void:
        seat: cython.int = (self.leader + self.count) & 3
        bit: cython.ulonglong = _ONE << card
        self.hand[seat] &= ~bit
        self.on_table[self.count] = card
        if self.accumulates:
            self._accumulate(seat, card)
        if self.count == 0:
            if card:
                self.led = suit_of(card)
        elif card and not bit & self.led:
            self.could[seat] &= ~self.led
        if self._takes(seat, card):
            self.best = card
            self.best_seat = seat
        self.table |= bit
        self.count += 1
        if self.count == 4:
            self._end_trick()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _accumulate(self, seat: cython.int, card: cython.int) -> cython.void:
        """Let the seats see a card that is played now, and in which way."""
        way: cython.int = 0
        if self.count:
            way = 1 + ((self.best_seat ^ seat) & 1)
            if card == 0 or (self.led and not _ONE << card & self.led):
                way += 2
                if card and self.led:
                    self.accumulator.note_void(seat, (top_bit(self.led) - 1) // 13)
            if self.count == 3:
                way += 4
        self.accumulator.note(seat, way, card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _takes(self, seat: cython.int, card: cython.int) -> cython.bint:
        """Whether a card would win the trick as it lies."""
        led: cython.ulonglong = self.led if self.count else suit_of(card)
        return takes(card, self.best, led, (seat - self.leader) & 3, self.joker_lead)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_trick(self) -> cython.void:
        side: cython.int = self.best_seat & 1
        self.fallen |= self.table
        self.tricks[side] += 1
        self.tricks_done += 1
        self._mark(side, 5 * quint_fives(self.table))
        if self.tricks_done == _TRICKS and self.winner < 0:
            self.tricks[side] += 1
            self._mark(side, self.cachette_points)
        self._begin_trick(self.best_seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mark(self, side: cython.int, points: cython.int) -> cython.void:
        """Mark quints; only by them the game is won before the deal's end (rules §7)."""
        self.points[side] += points
        if points and self.points[side] >= self.target:
            self.winner = side

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keep(self) -> cython.void:
        """Remember the moment for `_go_back`."""
        i: cython.int
        for i in range(4):
            self.kept_hand[i] = self.hand[i]
            self.kept_could[i] = self.could[i]
            self.kept_on_table[i] = self.on_table[i]
        self.kept_words[0] = self.fallen
        self.kept_words[1] = self.table
        self.kept_words[2] = self.led
        self.kept_numbers[0] = self.leader
        self.kept_numbers[1] = self.count
        self.kept_numbers[2] = self.best
        self.kept_numbers[3] = self.best_seat
        self.kept_numbers[4] = self.tricks_done
        self.kept_numbers[5] = self.points[0]
        self.kept_numbers[6] = self.points[1]
        self.kept_numbers[7] = self.tricks[0]
        self.kept_numbers[8] = self.tricks[1]
        self.kept_numbers[9] = self.winner
        if self.accumulates:
            self.accumulator.keep()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_back(self) -> cython.void:
        i: cython.int
        for i in range(4):
            self.hand[i] = self.kept_hand[i]
            self.could[i] = self.kept_could[i]
            self.on_table[i] = self.kept_on_table[i]
        self.fallen = self.kept_words[0]
        self.table = self.kept_words[1]
        self.led = self.kept_words[2]
        self.leader = self.kept_numbers[0]
        self.count = self.kept_numbers[1]
        self.best = self.kept_numbers[2]
        self.best_seat = self.kept_numbers[3]
        self.tricks_done = self.kept_numbers[4]
        self.points[0] = self.kept_numbers[5]
        self.points[1] = self.kept_numbers[6]
        self.tricks[0] = self.kept_numbers[7]
        self.tricks[1] = self.kept_numbers[8]
        self.winner = self.kept_numbers[9]
        if self.accumulates:
            self.accumulator.go_back()

    # The policy

    def choose(self) -> int:
        """The card that the policy plays for the seat on turn."""
        return self._choose()

    def describe(self, card: cython.int, into: cython.float[::1]) -> None:
        """Write the `INPUTS` numbers that describe a card for the seat on turn.

        Raises:
            ValueError: There is no room for them.
        """
        i: cython.int
        if len(into) < INPUTS:
            raise ValueError(f"a card is described by {INPUTS} numbers")
        seat: cython.int = (self.leader + self.count) & 3
        self._describe_moment(seat)
        self._describe_card(seat, card)
        for i in range(_END):
            into[i] = self.inputs[i]

    def score(self, card: cython.int) -> float:
        """The network's score of a card."""
        seat: cython.int = (self.leader + self.count) & 3
        self._look_at_moment(seat)
        return self._score(seat, card)

    def active_inputs(self) -> list[int]:
        """The inputs of the seat on turn that are there, below `ACCUMULATOR_INPUTS`.

        `Accumulator` adds up the rows of these. This goes by the cards that `play` has played, and
        has nothing to do with whether there is an accumulator.
        """
        return self._active_inputs((self.leader + self.count) & 3)

    def manner(self, card: cython.int) -> int:
        """In which way the seat on turn would play a card: less than `MANNERS`."""
        return self._manner((self.leader + self.count) & 3, card)

    def tell(self, into: cython.float[::1]) -> None:
        """Write what the accumulator tells the seat on turn; it must have no manners.

        Raises:
            ValueError: No accumulator, or no room.
        """
        i: cython.int
        if not self.accumulates or len(into) < self.accumulator.told:
            raise ValueError("an accumulator tells numbers that need room")
        self._look_at_moment((self.leader + self.count) & 3)
        for i in range(self.accumulator.told):
            into[i] = self.accumulator.tell(i) + self.accumulator.leanings[i]

    def finish(self, card: cython.int) -> int:
        """NS points less EW points at the end, if a card is played and the policy goes on.

        The deal stays where it is, and this becomes its marked moment. A number that comes after
        the flag handed to `mark` was raised means nothing.
        """
        found: cython.int
        with cython.nogil:
            self._keep()
            self._play(card)
            self._play_out()
            found = self._difference()
            self._go_back()
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_out(self) -> cython.void:
        """Let the policy play to the end, or until the flag is raised."""
        while self.tricks_done < _TRICKS and self.winner < 0 and not self.flag[0]:
            self._play(self._choose())

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self) -> cython.int:
        """The legal card with the highest score, of equal ones the lowest."""
        seat: cython.int = (self.leader + self.count) & 3
        legal: cython.ulonglong = self._legal(seat)
        if legal & (legal - 1) == 0:
            return top_bit(legal)
        self._look_at_moment(seat)
        best: cython.int = -1
        card: cython.int
        high: cython.float = 0.0
        score: cython.float
        while legal:
            card = low_bit(legal)
            legal &= legal - 1
            score = self._score(seat, card)
            if best < 0 or score > high:
                best = card
                high = score
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_at_moment(self, seat: cython.int) -> cython.void:
        """Do what is done once for all cards that a seat may play; `_score` follows."""
        if self.accumulates:
            self._look_with_accumulator(seat)
        else:
            self._describe_moment(seat)
            self._feed_moment()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_with_accumulator(self, seat: cython.int) -> cython.void:
        """Set the accumulator's hidden units: by what a seat has seen, and what it sees now."""
        i: cython.int
        count: cython.int = self._look_out(seat)
        for i in range(count):
            self.accumulator.sights[i] = self.sights[i]
        self.accumulator.look(seat, count)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_out(self, seat: cython.int) -> cython.int:
        """Set what a seat sees now, beside what it has seen, and tell how much it is."""
        i: cython.int
        count: cython.int = 0
        cards: cython.ulonglong = self.hand[seat]
        out: cython.ulonglong = _PACK & ~self.fallen & ~self.table & ~cards
        while cards:
            self.sights[count] = _OWN_AT + low_bit(cards)
            cards &= cards - 1
            count += 1
        cards = self._masters(seat)
        while cards:
            self.sights[count] = _MASTERS_AT + low_bit(cards)
            cards &= cards - 1
            count += 1
        for i in range(self.count):
            self.sights[count] = self._on_table_at(seat, i)
            count += 1
        for i in range(4):
            count = self._look_at_suit(i, self.hand[seat], out, count)
        self.sights[count] = _TRICKS_AT + self.tricks_done
        self.sights[count + 1] = _COUNT_AT + self.count
        self.sights[count + 2] = _VALUE_AT + self._value_at()
        self.sights[count + 3] = _WINNING_AT + self._winning_at(seat)
        self.sights[count + 4] = _ROYAL_SEEN_AT + _whereabouts(self.hand[seat], out, 0)
        self.sights[count + 5] = _POINTS_AT + min(quint_fives(self.table), 5)
        self.sights[count + 6] = _BEST_AT + (self.best + 1 if self.count else 0)
        return count + 7

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_at_suit(
        self,
        suit: cython.int,
        own: cython.ulonglong,
        out: cython.ulonglong,
        count: cython.int,
    ) -> cython.int:
        """Add a suit's numbers, and where its quints are, to what is seen; tell how much it is."""
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
        """The input for who played a card that lies on the table."""
        by: cython.int = (self.leader + place - seat) & 3
        return _TABLE_AT + (by - 1) * _PACK_SIZE + self.on_table[place]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value_at(self) -> cython.int:
        if self.trick_value >= 20:
            return 2
        return self.trick_value >= 10

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winning_at(self, seat: cython.int) -> cython.int:
        if self.count == 0:
            return 0
        return 1 if (self.best_seat ^ seat) & 1 else 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _masters(self, seat: cython.int) -> cython.ulonglong:
        """The cards of a hand above all others of their suit that are still out."""
        own: cython.ulonglong = self.hand[seat]
        out: cython.ulonglong = _PACK & ~self.fallen & ~self.table & ~own
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
    def _manner(self, seat: cython.int, card: cython.int) -> cython.int:
        """How high a card is, whether it is a quint, takes, how many lie, whether partner's wins.

        Of the higher cards of its suit that are out, two count as many.
        """
        higher: cython.int = 0
        if card:
            out: cython.ulonglong = _PACK & ~self.fallen & ~self.table & ~self.hand[seat]
            higher = min(2, count_bits((out & suit_of(card)) >> (card + 1)))
        manner: cython.int = 4 * higher + self._takes(seat, card)
        if makes_quint(self.table, card):
            manner += 2
        manner = 8 * manner + 2 * self.count
        if self.count and (self.best_seat ^ seat) & 1 == 0:
            manner += 1
        return manner

    def _active_inputs(self, seat: int) -> list[int]:
        """The same as `_look_with_accumulator`, with all that has been played, as a list."""
        found: list[int] = []
        table = Playout(array("f"), array("f"), array("f"))
        table.deal([0, 0, 0, 0], [0, 0, 0, 0], 0, 0, self.joker_lead)
        table.begin(self.first_leader)
        shown: set[int] = set()
        at: cython.int
        for at in range(self.history_length):
            card: cython.int = self.history[at]
            by: cython.int = (table.leader + table.count) & 3
            way: cython.int = 0
            if table.count:
                way = 1 + ((table.best_seat ^ by) & 1)
                if card == 0 or (table.led and not _ONE << card & table.led):
                    way += 2
                    if card and table.led and by != seat:
                        suit = (top_bit(table.led) - 1) // 13
                        shown.add(_VOIDS_AT + 4 * (((by - seat) & 3) - 1) + suit)
                if table.count == 3:
                    way += 4
            found.append((4 * way + ((by - seat) & 3)) * _PACK_SIZE + card)
            table._play(card)
        found.extend(sorted(shown))
        for at in range(self._look_out(seat)):
            found.append(self.sights[at])
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _feed_moment(self) -> cython.void:
        """What the moment alone brings to the hidden units."""
        i: cython.int
        j: cython.int
        row: cython.int
        x: cython.float
        hidden: cython.int = self.hidden
        for j in range(hidden):
            self.base[j] = self.biases[j]
        for i in range(_CARD_AT):
            x = self.inputs[i]
            if x != 0:
                row = i * hidden
                for j in range(hidden):
                    self.base[j] += x * self.first[row + j]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score(self, seat: cython.int, card: cython.int) -> cython.float:
        """A card's score; `_look_at_moment` has been done."""
        if self.accumulates:
            return (
                self.accumulator.tell(card)
                + self.accumulator.leanings[card * _MANNERS + self._manner(seat, card)]
            )
        i: cython.int
        j: cython.int
        row: cython.int
        x: cython.float
        total: cython.float = 0.0
        hidden: cython.int = self.hidden
        self._describe_card(seat, card)
        for j in range(hidden):
            self.units[j] = self.base[j]
        for i in range(_CARD_AT, _END):
            x = self.inputs[i]
            if x != 0:
                row = i * hidden
                for j in range(hidden):
                    self.units[j] += x * self.first[row + j]
        for j in range(hidden):
            if self.units[j] > 0:
                total += self.units[j] * self.second[j]
        return total

    # Imagined deals

    def mark(self, flag: array[int]) -> None:
        """Let this moment be the one that `log_chance` and `weigh` are about.

        Until `finish` or `mark` comes again.

        Args:
            flag: One byte; playouts give up as soon as another thread makes it other than nought.
        """
        self.flag = flag
        self._keep()

    def log_chance(
        self,
        hands: cython.ulonglong[::1],
        at: cython.int,
        hidden: cython.int,
        width: cython.float,
        lapse: cython.float,
    ) -> float:
        """The logarithm of the chance that hidden hands would have played as they did.

        Args:
            hands: Imagined hands at the marked moment.
            at: Where among them the four of this deal begin.
            hidden: The seats that it is asked for, as bits.
            width: How much better a score must be for a card to be e times as likely.
            lapse: How often any legal card is played without a thought, 0 to 1.

        Returns:
            At most 0. Once the flag is raised it means nothing.

        Raises:
            ValueError: There are no four hands.
        """
        if at < 0 or len(hands) < at + 4:
            raise ValueError("a deal has four hands")
        chance: cython.double
        with cython.nogil:
            chance = self._log_chance(hands, at, hidden, width, lapse)
            self._go_back()
        return chance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _log_chance(
        self,
        hands: cython.ulonglong[::1],
        at: cython.int,
        hidden: cython.int,
        width: cython.float,
        lapse: cython.float,
    ) -> cython.double:
        i: cython.int
        total: cython.double = 0.0
        for i in range(4):
            self.hand[i] = hands[at + i] | self.fallen_from[i]
            self.could[i] = _PACK
        self.fallen = 0
        self.tricks_done = 0
        self._begin_trick(self.first_leader)
        if self.accumulates:
            self.accumulator.forget()
        for i in range(self.history_length):
            if self.flag[0]:
                break
            if hidden >> ((self.leader + self.count) & 3) & 1:
                total += self._log_chance_of(self.history[i], width, lapse)
            self._play(self.history[i])
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _log_chance_of(
        self, played: cython.int, width: cython.float, lapse: cython.float
    ) -> cython.double:
        """The logarithm of the chance of one play."""
        seat: cython.int = (self.leader + self.count) & 3
        legal: cython.ulonglong = self._legal(seat)
        if legal & (legal - 1) == 0:
            return 0.0
        self._look_at_moment(seat)
        card: cython.int
        count: cython.int = 0
        own: cython.float = self._score(seat, played)
        odds: cython.double = 0.0
        while legal:
            card = low_bit(legal)
            legal &= legal - 1
            count += 1
            odds += exp(min((self._score(seat, card) - own) / width, _MOST_SHORT))
        return log((1 - lapse) / odds + lapse / count)

    def weigh(
        self,
        worlds: cython.ulonglong[::1],
        begin: cython.int,
        end: cython.int,
        cards: list[int],
        exact: cython.bint,
        into: cython.double[::1],
    ) -> int:
        """Play imagined deals out after each of some cards, and note what comes of it for NS.

        The marked moment has the last deal's hands afterwards.

        Args:
            worlds: Imagined deals at the marked moment, six numbers each: four hands, what the
                cachette's quints are worth, and how often the deal counts.
            begin: The first deal to play, by its number among them.
            end: The deal after the last.
            cards: Cards that may be played now; -1 stands for the policy's own choice.
            exact: Whether to go on by exact search instead of the policy.
            into: For each card the sum of what came of it; it is added to.

        Returns:
            How many deals were played out; fewer than asked for if the flag was raised.

        Raises:
            ValueError: There are fewer deals or sums, or more cards than any hand has.
        """
        i: cython.int
        world: cython.int
        chosen: cython.int[16] = [0] * 16
        count: cython.int = len(cards)
        results: cython.double[16] = [0.0] * 16
        if count > _MOST_CHOICES or len(into) < count or begin < 0 or len(worlds) < 6 * end:
            raise ValueError("there are fewer deals or sums, or more cards than any hand has")
        for i in range(count):
            chosen[i] = cards[i]
        done: cython.int = 0
        accumulates: cython.bint = self.accumulates
        with cython.nogil:
            for world in range(begin, end):
                for i in range(4):
                    self.kept_hand[i] = worlds[6 * world + i]
                self.cachette_points = cython.cast(cython.int, worlds[6 * world + 4])
                for i in range(count):
                    self._go_back()
                    self._play(chosen[i] if chosen[i] >= 0 else self._choose())
                    if exact:
                        self.accumulates = False
                        results[i] = self._exact(-_BEYOND, _BEYOND)
                        self.accumulates = accumulates
                    else:
                        self._play_out()
                        results[i] = self._outcome()
                    if self.flag[0]:
                        break
                if self.flag[0]:
                    break
                for i in range(count):
                    into[i] += results[i] * worlds[6 * world + 5]
                done += 1
            self._go_back()
        return done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _outcome(self) -> cython.double:
        """What the end of the deal is worth to NS."""
        if not self.has_stakes:
            return self._difference()
        if self.winner >= 0:
            return self.win_worth[self.winner]
        ns: cython.int = self.points[0] - self.start[0] + self.trick_value * self.tricks[0]
        ew: cython.int = self.points[1] - self.start[1] + self.trick_value * self.tricks[1]
        return self.worth[_WORTH_SIDE * (ns // 5) + ew // 5]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _exact(self, low: cython.double, high: cython.double) -> cython.double:
        """The outcome with best play by both sides, all cards seen: alpha-beta search."""
        if self.flag[0]:
            return 0
        if self.tricks_done == _TRICKS or self.winner >= 0:
            return self._outcome()
        seat: cython.int = (self.leader + self.count) & 3
        legal: cython.ulonglong = self._legal(seat)
        card: cython.int
        held: cython.ulonglong = self.hand[seat]
        fallen: cython.ulonglong = self.fallen
        table: cython.ulonglong = self.table
        led: cython.ulonglong = self.led
        leader: cython.int = self.leader
        count: cython.int = self.count
        best: cython.int = self.best
        best_seat: cython.int = self.best_seat
        tricks_done: cython.int = self.tricks_done
        ns_points: cython.int = self.points[0]
        ew_points: cython.int = self.points[1]
        ns_tricks: cython.int = self.tricks[0]
        ew_tricks: cython.int = self.tricks[1]
        value: cython.double
        found: cython.double = -_BEYOND if seat & 1 == 0 else _BEYOND
        while legal:
            card = top_bit(legal)
            legal ^= _ONE << card
            self._play(card)
            value = self._exact(low, high)
            self.hand[seat] = held
            self.fallen = fallen
            self.table = table
            self.led = led
            self.leader = leader
            self.count = count
            self.best = best
            self.best_seat = best_seat
            self.tricks_done = tricks_done
            self.points[0] = ns_points
            self.points[1] = ew_points
            self.tricks[0] = ns_tricks
            self.tricks[1] = ew_tricks
            self.winner = -1
            if seat & 1 == 0:
                found = max(found, value)
                low = max(low, value)
            else:
                found = min(found, value)
                high = min(high, value)
            if low >= high:
                break
        return found

    # What the policy looks at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_around(self, seat: cython.int) -> cython.void:
        """Who may hold what, as far as a seat knows."""
        other: cython.int
        unseen: cython.ulonglong = _PACK & ~self.fallen & ~self.table
        sees: cython.int = self.sees[seat]
        for other in range(4):
            if sees >> other & 1:
                unseen &= ~self.hand[other]
        for other in range(4):
            self.sizes[other] = count_bits(self.hand[other])
            if sees >> other & 1:
                self.pools[other] = self.hand[other]
            else:
                self.pools[other] = unseen & self.could[other]
        self.hidden_cards = unseen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _describe_moment(self, seat: cython.int) -> cython.void:
        """Set the inputs that are the same for all cards."""
        i: cython.int
        suit: cython.int
        left: cython.int = (seat + 1) & 3
        partner: cython.int = (seat + 2) & 3
        right: cython.int = (seat + 3) & 3
        for i in range(_CARD_AT):
            self.inputs[i] = 0
        self._look_around(seat)
        own: cython.ulonglong = self.hand[seat]
        theirs: cython.ulonglong = self.pools[left] | self.pools[right]
        tricks_left: cython.int = _TRICKS - self.tricks_done
        self.inputs[self.count] = 1
        self.inputs[4] = tricks_left / 12.0
        self.inputs[5] = tricks_left <= 2
        self.inputs[6] = tricks_left <= 4
        self.inputs[7] = tricks_left <= 7
        self.inputs[8] = self.trick_value >= 10
        self.inputs[9] = self.trick_value >= 20
        self.inputs[10] = 5 * quint_fives(self.table) / 20.0
        if self.count:
            self.inputs[11] = self.best_seat == partner
            self.inputs[12] = self.best_seat != partner
            self.inputs[13] = self.best / 52.0
        for suit in range(4):
            self._describe_suit(suit, own, theirs, left, partner, right)
        i = _ROYAL_AT
        self.inputs[i] = own & 1
        self.inputs[i + 1] = (self.fallen | self.table) & 1
        if not own & 1:
            self.inputs[i + 2] = self._chance_of(partner, 1)
            self.inputs[i + 3] = self._chance_of(left, 1) + self._chance_of(right, 1)
        top: cython.ulonglong = own & ~((_ONE << (top_bit(theirs | self.hidden_cards | 1) + 1)) - 1)
        self.inputs[i + 4] = count_bits(top) / 4.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_of(self, seat: cython.int, card: cython.ulonglong) -> cython.float:
        """How likely a seat is to hold a card, roughly."""
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
        self.inputs[14 + suit] = self.led == mask
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
    def _describe_card(self, seat: cython.int, card: cython.int) -> cython.void:
        """Set the inputs that are a card's own; those of the moment must be there."""
        i: cython.int
        at: cython.int = _CARD_AT
        takes: cython.bint = self._takes(seat, card)
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
            self.inputs[at + 15] = self.count == 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _describe_in_trick(
        self, seat: cython.int, card: cython.int, takes: cython.bint, chance: cython.float
    ) -> cython.void:
        """What a card does to the trick on the table: 0 to 12."""
        at: cython.int = _CARD_AT
        partner: cython.int = (seat + 2) & 3
        points: cython.float = 5 * quint_fives(self.table | _ONE << card) / 20.0
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
        self.inputs[at + 6] = chance * (self.count == 0)
        self.inputs[at + 7] = chance * (self.count == 3)
        self.inputs[at + 8] = takes and self.count and self.best_seat == partner
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
        """What those still to play may add to the trick: 48 to 51."""
        i: cython.int
        at: cython.int = _CARD_AT
        ours: cython.float = 0
        theirs: cython.float = 0
        for i in range(1, 4 - self.count):
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
        """What a card is in its suit, and to the quints there: 16 to 47."""
        at: cython.int = _CARD_AT
        left: cython.int = (seat + 1) & 3
        partner: cython.int = (seat + 2) & 3
        right: cython.int = (seat + 3) & 3
        suit: cython.int = (card - 1) // 13
        low: cython.int = 13 * suit + 1
        rank: cython.int = card - low
        mask: cython.ulonglong = _SUIT << (13 * suit)
        mine: cython.int = self.hand[seat] >> low & _WHOLE_SUIT
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
        self.inputs[at + 28] = self.count == 0
        self.inputs[at + 29] = self.led == mask
        self.inputs[at + 30] = self.led != 0 and self.led < mask
        self.inputs[at + 31] = self.led > mask
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
        if self.count < 3:
            self.inputs[at + 43] = self._chance_to_beat(left, card)
        if self.count < 2:
            self.inputs[at + 44] = self._chance_to_beat(partner, card)
        if self.count < 1:
            self.inputs[at + 45] = self._chance_to_beat(right, card)
        self.inputs[at + 46] = rank >= _JACK and out >> (rank + 1) != 0
        self.inputs[at + 47] = (self.hand[seat] & 1) * chance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gift(self, other: cython.int, card: cython.int) -> cython.float:
        """The best quint that a seat to come may add, in twenties of points by its chance."""
        suit: cython.int
        group: cython.int
        mask: cython.ulonglong
        pool: cython.ulonglong = self.pools[other]
        led: cython.ulonglong = self.led
        if self.count == 0 and card:
            led = suit_of(card)
        table: cython.ulonglong = self.table | _ONE << card
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
                    # A card that makes a pair with one that lies on the table.
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
        """How likely the seat's side is to win the trick if everyone beats what can be beaten."""
        height: cython.int = card if takes else self.best
        if self.count == 0 and card == 0 and self.joker_lead == _OPPONENTS:
            return 0
        ours: cython.bint = takes or (self.count and (self.best_seat ^ seat) & 1 == 0)
        ahead: cython.float[4] = [0.0, 0.0, 0.0, 0.0]
        behind: cython.float[4] = [0.0, 0.0, 0.0, 0.0]
        i: cython.int
        k: cython.int
        other: cython.int
        beats: cython.float
        gone: cython.float
        led: cython.ulonglong = self.led
        if self.count == 0 and card:
            led = suit_of(card)
        if ours:
            ahead[0] = 1.0
        else:
            behind[0] = 1.0
        for i in range(1, 4 - self.count):
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
        """How likely another seat is to be able to go over a card that is played now."""
        led: cython.ulonglong = self.led
        if self.count == 0 and card:
            led = suit_of(card)
        return self._chance_over(other, led, card, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_over(
        self, other: cython.int, led: cython.ulonglong, height: cython.int, raised: cython.int
    ) -> cython.float:
        """How likely another seat is to hold and be allowed to play a card above a height.

        Of those cards half are counted for every time that somebody before has gone over it.
        """
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
        """The chance that so many cards drawn from a pool have none of the wanted ones."""
        if pool - wanted < drawn:
            return 0
        return self.none[(pool * _DRAWS + drawn) * _POOLS + wanted]


def divide(
    cards: cython.ulonglong[::1],
    places: cython.int[::1],
    odds: cython.float[::1],
    seed: cython.ulonglong,
    turns: cython.int,
    into: cython.ulonglong[::1],
    logs: cython.double[::1],
) -> None:
    """Draw divisions of cards among four places, by the product of the odds of where each lies.

    Two cards at a time change places, or do not, by the odds (Metropolis): so all places keep
    their sizes, and a division that is possible leads to possible ones only.

    Args:
        cards: The cards, each a set of one.
        places: Where each lies, 0 to 3, in any possible division.
        odds: For each card four numbers, how readily it lies in each place; nought where it cannot.
        seed: Where chance comes from; not nought.
        turns: How often each card is asked to change between two divisions, in the mean; before
            the first division `_FIRST_TURNS` times as often.
        into: Divisions one after the other: the cards of each place.
        logs: For each of them the logarithm of the product of the odds.

    Raises:
        ValueError: There are no cards or too many, not a place or four odds for each, no seed, or
            not four sets for each logarithm.
    """
    count: cython.int = len(cards)
    if not 0 < count <= _PACK_SIZE or len(places) != count or len(odds) != 4 * count or not seed:
        raise ValueError("a division needs cards, a place and four odds for each, and a seed")
    if len(into) != 4 * len(logs):
        raise ValueError("a division has four sets of cards")
    at: cython.int[53] = [0] * 53
    i: cython.int
    j: cython.int
    number: cython.int
    _: cython.int
    place: cython.int
    there: cython.float
    here: cython.float
    state: cython.ulonglong = seed
    total: cython.double
    for i in range(count):
        at[i] = places[i]
    with cython.nogil:
        for number in range(len(logs)):
            for _ in range(turns * count * (_FIRST_TURNS if number == 0 else 1) // 2):
                # A generator of Marsaglia's (xorshift); the upper bits choose.
                state ^= state << 13 & _WORD
                state ^= state >> 7
                state ^= state << 17 & _WORD
                i = cython.cast(cython.int, (state >> 40 & 4095) * count >> 12)
                j = cython.cast(cython.int, (state >> 52) * count >> 12)
                if at[i] != at[j]:
                    here = odds[4 * i + at[i]] * odds[4 * j + at[j]]
                    there = odds[4 * i + at[j]] * odds[4 * j + at[i]]
                    if there >= here or there > here * ((state >> 16 & 65535) / 65536.0):
                        place = at[i]
                        at[i] = at[j]
                        at[j] = place
            total = 0
            for place in range(4):
                into[4 * number + place] = 0
            for i in range(count):
                into[4 * number + at[i]] |= cards[i]
                total += log(odds[4 * i + at[i]])
            logs[number] = total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _whereabouts(own: cython.ulonglong, out: cython.ulonglong, card: cython.int) -> cython.int:
    """Whether a card is gone (0), held (1), or still out."""
    if own >> card & 1:
        return 1
    return 2 if out >> card & 1 else 0


@cython.cfunc
def _chances_of_none() -> array[float]:
    """A table for `Playout._none_of`."""
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
                    # One card more was drawn from those that were left.
                    left = pool - drawn + 1
                    chance *= (left - wanted) / left
                view[(pool * _DRAWS + drawn) * _POOLS + wanted] = chance
    return chances

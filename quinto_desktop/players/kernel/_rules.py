# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rules of play in bits, shared by solver and playouts.

Who takes a trick, what may be led and followed, which cards are quints and what they score. `rules`
decides all this for everybody else; a search that asks millions of times a second cannot.

Cards are bits by strength in one word, the Quint Royal bit 0; suits are counted from spades up,
with thirteen bits each. Each player has a place in the trick, from 0 for the leader to 3. The
option for a led Quint Royal is given by its index in `JokerLead`.

A `Table` is a deal in progress under these rules. Everything that a play changes is in one `State`,
which is copied and restored as a whole.

`tests/players/test_rules_in_bits.py` proves every function against `rules`, compiled and
interpreted, and `test_it_keeps_the_rules` in `tests/players/test_playout.py` the `Table` over whole
deals.

The search has four things in a form of its own, too: the last trick, in which nobody has a choice
(`_last` in `_search`); the halves of split pairs (`_split_pairs` there); which quints are live, by
the thirteen bits of their suit (`_suits`); and the points of a single quint, wherever it counts one
(`_bounds`, `_entries`, `_ordering`, `_search`). `tests/prove_kernel.py` proves all of it together
against a plain search that uses `rules`; `tests/players/test_kernel.py` does so in brief.

What networks see (`_features`, `_accumulator`) says by suit and rank where quints lie. That decides
nothing about a deal; `tests/players/test_models.py` holds it to what the models were trained with.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import low_bit, top_bit
    from quinto_desktop.players.kernel._state import State

    # Of every suit the five, the four and the two; of every quint the card, or the lower one.
    # Compiled, these are C's constants, from `_rules.pxd`.
    FIVES = 1 << 4 | 1 << 17 | 1 << 30 | 1 << 43
    FOURS = FIVES >> 1
    TWOS = FIVES >> 3
    LOW_QUINTS = 1 | FIVES | FOURS | TWOS

_ONE = cython.declare(cython.ulonglong, 1)
_PACK = cython.declare(cython.ulonglong, (1 << 53) - 1)
_SPADES = cython.declare(cython.ulonglong, 8191 << 1)

_OPPONENTS = cython.declare(cython.int, 1)
_FORBIDDEN_ALWAYS = cython.declare(cython.int, 2)

_TRICKS = cython.declare(cython.int, 12)
_ENDLESS = cython.declare(cython.int, 1000000)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def suit_of(card: cython.int) -> cython.ulonglong:
    """The whole suit of a card; nothing for the Quint Royal, which has none."""
    if card == 0:
        return 0
    return _SPADES << (13 * ((card - 1) // 13))


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def mate_of(card: cython.int) -> cython.ulonglong:
    """The card that makes a quint with this one; nothing if none does (rules §6)."""
    rank: cython.int = (card - 1) % 13
    if card == 0 or 2 < rank < 12:
        return 0
    if rank == 12:
        return _ONE << (card - 10)
    if rank == 2:
        return _ONE << (card + 10)
    return _ONE << (card + 1 if rank == 0 else card - 1)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def takes(
    card: cython.int,
    best: cython.int,
    led: cython.ulonglong,
    place: cython.int,
    joker_lead: cython.int,
) -> cython.bint:
    """Whether a card is winning the trick once it is played to it, in a place of it (rules §5).

    What was winning is -1 if there was no card, what was led 0 if the Quint Royal was led.
    """
    if led == 0 and joker_lead == _OPPONENTS and place & 1 == 0:
        return False
    return card > best


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def may_lead(held: cython.ulonglong, joker_lead: cython.int) -> cython.ulonglong:
    """The cards of a hand that may be led (rules §5)."""
    if held & 1 and held != 1 and joker_lead >= _FORBIDDEN_ALWAYS:
        return held ^ 1
    return held


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def may_follow(
    held: cython.ulonglong,
    led: cython.ulonglong,
    best: cython.int,
    tricks_left: cython.int,
    joker_lead: cython.int,
) -> cython.ulonglong:
    """The cards of a hand that may follow (rules §5).

    The tricks left include the one on the table: at the last but one the Quint Royal may be due,
    where leading it is forbidden. If it was led, the suit led is 0.
    """
    if (
        tricks_left == 2
        and held & 1
        and joker_lead >= _FORBIDDEN_ALWAYS
        and (joker_lead == _FORBIDDEN_ALWAYS or top_bit(held) > best)
    ):
        return 1
    following: cython.ulonglong = held & led
    if following:
        return following | held & 1
    return held


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def quint_fives(cards: cython.ulonglong) -> cython.int:
    """The points of the whole quints among cards, in fives (rules §6)."""
    fives: cython.int = 5 * (cards & 1)
    whole: cython.ulonglong = (
        cards & FIVES | cards >> 10 & cards & FOURS | cards >> 1 & cards & TWOS
    )
    while whole:
        fives += (low_bit(whole) + 12) // 13
        whole &= whole - 1
    return fives


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def quint_cards(cards: cython.ulonglong) -> cython.ulonglong:
    """The cards of the whole quints among cards (rules §6)."""
    fours: cython.ulonglong = cards >> 10 & cards & FOURS
    twos: cython.ulonglong = cards >> 1 & cards & TWOS
    return cards & (FIVES | 1) | fours | fours << 10 | twos | twos << 1


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def makes_quint(table: cython.ulonglong, card: cython.int) -> cython.bint:
    """Whether a card is a quint, or the half missing from a pair on the table."""
    return (FIVES | 1) >> card & 1 != 0 or table & mate_of(card) != 0


@cython.final
@cython.cclass
class Table:
    """A deal in progress with all cards known.

    Attributes:
        sees: For each seat, the seats whose hands its player sees, as bits.
        joker_lead: The option for a led Quint Royal, by its index in `JokerLead`.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.now = State()
            self.sees = [0] * 4

    def deal(
        self,
        hands: list[int],
        sees: list[int],
        trick_value: cython.int,
        cachette_points: cython.int,
        joker_lead: cython.int,
    ) -> None:
        """Set up a deal at its first lead; see `Playout.deal`."""
        seat: cython.int
        for seat in range(4):
            self.now.hand[seat] = hands[seat]
            self.now.could[seat] = _PACK
            self.sees[seat] = sees[seat]
        self.trick_value = trick_value
        self.cachette_points = cachette_points
        self.joker_lead = joker_lead
        self.target = _ENDLESS
        self.now.fallen = 0
        self.now.tricks_done = 0
        self.now.winner = -1
        for seat in range(2):
            self.now.points[seat] = 0
            self.now.tricks[seat] = 0
        self.begin_trick(0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin_trick(self, leader: cython.int) -> cython.void:
        """Let a seat lead to a trick."""
        self.now.leader = leader
        self.now.count = 0
        self.now.trick = 0
        self.now.led = 0
        self.now.best = -1
        self.now.best_seat = leader

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turn(self) -> cython.int:
        """The seat on turn."""
        return (self.now.leader + self.now.count) & 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_over(self) -> cython.bint:
        """Whether nothing is left to play."""
        return self.now.winner >= 0 or self.now.tricks_done == _TRICKS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(self) -> cython.ulonglong:
        """The cards that the seat on turn may play."""
        held: cython.ulonglong = self.now.hand[self.turn()]
        if self.now.count == 0:
            return may_lead(held, self.joker_lead)
        tricks_left: cython.int = _TRICKS - self.now.tricks_done
        return may_follow(held, self.now.led, self.now.best, tricks_left, self.joker_lead)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def takes(self, seat: cython.int, card: cython.int) -> cython.bint:
        """Whether a card would be winning the trick if played now."""
        led: cython.ulonglong = self.now.led if self.now.count else suit_of(card)
        place: cython.int = (seat - self.now.leader) & 3
        return takes(card, self.now.best, led, place, self.joker_lead)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, card: cython.int) -> cython.void:
        """Play a card for the seat on turn; it must be legal."""
        seat: cython.int = self.turn()
        bit: cython.ulonglong = _ONE << card
        self.now.hand[seat] &= ~bit
        self.now.lying[self.now.count] = card
        if self.takes(seat, card):
            self.now.best = card
            self.now.best_seat = seat
        if self.now.count == 0:
            self.now.led = suit_of(card)
        elif card and not bit & self.now.led:
            self.now.could[seat] &= ~self.now.led
        self.now.trick |= bit
        self.now.count += 1
        if self.now.count == 4:
            self._end_trick()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_trick(self) -> cython.void:
        side: cython.int = self.now.best_seat & 1
        self.now.fallen |= self.now.trick
        self.now.tricks[side] += 1
        self.now.tricks_done += 1
        self._mark(side, 5 * quint_fives(self.now.trick))
        if self.now.tricks_done == _TRICKS and self.now.winner < 0:
            self.now.tricks[side] += 1
            self._mark(side, self.cachette_points)
        self.begin_trick(self.now.best_seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mark(self, side: cython.int, points: cython.int) -> cython.void:
        # Score quints; only they can win the game before the deal ends (rules §7).
        self.now.points[side] += points
        if points and self.now.points[side] >= self.target:
            self.now.winner = side

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def difference(self) -> cython.int:
        """NS points minus EW points so far; tricks are counted only at the deal's end."""
        won: cython.int = self.now.points[0] - self.now.points[1]
        if self.now.tricks_done == _TRICKS:
            won += self.trick_value * (self.now.tricks[0] - self.now.tricks[1])
        return won

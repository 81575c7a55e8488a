# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The worth of a deal's outcome, and of its ending with all cards known.

The solver (`_search`) counts points; here the scores before the deal have a say, and a quint may
win the game on the way (rules §7). So it is only for the last tricks, where nothing else will do.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import top_bit
    from quinto_desktop.players.kernel._rules import FIVES, Table, mate_of, quint_fives, suit_of
    from quinto_desktop.players.kernel._state import State

_ONE = cython.declare(cython.ulonglong, 1)
_TRICKS = cython.declare(cython.int, 12)
_BEYOND = cython.declare(cython.double, 1e9)
_WORTH_SIDE = cython.declare(cython.int, 88)
_PLACES = cython.declare(cython.int, 1 << 16)
_MIX = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)

WORTH_SIDE = 88
"""The rows and columns of a table of outcomes: 0 to 435 points, in fives."""


@cython.final
@cython.cclass
class Ending:
    """What the end of a deal is worth to NS; a set flag's byte ends the search."""

    def __init__(self, table: Table) -> None:
        if not cython.compiled:
            self.start = [0] * 2
            self.win_worth = [0.0] * 2
        self.table = table
        self.worth = array("f", [0.0])
        self.flag = array("B", [0])
        self.deal_number = 0
        self.forget_stakes()

    def forget_stakes(self) -> None:
        """Let a point be worth a point again."""
        self.has_stakes = False
        self.start[0] = 0
        self.start[1] = 0

    def stake(self, scores: list[int], worth: array[float], win_worth: list[float]) -> None:
        """Set what outcomes are worth; see `Playout.stake`.

        Raises:
            ValueError: The table has another size.
        """
        side: cython.int
        if len(worth) != WORTH_SIDE * WORTH_SIDE:
            raise ValueError(f"{WORTH_SIDE} times {WORTH_SIDE} outcomes have a worth")
        for side in range(2):
            self.start[side] = scores[side]
            self.win_worth[side] = win_worth[side]
        self.worth = worth
        self.has_stakes = True

    def next_deal(self) -> None:
        """The hidden cards lie otherwise from now on: what was found is no longer true."""
        if not self.deal_number:
            self.known_at = array("Q", bytes(8 * _PLACES))
            self.known_points = array("Q", bytes(8 * _PLACES))
            self.known_low = array("d", bytes(8 * _PLACES))
            self.known_high = array("d", bytes(8 * _PLACES))
            self.known_best = array("b", bytes(_PLACES))
        self.deal_number += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def outcome(self) -> cython.double:
        """The worth of the deal's outcome to NS."""
        if not self.has_stakes:
            return self.table.difference()
        if self.table.now.winner >= 0:
            return self.win_worth[self.table.now.winner]
        marked_ns: cython.int = self.table.now.points[0] - self.start[0]
        marked_ew: cython.int = self.table.now.points[1] - self.start[1]
        ns: cython.int = marked_ns + self.table.trick_value * self.table.now.tricks[0]
        ew: cython.int = marked_ew + self.table.trick_value * self.table.now.tricks[1]
        return self.worth[_WORTH_SIDE * (ns // 5) + ew // 5]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, low: cython.double, high: cython.double) -> cython.double:
        """The outcome with best play by both sides, all cards known, by alpha-beta search.

        Between two tricks what was found is kept: the cards that have fallen, who leads and the
        score are all that the rest of one deal depends on. Of equal cards one is tried.
        """
        if self.flag[0]:
            return 0
        if self.table.now.tricks_done == _TRICKS or self.table.now.winner >= 0:
            return self.outcome()
        is_between: cython.bint = self.table.now.count == 0
        where: cython.ulonglong = 0
        points: cython.ulonglong = 0
        place: cython.ulonglong = 0
        first: cython.int = -1
        floor: cython.double = -_BEYOND
        ceiling: cython.double = _BEYOND
        if is_between:
            where = (
                self.table.now.fallen
                | cython.cast(cython.ulonglong, self.table.now.leader) << 53
                | cython.cast(cython.ulonglong, self.table.now.tricks[0]) << 55
            )
            points = (
                self.deal_number << 32
                | cython.cast(cython.ulonglong, self.table.now.points[0]) << 16
                | cython.cast(cython.ulonglong, self.table.now.points[1])
            )
            place = _place_of(where, points)
            if self.known_at[place] == where and self.known_points[place] == points:
                floor = self.known_low[place]
                ceiling = self.known_high[place]
                first = self.known_best[place]
            else:
                floor = self.reach(1)
                ceiling = self.reach(0)
            if floor >= high or floor == ceiling:
                return floor
            if ceiling <= low:
                return ceiling
            low = max(low, floor)
            high = min(high, ceiling)
        seat: cython.int = self.table.turn()
        is_ns: cython.bint = seat & 1 == 0
        legal: cython.ulonglong = self.table.legal()
        others: cython.ulonglong = self.table.now.trick
        i: cython.int
        for i in range(1, 4):
            others |= self.table.now.hand[(seat + i) & 3]
        before: State = self.table.now
        alpha: cython.double = low
        beta: cython.double = high
        card: cython.int = first if first >= 0 else top_bit(legal)
        last: cython.int = -1
        best: cython.int = -1
        value: cython.double
        found: cython.double = -_BEYOND if is_ns else _BEYOND
        while True:
            self.table.now = before if cython.compiled else before.copy()
            self.table.play(card)
            value = self.find(alpha, beta)
            if is_ns:
                if value > found:
                    found = value
                    best = card
                alpha = max(alpha, value)
            else:
                if value < found:
                    found = value
                    best = card
                beta = min(beta, value)
            if alpha >= beta:
                break
            # The next one that is neither equal to the one before it nor the first.
            card = -1
            while legal and card < 0:
                card = top_bit(legal)
                legal ^= _ONE << card
                if card == first or (last >= 0 and _are_equal(card, last, others)):
                    last = card
                    card = -1
                else:
                    last = card
            if card < 0:
                break
        if is_between and not self.flag[0]:
            if found > low:
                floor = max(floor, found)
            if found < high:
                ceiling = min(ceiling, found)
            self.known_at[place] = where
            self.known_points[place] = points
            self.known_low[place] = floor
            self.known_high[place] = ceiling
            self.known_best[place] = best
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reach(self, side: cython.int) -> cython.double:
        """The outcome if a side takes all that is left: none is better for it."""
        out: cython.ulonglong = 0
        i: cython.int
        for i in range(4):
            out |= self.table.now.hand[i]
        quints: cython.int = 5 * quint_fives(out) + self.table.cachette_points
        tricks: cython.int = _TRICKS + 1 - self.table.now.tricks_done
        points: cython.int[2] = [0, 0]
        for i in range(2):
            points[i] = self.table.now.points[i] - self.start[i]
            points[i] += self.table.trick_value * self.table.now.tricks[i]
        points[side] += quints + self.table.trick_value * tricks
        if not self.has_stakes:
            return points[0] - points[1]
        found: cython.double = self.worth[_WORTH_SIDE * (points[0] // 5) + points[1] // 5]
        if quints and self.table.now.points[side] + quints >= self.table.target:
            won: cython.double = self.win_worth[side]
            found = max(found, won) if side == 0 else min(found, won)
        return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _place_of(where: cython.ulonglong, points: cython.ulonglong) -> cython.ulonglong:
    # Where a position is kept.
    if cython.compiled:
        return ((where ^ points * _MIX) * _MIX) >> 48
    return hash((where, points)) % _PLACES


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _are_equal(low: cython.int, high: cython.int, others: cython.ulonglong) -> cython.bint:
    # Whether two cards of a hand, none of its own between them, do the same; see `equals`.
    between: cython.ulonglong = (_ONE << high) - (_ONE << low)
    if suit_of(low) != suit_of(high) or between & others:
        return False
    return _is_plain(low, others) and _is_plain(high, others)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_plain(card: cython.int, others: cython.ulonglong) -> cython.bint:
    # Whether a card can no longer be part of a quint.
    return card != 0 and not (FIVES >> card & 1 or mate_of(card) & others)

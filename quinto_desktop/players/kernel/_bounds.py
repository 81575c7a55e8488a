# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Bounds on a position between two tricks that need no search.

Tricks that a side is sure of however it plays (`_sure_tricks`), quints on unbeatable cards
(`_top_points`), a trick that the leader wins now (`lead_points`). Each notes in the path what it
depends on, as a result of the search does.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import count_bits, low_bit, top_bit, top_within
    from quinto_desktop.players.kernel._path import Path
    from quinto_desktop.players.kernel._rules import FIVES, FOURS, TWOS, mate_of, suit_of
    from quinto_desktop.players.kernel._suits import SuitFacts

# Numbers of 64 bits stay Python objects unless they are declared.
_ONE = cython.declare(cython.ulonglong, 1)
_SPADES = cython.declare(cython.ulonglong, 8191 << 1)

_OPPONENTS = cython.declare(cython.int, 1)
_FORBIDDEN_ALWAYS = cython.declare(cython.int, 2)
_NO_CARD = cython.declare(cython.int, 63)
# No bound: greater than any value.
_OPEN = cython.declare(cython.int, 1000)


@cython.final
@cython.cclass
class Bounds:
    """Tells what is sure in positions of one deal, and notes in the path what that depends on."""

    def __init__(self, path: Path, suit_facts: SuitFacts) -> None:
        if not cython.compiled:
            self.hand = [0] * 4
            self.suit = [0] * 64
            self.mate = [0] * 64
        self.path = path
        self.spots = suit_facts.spots
        card: cython.int
        for card in range(53):
            self.suit[card] = suit_of(card)
            self.mate[card] = mate_of(card)

    def deal(
        self,
        hands: list[int],
        trick_value: cython.int,
        last_value: cython.int,
        joker_lead: cython.int,
    ) -> None:
        """Set up a deal; see `Search.deal`."""
        seat: cython.int
        for seat in range(4):
            self.hand[seat] = hands[seat]
        self.trick_value = trick_value
        self.last_value = last_value
        self.joker_lead = joker_lead

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sure_bound(self, n: cython.int, beta: cython.int) -> cython.int:
        """A bound from what each side is sure of; `_OPEN` if that does not settle the question."""
        out: cython.ulonglong = self.path.between[n].out
        leader: cython.int = self.path.between[n].leader
        full: cython.int = self.path.between[n].full
        live: cython.ulonglong = (
            (self.path.between[n].facts[0] >> 13 & 8191) << 1
            | (self.path.between[n].facts[1] >> 13 & 8191) << 14
            | (self.path.between[n].facts[2] >> 13 & 8191) << 27
            | (self.path.between[n].facts[3] >> 13 & 8191) << 40
            | out & 1
        )
        one: cython.ulonglong = (self.hand[leader] | self.hand[leader ^ 2]) & out
        two: cython.ulonglong = out & ~one
        bound: cython.int
        tricks: cython.int
        self.path.between[n].live = live
        if one > two:
            bound = full - 2 * self.trick_value * self._sure_tricks(n, leader ^ 1)
            if bound < beta:
                self.path.needed = _ONE << self.sure_card if self.sure_card != _NO_CARD else 0
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
                self.path.needed = self.base_needed
                self.path.taken = 0
                return bound
        return _OPEN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure_tricks(self, n: cython.int, p: cython.int) -> cython.int:
        # A player whose j-th highest card has h cards of the other side above it wins at least j -
        # h tricks, as each of the j is played to a different trick.
        out: cython.ulonglong = self.path.between[n].out
        w0: cython.ulonglong = self.path.between[n].facts[0]
        w1: cython.ulonglong = self.path.between[n].facts[1]
        w2: cython.ulonglong = self.path.between[n].facts[2]
        w3: cython.ulonglong = self.path.between[n].facts[3]
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
        # A lower bound for the side `one`, which has the highest card, given its sure tricks.
        points: cython.int = 2 * self.trick_value * tricks - full
        needed: cython.ulonglong = _ONE << self.sure_card if self.sure_card != _NO_CARD else 0
        theirs: cython.int = top_bit(two)
        above: cython.ulonglong = one & ~((_ONE << (theirs + 1)) - 1)
        # An unbeatable five is won. A pair with such a card cannot be lost.
        high_live: cython.ulonglong = live & above
        needed |= high_live & self.suit[theirs]
        quints: cython.ulonglong = high_live & FIVES
        self.sure_live = quints
        while quints:
            points += 2 * ((low_bit(quints) + 12) // 13)
            quints &= quints - 1
        quints = (high_live | high_live >> 10) & FOURS | (high_live | high_live >> 1) & TWOS
        self.half_live = quints | (quints & FOURS) << 10 | (quints & TWOS) << 1
        while quints:
            points += (low_bit(quints) + 12) // 13
            quints &= quints - 1
        taken: cython.ulonglong = self.sure_live | self.half_live
        self.base_points = points
        self.base_needed = needed
        self.base_taken = taken
        self.path.needed = needed
        self.path.taken = taken
        if self.joker_lead >= _FORBIDDEN_ALWAYS and one & 1:
            return points
        return points + self._suit_points(out, one, above, live)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _suit_points(
        self,
        out: cython.ulonglong,
        one: cython.ulonglong,
        above: cython.ulonglong,
        live: cython.ulonglong,
    ) -> cython.int:
        # What `_top_points` adds for the suit of the highest card; the path notes the cards.
        points: cython.int = 0
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
        left: cython.int = count_bits(tops)
        if partner & 1 and self.joker_lead == 0:
            points += 10
            left -= 1
            self.path.taken |= 1
        if left > 0 and partner & live & suit & FIVES & ~above:
            points += 2 * value
            left -= 1
            self.path.taken |= suit & FIVES
        if left > 0 and tops & (partner & live & suit & FOURS) << 10:
            points += value
            self.path.taken |= suit & (FOURS | FOURS << 10)
        if points:
            self.path.needed |= tops
        # A player with more of the suit than all others together keeps its highest to the end.
        if not (self.joker_lead == _OPPONENTS and partner & 1):
            if count_bits(mine & suit) > count_bits(out & suit & ~mine):
                points += 2 * self.last_value
                self.path.needed |= _ONE << high
        return points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_points(self, n: cython.int) -> cython.int:
        """A lower bound for the leader's side: a trick that it wins now, and what is sure.

        It goes on from what `sure_bound` has found.
        """
        out: cython.ulonglong = self.path.between[n].out
        leader: cython.int = self.path.between[n].leader
        live: cython.ulonglong = self.path.between[n].live
        mine: cython.ulonglong = self.hand[leader] & out
        partner: cython.ulonglong = self.hand[leader ^ 2] & out
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
            if mine & suit & FIVES & live & ~self.sure_live > _ONE << theirs:
                # A five that wins as well is the better card.
                quints = mine & suit & FIVES
                card = top_bit(quints)
                gain = 2 * (s + 1)
            replies = partner & suit
            if replies == 0:
                replies = partner
            replies |= partner & 1
            offered = replies & live & (FIVES | 1) & ~self.sure_live
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
                needed = _ONE << card if (left | right) & suit else 0
        self.path.needed = needed | self.base_needed
        self.path.taken = taken | self.base_taken
        return self.base_points + best

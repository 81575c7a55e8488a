# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The double-dummy search: one source, compiled by Cython or interpreted.

It finds the value of a position if all cards are known and both sides play their best, by
zero-window alpha-beta searches that close in on it (MTD: Plaat et al., "Best-first fixed-depth
minimax algorithms", 1996) with a table of results between tricks that each hold for many positions
(partition search: Ginsberg, "Partition search", 1996, and "GIB", 2001). Haglund's DDS, a solver for
bridge, works likewise. Cards are bits by strength in one 64-bit word. The original hands never
change; a position is which of their cards are still out, and who leads.

**Bounds.** A value is between plus and minus all points that are left: the tricks, the cachette,
the live quints. Between two tricks a bound may settle the question without a search (`_bounds`).
Everything that follows from which cards of a single suit are out is computed once a deal
(`_suits`): which cards represent their equals, the live quints, sure tricks, the holders in order
of rank.

**The table** (`_transpositions`) keeps only what a result depends on, so that it matches often. The
search helps it: a bound counts every quint for the other side until it is won, or a pair is split,
within its proof, and a quint that a bound does not need to answer the question is not noted
(`_forgo`).

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

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import low_bit, top_bit
    from quinto_desktop.players.kernel._bounds import Bounds
    from quinto_desktop.players.kernel._ordering import MoveOrder
    from quinto_desktop.players.kernel._path import Path
    from quinto_desktop.players.kernel._rules import (
        FOURS,
        LOW_QUINTS,
        TWOS,
        mate_of,
        may_follow,
        may_lead,
        quint_cards,
        quint_fives,
        suit_of,
        takes,
    )
    from quinto_desktop.players.kernel._suits import SuitFacts
    from quinto_desktop.players.kernel._transpositions import TranspositionTable

# Numbers of 64 bits stay Python objects unless they are declared.
_ONE = cython.declare(cython.ulonglong, 1)

_OPPONENTS = cython.declare(cython.int, 1)
_FORBIDDEN_IF_WINNING = cython.declare(cython.int, 3)
_NO_CARD = cython.declare(cython.int, 63)
_STEP = cython.declare(cython.int, 3)
# No bound: greater than any value.
_OPEN = cython.declare(cython.int, 1000)


def is_compiled() -> bool:
    """Whether this module is compiled."""
    return bool(cython.compiled)


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
    # By suit and by which of its cards are out; see `SuitFacts`.
    suit_facts: SuitFacts
    facts: cython.ulonglong[::1]
    # By card: its suit's cards and the card that makes a pair with it.
    suit: cython.ulonglong[64]
    mate: cython.ulonglong[64]
    # The parts: what they share, the bounds, the table, the order of moves.
    path: Path
    bounds: Bounds
    results: TranspositionTable
    order: MoveOrder
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
        self.suit_facts = SuitFacts(flag)
        self.facts = self.suit_facts.facts
        self.path = Path()
        self.bounds = Bounds(self.path, self.suit_facts)
        self.results = TranspositionTable(entries_log2, self.path, self.suit_facts)
        self.order = MoveOrder()
        self.flag = flag
        self.stopped = False
        self.nodes = 0
        i: cython.int
        for i in range(53):
            self.suit[i] = suit_of(i)
            self.mate[i] = mate_of(i)

    def deal(
        self,
        hands: list[int],
        trick_value: cython.int,
        last_value: cython.int,
        joker_lead: cython.int,
    ) -> None:
        """Set up a deal; the table is cleared.

        Each seat's hand includes its card on the table, and the last value is that of the cachette,
        as a trick and with its quints. The option is given by its index in `JokerLead`.
        """
        p: cython.int
        for p in range(4):
            self.hand[p] = hands[p]
        self.trick_value = trick_value
        self.last_value = last_value
        self.joker_lead = joker_lead
        self.bounds.deal(hands, trick_value, last_value, joker_lead)
        self.results.deal(hands)
        self.nodes = 0
        self.order.deal(hands)
        self.stopped = self.suit_facts.deal(hands)

    # Questions

    def look(self, out: cython.ulonglong, leader: cython.int, cards: list[int]) -> int:
        """Set up a position of the deal, with all cards that are out; questions about it follow.

        Return the cards that represent their equals: any other card is worth as much as the next
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
        return self.path.between[self.tricks_left].stand

    def card_value(self, card: cython.int, guess: cython.int, grid: cython.int) -> int:
        """Find the value of playing a card, within `grid`; a close guess makes it faster."""
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
        """Find the value of the position, for the side on turn; see `card_value`."""
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
        # The next test: whether the value reaches this. While the value is unbounded on one side,
        # it moves there in steps; then it halves.
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
        # The value as far as it is known.
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
        self, out: cython.ulonglong, n: cython.int, leader: cython.int, beta: cython.int
    ) -> cython.int:
        # A bound on the value between two tricks: at least `beta`, or less than it.
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
        self.path.needed = 0
        self.path.taken = 0
        if full < beta:
            return full
        if -full >= beta:
            return -full
        self.path.between[n].out = out
        self.path.between[n].leader = leader
        self.path.between[n].full = full
        self.path.between[n].facts[0] = w0
        self.path.between[n].facts[1] = w1
        self.path.between[n].facts[2] = w2
        self.path.between[n].facts[3] = w3
        # The table is fetched from memory while bounds are worked out.
        self.results.prepare(n)
        bound: cython.int = self.bounds.sure_bound(n, beta)
        if bound != _OPEN:
            return bound
        self.results.fetch_chain(n)
        bound = self.bounds.lead_points(n)
        if bound >= beta:
            return bound
        bound = self.results.look_up(n, beta)
        return self._try_leads(n, beta) if bound == _OPEN else bound

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_leads(self, n: cython.int, beta: cython.int) -> cython.int:
        # A bound from trying every lead not equal to another; it is stored in the table.
        out: cython.ulonglong = self.path.between[n].out
        leader: cython.int = self.path.between[n].leader
        stand: cython.ulonglong = (
            (self.path.between[n].facts[0] & 8191) << 1
            | (self.path.between[n].facts[1] & 8191) << 14
            | (self.path.between[n].facts[2] & 8191) << 27
            | (self.path.between[n].facts[3] & 8191) << 40
            | 1
        )
        self.path.between[n].stand = stand
        own: cython.ulonglong = self.hand[leader] & out
        choice: cython.ulonglong = may_lead(own, self.joker_lead) & stand
        base: cython.int = n * 64
        count: cython.int = self.order.order_leads(
            out, self.path.between[n].live, leader, self.path.between[n].hint, choice, base
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
                needed = self.path.needed
                taken = self.path.taken
                break
            needed |= self.path.needed
            taken |= self.path.taken
            skip |= self._alike(card)
        if self.stopped:
            return 0
        if result < beta:
            needed = self._whole_runs(out, own, needed, stand)
        self.results.store(n, needed, taken, result_card, result, beta)
        self.path.needed = needed
        self.path.taken = taken
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
        # A bound on the value for the player who follows in place `pos`.
        if self.stopped:
            return 0
        self.nodes += 1
        own: cython.ulonglong = self.hand[(leader + pos) & 3] & out
        choice: cython.ulonglong = (
            may_follow(own, led, best, n, self.joker_lead) & self.path.between[n].stand
        )
        base: cython.int = n * 64 + pos * 16
        count: cython.int = 1
        if choice & (choice - 1):
            count = self.order.order_replies(
                out, self.path.between[n].live, leader, pos, table, led, best, at, choice, base
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
                needed = self.path.needed
                taken = self.path.taken
                break
            needed |= self.path.needed
            taken |= self.path.taken
            skip |= self._alike(card)
        if result < beta:
            needed = self._whole_runs(out, own, needed, self.path.between[n].stand)
        if n == 2 and own & 1 and self.joker_lead == _FORBIDDEN_IF_WINNING:
            # Whether the Quint Royal was due depends on ranks that no trick has compared.
            needed = out
        self.path.needed = needed
        self.path.taken = taken
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
        # A bound on the value after a card is played, for its player.
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
            self.path.needed = 0
            self.path.taken = 0
            gain += self.last_value
            value = gain if at & 1 else -gain
        elif at & 1:
            value = gain + self._lead(out & ~table, n - 1, (leader + at) & 3, beta - gain)
        else:
            value = -gain - self._lead(out & ~table, n - 1, (leader + at) & 3, 1 - beta - gain)
        if (table ^ _ONE << best) & self.suit[best]:
            self.path.needed |= _ONE << best
        return self._forgo(table, self.path.between[n].live, value, beta, at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last(self, out: cython.ulonglong, leader: cython.int, beta: cython.int) -> cython.int:
        # The value of the last trick and the cachette, when all have one card.
        points: cython.int = self.trick_value + self.last_value + self._quint_fives(out)
        own: cython.ulonglong = (self.hand[leader] | self.hand[leader ^ 2]) & out
        other: cython.ulonglong = out & ~own
        won: cython.bint = own > other
        if self.joker_lead == _OPPONENTS and self.hand[leader] & out & 1:
            won = False
        value: cython.int = points if won else -points
        self.path.needed = 0
        self.path.taken = 0
        # A bound that says no more than the points left depends on nothing.
        if won == (value >= beta):
            high: cython.int = top_bit(out)
            if (other if won else own) & self.suit[high]:
                self.path.needed = _ONE << high
            self.path.taken = self._quint_cards(out)
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
        self.path.between[n].stand = (
            (w0 & 8191) << 1 | (w1 & 8191) << 14 | (w2 & 8191) << 27 | (w3 & 8191) << 40 | 1
        )
        self.path.between[n].live = (
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
        # The points of whole quints; most tricks have none, which is found without a call.
        return quint_fives(cards) if cards & LOW_QUINTS else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _quint_cards(self, cards: cython.ulonglong) -> cython.ulonglong:
        # The cards of whole quints; most tricks have none, which is found without a call.
        return quint_cards(cards) if cards & LOW_QUINTS else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _split_pairs(self, table: cython.ulonglong, live: cython.ulonglong) -> cython.ulonglong:
        # The cards of the pairs split by one card here, which no one can score.
        table &= live
        fours: cython.ulonglong = (table >> 10 ^ table) & FOURS
        twos: cython.ulonglong = (table >> 1 ^ table) & TWOS
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
        # Note the quints of this trick that a bound depends on, and drop those it can spare. A
        # bound counts every quint for the other side until it is noted here. A quint that the
        # bound's side has won is noted, and so is a pair that no one gets; or else the bound is
        # weakened by its points, as far as it stays on the same side of `beta`, and then holds
        # whoever has that quint.
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
                self.path.taken |= cards
        while won:
            points = 10 if won & 1 else 2 * ((low_bit(won) + 12) // 13)
            cards = _ONE << low_bit(won) | self.mate[low_bit(won)]
            won &= ~cards
            if spent + points <= slack:
                spent += points
            else:
                self.path.taken |= cards
        return value - spent if value >= beta else value + spent

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _alike(self, card: cython.int) -> cython.ulonglong:
        # The cards that need not be tried after this one has failed: if neither its rank nor its
        # quint mattered, no lower card of the suit does better whose rank and quint did not matter
        # either.
        suit: cython.ulonglong = self.suit[card]
        lowest: cython.ulonglong = self.path.needed & suit
        lowest &= ~lowest + _ONE
        if self.path.taken >> card & 1 or (lowest and lowest >> card <= 1):
            return 0
        return (lowest - 1) & suit & ~self.path.taken

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
        # Extend to the end of a run of equal cards, of which only the highest was tried.
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

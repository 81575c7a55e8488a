# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Information-set Monte Carlo tree search: one source, compiled by Cython or interpreted.

One tree for the seat on turn, whose nodes are what has been played since. Each iteration takes
another layout and goes down the tree by the cards that are legal in it, chosen by upper confidence
bounds in which a card counts as often as it was possible; the rule player plays out the rest with
open cards. After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE
Transactions on Computational Intelligence and AI in Games 4 (2012).
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from math import log, sqrt

    from quinto_desktop.lab.pool._judgement import Judgement
    from quinto_desktop.players.kernel._bits import low_bit
    from quinto_desktop.players.kernel._rules import Table
    from quinto_desktop.players.kernel._state import State

_ONE = cython.declare(cython.ulonglong, 1)
_WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
# From the six to the king: part of no quint, so neighbours in a hand do the same.
_PLAIN = cython.declare(cython.ulonglong, 4080 << 1 | 4080 << 14 | 4080 << 27 | 4080 << 40)
# The points that a result of 1 stands for, so that most differences of a deal lie from -1 to 1. Set
# by hand.
_SCALE = cython.declare(cython.double, 130.0)
_DEEPEST = cython.declare(cython.int, 60)


@cython.final
@cython.cclass
class Tree:
    """A search tree for one choice.

    Args:
        weights: The rule player's that plays out the rest, in the order of `Weights`.
        explore: The constant of the upper confidence bounds.
        seed: The random seed; not 0.
    """

    def __init__(
        self, weights: list[float], explore: cython.double, seed: cython.ulonglong
    ) -> None:
        if not cython.compiled:
            self.kept = State()
            self.path = [0] * 64
            self.side = [0] * 64
        self.table = Table()
        self.judgement = Judgement(weights, self.table)
        self.explore = explore
        self.random = seed

    def deal(
        self, hands: list[int], trick_value: cython.int, joker_lead: cython.int, leader: cython.int
    ) -> None:
        """Set up a deal at its first lead; see `RulePlay.deal`."""
        self.table.deal(hands, [0, 0, 0, 0], trick_value, 0, joker_lead)
        self.table.begin_trick(leader)

    def play(self, card: cython.int) -> None:
        """Play a card for the seat on turn; it must be legal."""
        self.table.play(card)

    def search(self, worlds: cython.ulonglong[::1], iterations: cython.int) -> dict[int, int]:
        """Search from this moment.

        Args:
            worlds: Layouts of this moment, six numbers each, as `RulePlay.weigh` takes them; one
                after the other is taken, and from the first again.
            iterations: How many there are.

        Returns:
            How often each card was tried.

        Raises:
            ValueError: There are no layouts.
        """
        i: cython.int
        at: cython.int
        count: cython.int = len(worlds) // 6
        number: cython.int
        if count < 1:
            raise ValueError("there are no layouts")
        room: cython.int = iterations + 2
        self.card, self.child, self.sibling, self.tried, self.possible = [
            array("i", bytes(4 * room)) for _ in range(5)
        ]
        self.total = array("d", bytes(8 * room))
        self.nodes = 1
        self.kept = self.table.now if cython.compiled else self.table.now.copy()
        for number in range(iterations):
            at = 6 * (number % count)
            self.table.now = self.kept if cython.compiled else self.kept.copy()
            for i in range(4):
                self.table.now.hand[i] = worlds[at + i]
            self.table.cachette_points = cython.cast(cython.int, worlds[at + 4])
            with cython.nogil:
                self._iterate()
        self.table.now = self.kept if cython.compiled else self.kept.copy()
        found: dict[int, int] = {}
        at = self.child[0]
        while at:
            found[self.card[at]] = self.tried[at]
            at = self.sibling[at]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _iterate(self) -> cython.void:
        """Go down the tree, add a node, play out the rest, and note the result along the path."""
        node: cython.int = 0
        depth: cython.int = 0
        legal: cython.ulonglong
        untried: cython.ulonglong
        is_inside: cython.bint = True
        while is_inside and not self.table.is_over() and depth < _DEEPEST:
            legal = self.table.legal()
            legal &= ~(legal & _PLAIN & (legal & _PLAIN) << 1)
            untried = self._untried(node, legal)
            if untried:
                node = self._grow(node, untried)
                is_inside = False
            else:
                node = self._best_child(node, legal)
            self.path[depth] = node
            self.side[depth] = self.table.turn() & 1
            depth += 1
            self.table.play(self.card[node])
        while not self.table.is_over():
            self.table.play(self.judgement.choose())
        result: cython.double = self.table.difference() / _SCALE
        i: cython.int
        for i in range(depth):
            node = self.path[i]
            self.tried[node] += 1
            self.total[node] += -result if self.side[i] else result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _untried(self, node: cython.int, legal: cython.ulonglong) -> cython.ulonglong:
        """The legal cards that have no node yet; those that have are noted as possible."""
        at: cython.int = self.child[node]
        while at:
            if legal >> self.card[at] & 1:
                self.possible[at] += 1
                legal &= ~(_ONE << self.card[at])
            at = self.sibling[at]
        return legal

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _grow(self, node: cython.int, cards: cython.ulonglong) -> cython.int:
        """Add a node for one of some cards, by chance."""
        # Marsaglia's xorshift generator.
        self.random ^= self.random << 13 & _WORD
        self.random ^= self.random >> 7
        self.random ^= self.random << 17 & _WORD
        rest: cython.ulonglong = cards
        count: cython.int = 0
        while rest:
            rest &= rest - 1
            count += 1
        skip: cython.int = cython.cast(cython.int, (self.random >> 33) % count)
        while skip:
            cards &= cards - 1
            skip -= 1
        new: cython.int = self.nodes
        self.nodes += 1
        self.card[new] = low_bit(cards)
        self.possible[new] = 1
        self.sibling[new] = self.child[node]
        self.child[node] = new
        return new

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_child(self, node: cython.int, legal: cython.ulonglong) -> cython.int:
        """The legal child with the highest upper confidence bound; all legal ones have nodes."""
        best: cython.int = 0
        high: cython.double = 0.0
        bound: cython.double
        at: cython.int = self.child[node]
        while at:
            if legal >> self.card[at] & 1:
                bound = self.total[at] / self.tried[at] + self.explore * sqrt(
                    log(self.possible[at]) / self.tried[at]
                )
                if best == 0 or bound > high:
                    best = at
                    high = bound
            at = self.sibling[at]
        return best

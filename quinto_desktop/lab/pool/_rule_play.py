# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals played by the rule player with open cards: one source, compiled by Cython or interpreted.

`weigh` plays layouts out (*Monte Carlo playouts*), `judge` stops at the trick on the table, and
`tricks` counts for calls. Cards are bits by strength, seats and sides numbers, as in
`_rules`; one number for both sides is NS minus EW.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.lab.pool._judgement import Judgement
    from quinto_desktop.players.kernel._rules import Table
    from quinto_desktop.players.kernel._state import State

_TRICKS = cython.declare(cython.int, 12)
_MOST_CHOICES = cython.declare(cython.int, 16)


@cython.final
@cython.cclass
class RulePlay:
    """A deal in progress with all cards known, and the rule player in all four seats.

    Args:
        weights: The numbers of its judgement, in the order of `Weights`.

    Raises:
        ValueError: There are more or fewer weights.
    """

    def __init__(self, weights: list[float]) -> None:
        if not cython.compiled:
            self.kept = State()
        self.table = Table()
        self.judgement = Judgement(weights, self.table)

    # The deal

    def deal(
        self, hands: list[int], trick_value: cython.int, joker_lead: cython.int, leader: cython.int
    ) -> None:
        """Set up a deal at its first lead.

        Args:
            hands: What each seat was dealt; hidden hands may be any, layouts replace them.
            trick_value: The value of a trick.
            joker_lead: The option for a led Quint Royal, by its index in `JokerLead`.
            leader: The seat that leads.
        """
        self.table.deal(hands, [0, 0, 0, 0], trick_value, 0, joker_lead)
        self.table.begin_trick(leader)

    def play(self, card: cython.int) -> None:
        """Play a card for the seat on turn; it must be legal."""
        self.table.play(card)

    # Layouts

    def weigh(
        self,
        worlds: cython.ulonglong[::1],
        begin: cython.int,
        end: cython.int,
        cards: list[int],
        into: cython.double[::1],
    ) -> None:
        """Play out layouts after each of some cards, and sum up the results for NS.

        Args:
            worlds: Layouts of this moment, six numbers each: four hands, the points of the
                cachette's quints, and how often the layout counts.
            begin: The index of the first layout.
            end: The index after the last.
            cards: Cards playable now.
            into: For each card a sum, to which its results are added.

        Raises:
            ValueError: There are too few layouts or sums, or more cards than any hand has.
        """
        i: cython.int
        world: cython.int
        found: cython.double  # or a negative result would be taken for an unsigned one
        count: cython.int = len(cards)
        chosen: cython.int[16] = [0] * 16
        if count > _MOST_CHOICES or len(into) < count or begin < 0 or len(worlds) < 6 * end:
            raise ValueError("there are fewer layouts or sums, or more cards than any hand has")
        for i in range(count):
            chosen[i] = cards[i]
        self.kept = self.table.now if cython.compiled else self.table.now.copy()
        with cython.nogil:
            for world in range(begin, end):
                for i in range(4):
                    self.kept.hand[i] = worlds[6 * world + i]
                self.table.cachette_points = cython.cast(cython.int, worlds[6 * world + 4])
                for i in range(count):
                    self.table.now = self.kept if cython.compiled else self.kept.copy()
                    found = self._result(chosen[i])
                    into[i] += found * worlds[6 * world + 5]
            self.table.now = self.kept if cython.compiled else self.kept.copy()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _result(self, card: cython.int) -> cython.int:
        """What comes of a card in the layout at hand."""
        self.table.play(card)
        self._play_out()
        return self.table.difference()

    def judge(
        self,
        worlds: cython.ulonglong[::1],
        begin: cython.int,
        end: cython.int,
        cards: list[int],
        into: cython.double[::1],
    ) -> None:
        """Sum up what the rule player thinks of some cards in layouts, for the side on turn.

        Args:
            worlds: Layouts of this moment, as `weigh` takes them.
            begin: The index of the first layout.
            end: The index after the last.
            cards: Cards playable now.
            into: For each card a sum, to which its judgements are added.

        Raises:
            ValueError: There are too few layouts or sums.
        """
        i: cython.int
        world: cython.int
        count: cython.int = len(cards)
        if len(into) < count or begin < 0 or len(worlds) < 6 * end:
            raise ValueError("there are fewer layouts or sums")
        self.kept = self.table.now if cython.compiled else self.table.now.copy()
        for world in range(begin, end):
            for i in range(4):
                self.table.now.hand[i] = worlds[6 * world + i]
            self.judgement.look_around()
            for i in range(count):
                into[i] += self.judgement.worth_of(cards[i]) * worlds[6 * world + 5]
        self.table.now = self.kept if cython.compiled else self.kept.copy()

    def tricks(self, worlds: cython.ulonglong[::1], begin: cython.int, end: cython.int) -> float:
        """The share of the thirteen tricks that NS takes when layouts are played out.

        Args:
            worlds: Layouts of this moment, as `weigh` takes them.
            begin: The index of the first layout.
            end: The index after the last, greater than `begin`.

        Raises:
            ValueError: There are too few layouts.
        """
        i: cython.int
        world: cython.int
        taken: cython.double = 0
        total: cython.double = 0
        if not 0 <= begin < end or len(worlds) < 6 * end:
            raise ValueError("there are fewer layouts")
        self.kept = self.table.now if cython.compiled else self.table.now.copy()
        with cython.nogil:
            for world in range(begin, end):
                for i in range(4):
                    self.kept.hand[i] = worlds[6 * world + i]
                self.table.now = self.kept if cython.compiled else self.kept.copy()
                self._play_out()
                taken += self.table.now.tricks[0] * worlds[6 * world + 5]
                total += (_TRICKS + 1) * worlds[6 * world + 5]
            self.table.now = self.kept if cython.compiled else self.kept.copy()
        return taken / total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_out(self) -> cython.void:
        """Let the rule player play to the end."""
        while self.table.now.tricks_done < _TRICKS:
            self.table.play(self.judgement.choose())

# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Playing out deals: one source, compiled by Cython or interpreted.

A *playout* continues a deal with all cards known to its caller, from any moment to its end, with
one *policy* in all four seats; its result is a sample of what the moment is worth (Monte Carlo
evaluation). The policy sees what its seat may know: its own hand, exposed hands, the cards played
and the voids shown. It describes every playable card by some numbers (`_features`), a small network
(`_network`) gives each a score, and the highest score is played. Where every seat sees only its own
hand, an `Accumulator` may score the cards instead, from what the seat has seen of the whole deal.

So a playout never acts on what a seat cannot see. Solving each imagined deal with all cards seen,
as Ginsberg's GIB does ("GIB: Imperfect information in a computationally challenging game", JAIR 14,
2001), assumes that a player will later choose differently in deals it cannot tell apart. Frank and
Basin call this *strategy fusion* ("Search in games with incomplete information", Artificial
Intelligence 100, 1998); how much it costs depends on the game (Long, Sturtevant, Buro and Furtak,
"Understanding the success of perfect information Monte Carlo sampling", AAAI 2010).

Cards are bits by strength in one word, the Quint Royal bit 0, as in `_rules`; suits are counted
from spades up. Points are points; where one number stands for both sides, it is NS minus EW.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from math import exp, log

    from quinto_desktop.players.kernel._accumulator import Accumulator, AccumulatorInputs
    from quinto_desktop.players.kernel._bits import low_bit, top_bit
    from quinto_desktop.players.kernel._ending import Ending
    from quinto_desktop.players.kernel._features import CardFeatures
    from quinto_desktop.players.kernel._network import CardNetwork
    from quinto_desktop.players.kernel._rules import Table
    from quinto_desktop.players.kernel._state import State

_ONE = cython.declare(cython.ulonglong, 1)
_PACK = cython.declare(cython.ulonglong, (1 << 53) - 1)
_PACK_SIZE = cython.declare(cython.int, 53)
_TRICKS = cython.declare(cython.int, 12)
_INPUTS = cython.declare(cython.int, 152)
_MANNERS = cython.declare(cython.int, 96)
_VOIDS_AT = cython.declare(cython.int, 1961)

_MOST_CHOICES = cython.declare(cython.int, 16)
_BEYOND = cython.declare(cython.double, 1e9)
# The greatest ratio between two chances, as a power of e: the limit of doubles.
_MOST_SHORT = cython.declare(cython.double, 700.0)


def is_compiled() -> bool:
    """Whether this module is compiled."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Playout:
    """A deal in progress with all cards known, and a policy that plays it.

    Two playouts share nothing. Each may be used by one thread at a time. The layers are those of
    `networks.Network`; an accumulator scores the cards instead where every seat sees only its own
    hand.

    Raises:
        ValueError: The three do not match in size.
    """

    # The deal; its state at the marked moment; and the plays up to there.
    table: Table
    kept: State
    first_leader: cython.int
    history: cython.int[48]
    history_length: cython.int
    fallen_from: cython.ulonglong[4]
    # When to stop, and the worth of outcomes.
    flag: cython.uchar[::1]
    ending: Ending
    # What the policy sees and how it judges: the moment alone, or all that a seat has seen.
    features: CardFeatures
    network: CardNetwork
    sights: AccumulatorInputs
    accumulator: Accumulator
    has_accumulator: cython.bint
    accumulates: cython.bint

    def __init__(
        self,
        first: array[float],
        biases: array[float],
        second: array[float],
        accumulator: Accumulator | None = None,
    ) -> None:
        if not cython.compiled:
            self.kept = State()
            self.history = [0] * 48
            self.fallen_from = [0] * 4
        self.table = Table()
        self.features = CardFeatures(self.table)
        self.network = CardNetwork(first, biases, second)
        self.sights = AccumulatorInputs(self.table)
        self.has_accumulator = accumulator is not None
        self.accumulates = False
        if accumulator is not None:
            self.accumulator = accumulator
        self.ending = Ending(self.table)
        self.flag = array("B", [0])

    # The deal

    def deal(
        self,
        hands: list[int],
        sees: list[int],
        trick_value: cython.int,
        cachette_points: cython.int,
        joker_lead: cython.int,
    ) -> None:
        """Set up a deal at its first lead; `begin` and `play` follow.

        For each seat, `sees` has the seats whose hands its player sees, as bits. The option for a
        led Quint Royal is given by its index in `JokerLead`.
        """
        seat: cython.int
        self.table.deal(hands, sees, trick_value, cachette_points, joker_lead)
        self.ending.forget_stakes()
        self.history_length = 0
        self.accumulates = self.has_accumulator
        for seat in range(4):
            self.fallen_from[seat] = 0
            self.accumulates = self.accumulates and sees[seat] == 1 << seat
        if self.accumulates:
            self.accumulator.forget()

    def begin(self, leader: cython.int) -> None:
        """Let a seat lead to the first trick."""
        self.first_leader = leader
        self.table.begin_trick(leader)

    def stake(
        self, scores: list[int], target: cython.int, worth: array[float], win_worth: list[float]
    ) -> None:
        """Set what outcomes are worth to NS; by default, a point is worth a point.

        What has been played since `deal` counts as well. From now on `difference` and `finish`
        refer to the scores of the game.

        Args:
            scores: Both sides' scores when the deal began.
            target: The score that wins the game.
            worth: The worth of the deal's outcomes: `WORTH_SIDE` rows by the points that NS has
                scored in the deal, in fives, with as many columns by those of EW.
            win_worth: The worth of a quint that wins the game for NS, and for EW.

        Raises:
            ValueError: The table has another size.
        """
        side: cython.int
        self.ending.stake(scores, worth, win_worth)
        for side in range(2):
            self.table.now.points[side] += scores[side]
        self.table.target = target

    def turn(self) -> int:
        """The seat on turn."""
        return self.table.turn()

    def legal(self) -> int:
        """The cards that the seat on turn may play, as bits; none once the deal is over."""
        return 0 if self.table.is_over() else self.table.legal()

    def play(self, card: cython.int) -> None:
        """Play a card for the seat on turn; it must be legal."""
        self.fallen_from[self.table.turn()] |= _ONE << card
        self.history[self.history_length] = card
        self.history_length += 1
        self._play(card)

    def difference(self) -> int:
        """NS points minus EW points so far; tricks are counted only at the deal's end."""
        return self.table.difference()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, card: cython.int) -> cython.void:
        # Play a card, and let the seats see it.
        if self.accumulates:
            self._accumulate(self.table.turn(), card)
        self.table.play(card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _accumulate(self, seat: cython.int, card: cython.int) -> cython.void:
        # Let the seats see a card played now, and the way it is played.
        if self.table.now.count and self.sights.shows_void(card):
            self.accumulator.note_void(seat, (top_bit(self.table.now.led) - 1) // 13)
        self.accumulator.note(seat, self.sights.way_of(seat, card), card)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keep(self) -> cython.void:
        # Save the moment for `_go_back`.
        self.kept = self.table.now if cython.compiled else self.table.now.copy()
        if self.accumulates:
            self.accumulator.keep()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_back(self) -> cython.void:
        self.table.now = self.kept if cython.compiled else self.kept.copy()
        if self.accumulates:
            self.accumulator.go_back()

    # The policy

    def choose(self) -> int:
        """Choose the policy's card for the seat on turn."""
        return self._choose()

    def describe(self, card: cython.int, into: cython.float[::1]) -> None:
        """Write the `INPUTS` numbers that describe a card for the seat on turn.

        Raises:
            ValueError: There is not enough room for them.
        """
        i: cython.int
        if len(into) < _INPUTS:
            raise ValueError(f"a card is described by {_INPUTS} numbers")
        seat: cython.int = self.table.turn()
        self.features.describe_moment(seat)
        self.features.describe_card(seat, card)
        for i in range(_INPUTS):
            into[i] = self.features.inputs[i]

    def score(self, card: cython.int) -> float:
        """The network's score of a card."""
        seat: cython.int = self.table.turn()
        self._look_at_moment(seat)
        return self._score(seat, card)

    def active_inputs(self) -> list[int]:
        """The active inputs of the seat on turn, below `ACCUMULATOR_INPUTS`.

        `Accumulator` adds up the rows of these. They depend on the cards that `play` has played,
        not on whether there is an accumulator.
        """
        return self._active_inputs(self.table.turn())

    def manner(self, card: cython.int) -> int:
        """The manner in which the seat on turn would play a card, below `MANNERS`."""
        return self.sights.manner(self.table.turn(), card)

    def tell(self, into: cython.float[::1]) -> None:
        """Write the accumulator's outputs for the seat on turn; it must have no manners.

        Raises:
            ValueError: There is no accumulator, or not enough room.
        """
        i: cython.int
        if not self.accumulates or len(into) < self.accumulator.told:
            raise ValueError("an accumulator tells numbers that need room")
        self._look_at_moment(self.table.turn())
        for i in range(self.accumulator.told):
            into[i] = self.accumulator.tell(i) + self.accumulator.output_biases[i]

    def finish(self, card: cython.int) -> int:
        """NS points minus EW points at the end, if a card is played and the policy goes on.

        The deal stays where it is, and this becomes its marked moment. The result is meaningless
        once the flag given to `mark` has been set.
        """
        found: cython.int
        with cython.nogil:
            self._keep()
            self._play(card)
            self._play_out(0)
            found = self.table.difference()
            self._go_back()
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_out(self, tricks: cython.int) -> cython.void:
        # Let the policy play until so many tricks are left, or until the flag is set.
        while not self.table.is_over() and not self.flag[0]:
            if self.table.now.tricks_done >= _TRICKS - tricks:
                break
            self._play(self._choose())

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self) -> cython.int:
        # The legal card with the highest score; of equal ones the lowest.
        seat: cython.int = self.table.turn()
        legal: cython.ulonglong = self.table.legal()
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
        # Do what is done once for all cards a seat may play; `_score` follows.
        if self.accumulates:
            self.accumulator.look(seat, self.sights, self.sights.look_out(seat))
        else:
            self.features.describe_moment(seat)
            self.network.look_at_moment(self.features)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score(self, seat: cython.int, card: cython.int) -> cython.float:
        # A card's score; call `_look_at_moment` first.
        if self.accumulates:
            return (
                self.accumulator.tell(card)
                + self.accumulator.output_biases[card * _MANNERS + self.sights.manner(seat, card)]
            )
        self.features.describe_card(seat, card)
        return self.network.score(self.features)

    def _active_inputs(self, seat: int) -> list[int]:
        # The accumulator's inputs for a seat after all that has been played, as a list.
        found: list[int] = []
        shown: set[int] = set()
        at: cython.int
        table: Table = Table()
        table.deal([0, 0, 0, 0], [0, 0, 0, 0], 0, 0, self.table.joker_lead)
        table.begin_trick(self.first_leader)
        sights: AccumulatorInputs = AccumulatorInputs(table)
        for at in range(self.history_length):
            card: cython.int = self.history[at]
            by: cython.int = table.turn()
            found.append((4 * sights.way_of(by, card) + ((by - seat) & 3)) * _PACK_SIZE + card)
            if table.now.count and sights.shows_void(card) and by != seat:
                suit: cython.int = (top_bit(table.now.led) - 1) // 13
                shown.add(_VOIDS_AT + 4 * (((by - seat) & 3) - 1) + suit)
            table.play(card)
        found.extend(sorted(shown))
        for at in range(self.sights.look_out(seat)):
            found.append(self.sights.sights[at])
        return found

    # Imagined deals

    def mark(self, flag: array[int]) -> None:
        """Mark this moment for `log_chances` and `weigh`, until the next `finish` or `mark`.

        Playouts stop as soon as another thread makes the flag's byte non-zero.
        """
        self.flag = flag
        self.ending.flag = flag
        self._keep()

    def log_chances(
        self,
        hands: cython.ulonglong[::1],
        at: cython.int,
        hidden: cython.int,
        width: cython.float,
        lapse: cython.float,
        into: cython.double[::1],
    ) -> None:
        """Write the logarithms of the chances that hidden hands would have played as they did.

        They are at most 0, and meaningless once the flag is set.

        Args:
            hands: Imagined hands at the marked moment.
            at: The index at which this deal's four hands begin.
            hidden: The seats to consider, as bits; the others' chances are 1.
            width: The difference in score that makes a card e times as likely.
            lapse: How often a legal card is played at random, 0 to 1.
            into: For each of the four seats the logarithm of its chance.

        Raises:
            ValueError: There are not four hands, or four numbers.
        """
        if at < 0 or len(hands) < at + 4 or len(into) < 4:
            raise ValueError("a deal has four hands")
        with cython.nogil:
            self._log_chances(hands, at, hidden, width, lapse, into)
            self._go_back()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _log_chances(
        self,
        hands: cython.ulonglong[::1],
        at: cython.int,
        hidden: cython.int,
        width: cython.float,
        lapse: cython.float,
        into: cython.double[::1],
    ) -> cython.void:
        i: cython.int
        seat: cython.int
        for i in range(4):
            into[i] = 0.0
            self.table.now.hand[i] = hands[at + i] | self.fallen_from[i]
            self.table.now.could[i] = _PACK
        self.table.now.fallen = 0
        self.table.now.tricks_done = 0
        self.table.begin_trick(self.first_leader)
        if self.accumulates:
            self.accumulator.forget()
        for i in range(self.history_length):
            if self.flag[0]:
                break
            seat = self.table.turn()
            if hidden >> seat & 1:
                into[seat] += self._log_chance_of(self.history[i], width, lapse)
            self._play(self.history[i])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _log_chance_of(
        self, played: cython.int, width: cython.float, lapse: cython.float
    ) -> cython.double:
        # The logarithm of the chance of one play.
        seat: cython.int = self.table.turn()
        legal: cython.ulonglong = self.table.legal()
        if legal & (legal - 1) == 0:
            return 0.0
        self._look_at_moment(seat)
        count: cython.int = 0
        own: cython.float = self._score(seat, played)
        odds: cython.double = 0.0
        while legal:
            card: cython.int = low_bit(legal)
            legal &= legal - 1
            count += 1
            score: cython.float = own if card == played else self._score(seat, card)
            odds += exp(min((score - own) / width, _MOST_SHORT))
        return log((1 - lapse) / odds + lapse / count)

    def weigh(
        self,
        worlds: cython.ulonglong[::1],
        begin: cython.int,
        end: cython.int,
        cards: list[int],
        exact: cython.int,
        into: cython.double[::1],
    ) -> int:
        """Play out imagined deals after each of some cards, and sum up the results for NS.

        Afterwards the marked moment has the last deal's hands.

        Args:
            worlds: Imagined deals at the marked moment, six numbers each: four hands, the points of
                the cachette's quints, and how often the deal counts.
            begin: The index of the first deal to play.
            end: The index after the last.
            cards: Cards playable now; -1 stands for the policy's own choice.
            exact: How many tricks before the end exact search takes over; 0 for never.
            into: For each card a sum, to which its results are added.

        Returns:
            How many deals were played out; fewer than requested if the flag was set.

        Raises:
            ValueError: There are too few deals or sums, or more cards than any hand has.
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
        for world in range(begin, end):
            if exact:
                self.ending.next_deal()
            with cython.nogil:
                for i in range(4):
                    self.kept.hand[i] = worlds[6 * world + i]
                self.table.cachette_points = cython.cast(cython.int, worlds[6 * world + 4])
                for i in range(count):
                    self._go_back()
                    self._play(chosen[i] if chosen[i] >= 0 else self._choose())
                    self._play_out(exact)
                    results[i] = self.ending.find(-_BEYOND, _BEYOND)
                    if self.flag[0]:
                        break
            if self.flag[0]:
                break
            for i in range(count):
                into[i] += results[i] * worlds[6 * world + 5]
            done += 1
        self._go_back()
        return done

    def play_on(
        self, worlds: cython.ulonglong[::1], world: cython.int, card: cython.int, tricks: cython.int
    ) -> tuple[int, int, list[int], int]:
        """Play a card in an imagined deal, and let the policy go on until so many tricks are left.

        The one on the table counts as left. The worlds are as for `weigh`.

        Returns:     The cards still in hands or on the table, as bits; who leads the trick; the
        cards on the     table; and the points that NS has scored since the first trick, less those
        of EW, the     tricks included.
        """
        i: cython.int
        with cython.nogil:
            for i in range(4):
                self.kept.hand[i] = worlds[6 * world + i]
            self.table.cachette_points = cython.cast(cython.int, worlds[6 * world + 4])
            self._go_back()
            self._play(card)
            self._play_out(tricks)
        out: cython.ulonglong = self.table.now.trick
        for i in range(4):
            out |= self.table.now.hand[i]
        lying = [self.table.now.lying[i] for i in range(self.table.now.count)]
        points: cython.int = self.table.now.points[0] - self.table.now.points[1]
        points += self.table.trick_value * (self.table.now.tricks[0] - self.table.now.tricks[1])
        leader: cython.int = self.table.now.leader
        self._go_back()
        return out, leader, lying, points

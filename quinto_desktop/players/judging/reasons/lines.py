"""How an imagined deal goes on after an action, card by card.

It is the judge's own continuation (see `trying`): Master's policy, which sees no more than each
seat may, and for the last tricks the best play with all cards known. The judge only needs its
result; a reason needs its cards.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from msgspec import Struct

from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.imagining.information import tricks_of
from quinto_desktop.players.imagining.playouts import seen_by
from quinto_desktop.players.judging.trying import GAME_TRICKS, game_worth_of, judges_open_tricks
from quinto_desktop.players.kernel import Playout, Solver, StopFlag, load_network
from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    SEATS,
    TRICKS_IN_A_DEAL,
    Call,
    CardSet,
    JokerLead,
    Observation,
    Phase,
    Play,
    Side,
    cards_of_set,
    quint_points,
)

_OPTIONS = tuple(JokerLead)

_TABLE_MB = 2


class PlayedTrick(Struct, frozen=True):
    """A finished trick of a line, its cards by strength in the order of play."""

    leader: int
    cards: tuple[int, ...]
    winner: int


class Line(Struct, frozen=True):
    """The rest of an imagined deal after an action: the trick in progress and all later ones.

    Where the deal may decide the game, it ends with the first quint that wins it.
    """

    tricks: tuple[PlayedTrick, ...]


class Lines:
    """Plays imagined deals on, to the end of the game if the deal may decide it."""

    def __init__(self, observation: Observation, stop: StopFlag) -> None:
        self._observation = observation
        self._stop = stop
        policy = load_network("policy")
        self._playout = Playout(policy.first, policy.biases, policy.second)
        self._sees = [seen_by(observation, seat) for seat in SEATS]
        self._option = _OPTIONS.index(observation.rules.joker_lead)
        self._past = [*tricks_of(observation)]
        self._fallen: list[CardSet] = [0, 0, 0, 0]
        self._lying: list[CardSet] = [0, 0, 0, 0]
        for trick in self._past:
            for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
                self._fallen[seat] |= 1 << card.strength
                self._lying[seat] = (1 << card.strength) * (trick is observation.trick)
        self._worth = game_worth_of(observation, observation.trick_value)
        self.decides_game = self._worth.may_end_the_game
        is_play = observation.phase is Phase.PLAY
        self._open_tricks = judges_open_tricks(observation) if is_play else 0
        if self.decides_game:
            self._open_tricks = min(self._open_tricks, GAME_TRICKS)
        self._solver = Solver(_TABLE_MB, stop)
        self._total: int | None = None

    def after(self, deal: ImaginedDeal, action: Call | Play) -> Line:
        """The line after a legal call or play; it is cut short if it was stopped."""
        observation = self._observation
        raised = action in (Call.DOUBLE, Call.REDOUBLE)
        self._begin(deal, observation.trick_value * (2 if raised else 1))
        self._total = None
        value = observation.trick_value * (2 if raised else 1)
        table = _Tabled(observation, value, ends_with_game=self.decides_game)
        hands = [*deal.hands]
        card = action.card.strength if isinstance(action, Play) else self._playout.choose()
        while True:
            seat = self._playout.turn()
            hands[seat] &= ~(1 << card)
            self._playout.play(card)
            table.add(card)
            if table.is_over or not self._playout.legal() or self._stop.is_set():
                return Line(tuple(table.tricks))
            is_open = table.left <= self._open_tricks
            card = self._best(deal, hands, table) if is_open else self._playout.choose()

    def _begin(self, deal: ImaginedDeal, value: int) -> None:
        playout = self._playout
        hands = deal.hands
        whole = [held | fallen for held, fallen in zip(hands, self._fallen, strict=True)]
        cachette = quint_points(cards_of_set(deal.cachette))
        playout.deal(whole, self._sees, value, cachette, self._option)
        eldest = self._observation.eldest_hand
        assert eldest is not None  # cards have been dealt
        playout.begin(eldest)
        for trick in self._past:
            for card in trick.cards:
                playout.play(card.strength)
        if self._open_tricks and self.decides_game:
            self._worth.put_on(playout)
        elif self._open_tricks:
            held = [own | lying for own, lying in zip(hands, self._lying, strict=True)]
            self._solver.take_up(held, value, cachette, self._observation.rules.joker_lead)

    def _best(self, deal: ImaginedDeal, hands: Sequence[CardSet], table: _Tabled) -> int:
        # The card of the seat on turn that leads to the best end; of equal ones the lowest.
        playout = self._playout
        legal = [card.strength for card in cards_of_set(playout.legal())]
        if len(legal) == 1:
            return legal[0]
        if not self.decides_game:
            return self._solvers(hands, table, legal)
        cachette = quint_points(cards_of_set(deal.cachette))
        found = array("d", bytes(8 * len(legal)))
        sign = 1 if playout.turn() % 2 == Side.NS else -1
        playout.mark(self._stop.cell)
        world = array("Q", [*hands, cachette, 1])
        playout.weigh(world, 0, 1, legal, TRICKS_IN_A_DEAL, found)
        return max(zip(legal, found, strict=True), key=lambda one: (sign * one[1], -one[0]))[0]

    def _solvers(self, hands: Sequence[CardSet], table: _Tabled, legal: list[int]) -> int:
        # The same where points count; once the value is known, it is kept from card to card.
        out = sum(hands) | sum([1 << card for card in table.cards])
        if self._total is None:
            value = self._solver.value_of(out, table.leader, table.cards)
            self._total = value + table.points
        goal = self._total - table.points
        return self._solver.best_of(out, table.leader, table.cards, legal, goal)


class _Tabled:
    """The tricks of a line as they are played; `points` are what NS has scored since, less EW."""

    def __init__(self, observation: Observation, value: int, *, ends_with_game: bool) -> None:
        self.tricks: list[PlayedTrick] = []
        self.is_over = False
        self.points = 0
        self._value = value
        self._left = TRICKS_IN_A_DEAL - len(observation.tricks)
        self._option = observation.rules.joker_lead
        trick = observation.trick
        is_play = observation.phase is Phase.PLAY and trick is not None
        self.cards = [card.strength for card in trick.cards] if is_play and trick else []
        leader = trick.leader if is_play and trick else observation.eldest_hand
        assert leader is not None  # cards have been dealt
        self.leader = int(leader)
        self._scores = [*observation.scores]
        self._target = observation.rules.target if ends_with_game else None

    @property
    def left(self) -> int:
        return self._left - len(self.tricks)

    def add(self, card: int) -> None:
        self.cards.append(card)
        if len(self.cards) < len(SEATS):
            return
        winner = winner_of(self.leader, self.cards, self._option)
        self.tricks.append(PlayedTrick(self.leader, tuple(self.cards), winner))
        quints, side = quint_points([PACK[card] for card in self.cards]), winner % 2
        self.points += (quints + self._value) * (1 if side == Side.NS else -1)
        self.is_over = len(self.tricks) == self._left or self._is_won(side, quints)
        self.leader, self.cards = winner, []

    def _is_won(self, side: int, points: int) -> bool:
        # By the quints of the trick just won.
        if self._target is None:
            return False
        self._scores[side] += points
        return points > 0 and self._scores[side] >= self._target


def winner_of(leader: int, cards: Sequence[int], option: JokerLead) -> int:
    """The seat that wins a trick of four cards, by strength, in the order of play."""
    places = range(len(cards))
    if cards[0] == QUINT_ROYAL.strength and option is JokerLead.OPPONENTS:
        places = range(1, len(cards), 2)
    return (leader + max(places, key=cards.__getitem__)) % len(SEATS)

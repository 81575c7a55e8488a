"""The solver's typed interface: it turns positions into values, best cards and best lines."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from quinto_desktop.players.kernel import _playout, _search
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import (
    SEATS,
    Card,
    Hand,
    JokerLead,
    QuintoError,
    Seat,
    Side,
    Trick,
    playable,
    quint_points,
    trick_winner,
)

LEAST_TABLE_MB = 1
GREATEST_TABLE_MB = 4096
DEFAULT_TABLE_MB = 160

_GRAIN = 5
"""The unit of the search, of which all values are multiples."""

_ENTRY_BYTES = 68
_OPTIONS = tuple(JokerLead)


class SearchStopped(QuintoError):
    """The search was stopped, or reached its limit, before it had an answer."""


class Solution(Struct, frozen=True):
    """The solution of a position.

    Attributes:
        value: The points still to come for NS minus those for EW, with best play by both sides.
        cards: The same for each playable card, high to low.
        line: Best play to the end of the deal; empty if not requested.
        nodes: The number of cards that the search played.
    """

    value: int
    cards: Mapping[Card, int]
    line: tuple[Card, ...]
    nodes: int
    ms: float


class Solver:
    """Solves positions one after the other, with a table that is created once.

    A solver may be used by one thread at a time. It releases the interpreter lock during a search,
    which another thread can stop. A larger table is faster for whole deals.
    """

    def __init__(self, table_mb: int = DEFAULT_TABLE_MB, stop: StopFlag | None = None) -> None:
        if not LEAST_TABLE_MB <= table_mb <= GREATEST_TABLE_MB:
            raise ValueError(
                f"the table may have {LEAST_TABLE_MB} to {GREATEST_TABLE_MB} MB, not {table_mb}"
            )
        entries = table_mb * 1_000_000 // _ENTRY_BYTES
        self._stop = StopFlag() if stop is None else stop
        self._search = _search.Search(entries.bit_length() - 1, self._stop.cell)

    def solve(self, position: Position, *, line: bool = True) -> Solution:
        """Find the value of a position and of each playable card, and a line of best play.

        Raises:
            SearchStopped: The stop flag was set.
        """
        begun = time.perf_counter()
        self._take_in(position)
        cards = self._card_values(position, grid=0)
        self._complain_if_stopped()
        value = _best(position, cards.values())
        played = tuple(self._line(position, cards, value)) if line else ()
        return Solution(value, cards, played, *self._costs(begun))

    def value(self, position: Position, *, within: int = 0, guess: int = 0) -> int:
        """Find only the value of a position, which is faster, within so many points.

        A close guess saves time.

        Raises:
            SearchStopped: The stop flag was set.
        """
        self._take_in(position)
        self._look(position.hands, position.trick)
        sign = _sign(position)
        value = self._search.value(sign * guess // _GRAIN, 2 * within // _GRAIN)
        self._complain_if_stopped()
        return sign * _GRAIN * value

    def evaluate(
        self, positions: Iterable[Position], *, within: int = 0, node_limit: int = 0
    ) -> Iterator[Mapping[Card, int] | None]:
        """Find the value of each playable card, for many positions such as sampled deals.

        The values may be off by so many points. The search gives a position up, with None, after
        the limit of nodes; 0 is no limit. After the stop flag is set nothing more follows.
        """
        for position in positions:
            self._take_in(position, node_limit)
            values = self._card_values(position, grid=2 * within // _GRAIN)
            if self._stop.is_set():
                return
            yield None if self._search.has_stopped() else values

    def look_back(self, positions: Sequence[Position]) -> Iterator[Mapping[Card, int]]:
        """Find the value of each playable card in several positions of one deal, the last first.

        The positions are given in the order of play; what is found for the late ones shortens the
        search of the early ones.

        Raises:
            SearchStopped: The stop flag was set.
        """
        self._take_in(positions[0])
        for position in reversed(positions):
            values = self._card_values(position, grid=0)
            self._complain_if_stopped()
            yield values

    def take_up(
        self, hands: Sequence[int], trick_value: int, cachette_points: int, joker_lead: JokerLead
    ) -> None:
        """Take up a deal in bits; `value_of` follows, for any positions of it.

        Each seat's hand includes its card on the table; of the cachette, its quints count.
        """
        value = trick_value // _GRAIN
        last_value = value + cachette_points // _GRAIN
        self._search.limit(0)
        self._search.deal([*hands], value, last_value, _OPTIONS.index(joker_lead))

    def value_of(self, out: int, leader: int, lying: list[int], guess: int = 0) -> int:
        """The value for NS of a position of the deal taken up; it means nothing once stopped.

        All cards in hands or on the table are `out`, as bits; those `lying` on it are in the order
        of play.
        """
        self._search.look(out, leader, lying)
        sign = 1 if (leader + len(lying)) % 2 == Side.NS else -1
        return sign * _GRAIN * self._search.value(sign * guess // _GRAIN, 0)

    def best_of(self, out: int, leader: int, lying: list[int], cards: list[int], value: int) -> int:
        """The first of some cards that keeps the value of a position of the deal taken up."""
        self._search.look(out, leader, lying)
        sign = 1 if (leader + len(lying)) % 2 == Side.NS else -1
        for card in cards[:-1]:
            if self._search.reaches(card, sign * value // _GRAIN):
                return card
        return cards[-1]

    @property
    def nodes(self) -> int:
        """The number of cards that the search played for the latest position."""
        return self._search.node_count()

    def _take_in(self, position: Position, node_limit: int = 0) -> None:
        hands = [_bits(hand) for hand in position.hands]
        for seat, card in _played(position.trick):
            hands[seat] |= 1 << card.strength
        trick_value = position.trick_value // _GRAIN
        last_value = trick_value + quint_points(position.cachette) // _GRAIN
        self._search.limit(node_limit)
        self._search.deal(hands, trick_value, last_value, _OPTIONS.index(position.joker_lead))

    def _look(self, hands: tuple[Hand, ...], trick: Trick) -> int:
        on_table = [card.strength for card in trick.cards]
        out = sum(map(_bits, hands)) + _bits(trick.cards)
        return self._search.look(out, trick.leader, on_table)

    def _card_values(self, position: Position, grid: int) -> dict[Card, int]:
        # Of equal cards only the highest is searched.
        seat = _turn(position.trick)
        sign = _sign(position)
        stand = self._look(position.hands, position.trick)
        values: dict[Card, int] = {}
        guess = 0
        latest = 0
        legal = playable(
            position.hands[seat], position.trick, position.tricks_done, position.joker_lead
        )
        for card in legal:
            if stand >> card.strength & 1:
                latest = guess = self._search.card_value(card.strength, guess, grid)
                if self._search.has_stopped():
                    break
            values[card] = sign * _GRAIN * latest
        return values

    def _line(self, position: Position, cards: Mapping[Card, int], value: int) -> Iterator[Card]:
        # Each card keeps the value of the position.
        hands, trick = position.hands, position.trick
        card = next(card for card in cards if cards[card] == value)
        tricks_done = position.tricks_done
        while True:
            yield card
            hands = _without(hands, _turn(trick), card)
            trick = Trick(trick.leader, (*trick.cards, card))
            if len(trick.cards) == len(SEATS):
                winner = trick_winner(trick, position.joker_lead)
                points = position.trick_value + quint_points(trick.cards)
                value -= points if winner.side is Side.NS else -points
                trick = Trick(winner)
                tricks_done += 1
            if not any(hands):
                return
            card = self._best_card(hands, trick, tricks_done, position.joker_lead, value)

    def _best_card(
        self,
        hands: tuple[Hand, ...],
        trick: Trick,
        tricks_done: int,
        joker_lead: JokerLead,
        value: int,
    ) -> Card:
        seat = _turn(trick)
        stand = self._look(hands, trick)
        goal = value // _GRAIN if seat.side is Side.NS else -value // _GRAIN
        legal = playable(hands[seat], trick, tricks_done, joker_lead)
        choice = [card for card in legal if stand >> card.strength & 1]
        for card in choice[:-1]:
            reaches = self._search.reaches(card.strength, goal)
            self._complain_if_stopped()
            if reaches:
                return card
        return choice[-1]

    def _complain_if_stopped(self) -> None:
        if self._search.has_stopped():
            raise SearchStopped("The search was stopped.")

    def _costs(self, begun: float) -> tuple[int, float]:
        return self.nodes, 1000 * (time.perf_counter() - begun)


def is_compiled() -> bool:
    """Whether search and playouts are compiled; if not, only short endings are feasible."""
    return _search.is_compiled() and _playout.is_compiled()


def _bits(cards: Iterable[Card]) -> int:
    return sum(1 << card.strength for card in cards)


def _played(trick: Trick) -> Iterator[tuple[Seat, Card]]:
    return zip(trick.leader.clockwise, trick.cards, strict=False)


def _turn(trick: Trick) -> Seat:
    return trick.leader.clockwise[len(trick.cards)]


def _sign(position: Position) -> int:
    return 1 if _turn(position.trick).side is Side.NS else -1


def _best(position: Position, values: Iterable[int]) -> int:
    return max(values) if _turn(position.trick).side is Side.NS else min(values)


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    rest = tuple(held for held in hands[seat] if held is not card)
    return (*hands[:seat], rest, *hands[seat + 1 :])

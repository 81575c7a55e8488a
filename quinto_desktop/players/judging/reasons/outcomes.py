"""What the rest of an imagined deal brought a seat's side: its tricks, its quints and the game."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.judging.reasons.lines import Line
from quinto_desktop.players.judging.trying import chance_of, game_worth_of
from quinto_desktop.players.thinking.prospects import WIDTH
from quinto_desktop.players.thinking.race import POINTS_STEP
from quinto_desktop.rules import (
    SEATS,
    TRICKS_IN_A_DEAL,
    CardSet,
    Observation,
    Quint,
    Side,
    cards_of_set,
    marked_by_side,
    quints_in,
    tricks_won,
)

Quints: TypeAlias = frozenset[Quint]


class GameEnd(Enum):
    """How a deal ended for the game: by a quint in the trick in progress (NOW), later, or not."""

    WON_NOW = "won now"
    WON = "won"
    OPEN = "open"
    LOST = "lost"
    LOST_NOW = "lost now"


class Outcome(Struct, frozen=True):
    """What a line brought the side of the seat on turn, from the decision on.

    Before a deal's first card, the first trick is the one in progress. Cards are by strength.

    Attributes:
        winner: The seat that won the trick in progress.
        taker: The card that won it.
        led: The card that was led to it.
        makes_now: The quints that the side made in that trick.
        makes: Those that it made in that trick and later, the cachette's not included.
        winning_cards: The seat's own cards that won later tricks, as bits.
        later: How many tricks the side won between the trick in progress and the last.
        has_last: Whether the side won the last trick, and the cachette with it.
        cachette: The points of the cachette's quints, negative if the other side took them.
        tricks: How many tricks the side won, the cachette counting as one.
        points: Its points less the other side's.
        chance: The chance, 0 to 1, that the side wins the game; 0.5 if the deal cannot decide it.
    """

    winner: int
    taker: int
    led: int
    makes_now: Quints
    gives_now: Quints
    makes: Quints
    loses: Quints
    winning_cards: CardSet
    later: int
    has_last: bool
    cachette: int
    tricks: int
    all_tricks: int
    points: int
    end: GameEnd
    chance: float


class Outcomes:
    """Tells what the lines after one action brought, where a trick has this value."""

    def __init__(self, observation: Observation, trick_value: int, *, decides_game: bool) -> None:
        self._seat = observation.mover
        self._value = trick_value
        self._left = TRICKS_IN_A_DEAL - len(observation.tricks)
        self._game = _Game(observation, trick_value) if decides_game else None

    def of(self, deal: ImaginedDeal, line: Line) -> Outcome:
        """What a line brought, with one trick at least."""
        own, seat, first = self._seat.side, self._seat, line.tricks[0]
        quints: tuple[set[Quint], set[Quint]] = (set(), set())
        tricks, winning_cards = [0, 0], 0
        now: tuple[Quints, Quints] = (frozenset(), frozenset())
        for trick in line.tricks:
            side = trick.winner % 2
            tricks[side] += 1
            quints[side].update(quints_among(trick.cards))
            if trick is first:
                now = frozenset(quints[own]), frozenset(quints[own.other])
            elif trick.winner == seat:
                winning_cards |= 1 << trick.cards[(seat - trick.leader) % len(SEATS)]
        makes, loses = quints[own], quints[own.other]
        is_whole, cachette = len(line.tricks) == self._left, 0
        has_last = is_whole and side == own
        later = tricks[own] - (first.winner % 2 == own) - has_last
        if is_whole:
            tricks[side] += 1
            cachette = points_of_set(deal.cachette) * (1 if has_last else -1)
        end, chance = (GameEnd.OPEN, 0.5) if self._game is None else self._game.end(deal, line)
        return Outcome(
            first.winner,
            first.cards[(first.winner - first.leader) % len(SEATS)],
            first.cards[0],
            *now,
            frozenset(makes),
            frozenset(loses),
            winning_cards,
            later,
            has_last,
            cachette,
            tricks[own],
            sum(tricks),
            points_among(makes)
            - points_among(loses)
            + cachette
            + self._value * (tricks[own] - tricks[own.other]),
            end,
            chance,
        )


class _Game:
    """Tells how lines end for the game; both sides' figures are NS's and EW's."""

    def __init__(self, observation: Observation, trick_value: int) -> None:
        self._own = observation.mover.side
        self._value = trick_value
        self._worth = game_worth_of(observation, trick_value)
        self._target = observation.rules.target
        self._marked = marked_by_side(observation.quints)
        self._tricks = tricks_won(observation.tricks)
        self._left = TRICKS_IN_A_DEAL - len(observation.tricks)

    def end(self, deal: ImaginedDeal, line: Line) -> tuple[GameEnd, float]:
        marked, tricks = [*self._marked], [*self._tricks]
        for number, trick in enumerate(line.tricks):
            side = trick.winner % 2
            tricks[side] += 1
            points = points_among(quints_among(trick.cards))
            marked[side] += points
            if points and self._reaches(marked, side):
                return self._won(side, is_now=number == 0)
        if len(line.tricks) == self._left:
            points = points_of_set(deal.cachette)
            marked[side] += points
            if points and self._reaches(marked, side):
                return self._won(side, is_now=False)
            tricks[side] += 1
        gains = [one + self._value * many for one, many in zip(marked, tricks, strict=True)]
        sign = 1 if self._own is Side.NS else -1
        worth = self._worth.table[gains[0] // POINTS_STEP * WIDTH + gains[1] // POINTS_STEP]
        return self._counted(gains), chance_of(sign * worth)

    def _reaches(self, points: Iterable[int], side: int) -> bool:
        return self._worth.prospects.start[side] + [*points][side] >= self._target

    def _won(self, side: int, *, is_now: bool) -> tuple[GameEnd, float]:
        worth = self._worth.prospects.win_worth[side]
        if side == self._own:
            end = GameEnd.WON_NOW if is_now else GameEnd.WON
        else:
            end = GameEnd.LOST_NOW if is_now else GameEnd.LOST
        return end, chance_of(worth if self._own is Side.NS else -worth)

    def _counted(self, gains: list[int]) -> GameEnd:
        start = self._worth.prospects.start
        own, other = (start[side] + gains[side] for side in (self._own, self._own.other))
        if max(own, other) < self._target or own == other:
            return GameEnd.OPEN
        return GameEnd.WON if own > other else GameEnd.LOST


def points_among(quints: Iterable[Quint]) -> int:
    """What quints are worth together."""
    return sum([quint.points for quint in quints])


@lru_cache(maxsize=16384)
def quints_among(cards: tuple[int, ...]) -> tuple[Quint, ...]:
    """The quints of a trick, its cards given by strength."""
    members = 0
    for card in cards:
        members |= 1 << card
    return quints_in(cards_of_set(members))


def points_of_set(cards: CardSet) -> int:
    """What the quints among cards are worth."""
    return points_among(quints_in(cards_of_set(cards)))

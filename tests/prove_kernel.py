"""Compare the solver with the plain search over random endings of every kind.

The positions are of all four `joker_lead` options and trick values, at the start and in the
middle of a trick, half of them with the cards that make quints close together.
"""

from __future__ import annotations

import argparse
import random

from plain_search import PlainSearch

from quinto_desktop.players.kernel import Solution, Solver, is_compiled
from quinto_desktop.players.kernel.position import TRICK_VALUES, Position
from quinto_desktop.rules import *

_QUINT_RANKS = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)


def ending(chance: random.Random, cards: int, *, played: int | None = None) -> Position:
    """A random position with so many cards a hand, one fewer for those who have played."""
    pack = list(PACK)
    chance.shuffle(pack)
    if chance.random() < 0.5:
        # The cards of quints first; a few others stay among them.
        pack.sort(key=lambda card: card.rank not in _QUINT_RANKS and card is not QUINT_ROYAL)
        first = pack[: 4 * cards + 3]
        chance.shuffle(first)
        pack[: 4 * cards + 3] = first
    if chance.random() < 0.7:
        pack.remove(QUINT_ROYAL)
        pack.insert(chance.randrange(4 * cards), QUINT_ROYAL)
    hands = tuple(sorted_hand(pack[cards * seat : cards * seat + cards]) for seat in SEATS)
    trick = Trick(Seat(chance.randrange(4)))
    joker_lead = chance.choice(list(JokerLead))
    for _ in range(chance.choice((0, 0, 1, 2, 3)) if played is None else played):
        seat = _turn(trick)
        card = chance.choice(playable(hands[seat], trick, 12 - cards, joker_lead))
        hands = _without(hands, seat, card)
        trick = Trick(trick.leader, (*trick.cards, card))
    return Position(hands, tuple(pack[-5:]), trick, chance.choice(TRICK_VALUES), joker_lead)


def check(solver: Solver, position: Position) -> None:
    """Everything that the solver says of a position is so."""
    solution = solver.solve(position)
    seat = _turn(position.trick)
    legal = playable(
        position.hands[seat], position.trick, position.tricks_done, position.joker_lead
    )
    assert tuple(solution.cards) == legal, position
    assert solution.cards == _plain_values(position, legal), position
    best = max if seat.side is Side.NS else min
    assert solution.value == best(solution.cards.values()), position
    assert solver.value(position, guess=35) == solution.value, position
    _check_line(position, solution)


def _plain_values(position: Position, legal: Hand) -> dict[Card, int]:
    search = PlainSearch(position)
    seat = _turn(position.trick)
    return {
        card: search.after(
            _without(position.hands, seat, card), position.trick, card, position.tricks_done
        )
        for card in legal
    }


def _check_line(position: Position, solution: Solution) -> None:
    hands, trick, tricks_done, value = position.hands, position.trick, position.tricks_done, 0
    for card in solution.line:
        seat = _turn(trick)
        assert card in playable(hands[seat], trick, tricks_done, position.joker_lead), position
        hands = _without(hands, seat, card)
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == 4:
            winner = trick_winner(trick, position.joker_lead)
            points = position.trick_value + quint_points(trick.cards)
            tricks_done += 1
            if tricks_done == 12:
                points += position.trick_value + quint_points(position.cachette)
            value += points if winner.side is Side.NS else -points
            trick = Trick(winner)
    assert tricks_done == 12, position
    assert value == solution.value, position


def _turn(trick: Trick) -> Seat:
    return trick.leader.clockwise[len(trick.cards)]


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    rest = tuple(held for held in hands[seat] if held is not card)
    return (*hands[:seat], rest, *hands[seat + 1 :])


def prove() -> None:
    """Prove so many endings of each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--endings",
        type=int,
        nargs="+",
        default=[1000, 4000, 1500, 150, 10],
        help="how many with one card a hand, with two, and so on",
    )
    arguments = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    solver = Solver(table_mb=16)
    for cards, number in enumerate(arguments.endings, start=1):
        chance = random.Random(1_000_003 * arguments.seed + cards)
        for _ in range(number):
            check(solver, ending(chance, cards))
        print(f"{cards} cards a hand: {number} endings hold", flush=True)


if __name__ == "__main__":
    prove()

"""Deals in which the cards that matter are where a test wants them."""

from __future__ import annotations

from quinto_desktop.rules import *


def quint(text: str) -> Quint:
    [found] = quints_in([parse_card(card) for card in text.split()])
    return found


def dealt(hands: str, rules: RuleOptions | None = None, dealer: Seat = Seat.W) -> MatchState:
    """A deal in which N, E, S, W and the cachette have these cards, then the lowest ones."""
    parts = [[parse_card(card) for card in part.split()] for part in hands.split("/")]
    named = [card for part in parts for card in part]
    rest = [card for card in PACK if card not in named]
    for part, size in zip(parts, (12, 12, 12, 12, CACHETTE_SIZE), strict=True):
        part += [rest.pop(0) for _ in range(size - len(part))]
    order = [parts[dealer.next.clockwise[place % 4]][place // 4] for place in range(48)]
    state = new_match(rules or RuleOptions(), dealer)
    state = apply(state, Deal((*order, *parts[4]))).after
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.PASS).after
    return state


def played(state: MatchState, cards: str) -> MatchState:
    for card in cards.split():
        state = apply(state, Play(parse_card(card))).after
    return state

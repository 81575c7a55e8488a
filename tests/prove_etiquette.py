"""Prove the partner's etiquette: the good cards are better than all others, and by how much.

Of each moment the seat's hidden cards are imagined many times. Where the score decides, the cards
are compared by who wins the game, with the rules alone; elsewhere by the exact points still to
come. Good cards must be better on average by a clear margin, and in nearly all deals. In the first
tricks the search is coarse, and gives up on the odd deal. The opening lead of a black ace is the
books' (rules §13), and is not for a search to judge that sees where the Quint Royal is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from etiquette import Moment, moments, playable_cards

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagined_deals
from quinto_desktop.players.kernel import Solver
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import (
    PACK,
    TRICKS_IN_A_DEAL,
    Card,
    CardSet,
    Hand,
    MatchState,
    Phase,
    Play,
    Side,
    apply,
    legal_actions,
    new_match,
    trick_value,
)

POINTS = 3.0
"""By how many points the best good card must be better than the best other."""

GAMES = 0.4
"""The same where the score decides: a game won counts 1, a game lost -1."""

SHARE = 0.9
"""In which share of the imagined deals no other card may do better."""

EXACT_HAND = 10
"""Up to so many cards a hand the search is exact."""

EARLY_DEALS = 8
"""How many deals are imagined at most of a moment with more cards, each of which takes seconds."""

Values = Mapping[Card, float]


@dataclass(frozen=True)
class Verdict:
    """How a moment came out.

    Attributes:
        margin: By how much the best good card is better than the best other, on average.
        least: The same of the worst good card.
        share: In which share of the imagined deals the best good card is not worse.
        deals: How many deals that was.
    """

    margin: float
    least: float
    share: float
    deals: int


def judged(solver: Solver, moment: Moment, deals: int) -> Verdict:
    """Weigh the good cards of a moment against the others."""
    state = moment.state()
    if len(moment.seen().hand) > EXACT_HAND:
        deals = min(deals, EARLY_DEALS)
    imagined = imagined_deals(moment.seen(), deals, seed=1)
    pairs = zip(imagined, _values(solver, moment, state, imagined), strict=True)
    weighed = [(deal.weight, values) for deal, values in pairs if values is not None]
    total = sum(weight for weight, _ in weighed)
    cards = playable_cards(moment.seen())
    means = {
        card: sum(weight * values[card] for weight, values in weighed) / total for card in cards
    }
    others = [card for card in cards if card not in moment.good]
    best_other = max(means[card] for card in others)
    no_worse = sum(
        weight
        for weight, values in weighed
        if max(values[card] for card in moment.good) >= max(values[card] for card in others)
    )
    return Verdict(
        max(means[card] for card in moment.good) - best_other,
        min(means[card] for card in moment.good) - best_other,
        no_worse / total,
        len(weighed),
    )


def is_about_the_game(moment: Moment) -> bool:
    """Whether the score decides, and not the points."""
    return moment.scores != new_match(moment.rules, moment.dealer).scores


def _values(
    solver: Solver, moment: Moment, state: MatchState, imagined: list[ImaginedDeal]
) -> Iterator[Values | None]:
    """What each card is worth to the seat's side, in each imagined deal."""
    if is_about_the_game(moment):
        yield from (_outcomes(_with(state, deal), moment.seat.side) for deal in imagined)
        return
    sign = 1 if moment.seat.side is Side.NS else -1
    positions = [_position(_with(state, deal)) for deal in imagined]
    cards = TRICKS_IN_A_DEAL - positions[0].tricks_done
    within, limit = (0, 0) if cards <= EXACT_HAND else (5, 2_000_000)
    for values in solver.evaluate(positions, within=within, node_limit=limit):
        yield values and {card: sign * value for card, value in values.items()}


def _with(state: MatchState, imagined: ImaginedDeal) -> MatchState:
    """The match as it would be in an imagined deal."""
    assert state.deal is not None
    north, east, south, west = map(_cards, imagined.hands)
    deal = replace(state.deal, hands=(north, east, south, west), cachette=_cards(imagined.cachette))
    return replace(state, deal=deal)


def _cards(members: CardSet) -> Hand:
    return tuple(card for card in reversed(PACK) if members >> card.strength & 1)


def _position(state: MatchState) -> Position:
    deal = state.deal
    assert deal is not None
    return Position(
        deal.hands, deal.cachette, deal.trick, trick_value(deal.calls), state.rules.joker_lead
    )


def _outcomes(state: MatchState, side: Side) -> Values:
    """Who wins the game after each card, by the end of the trick; of the deal from the eleventh."""
    assert state.deal is not None
    done = len(state.deal.tricks)
    until = TRICKS_IN_A_DEAL + 1 if done >= TRICKS_IN_A_DEAL - 2 else done + 1
    return {
        action.card: _outcome(apply(state, action).after, side, until)
        for action in legal_actions(state)
        if isinstance(action, Play)
    }


def _outcome(state: MatchState, side: Side, until: int) -> int:
    """1 if a side wins the game with best play by all, -1 if the other does, 0 if it is open."""
    if state.winner is not None:
        return 1 if state.winner is side else -1
    assert state.deal is not None
    assert state.turn is not None
    if state.phase is not Phase.PLAY or len(state.deal.tricks) == until:
        return 0
    best = max if state.turn.side is side else min
    return best(
        _outcome(apply(state, action).after, side, until) for action in legal_actions(state)
    )


def prove() -> int:
    """Judge every moment; the number of those that do not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40, help="how many deals are imagined of each")
    parser.add_argument("--only", default="", help="a part of the name or the manner")
    arguments = parser.parse_args()
    solver, failed = Solver(table_mb=64), 0
    for moment in moments():
        if arguments.only not in f"{moment.manner} {moment.name}" or not moment.plays:
            continue
        verdict = judged(solver, moment, arguments.deals)
        needed = GAMES if is_about_the_game(moment) else POINTS
        holds = verdict.margin >= needed and verdict.least >= 0 and verdict.share >= SHARE
        failed += not holds
        print(
            f"{'holds' if holds else 'FAILS'}  {verdict.margin:6.2f} {verdict.least:6.2f}"
            f" {verdict.share:5.0%} of {verdict.deals:3}  {moment.manner}: {moment.name}",
            flush=True,
        )
    return failed


if __name__ == "__main__":
    sys.exit(1 if prove() else 0)

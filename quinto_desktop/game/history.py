"""What was played in the deals of a match, as far as it has lain open for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quinto_desktop.rules import Call, Card, MatchState, Observation, Seat, Step, Trick, observe


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal, finished or not.

    Attributes:
        game: Which game of the match it belongs to, from 1.
        number: Which deal of the game it is, from 1.
        dealer: Who dealt.
        calls: The calls, eldest hand's first.
        tricks: The complete tricks.
        cachette: Its cards once they have been turned up; else None.
    """

    game: int
    number: int
    dealer: Seat
    calls: tuple[Call, ...]
    tricks: tuple[Trick, ...]
    cachette: tuple[Card, ...] | None


def played_deals(steps: Sequence[Step]) -> tuple[PlayedDeal, ...]:
    """The deals that these steps have finished, in order.

    Args:
        steps: All steps of a match, from the first.
    """
    finished = (step.after for step in steps if _finishes_a_deal(step.before, step.after))
    played = (deal_of(observe(state, Seat.S)) for state in finished)
    return tuple(deal for deal in played if deal is not None)


def deal_of(observation: Observation) -> PlayedDeal | None:
    """The deal on the table, as anybody at it sees it; None before the first.

    Args:
        observation: What somebody knows.
    """
    if observation.dealer is None or not observation.deal_number:
        return None
    return PlayedDeal(
        observation.game_number,
        observation.deal_number,
        observation.dealer,
        observation.calls,
        observation.tricks,
        observation.cachette,
    )


def _finishes_a_deal(before: MatchState, after: MatchState) -> bool:
    return after.deals_finished > before.deals_finished

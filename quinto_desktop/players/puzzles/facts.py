"""What two actions lead to, counted in imagined deals: the facts that themes are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.judging.fair_values import BREADTH
from quinto_desktop.players.kernel import SearchStopped, StopFlag
from quinto_desktop.players.puzzles.lines import play_on
from quinto_desktop.players.puzzles.puzzle import Puzzle, with_hidden_cards
from quinto_desktop.rules import (
    QUINT_ROYAL,
    Action,
    DealState,
    MatchState,
    QuintKind,
    apply,
)

DEALS = 24
"""In how many imagined deals facts are counted."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What follows an action, as means over imagined deals; shares are from 0 to 1.

    Attributes:
        royal: How often the own side scores the Quint Royal; counted only if the hand on turn
            holds it, or if the deal may decide the game.
        partner: How often the seat's partner wins the trick in progress.
        fed: The quint points, without the Quint Royal's, that the own side scores in this trick
            because the partner wins it.
        given: The quint points, without the Quint Royal's, that the others score in this trick.
        won: How often the own side wins the game in this deal; counted as `royal` is.
    """

    royal: float = 0.0
    partner: float = 0.0
    fed: float = 0.0
    given: float = 0.0
    won: float = 0.0


def facts_of(
    puzzle: Puzzle, actions: Sequence[Action], seed: int, stop: StopFlag
) -> tuple[Facts, ...]:
    """Count what follows some plays, each in the same imagined deals.

    Raises:
        SearchStopped: The stop flag was set.
    """
    deals = imagine(puzzle.observation, DEALS, seed, stop.is_set, BREADTH).deals
    found = [Facts() for _ in actions]
    to_the_end = puzzle.by_chance or holds_royal(puzzle.state)
    for deal in deals:
        if stop.is_set():
            raise SearchStopped("Counting was stopped.")
        state = with_hidden_cards(puzzle, deal).state
        for at, action in enumerate(actions):
            facts = _in_deal(state, action, to_the_end=to_the_end)
            found[at] = _added(found[at], facts, deal)
    return tuple(found)


def _added(total: Facts, one: Facts, deal: ImaginedDeal) -> Facts:
    return replace(
        total,
        **{
            field.name: getattr(total, field.name) + deal.weight * getattr(one, field.name)
            for field in fields(Facts)
        },
    )


def _in_deal(state: MatchState, action: Action, *, to_the_end: bool) -> Facts:
    # The deal is played on as far as its facts need it.
    seat = state.turn
    deal = state.deal
    assert seat is not None and deal is not None  # a play is due
    number = len(deal.tricks)
    after = apply(state, action).after
    for step in play_on(after) if to_the_end or len(_deal_of(after).tricks) == number else ():
        after = step.after
        if not to_the_end and len(_deal_of(after).tricks) > number:
            break
    end = _deal_of(after)
    trick = end.tricks[number]
    in_trick = [0, 0]
    royal = 0.0
    for scored in end.quints[len(deal.quints) :]:
        if scored.quint.kind is QuintKind.ROYAL:
            royal = float(scored.side is seat.side)
        elif scored.trick == number + 1:
            in_trick[scored.side] += scored.quint.points
    is_partners = trick.winner is seat.partner
    return Facts(
        royal,
        float(is_partners),
        float(in_trick[seat.side]) if is_partners else 0.0,
        float(in_trick[seat.side.other]),
        float(after.winner is seat.side),
    )


def _deal_of(state: MatchState) -> DealState:
    assert state.deal is not None  # a deal is in progress, or has just ended
    return state.deal


def holds_royal(state: MatchState) -> bool:
    """Whether the hand on turn holds the Quint Royal."""
    deal, seat = state.deal, state.turn
    return deal is not None and seat is not None and QUINT_ROYAL in deal.hands[seat]

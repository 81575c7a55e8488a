"""When a person has something to decide."""

from __future__ import annotations

from collections.abc import Collection

from quinto_desktop.rules import MatchState, Phase, legal_actions


def is_persons_turn(state: MatchState, people: Collection[int]) -> bool:
    """Whether the next action is a person's call or play, even if it is forced."""
    return state.phase in (Phase.DOUBLING, Phase.PLAY) and state.player_on_turn in people


def is_persons_decision(state: MatchState, people: Collection[int]) -> bool:
    """Whether the next action is a person's choice, as the only card they can play is not."""
    if not is_persons_turn(state, people):
        return False
    return state.phase is Phase.DOUBLING or len(legal_actions(state)) > 1


def is_last_trick(state: MatchState) -> bool:
    """Return whether whoever is to play has one card left, and nothing to choose."""
    if state.phase is not Phase.PLAY or state.deal is None or state.turn is None:
        return False
    return len(state.deal.hands[state.turn]) == 1

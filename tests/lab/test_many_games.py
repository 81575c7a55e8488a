"""Two hundred whole games of four computer players: every state is sound and every game ends."""

from __future__ import annotations

import random

from quinto_desktop.lab.headless import game_steps
from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.rules import (
    PACK,
    CachetteFrom,
    GameWon,
    JokerLead,
    MatchState,
    Phase,
    RuleOptions,
    Seat,
    legal_actions,
)

GAMES = 200


def test_two_hundred_games_are_sound_and_end() -> None:
    winners = set()
    for seed in range(GAMES):
        chance = random.Random(seed)
        rules = RuleOptions(
            chance.choice(list(JokerLead)), chance.choice(list(CachetteFrom)), 5 * (1 + seed % 80)
        )
        players = [player_of(chance.choice(list(Level))) for _ in Seat]
        final = _play_checked(rules, seed, players, Seat(seed % 4))
        winners.add(final.winner)
    assert len(winners) == 2


def _play_checked(
    rules: RuleOptions, seed: int, players: list[ComputerPlayer], dealer: Seat
) -> MatchState:
    before = None
    for number, step in enumerate(game_steps(rules, seed, players, dealer)):
        assert before is None or step.before is before
        assert number < 5000
        if step.before.phase is not Phase.DEALING:
            assert step.action in legal_actions(step.before)
        _check(step.after)
        before = step.after
    assert before is not None
    assert before.phase is Phase.GAME_OVER
    assert before.winner is not None
    assert isinstance(step.events[-1], GameWon)
    assert before.scores[before.winner] >= rules.target
    return before


def _check(state: MatchState) -> None:
    deal = state.deal
    assert deal is not None
    cards = [card for hand in deal.hands for card in hand]
    cards += [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
    cards += deal.cachette
    assert len(cards) == len(PACK)
    assert set(cards) == set(PACK)
    assert all(score >= 0 and score % 5 == 0 for score in state.scores)
    if state.results and state.results[-1].tricks_won is not None:
        assert sum(state.results[-1].tricks_won) == 13
    assert (state.winner is None) == (state.phase is not Phase.GAME_OVER)

"""Deals to judge, played by levels."""

from __future__ import annotations

import random
from collections.abc import Sequence

from quinto_desktop.players import Level, decision_seed, player_of
from quinto_desktop.players.judging.reviewing import PlayedDeal, played_deals
from quinto_desktop.rules import (
    Deal,
    Form,
    Pair,
    Phase,
    RuleOptions,
    Seat,
    apply,
    new_match,
    observe,
    shuffled_pack,
)


def deal_of(
    seed: int,
    levels: Sequence[Level],
    form: Form = Form.FOUR,
    scores: Pair | None = None,
    dealer: Seat | None = None,
) -> PlayedDeal:
    """The first deal of a numbered game.

    Args:
        seed: The game's number; no game is saved, so it may be beyond the greatest.
        levels: Who plays; every player's level is drawn from these.
        form: The number of players.
        scores: What both sides have before it; by default what a game starts with.
        dealer: Who deals it; by default who deals first.
    """
    chance = random.Random(f"levels {seed}")
    players = [player_of(chance.choice(levels)) for _ in range(form.players)]
    start = new_match(RuleOptions(form=form), dealer, scores)
    steps = [apply(start, Deal(shuffled_pack(seed, 1)))]
    while (state := steps[-1].after).phase in (Phase.DOUBLING, Phase.PLAY):
        assert state.turn is not None  # a call or a play is due
        observation = observe(state, state.turn)
        player = players[observation.seating[state.turn]]
        steps.append(apply(state, player.choose(observation, decision_seed(seed, len(steps)))))
    return played_deals(steps)[0]

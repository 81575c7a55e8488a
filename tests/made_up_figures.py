"""Judges who answer at once by made-up figures, always the same to the same question."""

from __future__ import annotations

import random
from typing import Any

from quinto_desktop.game.judging.values import Explained, FairValues
from quinto_desktop.players.judging.asking import (
    Explaining,
    LookingBack,
    PlayingElsewhere,
    Reviewing,
    Weighing,
)
from quinto_desktop.players.judging.deal_review import Seen
from quinto_desktop.players.judging.estimates import Sample
from quinto_desktop.rules import Observation, Play, legal_actions

_GAPS = (0.0, 0.0, 0.0, 0.0, 1.1, 3.4, 6.7, 17.2)
"""What the actions of a decision lose, in turns that nobody can foresee."""


def made_up(observation: Observation, *, decides_game: bool = False) -> FairValues:
    """Figures for a decision, always the same for the same one, of every kind of verdict."""
    chance = random.Random(repr((observation.hands, observation.tricks, observation.calls)))
    actions = observation.actions
    level, noise = chance.uniform(-40, 40), chance.choice([0.5, 2.0, 6.0])
    gaps = [chance.choice(_GAPS) for _ in actions]
    batches = []
    for _ in range(4):
        samples = []
        for _ in range(5):
            lost = [gap + chance.gauss(0, noise) for gap in gaps]
            points = tuple([level - one for one in lost])
            samples.append(Sample(0.2, points, tuple([0.5 - one / 200 for one in lost])))
        batches.append(tuple(samples))
    return FairValues(
        actions,
        tuple(range(len(actions))),
        tuple(batches),
        decides_game=decides_game,
        natural=(1 / len(actions),) * len(actions),
    )


def answer_to(question: object, _stop: object = None) -> Any:
    """An answer to any question of a review, or of a hint: without reasons."""
    if isinstance(question, Explaining):
        return Explained((), (), {})
    if isinstance(question, Weighing):
        return made_up(question.observation)
    if isinstance(question, Reviewing):
        return made_up(question.observation).kept
    if isinstance(question, LookingBack):
        found = []
        for state in question.states:
            chance = random.Random(len(state.dealt.tricks) * 4 + len(state.dealt.trick.cards))
            plays = [one for one in legal_actions(state) if isinstance(one, Play)]
            best = {one.card: chance.choice([-5, 0, 5]) for one in plays}
            found.append(Seen(best, {card: 4.0 * points for card, points in best.items()}))
        return tuple(found)
    assert isinstance(question, PlayingElsewhere)
    return [made_up_result(question)]


def made_up_result(question: PlayingElsewhere) -> int:
    """What the next table makes of a deal: another one makes something else of another deal."""
    deal = question.start.dealt
    return 3 + 7 * question.first + 7 * deal.number

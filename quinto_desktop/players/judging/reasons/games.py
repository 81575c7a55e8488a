"""Reasons that are about the game: the deal wins it, or lets the other side win it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.reasons.accounts import Account, is_enough
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason
from quinto_desktop.players.judging.reasons.outcomes import GameEnd, points_among
from quinto_desktop.players.judging.reasons.proofs import proof_of
from quinto_desktop.players.judging.reasons.stating import (
    CONTRAST,
    contrast,
    is_mostly,
    statement,
)
from quinto_desktop.rules import Action, Observation, Play

WON = (GameEnd.WON_NOW, GameEnd.WON)
LOST = (GameEnd.LOST_NOW, GameEnd.LOST)

GAME_KINDS = (Kind.WINS_GAME_NOW, Kind.WINS_GAME, Kind.LOSES_GAME_NOW, Kind.LOSES_GAME)


def game_reasons(observation: Observation, account: Account) -> Iterator[Reason]:
    """The reasons about the game; one at most.

    A chance of a half lies between winning and losing, so each explains half of its contrast.
    """
    lot, action, others = account.lot, account.action, account.others
    wins = statement(lot, Kind.WINS_GAME, action, others, lambda one: one.end in WON)
    if isinstance(action, Play):
        now = statement(
            lot,
            Kind.WINS_GAME_NOW,
            action,
            others,
            lambda one: one.end is GameEnd.WON_NOW,
            lambda one: one.end in WON,
        )
        if is_mostly(now.share, wins.share):
            wins = replace(now, is_certain=_is_won(observation, action))
    found = [wins]
    if len(others) == 1:
        found.append(_losing(account, others[0]))
    best = max(found, key=contrast)
    explained = contrast(best) / 2
    if contrast(best) >= CONTRAST and is_enough(account, Estimate(explained)):
        yield replace(best, explained=explained)
    elif wins.share.is_all and contrast(wins) > 0:
        # A certain win is the reason, in however few deals the others fail.
        yield replace(wins, explained=contrast(wins) / 2)


def _losing(account: Account, other: Action) -> Reason:
    lot, action = account.lot, account.action
    loses = statement(lot, Kind.LOSES_GAME, other, (action,), lambda one: one.end in LOST)
    if not isinstance(other, Play):
        return loses
    now = statement(
        lot,
        Kind.LOSES_GAME_NOW,
        other,
        (action,),
        lambda one: one.end is GameEnd.LOST_NOW,
        lambda one: one.end in LOST,
    )
    return now if is_mostly(now.share, loses.share) else loses


def _is_won(observation: Observation, action: Play) -> bool:
    assert observation.turn is not None  # a play is due
    proof = proof_of(observation, action.card)
    points = points_among(proof.quints)
    score = observation.scores[observation.turn.side]
    return proof.wins and points > 0 and score + points >= observation.rules.target

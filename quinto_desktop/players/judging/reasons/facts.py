"""What reasons have in common: statements about actions, proofs of them, and the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.reasons.accounts import (
    Account,
    ImaginedOutcomes,
    Predicate,
    is_enough,
)
from quinto_desktop.players.judging.reasons.kinds import Kind, Proof, Reason, Share, proof_of
from quinto_desktop.players.judging.reasons.outcomes import GameEnd, Outcome, points_among
from quinto_desktop.rules import QUINT_ROYAL, Action, Card, JokerLead, Observation, Play, Seat

CONTRAST = 0.15
"""By how much the shares of two actions must differ for a fact to be worth telling."""

MOSTLY = 0.7
"""The part of something that is taken for the whole of it."""


def statement(
    imagined: ImaginedOutcomes,
    kind: Kind,
    subject: Action,
    compared: Sequence[Action],
    holds: Predicate,
    of_compared: Predicate | None = None,
) -> Reason:
    """A statement: how often it holds after the subject, and it or another after the others."""
    return Reason(
        kind,
        subject,
        imagined.seat,
        compared[0] if len(compared) == 1 else None,
        imagined.share((subject,), holds),
        imagined.share(compared, of_compared or holds),
    )


def of_means(account: Account, kind: Kind, figure: Callable[[Outcome], float]) -> Reason:
    """A statement about the mean of a figure."""
    imagined, subject, compared = account.deals, account.action, account.others
    return Reason(
        kind,
        subject,
        imagined.seat,
        compared[0] if len(compared) == 1 else None,
        imagined.share((subject,), lambda _: True),
        mean=imagined.mean((subject,), figure),
        compared_mean=imagined.mean(compared, figure),
    )


def contrast(reason: Reason) -> float:
    """How much more often a statement holds of its subject than of the others."""
    other = reason.compared_share
    return reason.share.share - (0.0 if other is None else other.share)


def is_mostly(part: Share, whole: Share) -> bool:
    """Whether one share is nearly as large as another that includes it."""
    return part.share > 0 and part.share >= MOSTLY * whole.share


class Facts:
    """What the reasons for a card have in common."""

    def __init__(self, observation: Observation, account: Account) -> None:
        self._observation = observation
        self._account = account
        self._seat = observation.mover
        self._own = int(observation.mover.side)
        self._card = _card_of(account.action)
        self._other = _card_of(account.others[0]) if len(account.others) == 1 else None
        trick = observation.trick
        self._table = () if trick is None else trick.cards
        self._is_partners = winning_partner(observation) is not None

    def _for(self, kind: Kind, holds: Predicate, of_others: Predicate | None = None) -> Reason:
        account = self._account
        return statement(account.deals, kind, account.action, account.others, holds, of_others)

    def _against(self, kind: Kind, holds: Predicate) -> Reason | None:
        # A statement about the only other action.
        if self._other is None:
            return None
        account = self._account
        return statement(account.deals, kind, account.others[0], (account.action,), holds)

    def _more(self, figure: Callable[[Outcome], float]) -> float:
        # By how much a figure is greater after the action than after the others.
        imagined, account = self._account.deals, self._account
        return imagined.mean((account.action,), figure) - imagined.mean(account.others, figure)

    def _proof(self) -> Proof:
        return proof_of(self._observation, self._card)

    def _other_proof(self) -> Proof:
        assert self._other is not None  # there is only one
        return proof_of(self._observation, self._other)


def _card_of(action: Action) -> Card:
    assert isinstance(action, Play)  # cards are compared with cards
    return action.card


def winning_partner(observation: Observation) -> Seat | None:
    """The partner of the seat on turn, if their card is winning the trick in progress."""
    seat, trick = observation.turn, observation.trick
    assert seat is not None and trick is not None  # a play is due
    if not trick.cards:
        return None
    best = max(trick.cards, key=lambda one: one.strength)
    holder = trick.leader.clockwise[trick.cards.index(best)]
    if trick.cards[0] is QUINT_ROYAL and observation.rules.joker_lead is JokerLead.OPPONENTS:
        return None
    return holder if holder is seat.partner else None


# Reasons that are about the game: the deal wins it, or lets the other side win it

WON = (GameEnd.WON_NOW, GameEnd.WON)
LOST = (GameEnd.LOST_NOW, GameEnd.LOST)

GAME_KINDS = (Kind.WINS_GAME_NOW, Kind.WINS_GAME, Kind.LOSES_GAME_NOW, Kind.LOSES_GAME)


def game_reasons(observation: Observation, account: Account) -> Iterator[Reason]:
    """The reasons about the game; one at most.

    A chance of a half lies between winning and losing, so each explains half of its contrast.
    """
    imagined, action, others = account.deals, account.action, account.others
    wins = statement(imagined, Kind.WINS_GAME, action, others, lambda one: one.end in WON)
    if isinstance(action, Play):
        now = _winning_at_once(account)
        wins = now if is_mostly(now.share, wins.share) else wins
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


def _winning_at_once(account: Account) -> Reason:
    return statement(
        account.deals,
        Kind.WINS_GAME_NOW,
        account.action,
        account.others,
        lambda one: one.end is GameEnd.WON_NOW,
        lambda one: one.end in WON,
    )


def certain_win(observation: Observation, account: Account) -> Reason | None:
    """That the action, and none of the others, wins the game on the spot; None if it does not."""
    if any(wins_at_once(observation, one) for one in account.others):
        return None
    won = _winning_at_once(account)
    is_certain = wins_at_once(observation, account.action)
    return replace(won, is_certain=True, explained=contrast(won) / 2) if is_certain else None


def _losing(account: Account, other: Action) -> Reason:
    imagined, action = account.deals, account.action
    loses = statement(imagined, Kind.LOSES_GAME, other, (action,), lambda one: one.end in LOST)
    if not isinstance(other, Play):
        return loses
    now = statement(
        imagined,
        Kind.LOSES_GAME_NOW,
        other,
        (action,),
        lambda one: one.end is GameEnd.LOST_NOW,
        lambda one: one.end in LOST,
    )
    return now if is_mostly(now.share, loses.share) else loses


def wins_at_once(observation: Observation, action: Action) -> bool:
    """Whether an action wins the game by a quint in this trick, whatever the hidden cards are."""
    if not isinstance(action, Play) or observation.turn is None:
        return False
    proof = proof_of(observation, action.card)
    points = points_among(proof.quints)
    score = observation.scores[observation.turn.side]
    return proof.wins and points > 0 and score + points >= observation.rules.target

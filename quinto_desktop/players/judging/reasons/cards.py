"""Why a card is better than others: the facts that explain most of the difference.

Each item of the account that explains enough gets one reason, in the plainest words that are true
of it: what happens in the trick on the table goes before what happens later, and what the card
itself does before what the rest of the deal brings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.reasons.accounts import TRICKS, Account, Predicate, is_enough
from quinto_desktop.players.judging.reasons.games import game_reasons
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason
from quinto_desktop.players.judging.reasons.outcomes import Outcome, points_among
from quinto_desktop.players.judging.reasons.proofs import Proof, proof_of, winning_partner
from quinto_desktop.players.judging.reasons.stating import (
    CONTRAST,
    MOSTLY,
    contrast,
    is_mostly,
    of_means,
    statement,
)
from quinto_desktop.rules import PACK, Card, Observation, Play, Quint

LEAST_TRICKS = 0.15
LEAST_QUINT_POINTS = 1.5
"""The least differences of means that are worth telling."""

USUALLY = 0.4
"""How often a card that is kept must win a later trick for this to be told."""


def card_reasons(observation: Observation, account: Account) -> Iterator[Reason]:
    """The reasons for a card, in no order.

    Args:
        observation: A seat's on turn to play.
        account: How the card gains on others.
    """
    if account.lot.decides_game:
        yield from game_reasons(observation, account)
    quints, tricks = OfQuints(observation, account), OfTricks(observation, account)
    small, is_told = Estimate(0.0), False
    for item, explained in account.by_item().items():
        if is_enough(account, explained):
            reason = quints.reason(item) if isinstance(item, Quint) else tricks.reason()
            if reason is not None:
                is_told = is_told or item is not TRICKS
                yield replace(reason, explained=explained.mean)
        elif isinstance(item, Quint):
            small = Estimate(small.mean + explained.mean)
    if not is_told and not account.lot.decides_game and is_enough(account, small):
        yield from quints.of_many(small)


class _Facts:
    """What the reasons for a card have in common.

    Args:
        observation: A seat's on turn to play.
        account: How the card gains on others.
    """

    def __init__(self, observation: Observation, account: Account) -> None:
        assert observation.turn is not None  # a play is due
        self._observation = observation
        self._account = account
        self._seat = observation.turn
        self._own = int(observation.turn.side)
        self._card = _card_of(account.action)
        self._other = _card_of(account.others[0]) if len(account.others) == 1 else None

    def _for(self, kind: Kind, holds: Predicate, of_others: Predicate | None = None) -> Reason:
        """A statement about the action."""
        account = self._account
        return statement(account.lot, kind, account.action, account.others, holds, of_others)

    def _against(self, kind: Kind, holds: Predicate) -> Reason | None:
        """A statement about the only other action."""
        if self._other is None:
            return None
        account = self._account
        return statement(account.lot, kind, account.others[0], (account.action,), holds)

    def _more(self, figure: Callable[[Outcome], float]) -> float:
        """By how much a figure is greater after the action than after the others."""
        lot, account = self._account.lot, self._account
        return lot.mean((account.action,), figure) - lot.mean(account.others, figure)

    def _proof(self) -> Proof:
        return proof_of(self._observation, self._card)

    def _other_proof(self) -> Proof:
        assert self._other is not None  # there is only one
        return proof_of(self._observation, self._other)


class OfQuints(_Facts):
    """The reasons that are about quints; for the arguments see `card_reasons`."""

    def reason(self, quint: Quint) -> Reason | None:
        """What is told of a quint: that it is made, or that it is not given away."""
        makes = self._for(Kind.MAKES_QUINT, lambda one: quint in one.makes)
        loses = self._against(Kind.LOSES_QUINT, lambda one: quint in one.loses)
        if loses is None or contrast(makes) >= MOSTLY * contrast(loses):
            reason = self._made(quint, makes)
        else:
            reason = self._lost(quint, loses)
        return replace(reason, quint=quint) if abs(contrast(reason)) >= CONTRAST else None

    def of_many(self, explained: Estimate) -> Iterator[Reason]:
        """What is told of many quints, of which none explains enough."""
        account = self._account
        reason = of_means(
            account.lot,
            Kind.MORE_QUINTS,
            account.action,
            account.others,
            lambda one: points_among(one.makes) - points_among(one.loses),
        )
        if reason.mean_contrast >= LEAST_QUINT_POINTS:
            yield replace(reason, explained=explained.mean)

    def _made(self, quint: Quint, makes: Reason) -> Reason:
        now = self._for(
            Kind.TAKES_QUINT, lambda one: quint in one.makes_now, lambda one: quint in one.makes
        )
        if is_mostly(now.share, makes.share):
            proof = self._proof()
            return replace(now, is_certain=proof.wins and quint in proof.quints)
        hand = self._observation.hands[self._seat] or ()
        if self._other in quint.cards and self._card not in quint.cards:
            if len(quint.cards) == 1:
                return replace(makes, kind=Kind.SAVES_QUINT, card=self._other)
            if {*quint.cards} <= {*hand}:
                return replace(makes, kind=Kind.KEEPS_PAIR, card=self._other)
        return makes

    def _lost(self, quint: Quint, loses: Reason) -> Reason:
        now = self._against(Kind.GIVES_QUINT, lambda one: quint in one.gives_now)
        if now is None or not is_mostly(now.share, loses.share) or contrast(now) < CONTRAST:
            return loses
        proof = self._other_proof()
        certain = replace(now, is_certain=proof.loses and quint in proof.quints)
        if self._other not in quint.cards or self._card in quint.cards:
            return certain
        return replace(
            self._for(Kind.REFUSES_QUINT, lambda one: quint in one.gives_now),
            is_certain=certain.is_certain,
            card=self._other,
        )


class OfTricks(_Facts):
    """The reasons that are about tricks; for the arguments see `card_reasons`."""

    def reason(self) -> Reason | None:
        """What is told of the tricks: this one, the last, or those between."""
        value = self._account.lot.trick_values[self._account.action]
        now = 2 * value * self._more(self._wins)
        end = 4 * value * self._more(lambda one: one.has_last)
        end += self._more(lambda one: one.cachette)
        later = 2 * value * self._more(lambda one: one.later)
        reason: Reason | None
        if now >= max(end, later):
            reason = self._of_this()
        elif end >= later:
            reason = self._for(Kind.LAST_TRICK, lambda one: one.has_last)
        else:
            reason = self._kept()
        if reason is not None and contrast(reason) >= CONTRAST:
            return reason
        account = self._account
        more = of_means(
            account.lot, Kind.MORE_TRICKS, account.action, account.others, lambda one: one.tricks
        )
        return more if more.mean_contrast >= LEAST_TRICKS else None

    def _of_this(self) -> Reason:
        """Who wins the trick on the table."""
        wins = self._winning()
        loses = self._against(Kind.LOSES_TRICK, lambda one: not self._wins(one))
        if loses is None or wins.is_certain:
            return wins
        trumped = self._against(Kind.TRUMPED, self._is_trumped)
        if trumped is not None and contrast(trumped) >= MOSTLY * contrast(loses):
            return trumped
        if self._other_proof().loses:
            return replace(loses, is_certain=True)
        # Whichever can be said with more certainty.
        return wins if wins.share.share >= loses.share.share else loses

    def _winning(self) -> Reason:
        """How the side comes to win it after the action."""
        partner, proof = self._seat.partner, self._proof()
        wins = self._for(Kind.SIDE_WINS, self._wins)
        if proof.wins and proof.beats:
            return replace(wins, kind=Kind.UNBEATABLE, is_certain=True)
        for kind, seat in ((Kind.WINS_TRICK, self._seat), (Kind.PARTNER_TAKES, partner)):
            by_one = self._for(kind, _is_won_by(seat), self._wins)
            if is_mostly(by_one.share, wins.share):
                return by_one
        return replace(wins, is_certain=proof.wins)

    def _kept(self) -> Reason | None:
        """What is kept for a later trick."""
        other = self._other
        if other is None:
            return None
        if self._is_partners() and self._other_proof().beats:
            wins = self._for(Kind.PARTNER_WINS, self._wins)
            return replace(wins, card=other, compared_share=None, is_certain=True)
        bit = 1 << other.strength
        keeps = self._for(Kind.KEEPS_WINNER, lambda one: bool(one.winning_cards & bit))
        if keeps.share.share < USUALLY:
            return None
        both = self._for(
            Kind.WINS_AS_WELL, lambda one: self._wins(one) and bool(one.winning_cards & bit)
        )
        lot, account = self._account.lot, self._account
        wins_too = lot.share((account.others[0],), self._wins)
        if is_mostly(both.share, keeps.share) and wins_too.share >= MOSTLY:
            keeps = both
        return replace(keeps, card=other, compared_share=None)

    def _is_partners(self) -> bool:
        """Whether the trick stays partner's for certain if the card is played."""
        proof = self._proof()
        is_winning = winning_partner(self._observation) is not None
        return is_winning and not proof.beats and proof.wins

    def _wins(self, one: Outcome) -> bool:
        return one.winner % 2 == self._own

    def _is_trumped(self, one: Outcome) -> bool:
        led, taker = PACK[one.led].suit, PACK[one.taker].suit
        return not self._wins(one) and led is not None and taker is not led


def _card_of(action: object) -> Card:
    assert isinstance(action, Play)
    return action.card


def _is_won_by(seat: int) -> Predicate:
    return lambda one: one.winner == seat

"""Why a card is better than others: the facts that explain most of the difference.

Each item of the account that explains enough gets one reason, in the plainest words that are true
of it: what happens in the trick on the table goes before what happens later, and what the card
itself does before what the rest of the deal brings.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from quinto_desktop.players.judging.reasons.accounts import TRICKS, Account, is_enough
from quinto_desktop.players.judging.reasons.facts import (
    CONTRAST,
    MOSTLY,
    Facts,
    contrast,
    game_reasons,
    is_mostly,
    of_means,
)
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason
from quinto_desktop.players.judging.reasons.outcomes import Outcome, points_among
from quinto_desktop.rules import PACK, SEATS, Observation, Quint, Seat


def card_reasons(observation: Observation, account: Account) -> Iterator[Reason]:
    """The reasons for a card, in no order."""
    if account.deals.decides_game:
        yield from game_reasons(observation, account)
    quints, tricks = OfQuints(observation, account), OfTricks(observation, account)
    is_told = False
    for item, explained in account.by_item().items():
        if is_enough(account, explained):
            reason = quints.reason(item) if isinstance(item, Quint) else tricks.reason()
            if reason is not None:
                is_told = is_told or item is not TRICKS
                yield replace(reason, explained=explained.mean)
    if not is_told:
        yield from quints.of_many()


# What is told of the quints

LEAST_POINTS = 1.5
"""The least difference of means that is worth telling, in points."""


class OfQuints(Facts):
    """The reasons that are about quints."""

    def reason(self, quint: Quint) -> Reason | None:
        """What is told of a quint: that it is made, or that it is not given away."""
        makes = self._for(Kind.MAKES_QUINT, lambda one: quint in one.makes)
        loses = self._against(Kind.LOSES_QUINT, lambda one: quint in one.loses)
        if loses is None or contrast(makes) >= MOSTLY * contrast(loses):
            reason = self._made(quint, makes)
        else:
            reason = self._lost(quint, loses)
        return replace(reason, quint=quint) if abs(contrast(reason)) >= CONTRAST else None

    def of_many(self) -> Iterator[Reason]:
        """What is told of many quints, of which none explains enough."""
        account = self._account
        explained, reason = account.by_quints(), _more_quints(account)
        if is_enough(account, explained) and reason.mean_contrast >= LEAST_POINTS:
            yield replace(reason, explained=explained.mean)

    def _made(self, quint: Quint, makes: Reason) -> Reason:
        now = self._for(
            Kind.TAKES_QUINT, lambda one: quint in one.makes_now, lambda one: quint in one.makes
        )
        if is_mostly(now.share, makes.share):
            proof = self._proof()
            return replace(now, is_certain=proof.wins and quint in proof.quints)
        if self._other in quint.cards and self._card not in quint.cards:
            kind = Kind.SAVES_QUINT if len(quint.cards) == 1 else Kind.KEEPS_HALF
            return replace(makes, kind=kind, card=self._other)
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


# What is told of the tricks: this one, the last, or those between

USUALLY = 0.4
"""How often a card that is kept must win a later trick for this to be told."""

ENOUGH = 0.4
"""What part of what all tricks gain those must gain that are told of."""

LEAST_LOST = 4
"""In how many deals the trick must be lost for it to be said how."""

WITH_CAUSE = (Kind.UNLESS_TRUMPED, Kind.UNLESS_HIGHER, Kind.UNLESS_OVERTRUMPED)
"""What says when the trick is lost."""

LAST = 2
"""How many cards are in hand in the trick before the last."""

LEAST_WON = 0.55
"""How often it must be won for it to be said when it is not."""


class OfTricks(Facts):
    """The reasons that are about tricks."""

    def reason(self) -> Reason | None:
        """What is told; None if nothing can be."""
        for reason in self._by_part():
            if contrast(reason) >= CONTRAST:
                return reason
        more = _more_tricks(self._account) if _are_whole(self._account) else None
        return more if more is not None and more.mean_contrast >= LEAST_POINTS else None

    def _by_part(self) -> Iterator[Reason]:
        # What can be told of the tricks that gain most, of those that gain less, and so on.
        now = 2 * self._value * self._more(self._wins)
        end = 4 * self._value * self._more(lambda one: one.has_last)
        end += self._more(lambda one: one.cachette)
        later = 2 * self._value * self._more(lambda one: one.later)
        parts = [(now, self._of_this), (end, self._of_last), (later, self._kept)]
        least = ENOUGH * max(now + end + later, 0.0)
        if now <= 0 and self._leaves_it_to_partner():
            if len(self._observation.hand) == LAST:  # what is saved comes at once
                yield from self._of_last()
            yield from self._partners()
        for part, tell in sorted(parts, key=lambda one: -one[0]):
            if part > least:
                yield from tell()

    @property
    def _value(self) -> int:
        return self._account.deals.trick_values[self._account.action]

    # The trick on the table

    def _of_this(self) -> Iterator[Reason]:
        wins = self._winning()
        loses = self._against(Kind.LOSES_TRICK, lambda one: not self._wins(one))
        if loses is None or wins.is_certain or wins.kind in WITH_CAUSE:
            yield wins
        else:
            yield self._better(wins, loses)

    def _better(self, wins: Reason, loses: Reason) -> Reason:
        # That one card wins the trick, or that the other loses it.
        trumped = self._against(Kind.TRUMPED, self._is_trumped)
        if trumped is not None and contrast(trumped) >= MOSTLY * contrast(loses):
            return trumped
        if self._other_proof().loses:
            return replace(loses, is_certain=True)
        # Whichever can be said with more certainty.
        return wins if wins.share.share >= loses.share.share else loses

    def _winning(self) -> Reason:
        proof, wins = self._proof(), self._for(Kind.SIDE_WINS, self._wins)
        if proof.wins and proof.beats:
            is_last = len(self._table) == len(SEATS) - 1
            kind = Kind.WINS_TRICK if is_last else Kind.UNBEATABLE
            return replace(wins, kind=kind, is_certain=True)
        takes = self._for(
            Kind.PARTNER_TAKES, lambda one: one.winner == self._seat.partner, self._wins
        )
        if is_mostly(takes.share, wins.share):
            trumps = self._for(Kind.PARTNER_TRUMPS, self._partner_trumps, self._wins)
            is_led = not self._table
            return trumps if is_led and is_mostly(trumps.share, takes.share) else takes
        unless = self._unless(wins) if proof.beats else None
        if unless is not None:
            return unless
        by_card = self._for(Kind.WINS_TRICK, lambda one: one.winner == self._seat, self._wins)
        if is_mostly(by_card.share, wins.share):
            return by_card
        return replace(wins, is_certain=proof.wins)

    def _unless(self, wins: Reason) -> Reason | None:
        # How the trick is lost, if it is always in the same way.
        outcomes = self._account.deals.outcomes[self._account.action]
        lost = [one for one in outcomes if not self._wins(one)]
        ways = {self._way_of(one) for one in lost}
        if len(lost) < LEAST_LOST or len(ways) != 1 or wins.share.share < LEAST_WON:
            return None
        (kind,) = ways
        if kind is None:
            return None
        seats = {one.winner for one in lost}
        return replace(wins, kind=kind, who=Seat(seats.pop()) if len(seats) == 1 else None)

    def _way_of(self, one: Outcome) -> Kind | None:
        # How the card was beaten; it was the highest on the table.
        led, taker = PACK[one.led].suit, PACK[one.taker].suit
        if led is None:
            return None
        if taker is led:
            return Kind.UNLESS_HIGHER
        is_of_suit = self._card.suit is led
        return Kind.UNLESS_TRUMPED if is_of_suit else Kind.UNLESS_OVERTRUMPED

    # Later tricks

    def _of_last(self) -> Iterator[Reason]:
        yield self._for(Kind.LAST_TRICK, lambda one: one.has_last)

    def _partners(self) -> Iterator[Reason]:
        # That partner needs no help.
        other = self._other
        if other is not None and self._other_proof().beats:
            wins = self._for(Kind.PARTNER_WINS, self._wins)
            yield replace(wins, card=other, compared_share=None, is_certain=True)

    def _kept(self) -> Iterator[Reason]:
        other = self._other
        if other is None or other.strength < self._card.strength:
            return
        bit, own_bit = 1 << other.strength, 1 << self._card.strength
        keeps = self._for(
            Kind.KEEPS_WINNER,
            lambda one: bool(one.winning_cards & bit),
            # If the card itself would win a later trick as well, nothing is gained by keeping.
            lambda one: bool(one.winning_cards & own_bit),
        )
        if keeps.share.share < USUALLY or contrast(keeps) < CONTRAST:
            return
        both = self._for(
            Kind.WINS_AS_WELL, lambda one: self._wins(one) and bool(one.winning_cards & bit)
        )
        imagined, account = self._account.deals, self._account
        wins_too = imagined.share((account.others[0],), self._wins)
        is_enough = self._proof().beats and is_mostly(both.share, keeps.share)
        if is_enough and wins_too.share >= MOSTLY:
            keeps = both
        yield replace(keeps, card=other, compared_share=None)

    def _leaves_it_to_partner(self) -> bool:
        # The trick stays partner's for certain if the card is played.
        proof = self._proof()
        return self._is_partners and not proof.beats and proof.wins

    # Facts

    def _wins(self, one: Outcome) -> bool:
        return one.winner % 2 == self._own

    def _is_trumped(self, one: Outcome) -> bool:
        return not self._wins(one) and _is_by_trump(one)

    def _partner_trumps(self, one: Outcome) -> bool:
        return one.winner == self._seat.partner and _is_by_trump(one)


def sums(account: Account) -> Iterator[Reason]:
    """What is gained by tricks and by quints in all, the more first, where no fact explains it."""
    found = [_more_quints(account), *([_more_tricks(account)] if _are_whole(account) else [])]
    for reason in sorted(found, key=lambda one: -one.mean_contrast):
        if reason.mean_contrast >= LEAST_POINTS:
            yield reason


def _more_quints(account: Account) -> Reason:
    return of_means(
        account, Kind.MORE_QUINTS, lambda one: points_among(one.makes) - points_among(one.loses)
    )


def _more_tricks(account: Account) -> Reason:
    value = account.deals.trick_values[account.action]
    return of_means(
        account, Kind.MORE_TRICKS, lambda one: value * (2 * one.tricks - one.all_tricks)
    )


def _are_whole(account: Account) -> bool:
    # All lines go to the last trick, so that all tricks are counted.
    actions = (account.action, *account.others)
    outcomes = chain.from_iterable(account.deals.outcomes[one] for one in actions)
    return len({one.all_tricks for one in outcomes}) == 1


def _is_by_trump(one: Outcome) -> bool:
    # By a card of another suit than was led.
    led, taker = PACK[one.led].suit, PACK[one.taker].suit
    return led is not None and taker is not led

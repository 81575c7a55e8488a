"""What is told of the quints when a card is explained."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quinto_desktop.players.judging.reasons.accounts import is_enough
from quinto_desktop.players.judging.reasons.facts import Facts
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason
from quinto_desktop.players.judging.reasons.outcomes import points_among
from quinto_desktop.players.judging.reasons.stating import (
    CONTRAST,
    MOSTLY,
    contrast,
    is_mostly,
    of_means,
)
from quinto_desktop.rules import Quint

LEAST_POINTS = 1.5
"""The least difference of means that is worth telling, in points."""


class OfQuints(Facts):
    """The reasons that are about quints; for the arguments see `Facts`."""

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
        explained = account.by_quints()
        if not is_enough(account, explained):
            return
        reason = of_means(
            account.lot,
            Kind.MORE_QUINTS,
            account.action,
            account.others,
            lambda one: points_among(one.makes) - points_among(one.loses),
        )
        if reason.mean_contrast >= LEAST_POINTS:
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

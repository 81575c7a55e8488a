"""Making statements about actions, and telling how far they are apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quinto_desktop.players.judging.reasons.accounts import Lot, Predicate
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason, Share
from quinto_desktop.players.judging.reasons.outcomes import Outcome
from quinto_desktop.rules import Action

CONTRAST = 0.15
"""By how much the shares of two actions must differ for a fact to be worth telling."""

MOSTLY = 0.7
"""The part of something that is taken for the whole of it."""


def statement(
    lot: Lot,
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
        lot.seat,
        compared[0] if len(compared) == 1 else None,
        lot.share((subject,), holds),
        lot.share(compared, of_compared or holds),
    )


def of_means(
    lot: Lot,
    kind: Kind,
    subject: Action,
    compared: Sequence[Action],
    figure: Callable[[Outcome], float],
) -> Reason:
    """A statement about the mean of a figure."""
    return Reason(
        kind,
        subject,
        lot.seat,
        compared[0] if len(compared) == 1 else None,
        lot.share((subject,), lambda _: True),
        mean=lot.mean((subject,), figure),
        compared_mean=lot.mean(compared, figure),
    )


def contrast(reason: Reason) -> float:
    """How much more often a statement holds of its subject than of the others."""
    other = reason.compared_share
    return reason.share.share - (0.0 if other is None else other.share)


def is_mostly(part: Share, whole: Share) -> bool:
    """Whether one share is nearly as large as another that includes it."""
    return part.share > 0 and part.share >= MOSTLY * whole.share

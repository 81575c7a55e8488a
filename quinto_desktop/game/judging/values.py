"""What judges say, for the window: verdicts, their labels, and the figures in them."""

from __future__ import annotations

from quinto_desktop.players.judging.estimates import CERTAIN, Estimate
from quinto_desktop.players.judging.fair_values import FairValues
from quinto_desktop.players.judging.reviewing import (
    DealReview,
    Effort,
    PlayedDeal,
    Sum,
    played_deals,
)
from quinto_desktop.players.judging.verdicts import Decision, Label, Size, Verdict

__all__ = [
    "CERTAIN",
    "DealReview",
    "Decision",
    "Effort",
    "Estimate",
    "FairValues",
    "Label",
    "PlayedDeal",
    "Size",
    "Sum",
    "Verdict",
    "played_deals",
]

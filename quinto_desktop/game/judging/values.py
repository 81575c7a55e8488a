"""What judging finds, for the window, which knows no computer players."""

from quinto_desktop.players.judging.deal_review import (
    DealReview,
    Effort,
    PlayedDeal,
    Sum,
    Tables,
    Thoroughness,
    played_deals,
)
from quinto_desktop.players.judging.estimates import CERTAIN, Estimate
from quinto_desktop.players.judging.figures import FairValues, Figure, Figures, KeptFigures
from quinto_desktop.players.judging.verdicts import Decision, Label, Size, Verdict
from quinto_desktop.players.judging.version import JUDGE

__all__ = [
    "CERTAIN",
    "JUDGE",
    "DealReview",
    "Decision",
    "Effort",
    "Estimate",
    "FairValues",
    "Figure",
    "Figures",
    "KeptFigures",
    "Label",
    "PlayedDeal",
    "Size",
    "Sum",
    "Tables",
    "Thoroughness",
    "Verdict",
    "played_deals",
]

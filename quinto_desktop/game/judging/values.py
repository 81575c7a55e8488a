"""What judging finds, and why, for the window, which knows no computer players."""

from quinto_desktop.players.judging.asking import Explaining
from quinto_desktop.players.judging.deal_review import (
    DealReview,
    Effort,
    PlayedDeal,
    Sum,
    Tables,
    played_deals,
)
from quinto_desktop.players.judging.estimates import CERTAIN, Estimate
from quinto_desktop.players.judging.figures import FairValues, Figure, Figures, KeptFigures
from quinto_desktop.players.judging.reasons.kinds import Explained, Kind, Reason, Share
from quinto_desktop.players.judging.verdicts import Decision, Label, Verdict

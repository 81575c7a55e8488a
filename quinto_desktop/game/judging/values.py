"""What judging finds, and what practising is made of: for the window, which knows no players."""

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
from quinto_desktop.players.judging.reasons.kinds import Explained, Kind, Reason, Share, proof_of
from quinto_desktop.players.judging.verdicts import Decision, Label, Verdict
from quinto_desktop.players.puzzles.asking import LayingOut, MakingPuzzles
from quinto_desktop.players.puzzles.puzzle import (
    THEMES,
    Grade,
    Line,
    Outcome,
    Puzzle,
    Theme,
    record_of,
)
from quinto_desktop.players.puzzles.puzzle_file import PuzzleError
from quinto_desktop.records.practice.glicko import Rating

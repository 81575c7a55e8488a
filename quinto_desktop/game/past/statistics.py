"""What the statistics window asks of the history: all figures of a choice, and what to choose from.

The names of what it is answered with are here as well, as the window knows nothing of records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.players.judging.accuracy import accuracy_after
from quinto_desktop.players.judging.luck import BETA
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history.counts import Choice, Judged, Points, Rate, Row, Share
from quinto_desktop.records.history.figures import (
    Apart,
    Figures,
    Offer,
    Streaks,
    Verdicts,
    figures_of,
    offer_of,
)
from quinto_desktop.records.history.judged import LuckGroup
from quinto_desktop.records.history.tables import ALL_MARKS, NO_MARKS, Marks

if TYPE_CHECKING:
    import sqlite3

__all__ = [
    "ALL_MARKS",
    "NO_MARKS",
    "Answer",
    "Apart",
    "Choice",
    "Figures",
    "HistoryError",
    "HistoryFault",
    "Judged",
    "LuckGroup",
    "Marks",
    "Offer",
    "Points",
    "Rate",
    "Row",
    "Share",
    "Statistics",
    "Streaks",
    "Verdicts",
    "accuracy_of",
]


@dataclass(frozen=True, slots=True)
class Answer:
    """What is known at one moment."""

    figures: Figures
    offer: Offer


class Statistics:
    """Reads the figures each time, as they may have changed; `mend` has damage repaired."""

    def __init__(self, folder: Path, mend: Callable[[], object] | None = None) -> None:
        self._folder = folder
        self._mend = mend

    def ask(self, choice: Choice) -> Answer:
        """Count everything in a choice; `HistoryError` if the history cannot be read."""
        try:
            from quinto_desktop.records.history.database import NAME, ask
        except ImportError as error:
            raise HistoryError(HistoryFault.NO_SQLITE) from error
        return ask(self._folder / NAME, lambda connection: _answer(connection, choice), self._mend)


def _answer(connection: sqlite3.Connection, choice: Choice) -> Answer:
    return Answer(figures_of(connection, choice, BETA), offer_of(connection))


def accuracy_of(rate: Rate) -> float | None:
    """How well decisions were made, 0 to 100, as in a review; None if there were too few."""
    loss = rate.trick_loss
    return None if loss is None or not rate.tells else accuracy_after(loss)

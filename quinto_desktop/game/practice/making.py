"""Puzzles from the user's own games, made in the background."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.game.past.past_games import PastGames
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.session import Session
from quinto_desktop.game.thinking.thinker import Answer, Thinker
from quinto_desktop.players import StopFlag
from quinto_desktop.players.judging.reviewing import PlayedDeal, played_deals
from quinto_desktop.players.puzzles.asking import MakingPuzzles
from quinto_desktop.players.puzzles.puzzle import Puzzle
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.history.errors import HistoryError
from quinto_desktop.records.history.games import Search
from quinto_desktop.rules import Seat

IDLE_MS = 10_000
"""How long the engine waits for another deal before it ends, and its memory returns."""


def deals_of_history(folder: Path, most: int) -> list[PlayedDeal]:
    """The finished deals of the latest matches of the history; none if it cannot be read.

    Args:
        folder: Where the history is kept.
        most: How many matches to look at.
    """
    games = PastGames(folder)
    if games.open() is not None:
        return []
    try:
        records = [games.record(match) for match in games.ids(Search())[:most]]
    except (HistoryError, RecordError):
        return []
    finally:
        games.close()
    return [*chain.from_iterable(played_deals(Session.resumed(one).steps) for one in records)]


class PuzzleMaking(QObject):
    """Searches finished deals, one at a time, and keeps the puzzle that each may have in it.

    A deal that has been searched once is not searched again, whatever came of it.

    Signals:
        made(object): A `Puzzle`, which is now among the own ones.
        progressed(int, int): How many deals have been searched since `search` was called, and of
            how many.
        finished(): There is nothing more to search.
        failed(str): A search went wrong, and how, as for an exception; the others go on.
        not_saved(object): A `RecordError`: a puzzle could not be written down; it is there until
            the program ends.

    Args:
        thinker: Has an engine of its own; see `judging.judge_desk.engine_aside`.
        practice: Keeps what is made.
        idle_ms: How long the engine waits for another deal before it ends, in milliseconds.
        parent: The owner.
    """

    made = Signal(object)
    progressed = Signal(int, int)
    finished = Signal()
    failed = Signal(str)
    not_saved = Signal(object)

    def __init__(
        self,
        thinker: Thinker,
        practice: Practice,
        idle_ms: int = IDLE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._practice = practice
        self._waiting: deque[tuple[PlayedDeal, tuple[Seat, ...]]] = deque()
        self._question: StopFlag | None = None
        self._done = self._all = 0
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(idle_ms)
        self._idle.timeout.connect(self._on_idle_timeout)
        thinker.answered.connect(self._on_thinker_answered)

    @property
    def is_running(self) -> bool:
        """Whether a deal is being searched."""
        return self._question is not None

    def search(self, deals: Iterable[PlayedDeal], first: Iterable[Seat] = ()) -> int:
        """Search some deals, after those that are being searched already.

        Args:
            deals: The deals.
            first: The seats whose decisions are searched before the others'.

        Returns:
            How many of them have not been searched yet.
        """
        seats = tuple(first)
        new = [one for one in deals if not self._practice.has_searched(one)]
        self._waiting.extend([(one, seats) for one in new])
        self._all += len(new)
        if self._question is None:
            self._ask_next()
        return len(new)

    def stop(self) -> None:
        """Search no more; what was not searched can be asked for again. No signal follows."""
        self._waiting.clear()
        self._done = self._all = 0
        if self._question is not None:
            question, self._question = self._question, None
            self._thinker.stop(question)
        self._idle.start()

    def close(self) -> None:
        """Stop at once, and end the engine."""
        self.stop()
        self._idle.stop()
        self._thinker.close()

    def _ask_next(self) -> None:
        if not self._waiting:
            self._done = self._all = 0
            self._idle.start()
            self.finished.emit()
            return
        self._idle.stop()
        deal, first = self._waiting[0]
        decisions = sorted(deal.decisions, key=lambda one: one.seat not in first)
        known = frozenset(one.key for one in self._practice.own)
        moments = tuple([one.state for one in decisions])
        self._question = self._thinker.ask(MakingPuzzles(moments, known))

    @Slot(object, object)
    def _on_thinker_answered(self, question: StopFlag, answer: Answer) -> None:
        if question is not self._question:
            return
        self._question = None
        deal, _ = self._waiting.popleft()
        self._done += 1
        try:
            self._take(deal, answer)
        except RecordError as error:
            self.not_saved.emit(error)
        self.progressed.emit(self._done, self._all)
        self._ask_next()

    def _take(self, deal: PlayedDeal, answer: Answer) -> None:
        if answer.fault is not None:
            self.failed.emit(answer.fault)
            return
        if isinstance(answer.value, Puzzle):
            self._practice.keep(answer.value, returns=False)
            self.made.emit(answer.value)
        self._practice.note_searched(deal)

    @Slot()
    def _on_idle_timeout(self) -> None:
        if self._thinker.is_asked:  # it has been stopped, and is about to say so
            self._idle.start()
            return
        self._thinker.rest()

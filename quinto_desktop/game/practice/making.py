"""Puzzles from the user's own games, made and named in the background."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.past.past_games import Mend, PastGames
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.session import Session
from quinto_desktop.game.thinking.job import Work
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players.judging.deal_review import PlayedDeal, played_deals
from quinto_desktop.players.puzzles.asking import MakingPuzzles, NamingTheme
from quinto_desktop.players.puzzles.puzzle import Puzzle, Theme
from quinto_desktop.records.faults import HistoryError, RecordError
from quinto_desktop.records.history.games import Search
from quinto_desktop.rules import Seat

OwnDeal: TypeAlias = tuple[PlayedDeal, frozenset[Seat]]
"""A finished deal, and the hands that the user played in it."""


def own_deals(session: Session) -> list[OwnDeal]:
    """The finished deals of a game, with the hands of its people."""
    people, found = session.setup.people, []
    for deal in played_deals(session.steps):
        seating = deal.start.seating
        found.append((deal, frozenset(seat for seat in Seat if seating[seat] in people)))
    return found


def deals_of_history(folder: Path, most: int, mend: Mend | None = None) -> list[OwnDeal]:
    """The finished deals of the latest matches of the history; none if it cannot be read."""
    games = PastGames(folder, mend)
    if not games.is_to_be_read():
        return []
    found: list[OwnDeal] = []
    try:
        for match in games.ids(Search())[:most]:
            with suppress(HistoryError, RecordError):  # the others can be read all the same
                found += own_deals(Session.resumed(games.record(match)))
    except HistoryError:
        return []
    finally:
        games.close()
    return found


class PuzzleMaking(QObject):
    """Searches finished deals once each, and keeps the puzzle that each may have in it.

    Signals:
        made(object): A `Puzzle`, which is now among the own ones.
        progressed(int, int): How many deals have been searched since `search`, and of how many.
        finished(): There is nothing more to search.
        changed(): `is_due` may be another than before.
        failed(str): A search went wrong, and how, as for an exception; the others go on.
        not_saved(object): A `RecordError`: a puzzle is there only until the program ends.
    """

    made = Signal(object)
    progressed = Signal(int, int)
    finished = Signal()
    changed = Signal()
    failed = Signal(str)
    not_saved = Signal(object)

    def __init__(self, thinker: Thinker, practice: Practice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._practice = practice
        self._waiting: deque[OwnDeal] = deque()
        self._done = self._all = 0

    @property
    def is_due(self) -> bool:
        """Whether there is anything to search."""
        return bool(self._waiting)

    @property
    def progress(self) -> tuple[int, int]:
        """How many deals have been searched since `search` was first called, and of how many."""
        return self._done, self._all

    def search(self, deals: Iterable[OwnDeal]) -> int:
        """Have some deals searched, after those that wait; return how many are new."""
        new = [one for one in deals if not self._practice.has_searched(one[0])]
        self._waiting.extend(new)
        self._all += len(new)
        self.changed.emit()
        return len(new)

    def stop(self) -> None:
        """Search no more; what was not searched can be asked for again. No signal but `changed`."""
        self._waiting.clear()
        self._done = self._all = 0
        self._asker.drop()
        self.changed.emit()

    def pause(self) -> None:
        """Leave off; the deal that is being searched is searched again later."""
        self._asker.drop()

    def resume(self) -> None:
        """Go on, unless it does."""
        if self._waiting and not self._asker.is_asking:
            deal, own = self._waiting[0]
            decisions = sorted(deal.decisions, key=lambda one: one.seat not in own)
            known = frozenset(one.key for one in self._practice.own)
            self._asker.ask(MakingPuzzles(tuple([one.state for one in decisions]), known))

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        deal, _ = self._waiting.popleft()
        self._done += 1
        try:
            self._take(deal, answer)
        except RecordError as error:
            self.not_saved.emit(error)
        self.progressed.emit(*self.progress)
        if not self._waiting:
            self._done = self._all = 0
            self.finished.emit()
        self.changed.emit()

    def _take(self, deal: PlayedDeal, answer: Answer) -> None:
        if answer.fault is not None:
            self.failed.emit(answer.fault)
            return
        if isinstance(answer.value, Puzzle):
            self._practice.keep(answer.value, returns=False)
            self.made.emit(answer.value)
        self._practice.note_searched(deal)


def name_theme(puzzle: Puzzle, practice: Practice) -> Work:
    """Find out what a kept mistake is about, so that puzzles about the same can come back.

    Nobody waits for it: a mistake whose theme is not known comes back as it was.
    """
    if puzzle.theme is Theme.OTHER and puzzle.second is not None:
        theme: Theme = yield NamingTheme(puzzle)
        if theme is not Theme.OTHER:
            with suppress(RecordError):  # it holds until the program ends
                practice.name_theme(puzzle, theme)

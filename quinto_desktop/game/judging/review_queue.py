"""Where finished deals are reviewed in the background: an engine of its own, and who gets it."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.thinking.engine_process import EngineProcess, engine_command
from quinto_desktop.game.thinking.thinker import Thinker
from quinto_desktop.players.judging.deal_review import DealReview, Effort, PlayedDeal
from quinto_desktop.rules import Seat, Step

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from quinto_desktop.game.past.verdicts import Found
    from quinto_desktop.records import SavedGame

SEED = 1
"""The seed of every review, so that `quinto-lab review` prints the same figures."""

IDLE_MS = 10_000
"""How long the engine waits for another question before it ends, and its memory returns."""

MOST_UNFINISHED = 2
"""How many reviews that were left unfinished are kept, each with all that it has imagined."""

MOST_KEPT = 32
"""How many reviews that nobody looks at stay on the desk."""

_FEW_CORES = 2
"""With so many, or fewer, the game's engine and the desk's would leave none free."""

_START_LIMIT_S = 120.0
_STOP_LIMIT_S = 30.0
"""How long the engine may take to start and to stop: on a busy machine, its turn comes late."""


def engine_aside() -> EngineProcess:
    """An engine that leaves the processor to whoever else wants it."""
    return EngineProcess(engine_command(is_aside=True), _START_LIMIT_S, _STOP_LIMIT_S)


def cores_of_this_machine() -> int:
    """How many of its processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def judge_desk(game: Thinker, parent: QObject | None = None) -> ReviewQueue:
    """The queue of a running program."""
    thinker = Thinker(_one_thread)
    thinker.use(engine_aside(), at_once=False)
    desk = ReviewQueue(thinker, game, parent=parent)
    thinker.setParent(desk)
    return desk


def _one_thread() -> Executor:
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="judging")


class _Task(Struct, eq=False):
    """A deal in the queue."""

    judging: DealJudging
    is_looked_at: bool = False
    is_whole: bool = False

    @property
    def is_done(self) -> bool:
        judging = self.judging
        if judging.fault is not None or judging.review is not None:
            return True
        return judging.cards is not None and not (self.is_looked_at or self.is_whole)

    @property
    def rank(self) -> int:
        return 2 * self.is_looked_at + self.is_whole


class Archive(Protocol):
    """Where reviews are kept for good."""

    def know(self, game: SavedGame, steps: Sequence[Step]) -> None:
        """Learn to which match its finished deals belong."""
        ...

    def find(self, deal: PlayedDeal, effort: Effort) -> Found | None:
        """Return the review of a deal, if it has been reviewed as thoroughly before."""
        ...

    def keep(self, review: DealReview, tables: Sequence[int], effort: Effort) -> None:
        """Keep a review, if the match of its deal is known."""
        ...


class BackgroundJob(Protocol):
    """Something else that is found out aside, when no deal is to be reviewed."""

    changed: SignalInstance
    """`is_due` may be another than before."""

    @property
    def is_due(self) -> bool:
        """Whether there is anything to do."""
        ...

    def resume(self) -> None:
        """Go on, unless it does."""
        ...

    def pause(self) -> None:
        """Leave off, until `resume`."""
        ...


class ReviewQueue(QObject):
    """Reviews finished deals, one at a time, and keeps what it has found as long as it lives.

    What somebody looks at comes first, then whatever was last asked for in the background. One core
    is left free: with two or fewer, the queue rests while the game's own engine thinks.

    Signals:
        tables_known(object): All other tables have played a deal; carries its `DealJudging`.
        rested(): The engine has ended, because nobody has asked for anything for a while.

    Attributes:
        archive: Where reviews are kept for good; None for nowhere.
    """

    tables_known = Signal(object)
    rested = Signal()

    def __init__(
        self,
        thinker: Thinker,
        game: Thinker,
        cores: int | None = None,
        idle_ms: int = IDLE_MS,
        effort: Effort = Effort.USUAL,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.archive: Archive | None = None
        self.thinker = thinker
        self._job: BackgroundJob | None = None
        self._game = game
        self._cores = cores_of_this_machine() if cores is None else cores
        self._effort = effort
        self._tasks: list[_Task] = []
        self._works_unasked = True
        self._is_closed = False
        self._idle = QTimer(self, singleShot=True)
        self._idle.setInterval(idle_ms)
        self._idle.timeout.connect(self._on_idle_timeout)
        game.load_changed.connect(self._arrange)

    @property
    def works_unasked(self) -> bool:
        """Whether deals are reviewed that nobody looks at."""
        return self._works_unasked

    @works_unasked.setter
    def works_unasked(self, wanted: bool) -> None:
        self._works_unasked = wanted
        self._arrange()

    def review(self, deal: PlayedDeal, first: Collection[Seat] = ()) -> DealJudging:
        """Look at the review of a deal, some seats' decisions first; it goes on until `leave`."""
        task = self._task(deal)
        task.is_looked_at = True
        task.judging.put_first(first)
        self._arrange()
        return task.judging

    def leave(self, judging: DealJudging) -> None:
        """Look at a review no more; if `works_unasked`, what was wanted before goes on."""
        for task in self._tasks:
            if task.judging is judging:
                task.is_looked_at = False
        left = [one for one in self._tasks if not (one.is_looked_at or one.is_done or one.is_whole)]
        for task in left[:-MOST_UNFINISHED]:
            self._drop(task)
        self._arrange()

    def prepare(self, deal: PlayedDeal, first: Collection[Seat] = ()) -> DealJudging:
        """Review a deal before anybody asks, some seats' decisions first, if `works_unasked`."""
        task = self._task(deal)
        task.is_whole = True
        task.judging.put_first(first)
        self._arrange()
        return task.judging

    def prepare_tables(self, deal: PlayedDeal) -> DealJudging:
        """Have a deal played at the other tables, if `works_unasked`, and no more than that."""
        task = self._task(deal)
        self._arrange()
        return task.judging

    def forget(self, deal: PlayedDeal) -> None:
        """Drop the review of a deal that was taken back, unless somebody looks at it."""
        for task in [one for one in self._tasks if one.judging.deal == deal]:
            if not task.is_looked_at:
                self._drop(task)
        self._arrange()

    def run(self, job: BackgroundJob) -> None:
        """Run a job whenever there is nothing to review, in place of the one before."""
        if self._job is not None:
            self._job.pause()
            self._job.changed.disconnect(self._arrange)
        self._job = job
        job.changed.connect(self._arrange)
        self._arrange()

    def close(self) -> None:
        """Stop everything at once, and end the engine."""
        self._is_closed = True
        self._idle.stop()
        if self._job is not None:
            self._job.pause()
        for task in self._tasks:
            task.judging.stop()
        self.thinker.close()

    def _task(self, deal: PlayedDeal) -> _Task:
        # It is now the one that was asked for last, and its fault is forgotten.
        task = next((one for one in self._tasks if one.judging.deal == deal), None)
        if task is None:
            task = _Task(self._judging(deal))
        else:
            self._tasks.remove(task)
            task.judging.fault = None
        self._tasks.append(task)
        done = [one for one in self._tasks if one.is_done and not one.is_looked_at]
        for old in done[:-MOST_KEPT]:
            self._drop(old)
        return task

    def _judging(self, deal: PlayedDeal) -> DealJudging:
        judging = DealJudging(self.thinker, deal, self._effort, SEED, self, is_begun=False)
        judging.tables_changed.connect(lambda: self._on_tables_changed(judging))
        found = self.archive.find(deal, self._effort) if self.archive else None
        if found is not None:
            judging.recall(found.review, found.tables)
        judging.finished.connect(lambda: self._on_finished(judging))
        judging.failed.connect(self._arrange)
        return judging

    def _on_tables_changed(self, judging: DealJudging) -> None:
        if judging.cards is not None:
            self.tables_known.emit(judging)
            self._arrange()

    def _on_finished(self, judging: DealJudging) -> None:
        if self.archive is not None and judging.review is not None:
            self.archive.keep(judging.review, judging.tables, self._effort)
        self._arrange()

    def _drop(self, task: _Task) -> None:
        self._tasks.remove(task)
        task.judging.stop()
        task.judging.deleteLater()

    @Slot()
    def _arrange(self) -> None:
        due = self._due()
        for task in self._tasks:
            if task is not due:
                task.judging.stop()
        runs_job = due is None and self._may_work and self._job is not None
        if self._job is not None and not runs_job:
            self._job.pause()
        if due is not None:
            due.judging.resume()
            self._idle.stop()
        elif runs_job and self._job is not None and self._job.is_due:
            self._job.resume()
            self._idle.stop()
        elif not self._idle.isActive() and not self._is_closed:
            self._idle.start()

    @property
    def _may_work(self) -> bool:
        return not self._is_closed and (self._cores > _FEW_CORES or not self._game.is_asked)

    def _due(self) -> _Task | None:
        if not self._may_work:
            return None
        wanted = [one for one in self._tasks if self._works_unasked or one.is_looked_at]
        unfinished = [one for one in reversed(wanted) if not one.is_done]
        return max(unfinished, key=lambda one: one.rank, default=None)

    @Slot()
    def _on_idle_timeout(self) -> None:
        if self.thinker.is_asked:  # it has been stopped, and is about to say so
            self._idle.start()
            return
        self.thinker.rest()
        self.rested.emit()

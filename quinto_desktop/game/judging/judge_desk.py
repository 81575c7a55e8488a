"""Where finished deals are reviewed in the background: an engine of its own, and who gets it."""

from __future__ import annotations

import os
from collections.abc import Collection

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.thinking.engine_process import EngineProcess, engine_command
from quinto_desktop.game.thinking.thinker import Thinker
from quinto_desktop.players.judging.reviewing import Effort, PlayedDeal
from quinto_desktop.rules import Seat

SEED = 1
"""The seed of every review, so that `quinto-lab review` prints the same figures."""

IDLE_MS = 10_000
"""How long the engine waits for another question before it ends, and its memory returns."""

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


class JudgeDesk(QObject):
    """Reviews finished deals, one at a time, and keeps what it has found as long as it lives.

    What somebody looks at comes first, then whatever was last asked for in the background. One core
    is left free: with two or fewer, the desk rests while the game's own engine thinks.

    Signals:
        rested(): The engine has ended, because nobody has asked for anything for a while.

    Args:
        thinker: Has an engine of its own; see `engine_aside`.
        game: The game's own thinker, which comes first.
        cores: How many processors there are.
        idle_ms: How long the engine waits for another question before it ends, in milliseconds.
        effort: How thorough the reviews are.
        parent: The owner.
    """

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
        self._thinker = thinker
        self._game = game
        self._cores = cores_of_this_machine() if cores is None else cores
        self._effort = effort
        self._deals: list[DealJudging] = []
        self._looked_at: list[DealJudging] = []
        self._works_unasked = True
        self._is_closed = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
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
        """Look at the review of a deal; it goes on, or is there already, until `leave`.

        Args:
            deal: The deal.
            first: Whose decisions are judged first.
        """
        judging = self._judging(deal, first)
        if judging not in self._looked_at:
            self._looked_at.append(judging)
        self._arrange()
        return judging

    def leave(self, judging: DealJudging) -> None:
        """Look at a review no more; if `works_unasked`, it goes on all the same."""
        if judging in self._looked_at:
            self._looked_at.remove(judging)
        self._arrange()

    def prepare(self, deal: PlayedDeal, first: Collection[Seat] = ()) -> DealJudging:
        """Review a deal before anybody asks, if `works_unasked`; the arguments are `review`'s.

        What was found of it as it had been played before something was taken back is forgotten.
        """
        judging = self._judging(deal, first)
        for other in [one for one in self._deals if one.deal.start == deal.start]:
            if other is not judging and other not in self._looked_at:
                other.stop()
                self._deals.remove(other)
                other.deleteLater()
        self._arrange()
        return judging

    def close(self) -> None:
        """Stop everything at once, and end the engine."""
        self._is_closed = True
        self._idle.stop()
        for judging in self._deals:
            judging.stop()
        self._thinker.close()

    def _judging(self, deal: PlayedDeal, first: Collection[Seat]) -> DealJudging:
        """The review of a deal, now the one that was asked for last."""
        for known in self._deals:
            if known.deal.decisions == deal.decisions:
                self._deals.remove(known)
                self._deals.append(known)
                known.fault = None  # to be tried again
                return known
        judging = DealJudging(self._thinker, deal, self._effort, SEED, self, is_begun=False)
        judging.put_first(first)
        judging.finished.connect(self._arrange)
        judging.failed.connect(self._arrange)
        self._deals.append(judging)
        return judging

    @Slot()
    def _arrange(self) -> None:
        """Have the deal reviewed whose turn it is, and no other."""
        due = self._due()
        for judging in self._deals:
            if judging is not due:
                judging.stop()
        if due is not None:
            due.resume()
            self._idle.stop()
        elif not self._idle.isActive() and not self._is_closed:
            self._idle.start()

    def _due(self) -> DealJudging | None:
        if self._is_closed or (self._cores <= _FEW_CORES and self._game.is_asked):
            return None
        unfinished = [one for one in self._deals if one.review is None and not one.fault]
        looked_at = [one for one in unfinished if one in self._looked_at]
        others = unfinished if self._works_unasked else []
        return next(iter([*reversed(looked_at), *reversed(others)]), None)

    @Slot()
    def _on_idle_timeout(self) -> None:
        if self._thinker.is_asked:  # it has been stopped, and is about to say so
            self._idle.start()
            return
        self._thinker.rest()
        self.rested.emit()

"""The judges of a window's game, who come when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game import GameController, Preferences, Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from quinto_desktop.game.judging.after_deals import AfterDeals, Compared
    from quinto_desktop.game.judging.review_queue import Archive, ReviewQueue


class Judging(QObject):
    """Gives the window its judges' desk, and has what is finished put there.

    Signals:
        compared_changed(): `compared` may be another than before.
    """

    compared_changed = Signal()

    def __init__(
        self, controller: GameController, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._desk: ReviewQueue | None = None
        self._after_deals: AfterDeals | None = None
        self._archive: Callable[[], Archive] | None = None

    def keep_in(self, archive: Callable[[], Archive]) -> None:
        """Keep reviews for good, and find what was kept."""
        self._archive = archive

    @Slot()
    def keep_nowhere(self) -> None:
        """Keep no reviews: the judge lacks something, and its verdicts are not those of others."""
        self._archive = None
        if self._desk is not None:
            self._desk.archive = None

    def know(self, session: Session, line: int) -> None:
        """Let the reviews of a game's finished deals be kept, whichever game it is."""
        if self.desk.archive is not None:
            seen = session if line == session.lines.playing else session.switched(line)
            self.desk.archive.know(seen.played(), seen.steps)

    @property
    def desk(self) -> ReviewQueue:
        """The judges' desk; its engine starts when something is asked for."""
        if self._desk is None:
            from quinto_desktop.game.judging.review_queue import judge_desk

            self._desk = judge_desk(self._controller.thinker, self)
            self._desk.archive = self._archive() if self._archive else None
        return self._desk

    @property
    def compared(self) -> tuple[Compared, ...] | None:
        """The deals of the match beside what other tables made of them; None if not wanted."""
        if self._after_deals is None:
            return () if self._preferences.compares else None
        return self._after_deals.compared

    @Slot()
    def follow_game(self) -> None:
        """Have every deal put on the desk when it is over, from now on."""
        from quinto_desktop.game.judging.after_deals import AfterDeals

        if self._after_deals is None:
            self._after_deals = AfterDeals(self._controller, self._preferences, self.desk, self)
            self._after_deals.compared_changed.connect(self.compared_changed)
            self.compared_changed.emit()

    @Slot()
    def close(self) -> None:
        """Stop thinking at once."""
        if self._desk is not None:
            self._desk.close()

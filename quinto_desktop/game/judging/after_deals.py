"""What becomes of every deal that is over: its review begins, and other tables play it too."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.controller import GameController
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.review_queue import ReviewQueue
from quinto_desktop.game.lessons.lesson import place_of
from quinto_desktop.game.preferences import Preferences
from quinto_desktop.game.session import Session
from quinto_desktop.game.sharing.days_deal import is_played
from quinto_desktop.players.judging.deal_review import PlayedDeal, played_deals
from quinto_desktop.rules import Side, Step


class Compared(Struct, frozen=True):
    """A finished deal, beside what others have made of the same cards; numbers begin at 1.

    Attributes:
        result: The points of North and South less those of East and West.
        elsewhere: The same at the other tables, on average.
    """

    game: int
    number: int
    result: int
    elsewhere: float
    tables: int

    def result_of(self, side: Side) -> int:
        """The points of a side less the other's."""
        return self.result if side is Side.NS else -self.result

    def elsewhere_of(self, side: Side) -> int:
        """The same at the other tables, on average, to a whole point."""
        return round(self.elsewhere if side is Side.NS else -self.elsewhere)

    def gain_of(self, side: Side) -> int:
        """How much more a side has made of the cards than others did."""
        return self.result_of(side) - self.elsewhere_of(side)


class AfterDeals(QObject):
    """Has finished deals reviewed, and played at other tables, as the settings say; no lessons.

    Signals:
        compared_changed(): `compared` may be another than before.
    """

    compared_changed = Signal()

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        desk: ReviewQueue,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._desk = desk
        self._session = controller.session
        self._deals: tuple[PlayedDeal, ...] = ()
        self._elsewhere: list[tuple[PlayedDeal, tuple[int, ...]]] = []
        controller.stepped.connect(self._on_controller_stepped)
        controller.restored.connect(self._on_controller_restored)
        preferences.changed.connect(self._apply_settings)
        desk.tables_known.connect(self._note)
        self._look()
        self._apply_settings()

    @property
    def compared(self) -> tuple[Compared, ...] | None:
        """The finished deals that other tables have played, in order; None if unwanted."""
        if not self._is_wanted or _is_lesson(self._session):
            return None
        known = [(deal, self._results_of(deal)) for deal in self._deals]
        return tuple([_compared(deal, tables) for deal, tables in known if tables])

    @property
    def _is_wanted(self) -> bool:
        # Of a day's deal everybody likes to know it.
        works, today = self._preferences.settings.background, self._controller.today()
        return self._preferences.compares or (works and is_played(self._session, today))

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        if step.after.deals_finished == step.before.deals_finished:
            return
        self._look()
        if self._deals and self._preferences.settings.background:
            self._desk.prepare(self._deals[-1], self._session.people)
        self._play_elsewhere()

    @Slot()
    def _on_controller_restored(self) -> None:
        is_same, before = self._controller.session is self._session, self._deals
        self._look()
        if is_same:
            for deal in before[len(self._deals) :]:
                self._desk.forget(deal)
        self._play_elsewhere()

    @Slot()
    def _apply_settings(self) -> None:
        self._desk.works_unasked = self._preferences.settings.background
        self._play_elsewhere()
        self.compared_changed.emit()

    def _look(self) -> None:
        self._session = session = self._controller.session
        if self._desk.archive is not None and session.state.deals_finished:
            self._desk.archive.know(session.played(), session.steps)
        before, self._deals = self._deals, () if _is_lesson(session) else _finished(session)
        self._elsewhere = [one for one in self._elsewhere if one[0] in self._deals]
        if before != self._deals:
            self.compared_changed.emit()

    def _play_elsewhere(self) -> None:
        if self._is_wanted:
            for deal in self._deals:
                if not self._results_of(deal):
                    self._note(self._desk.prepare_tables(deal))

    @Slot(object)
    def _note(self, judging: DealJudging) -> None:
        deal = judging.deal
        if judging.cards is not None and deal in self._deals and not self._results_of(deal):
            self._elsewhere.append((deal, tuple(judging.tables)))
            self.compared_changed.emit()

    def _results_of(self, deal: PlayedDeal) -> tuple[int, ...]:
        return next((tables for known, tables in self._elsewhere if known == deal), ())


def _is_lesson(session: Session) -> bool:
    return session.is_exercise or place_of(session.setup) is not None


def _finished(session: Session) -> tuple[PlayedDeal, ...]:
    return tuple(played_deals(session.steps))


def _compared(deal: PlayedDeal, tables: tuple[int, ...]) -> Compared:
    start = deal.start
    elsewhere = sum(tables) / len(tables)
    return Compared(len(start.games) + 1, start.dealt.number, deal.result, elsewhere, len(tables))

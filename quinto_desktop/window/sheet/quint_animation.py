"""The animation of a scored quint: cards glow; crown and points fly to the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QVariantAnimation, Slot
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import Pace
from quinto_desktop.rules import Observation, QuintScored
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table.trick_tags import QuintTag

_UNDER_INDEX = 0.45  # of a card's width below its middle, where a tag covers no index


class QuintAnimation(QObject):
    """Moves a quint's tag from its cards to its line on the sheet, then counts up the score.

    A quint is told once on the table, by its tag, and once on the sheet, by the line that fills. If
    the sheet is hidden, the tag goes to what stands in for it, such as its tab, or else to the pile
    of the side that scores it.
    """

    def __init__(self, table: Table, sheet: ScoreSheet, look: CurrentTheme, marks: Marks) -> None:
        super().__init__(table)
        self._table = table
        self._sheet = sheet
        self.stand_in: QWidget | None = None
        self._pill = QuintTag(look, marks, table)
        self._event: QuintScored | None = None
        self._is_skipped = False
        self._pace = Pace()
        self._from, self._to = QPointF(), QPointF()
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.valueChanged.connect(self._on_flight_value_changed)
        self._flight.finished.connect(self._arrive)
        table.quint_marked.connect(self._on_table_quint_marked)
        table.quint_counted.connect(self._on_table_quint_counted)
        table.director.skipped_ahead.connect(self.finish)
        table.installEventFilter(self)

    @property
    def pill(self) -> QuintTag:
        """The moving tag."""
        return self._pill

    def finish(self) -> None:
        """Finish at once."""
        self._is_skipped = True
        self._land()
        self._sheet.counting.finish()
        self._sheet.skip_flash()

    def _land(self) -> None:
        if self._event is not None:
            self._flight.stop()
            self._arrive()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # When the table is resized, everything has moved.
        if event.type() is QEvent.Type.Resize:
            self.finish()
        return False

    @Slot(object, object)
    def _on_table_quint_marked(self, event: QuintScored, seen: Observation) -> None:
        self.finish()
        self._is_skipped = False
        pace = self._pace = self._table.stage.pace
        if pace.quint_ms:
            self._begin(event, seen, pace)

    @Slot(object)
    def _on_table_quint_counted(self, event: QuintScored) -> None:
        self._land()
        if self._is_skipped:
            return
        scored, pace = event.scored, self._pace
        self._sheet.flash(scored.quint, pace.flash_ms)
        if pace.count_ms:
            after = event.scores[scored.side]
            self._sheet.counting.hold(scored.side, after - scored.quint.points, after)
            self._sheet.counting.begin(pace.count_ms)

    def _begin(self, event: QuintScored, seen: Observation, pace: Pace) -> None:
        self._table.animator.finish()  # the last card may be late, and still show its back
        scored = event.scored
        cards = [card for card in self._table.stage.cards if card.card in scored.quint.cards]
        ground = self._table.parentWidget() or self._table
        if not cards:
            return
        self._event = event
        start = self._table.overlays.tags.take(scored.quint)
        if start is None:  # it was in the cachette
            start = sum((QPointF(card.pose.x, card.pose.y) for card in cards), QPointF())
            start = start / len(cards) + QPointF(0, _UNDER_INDEX * cards[0].pose.width)
        self._from = QPointF(self._table.mapTo(ground, start.toPoint()))
        self._to = self._goal(event, seen, ground)
        self._pill.setParent(ground)
        self._pill.tell(scored.quint)
        self._lay_out(self._from)
        self._pill.raise_()
        share = pace.glow_ms / (pace.glow_ms + pace.quint_ms)
        self._flight.setKeyValueAt(share, 0.0)
        self._flight.setDuration(pace.glow_ms + pace.quint_ms)
        start_now(self._flight)

    def _goal(self, event: QuintScored, seen: Observation, ground: QWidget) -> QPointF:
        scored = event.scored
        if self._sheet.isVisible():
            speaker = self._table.overlays.speaker
            place = self._sheet.place_to_come(scored.quint, seen, speaker)
            if place is not None:
                return QPointF(self._sheet.mapTo(ground, place.center().toPoint()))
        elif self.stand_in is not None and self.stand_in.isVisible():
            return QPointF(self.stand_in.mapTo(ground, self.stand_in.rect().center()))
        edge = self._table.stage.places.pile_edge(scored.side)
        caption = self._table.overlays.piles[edge]
        return QPointF(caption.mapTo(ground, caption.rect().center()))

    @Slot()
    def _on_flight_value_changed(self) -> None:
        raw = float(self._flight.currentValue())
        share = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(raw)
        self._lay_out(self._from + (self._to - self._from) * share)

    def _lay_out(self, spot: QPointF) -> None:
        self._pill.stand(spot, self._table.stage.geometry.unit)

    @Slot()
    def _arrive(self) -> None:
        event, self._event = self._event, None
        if event is not None:
            self._pill.tell(None)

"""The way of a quint's tag from its trick to the side that scores it."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QVariantAnimation, Slot

from quinto_desktop.game import Pace
from quinto_desktop.rules import Observation, QuintScored
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table.trick_tags import QuintTag

_UNDER_INDEX = 0.45  # of a card's width below its middle, where a tag covers no index


class QuintAnimation(QObject):
    """Moves a quint's tag from its cards to the pile of the side that scores it."""

    def __init__(self, table: Table, look: CurrentTheme, marks: Marks) -> None:
        super().__init__(table)
        self._table = table
        self._pill = QuintTag(look, marks, table)
        self._event: QuintScored | None = None
        self._from, self._to = QPointF(), QPointF()
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.valueChanged.connect(self._on_flight_value_changed)
        self._flight.finished.connect(self._arrive)
        table.quint_marked.connect(self._on_table_quint_marked)
        table.quint_counted.connect(self.finish)
        table.director.skipped_ahead.connect(self.finish)
        table.installEventFilter(self)

    @property
    def pill(self) -> QuintTag:
        return self._pill

    def finish(self) -> None:
        if self._event is not None:
            self._flight.stop()
            self._arrive()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # When the table is resized, everything has moved.
        if event.type() is QEvent.Type.Resize:
            self.finish()
        return False

    @Slot(object, object)
    def _on_table_quint_marked(self, event: QuintScored, _seen: Observation) -> None:
        self.finish()
        pace = self._table.stage.pace
        if pace.quint_ms:
            self._begin(event, pace)

    def _begin(self, event: QuintScored, pace: Pace) -> None:
        self._table.animator.finish()  # the last card may be late, and still show its back
        scored = event.scored
        cards = [card for card in self._table.stage.cards if card.card in scored.quint.cards]
        if not cards:
            return
        self._event = event
        start = self._table.overlays.tags.take(scored.quint)
        if start is None:  # it was in the cachette
            start = sum((QPointF(card.pose.x, card.pose.y) for card in cards), QPointF())
            start = start / len(cards) + QPointF(0, _UNDER_INDEX * cards[0].pose.width)
        self._from, self._to = start, self._goal(event)
        self._pill.tell(scored.quint)
        self._lay_out(self._from)
        self._pill.raise_()
        share = pace.glow_ms / (pace.glow_ms + pace.quint_ms)
        self._flight.setKeyValueAt(share, 0.0)
        self._flight.setDuration(pace.glow_ms + pace.quint_ms)
        start_now(self._flight)

    def _goal(self, event: QuintScored) -> QPointF:
        edge = self._table.stage.places.pile_edge(event.scored.side)
        return QPointF(self._table.overlays.piles[edge].geometry().center())

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

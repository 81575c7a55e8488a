"""The score sheet's tab, and the way of a quint from the table to the sheet or its tab."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from quinto_desktop.game import Pace
from quinto_desktop.rules import Observation, QuintScored
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table.trick_tags import QuintTag
from quinto_desktop.window.text.translation import fill, translate

_LEAST, _BRIEF = QSizeF(84, 48), QSizeF(44, 44)
_PAD, _BESIDE = 10.0, 14.0
_CHEVRON = QSizeF(5, 9)
_LARGEST = 1.8
_LONGEST = 90.0  # of a side's name, in design units; a longer one is shortened


class TabScore(NamedTuple):
    """Both sides' names and points, our own first."""

    first: tuple[str, int]
    second: tuple[str, int]

    def told(self) -> str:
        """The score in words: “We 25, They 15”."""
        text = translate("ScoreSheet", "{side} {score}, {other_side} {other_score}")
        side, score = self.first
        other_side, other_score = self.second
        return fill(text, side=side, score=score, other_side=other_side, other_score=other_score)


class SheetTab(QToolButton):
    """The tab that opens and closes the score sheet."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._score: TabScore | None = None
        self._unit = 1.0
        self._points_right = False
        self._is_brief = False
        look.changed.connect(self.update)
        self.setToolTip(translate("TableArea", "Show or hide the score sheet"))
        DressedTips(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._tell()

    def show_score(self, score: TabScore | None) -> bool:
        """Show the score, or with None only what the tab is; return whether that is news."""
        if score == self._score:
            return False
        self._score = score
        self._tell()
        return True

    def set_unit(self, unit: float) -> None:
        self._unit = min(_LARGEST, max(1.0, unit))
        self.update()

    def point(self, *, right: bool) -> None:
        """Point to where the sheet will move."""
        self._points_right = right
        self.update()

    def show_briefly(self, *, brief: bool) -> None:
        """Show only the arrowhead: the open sheet says the rest."""
        self._is_brief = brief
        self.updateGeometry()
        self.update()

    def _tell(self) -> None:
        name = translate("ScoreSheet", "Score sheet")
        self.setText(translate("TableArea", "Score") if self._score is None else self._score.told())
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if self._score is None else self._score.told())
        self.updateGeometry()
        self.update()

    # --------------------------------------------------------------- size
    def _fonts(self) -> tuple[QFont, QFont]:
        head, figure = ui_font(13 * self._unit), serif_font(20 * self._unit, bold=True)
        for font, most in ((head, 18), (figure, 27)):  # more would cover somebody's plate
            font.setPixelSize(min(font.pixelSize(), round(most * self._unit)))
        return head, figure

    def _columns(self) -> tuple[float, float]:
        if self._score is None:
            return 0.0, 0.0
        head, figure = map(QFontMetricsF, self._fonts())
        least = figure.horizontalAdvance("100")
        first, second = (
            max(least, head.horizontalAdvance(name), figure.horizontalAdvance(str(points)))
            for name, points in self._score
        )
        most = _LONGEST * self._unit
        return min(first, most), min(second, most)

    def sizeHint(self) -> QSize:
        # At least what a finger needs.
        if self._is_brief:
            return (_BRIEF * self._unit).toSize()
        head, figure = map(QFontMetricsF, self._fonts())
        pad = 2 * _PAD * self._unit + (_CHEVRON.width() + 7) * self._unit
        if self._score is None:
            wide, high = head.horizontalAdvance(self.text()), head.height()
        else:
            wide = sum(self._columns()) + _BESIDE * self._unit
            high = head.height() + 0.92 * figure.height()
        needed = QSizeF(wide + pad, high + 12 * self._unit)
        return needed.expandedTo(_LEAST * self._unit).toSize()

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, u = self._look.theme, self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(themed_pen(theme, theme.rule, 1.2))
        painter.setBrush(QColor(theme.gilt if self.underMouse() or self.isDown() else theme.sheet))
        painter.drawRoundedRect(paper, 5 * u, 5 * u)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(paper, 5 * u, 5 * u)
        if self._is_brief:
            self._paint_chevron(painter, paper.center())
            painter.end()
            return
        wide = (_CHEVRON.width() + 7) * u
        room = paper.adjusted(_PAD * u, 0, -_PAD * u, 0)
        chevron = QRectF(room)
        if self._points_right:
            chevron.setLeft(room.right() - _CHEVRON.width() * u)
            room.setRight(room.right() - wide)
        else:
            chevron.setRight(room.left() + _CHEVRON.width() * u)
            room.setLeft(room.left() + wide)
        self._paint_chevron(painter, chevron.center())
        self._paint_score(painter, room)
        painter.end()

    def _paint_chevron(self, painter: QPainter, middle: QPointF) -> None:
        pen = themed_pen(self._look.theme, self._look.theme.ink_secondary, 1.8 * self._unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = _CHEVRON.width() / 2 * self._unit, _CHEVRON.height() / 2 * self._unit
        tip = QPointF(x if self._points_right else -x, 0)
        for foot in (QPointF(-tip.x(), -y), QPointF(-tip.x(), y)):
            painter.drawLine(middle + tip, middle + foot)

    def _paint_score(self, painter: QPainter, room: QRectF) -> None:
        theme, (head, figure) = self._look.theme, self._fonts()
        if self._score is None:
            painter.setFont(head)
            painter.setPen(QColor(theme.ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.text())
            return
        widths, gap = self._columns(), _BESIDE * self._unit
        top = QFontMetricsF(head).height()
        high = top + 0.92 * QFontMetricsF(figure).height()
        first = QRectF(0, room.center().y() - high / 2, widths[0], high)
        first.moveLeft(room.center().x() - (sum(widths) + gap) / 2)
        second = QRectF(first.right() + gap, first.top(), widths[1], high)
        if self.isRightToLeft():
            second.moveLeft(first.left())
            first.moveLeft(second.right() + gap)
        colours = theme.side_ns, theme.side_ew
        for (name, points), column, colour in zip(
            self._score, (first, second), colours, strict=True
        ):
            painter.setFont(head)
            painter.setPen(QColor(theme.ink_secondary))
            name = QFontMetricsF(head).elidedText(name, Qt.TextElideMode.ElideRight, column.width())
            above = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(column, above, name)
            painter.setFont(figure)
            painter.setPen(QColor(colour))
            below = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(column, below, str(points))
        dot = QPointF(
            (first.center().x() + second.center().x()) / 2, first.bottom() - (high - top) / 2
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink_secondary))
        painter.drawEllipse(dot, 1.6 * self._unit, 1.6 * self._unit)


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
        return self._pill

    def finish(self) -> None:
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

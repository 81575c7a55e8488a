"""The parts of a lesson's panel: dots, and the worth of the quints."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import QUINTS, Suit
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen
from quinto_desktop.window.text.translation import fill, translate

LEAST_BODY = 14
"""The least size of the text, in pixels."""


class Dots(QWidget):
    """How far a lesson has come: a dot for each part."""

    heard_as = QAccessible.Role.StaticText

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._done, self._all, self._unit = 0, 0, 1.0
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, done: int, whole: int) -> None:
        """Show how many of all parts have been reached."""
        self._done, self._all = done, whole
        text = translate("Lesson", "Part {number} of {all}")
        self.setAccessibleName(fill(text, number=done, all=whole))
        self.setVisible(whole > 1)
        self.stand(self._unit)

    def stand(self, unit: float) -> None:
        """Set the scale."""
        self._unit = max(1.0, unit)
        self.setFixedSize(round(self._all * self._pitch), round(14 * self._unit))
        self.update()

    @property
    def _pitch(self) -> float:
        return (13 if self._all <= 9 else 9) * self._unit

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, radius = self._look.theme, (3.4 if self._all <= 9 else 2.6) * self._unit
        painter.setPen(themed_pen(theme, theme.brass, 1.0))
        is_mirrored = self.isRightToLeft()
        for number in range(self._all):
            place = self._all - 1 - number if is_mirrored else number
            painter.setBrush(QColor(theme.brass) if number < self._done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(
                QPointF((place + 0.5) * self._pitch, self.height() / 2), radius, radius
            )
        painter.end()


class QuintWorth(QWidget):
    """The worth of the quints of each suit, and of the Quint Royal, in one line."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._marks = look, marks
        self._unit = 1.0
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def stand(self, unit: float) -> None:
        """Set the scale."""
        self._unit = max(1.0, unit)
        high = QFontMetricsF(serif_font(17 * self._unit, bold=True)).height()
        self.setFixedHeight(round(high + 14 * self._unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self._look.theme, self._unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        worths = {quint.suit: quint.points for quint in QUINTS}
        suits: list[Suit | None] = [*reversed(Suit), None]
        room = self.width() / len(suits)
        painter.setFont(serif_font(17 * unit, bold=True))
        side = 15 * unit
        for place, suit in enumerate(suits):
            text = str(worths[suit])
            wide = side * (1.5 if suit is None else 1.0)
            whole = wide + 6 * unit + painter.fontMetrics().horizontalAdvance(text)
            left = place * room + (room - whole) / 2
            box = QRectF(left, (self.height() - side) / 2, wide, side)
            if suit is None:
                self._marks.draw(painter, "crown", box, theme.crown, theme.crown_line)
            else:
                self._marks.draw(painter, MARK_OF[suit], box, theme.ladder_suits[suit])
            painter.setPen(QColor(theme.page_text))
            at = QRectF(box.right() + 6 * unit, 0, room, self.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()

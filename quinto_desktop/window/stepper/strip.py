"""The strip of a review: the expected result over the deal, and every decision on one axis."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.theme import CurrentTheme, themed_pen
from quinto_desktop.window.stepper import deal_words, review_words
from quinto_desktop.window.stepper.strip_layout import StripLayout
from quinto_desktop.window.stepper.strip_picture import StripPicture, tip_of
from quinto_desktop.window.stepper.verdict_list import VerdictList, moment_of
from quinto_desktop.window.text.speaker import Speaker

_CURSOR_MS = 120


class ReviewStrip(QWidget):
    """Shows all decisions of a deal. It is one stop of the keyboard focus; see `spoken`.

    Signals:
        chosen(int): The user wants to stand at the decision of this number.

    Attributes:
        number: The decision at which the cursor stands.
    """

    heard_as = QAccessible.Role.Chart

    chosen = Signal(int)

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit, self._is_low = 1.0, False
        self._findings: VerdictList | None = None
        self._speaker: Speaker | None = None
        self.number = 0
        self._cursor = QVariantAnimation(self)
        self._cursor.setDuration(_CURSOR_MS)
        self._cursor.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._cursor.valueChanged.connect(lambda _value: self.update())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Decisions of the deal"))
        DressedTips(self)
        look.changed.connect(self.update)

    def set_unit(self, unit: float, *, is_low: bool) -> None:
        """Set how many pixels are one of the design, and whether only what matters most fits."""
        self._unit, self._is_low = unit, is_low
        self.update()

    def show_findings(self, findings: VerdictList, speaker: Speaker) -> None:
        """Show what is known now."""
        self._findings, self._speaker = findings, speaker
        self._say()

    def move_to(self, number: int, *, is_still: bool) -> None:
        """Put the cursor at a decision; it glides there, unless motion is reduced."""
        before, self.number = self.number, number
        self._cursor.stop()
        if not is_still and self._findings is not None and self.isVisible() and before != number:
            self._cursor.setStartValue(self._x(before))
            self._cursor.setEndValue(self._x(number))
            self._cursor.start()
        self._say()

    @property
    def spoken(self) -> str:
        """The point at which the cursor stands, in words."""
        if self._findings is None or self._speaker is None:
            return ""
        return review_words.point_told(self._findings, self.number, self._speaker)

    def _say(self) -> None:
        self.setAccessibleDescription(self.spoken)
        self.update()

    # --------------------------------------------------------------- places
    def layout_now(self) -> StripLayout:
        """Where everything stands."""
        return StripLayout(self.width(), self.height(), self._unit, is_low=self._is_low)

    def _x(self, number: int) -> float:
        assert self._findings is not None  # asked for only then
        return self.layout_now().x(moment_of(self._findings.deal.decisions[number]))

    def nearest(self, x: float) -> int | None:
        """The choice that is nearest to a place across the strip."""
        if self._findings is None:
            return None
        return min(self._findings.choices, key=lambda one: abs(self._x(one) - x), default=None)

    # --------------------------------------------------------------- mouse and focus
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stand at the decision that is clicked."""
        number = self.nearest(event.position().x())
        if number is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say in a tip what is under the pointer; go there while the button is held."""
        number = self.nearest(event.position().x())
        if number is None or self._findings is None or self._speaker is None:
            return
        if event.buttons() & Qt.MouseButton.LeftButton and number != self.number:
            self.chosen.emit(number)
        told = review_words.point_told(self._findings, number, self._speaker)
        self.setToolTip(tip_of(self._findings, number, told))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop's text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.update()

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the strip."""
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.page))
        painter.setPen(themed_pen(theme, theme.brass, 1.5))
        painter.drawLine(0, 0, self.width(), 0)
        if self._findings is not None and self._speaker is not None:
            self._paint_on(painter, self._findings, self._speaker)
        if self.hasFocus():
            painter.setPen(themed_pen(theme, theme.focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(3, 4, -3, -3), 6, 6)
        painter.end()

    def _paint_on(self, painter: QPainter, findings: VerdictList, speaker: Speaker) -> None:
        at = self.layout_now()
        picture = StripPicture(painter, self._look.theme, findings, at)
        title, note = self.tr("Expected result"), self.tr("mistakes below")
        if not self._is_low:
            title = self.tr("Expected result of the deal, with its likely range")
            note = self.tr("below: mistakes, ours down, theirs up")
        picture.paint_head(title, deal_words.progress(findings) or note)
        picture.paint_curve()
        picture.paint_decisions(deal_words.error_rows(findings, speaker))
        picture.paint_tricks(moment_of(findings.deal.decisions[self.number]).trick)
        is_gliding = self._cursor.state() is QVariantAnimation.State.Running
        x = self._cursor.currentValue() if is_gliding else self._x(self.number)
        picture.paint_cursor(x)

"""The gilt line from a lesson's panel to what it speaks of, with a ring round it."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.lesson.aims import Target
from quinto_desktop.window.look.theme import CurrentTheme

_LINE = 2.5
_UNDER = 2.5  # how much wider the darker line under it is
_ROOM = 5  # between a thing and the ring round it
_GLOW = 14  # how far the glow reaches beyond the ring
_CORNER = 10


class Pointing(QWidget):
    """Points from one place of its parent to another; the pointer passes through it.

    It is drawn once for each place: what lies under it is repainted more often.
    """

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._from = QRectF()
        self._target: Target | None = None
        self._unit = 1.0
        self._picture: QPixmap | None = None
        look.changed.connect(self._draw_anew)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def _draw_anew(self) -> None:
        self._picture = None
        self.update()

    def point(self, panel: QRectF, target: Target | None, unit: float) -> None:
        """Point from a panel at a target, in the parent's coordinates; at nothing without one."""
        if target is None:
            self._target = None
            self.hide()
            return
        self._from, self._target, self._unit = panel, target, max(0.8, unit)
        reach = (_ROOM + _GLOW) * self._unit + 2
        ring = self.ring.adjusted(-reach, -reach, reach, reach)
        whole = ring.united(QRectF(self._start(), QPointF(ring.center())).normalized())
        box = whole.adjusted(-4, -4, 4, 4).toAlignedRect()
        self.setGeometry(box.intersected(self._parent_rect()))
        self._draw_anew()
        self.show()
        self.raise_()

    def _parent_rect(self) -> QRect:
        parent = self.parentWidget()
        return QRect() if parent is None else parent.rect()

    @property
    def ring(self) -> QRectF:
        """The ring round the target, in the parent's coordinates."""
        if self._target is None:
            return QRectF()
        room = _ROOM * self._unit
        return self._target.place.adjusted(-room, -room, room, room)

    def _start(self) -> QPointF:
        """The point of the panel's edge that is nearest to the target."""
        box, goal = self._from.adjusted(8, 7, -8, -9), self.ring.center()
        inset = min(40.0, box.width() / 4, box.height() / 4)
        x = min(max(goal.x(), box.left() + inset), box.right() - inset)
        y = min(max(goal.y(), box.top() + inset), box.bottom() - inset)
        if goal.y() > box.bottom() or goal.y() < box.top():
            y = box.bottom() if goal.y() > box.bottom() else box.top()
        elif goal.x() > box.right() or goal.x() < box.left():
            x = box.right() if goal.x() > box.right() else box.left()
        return QPointF(x, y)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the ring and its glow."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._draw(self._picture)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _draw(self, picture: QPixmap) -> None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        colour = QColor(self._look.theme.focus)
        ring, is_round = self.ring, self._target is not None and self._target.is_round
        self._draw_glow(painter, ring, colour, is_round=is_round)
        width = _LINE * self._unit * self._look.theme.weight
        # Over paper the gilt alone would be lost: a darker line lies under it.
        for tone, more in ((QColor(self._look.theme.button_line), _UNDER), (colour, 0.0)):
            pen = QPen(tone, width + more)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            self._draw_lines(painter, ring, is_round=is_round)
        painter.end()

    def _draw_lines(self, painter: QPainter, ring: QRectF, *, is_round: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        start, end = self._start(), _edge_of(ring, self._start(), is_round=is_round)
        if not self._from.intersects(ring):
            path = QPainterPath(start)
            middle = (start + end) / 2
            bend = QPointF(end.y() - start.y(), start.x() - end.x()) * 0.12
            path.cubicTo(
                QPointF(start.x(), middle.y()) + bend, QPointF(end.x(), middle.y()) + bend, end
            )
            painter.drawPath(path)
        if is_round:
            side = max(ring.width(), ring.height()) / 2
            painter.drawEllipse(ring.center(), side, side)
        else:
            corner = _CORNER * self._unit
            painter.drawRoundedRect(ring, corner, corner)

    def _draw_glow(
        self, painter: QPainter, ring: QRectF, colour: QColor, *, is_round: bool
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        reach = _GLOW * self._unit
        if is_round:
            radius = max(ring.width(), ring.height()) / 2 + reach
            gradient = QRadialGradient(ring.center(), radius)
            inner = 1 - reach / radius
            for at, alpha in ((0.0, 0), (inner * 0.9, 30), (inner, 130), (1.0, 0)):
                tint = QColor(colour)
                tint.setAlpha(alpha)
                gradient.setColorAt(at, tint)
            painter.setBrush(gradient)
            painter.drawEllipse(ring.center(), radius, radius)
            return
        tint = QColor(colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(1, 6):
            tint.setAlpha(70 - 12 * step)
            painter.setPen(QPen(tint, reach * step / 3))
            painter.drawRoundedRect(ring, _CORNER, _CORNER)


def _edge_of(ring: QRectF, start: QPointF, *, is_round: bool) -> QPointF:
    """Where a line from a point meets a ring."""
    centre = ring.center()
    across, down = start.x() - centre.x(), start.y() - centre.y()
    if is_round:
        radius = max(ring.width(), ring.height()) / 2
        share = radius / max(1.0, hypot(across, down))
    else:
        shares = (
            ring.width() / 2 / max(1e-3, abs(across)),
            ring.height() / 2 / max(1e-3, abs(down)),
        )
        share = min(1.0, *shares)
    return QPointF(centre.x() + across * share, centre.y() + down * share)

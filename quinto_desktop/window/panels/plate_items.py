"""Small things that are painted on the dark plates."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

PAD = 10
"""From a plate's edge to what stands on it, in design units."""

_HATCH_STEP = 4.5


def line_height(font: QFont) -> float:
    """How high a line of text is."""
    return QFontMetricsF(font).height()


def paint_hatch(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Hatch a rectangle: the sign of the other side."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(colour), 2))
    high, x = rect.height(), rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QLineF(x, rect.bottom(), x + high, rect.top()))
        x += _HATCH_STEP
    painter.restore()

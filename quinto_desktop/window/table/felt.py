"""The table top: baize, and the line that is let into it round the middle."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from quinto_desktop.rules import Seat, Side
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.theme import Theme

_RADIUS_OF_WIDTH = 0.72
_INLAY_CORNER = 40
_INLAY_LINES = ((0.0, 1.4), (5.0, 0.7))


def paint_felt(geometry: Geometry, theme: Theme, ratio: float) -> QPixmap:
    """The table top as a picture, painted once for each size.

    Args:
        geometry: The table's size and places.
        theme: The colours.
        ratio: Device pixels to a logical pixel.
    """
    size = QSizeF(geometry.width, geometry.height)
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    gradient = QRadialGradient(
        QPointF(geometry.width / 2, 0.42 * geometry.height), geometry.width * _RADIUS_OF_WIDTH
    )
    gradient.setColorAt(0, QColor(theme.felt_centre))
    gradient.setColorAt(1, QColor(theme.felt_edge))
    painter = QPainter(pixmap)
    painter.fillRect(QRectF(QPointF(0, 0), size), gradient)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_inlay(painter, geometry, QColor(theme.inlay))
    painter.end()
    return pixmap


def _paint_inlay(painter: QPainter, geometry: Geometry, colour: QColor) -> None:
    unit = geometry.unit
    frame = QRectF(*geometry.inlay)
    for inset, line in _INLAY_LINES:
        room = inset * unit
        corner = (_INLAY_CORNER - inset) * unit
        painter.setPen(QPen(colour, line * max(1.0, unit)))
        painter.drawRoundedRect(frame.adjusted(room, room, -room, -room), corner, corner)


def paint_empty_piles(
    painter: QPainter, geometry: Geometry, theme: Theme, sides: Iterable[Side]
) -> None:
    """Outline where won tricks will lie, for the sides that have none yet."""
    pen = QPen(QColor(theme.secondary_text), 1.1)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in sides:
        painter.drawRoundedRect(_outline(geometry.pile(side, 0, 1)), 4, 4)


def paint_drop_slot(painter: QPainter, geometry: Geometry, theme: Theme, near: Seat) -> None:
    """Outline where the card in the air will lie if it is dropped in the middle."""
    pen = QPen(QColor(theme.focus), 2.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(QColor(theme.drop_fill))
    painter.drawRoundedRect(_outline(geometry.trick(near)), 6, 6)


def _outline(pose: Pose) -> QRectF:
    high = 1.4 * pose.width
    return QRectF(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)

"""The table top: baize, and the line that is let into it round the middle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.table.table_top import TableTop
from quinto_desktop.window.theme import Theme, themed_pen

if TYPE_CHECKING:  # see `table_top`
    from quinto_desktop.rules import Seat, Side
    from quinto_desktop.window.table.geometry import Geometry, Pose
    from quinto_desktop.window.table.places import Places

_Looks: TypeAlias = tuple[float, float, float, Theme, float]

_RADIUS_OF_WIDTH = 0.72
INLAY_CORNER = 40
_INLAY_LINES = ((0.0, 1.4), (5.0, 0.7))


class Ground:
    """The table top, kept as a picture for as long as it looks the same.

    Args:
        theme: The colours.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._is_stretched = False
        self._picture: QPixmap | None = None
        self._looks: _Looks | None = None

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme

    def stretch(self, *, stretched: bool) -> None:
        """Whether the picture for another size will do for now: it is being changed."""
        self._is_stretched = stretched

    def paint(self, table: QWidget, dirty: QRect, places: Places, slot: Seat | None) -> None:
        """Paint a part of the table, and on it what is not a widget.

        Args:
            table: The table.
            dirty: The part.
            places: What lies on it.
            slot: The side of the table whose place in the trick waits for a card, if one does.
        """
        least_step = self._theme.pack.least_step
        geometry = places.measured(table.width(), table.height(), least_step)
        ratio = table.devicePixelRatioF()
        picture = self._picture_of(geometry, ratio)
        painter = QPainter(table)
        across, down = picture.width() / table.width(), picture.height() / table.height()
        source = QRectF(
            dirty.x() * across, dirty.y() * down, dirty.width() * across, dirty.height() * down
        )
        painter.drawPixmap(QRectF(dirty), picture, source)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if places.cachette:
            paint_empty_piles(painter, geometry, self._theme, places.empty_piles())
        if slot is not None:
            paint_drop_slot(painter, geometry, self._theme, slot)
        painter.end()

    def _will_do(self, looks: _Looks) -> bool:
        had = self._looks
        return had == looks or (self._is_stretched and had is not None and had[3:] == looks[3:])

    def _picture_of(self, geometry: TableTop, ratio: float) -> QPixmap:
        looks = geometry.width, geometry.height, geometry.top, self._theme, ratio
        if self._picture is None or not self._will_do(looks):
            self._picture, self._looks = paint_felt(geometry, self._theme, ratio), looks
        return self._picture


def paint_felt(geometry: TableTop, theme: Theme, ratio: float) -> QPixmap:
    """The table top as a picture, painted once for each size.

    Args:
        geometry: The table's size and places.
        theme: The colours.
        ratio: Device pixels to a logical pixel.
    """
    size = QSizeF(geometry.width, geometry.height)
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.fillRect(QRectF(QPointF(0, 0), size), _baize(geometry, theme))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_inlay(painter, geometry, theme)
    painter.end()
    return pixmap


def _baize(geometry: TableTop, theme: Theme) -> QRadialGradient:
    gradient = QRadialGradient(
        QPointF(geometry.width / 2, 0.42 * geometry.height), geometry.width * _RADIUS_OF_WIDTH
    )
    gradient.setColorAt(0, QColor(theme.felt_centre))
    gradient.setColorAt(1, QColor(theme.felt_edge))
    return gradient


def paint_baize_over_inlay(
    painter: QPainter, place: QRect, geometry: TableTop, theme: Theme
) -> None:
    """Cover the inlay where words lie on it, so that no line runs through them.

    Args:
        painter: Paints on whatever has the words.
        place: Where that lies on the table.
        geometry: The table's size and places.
        theme: The colours.
    """
    frame, inset = QRectF(*geometry.inlay), _INLAY_LINES[-1][0] * geometry.unit + 2
    inside = frame.adjusted(inset, inset, -inset, -inset)
    if not frame.adjusted(-2, -2, 2, 2).intersects(place) or inside.contains(QRectF(place)):
        return
    painter.save()
    painter.translate(-place.topLeft())
    painter.fillRect(QRectF(place), _baize(geometry, theme))
    painter.restore()


def _paint_inlay(painter: QPainter, geometry: TableTop, theme: Theme) -> None:
    unit = geometry.unit
    frame = QRectF(*geometry.inlay)
    for inset, line in _INLAY_LINES:
        room = inset * unit
        corner = (INLAY_CORNER - inset) * unit
        painter.setPen(themed_pen(theme, theme.inlay, line * max(1.0, unit)))
        painter.drawRoundedRect(frame.adjusted(room, room, -room, -room), corner, corner)


def paint_empty_piles(
    painter: QPainter, geometry: Geometry, theme: Theme, sides: Iterable[Side]
) -> None:
    """Outline where won tricks will lie, for the sides that have none yet."""
    pen = themed_pen(theme, theme.secondary_text, 1.1)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in sides:
        painter.drawRoundedRect(_outline(geometry.pile(side, 0, 1)), 4, 4)


def paint_drop_slot(painter: QPainter, geometry: Geometry, theme: Theme, near: Seat) -> None:
    """Outline where the card in the air will lie if it is dropped in the middle."""
    pen = themed_pen(theme, theme.focus, 2.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(QColor(theme.drop_fill))
    painter.drawRoundedRect(_outline(geometry.trick(near)), 6, 6)


def _outline(pose: Pose) -> QRectF:
    high = 1.4 * pose.width
    return QRectF(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)

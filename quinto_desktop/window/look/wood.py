"""The wood round the felt: its rim and the ledge, and the line of brass between them.

The bare table is painted while the rest is still loading, so nothing here may import the rules or
the game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRegion,
)

from quinto_desktop.window.look.theme import Theme, themed_pen

_MIDDLE = 0.45  # of the height, where the wood has its middle colour
_SHADE, _SHADE_OPACITY, _BRIGHT_OPACITY = 22, 84, 34  # the rim's shadow on the felt
_BRASS = 1.5


class WoodColours(NamedTuple):
    """The colours of the wood from the far side to the near one, and of what is on it."""

    far: str
    middle: str
    near: str
    text: str
    dim: str
    hole: str
    hole_line: str


_COLOURS = {
    "baize": WoodColours(
        "#5B3524", "#3A2117", "#2A170F", "#F6EEDA", "#E2CFA9", "#140A05", "#A9834E"
    ),
    "night": WoodColours(
        "#2A170F", "#1D0F09", "#140A06", "#D8CFBC", "#C6B48F", "#070302", "#8F6F42"
    ),
    "light": WoodColours(
        "#E3CDA8", "#D2B78B", "#C0A273", "#20140A", "#F3E4C6", "#4A2F1C", "#6B4A2C"
    ),
    "contrast": WoodColours(
        "#000000", "#000000", "#000000", "#FFFFFF", "#FFFFFF", "#000000", "#FFFFFF"
    ),
}


def wood_colours(theme: Theme) -> WoodColours:
    """The colours of a theme's wood, whatever its pack."""
    return _COLOURS[theme.name]


class Rim(NamedTuple):
    """Where wood surrounds felt.

    Attributes:
        whole: The table with its wood.
        felt: What the line of brass surrounds.
        corners: The radius of the felt's far corners, and of the near ones.
        unit: The scale of the table.
    """

    whole: QRectF
    felt: QRectF
    corners: tuple[float, float]
    unit: float

    def outline(self) -> QPainterPath:
        """The edge of the felt."""
        place, path = self.felt, QPainterPath()
        far, near = (2 * corner for corner in self.corners)
        path.moveTo(place.left(), place.top() + far / 2)
        path.arcTo(QRectF(place.left(), place.top(), far, far), 180, -90)
        path.arcTo(QRectF(place.right() - far, place.top(), far, far), 90, -90)
        path.arcTo(QRectF(place.right() - near, place.bottom() - near, near, near), 0, -90)
        path.arcTo(QRectF(place.left(), place.bottom() - near, near, near), 270, -90)
        path.closeSubpath()
        return path


def wood(rim: Rim, theme: Theme) -> QGradient:
    """The colours of the wood, darker towards the viewer."""
    gradient, colours = (
        QLinearGradient(0, rim.whole.top(), 0, rim.whole.bottom()),
        wood_colours(theme),
    )
    for at, colour in ((0, colours.far), (_MIDDLE, colours.middle), (1, colours.near)):
        gradient.setColorAt(at, QColor(colour))
    return gradient


def paint_wood(painter: QPainter, rim: Rim, theme: Theme) -> None:
    """Paint the wood round felt that has been painted, its shadow there, and the line of brass."""
    edge, whole = rim.outline(), QPainterPath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.shadow:
        _paint_shade(painter, rim, theme)
    whole.addRect(rim.whole)
    around = whole - edge
    painter.fillPath(around, QBrush(wood(rim, theme)))
    if theme.grain:
        painter.setClipRegion(
            QRegion(rim.whole.toAlignedRect()) - QRegion(_clear_of_corners(rim).toAlignedRect()),
            Qt.ClipOperation.IntersectClip,
        )
        painter.fillPath(around, QBrush(_grain(theme.is_dark)))
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(edge, themed_pen(theme, theme.brass, _BRASS * max(1.0, rim.unit)))
    painter.restore()


def _clear_of_corners(rim: Rim) -> QRectF:
    # A part of the felt that has no wood at all, which need not be looked through.
    room = max(rim.corners)
    return rim.felt.adjusted(room, room, -room, -room)


def _paint_shade(painter: QPainter, rim: Rim, theme: Theme) -> None:
    felt, deep = rim.felt, _SHADE * rim.unit
    for start, end, band in (
        (felt.topLeft(), QPointF(0, deep), QRectF(felt.left(), felt.top(), felt.width(), deep)),
        (felt.topLeft(), QPointF(deep, 0), QRectF(felt.left(), felt.top(), deep, felt.height())),
        (
            felt.topRight(),
            QPointF(-deep, 0),
            QRectF(felt.right() - deep, felt.top(), deep, felt.height()),
        ),
        (
            felt.bottomLeft(),
            QPointF(0, -deep),
            QRectF(felt.left(), felt.bottom() - deep, felt.width(), deep),
        ),
    ):
        shade = QLinearGradient(start, start + end)
        opacity = _SHADE_OPACITY if theme.is_dark else _BRIGHT_OPACITY
        shade.setColorAt(0, QColor(0, 0, 0, opacity))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(band, shade)


@lru_cache(maxsize=2)
def _grain(is_dark: bool) -> QImage:  # noqa: FBT001
    # Fine lines along the wood; a tile, as painting them line by line takes many times as long.
    wide, high = 176, 96
    picture = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dark = QColor(0, 0, 0) if is_dark else QColor("#5B3524")
    light = QColor("#FFD9A0") if is_dark else QColor("#FFFFFF")
    x, step = 0.0, 0
    while x < wide:
        colour = QColor(light if step % 3 == 2 else dark)
        colour.setAlpha(14 + step * 7 % 23)
        painter.setPen(QPen(colour, 0.8 + step * 5 % 7 / 10))
        painter.drawLine(QPointF(x, 0), QPointF(x, high))
        x, step = x + 3 + step * 11 % 5, step + 1
    painter.end()
    return picture

"""The wood round the felt, and the colours of both sides and of the quint board."""

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

from quinto_desktop.window.look.surfaces import painting, restoring
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
    with restoring(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if theme.shadow:
            _paint_shade(painter, rim, theme)
        whole.addRect(rim.whole)
        around = whole - edge
        painter.fillPath(around, QBrush(wood(rim, theme)))
        if theme.grain:
            painter.setClipRegion(
                QRegion(rim.whole.toAlignedRect())
                - QRegion(_clear_of_corners(rim).toAlignedRect()),
                Qt.ClipOperation.IntersectClip,
            )
            painter.fillPath(around, QBrush(_grain(theme.is_dark)))
    with restoring(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(edge, themed_pen(theme, theme.brass, _BRASS * max(1.0, rim.unit)))


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
    with painting(picture) as painter:
        dark = QColor(0, 0, 0) if is_dark else QColor("#5B3524")
        light = QColor("#FFD9A0") if is_dark else QColor("#FFFFFF")
        x, step = 0.0, 0
        while x < wide:
            colour = QColor(light if step % 3 == 2 else dark)
            colour.setAlpha(14 + step * 7 % 23)
            painter.setPen(QPen(colour, 0.8 + step * 5 % 7 / 10))
            painter.drawLine(QPointF(x, 0), QPointF(x, high))
            x, step = x + 3 + step * 11 % 5, step + 1
    return picture


class BoardColours(NamedTuple):
    """Colours by their role, as strings that `QColor` reads."""

    capsule: str
    line: str
    open: str
    gone: str
    ours: str
    ours_ink: str
    theirs: str
    theirs_ink: str
    ours_edge: str
    theirs_edge: str
    theirs_hole: str
    hatch: str
    lit: str
    lit_ink: str
    edge: str
    laurel: str


_BOARD_COLOURS = {
    "baize": BoardColours(
        capsule="#133F30",
        line="#88C8A24E",
        open="#F6EEDA",
        gone="#A9C4B4",
        ours="#F6EFDC",
        ours_ink="#1F5A44",
        theirs="#8A2432",
        theirs_ink="#FFF6E4",
        ours_edge="#1F5A44",
        theirs_edge="#F6EFDC",
        theirs_hole="#F2A49C",
        hatch="#2BFFFFFF",
        lit="#F3E0A6",
        lit_ink="#2A2117",
        edge="#FFE08A",
        laurel="#E5BC5C",
    ),
    "night": BoardColours(
        capsule="#241211",
        line="#88B98A44",
        open="#EFE6D3",
        gone="#B5A58E",
        ours="#DDD3BC",
        ours_ink="#184A37",
        theirs="#7C1F2C",
        theirs_ink="#FFF6E4",
        ours_edge="#184A37",
        theirs_edge="#DDD3BC",
        theirs_hole="#DC938B",
        hatch="#24FFFFFF",
        lit="#EBD08B",
        lit_ink="#2A2117",
        edge="#FFD27A",
        laurel="#D3AE5A",
    ),
    "light": BoardColours(
        capsule="#F7FAF6",
        line="#991F5A44",
        open="#0F1511",
        gone="#55625A",
        ours="#0F5132",
        ours_ink="#FFFFFF",
        theirs="#8A1230",
        theirs_ink="#FFFFFF",
        ours_edge="#F3FBF4",
        theirs_edge="#FFF6E4",
        theirs_hole="#8A1230",
        hatch="#40FFFFFF",
        lit="#F3E0A6",
        lit_ink="#2A2117",
        edge="#7A5200",
        laurel="#E5BC5C",
    ),
    "contrast": BoardColours(
        capsule="#000000",
        line="#FFFFFF",
        open="#FFFFFF",
        gone="#B0B0B0",
        ours="#FFFF00",
        ours_ink="#000000",
        theirs="#000000",
        theirs_ink="#FFFFFF",
        ours_edge="#FFFF00",
        theirs_edge="#FFFFFF",
        theirs_hole="#FFFFFF",
        hatch="#2E6E7C",
        lit="#FFFFFF",
        lit_ink="#000000",
        edge="#FFFFFF",
        laurel="#FFFF00",
    ),
}


def board_colours(theme: Theme) -> BoardColours:
    """The colours of a theme, whatever its pack."""
    return _BOARD_COLOURS[theme.name]

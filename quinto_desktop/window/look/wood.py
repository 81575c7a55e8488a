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
from quinto_desktop.window.look.theme import THEMES, Theme, themed_pen

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
        "#5B3524", "#3A2117", "#2A170F", "#F6EEDA", "#E2CFA9", "#140A05", "#C49C62"
    ),
    "night": WoodColours(
        "#2A170F", "#1D0F09", "#140A06", "#D8CFBC", "#C6B48F", "#070302", "#9C7A4A"
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
    gradient = QLinearGradient(0, rim.whole.top(), 0, rim.whole.bottom())
    colours = wood_colours(theme)
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
            room = max(rim.corners)
            bare = rim.felt.adjusted(room, room, -room, -room)  # no wood to be looked for there
            region = QRegion(rim.whole.toAlignedRect()) - QRegion(bare.toAlignedRect())
            painter.setClipRegion(region, Qt.ClipOperation.IntersectClip)
            painter.fillPath(around, QBrush(_grain(theme.is_dark)))
    with restoring(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(edge, themed_pen(theme, theme.brass, _BRASS * max(1.0, rim.unit)))


def _paint_shade(painter: QPainter, rim: Rim, theme: Theme) -> None:
    felt, deep = rim.felt, _SHADE * rim.unit
    for start, end, band in (
        (felt.topLeft(), QPointF(0, deep), felt.adjusted(0, 0, 0, deep - felt.height())),
        (felt.topLeft(), QPointF(deep, 0), felt.adjusted(0, 0, deep - felt.width(), 0)),
        (felt.topRight(), QPointF(-deep, 0), felt.adjusted(felt.width() - deep, 0, 0, 0)),
        (felt.bottomLeft(), QPointF(0, -deep), felt.adjusted(0, felt.height() - deep, 0, 0)),
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

    def of_side(self, *, own: bool) -> tuple[str, str]:
        """The ground of what is ours or theirs, and its ink."""
        return (self.ours, self.ours_ink) if own else (self.theirs, self.theirs_ink)


# Each role of `BoardColours`, for baize, night, light and contrast.
_ROLES = {
    "capsule": ("#133F30", "#241211", "#F7FAF6", "#000000"),
    "line": ("#88C8A24E", "#88B98A44", "#991F5A44", "#FFFFFF"),
    "open": ("#F6EEDA", "#EFE6D3", "#0F1511", "#FFFFFF"),
    "gone": ("#A9C4B4", "#B5A58E", "#55625A", "#B0B0B0"),
    "ours": ("#F6EFDC", "#DDD3BC", "#0F5132", "#FFFF00"),
    "ours_ink": ("#1F5A44", "#184A37", "#FFFFFF", "#000000"),
    "theirs": ("#8A2432", "#7C1F2C", "#8A1230", "#6FE3FF"),
    "theirs_ink": ("#FFF6E4", "#FFF6E4", "#FFFFFF", "#000000"),
    "ours_edge": ("#1F5A44", "#184A37", "#F3FBF4", "#FFFF00"),
    "theirs_edge": ("#F6EFDC", "#DDD3BC", "#FFF6E4", "#6FE3FF"),
    "theirs_hole": ("#F2A49C", "#DC938B", "#8A1230", "#6FE3FF"),
    "hatch": ("#2BFFFFFF", "#24FFFFFF", "#40FFFFFF", "#38000000"),
    "lit": ("#F3E0A6", "#EBD08B", "#F3E0A6", "#FFFFFF"),
    "lit_ink": ("#2A2117", "#2A2117", "#2A2117", "#000000"),
    "edge": ("#FFE08A", "#FFD27A", "#7A5200", "#FFFFFF"),
    "laurel": ("#E5BC5C", "#D3AE5A", "#E5BC5C", "#FFFF00"),
}
_BOARD_COLOURS = {
    name: BoardColours(**{role: colours[column] for role, colours in _ROLES.items()})
    for column, name in enumerate(THEMES)
}


def board_colours(theme: Theme) -> BoardColours:
    """The colours of a theme, whatever its pack."""
    return _BOARD_COLOURS[theme.name]

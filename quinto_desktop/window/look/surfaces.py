"""What one paints with, and what things are made of: felt, and slips of paper on it.

The bare table is painted while the rest is still loading, so nothing here may import the rules or
the game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QPaintDevice,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from quinto_desktop.window.look.theme import Theme, themed_pen


@contextmanager
def painting(device: QPaintDevice, *, is_smooth: bool = True) -> Iterator[QPainter]:
    """Paint on a widget or a picture, with smooth edges unless only pictures are copied."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_smooth)
    try:
        yield painter
    finally:
        painter.end()


def clear_picture(size: QSize | QSizeF, ratio: float) -> QPixmap:
    """A transparent picture to paint on, with `ratio` device pixels to a pixel."""
    picture = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def thin(picture: QPixmap) -> QPixmap:
    """A picture that nothing shines through, in three bytes to a pixel instead of four."""
    if picture.devicePixelRatio() % 1:  # what is cut of it would be a pixel aside
        return picture
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB888)
    return QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)


@contextmanager
def restoring(painter: QPainter) -> Iterator[None]:
    """Change a painter only meanwhile."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def paint_at(origin: QPointF, layer: Callable[[QPainter], object], painter: QPainter) -> None:
    """Paint a layer of a picture, its corner there."""
    painter.translate(origin)
    layer(painter)


def baize(centre: QPointF, radius: float, theme: Theme) -> QRadialGradient:
    """The colours of the felt, lightest at its centre."""
    gradient = QRadialGradient(centre, radius)
    gradient.setColorAt(0, QColor(theme.felt_centre))
    gradient.setColorAt(1, QColor(theme.felt_edge))
    return gradient


_TILE, _FIBRES = 160, (96, 128)
"""The side of the piece of felt that is repeated, in device pixels, and how many fibres it has."""


def paint_cloth(painter: QPainter, place: QRectF, colours: QGradient, theme: Theme) -> None:
    """Paint felt, with its nap, in a rectangle; see `baize` for its colours."""
    painter.fillRect(place, colours)
    if theme.grain:
        nap = QBrush(_nap(theme.grain))
        fine = 1 / painter.device().devicePixelRatio()
        nap.setTransform(QTransform.fromScale(fine, fine))
        painter.fillRect(place, nap)


@lru_cache(maxsize=4)
def _nap(strength: int) -> QImage:
    # The digits of a large power are as random as they need to be, always the same, made in a
    # millisecond, and need no module that is not loaded yet.
    wide, high = _FIBRES
    power: int = 3 ** (6 * wide * high)
    noise = power.to_bytes(power.bit_length() // 8 + 1, "little")[high : high + wide * high]
    fibres = QImage(noise, wide, high, wide, QImage.Format.Format_Grayscale8)
    fibres = fibres.scaled(
        _TILE,
        _TILE,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_Grayscale8)
    greys = bytes(fibres.constBits())
    opacity = bytes([abs(grey - 128) * strength // 128 for grey in range(256)])
    white = bytes([opacity[grey] if grey > 128 else 0 for grey in range(256)])
    pixels = bytearray(4 * len(greys))
    pixels[3::4] = greys.translate(opacity)
    for channel in range(3):
        pixels[channel::4] = greys.translate(white)
    return QImage(pixels, _TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied).copy()


# --------------------------------------------------------------- paper
SHADOW = 14  # the space round a slip for its shadow, in pixels

_LAYERS = 7
_STRENGTH = 13
_FRAMES = ((5.0, 1.5, 255), (9.0, 1.0, 165))  # inset, thickness, opacity
_CORNER = 3.0


def paint_paper(painter: QPainter, place: QRectF, theme: Theme, scale: float) -> None:
    """Paint a slip of paper with its shadow, and the double rule inside its edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.shadow:
        for layer in range(_LAYERS):
            painter.setBrush(QColor(0, 0, 0, _STRENGTH))
            painter.drawRoundedRect(place.adjusted(-layer, 2 - layer, layer, 3 + layer), 6, 6)
    painter.setBrush(QColor(theme.sheet))
    if theme.card_edge is not None:
        painter.setPen(themed_pen(theme, theme.rule, 1.0))
    painter.drawRoundedRect(place, _CORNER, _CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, thickness, opacity in _FRAMES:
        colour = QColor(theme.rule)
        colour.setAlpha(opacity)
        painter.setPen(QPen(colour, thickness * theme.weight))
        room = inset * scale
        painter.drawRect(place.adjusted(room, room, -room, -room))


def paint_rule(
    painter: QPainter,
    y: float,
    across: tuple[float, float],
    colour: str,
    width: float,
    theme: Theme,
) -> None:
    """Draw a line across a slip, `width` pixels thick as designed."""
    painter.setPen(themed_pen(theme, colour, width))
    painter.drawLine(QLineF(across[0], y, across[1], y))

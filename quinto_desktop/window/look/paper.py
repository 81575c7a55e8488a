"""Slips of paper: what has been reckoned, such as an account or a verdict, is told on one."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from quinto_desktop.window.look.theme import Theme, themed_pen

SHADOW = 14
"""The space round a slip for its shadow, in pixels."""

_LAYERS = 7
_STRENGTH = 13
_FRAMES = ((5.0, 1.5, 255), (9.0, 1.0, 165))  # inset, thickness, opacity
_CORNER = 3.0
_APART = 1.6
_DOUBLE = 1.2


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


def paint_double_rule(
    painter: QPainter, y: float, across: tuple[float, float], theme: Theme, scale: float
) -> None:
    """Draw the double line over what an account comes to; its middle is at `y`."""
    for aside in (-_APART * scale, _APART * scale):
        paint_rule(painter, y + aside, across, theme.ink, _DOUBLE, theme)

"""Suit signs and the crown as small pictures in any colour, for panels and labels."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from quinto_desktop.resources import resource_text
from quinto_desktop.rules import Suit
from quinto_desktop.window.look.surfaces import painting

MarkKind = Literal["heart", "diamond", "club", "spade", "crown"]

MARK_OF: dict[Suit, MarkKind] = {
    Suit.SPADES: "spade",
    Suit.CLUBS: "club",
    Suit.DIAMONDS: "diamond",
    Suit.HEARTS: "heart",
}


def mark_picture(
    kind: MarkKind, colour: str, size: float, ratio: float, outline: str | None = None
) -> QImage:
    """A mark centred in a square of `size` logical pixels, as large as possible."""
    return _fitted(kind, (colour, outline), QSizeF(size, size), ratio)


def draw_mark(
    painter: QPainter, kind: MarkKind, rect: QRectF, colour: str, outline: str | None = None
) -> None:
    """Draw a mark centred in a rectangle, as large as possible."""
    # A scaled painter, as for paper, needs more pixels in proportion.
    ratio = painter.device().devicePixelRatioF() * max(1.0, painter.worldTransform().m11())
    picture = _fitted(kind, (colour, outline), rect.size(), ratio)
    # On whole device pixels; otherwise the mark would be resampled and blurred.
    corner = QPointF(round(rect.x() * ratio) / ratio, round(rect.y() * ratio) / ratio)
    painter.drawImage(corner, picture)


def _fitted(kind: MarkKind, colours: tuple[str, str | None], box: QSizeF, ratio: float) -> QImage:
    device = (max(1, round(box.width() * ratio)), max(1, round(box.height() * ratio)))
    return _rendered(kind, colours, device, ratio)


@lru_cache(maxsize=128)  # all that a table shows, in a few sizes
def _rendered(
    kind: MarkKind, colours: tuple[str, str | None], device: tuple[int, int], ratio: float
) -> QImage:
    # Imported late: the window starts faster if QtSvg is loaded with the first picture.
    from PySide6.QtSvg import QSvgRenderer

    fill, outline = colours
    text = resource_text("marks", f"{kind}.svg").replace("currentColor", fill)
    renderer = QSvgRenderer(QByteArray(text.replace("outlineColor", outline or "none").encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    picture = QImage(*device, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        renderer.render(painter, QRectF(0, 0, *device))
    picture.setDevicePixelRatio(ratio)
    return picture

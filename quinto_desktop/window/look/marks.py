"""Suit signs and the crown as small pictures in any colour, for panels and labels."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from quinto_desktop.resources import resource_text
from quinto_desktop.rules import Suit
from quinto_desktop.window.look.motion import MIB, PixelCache

MarkKind = Literal["heart", "diamond", "club", "spade", "crown"]

MARK_OF: dict[Suit, MarkKind] = {
    Suit.SPADES: "spade",
    Suit.CLUBS: "club",
    Suit.DIAMONDS: "diamond",
    Suit.HEARTS: "heart",
}

_LIMIT = MIB // 2


class Marks:
    """Pixmaps of the marks, made when first requested and kept while there is room."""

    def __init__(self) -> None:
        self._pixmaps: PixelCache[QPixmap] = PixelCache(_LIMIT)
        self._texts: dict[MarkKind, str] = {}

    def pixmap(
        self, kind: MarkKind, colour: str, size: float, ratio: float, outline: str | None = None
    ) -> QPixmap:
        """Return a mark centred in a square of `size` logical pixels, as large as possible."""
        return self._fitted(kind, (colour, outline), QSizeF(size, size), ratio)

    def draw(
        self,
        painter: QPainter,
        kind: MarkKind,
        rect: QRectF,
        colour: str,
        outline: str | None = None,
    ) -> None:
        """Draw a mark centred in a rectangle, as large as possible."""
        # A scaled painter, as for paper, needs more pixels in proportion.
        ratio = painter.device().devicePixelRatioF() * max(1.0, painter.worldTransform().m11())
        pixmap = self._fitted(kind, (colour, outline), rect.size(), ratio)
        # On whole device pixels; otherwise the mark would be resampled and blurred.
        corner = QPointF(round(rect.x() * ratio) / ratio, round(rect.y() * ratio) / ratio)
        painter.drawPixmap(corner, pixmap)

    def _fitted(
        self, kind: MarkKind, colours: tuple[str, str | None], box: QSizeF, ratio: float
    ) -> QPixmap:
        device = (max(1, round(box.width() * ratio)), max(1, round(box.height() * ratio)))
        key = (kind, colours, device, round(ratio, 3))
        return self._pixmaps.get(key, lambda: self._render(kind, colours, device, ratio))

    def _render(
        self, kind: MarkKind, colours: tuple[str, str | None], device: tuple[int, int], ratio: float
    ) -> QPixmap:
        # Imported late: the window starts faster if QtSvg is loaded with the first picture.
        from PySide6.QtSvg import QSvgRenderer

        fill, outline = colours
        text = self._text(kind).replace("currentColor", fill)
        text = text.replace("outlineColor", outline or "none")
        renderer = QSvgRenderer(QByteArray(text.encode()))
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        pixmap = QPixmap(*device)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, *device))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _text(self, kind: MarkKind) -> str:
        if kind not in self._texts:
            self._texts[kind] = resource_text("marks", f"{kind}.svg")
        return self._texts[kind]

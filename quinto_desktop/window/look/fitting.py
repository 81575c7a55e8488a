"""Texts, suit signs and the crown, fitted into their place; nothing should be cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QWidget

from quinto_desktop.resources import resource_text
from quinto_desktop.rules import Suit
from quinto_desktop.window.look.pack_style import Suits
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import SMALLEST_TEXT, Theme

_AS_DRAWN = 100
_NARROWEST = 70  # per cent of a font's width; it is still easy to read

_STEP = 3  # per cent

_NO_BREAK = "\N{NO-BREAK SPACE}"

MarkKind = Literal["heart", "diamond", "club", "spade", "crown"]

MARK_OF: dict[Suit, MarkKind] = {
    Suit.SPADES: "spade",
    Suit.CLUBS: "club",
    Suit.DIAMONDS: "diamond",
    Suit.HEARTS: "heart",
}


def read_from_side(widget: QWidget, place: QRect) -> QRect:
    """Where something stands in a widget, mirrored if the widget is read from right to left.

    `QStyle.visualRect` does the same, but `QStyle` takes 5 ms to load.
    """
    if widget.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return place
    mirrored = QRect(place)
    mirrored.moveLeft(widget.width() - place.x() - place.width())
    return mirrored


def mirrored(place: QRectF, width: float) -> QRectF:
    """Where something stands in what is as wide as that, read from the other side."""
    return QRectF(width - place.right(), place.y(), place.width(), place.height())


def fitted_text(text: str, font: QFont, wide: float) -> tuple[str, QFont]:
    """A text, shortened if necessary, with a font in which it fits into `wide` pixels.

    First letters stand closer, then they become smaller, then narrower; only then is it shortened.
    """
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= wide:
        return text, font
    font = QFont(font)
    if font.letterSpacing():
        spread = len(text) * font.letterSpacing()
        closer = max(0.0, font.letterSpacing() * (1 - (needed - wide) / spread))
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, closer)
        needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > wide:
        font.setPixelSize(max(SMALLEST_TEXT, int(font.pixelSize() * wide / needed)))
        needed = QFontMetricsF(font).horizontalAdvance(text)
    stretch = int((font.stretch() or _AS_DRAWN) * min(1.0, wide / needed))
    while needed > wide and stretch >= _NARROWEST:  # whole-pixel advances: try again
        font.setStretch(stretch)
        needed = QFontMetricsF(font).horizontalAdvance(text)
        stretch -= _STEP
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, wide + 0.5)
    return shown, font


def row_font(texts: Iterable[str], font: QFont, wide: float) -> QFont:
    """The font in which all texts of a row fit: a row is fitted, not a word."""
    longest = max(texts, key=QFontMetricsF(font).horizontalAdvance)
    return fitted_text(longest, font, wide)[1]


def draw_fitted(
    painter: QPainter, place: QRectF, text: str, font: QFont, ink: str, align: int
) -> None:
    """Draw a text in a place, with a font in which it fits."""
    shown, fitting = fitted_text(text, font, place.width())
    painter.setFont(fitting)
    painter.setPen(QColor(ink))
    painter.drawText(place, align, shown)


def balanced_lines(text: str, font: QFont, wide: float) -> list[str]:
    """A text in as few lines as it needs, none much shorter than the others."""
    width_of = QFontMetricsF(font).horizontalAdvance  # in a cache, Qt would read its own stubs
    lines: list[str] = []
    for part in text.split("\n"):
        needed = _wrapped(part, width_of, wide)
        narrow, broad = 0.0, wide
        while broad - narrow > 2:  # the least width that needs no more lines
            middle = (narrow + broad) / 2
            if len(_wrapped(part, width_of, middle)) > len(needed):
                narrow = middle
            else:
                broad = middle
        lines += _wrapped(part, width_of, broad)
    return lines


def wrapped_lines(text: str, font: QFont, wide: float) -> list[str]:
    """A text in lines of a width in pixels, broken between words; a line break in it stays one."""
    width_of = QFontMetricsF(font).horizontalAdvance
    return [line for part in text.split("\n") for line in _wrapped(part, width_of, wide)]


def _wrapped(text: str, width_of: Callable[[str], float], wide: float) -> list[str]:
    lines: list[str] = []
    line, *words = text.split(" ")
    for word in words:
        longer = f"{line} {word}"
        if width_of(longer) > wide:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def without_widow(text: str) -> str:
    """A text for a label that breaks lines itself, with the last two words kept together."""
    parts = (part.rpartition(" ") for part in text.split("\n"))
    return "\n".join(f"{before}{_NO_BREAK}{last}" if gap else last for before, gap, last in parts)


# --------------------------------------------------------------- signs
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


def draw_sign(
    painter: QPainter, suit: Suit | None, place: QRectF, theme: Theme, suits: Suits
) -> None:
    """Draw the sign of a quint or of a card: its suit, in one of these colours, or the crown."""
    if suit is None:
        draw_mark(painter, "crown", place, theme.crown, theme.crown_line)
    else:
        draw_mark(painter, MARK_OF[suit], place, suits.of(suit))


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

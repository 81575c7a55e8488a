"""Message boxes: what happened, and what to do about it."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from quinto_desktop.window.look.dressing import MessageBox
from quinto_desktop.window.look.theme import serif_font, text_zoom
from quinto_desktop.window.look.themes import theme_worn

_MARK = QSize(40, 40)


class Mark(Enum):
    """The sign beside a message: something went wrong, is asked, or is good to know."""

    WARNING = "!"
    QUESTION = "?"
    NOTE = "i"


def message_box(parent: QWidget | None, mark: Mark, headline: str, words: str) -> QMessageBox:
    """A message box, deleted once it is closed; the caller adds its buttons and opens it.

    Without buttons it has “OK”. The caller's default button should be the harmless one.

    Args:
        parent: The window it belongs to; None if it is the only one.
        mark: The kind of the message.
        headline: What happened, or what is asked, without a full stop after a statement.
        words: What to do, in whole sentences. Neither may contain markup: both may name files.
    """
    box = MessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(QCoreApplication.translate("MainWindow", "Quinto"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(headline)
    box.setInformativeText(words)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    box.setIconPixmap(_sign(mark, box, box.scale))
    return box


def _sign(mark: Mark, widget: QWidget, scale: float) -> QPixmap:
    """A serif sign in a ring of brass."""
    ratio, theme = widget.devicePixelRatioF(), theme_worn(widget.palette())
    size = _MARK * (text_zoom() * scale)
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = QRectF(0, 0, size.width(), size.height()).adjusted(2, 2, -2, -2)
    painter.setPen(QPen(QColor(theme.brass), 2 * theme.weight))
    painter.setBrush(QColor(theme.raised))
    painter.drawEllipse(ring)
    painter.setPen(QColor(theme.page_text))
    painter.setFont(serif_font(24 * scale, bold=True))
    painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, mark.value)
    painter.end()
    return picture

"""The score sheet on paper, in the manner of the one on the screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from quinto_desktop.window.marks import Marks
from quinto_desktop.window.panels.sheet_content import SheetContent
from quinto_desktop.window.panels.sheet_items import paint
from quinto_desktop.window.panels.sheet_layout import full_height, lay_out
from quinto_desktop.window.panels.sheet_page import DESIGN_WIDTH
from quinto_desktop.window.themes import LIGHT

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_MARGIN_INCHES = 0.6
_WIDEST_INCHES = 5.2
_LEAST_HEIGHT = 800.0
_GREATEST_HEIGHT = 2200.0  # higher than that, it would be too small to be read

PAPER = replace(LIGHT, name="paper", sheet="#FFFFFF", ink="#000000", shadow=0)
"""The colours on paper."""


def print_sheet(printer: QPrinter, content: SheetContent) -> bool:
    """Print the whole sheet on one page, every deal in full if it can be read so.

    Args:
        printer: Where to.
        content: What the sheet says.

    Returns:
        Whether the printer has taken it.
    """
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    inch = float(printer.logicalDpiX())
    paper = QRectF(printer.pageLayout().fullRectPixels(round(inch)))
    margin = _MARGIN_INCHES * inch
    room = paper.adjusted(margin, margin, -margin, -margin)
    size = _size_for(content)
    scale = min(_WIDEST_INCHES * inch / size.width(), room.height() / size.height())
    painter.translate(room.center().x() - scale * size.width() / 2, room.top())
    painter.scale(scale, scale)
    page = lay_out(content, PAPER, size)
    paint(painter, page.items, Marks(), QRectF(0, 0, size.width(), size.height()))
    return painter.end()


def _size_for(content: SheetContent) -> QSizeF:
    """A sheet as high as all its deals need, in units of the design."""
    needed = full_height(content, PAPER, DESIGN_WIDTH) + 2
    return QSizeF(DESIGN_WIDTH, min(max(_LEAST_HEIGHT, needed), _GREATEST_HEIGHT))

"""What matters now in the race, in brief: a title, and a line with suit signs for each side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from quinto_desktop.rules import Suit
from quinto_desktop.window.fitting import fitted_text
from quinto_desktop.window.marks import MARK_OF
from quinto_desktop.window.panels.aid_panel import AidPanel
from quinto_desktop.window.panels.plate_items import line_height
from quinto_desktop.window.race_words import Brief, BriefRow
from quinto_desktop.window.theme import ui_font

_LINES = 3
_GAP = 4
_SIGN, _STEP = 0.82, 0.92  # of a line's height


def brief_height(unit: float) -> float:
    """How high it is at most, at a scale."""
    return _LINES * line_height(_font(unit))


def paint_brief(painter: QPainter, place: QRectF, brief: Brief, panel: AidPanel) -> None:
    """Paint it from the top of a place, as that stands in a left-to-right plate.

    Args:
        painter: Paints on the panel.
        place: The room for it.
        brief: What it says.
        panel: Whose theme, scale and direction it has.
    """
    line = QRectF(place)
    line.setHeight(line_height(_font(panel.unit)))
    _write(painter, line, brief.title, panel, _font(panel.unit))
    for row in brief.rows:
        line.moveTop(line.bottom())
        _paint_row(painter, QRectF(line), row, panel)


def _font(unit: float, *, bold: bool = True) -> QFont:
    return ui_font(12 * unit, bold=bold)


def _paint_row(painter: QPainter, line: QRectF, row: BriefRow, panel: AidPanel) -> None:
    """The side at the line's beginning, its signs at the end, and between them any words."""
    step = _STEP * line.height()
    for suit in reversed(row.suits):
        box = QRectF(line.right() - step, line.top(), step, line.height())
        _paint_sign(painter, box, suit, panel)
        line.setRight(box.left())
    bold, plain = _font(panel.unit), _font(panel.unit, bold=False)
    needed = [
        QFontMetricsF(font).horizontalAdvance(text) + _GAP if text else 0.0
        for font, text in ((bold, row.side), (plain, row.text))
    ]
    share = min(1.0, line.width() / sum(needed))
    label, words = QRectF(line), QRectF(line)
    label.setWidth(share * needed[0])
    words.setLeft(line.right() - share * needed[1])
    _write(painter, label, row.side, panel, bold)
    if row.text:
        _write(painter, words, row.text, panel, plain)


def _paint_sign(painter: QPainter, box: QRectF, suit: Suit | None, panel: AidPanel) -> None:
    side = _SIGN * box.height()
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(box.center())
    theme, place = panel.theme, panel.mirrored(sign)
    if suit is None:
        panel.marks.draw(painter, "crown", place, theme.crown)
    else:
        panel.marks.draw(painter, MARK_OF[suit], place, theme.ladder_suits.of(suit))


def _write(painter: QPainter, place: QRectF, text: str, panel: AidPanel, font: QFont) -> None:
    text, font = fitted_text(text, font, place.width())
    painter.setFont(font)
    painter.setPen(QColor(panel.theme.text_on_felt))
    side = Qt.AlignmentFlag.AlignRight if panel.is_mirrored else Qt.AlignmentFlag.AlignLeft
    flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(panel.mirrored(place), flags, text)

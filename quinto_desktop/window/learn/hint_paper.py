"""The hint on paper: the table of all cards, where it comes from, and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quinto_desktop.window.learn.hint_rows import HintRow
from quinto_desktop.window.learn.hint_table import RowsView
from quinto_desktop.window.look.hearing import PanelText
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.surfaces import paint_paper
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.table.panels import InputGuard, TableButton
from quinto_desktop.window.text.translation import translate

_MARGIN, _INSET, _TOP = 12, 14, 8
_DESIGN_WIDTH = 282.0
_LARGEST, _LOW = 1.5, 640
_BAR = """
QScrollBar:vertical {{ background: transparent; width: 6px; margin: 0; border: none; }}
QScrollBar::handle:vertical {{ background: {thumb}; border-radius: 3px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


class HintPage(NamedTuple):
    """What the paper says.

    Attributes:
        where: Which decision it is about.
        heading: What the figures are; and where space is short.
        rows: The table; empty while nothing is known.
        foot: Where the figures come from, and what is noted; and where space is short.
        play: The text of the button that plays the best, and how it is said; empty if there is
            no such button.
    """

    where: str
    heading: tuple[str, str]
    rows: Sequence[HintRow]
    foot: tuple[str, str]
    play: tuple[str, str]


class HintPaper(QWidget):
    """Lies over the score sheet until it is closed.

    Attributes:
        rows: The table.
        close_button: Closes it.
        play_button: Does what is best.
    """

    heard_as = QAccessible.Role.Grouping

    def __init__(self, look: CurrentTheme, marks: Marks, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._title, self._where = self._label(), self._label()
        self._heading, self._foot = self._label(), self._label()
        self._title.setText(translate("Hint", "Hint"))
        self.rows = RowsView(look, marks, self)
        self.close_button = TableButton(translate("Hint", "Close"), key, look, self, on_paper=True)
        self.play_button = TableButton("", "", look, self, primary=True, on_paper=True)
        self.guard = InputGuard(self)
        for button in (self.close_button, self.play_button):
            self.guard.watch(button)
        self._column = QVBoxLayout(self)
        self._head, self._buttons = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._where, 1)
        self._where.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignBottom)
        self._where.setWordWrap(False)
        self._buttons.addWidget(self.close_button, 1)
        self._buttons.addWidget(self.play_button, 1)
        self._column.addLayout(self._head)
        self._column.addWidget(self._heading)
        self._column.addWidget(self.rows, 1)
        self._column.addWidget(self._foot)
        self._column.addLayout(self._buttons)
        self.setAccessibleName(translate("Hint", "Hint"))
        self._page: HintPage | None = None
        look.changed.connect(self._apply_theme)
        self._apply_theme()

    def show_page(self, page: HintPage) -> None:
        """Show what is known now."""
        self._page = page
        self._write()
        shown, said = page.play
        self.play_button.setText(shown)
        self.play_button.setAccessibleName(said)
        self.play_button.setVisible(bool(shown))
        if page.rows:
            self.rows.show_rows(page.rows)
        told = [page.where, page.heading[0], *(row.spoken for row in page.rows), page.foot[0]]
        self.setAccessibleDescription(" ".join(filter(None, told)))

    def _write(self) -> None:
        if self._page is not None:
            room = self.width() - 2 * (_MARGIN + _INSET * self._unit)
            room -= self._title.sizeHint().width() + self._head.spacing()
            where, font = fitted_text(self._page.where, ui_font(13 * self._unit), room)
            self._where.setText(where)
            self._where.setFont(font)
            self._heading.setText(self._page.heading[self._is_low])
            self._foot.setText(self._page.foot[self._is_low])

    @property
    def _is_low(self) -> bool:
        return self.height() < _LOW * self._unit

    def _label(self) -> PanelText:
        label = PanelText(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    @property
    def _unit(self) -> float:
        return max(1.0, min(_LARGEST, self.width() / _DESIGN_WIDTH))

    @Slot()
    def _apply_theme(self) -> None:
        """Take the theme's colours, and type for the present size."""
        theme, unit = self._look.theme, self._unit
        inks = ((self._title, theme.ink), (self._where, theme.ink_secondary))
        for label, colour in (
            *inks,
            *((one, theme.ink_secondary) for one in (self._heading, self._foot)),
        ):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(palette)
            label.setFont(ui_font(13 * unit))
        self._title.setFont(serif_font(20 * unit, bold=True))
        palette = self.rows.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, QColor(theme.sheet))
        self.rows.setPalette(palette)
        thumb = QColor(theme.rule)
        thumb.setAlpha(170 if theme.shadow else 255)
        self.rows.setStyleSheet(_BAR.format(thumb=thumb.name(QColor.NameFormat.HexArgb)))
        self.rows.set_unit(unit)
        room = round(_MARGIN + _INSET * unit)
        is_low = self._is_low
        high = round(_MARGIN + _TOP * unit)
        self._column.setContentsMargins(room, high, room, high)
        self._column.setSpacing(round((4 if is_low else 8) * unit))
        for button in (self.close_button, self.play_button):
            button.set_unit(min(unit, 1.0) if is_low else unit)
            button.setMinimumWidth(0)
        self._write()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self._apply_theme()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop's text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._apply_theme()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the slip."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.panel))
        slip = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        paint_paper(painter, slip, theme, 1.0)
        top = self.rows.geometry().top() - 3
        painter.setPen(themed_pen(theme, theme.ink, 1.6))
        rows = self.rows.geometry()
        painter.drawLine(rows.left(), top, rows.right(), top)
        painter.setPen(themed_pen(theme, theme.rule, 1.2))
        painter.drawLine(rows.left(), rows.bottom() + 2, rows.right(), rows.bottom() + 2)
        painter.end()

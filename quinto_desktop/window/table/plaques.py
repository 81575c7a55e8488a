"""The score of both sides, on plaques in the ledge."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.board_colours import board_colours
from quinto_desktop.window.look.keyboard import COMMANDING
from quinto_desktop.window.look.layout_direction import SteadyButton
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.table.capsule import hatch
from quinto_desktop.window.table.geometry import Box, Geometry

_CORNER, _PADDING, _GAP = 8, 14, 12
_FIGURE, _LEAST_FIGURE = 34, 26


class PlaqueContent(NamedTuple):
    """What a plaque says.

    Attributes:
        line: What is still to be done; empty if nothing is.
        spoken: All of it in words, for assistive technology.
    """

    figure: str = ""
    title: str = ""
    line: str = ""
    spoken: str = ""


class Plaque(SteadyButton):
    """The score of one side; ours is plain, theirs is hatched."""

    def __init__(self, look: CurrentTheme, table: QWidget, *, own: bool) -> None:
        super().__init__(table)
        self._look = look
        self.own = own
        self._unit = 1.0
        self._is_small = False
        self.content = PlaqueContent()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(self.tr("Show the score sheet (F9)"))
        look.changed.connect(self.update)

    def say(self, content: PlaqueContent) -> None:
        """Say this from now on."""
        if content != self.content:
            self.content = content
            self.setAccessibleName(content.spoken)
            self.update()

    def stand(self, place: Box, unit: float, *, is_small: bool) -> None:
        self._unit, self._is_small = unit, is_small
        self.setGeometry(QRectF(*place).toAlignedRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_command = bool(event.modifiers() & COMMANDING)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_command:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # arrows are the hand's; Qt would go by the order of Tab

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, colours, u = self._look.theme, board_colours(self._look.theme), self._unit
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill, ink = colours.theirs, colours.theirs_ink
        if self.own:
            fill, ink = colours.ours, colours.ours_ink
        is_lit = self.hasFocus()
        edge = theme.focus if is_lit or self.underMouse() else theme.brass
        painter.setPen(themed_pen(theme, edge, 3.0 if is_lit else 1.5))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(body, _CORNER * u, _CORNER * u)
        if not self.own:
            hatch(painter, body.adjusted(2, 2, -2, -2), _CORNER * u - 2, theme, u)
        if is_lit:  # seen on the plaque and on the wood
            painter.setPen(themed_pen(theme, ink, 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(4, 4, -4, -4), _CORNER * u - 3, _CORNER * u - 3)
        self._paint_words(painter, body, QColor(ink))
        painter.end()

    def _paint_words(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        content, u = self.content, self._unit
        padding = 9.0 if self._is_small else _PADDING * u
        room = body.adjusted(padding, 0, -padding, 0)
        is_mirrored = not self.own  # each figure is at its edge of the table
        figure = self._figure_font(body)
        wide = QFontMetricsF(figure).horizontalAdvance(content.figure)
        number, words = QRectF(room), QRectF(room)
        gap = 7.0 if self._is_small else _GAP * u
        if is_mirrored:
            number.setLeft(room.right() - wide)
            words.setRight(number.left() - gap)
        else:
            number.setWidth(wide)
            words.setLeft(number.right() + gap)
        painter.setPen(ink)
        painter.setFont(figure)
        painter.drawText(number.adjusted(-2, 0, 2, 0), Qt.AlignmentFlag.AlignCenter, content.figure)
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        side |= Qt.AlignmentFlag.AlignAbsolute
        self._paint_lines(painter, words, side | Qt.AlignmentFlag.AlignVCenter)

    def _figure_font(self, body: QRectF) -> QFont:
        font = serif_font(max(_LEAST_FIGURE, _FIGURE * self._unit), bold=True)
        font.setPixelSize(min(font.pixelSize(), round(0.8 * body.height())))
        if len(self.content.figure) > 3:
            font.setPixelSize(round(font.pixelSize() * 3.4 / len(self.content.figure)))
        return font

    def _paint_lines(self, painter: QPainter, words: QRectF, align: Qt.AlignmentFlag) -> None:
        content, grows = self.content, max(1.0, self._unit)
        lines = [
            (content.title, ui_font(14 * grows, bold=True)),
            (content.line, ui_font(13 * grows)),
        ]
        lines = [line for line in lines if line[0]]
        most = int(0.94 * words.height() / max(1, len(lines)))
        fitted = []
        for text, font in lines:
            font.setPixelSize(min(font.pixelSize(), round(most / 1.2)))
            fitted.append(fitted_text(text, font, words.width()))
        high = [QFontMetricsF(font).height() for _, font in fitted]
        top = words.center().y() - sum(high) / 2
        for (text, font), tall in zip(fitted, high, strict=True):
            painter.setFont(font)
            painter.drawText(QRectF(words.left(), top, words.width(), tall), align, text)
            top += tall


class Plaques(QObject):
    """Both plaques.

    Signals:
        clicked(bool): One has been pressed, ours or theirs.
    """

    clicked = Signal(bool)

    def __init__(self, look: CurrentTheme, table: QWidget) -> None:
        super().__init__(table)
        self.ours = Plaque(look, table, own=True)
        self.theirs = Plaque(look, table, own=False)
        for plaque in (self.ours, self.theirs):
            plaque.hide()
        self.ours.clicked.connect(lambda: self.clicked.emit(True))  # noqa: FBT003
        self.theirs.clicked.connect(lambda: self.clicked.emit(False))  # noqa: FBT003

    def show(self, ours: PlaqueContent, theirs: PlaqueContent) -> None:
        """Show what each says."""
        for plaque, content in ((self.ours, ours), (self.theirs, theirs)):
            plaque.say(content)
            plaque.show()

    def stand(self, table: Geometry) -> None:
        for plaque in (self.ours, self.theirs):
            place = table.plaque(own=plaque.own)
            plaque.stand(place, table.unit, is_small=table.is_narrow)

    def place(self, *, own: bool) -> QRect:
        """Where one of them is on the table."""
        return (self.ours if own else self.theirs).geometry()

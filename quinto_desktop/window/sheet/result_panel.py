"""The panel over the table that shows a result, and waits for an answer."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.text_fitting import fitted_text, mirrored, without_widow
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.table.choices import Choice, ChoicePanel, Notice, PanelRoom
from quinto_desktop.window.table.panels import TableButton
from quinto_desktop.window.table.signals import TableSignals

_LABEL_SHARE = 0.42
_GAP = 26.0
_MARGINS = (30, 20, 30, 22)
_BETWEEN = 8  # buttons
_EDGE = 6  # to whatever may not be covered
_TEXT, _LEAST_TEXT = 14, 13  # in design units, and in pixels
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Line(NamedTuple):
    """A row of the result table: its label, the other columns, and which of these are emphasised.

    The spoken row is empty if it need not be spoken.
    """

    label: str
    cells: tuple[str, ...]
    spoken: str
    strong: tuple[bool, ...] = ()
    is_head: bool = False
    is_sum: bool = False


class ResultLines(QWidget):
    """Paints the rows; it is as high as they need."""

    heard_as = QAccessible.Role.Paragraph

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit = 1.0
        self._lines: tuple[Line, ...] = ()
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, lines: tuple[Line, ...]) -> None:
        """Change the rows; without any the table is hidden."""
        self._lines = lines
        self.setAccessibleName("\n".join(filter(None, (line.spoken for line in lines))))
        self.setVisible(bool(lines))
        self.update()

    def stand(self, width: int, unit: float) -> None:
        """Set the width and the scale, and the height that the rows need."""
        self._unit = unit
        self.setFixedSize(width, round(len(self._lines) * self._pitch() + 4 * unit))

    def _pitch(self) -> float:
        return 1.32 * QFontMetricsF(self._font(self._lines[-1])).height() if self._lines else 0.0

    def _font(self, line: Line, *, strong: bool = False) -> QFont:
        size = 12 if line.is_head else 14
        return ui_font(size * self._unit, bold=strong or line.is_sum)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        pitch, columns = self._pitch(), self._columns()
        for number, line in enumerate(self._lines):
            self._paint_line(painter, line, 2 * self._unit + number * pitch, columns)
        painter.end()

    def _paint_line(
        self, painter: QPainter, line: Line, top: float, columns: list[tuple[float, float]]
    ) -> None:
        theme, pitch = self._look.theme, self._pitch()
        has_figures = len(columns) > 2
        colour = QColor(theme.secondary_text if line.is_head else theme.text_on_felt)
        if line.is_sum or line.is_head:
            left, right = columns[0][0], sum(columns[-1])
            y = top if line.is_sum else top + pitch - 1
            painter.setPen(QPen(QColor(theme.brass), 1.0))
            edge = self._placed(QRectF(left, y, right - left, 0))
            painter.drawLine(edge.topLeft(), edge.topRight())
        strong = (False, *(line.strong or (False,) * len(line.cells)))
        for (left, wide), text, stands_out in zip(
            columns, (line.label, *line.cells), strong, strict=True
        ):
            shown, font = fitted_text(text, self._font(line, strong=stands_out), wide)
            painter.setFont(font)
            painter.setPen(colour)
            is_figure = has_figures and left > columns[0][0]
            place = self._placed(QRectF(left, top, wide, pitch))
            painter.drawText(place, self._aligned(is_figure=is_figure), shown)

    def _columns(self) -> list[tuple[float, float]]:
        needed = [0.0] * (1 + max((len(line.cells) for line in self._lines), default=0))
        for line in self._lines:
            metrics = QFontMetricsF(self._font(line, strong=True))
            for place, text in enumerate((line.label, *line.cells)):
                needed[place] = max(needed[place], metrics.horizontalAdvance(text) + 2)
        gap = _GAP * self._unit
        room = self.width() - gap * (len(needed) - 1)
        if sum(needed) > room:
            label = min(needed[0], _LABEL_SHARE * room)
            share = (room - label) / (len(needed) - 1)
            needed = [label, *(min(wide, share) for wide in needed[1:])]
        left = (self.width() - sum(needed) - gap * (len(needed) - 1)) / 2
        columns = []
        for wide in needed:
            columns.append((left, wide))
            left += wide + gap
        return columns

    def _aligned(self, *, is_figure: bool) -> int:
        return int(_RIGHT if is_figure is not self.isRightToLeft() else _LEFT)

    def _placed(self, place: QRectF) -> QRectF:
        return mirrored(place, self.width()) if self.isRightToLeft() else place


class ResultPanel(ChoicePanel):
    """A title, a text, an optional small table, and buttons to go on.

    The first of them is last in the row and ends at its middle: the other half is where the
    doubling bar has its costly calls.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._title = self.add_label()
        self._text = self.add_label()
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self._lines = ResultLines(look, self)
        self.row.setSpacing(_BETWEEN)
        self.row.addStretch()
        self.column.setContentsMargins(*_MARGINS)
        self.column.setSpacing(8)
        for part in (self._title, self._text, self._lines):
            self.column.addWidget(part)
        self.column.addLayout(self.row)

    def tell(self, notice: Notice, lines: tuple[Line, ...] = ()) -> None:
        """Change the panel's text and buttons, and the small table."""
        self._title.setText(notice.title)
        self._text.setText(without_widow(notice.text))
        self._text.setVisible(bool(notice.text))
        self._lines.tell(lines)
        self.offer(notice.choices)
        self.setAccessibleName(notice.title)
        told = filter(None, (notice.text, self._lines.accessibleName()))
        self.setAccessibleDescription("\n".join(told))

    def button_for(self, choice: Choice, *, is_default: bool) -> TableButton:
        """Make the button of a choice, without its key."""
        button = super().button_for(choice._replace(key=""), is_default=is_default)
        self.row.insertWidget(1, button)
        return button

    def stand(self, room: PanelRoom) -> None:
        """Centre the panel where there is room; on a small table the text stays legible."""
        unit = max(_LEAST_TEXT / _TEXT, room.unit)
        self._title.setFont(serif_font(22 * unit, bold=True))
        self._text.setFont(ui_font(_TEXT * unit))
        width = round(min(520 * max(1.0, unit), room.widest))
        for button in self.buttons:
            button.set_unit(unit)
            button.setFixedWidth((width - _MARGINS[0] - _MARGINS[2] - _BETWEEN) // 2)
        self._lines.stand(width - 60, unit)
        self.fit(width)
        x = round(room.centre[0] - width / 2)
        y = round(room.centre[1] - self.height() / 2)
        lowest = round(room.foot - self.height() - _EDGE)
        self.move(x, max(_EDGE, min(max(y, round(room.top + _EDGE)), lowest)))

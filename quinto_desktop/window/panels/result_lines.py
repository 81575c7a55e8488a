"""The small table in the result panel: names or games, and a figure for each column."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.fitting import fitted_text
from quinto_desktop.window.theme import Theme, ui_font

_LABEL_SHARE = 0.42
_GAP = 26.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Line(NamedTuple):
    """A line of the table.

    Attributes:
        label: What stands first.
        cells: What stands in the other columns.
        spoken: The whole line in words; empty if it need not be said.
        strong: Which of the cells stand out; none if left out.
        is_head: Whether it names the columns.
        is_sum: Whether it sums up the lines above it.
    """

    label: str
    cells: tuple[str, ...]
    spoken: str
    strong: tuple[bool, ...] = ()
    is_head: bool = False
    is_sum: bool = False


class ResultLines(QWidget):
    """Paints the lines; it is as high as they need.

    Args:
        theme: The colours.
        parent: The panel.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._unit = 1.0
        self._lines: tuple[Line, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, lines: tuple[Line, ...]) -> None:
        """Change the lines; without any the table is hidden."""
        self._lines = lines
        self.setAccessibleName("\n".join(filter(None, (line.spoken for line in lines))))
        self.setVisible(bool(lines))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self.update()

    def stand(self, width: int, unit: float) -> None:
        """Take a width, at a scale, and the height that the lines need."""
        self._unit = unit
        self.setFixedSize(width, round(len(self._lines) * self._pitch() + 4 * unit))

    def _pitch(self) -> float:
        return 1.32 * QFontMetricsF(self._font(self._lines[-1])).height() if self._lines else 0.0

    def _font(self, line: Line, *, strong: bool = False) -> QFont:
        size = 12 if line.is_head else 14
        return ui_font(size * self._unit, bold=strong or line.is_sum)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        pitch, columns = self._pitch(), self._columns()
        for number, line in enumerate(self._lines):
            self._paint_line(painter, line, 2 * self._unit + number * pitch, columns)
        painter.end()

    def _paint_line(
        self, painter: QPainter, line: Line, top: float, columns: list[tuple[float, float]]
    ) -> None:
        theme, pitch = self._theme, self._pitch()
        has_figures = len(columns) > 2
        colour = QColor(theme.secondary_text if line.is_head else theme.text_on_felt)
        if line.is_sum or line.is_head:
            left, right = columns[0][0], sum(columns[-1])
            y = top if line.is_sum else top + pitch - 1
            painter.setPen(QPen(QColor(theme.brass), 1.0))
            painter.drawLine(self._mirrored_line(left, right, y))
        strong = (False, *(line.strong or (False,) * len(line.cells)))
        for (left, wide), text, stands_out in zip(
            columns, (line.label, *line.cells), strong, strict=True
        ):
            shown, font = fitted_text(text, self._font(line, strong=stands_out), wide)
            painter.setFont(font)
            painter.setPen(colour)
            is_figure = has_figures and left > columns[0][0]
            place = self._mirrored(QRectF(left, top, wide, pitch))
            painter.drawText(place, self._aligned(is_figure=is_figure), shown)

    def _columns(self) -> list[tuple[float, float]]:
        """Where each column begins and how wide it is: as wide as it needs, in the middle."""
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
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return int(_RIGHT if is_figure is not is_mirrored else _LEFT)

    def _mirrored(self, place: QRectF) -> QRectF:
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            place.moveLeft(self.width() - place.right())
        return place

    def _mirrored_line(self, left: float, right: float, y: float) -> QLineF:
        place = self._mirrored(QRectF(left, y, right - left, 0))
        return QLineF(place.left(), y, place.right(), y)

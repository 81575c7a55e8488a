"""A chart on the screen: one stop of the focus, with arrows through its lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from quinto_desktop.window.history.charts import AnyChart, painter_of
from quinto_desktop.window.history.statistics_content import Chart
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import theme_of
from quinto_desktop.window.text.translation import fill, translate

_BESIDE = 8  # the focus is round the words
_BACK = (Qt.Key.Key_Up, Qt.Key.Key_Left)
_ON = (Qt.Key.Key_Down, Qt.Key.Key_Right)


class ChartView(QWidget):
    """Shows a chart.

    Assistive technology has its title as its name, and the line that the arrows have reached as
    its description; each line that is reached is announced.

    Args:
        chart: The chart.
        marks: The suit signs.
        unit: How many pixels are one of the design.

    Attributes:
        chart: The chart.
        cursor_line: The number of the line that the arrows have reached.
    """

    heard_as = QAccessible.Role.Chart

    def __init__(self, chart: Chart, marks: Marks, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks, self._unit = marks, unit
        self._beside = round(_BESIDE * unit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.cursor_line = 0
        self.chart = chart
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Show another chart, at the same line if it has so many."""
        self.chart = chart
        self.cursor_line = max(0, min(self.cursor_line, len(chart.lines) - 1))
        self.setAccessibleName(chart.title)
        self._describe()
        self.setFixedHeight(round(self._painter().height(chart)))
        self.update()

    # --------------------------------------------------------------- keys and pointer
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the lines; leave other keys, and those at either end, to the page."""
        on, back = (_BACK, _ON) if self.isRightToLeft() and self.chart.is_in_time else (_ON, _BACK)
        last = len(self.chart.lines) - 1
        wanted = self.cursor_line
        if event.key() in on:
            wanted += 1
        elif event.key() in back:
            wanted -= 1
        elif event.key() == Qt.Key.Key_Home:
            wanted = 0
        elif event.key() == Qt.Key.Key_End:
            wanted = last
        else:
            event.ignore()
            return
        if not 0 <= wanted <= last:
            event.ignore()
            return
        self._go_to(wanted)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the line that is clicked."""
        line = self._line_at(event.position().x(), event.position().y())
        if line is not None:
            self._go_to(line)

    def _go_to(self, line: int) -> None:
        self.cursor_line = line
        self._describe()
        self.update()
        told = self.chart.lines[line].sentence
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def _describe(self) -> None:
        lines = self.chart.lines
        text = translate("Statistics", "{note}. {line}")
        line = lines[self.cursor_line].sentence if lines else ""
        self.setAccessibleDescription(fill(text, note=self.chart.note, line=line))
        changed = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        QAccessible.updateAccessibility(changed)

    def event(self, event: QEvent) -> bool:
        """Tell the line under the pointer in words."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            line = self._line_at(event.pos().x(), event.pos().y())
            told = "" if line is None else self.chart.lines[line].sentence
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)

    def _line_at(self, x: float, y: float) -> int | None:
        places = self._painter().places(self.chart, self._box())
        return next((line for line, place in enumerate(places) if place.contains(x, y)), None)

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chart, and the focus in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paints, box = self._painter(), self._box()
        paints.paint(painter, self.chart, box)
        places = paints.places(self.chart, box)
        if self.hasFocus() and places:
            beside = 0 if self.chart.is_in_time else self._beside
            place = places[self.cursor_line].adjusted(-beside, 0, beside, 0)
            paints.paint_cursor(painter, place)
        painter.end()

    def _painter(self) -> AnyChart:
        theme = theme_of(QApplication.palette())
        return painter_of(
            self.chart, theme, self._marks, self._unit, is_mirrored=self.isRightToLeft()
        )

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._beside, 0, -self._beside, 0)

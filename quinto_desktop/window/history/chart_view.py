"""A chart on the screen, one stop of the focus with arrows through its lines; or its table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QToolTip,
    QWidget,
)

from quinto_desktop.game.past.statistics import Share
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.history.charts import MIDDLE, RowChart, TimeChart, share_of
from quinto_desktop.window.history.numbers import interval_text, reading, value_text, whole_number
from quinto_desktop.window.history.statistics_content import Chart, Line, cases_of
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import Theme, theme_of, themed_pen, ui_font
from quinto_desktop.window.text.translation import fill, translate

_TENS_HEIGHT, _WIDEST_TEN = 150.0, 48.0
_BESIDE = 8  # the focus is round the words
_BACK = (Qt.Key.Key_Up, Qt.Key.Key_Left)
_ON = (Qt.Key.Key_Down, Qt.Key.Key_Right)


class TensChart(TimeChart):
    """Paints how many of every ten games were won."""

    def height(self, chart: Chart) -> float:
        return self._px(_TENS_HEIGHT)

    def places(self, chart: Chart, box: QRectF) -> list[QRectF]:
        wide = min(self._px(_WIDEST_TEN), box.width() / max(1, len(chart.lines)))
        first = QRectF(box.left(), box.top(), wide, box.height())
        return [first.translated(place * wide, 0) for place in range(len(chart.lines))]

    def paint(self, painter: QPainter, chart: Chart, box: QRectF) -> None:
        plot, aside = box.adjusted(0, self._line(), 0, -1), self._px(3)
        for line, place in zip(chart.lines, self.places(chart, box), strict=True):
            high = share_of(line) * plot.height()
            bar = QRectF(
                place.left() + aside, plot.bottom() - high, place.width() - 2 * aside, high
            )
            self._fill_bar(painter, bar)
            told = QRectF(place.left(), bar.top() - self._line(), place.width(), self._line())
            self._text(painter, line.short, told, self._small(MIDDLE, is_dim=False))
        painter.setPen(self._dashed())
        middle = plot.center().y()
        painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle))
        painter.setPen(themed_pen(self._theme, self._theme.page_line, self._unit))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())


AnyChart = RowChart | TimeChart


def painter_of(
    chart: Chart, theme: Theme, unit: float = 1.0, *, is_mirrored: bool = False
) -> AnyChart:
    """Return what paints a chart; the arguments are those of `ChartPainter`."""
    in_time = TensChart if chart.is_plain else TimeChart
    kind = in_time if chart.is_in_time else RowChart
    return kind(theme, unit, is_mirrored=is_mirrored)


class ChartView(QWidget):
    """Shows a chart.

    Assistive technology has its title as its name, and the line that the arrows have reached as
    its description; each line that is reached is announced.

    Attributes:
        cursor_line: The number of the line that the arrows have reached.
    """

    heard_as = QAccessible.Role.Chart

    def __init__(self, chart: Chart, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = unit
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
        line = self._line_at(event.position().x(), event.position().y())
        if line is not None:
            self._go_to(line)

    def _go_to(self, line: int) -> None:
        self.cursor_line = line
        self._describe()
        self.update()
        told = self.chart.lines[line].sentence
        announce(self, told)

    def _describe(self) -> None:
        lines = self.chart.lines
        text = translate("Statistics", "{note}. {line}")
        line = lines[self.cursor_line].sentence if lines else ""
        self.setAccessibleDescription(fill(text, note=self.chart.note, line=line))
        changed = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        QAccessible.updateAccessibility(changed)

    def event(self, event: QEvent) -> bool:
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
        with painting(self) as painter:
            paints, box = self._painter(), self._box()
            paints.paint(painter, self.chart, box)
            places = paints.places(self.chart, box)
            if self.hasFocus() and places:
                beside = 0 if self.chart.is_in_time else self._beside
                place = places[self.cursor_line].adjusted(-beside, 0, beside, 0)
                paints.paint_cursor(painter, place)

    def _painter(self) -> AnyChart:
        theme = theme_of(QApplication.palette())
        return painter_of(self.chart, theme, self._unit, is_mirrored=self.isRightToLeft())

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._beside, 0, -self._beside, 0)


_ROW_HEIGHT, _BODY = 36, 14
_WIDEST = 260


def heads_of(chart: Chart) -> tuple[str, ...]:
    """The heads of a chart's table."""
    interval, told = translate("Statistics", "95%"), translate("Statistics", "Meaning")
    if chart.is_of_points:
        deals, mean = translate("Statistics", "Deals"), translate("Statistics", "Points per deal")
        return (chart.head, deals, mean, interval, told)
    if chart.is_of_errors:
        decisions = translate("Statistics", "Choices")
        rate = translate("Statistics", "Points per ten")
        return (chart.head, decisions, rate, interval, translate("Statistics", "Deals"))
    cases, share = translate("Statistics", "Of"), translate("Statistics", "Share")
    if chart.is_plain:
        return (chart.head, chart.happened, cases)
    return (chart.head, chart.happened, cases, share, interval, told)


def cells_of(line: Line) -> tuple[str, ...]:
    """The cells of a line in a table."""
    counted = line.counted
    counts = [whole_number(cases_of(counted))]
    if isinstance(counted, Share):
        counts.insert(0, whole_number(counted.count))
    if line.is_plain:
        return (line.label, *counts)
    return (line.label, *counts, value_text(counted), interval_text(counted), reading(counted))


class ChartTable(QTableView):
    """Shows a chart as a table, as high as it is; the page around it scrolls."""

    def __init__(self, chart: Chart, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        for part in (self, self.horizontalHeader()):
            part.setFont(ui_font(_BODY * unit))
        self._row = max(round(_ROW_HEIGHT * unit), round(1.5 * self.fontMetrics().height()))
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab leaves it; arrows go through it
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self._row)
        self.verticalHeader().setMinimumSectionSize(self._row)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setFixedHeight(self._row)
        head.setStretchLastSection(True)
        head.setMaximumSectionSize(round(_WIDEST * unit))  # names are as long as people like
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        self._model.clear()
        self._model.setColumnCount(len(heads_of(chart)))
        for column, head in enumerate(self._items(heads_of(chart))):
            self._model.setHorizontalHeaderItem(column, head)
        for line in (*chart.lines, *chart.more):
            self._model.appendRow(self._items(cells_of(line)))
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.note)
        rows = self._model.rowCount() * self._row
        self.setFixedHeight(rows + self.horizontalHeader().height() + 2 * self.frameWidth() + 4)

    def _items(self, texts: Sequence[str]) -> list[QStandardItem]:
        items = [QStandardItem(text) for text in texts]
        for place, item in enumerate(items):
            is_figure = 0 < place < len(items) - 1
            side = Qt.AlignmentFlag.AlignTrailing if is_figure else Qt.AlignmentFlag.AlignLeading
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            item.setEditable(False)  # nor by a screen reader
        return items

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

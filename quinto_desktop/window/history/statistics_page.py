"""The page of the statistics window: cards with figures, charts and words, in columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.rules import Pair, Side
from quinto_desktop.window.controls.fields import column, row
from quinto_desktop.window.history.chart_view import ChartTable, ChartView
from quinto_desktop.window.history.filters import FilterField, Tick
from quinto_desktop.window.history.statistics_content import Chart, Measure, Report
from quinto_desktop.window.look.fitting import without_widow
from quinto_desktop.window.look.hearing import PanelText
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import serif_font, theme_of, themed_pen, ui_font
from quinto_desktop.window.sheet.frieze import side_inks
from quinto_desktop.window.sheet.story_paper import ToldDeal
from quinto_desktop.window.text.translation import translate

_CORNER = 12.0
_PADDING = (12, 14)
_INDENT = 8  # of the words; the focus in a chart is round them
_TITLE, _BIG, _BODY, _SMALL = 17, 32, 14, 13
_CURVE = 120


class Card(QWidget):
    """A panel of the page, with a title and a line below it."""

    heard_as = QAccessible.Role.Grouping

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit, self._indent = unit, round(_INDENT * unit)
        self.title = PanelText(self)
        self.title.setFont(serif_font(_TITLE * unit, bold=True))
        self.title.setWordWrap(True)
        self.note = PanelText(self)
        self.note.setFont(ui_font(_SMALL * unit))
        self.note.setWordWrap(True)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self.title, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setIndent(self._indent)
        self.column = QVBoxLayout(self)
        beside, above = (round(side * unit) for side in _PADDING)
        self.column.setContentsMargins(beside, above, beside, above)
        self.column.setSpacing(round(4 * unit))
        self.column.addWidget(self.title)

    @property
    def stops(self) -> Sequence[QWidget]:
        """What takes the focus in it, in order."""
        return ()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(QApplication.palette())
        with painting(self) as painter:
            painter.setPen(themed_pen(theme, theme.hair, 1))
            painter.setBrush(QColor(theme.field))
            inset = theme.weight / 2
            box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, _CORNER * self._unit, _CORNER * self._unit)


class ChartCard(Card):
    """A chart, or the same figures as a table.

    Attributes:
        table: The table; made when it is first asked for.
    """

    def __init__(self, chart: Chart, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self.view = ChartView(chart, unit, self)
        self.table: ChartTable | None = None
        self.column.addWidget(self.note)
        self.column.addSpacing(round(6 * unit))
        self.column.addWidget(self.view)
        self.column.addStretch(1)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        self.title.setText(chart.title)
        self.note.setText(chart.note)
        self.view.show_chart(chart)
        if self.table is not None:
            self.table.show_chart(chart)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The chart, and its table if there is one."""
        return [self.view] if self.table is None else [self.view, self.table]

    def show_as(self, *, table: bool) -> None:
        """Show the figures as a table, or as a chart."""
        if table and self.table is None:
            self.table = ChartTable(self.view.chart, self._unit, self)
            self.column.insertWidget(self.column.indexOf(self.view) + 1, self.table)
        had_focus = self.view.hasFocus() or (self.table is not None and self.table.hasFocus())
        self.view.setVisible(not table)
        if self.table is not None:
            self.table.setVisible(table)
            if had_focus:
                (self.table if table else self.view).setFocus()


class BestCard(Card):
    """How the best deal went: both sides' points, trick by trick.

    Signals:
        wanted(): The user wants to look at it again.
    """

    wanted = Signal()

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self._curve = _Curve(unit, self)
        self.again = QPushButton(translate("Statistics", "Look at it a&gain"), self)
        self.again.setFont(ui_font(_BODY * unit))
        self.again.setAutoDefault(False)
        self.again.clicked.connect(self.wanted)
        self.title.setText(translate("Statistics", "The best deal"))
        self.column.addWidget(self.note)
        self.column.addWidget(self._curve)
        self.column.addLayout(row(self.again, None, edges=(self._indent, 0, 0, 0)))
        self.column.addStretch(1)

    @property
    def stops(self) -> Sequence[QWidget]:
        return [self.again]

    def show_deal(self, told: ToldDeal, own: Side) -> None:
        self.note.setText(told.words.headline)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(told.words.spoken)
        self._curve.show_points([*told.story.steps, told.story.points], own)


class _Curve(QWidget):
    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit, self._points, self._own = unit, [(0, 0)], Side.NS
        self.setFixedHeight(round(_CURVE * unit))

    def show_points(self, points: list[Pair], own: Side) -> None:
        self._points, self._own = points, own
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, unit = theme_of(QApplication.palette()), self._unit
        room = QRectF(self.rect()).adjusted(8 * unit, 6 * unit, -8 * unit, -6 * unit)
        most, steps = max(1, *map(max, self._points)), max(1, len(self._points) - 1)
        inks = side_inks(theme, self._own)
        with painting(self) as painter:
            painter.setPen(themed_pen(theme, theme.page_line, unit))
            painter.drawLine(room.bottomLeft(), room.bottomRight())
            for side in (self._own.other, self._own):
                pen = themed_pen(theme, inks[side], (3 if side is self._own else 2.4) * unit)
                if side is not self._own:
                    pen.setDashPattern([3, 2])
                painter.setPen(pen)
                line = [
                    QPointF(
                        room.left() + place * room.width() / steps,
                        room.bottom() - pair[side] * room.height() / most,
                    )
                    for place, pair in enumerate(self._points)
                ]
                painter.drawPolyline(line)


_APART = 16
_TWO_COLUMNS, _FOUR_TILES, _THREE_COLUMNS = 700, 700, 1500  # as designed
_TILES = 4
_MOST_COLUMNS = 3


class Page(QWidget):
    """Shows a report.

    Signals:
        measured(object): The user wants another `Measure` to be compared.

    Attributes:
        charts: The charts by their keys; those without any case are hidden.
    """

    measured = Signal(object)

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = unit
        self._columns, self.has_best = (0, 0), False
        self.tiles = [Card(unit, self) for _ in range(_TILES)]
        for tile in self.tiles:
            tile.title.setFont(serif_font(_BIG * unit, bold=True))
            tile.column.addWidget(tile.note)
            tile.column.addStretch(1)
        self.best, self.foot = BestCard(unit, self), QLabel(self)
        self.foot.setFont(ui_font(_BODY * unit))
        self.foot.setWordWrap(True)
        self.charts: dict[str, ChartCard] = {}
        title = translate("Statistics", "&Compare:")
        self._caption = QLabel(title, self)
        self._caption.setFont(ui_font(_BODY * unit))
        name = title.replace("&", "").rstrip(": ")
        self.measure: FilterField[Measure] = FilterField(
            name, self, self.measured.emit, unit, is_wide=True
        )
        self._caption.setBuddy(self.measure)
        self.tables = Tick(translate("Statistics", "As &tables"), unit, self)
        self.tables.box.toggled.connect(self._on_tables_toggled)
        self._lay_out()

    def show_report(self, report: Report, measure: Measure, *, is_open: bool) -> None:
        """Show other figures; averages and their ranges if it `is_open`."""
        has_reviews = report.has_reviews or measure.needs_reviews
        offered = [each for each in Measure if has_reviews or not each.needs_reviews]
        self.measure.offer({each: each.title for each in offered}, measure)
        for place, card in enumerate(self.tiles):
            card.setVisible(place < len(report.tiles))
            if place < len(report.tiles):
                tile = report.tiles[place]
                card.title.setText(tile.value)
                card.note.setText(tile.label)
                card.setAccessibleName(tile.spoken)
        charts = (*report.plain, *(report.charts if is_open else ()))
        for chart in charts:
            if chart.key in self.charts:
                self.charts[chart.key].show_chart(chart)
            else:
                card = self.charts[chart.key] = ChartCard(chart, self._unit, self)
                card.show_as(table=self.tables.box.isChecked())
        self._shown: list[Card] = [self.charts[chart.key] for chart in charts]
        if self.has_best:
            self._shown.insert(len(report.plain) - 1, self.best)
        for part in (self._caption, self.measure, self.tables):
            part.setVisible(is_open)
        told = report.streaks if is_open else report.foot
        self.foot.setText("\n".join(map(without_widow, told)))
        self.foot.setVisible(bool(told))
        self._arrange(anew=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.PaletteChange:
            self.update()
        return super().event(event)

    def _on_tables_toggled(self, is_on: bool) -> None:  # noqa: FBT001
        for card in self.charts.values():
            card.show_as(table=is_on)
        self._arrange()

    # --------------------------------------------------------------- layout
    def _lay_out(self) -> None:
        gap = round(_APART * self._unit)
        self._shown = []
        self._upper, self._lower = QGridLayout(), QHBoxLayout()
        self._below = [QVBoxLayout() for _ in range(_MOST_COLUMNS)]
        compared = row(self._caption, self.measure, self.tables, None, gap=gap)
        edges = (round(4 * self._unit),) * 4  # for the focus rings
        parts = (self._upper, compared, self._lower, self.foot, None)
        self.setLayout(column(*parts, gap=gap, edges=edges))
        self._upper.setSpacing(gap)
        self._lower.setSpacing(gap)
        for below in self._below:
            below.setSpacing(gap)
            self._lower.addLayout(below)

    def _arrange(self, *, anew: bool = False) -> None:
        wide = self.width() / self._unit
        tiles = max(1, sum(not tile.isHidden() for tile in self.tiles))
        tiles = tiles if wide >= _FOUR_TILES else min(2, tiles)
        columns = 1 + (wide >= _TWO_COLUMNS) + (wide >= _THREE_COLUMNS)
        if self.tables.box.isChecked():
            columns -= 1  # tables are wider
        columns = max(1, min(columns, len(self._shown)))
        if not anew and (tiles, columns) == self._columns:
            return
        self._columns = tiles, columns
        for place, tile in enumerate(self.tiles):
            self._upper.addWidget(tile, place // tiles, place % tiles)
        for place in range(_TILES):
            self._upper.setColumnStretch(place, 1 if place < tiles else 0)
        for card in (*self.charts.values(), self.best):
            card.setVisible(card in self._shown)
        self._fill_columns(columns)

    def _fill_columns(self, count: int) -> None:
        """Put each card where there is most room left, so that no column has gaps."""
        for below in self._below:
            while below.count():
                below.takeAt(0)
        width = (self.width() - (count - 1) * self._lower.spacing()) // count
        heights = [0] * count
        for part in (self._caption, self.measure, self.tables, *self._shown, self.foot):
            part.raise_()  # they are read in this order
        last: QWidget = self.tables.box
        for card in self._shown:
            place = heights.index(min(heights))
            self._below[place].addWidget(card)
            heights[place] += card.heightForWidth(width) + self._lower.spacing()
            for stop in card.stops:
                QWidget.setTabOrder(last, stop)
                last = stop
        for place, below in enumerate(self._below):
            if place < count:
                below.addStretch(1)
            self._lower.setStretch(place, 1 if place < count else 0)

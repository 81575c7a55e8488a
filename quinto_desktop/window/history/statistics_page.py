"""The page of the statistics window: figures, charts and words, in as many columns as fit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from quinto_desktop.game.past.statistics import Choice, Figures
from quinto_desktop.window.history.figure_cards import (
    ApartCard,
    Card,
    ChartCard,
    FigureCard,
    Tick,
    WordsCard,
)
from quinto_desktop.window.history.filters import FilterField
from quinto_desktop.window.history.statistics_content import Measure, Report
from quinto_desktop.window.look.marks import Marks as Signs
from quinto_desktop.window.look.theme import ui_font
from quinto_desktop.window.text.translation import translate

_GAP = 16
_BODY = 14
_TWO_COLUMNS, _FOUR_FIGURES, _THREE_COLUMNS = 860, 1000, 1500  # as designed
_FIGURES = 4
_MOST_COLUMNS = 3


class Page(QWidget):
    """Shows a report.

    Signals:
        measured(object): The user wants another `Measure` to be compared.
        listed(bool): The user wants tables instead of charts, or charts again.

    Args:
        unit: How many pixels are one of the design.

    Attributes:
        figures: The figures at the top.
        charts: The charts by their keys; those without any case are hidden.
        streaks: The games in a row.
        apart: What is counted apart.
        measure: What is compared between forms, levels, partners and months.
        tables: Whether the charts are shown as tables.
    """

    measured = Signal(object)
    listed = Signal(bool)

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit, self._signs = unit, Signs()
        self._columns = 0, 0
        self.figures = [FigureCard(self._signs, unit, self) for _ in range(_FIGURES)]
        self.charts: dict[str, ChartCard] = {}
        self.streaks, self.apart = WordsCard(unit, self), ApartCard(unit, self)
        title = translate("Statistics", "&Compare:")
        self._caption = QLabel(title, self)
        self._caption.setFont(ui_font(_BODY * unit))
        self.measure: FilterField[Measure] = FilterField(
            self.measured.emit,
            unit,
            title.replace("&", "").rstrip(": "),
            self,
            is_wide=True,
        )
        self._caption.setBuddy(self.measure)
        self.tables = Tick(translate("Statistics", "As &tables"), unit, self)
        self.tables.box.toggled.connect(self._on_tables_toggled)
        self._lay_out()

    def show_report(
        self, report: Report, measure: Measure, choice: Choice, figures: Figures
    ) -> None:
        """Show other figures."""
        has_reviews = bool(figures.whole.judged.points.deals) or measure.needs_reviews
        offered = [each for each in Measure if has_reviews or not each.needs_reviews]
        measures = {each: each.title for each in offered}
        self.measure.offer(measures, measure)
        for figure, headline in zip(self.figures, report.headlines, strict=True):
            figure.show_figure(headline)
        for chart in report.charts:
            if chart.key in self.charts:
                self.charts[chart.key].show_chart(chart)
            else:
                card = self.charts[chart.key] = ChartCard(chart, self._signs, self._unit, self)
                card.show_as(table=self.tables.box.isChecked())
        self.streaks.show_words(translate("Statistics", "Streaks"), report.streaks)
        self.apart.show_apart(choice, dict(figures.apart))
        self._shown: list[Card] = [self.charts[chart.key] for chart in report.charts]
        if report.streaks:
            self._shown.append(self.streaks)
        self._shown.append(self.apart)
        self._arrange(anew=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many columns as fit."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Paint anew in another theme."""
        if event.type() is QEvent.Type.PaletteChange:
            self.update()
        return super().event(event)

    def _on_tables_toggled(self, is_on: bool) -> None:  # noqa: FBT001
        for card in self.charts.values():
            card.show_as(table=is_on)
        self._arrange()
        self.listed.emit(is_on)

    # --------------------------------------------------------------- layout
    def _lay_out(self) -> None:
        gap = round(_GAP * self._unit)
        self._shown = []
        self._upper, self._lower = QGridLayout(), QHBoxLayout()
        self._below = [QVBoxLayout() for _ in range(_MOST_COLUMNS)]
        row = QHBoxLayout()
        row.setSpacing(round(8 * self._unit))
        row.addWidget(self._caption)
        row.addWidget(self.measure)
        row.addSpacing(gap)
        row.addWidget(self.tables)
        row.addStretch(1)
        column = QVBoxLayout(self)
        room = round(4 * self._unit)  # for the focus rings
        column.setContentsMargins(room, room, room, room)
        column.setSpacing(gap)
        column.addLayout(self._upper)
        column.addLayout(row)
        column.addLayout(self._lower)
        column.addStretch(1)
        self._upper.setSpacing(gap)
        self._lower.setSpacing(gap)
        for below in self._below:
            below.setSpacing(gap)
            self._lower.addLayout(below)

    def _arrange(self, *, anew: bool = False) -> None:
        wide = self.width() / self._unit
        figures = 4 if wide >= _FOUR_FIGURES else 2
        columns = 1 + (wide >= _TWO_COLUMNS) + (wide >= _THREE_COLUMNS)
        if self.tables.box.isChecked():
            columns = max(1, columns - 1)  # tables are wider
        if not anew and (figures, columns) == self._columns:
            return
        self._columns = figures, columns
        for place, figure in enumerate(self.figures):
            self._upper.addWidget(figure, place // figures, place % figures)
        for column in range(_FIGURES):
            self._upper.setColumnStretch(column, 1 if column < figures else 0)
        for card in (*self.charts.values(), self.streaks):
            card.setVisible(card in self._shown)
        self._fill_columns(columns)

    def _fill_columns(self, count: int) -> None:
        """Put each card where there is most room left, so that no column has gaps."""
        for column in self._below:
            while column.count():
                column.takeAt(0)
        width = (self.width() - (count - 1) * self._lower.spacing()) // count
        heights = [0] * count
        for part in (self._caption, self.measure, self.tables, *self._shown):
            part.raise_()  # they are read in this order
        last: QWidget = self.tables.box
        for card in self._shown:
            place = heights.index(min(heights))
            self._below[place].addWidget(card)
            heights[place] += card.heightForWidth(width) + self._lower.spacing()
            for stop in card.stops:
                QWidget.setTabOrder(last, stop)
                last = stop
        for place, column in enumerate(self._below):
            if place < count:
                column.addStretch(1)
            self._lower.setStretch(place, 1 if place < count else 0)

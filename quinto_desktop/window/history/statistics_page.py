"""The page of the statistics window: cards with figures, charts and words, in columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game.past.statistics import Apart, Choice, Figures, Marks
from quinto_desktop.window.controls.fields import GAP
from quinto_desktop.window.history.chart_view import ChartTable, ChartView, Gauge
from quinto_desktop.window.history.filters import FilterField, Tick
from quinto_desktop.window.history.numbers import (
    deals_count,
    games_count,
    interval_text,
    told_estimate,
    value_text,
)
from quinto_desktop.window.history.statistics_content import Chart, Headline, Measure, Report
from quinto_desktop.window.history.statistics_report import mark_text
from quinto_desktop.window.look.hearing import PanelText
from quinto_desktop.window.look.text_fitting import without_widow
from quinto_desktop.window.look.theme import serif_font, theme_of, themed_pen, ui_font
from quinto_desktop.window.text.translation import fill, translate

_CORNER = 12.0
_PADDING = (12, 14)
_INDENT = 8  # of the words; the focus in a chart is round them
_TITLE, _BIG, _BODY, _SMALL = 17, 32, 14, 13


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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(themed_pen(theme, theme.hair, 1))
        painter.setBrush(QColor(theme.field))
        inset = theme.weight / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, _CORNER * self._unit, _CORNER * self._unit)
        painter.end()


class FigureCard(Card):
    """A figure at the top: large, with its interval and its cases."""

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self._value, self._interval = QLabel(self), QLabel(self)
        self._value.setFont(serif_font(_BIG * unit, bold=True))
        self._interval.setFont(ui_font(_BODY * unit))
        self._interval.setWordWrap(True)
        self._gauge = Gauge(unit, self)
        row, line = QHBoxLayout(), QHBoxLayout()
        row.setSpacing(round(12 * unit))
        row.addWidget(self._value)
        row.addWidget(self._interval, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._gauge)
        for part in (row, line):
            part.setContentsMargins(self._indent, 0, self._indent, 0)
            self.column.addLayout(part)
        self.column.addWidget(self.note)
        self.column.addStretch(1)
        self.note.raise_()  # to be read after the figure

    def show_figure(self, headline: Headline) -> None:
        """Show another figure."""
        self.title.setText(headline.title)
        is_told = told_estimate(headline.counted) is not None
        self._value.setText(value_text(headline.counted) if is_told else "")
        self._interval.setText(interval_text(headline.counted) if is_told else "")
        self.note.setText(without_widow(headline.note))
        self._gauge.show_figure(headline)
        self.setAccessibleName(headline.title)
        self.setAccessibleDescription(headline.sentence)


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
        """Show another chart."""
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


class WordsCard(Card):
    """Sentences."""

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self._words = QLabel(self)
        self._words.setFont(ui_font(_BODY * unit))
        self._words.setWordWrap(True)
        self._words.setIndent(self._indent)
        self.column.addWidget(self._words)
        self.column.addStretch(1)
        self.note.hide()  # a reader would stop at an empty line

    def show_words(self, title: str, sentences: Sequence[str]) -> None:
        """Show other sentences."""
        self.title.setText(title)
        self._words.setText("\n".join(map(without_widow, sentences)))


class ApartCard(Card):
    """What is counted apart: how much it is, and a tick to count it as well.

    Signals:
        chosen(object): The user wants the plays with these `Marks` to be counted as well.
    """

    chosen = Signal(object)

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(unit, parent)
        self.column.addWidget(self.note)
        self.ticks = {mark: Tick("", unit, self) for mark in Marks}
        lines = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        lines.setSpacing(GAP)
        lines.setContentsMargins(self._indent - 4, 0, self._indent, 0)
        for tick in self.ticks.values():
            lines.addWidget(tick)
            tick.label.setWordWrap(True)
            tick.box.toggled.connect(self._on_toggled)
        self.column.addLayout(lines)
        self.column.addStretch(1)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The tick boxes."""
        return [tick.box for tick in self.ticks.values()]

    def show_apart(self, choice: Choice, apart: dict[Marks, Apart]) -> None:
        """Show what is counted apart, and what of it is counted as well."""
        self.title.setText(translate("Statistics", "Counted separately"))
        self.note.setText(
            translate("Statistics", "Tick what should be counted along with your first attempts.")
        )
        text = translate("Statistics", "{what}: {deals}, {games}")
        for mark, tick in self.ticks.items():
            found = apart[mark]
            deals, games = deals_count(found.deals), games_count(found.games)
            tick.say(fill(text, what=mark_text(mark), deals=deals, games=games))
            tick.tick(is_on=bool(choice.marks & mark))

    def _on_toggled(self) -> None:
        wanted = Marks(0)
        for mark, tick in self.ticks.items():
            if tick.box.isChecked():
                wanted |= mark
        self.chosen.emit(wanted)


_APART = 16
_TWO_COLUMNS, _FOUR_FIGURES, _THREE_COLUMNS = 860, 1000, 1500  # as designed
_FIGURES = 4
_MOST_COLUMNS = 3


class Page(QWidget):
    """Shows a report.

    Signals:
        measured(object): The user wants another `Measure` to be compared.
        listed(bool): The user wants tables instead of charts, or charts again.

    Attributes:
        charts: The charts by their keys; those without any case are hidden.
    """

    measured = Signal(object)
    listed = Signal(bool)

    def __init__(self, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = unit
        self._columns = 0, 0
        self.figures = [FigureCard(unit, self) for _ in range(_FIGURES)]
        self.charts: dict[str, ChartCard] = {}
        self.streaks, self.apart = WordsCard(unit, self), ApartCard(unit, self)
        title = translate("Statistics", "&Compare:")
        self._caption = QLabel(title, self)
        self._caption.setFont(ui_font(_BODY * unit))
        self.measure: FilterField[Measure] = FilterField(
            self.measured.emit, unit, title.replace("&", "").rstrip(": "), self, is_wide=True
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
                card = self.charts[chart.key] = ChartCard(chart, self._unit, self)
                card.show_as(table=self.tables.box.isChecked())
        self.streaks.show_words(translate("Statistics", "Streaks"), report.streaks)
        self.apart.show_apart(choice, dict(figures.apart))
        self._shown: list[Card] = [self.charts[chart.key] for chart in report.charts]
        if report.streaks:
            self._shown.append(self.streaks)
        self._shown.append(self.apart)
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
        self.listed.emit(is_on)

    # --------------------------------------------------------------- layout
    def _lay_out(self) -> None:
        gap = round(_APART * self._unit)
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

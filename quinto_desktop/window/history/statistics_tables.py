"""The figures of a chart as a table, on the screen and for a file."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from quinto_desktop.game.past.statistics import Share
from quinto_desktop.window.history.numbers import (
    interval_text,
    reading,
    value_text,
    whole_number,
)
from quinto_desktop.window.history.statistics_content import Chart, Line, cases_of
from quinto_desktop.window.look.theme import ui_font
from quinto_desktop.window.text.translation import translate

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_ROW, _BODY = 36, 14
_WIDEST = 260


def heads_of(chart: Chart) -> tuple[str, ...]:
    """The heads of a chart's table."""
    interval, told = translate("Statistics", "95%"), translate("Statistics", "Meaning")
    if chart.is_of_points:
        deals, mean = translate("Statistics", "Deals"), translate("Statistics", "Points per deal")
        return (chart.head, deals, mean, interval, told)
    if chart.is_of_errors:
        decisions = translate("Statistics", "Decisions")
        rate = translate("Statistics", "Points per ten")
        return (chart.head, decisions, rate, interval, translate("Statistics", "Deals"))
    cases, share = translate("Statistics", "Of"), translate("Statistics", "Share")
    return (chart.head, chart.happened, cases, share, interval, told)


def cells_of(line: Line) -> tuple[str, ...]:
    """The cells of a line in a table."""
    counted = line.counted
    counts = [whole_number(cases_of(counted))]
    if isinstance(counted, Share):
        counts.insert(0, whole_number(counted.count))
    return (line.label, *counts, value_text(counted), interval_text(counted), reading(counted))


class ChartModel(QAbstractTableModel):
    """The figures of a chart."""

    def __init__(self, chart: Chart, parent: QWidget) -> None:
        super().__init__(parent)
        self._show(chart)

    def show_chart(self, chart: Chart) -> None:
        """Show another chart."""
        self.beginResetModel()
        self._show(chart)
        self.endResetModel()

    def _show(self, chart: Chart) -> None:
        self._heads = heads_of(chart)
        self._rows = [cells_of(line) for line in (*chart.lines, *chart.more)]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """The number of lines."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """The number of columns."""
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        """A cell's text, and at which side it stands."""
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return self._rows[index.row()][index.column()]
        if role == _Role.TextAlignmentRole:
            return self._side(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> object:
        """A column's head."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _Role.DisplayRole:
            return self._heads[section]
        if role == _Role.TextAlignmentRole:
            return self._side(section)
        return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        is_figure = 0 < column < len(self._heads) - 1
        side = Qt.AlignmentFlag.AlignTrailing if is_figure else Qt.AlignmentFlag.AlignLeading
        return side | Qt.AlignmentFlag.AlignVCenter


class ChartTable(QTableView):
    """Shows a chart as a table, as high as it is; the page around it scrolls.

    Args:
        chart: The chart.
        unit: How many pixels are one of the design.
    """

    def __init__(self, chart: Chart, unit: float, parent: QWidget) -> None:
        super().__init__(parent)
        for part in (self, self.horizontalHeader()):
            part.setFont(ui_font(_BODY * unit))
        self._row = max(round(_ROW * unit), round(1.5 * self.fontMetrics().height()))
        self._model = ChartModel(chart, self)
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
        """Show another chart."""
        self._model.show_chart(chart)
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.note)
        rows = self._model.rowCount() * self._row
        self.setFixedHeight(rows + self.horizontalHeader().height() + 2 * self.frameWidth() + 4)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()

"""The table of games: chosen by rows, and read by assistive technology like any table."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QScroller,
    QTableView,
    QWidget,
)

from quinto_desktop.game.past.past_games import MatchLine
from quinto_desktop.window.controls.drop_down import RowRing
from quinto_desktop.window.history.games_model import COLUMNS, FALLING, Column, GamesModel
from quinto_desktop.window.look.keyboard import is_held
from quinto_desktop.window.text.translation import fill, translate

ROW, LOW_ROW = 44, 36
"""The height of a row, as designed, and in a small window."""

_BESIDE_TEXT = 26
_GROWING = {Column.AGAINST: 40, Column.PARTNER: 15, Column.NOTED: 45}
"""How much of the room that is left each of these columns takes."""

_GIVING_WAY = (Column.NUMBER, Column.DEALS, Column.NOTED, Column.FORM, Column.PARTNER)
"""The columns that are left out where there is no room, the first one first."""

_HOVERING = (QEvent.Type.HoverEnter, QEvent.Type.HoverMove)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GamesTable(QTableView):
    """Shows the games of a model.

    Signals:
        opened(): Enter or a double click asks for the current game.
        sort_wanted(object): The head of a column that is in this `Order` was clicked.
        shared(): The width was shared among the columns anew.

    Args:
        model: The games.
        scale: By how much everything is larger than designed.
        height: That of a row, as designed.
    """

    opened = Signal()
    sort_wanted = Signal(object)
    shared = Signal()

    def __init__(self, model: GamesModel, scale: float, height: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale, self._games = scale, model
        self.setModel(model)
        self.setAccessibleName(self.tr("Games"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setItemDelegate(RowRing(self))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(max(round(height * scale), self.fontMetrics().height() + 12))
        head = self.horizontalHeader()
        head.setSectionsClickable(True)
        head.setHighlightSections(False)
        head.setMinimumSectionSize(40)
        head.sectionClicked.connect(self._on_head_clicked)
        self.doubleClicked.connect(self.opened)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    @property
    def row(self) -> int:
        """The current row; -1 if there is none."""
        return self.currentIndex().row()

    @property
    def line(self) -> MatchLine | None:
        """The current game."""
        return self._games.line(self.row) if self.row >= 0 else None

    def rows(self) -> list[int]:
        """The chosen rows, from the top."""
        return sorted({index.row() for index in self.selectionModel().selectedRows()})

    def go_to(self, row: int) -> None:
        """Choose a row alone, and show it; the last one if there are not so many."""
        last = self._games.rowCount() - 1
        if last >= 0:
            index = self._games.index(max(0, min(row, last)), 0)
            how = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, how.ClearAndSelect | how.Rows)
            self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current game on Enter; go to the first and the last row on Home and End."""
        if event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not is_held(event):
                self.opened.emit()
        elif event.key() == Qt.Key.Key_Home and not event.modifiers():
            self.go_to(0)
        elif event.key() == Qt.Key.Key_End and not event.modifiers():
            self.go_to(self._games.rowCount())
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Mark no single cell under the pointer: a row is one game."""
        return event.type() in _HOVERING or super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns; without room for all, some give way."""
        super().resizeEvent(event)
        widths = {column: self._least(column) for column in COLUMNS}
        head, room = self.horizontalHeader(), self.viewport().width()
        for column in _GIVING_WAY:
            if sum(widths.values()) <= room:
                break
            del widths[column]
        short = max(0, sum(widths.values()) - room)  # then names are cut, and told by the tip
        widths[Column.AGAINST] = max(head.minimumSectionSize(), widths[Column.AGAINST] - short)
        left = max(0, room - sum(widths.values()))
        shares = sum(_GROWING[column] for column in _GROWING if column in widths)
        for number, column in enumerate(COLUMNS):
            self.setColumnHidden(number, column not in widths)
            if column in widths:
                more = left * _GROWING.get(column, 0) // shares
                self.setColumnWidth(number, widths[column] + more)
        self.shared.emit()
        if self.row >= 0:
            self.scrollTo(self.currentIndex())

    @property
    def left_out(self) -> list[Column]:
        """The columns for which there is no room."""
        return [column for number, column in enumerate(COLUMNS) if self.isColumnHidden(number)]

    def _least(self, column: Column) -> int:
        """How wide a column must be for its title and for what usually stands there."""
        head, cells = self.horizontalHeader().fontMetrics(), self.fontMetrics()
        title = head.horizontalAdvance(f"{column.title} {FALLING}")
        words = map(cells.horizontalAdvance, column.usual)
        return max(title, *words) + round(_BESIDE_TEXT * self._scale)

    @Slot(int)
    def _on_head_clicked(self, section: int) -> None:
        order = COLUMNS[section].value.order
        if order is not None:
            self.sort_wanted.emit(order)


class LeftOut(QLabel):
    """Says of the current game what its line has no room for; hidden while there is room."""

    def __init__(self, table: GamesTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        table.shared.connect(self._tell)
        table.selectionModel().selectionChanged.connect(self._tell)
        self.hide()

    @Slot()
    def _tell(self) -> None:
        line, columns = self._table.line, self._table.left_out
        said = translate("PastGames", "{column}: {text}")
        parts = [
            fill(said, column=column.title, text=text)
            for column in columns
            if line is not None and (text := column.value.text(line))
        ]
        self.setText(" · ".join(parts))
        self.setVisible(bool(columns))

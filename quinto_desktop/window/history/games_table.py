"""The table of games, which reads only the lines that are looked at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QScroller, QTableView, QWidget

from quinto_desktop.game.past.past_games import (
    PAGE,
    Counts,
    HistoryError,
    MatchLine,
    Order,
    PastGames,
    Search,
)
from quinto_desktop.window.controls.drop_down import RowRing
from quinto_desktop.window.look.keyboard import ENTER, is_held
from quinto_desktop.window.text import past_game_text
from quinto_desktop.window.text.translation import fill, heard, translate

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_PAGES_KEPT = 30
_NOTHING = Counts(0, 0)
RISING, FALLING = "▴", "▾"


class _ColumnSpec(NamedTuple):
    """A column.

    Attributes:
        order: What it sorts by; None if it does not.
        is_figure: Whether it is read from its end, as figures are.
    """

    text: Callable[[MatchLine], str]
    order: Order | None = None
    is_figure: bool = False


class Column(Enum):
    """The columns of the table, in order."""

    DATE = _ColumnSpec(past_game_text.date, Order.DATE)
    FORM = _ColumnSpec(past_game_text.form, Order.FORM)
    PARTNER = _ColumnSpec(past_game_text.partner, Order.PARTNER)
    AGAINST = _ColumnSpec(past_game_text.against, Order.LEVEL)
    SCORE = _ColumnSpec(past_game_text.score, is_figure=True)
    RESULT = _ColumnSpec(past_game_text.result, Order.RESULT)
    DEALS = _ColumnSpec(lambda line: str(line.deals), Order.DEALS, is_figure=True)
    NOTED = _ColumnSpec(past_game_text.noted)
    NUMBER = _ColumnSpec(past_game_text.number, Order.NUMBER, is_figure=True)

    @property
    def title(self) -> str:
        """What stands at its head."""
        return {
            Column.DATE: translate("PastGames", "Date"),
            Column.FORM: translate("PastGames", "Type"),
            Column.PARTNER: translate("PastGames", "With", "the partner"),
            Column.AGAINST: translate("PastGames", "Against"),
            Column.SCORE: translate("PastGames", "Score"),
            Column.RESULT: translate("PastGames", "Result"),
            Column.DEALS: translate("PastGames", "Deals"),
            Column.NOTED: translate("PastGames", "Notes"),
            Column.NUMBER: translate("PastGames", "Number"),
        }[self]


COLUMNS = tuple(Column)


class GamesModel(QAbstractTableModel):
    """All games that a search finds, one in each row.

    Signals:
        failed(object): The history cannot be read; carries a `HistoryError`.
    """

    failed = Signal(object)

    def __init__(self, games: PastGames, parent: QObject) -> None:
        super().__init__(parent)
        self._games = games
        self._search = Search()
        self._counts = _NOTHING
        self._pages: OrderedDict[int, list[MatchLine]] = OrderedDict()
        self._has_failed = False

    @property
    def search(self) -> Search:
        """What is shown, and in which order."""
        return self._search

    @property
    def counts(self) -> Counts:
        """How many games there are, and how many deals they have."""
        return self._counts

    def show(self, search: Search) -> None:
        """Show what another search finds, or what has changed meanwhile."""
        self.beginResetModel()
        self._search, self._has_failed = search, False
        self._pages.clear()
        try:
            self._counts = self._games.counts(search)
        except HistoryError as error:
            self._counts = _NOTHING
            self._fail(error)
        self.endResetModel()

    def line(self, row: int) -> MatchLine | None:
        """The game in a row; None if it cannot be read."""
        number, place = divmod(row, PAGE)
        page = self._pages.get(number)
        if page is None:
            page = self._pages[number] = self._read(number)
            if len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        self._pages.move_to_end(number)
        return page[place] if 0 <= place < len(page) else None

    def row_near(self, match: int, row: int) -> int:
        """The row of a game that was in this row before a change; this, if it is far from here."""
        for near in range(max(0, row - PAGE), min(self._counts.matches, row + PAGE)):
            line = self.line(near)
            if line is not None and line.id == match:
                return near
        return row

    def ids(self, rows: Iterable[int]) -> list[int]:
        """The games in these rows, however many they are."""
        wanted = [*rows]
        if len(wanted) < PAGE:
            return [line.id for row in wanted if (line := self.line(row)) is not None]
        try:
            found = self._games.ids(self._search)
        except HistoryError as error:
            self._fail(error)
            return []
        return [found[row] for row in wanted if row < len(found)]

    def _read(self, number: int) -> list[MatchLine]:
        try:
            return self._games.page(self._search, number)
        except HistoryError as error:
            self._fail(error)
            return []

    def _fail(self, error: HistoryError) -> None:
        if not self._has_failed:  # a painter would ask for every cell again
            self._has_failed = True
            self.failed.emit(error)

    # --------------------------------------------------------------- Qt's questions
    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._counts.matches

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """A cell; to assistive technology, the first cell of a row tells the whole game."""
        column = COLUMNS[index.column()]
        if role == _Role.TextAlignmentRole:
            return _alignment(column)
        if role not in (_Role.DisplayRole, _Role.ToolTipRole, _Role.AccessibleTextRole):
            return None
        line = self.line(index.row())
        if line is None:
            return None
        if role == _Role.AccessibleTextRole:
            return heard(_spoken(column, line))
        if role == _Role.ToolTipRole and column is Column.DATE:
            return past_game_text.moment_text(QDateTime.fromMSecsSinceEpoch(line.at_ms))
        if role == _Role.ToolTipRole and column is Column.NUMBER:
            return line.commitment
        if role == _Role.ToolTipRole and column is Column.NOTED and line.reviewed:
            return past_game_text.reviewed(line)
        return column.value.text(line).replace(" · ", "\n")  # a row has room for two lines

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = COLUMNS[section]
        if role == _Role.TextAlignmentRole:
            return _alignment(column)
        if role == _Role.AccessibleTextRole:
            return column.title
        if role != _Role.DisplayRole:
            return None
        if column.value.order is not self._search.order:
            return column.title
        return f"{column.title} {RISING if self._search.is_rising else FALLING}"


def _spoken(column: Column, line: MatchLine) -> str:
    if column is Column.DATE:
        return past_game_text.sentence(line)
    text = column.value.text(line)
    if column is Column.RESULT:
        text = past_game_text.outcome_name(past_game_text.outcome(line))
    if not text:
        return fill(translate("PastGames", "{column}: none"), column=column.title)
    return fill(translate("PastGames", "{column}: {text}"), column=column.title, text=text)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = (
        Qt.AlignmentFlag.AlignTrailing if column.value.is_figure else Qt.AlignmentFlag.AlignLeading
    )
    return side | Qt.AlignmentFlag.AlignVCenter


ROW, LOW_ROW = 44, 36  # the height of a row, as designed, and in a small window
_LEAST = 60  # of a column's width, as designed
_NUMBER = COLUMNS.index(Column.NUMBER)
_HOVERING = (QEvent.Type.HoverEnter, QEvent.Type.HoverMove)


class GamesTable(QTableView):
    """Shows the games of a model.

    Signals:
        opened(): Enter or a double click asks for the current game.
        sort_wanted(object): The head of a column that is in this `Order` was clicked.
    """

    opened = Signal()
    sort_wanted = Signal(object)

    def __init__(self, model: GamesModel, scale: float, height: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._games, self.has_numbers = model, False
        self._wide = [0] * len(COLUMNS)
        self.setModel(model)
        self.setAccessibleName(self.tr("Games"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setItemDelegate(RowRing(self))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(max(round(height * scale), 2 * self.fontMetrics().height()))
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setMinimumSectionSize(round(_LEAST * scale))
        head.setResizeContentsPrecision(PAGE)  # no other page is read for that
        model.modelReset.connect(self._measure)
        head.sectionClicked.connect(self._on_head_clicked)
        self.doubleClicked.connect(self.opened)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    @Slot()
    def _measure(self) -> None:
        head, places = self.horizontalHeader(), range(len(COLUMNS))
        if self.isVisible():  # it takes a while, and before that all is measured as it is shown
            self.showColumn(_NUMBER)  # else it has no width
            wide = ((head.sectionSizeHint(at), self.sizeHintForColumn(at)) for at in places)
            self._wide = [*map(max, wide)]
            self._share_room()

    def _share_room(self) -> None:
        # Until all columns fit, the number goes, and texts give way, notes first; tips have all.
        head, room, wide = self.horizontalHeader(), self.viewport().width(), [*self._wide]
        self.setColumnHidden(_NUMBER, not self.has_numbers or sum(wide) > room)
        if self.isColumnHidden(_NUMBER):
            wide[_NUMBER] = 0
        for at, width in enumerate(self._wide):
            head.setSectionResizeMode(at, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(at, width)
        for column in (Column.NOTED, Column.AGAINST, Column.PARTNER, Column.FORM, Column.RESULT):
            place = COLUMNS.index(column)
            head.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)
            wide[place] = min(wide[place], head.minimumSectionSize())
            if sum(wide) <= room:
                break

    @property
    def row(self) -> int:
        """The current row; -1 if there is none."""
        return self.currentIndex().row()

    @property
    def line(self) -> MatchLine | None:
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
        if event.key() in ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not is_held(event):
                self.opened.emit()
        elif event.key() == Qt.Key.Key_Home and not event.modifiers():
            self.go_to(0)
        elif event.key() == Qt.Key.Key_End and not event.modifiers():
            self.go_to(self._games.rowCount())
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        return event.type() in _HOVERING or super().viewportEvent(event)

    @Slot(int)
    def _on_head_clicked(self, section: int) -> None:
        order = COLUMNS[section].value.order
        if order is not None:
            self.sort_wanted.emit(order)

"""The lines of the history for a table, of which only those that are looked at are read."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from quinto_desktop.game.past.past_games import (
    PAGE,
    Counts,
    HistoryError,
    Marks,
    MatchLine,
    Order,
    PastGames,
    PlayerRecord,
    Search,
)
from quinto_desktop.rules import Form, MatchForm, Side
from quinto_desktop.window.text import past_game_text
from quinto_desktop.window.text.translation import fill, translate

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_PAGES_KEPT = 30
_NOTHING = Counts(0, 0)
RISING, FALLING = "▴", "▾"


class _ColumnSpec(NamedTuple):
    """A column.

    Attributes:
        text: What it says of a game.
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

    @property
    def usual(self) -> list[str]:
        """Texts as they usually stand in it, for its width."""
        return [self.value.text(line) for line in _USUAL]


COLUMNS = tuple(Column)

_USUAL = tuple(
    MatchLine(
        id=1,
        at_ms=1_795_348_800_000,  # 22 November 2026: two figures, and no short month
        begun_at_ms=None,
        form=form,
        kind=kind,
        seed=None if kind is MatchForm.GAME else 999_999,
        commitment="dead" * 16,
        code=None,
        players=(
            PlayerRecord("You", None),
            *([PlayerRecord("Bertram", "novice")] if form is Form.FOUR else []),
            PlayerRecord("Clara", "novice"),
            PlayerRecord("Frieda", "novice"),
        ),
        level="novice",
        partner="Bertram" if form is Form.FOUR else "",
        us=Side.NS,
        scores=(280, 265),
        games=(2, 1),
        deals=12,
        is_over=kind is not MatchForm.GAME,
        result=1,
        marks=Marks.UNDONE | Marks.HINTED,
        is_branch=False,
    )
    for form, kind in ((Form.FOUR, MatchForm.GAME), (Form.DUMMY, MatchForm.ROUND))
)


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

    def row_near(self, match: int, row: int) -> int | None:
        """The row of a game that was in another row before the last change, if it is not far."""
        for near in range(max(0, row - PAGE), min(self._counts.matches, row + PAGE)):
            line = self.line(near)
            if line is not None and line.id == match:
                return near
        return None

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
        """The number of games."""
        return 0 if parent is not None and parent.isValid() else self._counts.matches

    def columnCount(self, parent: _Index | None = None) -> int:
        """The number of columns."""
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
            return _spoken(column, line)
        if role == _Role.ToolTipRole and column is Column.DATE:
            return past_game_text.date_and_time(line)
        if role == _Role.ToolTipRole and column is Column.NUMBER:
            return line.commitment
        if role == _Role.ToolTipRole and column is Column.NOTED and line.reviewed:
            return past_game_text.reviewed(line)
        return column.value.text(line)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """The title of a column, with a mark if the list is sorted by it."""
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
    """A cell as it is heard, with the title of its column; the first one tells the whole game."""
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

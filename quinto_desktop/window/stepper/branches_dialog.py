"""The dialog with the lines of a game: its first play, and what branched off it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from quinto_desktop.game import GameController, RecordError, Session
from quinto_desktop.game.past.replay import LineResult, results_of
from quinto_desktop.window.controls.drop_down import RowRing
from quinto_desktop.window.controls.fields import GAP, column, heading, row
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.look.keyboard import ENTER, is_held
from quinto_desktop.window.look.material import LOW
from quinto_desktop.window.look.styling import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.stepper import replay_words
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate

_SIZE = QSize(760, 440)
_ROW = 40
_INDENT = "    "
_HERE, _FORK = "●", "↳"
_NAME, _, _DEAL, _GAIN, _SCORE = range(5)


class BranchesDialog(PlateDialog):
    """Lists the lines of the current game, to compare, go on in, replay, rename and delete.

    Signals:
        replay_wanted(int): The user wants to replay the line of this number.
    """

    replay_wanted = Signal(int)

    def __init__(
        self, controller: GameController, speaker: Speaker, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(Command.BRANCHES.spec.name)
        self._controller, self._speaker = controller, speaker
        self._lines: tuple[LineResult, ...] = ()
        self._deleted: list[Session] = []
        self._is_filling = False
        self.table = _LinesTable(self)
        self.words = QLabel(self)
        self.play_on = QPushButton(self.tr("&Continue here"), self)
        self.replay_button = QPushButton(self.tr("&Replay"), self)
        self.rename_button = QPushButton(self.tr("Re&name"), self)
        self.delete_button = QPushButton(self.tr("&Delete"), self)
        self.undo_button = QPushButton(self.tr("&Undo"), self)
        self.close_button = QPushButton(self.tr("Close"), self)
        self._lay_out()
        self._connect()
        self._fill(controller.session.lines.playing)
        self.resize((_SIZE * self.scale).boundedTo(self.room(is_within_window=True)))
        self.table.setFocus()

    # --------------------------------------------------------------- what is shown
    @property
    def line(self) -> LineResult:
        return self._lines[max(0, self.table.currentRow())]

    def _fill(self, number: int) -> None:
        self._is_filling = True
        self._lines = results_of(self._controller.session)
        self.table.setRowCount(len(self._lines))
        for place, line in enumerate(self._lines):
            for part, text in enumerate(self._texts(line)):
                self.table.setItem(place, part, self._item(line, part, text))
        rows = [place for place, line in enumerate(self._lines) if line.number == number]
        self.table.setCurrentCell(rows[0] if rows else 0, _NAME)
        self._is_filling = False
        self._tell_line()

    def _texts(self, line: LineResult) -> tuple[str, ...]:
        speaker = self._speaker
        return (
            line.name or translate("Branches", "Original game"),
            replay_words.leaves_at(line),
            replay_words.deal_points(line, speaker),
            replay_words.gain(line, speaker),
            replay_words.score(line, speaker),
        )

    def _item(self, line: LineResult, column: int, text: str) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        if column == _NAME:
            sign = f"{_HERE} " if line.is_played else ""
            fork = f"{_INDENT * (line.depth - 1)}{_FORK} " if line.depth else ""
            item.setData(_LEAD, f"{fork}{sign}")
            spoken = self.tr("{name}, on the table") if line.is_played else "{name}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, fill(spoken, name=text))
            if line.number:
                flags |= Qt.ItemFlag.ItemIsEditable
        elif column in (_DEAL, _GAIN, _SCORE):
            item.setTextAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        item.setFlags(flags)
        return item

    @Slot()
    def _tell_line(self) -> None:
        if self._is_filling:
            return
        line = self.line
        self.words.setText(replay_words.compared(line, self._speaker))
        self.play_on.setEnabled(not line.is_played)
        for button in (self.rename_button, self.delete_button):
            button.setEnabled(line.number > 0)

    # --------------------------------------------------------------- what can be done
    @Slot()
    def go_on(self) -> None:
        if not self.line.is_played:
            self._controller.switch_line(self._controller.session.switched(self.line.number))
            self.accept()

    @Slot()
    def ask_for_replay(self) -> None:
        self.replay_wanted.emit(self.line.number)
        self.accept()

    @Slot()
    def rename(self) -> None:
        item = self.table.item(self.table.currentRow(), _NAME)
        if self.line.number and item is not None:
            self.table.setFocus()
            self.table.editItem(item)

    @Slot(QTableWidgetItem)
    def _on_item_changed(self, item: QTableWidgetItem) -> None:
        if self._is_filling or item.column() != _NAME:
            return
        line, told = self._lines[item.row()], ""
        name = " ".join(item.text().split())
        try:
            if name != line.name:
                self._controller.switch_line(self._controller.session.renamed(line.number, name))
        except RecordError as error:
            told = file_text(error.message)
        self._fill(line.number)
        if told:
            self._say(told)

    @Slot()
    def delete(self) -> None:
        """Delete the current branch, which can be undone while the dialog is open."""
        line, session = self.line, self._controller.session
        if not line.number:
            return
        self._deleted.append(session)
        self._controller.switch_line(session.without(line.number))
        self._fill(self._controller.session.lines.playing)
        text = self.tr("“{name}” deleted. You can bring it back while this window is open.")
        self._say(fill(text, name=line.name))
        self.undo_button.show()

    @Slot()
    def undo(self) -> None:
        if not self._deleted:
            return
        session = self._deleted.pop()
        self._controller.switch_line(session)
        self._fill(session.lines.playing)
        self.undo_button.setVisible(bool(self._deleted))
        self.table.setFocus()

    def _say(self, sentence: str) -> None:
        self.words.setText(sentence)
        announce(self, sentence)

    # --------------------------------------------------------------- construction
    def _connect(self) -> None:
        table = self.table
        table.currentCellChanged.connect(self._tell_line)
        table.itemChanged.connect(self._on_item_changed)
        table.opened.connect(self.go_on)
        table.delete_wanted.connect(self.delete)
        self.play_on.clicked.connect(self.go_on)
        self.replay_button.clicked.connect(self.ask_for_replay)
        self.rename_button.clicked.connect(self.rename)
        self.delete_button.clicked.connect(self.delete)
        self.undo_button.clicked.connect(self.undo)
        self.close_button.clicked.connect(self.reject)

    def _lay_out(self) -> None:
        make_primary(self.play_on)
        make_quiet(self.delete_button)
        make_quiet(self.undo_button)
        self.undo_button.hide()
        buttons = (self.delete_button, self.rename_button, self.replay_button)
        for button in (*buttons, self.undo_button, self.play_on, self.close_button):
            button.setProperty(LOW, True)  # noqa: FBT003
            button.setDefault(False)  # Enter in a name must not leave the dialog
            button.setAutoDefault(False)
        self.words.setTextFormat(Qt.TextFormat.PlainText)  # it has names that were typed
        self.words.setWordWrap(True)
        changing = (self.delete_button, self.rename_button, None)
        leaving = (self.close_button, self.replay_button, self.play_on)
        if text_zoom() == 1.0:  # else all of them would be too wide for a small window
            feet = [row(*changing, *leaving, gap=GAP)]
        else:
            feet = [row(*changing, gap=GAP), row(None, *leaving, gap=GAP)]
        title = heading(Command.BRANCHES.spec.name, self, 22)
        edges = [round(20 * self.scale)] * 4
        told = row((self.words, 1), self.undo_button)
        self.setLayout(column(title, (self.table, 1), told, *feet, gap=GAP, edges=edges))


_LEAD = Qt.ItemDataRole.UserRole
"""What stands before a name: where it belongs in the tree, and whether it is on the table."""


class _LeadingSigns(RowRing):
    """Writes the signs before a name, which are not edited with it."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.text = f"{index.data(_LEAD) or ''}{option.text}"


class _LinesTable(QTableWidget):
    """The lines in rows.

    Signals:
        opened(): Enter or a double click asks for the current line.
        delete_wanted(): The user wants to delete the current line.
    """

    opened = Signal()
    delete_wanted = Signal()

    def __init__(self, parent: PlateDialog) -> None:
        super().__init__(0, 5, parent)
        self.setAccessibleName(self.tr("The original game and its branches"))
        self.setHorizontalHeaderLabels(
            [
                self.tr("Line"),
                self.tr("Starts at"),
                self.tr("That deal"),
                self.tr("Difference"),
                self.tr("Score"),
            ]
        )
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setItemDelegate(_LeadingSigns(self))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(
            max(round(_ROW * parent.scale), self.fontMetrics().height() + 16)
        )
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self.cellDoubleClicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # it is meant for the name
        elif is_held(event):
            event.ignore()
        elif event.key() in ENTER:
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

"""The window of the history."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import time
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QCoreApplication, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from quinto_desktop.game import RecordError
from quinto_desktop.game.past.past_games import (
    HistoryError,
    MatchLine,
    Order,
    Outcome,
    PastGames,
    SavedGame,
    file_of,
    score_of,
)
from quinto_desktop.game.past.statistics import Marks
from quinto_desktop.window.controls.fields import GAP, column, heading, row
from quinto_desktop.window.controls.file_dialogs import Tell, save_with_dialog
from quinto_desktop.window.controls.messages import Mark, message_box
from quinto_desktop.window.history.finder import Finder, Notice, SortButton
from quinto_desktop.window.history.games_table import LOW_ROW, ROW, GamesModel, GamesTable
from quinto_desktop.window.history.statistics_content import evening_words
from quinto_desktop.window.history.statistics_report import FEW_GAMES
from quinto_desktop.window.look.keyboard import add_key
from quinto_desktop.window.look.material import LOW
from quinto_desktop.window.look.pop_ups import dress_menu, passing_menu
from quinto_desktop.window.look.styling import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.text import past_game_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import file_text, history_text
from quinto_desktop.window.text.past_game_text import date, score_words
from quinto_desktop.window.text.seat_text import name_among
from quinto_desktop.window.text.translation import fill, translate


def save_game(parent: QWidget, line: MatchLine, game: SavedGame, tell: Tell) -> None:
    """Let the user choose a file, save a game there, and tell the result."""
    title = translate("PastGames", "Save the game")
    kinds = translate("PastGames", "Quinto games (*.quinto)")
    save_with_dialog(parent, title, kinds, _name(line, ".quinto"), file_of(game), tell)


def save_text(parent: QWidget, line: MatchLine, game: SavedGame, tell: Tell) -> None:
    """Let the user choose a file, write a game there as a text to read, and tell the result."""
    title = translate("PastGames", "Save the score as text")
    kinds = translate("PastGames", "Text files (*.txt)")
    save_with_dialog(parent, title, kinds, _name(line, ".txt"), score_of(game, score_words()), tell)


def _name(line: MatchLine, suffix: str) -> str:
    return fill(translate("PastGames", "Quinto, {date}"), date=date(line) or line.id) + suffix


_Answer = TypeVar("_Answer")
_FIRST_SIZE = QSize(1180, 720)
_LEAST_SHARE = 0.6  # of its first size, as large as its letters are now
_LEAST_TABLE = 120
_LOW_WINDOW = 640
_SIDE, _TIGHT_SIDE = 20, 15


class HistoryDialog(PlateDialog):
    """Lists every game that was played.

    Signals:
        look_wanted(object): A game is to be looked at; carries its `SavedGame`.
        play_wanted(object): The cards of a game are to be played again; carries the same.
        resume_wanted(object): An unfinished game is to go on; carries the same.

    Args:
        packed: What `packed` returned when it was last closed; None at first.
    """

    look_wanted = Signal(object)
    play_wanted = Signal(object)
    resume_wanted = Signal(object)

    def __init__(
        self, games: PastGames, packed: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(Command.HISTORY.spec.name)
        self._games, self.is_whole = games, False  # whole: filters are there for few games too
        self.model = GamesModel(games, self)
        self.finder = Finder(self)
        self.notice = Notice(self)
        self._is_low = parent is not None and parent.window().height() < _LOW_WINDOW
        self.table = GamesTable(self.model, self.scale, LOW_ROW if self._is_low else ROW, self)
        self.empty = QLabel(self)
        self.look_button = QPushButton(self.tr("&View"), self)
        self._again, self._on = self.tr("&Play it again"), self.tr("Play &on")
        self.play_button = QPushButton(self._again, self)
        self.export_button = QPushButton(self.tr("E&xport"), self)
        self.delete_button = QPushButton(self.tr("&Delete"), self)
        self.close_button = QPushButton(self.tr("C&lose"), self)
        self.statistics_button = QPushButton(self.tr("S&tatistics…"), self)
        self._sort_button = SortButton(lambda: self.model.search.order, self)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self._add_keys()
        room, first = self.room(), _FIRST_SIZE * self.scale
        if packed is None or not self.restoreGeometry(QByteArray.fromBase64(packed.encode())):
            self.resize(first.boundedTo(room))
        # It was made that small in a smaller window, perhaps, where rows were lower.
        self.resize(self.size().expandedTo(first * _LEAST_SHARE).boundedTo(room))
        self.table.setFocus()

    # --------------------------------------------------------------- what is shown
    @Slot()
    def show_anew(self) -> None:
        """Show what is found now; the current game stays the same, if it is still there."""
        row, line = self.table.row, self.table.line
        companies = self._asked(self._games.companies)
        if companies is None:
            return
        self.finder.offer_people(companies)
        self._show()
        self.table.go_to(row if line is None else self.model.row_near(line.id, row))

    @Slot()
    def settle(self) -> None:
        """Tell what the people whose games are shown have won from each other."""
        names = {name: name_among(name) for name in self.finder.person.value}
        settled = self._asked(partial(self._games.together, [*names]))
        if settled is not None:
            told = evening_words(settled, names, 1000 * time())
            message_box(self, Mark.NOTE, self.finder.person.currentText(), told).open()

    @Slot(object)
    def tell_fault(self, error: HistoryError) -> None:
        """Say what is wrong with the history, or what has been done about it."""
        self.notice.say(history_text(error))
        self._tell_found()

    @Slot()
    def _on_finder_changed(self) -> None:
        if self.notice.act.isHidden():
            self.notice.say("")
        self._show()
        self.table.go_to(0)

    def _show(self) -> None:
        self.table.has_numbers = self.is_whole
        partners = self._asked(partial(self._games.partners, self.finder.person.value))
        self.finder.offer_partners(partners or ())
        self.model.show(self.finder.search_from(self.model.search))
        self._tell_found()

    def _tell_found(self) -> None:
        counts = self.model.counts
        self._stack.setCurrentWidget(self.table if counts.matches else self.empty)
        are_many = counts.matches >= FEW_GAMES or self.finder.is_narrow
        self.finder.show_filters(are_there=self.is_whole or are_many)
        self.empty.setText(past_game_text.nothing(is_narrow=self.finder.is_narrow))
        self._on_selection_changed()

    @Slot()
    def _on_selection_changed(self) -> None:
        rows = self.table.rows() if self.model.counts.matches else []
        line, is_one = self.table.line, len(rows) == 1
        has_cards = is_one and line is not None and Marks.REAL_CARDS not in line.marks
        self.export_button.setEnabled(is_one)
        self.look_button.setEnabled(has_cards)
        self.play_button.setEnabled(has_cards or self._is_open)
        self.play_button.setText(self._on if self._is_open else self._again)
        self.delete_button.setEnabled(bool(rows))
        self.finder.found.setText(past_game_text.found(self.model.counts, len(rows)))

    # --------------------------------------------------------------- the order
    @Slot(object)
    def sort(self, order: Order) -> None:
        """Sort by something; if that is so already, the other way round."""
        search = self.model.search
        is_rising = not search.is_rising if order is search.order else order is not Order.DATE
        self.model.show(replace(search, order=order, is_rising=is_rising))
        self.table.go_to(0)

    # --------------------------------------------------------------- what can be done
    @property
    def _is_open(self) -> bool:
        """Whether there is a current game, and it is unfinished."""
        line = self.table.line
        is_left = line is not None and past_game_text.outcome(line) is Outcome.UNFINISHED
        return is_left and self.export_button.isEnabled()

    def _record(self) -> SavedGame | None:
        """The current game; without one, or if it cannot be read, None."""
        line = self.table.line
        if line is None or len(self.table.rows()) != 1:
            return None
        return self._asked(partial(self._games.record, line.id))

    def _asked(self, question: Callable[[], _Answer]) -> _Answer | None:
        """What the history answers, which may take seconds; None once it is said why it cannot."""
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            return question()
        except HistoryError as error:
            self.tell_fault(error)
            return None
        finally:
            QApplication.restoreOverrideCursor()

    @Slot()
    def look(self) -> None:
        """Ask to look at the current game."""
        if (game := self._record()) is not None:
            self.look_wanted.emit(game)

    @Slot()
    def play(self) -> None:
        """Ask to play the cards of the current game again."""
        if (game := self._record()) is not None:
            self.play_wanted.emit(game)

    @Slot()
    def resume(self) -> None:
        """Ask to go on with the current game, if it is unfinished."""
        if self._is_open and (game := self._record()) is not None:
            self.resume_wanted.emit(game)

    @Slot()
    def save_game(self) -> None:
        """Save the current game in a file, to be opened again."""
        self._export(save_game)

    @Slot()
    def save_text(self) -> None:
        """Save the current game as a text to read."""
        self._export(save_text)

    def _export(self, save: Callable[[QWidget, MatchLine, SavedGame, Tell], None]) -> None:
        line, game = self.table.line, self._record()
        if line is not None and game is not None:
            save(self, line, game, self.notice.say)

    @Slot()
    def delete(self) -> None:
        """Delete the chosen games, which can be undone until the program ends."""
        rows = self.table.rows()
        ids = self.model.ids(rows)
        if not ids or self._asked(partial(self._games.delete, ids)) is None:
            return
        self._show()
        self.table.go_to(rows[0])
        text = self.tr("{count} games deleted. They can be brought back until you quit Quinto.")
        if len(ids) == 1:
            text = self.tr("Game deleted. It can be brought back until you quit Quinto.")
        self.notice.say(fill(text, count=len(ids)), self.tr("&Undo"))

    @Slot()
    def undo(self) -> None:
        """Bring back what was deleted last."""
        row = self.table.row
        ids = self._asked(self._games.restore)
        if not ids:
            return
        self._show()
        self.table.go_to(self.model.row_near(ids[0], row))
        text = self.tr("Game brought back.")
        if len(ids) > 1:
            text = fill(self.tr("{count} games brought back."), count=len(ids))
        self.notice.say(text, self.tr("&Undo") if self._games.can_restore else "")

    def _acts(self) -> Iterator[tuple[Callable[[], None], str, str, bool]]:
        is_one, has_cards = self.export_button.isEnabled(), self.look_button.isEnabled()
        yield self.look, "Return", self.look_button.text(), has_cards
        yield self.play, "Shift+F5", self._again, has_cards
        yield self.resume, "Ctrl+Return", self._on, self._is_open
        yield self.save_game, "Ctrl+E", self.tr("Save as a ga&me…"), is_one
        yield self.save_text, "Ctrl+T", self.tr("Save as &text…"), is_one
        yield self.delete, "Delete", self.delete_button.text(), self.delete_button.isEnabled()
        yield self.undo, "Ctrl+Z", self.tr("&Undo deleting"), self._games.can_restore

    @Slot(QPoint)
    def _on_menu_wanted(self, spot: QPoint) -> None:
        menu = passing_menu(self)
        for act, key, title, is_there in self._acts():
            action = menu.addAction(title)
            action.setShortcut(QKeySequence(key))
            action.setAutoRepeat(False)
            action.setEnabled(is_there)
            action.triggered.connect(act)
        menu.popup(self.table.viewport().mapToGlobal(spot))

    # --------------------------------------------------------------- construction
    def _connect(self) -> None:
        self.model.failed.connect(self.tell_fault, Qt.ConnectionType.QueuedConnection)
        self.finder.changed.connect(self._on_finder_changed)
        self.finder.settle.clicked.connect(self.settle)
        self.finder.text.returnPressed.connect(self.table.setFocus)
        self.notice.acted.connect(self.undo)
        self.table.opened.connect(self.look)
        self.table.sort_wanted.connect(self.sort)
        self._sort_button.sort_wanted.connect(self.sort)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_menu_wanted)
        self.look_button.clicked.connect(self.look)
        self.play_button.clicked.connect(lambda: (self.resume if self._is_open else self.play)())
        self.delete_button.clicked.connect(self.delete)
        self.close_button.clicked.connect(self.close)

    def _add_keys(self) -> None:
        add_key(QKeySequence.StandardKey.Find, self, self.finder.open)
        add_key(QKeySequence.StandardKey.Undo, self, self.undo, repeats=True)
        add_key("F4", self, self.statistics_button.click)
        add_key("Ctrl+R", self, self.look)
        add_key("Shift+F5", self, self.play)
        add_key("Ctrl+Return", self, self.resume)
        add_key("Ctrl+E", self, self.save_game)
        add_key("Ctrl+T", self, self.save_text)
        # Elsewhere, the same key deletes a letter.
        here = Qt.ShortcutContext.WidgetShortcut
        add_key(QKeySequence.StandardKey.Delete, self.table, self.delete, context=here)

    def _lay_out(self) -> None:
        make_primary(self.look_button)
        make_quiet(self.delete_button)
        exports = QMenu(self)
        exports.addAction(self.tr("As a &game…"), self.save_game)
        exports.addAction(self.tr("As &text…"), self.save_text)
        dress_menu(exports)
        self.export_button.setMenu(exports)
        buttons = (self.look_button, self.play_button, self.export_button, self.delete_button)
        make_quiet(self.statistics_button)
        others = self.close_button, self.statistics_button, self._sort_button
        for button in (*buttons, *others):
            button.setProperty(LOW, self._is_low)
            button.setDefault(False)  # Enter in a field must not act on a game
            button.setAutoDefault(False)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self._stack.setMinimumHeight(_LEAST_TABLE)
        title = heading(Command.HISTORY.spec.name, self, 26)
        head = row(
            title, None, self.finder.text, self.statistics_button, self._sort_button, gap=GAP
        )
        head.setStretchFactor(self.finder.text, 2)
        acts = (self.export_button, self.play_button, self.look_button)
        foot, is_wide = row(self.delete_button, None, self.close_button, gap=GAP), text_zoom() > 1
        foot.addLayout(row(*acts, gap=GAP))
        if is_wide:
            foot.setDirection(foot.Direction.TopToBottom)
        side = _TIGHT_SIDE if self._is_low or is_wide else _SIDE
        edges = [round(margin * self.scale) for margin in (side, _SIDE, side, _SIDE)]
        parts = (head, self.finder, self.notice, (self._stack, 1), foot)
        self.setLayout(column(*parts, gap=GAP, edges=edges))


def tell_not_playable(parent: QWidget, error: RecordError) -> QMessageBox:
    """Return a box that says why a game of the history cannot be put on the table."""
    headline = QCoreApplication.translate("PastGames", "The game cannot be shown")
    return message_box(parent, Mark.WARNING, headline, file_text(error.message))

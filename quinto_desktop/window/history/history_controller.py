"""Opens the window of the history, loaded on first use."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import GameSetup, Preferences, RecordError, Session
from quinto_desktop.window.controls.messages import bring_up, offer_help

if TYPE_CHECKING:
    from quinto_desktop.game.past.past_games import Mend, PastGames, SavedGame
    from quinto_desktop.window.history.history_dialog import HistoryDialog


class HistoryController(QObject):
    """Shows the games that were played, and hands on what is to be done with one.

    The history is read only while its window is open.

    Signals:
        look_wanted(object): A game is to be looked at, of which at least one deal is finished;
            carries its `SavedGame`.
        statistics_wanted(): The statistics are wanted instead.
    """

    look_wanted = Signal(object)
    statistics_wanted = Signal()

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        folder: Path,
        begin: Callable[[GameSetup | Session], object],
        open_book: Callable[[str | None], None],
        mend: Mend | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._preferences, self._folder = window, preferences, folder
        self._mend = mend
        self._begin, self._open_book = begin, open_book
        self._games: PastGames | None = None
        self._dialog: HistoryDialog | None = None

    @Slot()
    def open(self) -> None:
        """Show the history's window, in front."""
        dialog = self._dialog or self._made()
        self._dialog = dialog
        if not dialog.isVisible():
            dialog.table.setFocus()
            self._read(dialog)
        bring_up(dialog)

    @Slot()
    def refresh(self) -> None:
        """Show what has been entered meanwhile, perhaps in a file that was mended."""
        if self._dialog is not None and self._games is not None and self._dialog.isVisible():
            self._games.close()
            self._read(self._dialog)

    def retranslate(self) -> None:
        """Open the window anew, in the current language, if it is open."""
        dialog, self._dialog = self._dialog, None
        if dialog is None:
            return
        was_open = dialog.isVisible()
        dialog.close()
        dialog.setParent(None)
        dialog.deleteLater()
        if was_open:
            self.open()

    def _made(self) -> HistoryDialog:
        from quinto_desktop.game.past.past_games import PastGames
        from quinto_desktop.window.history.history_dialog import HistoryDialog

        self._games = self._games or PastGames(self._folder, self._mend)
        packed = self._preferences.settings.history_geometry
        dialog = HistoryDialog(self._games, packed, self._window)
        dialog.look_wanted.connect(self._on_look_wanted)
        dialog.play_wanted.connect(self._on_play_wanted)
        dialog.resume_wanted.connect(self._on_resume_wanted)
        dialog.statistics_button.clicked.connect(self.statistics_wanted)
        dialog.finished.connect(self._on_dialog_finished)
        offer_help(dialog, self._open_book)
        return dialog

    def _read(self, dialog: HistoryDialog) -> None:
        from quinto_desktop.game.past.past_games import HistoryError

        assert self._games is not None  # the window has been made
        try:
            told = self._games.open()
        except HistoryError as error:
            dialog.tell_fault(error)
            return
        dialog.show_anew()
        if (told := told or self._games.mended) is not None:
            dialog.tell_fault(told)

    @Slot()
    def _on_dialog_finished(self) -> None:
        if self._dialog is not None:
            self._preferences.change(history_geometry=self._dialog.packed)
        if self._games is not None:
            self._games.close()

    @Slot(object)
    def _on_look_wanted(self, game: SavedGame) -> None:
        self._hand_on(game, lambda _: self.look_wanted.emit(game))

    @Slot(object)
    def _on_play_wanted(self, game: SavedGame) -> None:
        from quinto_desktop.game.past.past_games import setup_again

        self._hand_on(game, lambda _: self._begin(setup_again(game)))

    @Slot(object)
    def _on_resume_wanted(self, game: SavedGame) -> None:
        self._hand_on(game, self._begin)

    def _hand_on(self, game: SavedGame, act: Callable[[Session], object]) -> None:
        if (session := self._session_of(game)) is not None:
            self._close()
            act(session)

    def _session_of(self, game: SavedGame) -> Session | None:
        """A game of the history as it ends; None, told, if this version cannot play it."""
        from quinto_desktop.game.past.past_games import resumed

        try:
            return resumed(game)
        except RecordError as error:
            from quinto_desktop.window.history.history_dialog import tell_not_playable

            tell_not_playable(self._dialog or self._window, error).open()
            return None

    def _close(self) -> None:
        if self._dialog is not None:
            self._dialog.close()

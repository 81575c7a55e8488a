"""Opens the windows beside the game, loaded on first use: rule book, Fair play, About, history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from quinto_desktop.game import (
    CommitmentChain,
    GameController,
    GameSetup,
    Preferences,
    RecordError,
    Session,
)
from quinto_desktop.game.setup import setup_again
from quinto_desktop.rules import Reason
from quinto_desktop.window.app.main_window import packed_window
from quinto_desktop.window.look.keyboard import bring_up, offer_help
from quinto_desktop.window.look.theme import CurrentTheme

if TYPE_CHECKING:
    from quinto_desktop.game.past.past_games import MatchLine, Mend, PastGames, SavedGame
    from quinto_desktop.window.history.history_dialog import HistoryDialog


class HistoryController(QObject):
    """Shows the games that were played, and hands on what is to be done with one.

    The history is read only while its window is open.

    Attributes:
        present: Returns the game on the table: where it is listed, one plays on there.

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
        self.present: Callable[[], Session] | None = None

    @Slot()
    def open(self) -> None:
        """Show the history's window, in front."""
        dialog = self._dialog or self._made()
        self._dialog = dialog
        dialog.is_whole = self._preferences.settings.show_everything
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

    def latest(self) -> list[MatchLine]:
        """The last games that have ended, the latest first; none if they cannot be read."""
        from quinto_desktop.game.past.past_games import HistoryError, PastGames, Search

        games = PastGames(self._folder, self._mend)
        try:
            found = games.page(Search(), 0) if games.is_to_be_read() else []
        except HistoryError:
            found = []
        games.close()
        return [line for line in found if line.result is not None]

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
            self._preferences.change(history_geometry=packed_window(self._dialog))
        if self._games is not None:
            self._games.close()

    @Slot(object)
    def _on_look_wanted(self, game: SavedGame) -> None:
        self._hand_on(game, lambda _: self.look_wanted.emit(game))

    @Slot(object)
    def _on_play_wanted(self, game: SavedGame) -> None:
        self._hand_on(game, lambda _: self._begin(setup_again(game)))

    @Slot(object)
    def _on_resume_wanted(self, game: SavedGame) -> None:
        from quinto_desktop.game.past.past_games import is_part_of

        if self.present is not None and is_part_of(game, self.present().saved()):
            self._close()
        else:
            self._hand_on(game, self._begin, self._preferences.settings.recent_files)

    def _hand_on(
        self, game: SavedGame, act: Callable[[Session], object], files: Sequence[str] = ()
    ) -> None:
        if (session := self._session_of(game, files)) is not None:
            self._close()
            act(session)

    def _session_of(self, game: SavedGame, files: Sequence[str]) -> Session | None:
        """A game of the history as it ends; None, told, if this version cannot play it."""
        from quinto_desktop.game.past.past_games import resumed

        try:
            return resumed(game, files)
        except RecordError as error:
            from quinto_desktop.window.history.history_dialog import tell_not_playable

            tell_not_playable(self._dialog or self._window, error).open()
            return None

    def _close(self) -> None:
        if self._dialog is not None:
            self._dialog.close()


class HelpController:
    """Shows the rule book and other help beside the game, loaded on first use."""

    def __init__(self, window: QWidget, look: CurrentTheme) -> None:
        self._window = window
        self._look = look

    def explain(self, reason: Reason | None, topic: str | None = None) -> None:
        """Open the rule book at what a refusal rests on, else at a topic or where it was left."""
        from quinto_desktop.window.help.book import anchor_of

        self.open_book(topic if reason is None else anchor_of(reason))

    def show_about(self, controller: GameController, sound_fault: str) -> None:
        """Show the About dialog, with what keeps the sounds off; then Fair play, if asked for."""
        from quinto_desktop.window.help.about import AboutDialog

        dialog = AboutDialog(self._window, sound_fault)
        offer_help(dialog, HelpController(dialog, self._look).open_book)
        dialog.fair_play.clicked.connect(dialog.accept)
        dialog.licences.clicked.connect(lambda: show_licences(dialog))
        wants_fair_play = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if wants_fair_play:
            self.show_fair_play(controller)

    def show_fair_play(self, controller: GameController) -> None:
        """Explain why no computer player can cheat, and offer to prove it."""
        from quinto_desktop.window.help.fair_play import FairPlayDialog

        dialog = self._window.findChild(FairPlayDialog)
        if dialog is None:
            dialog = FairPlayDialog(controller, self._window)
            dialog.rule.linkActivated.connect(self.open_book)
        bring_up(dialog)

    def check_deal(self, controller: GameController, name: str) -> None:
        """Check the cards of the game on the table, or of a saved one."""
        from quinto_desktop.window.help.deal_check import DealCheckDialog

        def show_chain(dialog: QWidget) -> None:
            HelpController(dialog, self._look).show_chain(controller.keeper.chain)

        dialog = DealCheckDialog(controller, name, show_chain, self._window)
        offer_help(dialog, HelpController(dialog, self._look).open_book)
        dialog.exec()
        dialog.deleteLater()

    def show_chain(self, chain: CommitmentChain) -> None:
        """List all fair games, with what became of each."""
        from quinto_desktop.window.help.deal_check import ChainDialog

        dialog = ChainDialog(chain, self._window)
        offer_help(dialog, HelpController(dialog, self._look).open_book)
        dialog.exec()
        dialog.deleteLater()

    def retranslate(self, controller: GameController) -> None:
        """Reopen the open dialogs in the current language."""
        from quinto_desktop.window.help.dialog import HelpDialog
        from quinto_desktop.window.help.fair_play import FairPlayDialog

        for told in self._window.findChildren(FairPlayDialog):
            _dismiss(told)
            self.show_fair_play(controller)
        for book in self._window.findChildren(HelpDialog):
            geometry, anchor = book.saveGeometry(), book.anchor
            _dismiss(book)
            self.open_book(anchor)
            for reopened in self._window.findChildren(HelpDialog):
                reopened.restoreGeometry(geometry)

    def open_book(self, anchor: str | None) -> None:
        """Open the rule book at a place, such as "s5-follow"; None opens it where it was left."""
        from quinto_desktop.window.help.dialog import HelpDialog

        dialog = self._window.findChild(HelpDialog)
        if dialog is None:
            dialog = HelpDialog(self._look, self._window, anchor)
        elif anchor is not None:
            dialog.show_anchor(anchor)
        bring_up(dialog)


def show_licences(about: QWidget) -> None:
    """Show all licence texts, in front of the About dialog."""
    from quinto_desktop.window.help.about import LicencesDialog

    dialog = LicencesDialog(about)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _dismiss(dialog: QDialog) -> None:
    dialog.close()
    dialog.setParent(None)  # so findChild no longer finds it, before Qt deletes it

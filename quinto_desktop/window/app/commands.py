"""What the commands of the menus do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from quinto_desktop.game import Preferences
from quinto_desktop.game.lesson import lesson_game
from quinto_desktop.window.app.menus import QUESTIONS, SWITCHED, Command
from quinto_desktop.window.app.window_state import toggle_full_screen
from quinto_desktop.window.forms.topics import bring_up, offer_help, topic_of
from quinto_desktop.window.help.desk import HelpDesk
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.score_sheet.export import copy_sheet, print_sheet

if TYPE_CHECKING:
    from quinto_desktop.window.app.main_window import MainWindow


class Commands:
    """Does what a menu, a key or a button asks for.

    Args:
        window: The window; what lies in it may be made anew between one command and the next.
        preferences: A person's wishes.
        help_desk: Explains things, and asks for the settings.
        art: Draws the cards.
        answer: Has the answer to a question read out.
    """

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        help_desk: HelpDesk,
        art: CardArt,
        answer: Callable[[str], None],
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._help = help_desk
        self._art = art
        self._read_out = answer

    def run(self, command: Command) -> None:
        """Carry out a command."""
        if command in QUESTIONS:
            self._answer(command)
        elif command in SWITCHED:
            self._switch(SWITCHED[command])
        else:
            self._ways()[command]()

    def _ways(self) -> dict[Command, Callable[[], object]]:
        """How each command is carried out that neither asks nor switches anything."""
        window, files, controller = self._window, self._window.files, self._window.controller
        return {
            Command.NEW: self._new_game,
            Command.SAME_AGAIN: files.begin_again,
            Command.OPEN: files.choose_and_open,
            Command.SAVE: files.save,
            Command.SAVE_AS: files.choose_and_save,
            Command.COPY_SHEET: lambda: copy_sheet(window.sheet, window.tell),
            Command.PRINT_SHEET: lambda: print_sheet(window.sheet, window.tell),
            Command.ABANDON: controller.abandon,
            Command.PREFERENCES: self._show_preferences,
            Command.QUIT: window.close,
            Command.UNDO: controller.undo,
            Command.REDO: controller.redo,
            Command.LAST_TRICK: window.view.show_last_trick,
            Command.GO_ON: window.table.input.go_on,
            Command.SHEET: window.area.toggle,
            Command.FULL_SCREEN: lambda: toggle_full_screen(window),
            Command.HELP: self._explain,
            Command.LESSON: self._begin_lesson,
            Command.KEYS: self._help.show_keys,
            Command.FAIR_PLAY: lambda: self._help.show_fair_play(controller),
            Command.ABOUT: lambda: self._help.show_about(controller, window.sounds.fault),
        }

    def _answer(self, question: Command) -> None:
        from quinto_desktop.window.text import answers

        view = self._window.view
        answer = answers.answer(view.speaker, question, view.shown())
        view.table.say(answer)
        self._read_out(answer)

    def _switch(self, setting: str) -> None:
        self._preferences.set(setting, not getattr(self._preferences.settings, setting))

    def _new_game(self) -> None:
        from quinto_desktop.window.new_game.dialog import NewGameDialog

        remembered = self._preferences.settings.players_of
        dialog = NewGameDialog(self._window.controller.session.setup, remembered, self._window)
        offer_help(dialog, HelpDesk(dialog).open_book)
        if dialog.exec():
            setup = dialog.setup()
            self._preferences.keep(self._preferences.settings.with_game(setup.players, setup.rules))
            self._window.files.begin(setup)
        dialog.deleteLater()

    def _show_preferences(self) -> None:
        from quinto_desktop.window.preferences.dialog import PreferencesDialog
        from quinto_desktop.window.preferences.fields import SamplePainter

        dialog = self._window.findChild(PreferencesDialog)
        if dialog is None:
            samples = SamplePainter(self._art, lambda: self._window.look.theme)
            dialog = PreferencesDialog(self._preferences, samples, self._window)
            offer_help(dialog, self._help.open_book)
        bring_up(dialog)

    def _begin_lesson(self) -> None:
        if self._window.files.begin(lesson_game()):
            self._window.teach()

    def _explain(self) -> None:
        """Open the book at what was refused, or at what the keys or the pointer are at."""
        table = self._window.table
        topic = topic_of(QApplication.focusWidget()) or table.tips.anchor
        self._help.explain(table.refusals.reason, topic)

"""The main window: the table, the score sheet and the menus, wired to the controller."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QGuiApplication,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow

from quinto_desktop.game import (
    GameController,
    Preferences,
    UserFolders,
    numbered_game,
)
from quinto_desktop.rules import (
    Action,
    Observation,
    Play,
    Refusal,
    Seat,
    Step,
)
from quinto_desktop.window.card_art import CardArt
from quinto_desktop.window.game_files import GameFiles
from quinto_desktop.window.marks import Marks
from quinto_desktop.window.menus import Command, Menus
from quinto_desktop.window.panels.result_panel import Choice
from quinto_desktop.window.panels.score_sheet import ScoreSheet
from quinto_desktop.window.table.director import NEW_GAME, SAME_AGAIN
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table_area import TableArea
from quinto_desktop.window.theme import DARK, LIGHT, Theme
from quinto_desktop.window.words import Words

RETRY = "retry"
_FIRST_SIZE = (1280, 800)


class MainWindow(QMainWindow):
    """The program's window.

    Args:
        controller: The game.
        preferences: A person's wishes.
        folders: Where games are kept.
    """

    def __init__(
        self, controller: GameController, preferences: Preferences, folders: UserFolders
    ) -> None:
        super().__init__()
        self._controller = controller
        self._preferences = preferences
        self._meant: Action | None = None
        self.files = GameFiles(controller, preferences, folders, self)
        self._theme = self._chosen_theme()
        self._words = self._words_for_session()
        self._art = CardArt(self._theme)
        marks = Marks()
        self.table = Table(self._art, marks, self._theme, self._words, self._viewer)
        self.sheet = ScoreSheet(self._theme, marks)
        self._area = TableArea(self.table, self.sheet, self._theme)
        self.setCentralWidget(self._area)
        self.menus = Menus(self.menuBar(), self._run, self._preferences.set, self.files.open_recent)
        self._connect()
        self._show_preferences()
        self._restore_geometry()
        self._retitle()
        self.table.setFocus()
        self.table.show_state(self._observation())

    @property
    def controller(self) -> GameController:
        """The game that the window shows."""
        return self._controller

    def _connect(self) -> None:
        controller, table = self._controller, self.table
        controller.stepped.connect(self._on_controller_stepped)
        controller.restored.connect(self._on_controller_restored)
        controller.rejected.connect(self._on_controller_rejected)
        controller.failed.connect(self._on_controller_failed)
        controller.abandoned.connect(self._on_controller_abandoned)
        controller.shelved.connect(self._on_controller_shelved)
        controller.not_saved.connect(self.tell)
        controller.history_changed.connect(self._show_history)
        table.action_chosen.connect(self._on_table_action_chosen)
        table.went_on.connect(controller.hasten)
        table.intent_chosen.connect(self._on_table_intent_chosen)
        table.shown.connect(self._on_table_shown)
        table.told.connect(self.announce)
        self.files.changed.connect(self._retitle)
        self.files.told.connect(self.announce)
        self.sheet.last_trick_requested.connect(lambda: self._run(Command.LAST_TRICK))
        self.sheet.rules_requested.connect(lambda: self._run(Command.HELP))
        self._area.sheet_toggled.connect(self._on_area_sheet_toggled)
        self._preferences.changed.connect(self._show_preferences)
        self._preferences.not_saved.connect(self.tell)
        # Named, because a chained call would leave no reference to the hints.
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._show_preferences)

    # --------------------------------------------------------------- who looks
    @property
    def _viewer(self) -> Seat:
        """The person's seat; South's where computers play among themselves."""
        people = self._controller.session.people
        return min(people) if people else Seat.S

    def _words_for_session(self) -> Words:
        session = self._controller.session
        names = [record.name for record in session.setup.seats]
        return Words(names, self._viewer if session.people else None)

    def _observation(self) -> Observation:
        return self._controller.observation(self._viewer)

    # --------------------------------------------------------------- what the game says
    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        self.table.show_step(step, self._observation(), self._controller.pace)

    @Slot()
    def _on_controller_restored(self) -> None:
        self._words = self._words_for_session()
        self.table.set_words(self._words, self._viewer)
        self.table.show_state(self._observation())
        self._retitle()
        self._show_history()

    @Slot(object)
    def _on_controller_rejected(self, refusal: Refusal) -> None:
        card = self._meant.card if isinstance(self._meant, Play) else None
        self.table.refuse(refusal, self._observation(), card)

    @Slot(object, str)
    def _on_controller_failed(self, seat: Seat, fault: str) -> None:
        self.table.notice(
            self.tr("{name} has stopped thinking").format(name=self._words.seat_name(seat)),
            self.tr(
                "The computer player met a fault; the game is paused and nothing is lost. ({fault})"
            ).format(fault=fault),
            (Choice(self.tr("Try again"), RETRY),),
        )

    @Slot()
    def _on_controller_abandoned(self) -> None:
        self.table.notice(
            self.tr("The game was given up"),
            self.tr("Undo takes it up again."),
            (
                Choice(self.tr("New game"), NEW_GAME),
                Choice(self.tr("Same again"), SAME_AGAIN),
            ),
        )

    @Slot(object)
    def _on_controller_shelved(self, path: Path) -> None:
        self._preferences.keep(self._preferences.settings.with_recent(path))
        self.announce(
            self.tr("The game you left is kept; find it under “Open recent” in the Game menu.")
        )

    @Slot()
    def _show_history(self) -> None:
        session = self._controller.session
        self.menus.actions[Command.UNDO].setEnabled(session.can_undo)
        self.menus.actions[Command.REDO].setEnabled(session.can_redo)

    # --------------------------------------------------------------- what the person does
    @Slot(object)
    def _on_table_action_chosen(self, action: Action) -> None:
        self._meant = action
        self._controller.submit(self._viewer, action)

    @Slot(str)
    def _on_table_intent_chosen(self, intent: str) -> None:
        match intent:
            case "next_deal":
                self._controller.deal()
            case "retry":
                self.table.put_notice_away()
                self._controller.retry()
            case "same_again":
                self._run(Command.SAME_AGAIN)
            case _:
                self._run(Command.NEW)

    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self.sheet.show_observation(observation, self._words)

    def _run(self, command: Command) -> None:
        """Carry out a command of the menus."""
        {
            Command.NEW: self._new_game,
            Command.SAME_AGAIN: lambda: self.begin_numbered(None),
            Command.OPEN: self.files.choose_and_open,
            Command.SAVE: self.files.save,
            Command.SAVE_AS: self.files.choose_and_save,
            Command.ABANDON: self._controller.abandon,
            Command.QUIT: self.close,
            Command.UNDO: self._controller.undo,
            Command.REDO: self._controller.redo,
            Command.LAST_TRICK: self._show_last_trick,
            Command.GO_ON: self.table.go_on,
            Command.SHEET: self._area.toggle,
            Command.FULL_SCREEN: self._toggle_full_screen,
            Command.HELP: self._show_help,
            Command.KEYS: self._show_keys,
            Command.ABOUT: self._show_about,
        }[command]()

    # --------------------------------------------------------------- games and files
    def _new_game(self) -> None:
        from quinto_desktop.window.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._controller.session.setup, self)
        if dialog.exec():
            setup = dialog.setup()
            self._preferences.keep(self._preferences.settings.with_game(setup.seats, setup.rules))
            self.files.forget()
            self._controller.new_game(setup)

    def begin_numbered(self, seed: int | None) -> None:
        """Begin a game with the present players and rules: of this number, or any."""
        setup = self._controller.session.setup
        self.files.forget()
        self._controller.new_game(numbered_game(setup.seats, setup.rules, seed))

    # --------------------------------------------------------------- other commands
    def _show_last_trick(self) -> None:
        self.table.show_last_trick()

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _show_help(self) -> None:
        from quinto_desktop.window.dialogs.help import HelpDialog

        HelpDialog(self).show()

    def _show_keys(self) -> None:
        from quinto_desktop.window.dialogs.help import HelpDialog

        HelpDialog(self, section="keys").show()

    def _show_about(self) -> None:
        from quinto_desktop.window.dialogs.about import AboutDialog

        AboutDialog(self).exec()

    def tell(self, sentence: str) -> None:
        """Say something that needs no answer."""
        self.table.say(sentence)
        self.announce(sentence)

    def announce(self, sentence: str) -> None:
        """Let assistive technology read a sentence out."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # --------------------------------------------------------------- wishes
    def _on_area_sheet_toggled(self, shown: bool) -> None:  # noqa: FBT001
        if not self._area.is_narrow:
            self._preferences.change(show_sheet=shown)
        self.menus.actions[Command.SHEET].setChecked(shown)

    @Slot()
    def _show_preferences(self) -> None:
        settings = self._preferences.settings
        self._controller.pace = self._preferences.pace
        for setting in ("speed", "trick_pause", "theme"):
            self.menus.check(setting, getattr(settings, setting))
        self._area.want_sheet(wanted=settings.show_sheet)
        self.menus.actions[Command.SHEET].setChecked(self._area.sheet_is_shown)
        titles = tuple(Path(path).stem for path in settings.recent_files)
        self.menus.list_recent(settings.recent_files, titles)
        theme = self._chosen_theme()
        if theme is not self._theme:
            self._set_theme(theme)

    def _chosen_theme(self) -> Theme:
        chosen = self._preferences.settings.theme
        if chosen == "system":
            hints = QGuiApplication.styleHints()
            return LIGHT if hints.colorScheme() is Qt.ColorScheme.Light else DARK
        return LIGHT if chosen == "light" else DARK

    def _set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._art.set_theme(theme)
        self.table.set_theme(theme)
        self.sheet.set_theme(theme)
        self._area.set_theme(theme)

    # --------------------------------------------------------------- the window itself
    @Slot()
    def _retitle(self) -> None:
        name = self.files.name
        title = self.tr("Quinto")
        self.setWindowTitle(title if name is None else self.tr("{file} – Quinto").format(file=name))

    def _restore_geometry(self) -> None:
        self.resize(*_FIRST_SIZE)
        packed = self._preferences.settings.window_geometry
        if packed is not None:
            self.restoreGeometry(QByteArray.fromBase64(packed.encode()))

    def changeEvent(self, event: QEvent) -> None:
        """Keep the mark in the menu true, however full screen came about."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.menus.actions[Command.FULL_SCREEN].setChecked(self.isFullScreen())

    def showEvent(self, event: QShowEvent) -> None:
        """Tell of damaged settings once there is something to tell it on."""
        super().showEvent(event)
        faults, self._preferences.faults = self._preferences.faults, []
        for fault in faults:
            QTimer.singleShot(0, self, lambda fault=fault: self.tell(fault))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and place; the game is kept already."""
        packed = bytes(self.saveGeometry().toBase64().data()).decode()
        self._preferences.change(window_geometry=packed)
        self._controller.close()
        super().closeEvent(event)

"""The main window: the table, the score sheet and the menus, wired to the controller.

The bare table is painted long before all that lies on it could be loaded. So whatever the top of
this module imports is only what it takes to paint baize in the right colours, in a window of the
right size: no rules, no records, no game, no words. A test of the architecture counts on it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar

from quinto_desktop.window.app.window_state import packed_window, restore_window, toggle_full_screen
from quinto_desktop.window.look.appearance import Appearance
from quinto_desktop.window.look.language import Language
from quinto_desktop.window.table.felt import BareTable

if TYPE_CHECKING:
    from quinto_desktop.game import GameController, Look, Message, Preferences, UserFolders
    from quinto_desktop.window.app.announcer import Speak
    from quinto_desktop.window.app.game_files import GameFiles
    from quinto_desktop.window.app.menus import Menus
    from quinto_desktop.window.app.seat_view import SeatView
    from quinto_desktop.window.app.table_area import TableArea
    from quinto_desktop.window.score_sheet.sheet import ScoreSheet
    from quinto_desktop.window.sound.output import OpenOutput
    from quinto_desktop.window.sound.sounds import Sounds
    from quinto_desktop.window.table.table import Table


class MainWindow(QMainWindow):
    """The program's window: first a bare table, then, furnished, the game.

    The bare table is there long before all that lies on it could be loaded: what the top of this
    module imports is for that alone, see `first_picture`.

    Signals:
        appeared(): The bare table has been painted for the first time.

    Args:
        look: How it looks before it is furnished.

    Attributes:
        view: What the screen shows of the game, once the window is furnished; likewise the
            others.
        table: The table.
        sheet: The score sheet.
        area: What they share their room in.
        menus: The menus.
        files: Opens and saves games.
        look: The theme it wears.
        sounds: What one hears.
    """

    appeared = Signal()

    view: SeatView
    table: Table
    sheet: ScoreSheet
    area: TableArea
    menus: Menus
    files: GameFiles
    sounds: Sounds

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._language = Language(self)
        self._language.use(look.language)
        self._appearance = Appearance(look.theme, self)
        self.look = self._appearance.look
        self._controller: GameController | None = None
        bare = BareTable(self.look, has_sheet=look.show_sheet, has_ladder=look.ladder)
        bare.appeared.connect(self.appeared)
        self.setCentralWidget(bare)
        self.menuBar().addMenu(" ")  # keeps the room that the menus will take
        self.setWindowTitle(self.tr("Quinto"))
        restore_window(self, look.window_geometry)

    def furnish(
        self,
        preferences: Preferences,
        controller: GameController,
        folders: UserFolders,
        open_output: OpenOutput | None = None,
        speak: Speak | None = None,
    ) -> None:
        """Lay the game on the table, and fill the menus.

        Args:
            preferences: A person's wishes.
            controller: The game.
            folders: Where games are kept.
            open_output: Where sound goes; nowhere if left out.
            speak: Has a sentence read out; by Qt if left out.
        """
        # Not at the top: see the class.
        from quinto_desktop.window.app.announcer import Announcer, speak_by_qt
        from quinto_desktop.window.app.commands import Commands
        from quinto_desktop.window.app.game_files import GameFiles
        from quinto_desktop.window.app.seat_view import SeatView
        from quinto_desktop.window.help.desk import HelpDesk
        from quinto_desktop.window.lesson.guide import Teacher
        from quinto_desktop.window.look.card_art import CardArt
        from quinto_desktop.window.sound.sounds import Sounds

        self._preferences = preferences
        self._controller = controller
        self._appearance.heed(preferences)
        self._announcer = Announcer(self, speak or speak_by_qt)
        self._help = HelpDesk(self, self.look.theme)
        self.files = GameFiles(controller, preferences, folders, self)
        self._art = CardArt(self.look)
        self.view = SeatView(controller, self._art, self.look, self)
        self.sounds = Sounds(preferences, open_output, self)
        self._teacher = Teacher(preferences, self._announcer.tell, self)
        self._commands = Commands(self, preferences, self._help, self._art, self._announcer.answer)
        self._lay_out()
        self._connect()
        self._heed_wishes()
        self.table.setFocus()

    def _lay_out(self) -> None:
        """Put what shows the game into the window, and fill the menus."""
        from quinto_desktop.window.aids.desk import AidDesk
        from quinto_desktop.window.app.menu_state import MenuMarks
        from quinto_desktop.window.app.menus import Menus
        from quinto_desktop.window.app.table_area import TableArea
        from quinto_desktop.window.forms.topics import tie

        self.table, self.sheet = self.view.table, self.view.sheet
        self.area = TableArea(self.table, self.sheet, self.look.theme)
        theme = self.look.theme
        self._aids = AidDesk(self._preferences, self.table, self.area, theme)
        self._aids.told.connect(self._announcer.answer)
        self.setCentralWidget(self.area)
        self.setMenuBar(QMenuBar(self))  # the one before it goes with its menus
        self.menus = Menus(
            self.menuBar(), self._commands.run, self._preferences.set, self.files.open_recent
        )
        self.menus.mark_full_screen(filled=self.isFullScreen())
        MenuMarks(self.menus, self.view, self.area, self.files, self._preferences)
        tie(self.sheet, "s7")
        tie(self.table.overlays.doubling, "s4")
        self._announcer.listen_to(self.table)
        self.table.appeared.connect(self._on_table_appeared)
        self.table.cued.connect(self.sounds.play)
        self.table.rule_requested.connect(self._help.explain)
        self.view.command_wanted.connect(self._commands.run)
        self.area.sheet_toggled.connect(self._on_area_sheet_toggled)
        self._retitle()

    @Slot()
    def _speak_anew(self) -> None:
        """Say everything in the language that is chosen now.

        All that shows the game is made anew, so that no text can be forgotten; the game, and who
        looks at it, stay as they are.
        """
        from quinto_desktop.window.app.focus_memento import Whereabouts

        at, old = Whereabouts(self), self.view
        self.view = old.made_anew()
        self._lay_out()
        self._teacher.move_to(self.view)
        old.deleteLater()
        self._heed_wishes()
        at.return_to()
        self._help.speak_anew(self.controller)

    @property
    def controller(self) -> GameController:
        """The game that the window shows, once it is furnished."""
        assert self._controller is not None
        return self._controller

    def _connect(self) -> None:
        controller = self.controller
        controller.shelved.connect(self._on_controller_shelved)
        controller.not_saved.connect(self._tell_of_file)
        self.sounds.told.connect(self.tell)
        self.files.changed.connect(self._retitle)
        self.files.told.connect(self.tell)
        self._preferences.changed.connect(self._heed_wishes)
        self._preferences.not_saved.connect(self._tell_of_file)
        self.look.changed.connect(self._on_appearance_changed)

    @Slot(object)
    def _on_controller_shelved(self, path: Path) -> None:
        self._preferences.keep(self._preferences.settings.with_recent(path))
        self.tell(
            self.tr("The game you left is kept; find it under “Open recent” in the Game menu.")
        )

    def teach(self) -> None:
        """Lead through the deal on the table, which is the guided first deal's."""
        self._teacher.teach(self.view)

    @Slot()
    def _on_table_appeared(self) -> None:
        """Let all that have no eyes for the table know of it as well."""
        from quinto_desktop.window.table.assistive import show_to_all

        show_to_all(self.table, self.sheet)
        self.table.director.prompter.ask()

    @Slot(object)
    def _tell_of_file(self, message: Message) -> None:
        from quinto_desktop.window.text.file_text import file_text

        self.tell(file_text(message))

    def tell(self, sentence: str) -> None:
        """Say something that needs no answer."""
        self.table.say(sentence)
        self._announcer.tell(sentence)

    # --------------------------------------------------------------- wishes
    def _on_area_sheet_toggled(self, shown: bool) -> None:  # noqa: FBT001
        if not self.area.is_narrow:
            self._preferences.change(show_sheet=shown)

    @Slot()
    def _heed_wishes(self) -> None:
        from quinto_desktop.window.table.arrangement import table_preferences

        settings = self._preferences.settings
        self.controller.pace = self._preferences.pace
        self.controller.thinking_factor = self._preferences.thinking_factor
        self.table.set_preferences(table_preferences(self._preferences))
        if self._language.use(settings.language):
            QTimer.singleShot(0, self, self._speak_anew)  # not while a menu of ours is answered
        self.area.want_sheet(wanted=settings.show_sheet)

    @Slot()
    def _on_appearance_changed(self) -> None:
        theme = self.look.theme
        self.area.set_theme(theme)
        self._help.set_theme(theme)
        self._aids.set_theme(theme)

    # --------------------------------------------------------------- the window itself
    @Slot()
    def _retitle(self) -> None:
        from quinto_desktop.window.text.card_text import fill

        name = self.files.name
        title = self.tr("Quinto")
        self.setWindowTitle(title if name is None else fill(self.tr("{file} – Quinto"), file=name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves full screen, where it means nothing else."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            toggle_full_screen(self)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the mark in the menu true, however full screen came about."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange and self._controller is not None:
            self.menus.mark_full_screen(filled=self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and place; the game is kept already."""
        if self._controller is not None:
            self._preferences.change(window_geometry=packed_window(self))
            self._controller.close()
            self.sounds.close()
        super().closeEvent(event)


_PAINTED = 1


def introduce(application: QApplication) -> None:
    """Tell the desktop who we are."""
    application.setApplicationName("Quinto")
    application.setDesktopFileName("org.example.Quinto")


def show_bare_table(application: QApplication, look: Look) -> MainWindow | None:
    """Show the window, and wait until its table has been painted.

    Args:
        application: The Qt application.
        look: How it looked when it was last closed.

    Returns:
        The window, not yet furnished; None if the program was ended meanwhile.
    """
    introduce(application)
    window = MainWindow(look)
    loop = QEventLoop()
    window.appeared.connect(lambda: loop.exit(_PAINTED))
    window.show()
    return window if loop.exec() == _PAINTED else None

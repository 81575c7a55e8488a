"""The game in the window: the table and the menus, wired to the controller."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QMenuBar

from quinto_desktop.game import GameController, Message, Preferences, Session, UserFolders
from quinto_desktop.sound.player import OpenOutput
from quinto_desktop.sound.sounds import Sounds
from quinto_desktop.window.app.assistive import Announcer, Speak, show_to_all, speak_by_qt
from quinto_desktop.window.app.beside_windows import HelpController, HistoryController
from quinto_desktop.window.app.context_menus import ContextMenus
from quinto_desktop.window.app.game_files import GameFiles
from quinto_desktop.window.app.main_window import MainWindow, packed_window
from quinto_desktop.window.app.menus import Menus, MenuState
from quinto_desktop.window.app.seat_view import SeatView
from quinto_desktop.window.app.view_switcher import ViewSwitcher
from quinto_desktop.window.learn.lesson_controller import LessonController
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.table.arrangement import TablePreferences, table_preferences
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from quinto_desktop.game.judging.after_deals import AfterDeals, Compared
    from quinto_desktop.game.judging.review_queue import Archive, ReviewQueue
    from quinto_desktop.game.past.past_games import Mend


class Judging(QObject):
    """Gives the window its judges' desk, and has what is finished put there.

    Signals:
        compared_changed(): `compared` may be another than before.
    """

    compared_changed = Signal()

    def __init__(
        self, controller: GameController, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._desk: ReviewQueue | None = None
        self._after_deals: AfterDeals | None = None
        self._archive: Callable[[], Archive] | None = None

    def keep_in(self, archive: Callable[[], Archive]) -> None:
        """Keep reviews for good, and find what was kept."""
        self._archive = archive

    @Slot()
    def keep_nowhere(self) -> None:
        """Keep no reviews: the judge lacks something, and its verdicts are not those of others."""
        self._archive = None
        if self._desk is not None:
            self._desk.archive = None

    def know(self, session: Session, line: int) -> None:
        """Let the reviews of a game's finished deals be kept, whichever game it is."""
        if self.desk.archive is not None:
            seen = session if line == session.lines.playing else session.switched(line)
            self.desk.archive.know(seen.played(), seen.steps)

    @property
    def desk(self) -> ReviewQueue:
        """The judges' desk; its engine starts when something is asked for."""
        if self._desk is None:
            from quinto_desktop.game.judging.review_queue import judge_desk

            self._desk = judge_desk(self._controller.thinker, self)
            self._desk.archive = self._archive() if self._archive else None
        return self._desk

    @property
    def compared(self) -> tuple[Compared, ...] | None:
        """The deals of the match beside what other tables made of them; None if not wanted."""
        if self._after_deals is None:
            return () if self._preferences.compares else None
        return self._after_deals.compared

    @Slot()
    def follow_game(self) -> None:
        """Have every deal put on the desk when it is over, from now on."""
        from quinto_desktop.game.judging.after_deals import AfterDeals

        if self._after_deals is None:
            self._after_deals = AfterDeals(self._controller, self._preferences, self.desk, self)
            self._after_deals.compared_changed.connect(self.compared_changed)
            self.compared_changed.emit()

    @Slot()
    def close(self) -> None:
        if self._desk is not None:
            self._desk.close()


class GameRoom(QObject):
    """A game on the table of a window, with everything that belongs to it.

    Signals:
        command_wanted(object): A menu, key or button has requested this `Command`.
        claim_offered(bool): All tricks that are left are certain, or no longer.
        home_wanted(): No game is in progress, and none begins by itself; `is_home` until one does.
        history_changed(): Finished deals have been entered in the history.
        renewed(): `view` and `menus` have been made anew, in another language.
    """

    command_wanted = Signal(object)
    claim_offered = Signal(bool)
    home_wanted = Signal()
    history_changed = Signal()
    renewed = Signal()

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        controller: GameController,
        folders: UserFolders,
        open_output: OpenOutput | None = None,
        speak: Speak = speak_by_qt,
    ) -> None:
        super().__init__(window)
        self.window, self.preferences, self.controller = window, preferences, controller
        self.folders, self._has_come_home = folders, False
        self.mend_history: Mend = lambda: None
        self.look = window.appearance.look
        window.appearance.apply_settings(preferences)
        self.announcer = Announcer(window, speak)
        self.help_desk = HelpController(window, self.look)
        self.files = GameFiles(controller, preferences, folders, window)
        self.history_desk = HistoryController(
            window,
            preferences,
            folders.history,
            self.files.begin,
            self.help_desk.open_book,
            lambda: self.mend_history(),
        )
        self.history_desk.present = lambda: controller.session
        self.judging = Judging(controller, preferences, self)
        self.art = CardArt(self.look)
        run = self.command_wanted.emit
        self.view = SeatView(controller, self.art, run, self, self.preferences)
        self.sounds = Sounds(preferences, open_output, self)
        self.views = ViewSwitcher(window, controller, preferences, self.announcer, self.sounds.play)
        self.tell = self.views.show_message
        self.teacher = LessonController(
            controller,
            preferences,
            self.files,
            self.announcer.tell,
            lambda: (self.view.table, self.view.sheet, self.view.shown()),
            self,
        )
        self.menus, self._menu_state = self._surroundings()
        self._connect()
        self.apply_settings()
        self.table.take_focus()

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def sheet(self) -> ScoreSheet:
        return self.view.sheet

    def go_home(self) -> None:
        """Show what there is to play, instead of beginning a game."""
        self._has_come_home = True
        self.home_wanted.emit()

    @property
    def is_home(self) -> bool:
        """Whether that is shown still."""
        return self._has_come_home and not self.controller.session.length

    @property
    def table_preferences(self) -> TablePreferences:
        """What the user prefers of a table."""
        return table_preferences(self.preferences)

    def _surroundings(self) -> tuple[Menus, MenuState]:
        window, view, table = self.window, self.view, self.view.table
        window.setCentralWidget(table)
        table.stage.unveil()  # at once: the bare table has been seen
        bar = QMenuBar(window)
        window.setMenuBar(bar)  # the old menu bar is deleted with its menus
        window.fit_menu_bar()
        bar.show()  # else the table would be laid out without it first
        menus = Menus(
            window.menuBar(), self.command_wanted.emit, self.preferences.set, self.files.open_recent
        )
        menus.mark_full_screen(filled=window.isFullScreen())
        self.views.lay(table)
        state = MenuState(menus, self.views, self.teacher, view, self.files, self.preferences)
        self.claim_offered.connect(state.offer_claim)
        ContextMenus(view, menus, lambda at: self.help_desk.explain(None, at or table.tips.anchor))
        tie(table.overlays.doubling, "s4")
        self.announcer.listen_to(table)
        table.appeared.connect(self._on_table_appeared)
        table.cued.connect(self.sounds.play)
        table.shown.connect(self.teacher.offer)
        table.played_itself.connect(self.teacher.explain_only_card)
        table.rule_requested.connect(self.help_desk.explain)
        self._retitle()
        return menus, state

    def _connect(self) -> None:
        self.history_changed.connect(self.history_desk.refresh)
        self.window.filled.connect(lambda is_full: self.menus.mark_full_screen(filled=is_full))
        self.window.closing.connect(self._on_window_closing)
        self.controller.shelved.connect(self._on_controller_shelved)
        self.controller.not_saved.connect(self._tell_of_file)
        self.sounds.told.connect(self.tell)
        self.judging.compared_changed.connect(self._compare)
        self.files.changed.connect(self._retitle)
        self.files.told.connect(self.tell)
        self.preferences.changed.connect(self.apply_settings)
        self.preferences.not_saved.connect(self._tell_of_file)

    @Slot()
    def _retranslate(self) -> None:
        """Rebuild all widgets in the current language, so that no text is overlooked."""
        at, old = self.window.focusWidget(), self.view
        card = at.card if isinstance(at, CardWidget) else None
        self.view = old.rebuilt()
        self.menus, self._menu_state = self._surroundings()
        self.teacher.move()
        old.deleteLater()
        self.apply_settings()
        again = [one for one in self.table.stage.cards if card is not None and one.card == card]
        if again:
            again[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.table.take_focus()
        self.help_desk.retranslate(self.controller)
        self.history_desk.retranslate()
        self.renewed.emit()
        self.views.rebuild()

    @Slot(object)
    def _on_controller_shelved(self, path: Path) -> None:
        self.preferences.keep(self.preferences.settings.with_recent(path))
        if self.teacher.is_beginning:
            return  # the game comes back by itself
        self.tell(shelved_text())

    def welcome(self) -> None:
        """Go on with a kept game, after a moment to see how it stands."""
        self.controller.start(is_back=True)
        if told := self.view.welcome():
            self.announcer.tell(told)

    @Slot()
    def _on_table_appeared(self) -> None:
        show_to_all(self.table)
        self.table.director.prompter.begin()

    @Slot(object)
    def _tell_of_file(self, message: Message) -> None:
        self.tell(file_text(message))

    def show_hint_message(self, sentence: str) -> None:
        """Show a message about this moment; it goes with the next step, as when a turn comes."""
        self.table.say(sentence, for_now=True)
        self.announcer.tell(CardText(sentence).spoken())

    # --------------------------------------------------------------- settings
    @Slot()
    def apply_settings(self) -> None:
        """Show and play as the user prefers."""
        settings = self.preferences.settings
        self.views.apply_settings()
        self._menu_state.apply_settings()
        self.controller.pace = self.preferences.pace
        self.controller.thinking_factor = self.preferences.thinking_factor
        self.controller.plays_only_card = settings.play_only_card
        self.table.set_preferences(self.table_preferences)
        if self.window.language.use(settings.language):
            QTimer.singleShot(0, self, self._retranslate)  # not while handling one of our own menus
        else:
            self.view.apply_settings()
        self.sheet.name_source(named=settings.show_everything)
        self._compare()

    @Slot()
    def _compare(self) -> None:
        self.sheet.compare(self.judging.compared)

    # --------------------------------------------------------------- the window itself
    @Slot()
    def _retitle(self) -> None:
        name = self.files.name
        title = translate("MainWindow", "Quinto")
        if name is None and self.view.speaker.has_one_deal:
            name = translate("Story", "Deal of the day")
        if name is not None:
            title = fill(translate("MainWindow", "{file} – Quinto"), file=name)
        self.window.setWindowTitle(title)

    @Slot()
    def _on_window_closing(self) -> None:
        self.preferences.change(window_geometry=packed_window(self.window))
        self.close()

    def close(self) -> None:
        self.judging.close()
        self.controller.close()
        self.preferences.save_changes()
        self.sounds.close()


def shelved_text() -> str:
    """Where the game is that was played until now."""
    return translate(
        "MainWindow", "Your unfinished game is kept under “Open recent” in the Game menu."
    )

"""The menu bar, built from the tables of commands and settings, and kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from operator import itemgetter
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtGui import QAccessible, QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from quinto_desktop.game import Preferences
from quinto_desktop.game.autosaving import Preview, preview
from quinto_desktop.game.lessons.lesson import LessonName
from quinto_desktop.rules import Form, QuintoError
from quinto_desktop.window.app.game_files import GameFiles
from quinto_desktop.window.app.seat_view import SeatView
from quinto_desktop.window.app.view_switcher import ViewSwitcher
from quinto_desktop.window.learn.lesson_controller import LessonController
from quinto_desktop.window.look.keyboard import add_key
from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.setup.preference_specs import SettingSpec, SettingValue, all_settings
from quinto_desktop.window.table.ledge import ledge_row, possible_commands
from quinto_desktop.window.text.commands import Command, Menu
from quinto_desktop.window.text.match_text import copy_title
from quinto_desktop.window.text.seat_text import name_among, shown_name
from quinto_desktop.window.text.translation import fill, join_and, translate

LESSONS = {
    Command.LESSON: LessonName.FIRST,
    Command.LESSON_DOUBLING: LessonName.DOUBLING,
    Command.LESSON_QUINTS: LessonName.QUINTS,
    Command.LESSON_CACHETTE: LessonName.CACHETTE,
}
"""The lesson of each command that begins one; it is ticked once it has been finished."""

_SWITCHING = tuple([command for command in Command if command.spec.switches])
_REPEATED = (Command.UNDO, Command.REDO)  # while their key is held

_MENUS_ABOUT_TABLE = (Menu.MOVE, Menu.VIEW)
_ABOUT_TABLE = (Command.SAVE_PICTURE, Command.ABANDON, Command.DEAL_AGAIN)
_STAY = (*_SWITCHING, Command.FULL_SCREEN, Command.SHEET)
"""What cannot be asked for while something stands in the table's place, and what still can."""

_GROUP = 10  # places reserved for each group of a menu


class Menus:
    """Fills a menu bar."""

    def __init__(
        self,
        bar: QMenuBar,
        run: Callable[[Command], None],
        choose: Callable[[str, SettingValue], None],
        open_recent: Callable[[str], None],
    ) -> None:
        self._bar = bar
        self._run, self._choose, self._open_recent = run, choose, open_recent
        self._settings = all_settings()
        self._is_full, self._come = False, frozenset[Menu]()
        self._entries: dict[str, QAction] = {}
        self.choices: dict[str, dict[SettingValue, QAction]] = {}
        self.menus = {which: self._menu(which.title) for which in Menu}
        for which, menu in self.menus.items():
            if which.stands_in is None:
                bar.addMenu(menu)
        self.recent = self.menus[Menu.RECENT]
        self.recent.setToolTipsVisible(True)
        self.actions = {command: self._action(command) for command in Command}
        self.switches = {
            command.spec.switches: action
            for command, action in self.actions.items()
            if command.spec.switches
        }
        for spec in self._settings:
            if spec.entry is not None:
                self._entries[spec.name] = self._entry(spec, spec.entry.title)
        # In no menu an action has no key, unless a widget has it.
        bar.window().addActions([*self.actions.values()])
        add_key("F10", bar, partial(_open_first, bar))
        for action in bar.findChildren(QAction):
            action.setAutoRepeat(False)
        for command in _REPEATED:
            self.actions[command].setAutoRepeat(True)
        self.menus[Menu.MOVE].aboutToShow.connect(lambda: self.show(everything=self._is_full))
        self._fill()
        self.show(everything=False)

    def show(self, *, everything: bool, lessons: bool | None = None) -> None:
        """Have all commands in the menus, or those of a first start and what has come to them."""
        before = self._is_full, self._come
        lessons = Menu.LESSONS in self._come if lessons is None else lessons
        due = {Menu.ASK: QAccessible.isActive(), Menu.LESSONS: lessons}
        self._is_full, self._come = everything, frozenset(filter(due.get, due))
        if before != (self._is_full, self._come):
            self._fill()

    def _fill(self) -> None:
        for which, menu in self.menus.items():
            if which is Menu.RECENT:
                continue
            menu.clear()
            last = 0
            for place, action in sorted(self._wanted(which), key=itemgetter(0)):
                if place // _GROUP != last // _GROUP:
                    menu.addSeparator()
                menu.addAction(action)
                last = place

    def _wanted(self, which: Menu) -> Iterator[tuple[int, QAction]]:
        for command, action in self.actions.items():
            spec = command.spec
            if spec.menu is which and (self._is_full or spec.is_simple or which in self._come):
                yield spec.place, action
        for setting in self._settings:
            if setting.entry is not None and setting.entry.menu is which and self._is_full:
                yield setting.entry.place, self._entries[setting.name]
        for inner, menu in self.menus.items():
            is_there = self._is_full or inner is Menu.RECENT or inner in self._come
            if is_there and inner.stands_in is not None and inner.stands_in[0] is which:
                yield inner.stands_in[1], menu.menuAction()

    def _menu(self, title: str) -> QMenu:
        menu = QMenu(title, self._bar)
        dress_menu(menu)
        return menu

    def _action(self, command: Command) -> QAction:
        spec = command.spec
        action = QAction(spec.title, self._bar)
        action.setMenuRole(spec.role)
        action.setShortcuts(spec.keys)
        action.setCheckable(spec.is_ticked or bool(spec.switches))
        action.triggered.connect(lambda: self._run(command))
        return action

    def _entry(self, spec: SettingSpec, title: str) -> QAction:
        if spec.values:
            menu = self._menu(title)
            menu.addActions(self._choice(spec, QActionGroup(menu)))
            return menu.menuAction()
        action = self.switches[spec.name] = QAction(title, self._bar)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setCheckable(True)
        action.triggered.connect(lambda checked: self._choose(spec.name, checked))
        return action

    def _choice(self, spec: SettingSpec, group: QActionGroup) -> list[QAction]:
        actions = self.choices[spec.name] = {}
        for value, title in spec.values.items():
            action = actions[value] = QAction(title, group)
            action.setCheckable(True)
            action.triggered.connect(
                lambda _checked=False, value=value: self._choose(spec.name, value)
            )
        return [*actions.values()]

    def check(self, setting: str, value: SettingValue) -> None:
        self.choices[setting][value].setChecked(True)

    def mark_full_screen(self, *, filled: bool) -> None:
        self.actions[Command.FULL_SCREEN].setChecked(filled)

    def list_recent(self, paths: tuple[str, ...], titles: tuple[str, ...]) -> None:
        """List these files, the latest first, under “Open recent”."""
        self.recent.clear()
        self.recent.setEnabled(bool(paths))
        for path, title in zip(paths, titles, strict=True):
            action = self.recent.addAction(title.replace("&", "&&"))
            action.setToolTip(path)
            action.triggered.connect(lambda _checked=False, path=path: self._open_recent(path))

    def retitle_recent(self, path: str, title: str) -> None:
        """Give a recent file another title, if it is listed."""
        for action in self.recent.actions():
            if action.toolTip() == path:
                action.setText(title.replace("&", "&&"))


def _open_first(bar: QMenuBar) -> None:
    first = bar.actions()[0]
    bar.setActiveAction(first)
    menu = first.menu()
    if isinstance(menu, QMenu):
        menu.setActiveAction(menu.actions()[0])


def recent_title(title: str, seen: str, *, is_named: bool) -> str:
    """The menu text for a recent file: a name that the user chose comes first."""
    if not seen or not is_named:
        return seen or title
    return fill(translate("GameFiles", "{title}: {seen}"), title=title, seen=seen)


_Key = tuple[int, int]


class RecentGames(QObject):
    """Knows what is in recent files, as far as they have been read.

    A thread of their own reads them when the menu opens: a disk may be slow, and a drive gone.

    Signals:
        told(str, str): A file's path, and its title now that it has been read.
    """

    told = Signal(str, str)
    _seen = Signal(str, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[str, tuple[_Key, Preview | None]] = {}
        self._thread: Thread | None = None
        self._seen.connect(self._on_seen)

    def title_of(self, path: str) -> str:
        """What is known of a file; empty if nothing is."""
        key, seen = self._known.get(path, ((0, 0), None))
        when = QDateTime.fromMSecsSinceEpoch(key[0] // 1_000_000)
        return "" if seen is None else title_of(seen, when)

    def look_at(self, paths: tuple[str, ...]) -> None:
        """Read files that are new or have changed, unless a thread is still busy with some."""
        if self._thread is None or not self._thread.is_alive():
            known = {path: key for path, (key, _) in self._known.items()}
            self._thread = Thread(target=self._read, args=(paths, known), daemon=True)
            self._thread.start()

    def _read(self, paths: tuple[str, ...], known: dict[str, _Key]) -> None:
        for path in paths:
            seen = None
            try:
                found = Path(path).stat()
                key = found.st_mtime_ns, found.st_size
                if known.get(path) == key:
                    continue
                seen = preview(Path(path))
            except OSError:
                continue
            except QuintoError:
                pass  # it stays in the list by its name, and says what is wrong when it is opened
            with suppress(RuntimeError):  # the window has gone meanwhile
                self._seen.emit(path, key, seen)

    @Slot(str, object, object)
    def _on_seen(self, path: str, key: _Key, seen: Preview | None) -> None:
        self._known[path] = key, seen
        if seen is not None:
            self.told.emit(path, self.title_of(path))


def title_of(seen: Preview, when: QDateTime) -> str:
    """A game's title: “22 Nov, four players, with Ada: 120–105”."""
    text = translate("GameFiles", "{date}, {form}, {people}: {own}–{other}")
    date = QLocale().toString(when, translate("GameFiles", "d MMM", "a date, as Qt writes it"))
    own, other = seen.scores
    return fill(text, date=date, form=_form(seen.form), people=_people(seen), own=own, other=other)


def _form(form: Form) -> str:
    return {
        Form.FOUR: translate("GameFiles", "four players"),
        Form.DUMMY: translate("GameFiles", "three with dummy"),
        Form.TWO: translate("GameFiles", "two players"),
    }[form]


def _people(seen: Preview) -> str:
    names = [shown_name(name) for name in seen.names]
    if not seen.people:
        return translate("GameFiles", "only computer players")
    if len(seen.people) > 1:
        return join_and([name_among(seen.names[number]) for number in seen.people])
    if seen.partner is not None:
        return fill(translate("GameFiles", "with {name}"), name=names[seen.partner])
    others = [name for number, name in enumerate(names) if number not in seen.people]
    text = translate("GameFiles", "with {name}")
    if seen.form is Form.TWO:
        text = translate("GameFiles", "against {name}")
    return fill(text, name=join_and(others))


class MenuState(QObject):
    """Ticks the menus' active settings, and disables the commands that are unavailable."""

    def __init__(
        self,
        menus: Menus,
        views: ViewSwitcher,
        teacher: LessonController,
        view: SeatView,
        files: GameFiles,
        preferences: Preferences,
    ) -> None:
        super().__init__(view)
        self._menus = menus
        self._controller, self._table = view.controller, view.table
        self._views, self._teacher = views, teacher
        self._files = files
        self._preferences = preferences
        self._has_claim = False
        self._sheet = view.sheet
        view.controller.history_changed.connect(self._show_history)
        view.table.shown.connect(self._enable)
        views.changed.connect(self._enable)
        teacher.changed.connect(self._enable)
        view.sheet.opened.connect(self._enable)
        # A disabled command has no key, and would not say why.
        self._refusal = add_key(
            QKeySequence.StandardKey.Undo, view.table, self._on_refusal_activated
        )
        self._recent = RecentGames(self)
        self._recent.told.connect(self._on_recent_told)
        menus.recent.aboutToShow.connect(self._list_recent)
        for command in LESSONS:
            menus.actions[command].triggered.connect(self.apply_settings)
        self._show_history()
        self.apply_settings()

    @Slot()
    def _show_history(self) -> None:
        actions, controller = self._menus.actions, self._controller
        may_undo = controller.is_abandoned or controller.session.may_undo
        title = translate("Menus", "&Undo: not in this game")
        actions[Command.UNDO].setText(Command.UNDO.spec.title if may_undo else title)
        refused = translate("Menus", "This game is played without undo.")
        self._no_undo = "" if may_undo else refused
        self._refusal.setEnabled(not may_undo)
        actions[Command.COPY_SOURCE].setText(copy_title(controller.session.setup.source))
        self._enable()

    @Slot()
    def _enable(self) -> None:
        view, seen = self._views.view, self._table.observation
        is_taught = self._teacher.place is not None
        of_game = possible_commands(self._controller, seen, is_taught=is_taught)
        row = ledge_row(
            of_game, seen, self._no_undo, has_claim=self._has_claim, has_sheet=self._sheet.is_open
        )
        self._table.ledge.show(row)
        can_copy = view is None or view.replay is not None
        can_copy = can_copy and of_game.get(Command.COPY_DEAL, True)
        has_sheet = view is None or view.has_sheet
        possible = {**of_game, Command.COPY_DEAL: can_copy, Command.SHEET: has_sheet}
        for command, action in self._menus.actions.items():
            is_about_table = command in _ABOUT_TABLE or command.spec.menu in _MENUS_ABOUT_TABLE
            is_hidden = view is not None and is_about_table and command not in _STAY
            is_there = view is not None and command is view.command
            action.setEnabled(possible.get(command, True) and not is_hidden and not is_there)
        evening = self._menus.actions[Command.EVENING]
        evening.setVisible(evening.isEnabled())  # it comes with a second person

    @Slot(bool)
    def offer_claim(self, offered: bool) -> None:  # noqa: FBT001
        """Offer a claim in the ledge, or no longer."""
        self._has_claim = offered
        self._enable()

    @Slot()
    def _on_refusal_activated(self) -> None:
        self._table.say(self._no_undo)
        self._table.answered.emit(self._no_undo)

    @Slot()
    def apply_settings(self) -> None:
        settings = self._preferences.settings
        for setting in self._menus.choices:
            self._menus.check(setting, getattr(settings, setting))
        self._menus.show(everything=settings.show_everything, lessons=bool(settings.lessons_done))
        for setting, action in self._menus.switches.items():
            action.setChecked(getattr(settings, setting))
        self._menus.recent.setEnabled(bool(settings.recent_files))
        for command, name in LESSONS.items():
            self._menus.actions[command].setChecked(name.value in settings.lessons_done)

    @Slot()
    def _list_recent(self) -> None:
        paths = self._preferences.settings.recent_files
        titles = tuple([self._recent_title(path, self._recent.title_of(path)) for path in paths])
        self._menus.list_recent(paths, titles)
        self._recent.look_at(paths)

    @Slot(str, str)
    def _on_recent_told(self, path: str, seen: str) -> None:
        self._menus.retitle_recent(path, self._recent_title(path, seen))

    def _recent_title(self, path: str, seen: str) -> str:
        title = self._files.title_of(Path(path))
        return recent_title(title, seen, is_named=title == Path(path).stem)

"""The menu bar: every command once, with the desktop's own keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from quinto_desktop.window.preferences.specs import Value, choice_words

translate = QCoreApplication.translate
_Keys = QKeySequence.StandardKey


class Command(Enum):
    """Everything that the menus offer besides choices."""

    NEW = "new"
    SAME_AGAIN = "same_again"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save_as"
    COPY_SHEET = "copy_sheet"
    PRINT_SHEET = "print_sheet"
    ABANDON = "abandon"
    PREFERENCES = "preferences"
    QUIT = "quit"
    UNDO = "undo"
    REDO = "redo"
    LAST_TRICK = "last_trick"
    GO_ON = "go_on"
    SHEET = "sheet"
    LADDER = "ladder"
    RADAR = "radar"
    RACE = "race"
    FULL_SCREEN = "full_screen"
    SOUND = "sound"
    FOUR_COLOURS = "four_colours"
    JUMBO = "jumbo"
    QUINT_MARKS = "quint_marks"
    THINK_LONGER = "think_longer"
    ASK_TURN = "ask_turn"
    ASK_LEGAL = "ask_legal"
    ASK_TRICK = "ask_trick"
    ASK_HAND = "ask_hand"
    ASK_OTHER_HANDS = "ask_other_hands"
    ASK_OUT = "ask_out"
    ASK_CALLS = "ask_calls"
    ASK_SCORE = "ask_score"
    HELP = "help"
    LESSON = "lesson"
    KEYS = "keys"
    FAIR_PLAY = "fair_play"
    ABOUT = "about"


QUESTIONS = (
    Command.ASK_TURN,
    Command.ASK_LEGAL,
    Command.ASK_TRICK,
    Command.ASK_HAND,
    Command.ASK_OTHER_HANDS,
    Command.ASK_OUT,
    Command.ASK_CALLS,
    Command.ASK_SCORE,
)
"""The commands that only ask how things stand; `answers` answers them."""


def _title(command: Command) -> str:
    return {
        Command.NEW: translate("Menus", "&New game…"),
        Command.SAME_AGAIN: translate("Menus", "Sa&me again"),
        Command.OPEN: translate("Menus", "&Open…"),
        Command.SAVE: translate("Menus", "&Save"),
        Command.SAVE_AS: translate("Menus", "Save &as…"),
        Command.COPY_SHEET: translate("Menus", "&Copy score sheet"),
        Command.PRINT_SHEET: translate("Menus", "Prin&t score sheet…"),
        Command.ABANDON: translate("Menus", "A&bandon game"),
        Command.PREFERENCES: translate("Menus", "&Preferences…"),
        Command.QUIT: translate("Menus", "&Quit"),
        Command.UNDO: translate("Menus", "&Undo"),
        Command.REDO: translate("Menus", "&Redo"),
        Command.LAST_TRICK: translate("Menus", "&Last trick"),
        Command.GO_ON: translate("Menus", "&Go on"),
        Command.SHEET: translate("Menus", "Score s&heet"),
        Command.LADDER: translate("Menus", "&Ladder"),
        Command.RADAR: translate("Menus", "&Quint radar"),
        Command.RACE: translate("Menus", "&Race"),
        Command.FULL_SCREEN: translate("Menus", "&Full screen"),
        Command.SOUND: translate("Menus", "S&ound"),
        Command.FOUR_COLOURS: translate("Menus", "&Four colours"),
        Command.JUMBO: translate("Menus", "&Large figures on the cards"),
        Command.QUINT_MARKS: translate("Menus", "Crowns on &quint cards"),
        Command.THINK_LONGER: translate("Menus", "&Computers think longer"),
        Command.ASK_TURN: translate("Menus", "&Whose turn?"),
        Command.ASK_LEGAL: translate("Menus", "What &may be played?"),
        Command.ASK_TRICK: translate("Menus", "The &trick so far?"),
        Command.ASK_HAND: translate("Menus", "My &hand?"),
        Command.ASK_OTHER_HANDS: translate("Menus", "The &other hands?"),
        Command.ASK_OUT: translate("Menus", "What is still o&ut?"),
        Command.ASK_CALLS: translate("Menus", "The &calls?"),
        Command.ASK_SCORE: translate("Menus", "The &score?"),
        Command.HELP: translate("Menus", "&How to play"),
        Command.LESSON: translate("Menus", "Guided first &deal"),
        Command.KEYS: translate("Menus", "&Keys"),
        Command.FAIR_PLAY: translate("Menus", "&Fair play…"),
        Command.ABOUT: translate("Menus", "&About Quinto"),
    }[command]


_SHORTCUTS: dict[Command, QKeySequence.StandardKey | str] = {
    Command.NEW: _Keys.New,
    Command.SAME_AGAIN: "F5",
    Command.OPEN: _Keys.Open,
    Command.SAVE: _Keys.Save,
    Command.SAVE_AS: _Keys.SaveAs,
    Command.PREFERENCES: _Keys.Preferences,
    Command.COPY_SHEET: _Keys.Copy,
    Command.PRINT_SHEET: _Keys.Print,
    Command.QUIT: _Keys.Quit,
    Command.UNDO: _Keys.Undo,
    Command.REDO: _Keys.Redo,
    Command.LAST_TRICK: "L",
    Command.LADDER: "F6",
    Command.RADAR: "F7",
    Command.RACE: "F8",
    Command.SHEET: "F9",
    Command.SOUND: "M",
    Command.FULL_SCREEN: _Keys.FullScreen,
    Command.ASK_TURN: "W",
    Command.ASK_LEGAL: "E",
    Command.ASK_TRICK: "T",
    Command.ASK_HAND: "H",
    Command.ASK_OTHER_HANDS: "Shift+H",
    Command.ASK_OUT: "G",
    Command.ASK_CALLS: "C",
    Command.ASK_SCORE: "S",
    Command.HELP: _Keys.HelpContents,
}

# Standard keys that some platforms leave empty still get one.
_SPARE = {
    Command.SAVE_AS: "Ctrl+Shift+S",
    Command.PREFERENCES: "Ctrl+,",
    Command.QUIT: "Ctrl+Q",
    Command.FULL_SCREEN: "F11",
    Command.REDO: "Ctrl+Shift+Z",
    Command.HELP: "F1",
}

_ROLES = {
    Command.ABOUT: QAction.MenuRole.AboutRole,
    Command.PREFERENCES: QAction.MenuRole.PreferencesRole,
    Command.QUIT: QAction.MenuRole.QuitRole,
}

SWITCHED = {
    Command.SOUND: "sounds",
    Command.FOUR_COLOURS: "four_colours",
    Command.JUMBO: "jumbo",
    Command.QUINT_MARKS: "quint_marks",
    Command.THINK_LONGER: "think_longer",
    Command.LADDER: "ladder",
    Command.RADAR: "radar",
    Command.RACE: "race",
}
"""The settings that a command turns on and off."""

_SWITCHES = (*SWITCHED, Command.SHEET, Command.FULL_SCREEN)
"""The commands that turn something on and off."""


def keys_of(command: Command) -> list[QKeySequence]:
    """The keys of a command on this desktop; none if it has none."""
    key = _SHORTCUTS.get(command)
    if key is None or isinstance(key, str):
        return [] if key is None else [QKeySequence(key)]
    keys = QKeySequence.keyBindings(key)
    spare = _SPARE.get(command)
    if spare is not None and QKeySequence(spare) not in keys:
        keys.append(QKeySequence(spare))
    return keys


def plain_title(command: Command) -> str:
    """What a command is called in its menu, without the letter that is underlined there."""
    return _title(command).replace("&", "")


Run = Callable[[Command], None]
Choose = Callable[[str, Value], None]


class Menus:
    """Fills a menu bar.

    Args:
        bar: The menu bar to fill.
        run: Called with the command that was chosen.
        choose: Called with the name of a setting and the value that was chosen for it.
        open_recent: Called with the path of a recent file that was chosen.

    Attributes:
        actions: The action of every command.
        choices: For each setting that has a menu, the action of every value.
        recent: The menu “Open recent”; see `list_recent`.
    """

    def __init__(
        self, bar: QMenuBar, run: Run, choose: Choose, open_recent: Callable[[str], None]
    ) -> None:
        self._run = run
        self._choose = choose
        self._open_recent = open_recent
        self.actions: dict[Command, QAction] = {}
        self.choices: dict[str, dict[Value, QAction]] = {}
        self._fill_game(bar.addMenu(translate("Menus", "&Game")))
        self._fill(
            bar.addMenu(translate("Menus", "&Move")),
            [Command.UNDO, Command.REDO, None, Command.LAST_TRICK, Command.GO_ON],
        )
        self._fill_view(bar.addMenu(translate("Menus", "&View")))
        self._fill(bar.addMenu(translate("Menus", "&Ask")), QUESTIONS)
        self._fill(
            bar.addMenu(translate("Menus", "&Help")),
            [Command.HELP, Command.LESSON, Command.KEYS, Command.FAIR_PLAY, Command.ABOUT],
        )
        for command in _SWITCHES:
            self.actions[command].setCheckable(True)

    def _fill(self, menu: QMenu, commands: Sequence[Command | None]) -> None:
        for command in commands:
            if command is None:
                menu.addSeparator()
            else:
                menu.addAction(self._action(command, menu))

    def _action(self, command: Command, menu: QMenu) -> QAction:
        action = QAction(_title(command), menu)
        action.setMenuRole(_ROLES.get(command, QAction.MenuRole.NoRole))
        action.setShortcuts(keys_of(command))
        action.triggered.connect(lambda: self._run(command))
        self.actions[command] = action
        return action

    def _fill_game(self, menu: QMenu) -> None:
        self._fill(menu, [Command.NEW, Command.SAME_AGAIN, None, Command.OPEN])
        self.recent = menu.addMenu(translate("Menus", "Open &recent"))
        self.recent.setToolTipsVisible(True)
        self._fill(menu, [None, Command.SAVE, Command.SAVE_AS, None])
        self._fill(menu, [Command.COPY_SHEET, Command.PRINT_SHEET, None, Command.ABANDON, None])
        self._fill(menu, [Command.PREFERENCES, None, Command.QUIT])

    def _fill_view(self, menu: QMenu) -> None:
        for title, setting in (
            (translate("Menus", "&Speed"), "speed"),
            (translate("Menus", "&Pause after a trick"), "trick_pause"),
            (translate("Menus", "&Movement"), "reduced_motion"),
            (translate("Menus", "&Table"), "theme"),
            (translate("Menus", "Lan&guage"), "language"),
        ):
            self._add_choice(menu.addMenu(title), setting, choice_words(setting))
        cards = menu.addMenu(translate("Menus", "Car&ds"))
        self._fill(cards, [Command.FOUR_COLOURS, Command.JUMBO, Command.QUINT_MARKS])
        self._add_choice(cards.addMenu(translate("Menus", "&Back")), "back", choice_words("back"))
        self._fill(
            menu,
            [
                Command.SOUND,
                Command.THINK_LONGER,
                None,
                Command.SHEET,
                Command.LADDER,
                Command.RADAR,
                Command.RACE,
                None,
                Command.FULL_SCREEN,
            ],
        )

    def _add_choice(self, menu: QMenu, setting: str, titles: dict[Value, str]) -> None:
        group = QActionGroup(menu)
        actions = self.choices[setting] = {}
        for value, title in titles.items():
            action = QAction(title, group)
            action.setCheckable(True)
            action.triggered.connect(
                lambda _checked=False, value=value: self._choose(setting, value)
            )
            menu.addAction(action)
            actions[value] = action

    def check(self, setting: str, value: Value) -> None:
        """Show which value a setting has."""
        self.choices[setting][value].setChecked(True)

    def mark_full_screen(self, *, filled: bool) -> None:
        """Tick whether the window fills the screen."""
        self.actions[Command.FULL_SCREEN].setChecked(filled)

    def list_recent(self, paths: tuple[str, ...], titles: tuple[str, ...]) -> None:
        """Offer these files under “Open recent”.

        Args:
            paths: The files, the latest first.
            titles: What each is called there.
        """
        self.recent.clear()
        self.recent.setEnabled(bool(paths))
        for path, title in zip(paths, titles, strict=True):
            action = self.recent.addAction(title.replace("&", "&&"))
            action.setToolTip(path)
            action.triggered.connect(lambda _checked=False, path=path: self._open_recent(path))

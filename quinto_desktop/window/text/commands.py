"""Every command of the program, one row each, for the menus, the keys and the rule book."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

_Keys = QKeySequence.StandardKey
_Role = QAction.MenuRole

# PySide annotates texts marked for translation as plain objects.
_Marked = object


class Menu(Enum):
    """A menu, by its title; a separator divides entries whose places differ in the tens."""

    GAME = QT_TRANSLATE_NOOP("Menus", "&Game")
    DEALS = QT_TRANSLATE_NOOP("Menus", "O&ther deals")
    RECENT = QT_TRANSLATE_NOOP("Menus", "Open &recent")
    EXPORT = QT_TRANSLATE_NOOP("Menus", "Print and &copy")
    MOVE = QT_TRANSLATE_NOOP("Menus", "&Move")
    ASK = QT_TRANSLATE_NOOP("Menus", "&Ask aloud")
    VIEW = QT_TRANSLATE_NOOP("Menus", "&View")
    CARDS = QT_TRANSLATE_NOOP("Menus", "Car&ds")
    LEARN = QT_TRANSLATE_NOOP("Menus", "&Learn")
    LESSONS = QT_TRANSLATE_NOOP("Menus", "&Short lessons")
    HELP = QT_TRANSLATE_NOOP("Menus", "&Help")
    HONESTY = QT_TRANSLATE_NOOP("Menus", "Honest &shuffling")

    @property
    def title(self) -> str:
        return QCoreApplication.translate("Menus", str(self.value))

    @property
    def stands_in(self) -> tuple[Menu, int] | None:
        """The parent menu, and its place there; None for a menu of the menu bar."""
        return {
            Menu.DEALS: (Menu.GAME, 4),
            Menu.RECENT: (Menu.GAME, 12),
            Menu.EXPORT: (Menu.GAME, 15),
            Menu.ASK: (Menu.MOVE, 31),
            Menu.CARDS: (Menu.VIEW, 16),
            Menu.LESSONS: (Menu.LEARN, 2),
            Menu.HONESTY: (Menu.HELP, 3),
        }.get(self)


class CommandSpec(Struct, frozen=True):
    """Everything about a command except its implementation.

    Attributes:
        place: Its place in the menu; see `Menu`.
        marked_title: Its title there, in English, with a mnemonic.
        key: The desktop's standard key for it, or a key of our own; None if it has none.
        spare: A further key, beside the desktop's standard key or in its absence.
        marked_purpose: What it does, in English, for the list of keys; empty where the title says
            enough.
        switches: The setting that it toggles; empty if there is none.
        is_simple: Whether the menus have it before “Show everything”; its key works all the same.
    """

    menu: Menu
    place: int
    marked_title: _Marked
    key: QKeySequence.StandardKey | str | None = None
    spare: str = ""
    marked_purpose: _Marked = ""
    switches: str = ""
    is_ticked: bool = False
    is_simple: bool = False
    role: QAction.MenuRole = _Role.NoRole

    @property
    def title(self) -> str:
        return QCoreApplication.translate("Menus", str(self.marked_title))

    @property
    def name(self) -> str:
        """What its window is called: its title without a letter underlined, and without dots."""
        return self.title.replace("&", "").removesuffix("…")

    @property
    def purpose(self) -> str:
        """What it does, for the list of keys."""
        if self.marked_purpose:
            return QCoreApplication.translate("Help", str(self.marked_purpose))
        return self.title.replace("&", "")

    @property
    def keys(self) -> list[QKeySequence]:
        """Its keys on this desktop; none if it has none."""
        if not isinstance(self.key, QKeySequence.StandardKey):
            return [] if self.key is None else [QKeySequence(self.key)]
        keys = QKeySequence.keyBindings(self.key)
        if self.spare and QKeySequence(self.spare) not in keys:
            keys.append(QKeySequence(self.spare))
        return keys

    @property
    def shown_key(self) -> str:
        """Its first key, as the desktop writes it; empty if it has none."""
        keys = self.keys
        return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    @property
    def is_question(self) -> bool:
        """Whether it only asks about the game; `answers` answers it."""
        return self.menu is Menu.ASK


class Command(Enum):
    """Everything in the menus except settings, in the order of the list of keys."""

    # fmt: off
    NEW = CommandSpec(Menu.GAME, 1, QT_TRANSLATE_NOOP("Menus", "&New game…"), _Keys.New,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "New game"), is_simple=True)
    SAME_AGAIN = CommandSpec(Menu.GAME, 2, QT_TRANSLATE_NOOP("Menus", "New game, same &people"),
        "F5", marked_purpose=QT_TRANSLATE_NOOP("Help", "New cards, same players and rules"),
        is_simple=True)
    DEAL_AGAIN = CommandSpec(Menu.DEALS, 1, QT_TRANSLATE_NOOP("Menus", "Play this deal a&gain"),
        "Shift+F5", marked_purpose=QT_TRANSLATE_NOOP("Help",
            "The same cards again, from the start"))
    ENTER_DEAL = CommandSpec(Menu.DEALS, 2, QT_TRANSLATE_NOOP("Menus", "&Type in a deal…"))
    DAYS_DEAL = CommandSpec(Menu.GAME, 3, QT_TRANSLATE_NOOP("Menus", "&Deal of the day"),
        is_simple=True)
    COPY_RESULT = CommandSpec(Menu.DEALS, 5, QT_TRANSLATE_NOOP("Menus", "Copy the day’s &result"))
    COPY_DEAL = CommandSpec(Menu.DEALS, 3, QT_TRANSLATE_NOOP("Menus", "Copy th&is deal"),
        "Ctrl+D", marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Copy the deal, as a code and written out, when it is over"))
    REPLAY = CommandSpec(Menu.LEARN, 12, QT_TRANSLATE_NOOP("Menus", "S&tep through it"),
        "Ctrl+R", marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Watch finished deals again, trick by trick, with all hands if you like"))
    PASTE = CommandSpec(Menu.DEALS, 4, QT_TRANSLATE_NOOP("Menus", "&Paste a deal"),
        _Keys.Paste, marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Play what was copied: a deal code, a game’s number, a saved game"))
    BRANCHES = CommandSpec(Menu.LEARN, 13, QT_TRANSLATE_NOOP("Menus", "&Other ways to play it…"),
        "Ctrl+B", marked_purpose=QT_TRANSLATE_NOOP("Help",
            "The original game and the branches you began in a replay"))
    OPEN = CommandSpec(Menu.GAME, 11, QT_TRANSLATE_NOOP("Menus", "&Open…"), _Keys.Open,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Open a saved game"), is_simple=True)
    HISTORY = CommandSpec(Menu.GAME, 16, QT_TRANSLATE_NOOP("Menus", "Games pla&yed…"), "F3",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Every game you have played"), is_simple=True)
    STATISTICS = CommandSpec(Menu.GAME, 17, QT_TRANSLATE_NOOP("Menus", "Stat&istics…"), "F4",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "What you have won and lost, in figures"),
        is_simple=True)
    EVENING = CommandSpec(Menu.GAME, 18, QT_TRANSLATE_NOOP("Menus", "T&he evening so far"),
        is_simple=True)
    SAVE = CommandSpec(Menu.GAME, 13, QT_TRANSLATE_NOOP("Menus", "&Save"), _Keys.Save,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Save the game"))
    SAVE_AS = CommandSpec(Menu.GAME, 14, QT_TRANSLATE_NOOP("Menus", "Save &as…"),
        _Keys.SaveAs, spare="Ctrl+Shift+S",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Save it under another name"), is_simple=True)
    COPY_SHEET = CommandSpec(Menu.EXPORT, 1, QT_TRANSLATE_NOOP("Menus", "&Copy score sheet"),
        _Keys.Copy,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Copy the score sheet, as text and as a table"))
    COPY_SOURCE = CommandSpec(Menu.EXPORT, 3, QT_TRANSLATE_NOOP("Menus", "Cop&y seal"),
        "Ctrl+Shift+C", marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Copy the seal on the cards, or the number or code of a shared game"))
    PRINT_SHEET = CommandSpec(Menu.EXPORT, 2, QT_TRANSLATE_NOOP("Menus", "Prin&t score sheet…"),
        _Keys.Print, marked_purpose=QT_TRANSLATE_NOOP("Help", "Print the score sheet"))
    SAVE_COPY = CommandSpec(Menu.EXPORT, 11, QT_TRANSLATE_NOOP("Menus", "Copy of the &game…"))
    SAVE_SCORE = CommandSpec(Menu.EXPORT, 12, QT_TRANSLATE_NOOP("Menus", "Score as te&xt…"))
    SAVE_SHEET = CommandSpec(Menu.EXPORT, 13, QT_TRANSLATE_NOOP("Menus", "Score sheet as &PDF…"))
    SAVE_PICTURE = CommandSpec(Menu.EXPORT, 14,
        QT_TRANSLATE_NOOP("Menus", "Pict&ure of the table…"))
    ABANDON = CommandSpec(Menu.GAME, 5, QT_TRANSLATE_NOOP("Menus", "Gi&ve up this game"))
    PREFERENCES = CommandSpec(Menu.GAME, 21, QT_TRANSLATE_NOOP("Menus", "Pre&ferences…"),
        _Keys.Preferences, spare="Ctrl+,", role=_Role.PreferencesRole,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Preferences"), is_simple=True)
    QUIT = CommandSpec(Menu.GAME, 22, QT_TRANSLATE_NOOP("Menus", "&Quit"),
        _Keys.Quit, spare="Ctrl+Q", role=_Role.QuitRole,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Quit, keeping the game"), is_simple=True)
    UNDO = CommandSpec(Menu.MOVE, 1, QT_TRANSLATE_NOOP("Menus", "&Undo"), _Keys.Undo,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Take back the last thing you did"),
        is_simple=True)
    REDO = CommandSpec(Menu.MOVE, 2, QT_TRANSLATE_NOOP("Menus", "&Redo"),
        _Keys.Redo, spare="Ctrl+Shift+Z", marked_purpose=QT_TRANSLATE_NOOP("Help", "Redo it"),
        is_simple=True)
    CLAIM = CommandSpec(Menu.MOVE, 13, QT_TRANSLATE_NOOP("Menus", "Ta&ke the remaining tricks"),
        "Ctrl+K", marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Take all the remaining tricks, if they are certainly yours"))
    LAST_TRICK = CommandSpec(Menu.MOVE, 12, QT_TRANSLATE_NOOP("Menus", "&Last trick"), "L",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "See the last trick again; Left and Right show the others"), is_simple=True)
    GO_ON = CommandSpec(Menu.MOVE, 14, QT_TRANSLATE_NOOP("Menus", "&Continue"))
    SHEET = CommandSpec(Menu.VIEW, 1, QT_TRANSLATE_NOOP("Menus", "Score sh&eet"), "F9",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Show or hide the score sheet"), is_simple=True)
    SKYLINE = CommandSpec(Menu.VIEW, 2, QT_TRANSLATE_NOOP("Menus", "What &beats this card"), "F6",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "The unseen cards that beat the card you are at; again: no longer"), is_simple=True)
    FULL_SCREEN = CommandSpec(Menu.VIEW, 19, QT_TRANSLATE_NOOP("Menus", "&Full screen"),
        _Keys.FullScreen, spare="F11", is_ticked=True,
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Full screen on or off"), is_simple=True)
    SOUND = CommandSpec(Menu.VIEW, 18, QT_TRANSLATE_NOOP("Menus", "S&ound"), "M", switches="sounds",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Sound on or off"), is_simple=True)
    EVERYTHING = CommandSpec(Menu.VIEW, 21,
        QT_TRANSLATE_NOOP("Menus", "Sho&w everything (rarely needed)"),
        switches="show_everything", is_simple=True)
    ASK_TURN = CommandSpec(Menu.ASK, 1, QT_TRANSLATE_NOOP("Menus", "&Whose turn?"), "W",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Whose turn it is, and what to do"))
    ASK_LEGAL = CommandSpec(Menu.ASK, 2, QT_TRANSLATE_NOOP("Menus", "What &may I play?"), "E",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Which cards you can play, or what doubling does"))
    ASK_TRICK = CommandSpec(Menu.ASK, 3, QT_TRANSLATE_NOOP("Menus", "&Trick so far?"), "T",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "The trick so far, and who is winning it"))
    ASK_HAND = CommandSpec(Menu.ASK, 4, QT_TRANSLATE_NOOP("Menus", "My &hand?"), "H",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Your hand, suit by suit"))
    ASK_OTHER_HANDS = CommandSpec(Menu.ASK, 5, QT_TRANSLATE_NOOP("Menus", "&Other hands?"),
        "Shift+H",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "The other hands: their cards if you can see them, else how many"))
    ASK_OUT = CommandSpec(Menu.ASK, 6, QT_TRANSLATE_NOOP("Menus", "What is still o&ut?"), "G",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "The cards you have not seen yet, suit by suit"))
    ASK_CALLS = CommandSpec(Menu.ASK, 7, QT_TRANSLATE_NOOP("Menus", "Who &doubled?"), "C",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Who has doubled or passed, and what a trick is worth"))
    ASK_SCORE = CommandSpec(Menu.ASK, 8, QT_TRANSLATE_NOOP("Menus", "&Score?"), "S",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "The score, and the tricks of this deal"))
    HINT = CommandSpec(Menu.MOVE, 11, QT_TRANSLATE_NOOP("Menus", "&Hint"), "F2",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "A hint: the best card; again: what every card is worth"), is_simple=True)
    TUTOR = CommandSpec(Menu.MOVE, 21,
        QT_TRANSLATE_NOOP("Menus", "&Warn me before a mistake"), switches="tutor", is_simple=True)
    REVIEW = CommandSpec(Menu.LEARN, 11, QT_TRANSLATE_NOOP("Menus", "&Review the deal"), "V",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "What every choice in the last deal was worth, and where the result came from"),
        is_simple=True)
    EDITOR = CommandSpec(Menu.LEARN, 21, QT_TRANSLATE_NOOP("Menus", "Set up a &deal…"),
        "Ctrl+Shift+D", marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Put a deal together, to play it, solve it or pass it on"))
    MISTAKES = CommandSpec(Menu.LEARN, 14,
        QT_TRANSLATE_NOOP("Menus", "Learn from &mistakes"), "Ctrl+M",
        marked_purpose=QT_TRANSLATE_NOOP("Help",
            "Try again what you got wrong, until you find the better play"), is_simple=True)
    PUZZLES = CommandSpec(Menu.LEARN, 3, QT_TRANSLATE_NOOP("Menus", "&Puzzles…"), "Ctrl+U",
        marked_purpose=QT_TRANSLATE_NOOP("Help", "Puzzles by theme: find the best card"),
        is_simple=True)
    DAYS_PUZZLE = CommandSpec(Menu.LEARN, 4, QT_TRANSLATE_NOOP("Menus", "Pu&zzle of the day"))
    LAB = CommandSpec(Menu.LEARN, 22, QT_TRANSLATE_NOOP("Menus", "Try out a &question…"))
    HELP = CommandSpec(Menu.HELP, 1, QT_TRANSLATE_NOOP("Menus", "&How to play"),
        _Keys.HelpContents, spare="F1", marked_purpose=QT_TRANSLATE_NOOP("Help", "This book"),
        is_simple=True)
    LESSON = CommandSpec(Menu.LEARN, 1, QT_TRANSLATE_NOOP("Menus", "&Guided deal"),
        is_ticked=True, is_simple=True)
    LESSON_DOUBLING = CommandSpec(Menu.LESSONS, 1, QT_TRANSLATE_NOOP("Menus", "&Doubling"),
        is_ticked=True, is_simple=True)
    LESSON_QUINTS = CommandSpec(Menu.LESSONS, 2,
        QT_TRANSLATE_NOOP("Menus", "When to play &quints"), is_ticked=True, is_simple=True)
    LESSON_CACHETTE = CommandSpec(Menu.LESSONS, 3,
        QT_TRANSLATE_NOOP("Menus", "The last tricks and the &cachette"), is_ticked=True,
        is_simple=True)
    KEYS = CommandSpec(Menu.HELP, 2, QT_TRANSLATE_NOOP("Menus", "&Keys"), is_simple=True)
    FAIR_PLAY = CommandSpec(Menu.HONESTY, 1, QT_TRANSLATE_NOOP("Menus", "&Fair play…"))
    CHECK_DEAL = CommandSpec(Menu.HONESTY, 2, QT_TRANSLATE_NOOP("Menus", "Chec&k a deal…"))
    CHAIN = CommandSpec(Menu.HONESTY, 3, QT_TRANSLATE_NOOP("Menus", "&Your sealed games…"))
    ABOUT = CommandSpec(Menu.HELP, 4, QT_TRANSLATE_NOOP("Menus", "&About Quinto"),
        role=_Role.AboutRole, is_simple=True)
    # fmt: on

    @property
    def spec(self) -> CommandSpec:
        spec: CommandSpec = self.value
        return spec


QUESTIONS = tuple([command for command in Command if command.spec.is_question])

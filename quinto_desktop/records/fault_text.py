"""What can be wrong with a file or with the history: each fault is its sentence, in English.

The command line tells them as they are, the window translates them; see `faults.fault_text`.
"""

from __future__ import annotations

from quinto_desktop.rules import Call, FaultCode, Reason


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """Mark a text to be translated; Qt's tools find it by this name."""
    return text


class Code(FaultCode):
    """One of a closed set of things to say about files: faults, and parts of their sentences."""


# Sentences, formatted by hand.
# fmt: off
class Fault(Code):
    """What is wrong. Faults that appear within another one are marked as its details."""

    # Reading a file.
    FILE_MISSING = QT_TRANSLATE_NOOP("Files", "“{path}” does not exist. Choose another file.")
    FOLDER_TO_OPEN = QT_TRANSLATE_NOOP("Files", "“{name}” is a folder. Choose a saved game.")
    SPECIAL_TO_OPEN = QT_TRANSLATE_NOOP("Files",
        "“{name}” is not a regular file. Choose a saved game.")
    TOO_LARGE = QT_TRANSLATE_NOOP("Files",
        "“{name}” is too large to be a saved game (over {limit} MB). Choose a file saved by "
        "Quinto.")  # in MB
    READ_FORBIDDEN = QT_TRANSLATE_NOOP("Files",
        "You lack permission to read “{name}”. Change that or choose another file.")
    NOT_READ = QT_TRANSLATE_NOOP("Files",
        "“{name}” could not be read: {reason}. Choose another file.")
    # Writing a file.
    FOLDER_TO_REPLACE = QT_TRANSLATE_NOOP("Files", "“{name}” is a folder. Choose another name.")
    SPECIAL_TO_REPLACE = QT_TRANSLATE_NOOP("Files",
        "“{name}” is not a regular file. Choose another name.")
    DISK_FULL = QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: the disk is full. Free some space or choose another folder.")
    WRITE_FORBIDDEN = QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: you cannot write to the file or its folder. Choose another "
        "folder.")
    FOLDER_MISSING = QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: the folder “{folder}” does not exist. Choose another one.")
    NAME_TOO_LONG = QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: the name is too long. Choose a shorter one.")
    NOT_SAVED = QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: {reason}. Choose another name or folder.")
    # Autosaves and unfinished games.
    ALREADY_RUNNING = QT_TRANSLATE_NOOP("Files",
        "Quinto is already running and autosaves to the same place. Close one of the two, or save "
        "this game yourself.")
    ALREADY_RUNNING_FROM_START = QT_TRANSLATE_NOOP("Files",
        "Quinto is already running and autosaves to the same place. This window does not autosave: "
        "save the game yourself.")
    AUTOSAVE_OFF = QT_TRANSLATE_NOOP("Files",
        "Quinto cannot autosave the game in “{folder}”: {reason}. Make the folder writable, or "
        "save the game yourself.")
    AUTOSAVE_FORBIDDEN = QT_TRANSLATE_NOOP("Files",
        "You lack permission to read the autosaved game, so it stays where it is and autosave is "
        "off. Make “{path}” readable or move it elsewhere, then restart Quinto.")
    AUTOSAVE_DAMAGED = QT_TRANSLATE_NOOP("Files",
        "The autosaved game could not be opened and was set aside as {names} in “{folder}”. "
        "{details}. A new game begins.")
    AUTOSAVE_NOT_OPENED = QT_TRANSLATE_NOOP("Files",
        "The autosaved game could not be opened and was set aside as {names} in “{folder}”. "
        "{fault} A new game begins.")
    AUTOSAVE_STEPPED_BACK = QT_TRANSLATE_NOOP("Files",
        "The autosave was damaged, so the game resumes from an earlier point. Damaged data was set "
        "aside as {files}.")
    AUTOSAVE_FOR_OTHERS = QT_TRANSLATE_NOOP("Files",
        "The autosaved game cannot be continued in this version: {fault} It has been kept as "
        "“{file}”; open that file afterwards.")
    NOT_SET_ASIDE = QT_TRANSLATE_NOOP("Files",
        "“{path}” could be neither opened nor set aside: {reason}. Move it yourself.")
    NOT_DELETED = QT_TRANSLATE_NOOP("Files",
        "“{path}” could not be deleted: {reason}. Delete it yourself.")
    OWN_AUTOSAVE = QT_TRANSLATE_NOOP("Files",
        "“{path}” is Quinto’s own autosave. Choose another file.")
    SHELF_NOT_MADE = QT_TRANSLATE_NOOP("Files",
        "The unfinished game cannot be kept: “{folder}” could not be created ({reason}). Make its "
        "parent folder writable.")
    # The settings.
    SETTINGS_UNREADABLE = QT_TRANSLATE_NOOP("Files",
        "The settings in “{path}” could not be read, so the defaults are used. Please choose your "
        "settings again; the damaged file is kept as a backup ending in “~”.")
    SETTINGS_NOT_READ = QT_TRANSLATE_NOOP("Files",
        "The settings in “{path}” could not be read: {reason}. Quinto uses the defaults until you "
        "put that right and restart it.")
    SETTINGS_FROM_BACKUP = QT_TRANSLATE_NOOP("Files",
        "The settings in “{path}” were damaged, so those of the backup are used. Your last change "
        "may be missing.")
    SETTINGS_NOT_SAVED = QT_TRANSLATE_NOOP("Files",
        "Your settings were not saved: the folder “{folder}” does not exist and could not be "
        "created ({reason}). Make its parent folder writable.")
    PREFERENCE_REFUSED = QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value}; the default is used. Choose it again under "
        "Preferences.")
    CHOICE_REFUSED = QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value}; the default is used. Choose it again for your "
        "next game.")  # one for a new game
    CHOICE_CLASHES = QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value} in a game with form={form}; the default is used. "
        "Choose it again for your next game.")
    # One that the user does not choose.
    MEMORY_REFUSED = QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value}; the default is used.")
    # A game that cannot be saved, or that this program cannot play.
    BAD_NAME = QT_TRANSLATE_NOOP("Files",
        "“{name}” cannot be a player’s name. Choose one of 1 to 40 characters on one line.")
    BAD_LEVEL = QT_TRANSLATE_NOOP("Files",
        "“{level}” is not the name of a level. Choose one from the list.")
    BAD_SEED = QT_TRANSLATE_NOOP("Files",
        "The game’s number is negative or too large. Choose one from 0 to {greatest}.")
    LEVEL_UNKNOWN = QT_TRANSLATE_NOOP("Files",
        "{name}: this version of Quinto has no level “{level}”. Update Quinto, or change the level "
        "in the file to one of {levels}.")
    NOT_A_GAME = QT_TRANSLATE_NOOP("Files",
        "This is not a Quinto game. Choose a file saved by Quinto.")
    NEWER_VERSION = QT_TRANSLATE_NOOP("Files",
        "This game was saved by a newer Quinto (file version {version}; this one reads up to "
        "{known}). Update Quinto to open it.")
    DAMAGED = QT_TRANSLATE_NOOP("Files",
        "{details}. Open its backup (the file of the same name ending in “~”) or another saved "
        "game.")
    # Details of DAMAGED.
    EMPTY = QT_TRANSLATE_NOOP("Files", "The file is empty")
    LINE_UNREADABLE = QT_TRANSLATE_NOOP("Files",
        "The file is damaged or incomplete: line {number} cannot be read")
    FILE_DAMAGED = QT_TRANSLATE_NOOP("Files", "The file is damaged: {details}")
    VERSION_MISSING = QT_TRANSLATE_NOOP("Files", "The saved game has no version number")
    GAME_DAMAGED = QT_TRANSLATE_NOOP("Files", "The saved game is damaged: {details}")
    OLD_GAME_DAMAGED = QT_TRANSLATE_NOOP("Files", "The saved game (version {version}) is damaged")
    OLD_GAME_DAMAGED_IN = QT_TRANSLATE_NOOP("Files",
        "The saved game (version {version}) is damaged: {details}")
    PLAYERS_MISCOUNTED = QT_TRANSLATE_NOOP("Files",
        "The game is for {wanted} players, but the file names {named}")
    DEALER_DESPITE_DRAW = QT_TRANSLATE_NOOP("Files",
        "The file names a first dealer, but its rules call for a draw")
    DEALER_MISSING = QT_TRANSLATE_NOOP("Files",
        "The file names no first dealer, and its rules have no draw")
    DEALER_IS_DUMMY = QT_TRANSLATE_NOOP("Files",
        "The file has North deal first, but with three players that is dummy’s seat in the first "
        "game")
    SCORES_DIFFER = QT_TRANSLATE_NOOP("Files",
        "The file gives the scores as {told}, but the cards played give {true}")
    SOURCE_UNCLEAR = QT_TRANSLATE_NOOP("Files",
        "The file must say in exactly one way where its packs come from: “seed”, “fair” or “code”")
    SECRET_UNCLEAR = QT_TRANSLATE_NOOP("Files",
        "The file must hold the secret of its fair deals exactly once, sealed or open")
    COMMITMENT_DIFFERS = QT_TRANSLATE_NOOP("Files",
        "The seal in the file does not match its secret")
    BAD_WORDS = QT_TRANSLATE_NOOP("Files",
        "The words for the fair deals are too long, or are not text")
    BAD_CODE = QT_TRANSLATE_NOOP("Files", "“{code}” is not a deal code")
    CODE_DIFFERS = QT_TRANSLATE_NOOP("Files",
        "The rules or the first dealer are not those of the deal code")
    BRANCH_ASTRAY = QT_TRANSLATE_NOOP("Files",
        "Branch {number} starts from a point that does not exist")
    LINE_MISSING = QT_TRANSLATE_NOOP("Files",
        "The file continues in branch {number}, which does not exist")
    RULES_CLASH = QT_TRANSLATE_NOOP("Files", "The rules contradict each other: {details}")
    AT_PLACE = QT_TRANSLATE_NOOP("Files", "{place}: {details}")
    # Details of FILE_DAMAGED, GAME_DAMAGED and OLD_GAME_DAMAGED_IN.
    UNEXPECTED_DATA = QT_TRANSLATE_NOOP("Files", "it contains unexpected data")
    BAD_CHARACTER = QT_TRANSLATE_NOOP("Files", "it contains an invalid character")
    NAME_TWICE = QT_TRANSLATE_NOOP("Files", "“{name}” appears twice in one place")
    AT_ENTRY = QT_TRANSLATE_NOOP("Files", "at “{where}”, {details}")
    ENTRY_MISSING = QT_TRANSLATE_NOOP("Files", "there is no “{name}”")
    ENTRY_UNKNOWN = QT_TRANSLATE_NOOP("Files", "there is an unknown entry “{name}”")
    VALUE_UNKNOWN = QT_TRANSLATE_NOOP("Files", "“{value}” is unknown")
    EXPECTED = QT_TRANSLATE_NOOP("Files", "expected {expected}")
    EXPECTED_OTHER = QT_TRANSLATE_NOOP("Files", "expected {expected}, got {found}")
    # Details of RULES_CLASH.
    MATCH_OF_OTHER_FORM = QT_TRANSLATE_NOOP("Files",
        "with form={form}, match must be one of {matches}, not “{match}”")
    TARGET_TOO_LOW = QT_TRANSLATE_NOOP("Files",
        "the target is {target}, but dummy’s opponents start with {handicap} points")
    # Details of AT_PLACE.
    NOT_A_CARD = QT_TRANSLATE_NOOP("Files", "“{word}” is not a card")
    NOT_AN_ACTION = QT_TRANSLATE_NOOP("Files",
        "“{words}” is not a call, a card, an entry, a deal or a draw")
    ILLEGAL_DRAW = QT_TRANSLATE_NOOP("Files", "the cards may not be drawn: {reason}")
    ILLEGAL_DEAL = QT_TRANSLATE_NOOP("Files", "the pack may not be dealt: {reason}")
    ILLEGAL_CALL = QT_TRANSLATE_NOOP("Files", "{call} is not allowed: {reason}")
    ILLEGAL_PLAY = QT_TRANSLATE_NOOP("Files", "{play} may not be played: {reason}")
    ILLEGAL_ENTRY = QT_TRANSLATE_NOOP("Files", "“{entry}” may not be entered: {reason}")
    # Reasons why an action is illegal, besides those of the rules.
    PACK_MISCOUNTED = QT_TRANSLATE_NOOP("Files", "a pack has {wanted} cards, not {count}")
    DRAW_MISCOUNTED = QT_TRANSLATE_NOOP("Files",
        "{players} players draw one card each, not {count} in all")
    CARD_TWICE = QT_TRANSLATE_NOOP("Files", "the card {card} appears twice")
    NO_DRAW_BY_RULES = QT_TRANSLATE_NOOP("Files", "the rules of this game have no draw")
    MATCH_IS_OVER = QT_TRANSLATE_NOOP("Files", "the match is already over")
    SUIT_NOT_FOLLOWED = QT_TRANSLATE_NOOP("Files", "{suit} were led and must be followed")


class Kind(Code):
    """What an entry of a file is, or must be."""

    WHOLE_NUMBER = QT_TRANSLATE_NOOP("Files", "a whole number")
    FRACTION = QT_TRANSLATE_NOOP("Files", "a decimal number")
    TEXT = QT_TRANSLATE_NOOP("Files", "text")
    TRUTH = QT_TRANSLATE_NOOP("Files", "true or false")
    LIST = QT_TRANSLATE_NOOP("Files", "a list")
    GROUP = QT_TRANSLATE_NOOP("Files", "a group in braces")
    NOTHING = QT_TRANSLATE_NOOP("Files", "nothing (null)")
    OR_NOTHING = QT_TRANSLATE_NOOP("Files", "{kind} or nothing (null)")
    NUMBER_FROM = QT_TRANSLATE_NOOP("Files", "a whole number of at least {least}")
    NUMBER_TO = QT_TRANSLATE_NOOP("Files", "a whole number of at most {greatest}")
    LIST_FROM = QT_TRANSLATE_NOOP("Files", "a list of at least {least} entries")
    LIST_TO = QT_TRANSLATE_NOOP("Files", "a list of at most {greatest} entries")
    LIST_OF = QT_TRANSLATE_NOOP("Files", "a list of {number} entries")
    VERSION = QT_TRANSLATE_NOOP("Files", "a version such as 1.0")
    SEAT = QT_TRANSLATE_NOOP("Files", "one of N, E, S and W")
    LEVEL = QT_TRANSLATE_NOOP("Files", "the name of a level in lower case")
    NAME = QT_TRANSLATE_NOOP("Files", "a name of 1 to 40 characters on one line")
    HASH = QT_TRANSLATE_NOOP("Files", "64 digits from 0 to f")
    TEXT_TO = QT_TRANSLATE_NOOP("Files", "text of at most {greatest} characters")
    OTHER_TEXT = QT_TRANSLATE_NOOP("Files", "text in another format")


class Cause(Code):
    """Why the operating system refused something, as part of a sentence."""

    DISK_FULL = QT_TRANSLATE_NOOP("Files", "the disk is full")
    NO_PERMISSION = QT_TRANSLATE_NOOP("Files", "you lack permission")
    READ_ONLY = QT_TRANSLATE_NOOP("Files", "the disk is read-only")
    PATH_MISSING = QT_TRANSLATE_NOOP("Files", "part of its path does not exist")
    PATH_NOT_FOLDERS = QT_TRANSLATE_NOOP("Files", "part of its path is not a folder")
    NAME_TAKEN = QT_TRANSLATE_NOOP("Files", "something else already has that name")
    IS_A_FOLDER = QT_TRANSLATE_NOOP("Files", "a folder already has that name")
    NAME_TOO_LONG = QT_TRANSLATE_NOOP("Files", "the name is too long")
    NO_SUCH_NAME = QT_TRANSLATE_NOOP("Files", "no file can have that name")
    DISK_FAULT = QT_TRANSLATE_NOOP("Files", "the disk reports an error")
    LINKS_IN_CIRCLE = QT_TRANSLATE_NOOP("Files", "its links lead in a circle")
    DISCONNECTED = QT_TRANSLATE_NOOP("Files", "the drive is not connected")
    IN_USE = QT_TRANSLATE_NOOP("Files", "another program is using it")
    TOO_MANY_OPEN = QT_TRANSLATE_NOOP("Files", "too many files are open")
    OTHER = QT_TRANSLATE_NOOP("Files", "system error {number}")


class Part(Code):
    """Part of an action's place in a match."""

    DRAW = QT_TRANSLATE_NOOP("Files", "the draw")
    GAME = QT_TRANSLATE_NOOP("Files", "game {number}")
    DEAL = QT_TRANSLATE_NOOP("Files", "deal {number}")
    CALL = QT_TRANSLATE_NOOP("Files", "call {number}")
    PLAY = QT_TRANSLATE_NOOP("Files", "play {number}")
    UNDONE = QT_TRANSLATE_NOOP("Files", "undone action {number}")
    BRANCH = QT_TRANSLATE_NOOP("Files", "branch {number}")
    BRANCH_ACTION = QT_TRANSLATE_NOOP("Files", "action {number}")


OF_RULES: dict[Call | Reason, str] = {
    Call.PASS: QT_TRANSLATE_NOOP("Files", "a pass"),
    Call.DOUBLE: QT_TRANSLATE_NOOP("Files", "a double"),
    Call.REDOUBLE: QT_TRANSLATE_NOOP("Files", "a redouble"),
    Reason.GAME_IS_OVER: QT_TRANSLATE_NOOP("Files", "the game is already over"),
    Reason.DRAW_FIRST: QT_TRANSLATE_NOOP("Files", "no cards have been drawn for partners and deal"),
    Reason.DRAW_IS_OVER: QT_TRANSLATE_NOOP("Files", "they have been drawn already"),
    Reason.NOT_A_DRAW: QT_TRANSLATE_NOOP("Files", "they are not a draw"),
    Reason.DEAL_FIRST: QT_TRANSLATE_NOOP("Files", "no cards have been dealt"),
    Reason.DEAL_IS_RUNNING: QT_TRANSLATE_NOOP("Files", "the previous deal is not finished"),
    Reason.NOT_A_PACK: QT_TRANSLATE_NOOP("Files", "it is not a pack"),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Files", "it is another seat’s turn"),
    Reason.DOUBLING_FIRST: QT_TRANSLATE_NOOP("Files", "all four must call first"),
    Reason.DOUBLING_IS_OVER: QT_TRANSLATE_NOOP("Files", "all four have called"),
    Reason.PARTNER_HAS_DOUBLED: QT_TRANSLATE_NOOP("Files", "partner has doubled"),
    Reason.ALREADY_DOUBLED: QT_TRANSLATE_NOOP("Files", "the opponents have doubled"),
    Reason.NOTHING_TO_REDOUBLE: QT_TRANSLATE_NOOP("Files", "no one has doubled"),
    Reason.OWN_DOUBLE: QT_TRANSLATE_NOOP("Files", "the double is their own side’s"),
    Reason.ALREADY_REDOUBLED: QT_TRANSLATE_NOOP("Files", "someone has redoubled already"),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Files", "the card is not in that hand"),
    Reason.MUST_FOLLOW_SUIT: QT_TRANSLATE_NOOP("Files", "the suit led must be followed"),
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: QT_TRANSLATE_NOOP("Files", "the Quint Royal may not be led"),
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: QT_TRANSLATE_NOOP("Files",
        "the Quint Royal must be played now"),
    Reason.NOT_WITH_REAL_CARDS: QT_TRANSLATE_NOOP("Files", "the players hold the cards"),
    Reason.ONLY_WITH_REAL_CARDS: QT_TRANSLATE_NOOP("Files", "the cards are not real"),
    Reason.ALL_TRICKS_TAKEN: QT_TRANSLATE_NOOP("Files", "all twelve tricks are in"),
    Reason.TRICKS_MISSING: QT_TRANSLATE_NOOP("Files", "tricks are missing"),
    Reason.QUINT_IS_TAKEN: QT_TRANSLATE_NOOP("Files", "the quint is taken"),
    Reason.QUINT_IS_SPLIT: QT_TRANSLATE_NOOP("Files", "the quint is split"),
    Reason.NEVER_SPLIT: QT_TRANSLATE_NOOP("Files", "a single card is never split"),
    Reason.NOT_ENTERED: QT_TRANSLATE_NOOP("Files", "it has not been entered"),
    Reason.QUINT_HAS_WON: QT_TRANSLATE_NOOP("Files", "a quint has won the game"),
}
"""What is illegal, and why, within a sentence."""


class HistoryFault(FaultCode):
    """Why the history cannot be read or written, or what was done about it."""

    # The window has a sentence of its own for it.
    MISSING = "There is no history “{path}” yet; play a game, or name the folder with --user-dir."
    NEWER = QT_TRANSLATE_NOOP("History",
        "The history “{path}” was written by a newer Quinto and stays as it is; update Quinto.")
    OLDER = QT_TRANSLATE_NOOP("History",
        "The history “{path}” was written by an older Quinto; restart Quinto to bring it up to "
        "date.")
    LOCKED = QT_TRANSLATE_NOOP("History",
        "Another program is using the history “{path}”; close it and try again.")
    READ_ONLY = QT_TRANSLATE_NOOP("History",
        "The history “{path}” cannot be written; make the file and its folder writable.")
    DISK_FULL = QT_TRANSLATE_NOOP("History",
        "The disk with the history “{path}” is full; free some space.")
    NOT_OPENED = QT_TRANSLATE_NOOP("History",
        "The history “{path}” could not be opened; check that you may read and write the file.")
    DAMAGED = QT_TRANSLATE_NOOP("History",
        "The history “{path}” is damaged; restart Quinto to have it repaired.")
    NOT_MIGRATED = QT_TRANSLATE_NOOP("History",
        "The history “{path}” could not be brought up to date and is as it was; “{backup}” is a "
        "copy. Go back to the previous version of Quinto, and report this.")
    NOT_SET_ASIDE = QT_TRANSLATE_NOOP("History",
        "The history “{path}” is damaged and could not be set aside; move it elsewhere yourself.")
    MENDED = QT_TRANSLATE_NOOP("History",
        "The history “{path}” was damaged. Games recovered: {matches}. The old file is kept as "
        "“{aside}”.")
    BEGUN_AFRESH = QT_TRANSLATE_NOOP("History",
        "The history “{path}” was damaged, so a new one begins; the old file is kept as “{aside}”.")
    GAME_DAMAGED = QT_TRANSLATE_NOOP("History",
        "The record of this game is damaged, so it cannot be shown; its result still counts.")
    UNEXPECTED = QT_TRANSLATE_NOOP("History",
        "The history “{path}” could not be written ({reason}); what you play is kept, and entered "
        "when Quinto starts next.")
    SQLITE_TOO_OLD = QT_TRANSLATE_NOOP("History",
        "The history needs SQLite {least} or later, but this is {version}; update Python or the "
        "system.")
    NO_SQLITE = QT_TRANSLATE_NOOP("History",
        "The history needs Python’s module sqlite3, which is not installed; install it.")
# fmt: on

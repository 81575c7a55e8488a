"""A sentence for every fault of a file, in English; the window translates it.

Code below the window does not address the user: it reports faults as codes and values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinto_desktop.records.faults import (
    ActionPlace,
    Cause,
    Code,
    Fault,
    Kind,
    Message,
    MessageValue,
    Part,
)
from quinto_desktop.rules import Call, Reason, Suit

_TO_CHOOSE_FROM = ("levels", "matches")
"""Values that list what may stand in the place of something else."""


class FaultWords:
    """How sentences are made: here in English, as the command line tells faults."""

    def translated(self, text: str) -> str:
        """A text of the table, in the language of the user."""
        return text

    def filled(self, text: str, values: Mapping[str, str]) -> str:
        """A text with its values in the places that have their names."""
        return text.format_map(values)

    def suit(self, suit: Suit) -> str:
        """The name of a suit within a sentence."""
        return suit.name.lower()

    def listed(self, names: Sequence[str], *, is_choice: bool) -> str:
        """Names in quotes: “a”, “b” and “c”; “or” if one of them is to be chosen."""
        return joined([f"“{name}”" for name in names], "or" if is_choice else "and")


_ENGLISH = FaultWords()


def joined(names: Sequence[str], joint: str) -> str:
    """Names as an English list: “a, b and c”, or “a, b or c”."""
    *others, last = names
    return f"{', '.join(others)} {joint} {last}" if others else last


def fault_text(message: Message, words: FaultWords = _ENGLISH) -> str:
    """What is wrong with a file, as a sentence."""
    values = {name: _value(name, value, words) for name, value in message.values.items()}
    return words.filled(words.translated(SENTENCES[message.code]), values)


def _value(name: str, value: MessageValue, words: FaultWords) -> str:
    if isinstance(value, tuple):
        return words.listed(value, is_choice=name in _TO_CHOOSE_FROM)
    if isinstance(value, Message):
        return fault_text(value, words)
    if isinstance(value, Call | Reason):
        return words.translated(SENTENCES[value])
    if isinstance(value, Suit):
        return words.suit(value)
    if isinstance(value, ActionPlace):
        place = ", ".join([fault_text(part, words) for part in value.parts])
        return place[:1].upper() + place[1:]
    return str(value)


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """Mark a text to be translated; Qt's tools find it by this name."""
    return text


# Sentences, formatted by hand.
# fmt: off
SENTENCES: dict[Code | Call | Reason, str] = {
    # Reading a file.
    Fault.FILE_MISSING: QT_TRANSLATE_NOOP("Files", "“{path}” does not exist. Choose another file."),
    Fault.FOLDER_TO_OPEN: QT_TRANSLATE_NOOP("Files", "“{name}” is a folder. Choose a saved game."),
    Fault.SPECIAL_TO_OPEN: QT_TRANSLATE_NOOP("Files",
        "“{name}” is not a regular file. Choose a saved game."),
    Fault.TOO_LARGE: QT_TRANSLATE_NOOP("Files",
        "“{name}” is too large to be a saved game (over {limit} MB). Choose a file saved by "
        "Quinto."),
    Fault.READ_FORBIDDEN: QT_TRANSLATE_NOOP("Files",
        "You lack permission to read “{name}”. Change that or choose another file."),
    Fault.NOT_READ: QT_TRANSLATE_NOOP("Files",
        "“{name}” could not be read: {reason}. Choose another file."),
    # Writing a file.
    Fault.FOLDER_TO_REPLACE: QT_TRANSLATE_NOOP("Files",
        "“{name}” is a folder. Choose another name."),
    Fault.SPECIAL_TO_REPLACE: QT_TRANSLATE_NOOP("Files",
        "“{name}” is not a regular file. Choose another name."),
    Fault.DISK_FULL: QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: the disk is full. Free some space or choose another folder."),
    Fault.WRITE_FORBIDDEN: QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: you cannot write to the file or its folder. Choose another "
        "folder."),
    Fault.FOLDER_MISSING: QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: the folder “{folder}” does not exist. Choose another one."),
    Fault.NAME_TOO_LONG: QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: the name is too long. Choose a shorter one."),
    Fault.NOT_SAVED: QT_TRANSLATE_NOOP("Files",
        "“{name}” was not saved: {reason}. Choose another name or folder."),
    # Autosaves and unfinished games.
    Fault.ALREADY_RUNNING: QT_TRANSLATE_NOOP("Files",
        "Quinto is already running and autosaves to the same place. Close one of the two, or save "
        "this game yourself."),
    Fault.ALREADY_RUNNING_FROM_START: QT_TRANSLATE_NOOP("Files",
        "Quinto is already running and autosaves to the same place. This window does not autosave: "
        "save the game yourself."),
    Fault.AUTOSAVE_OFF: QT_TRANSLATE_NOOP("Files",
        "Quinto cannot autosave the game in “{folder}”: {reason}. Make the folder writable, or "
        "save the game yourself."),
    Fault.AUTOSAVE_FORBIDDEN: QT_TRANSLATE_NOOP("Files",
        "You lack permission to read the autosaved game, so it stays where it is and autosave is "
        "off. Make “{path}” readable or move it elsewhere, then restart Quinto."),
    Fault.AUTOSAVE_DAMAGED: QT_TRANSLATE_NOOP("Files",
        "The autosaved game could not be opened and was set aside as {names} in “{folder}”. "
        "{details}. A new game begins."),
    Fault.AUTOSAVE_NOT_OPENED: QT_TRANSLATE_NOOP("Files",
        "The autosaved game could not be opened and was set aside as {names} in “{folder}”. "
        "{fault} A new game begins."),
    Fault.AUTOSAVE_STEPPED_BACK: QT_TRANSLATE_NOOP("Files",
        "The autosave was damaged, so the game resumes from an earlier point. Damaged data was set "
        "aside as {files}."),
    Fault.AUTOSAVE_FOR_OTHERS: QT_TRANSLATE_NOOP("Files",
        "The autosaved game cannot be continued in this version: {fault} It has been kept as "
        "“{file}”; open that file afterwards."),
    Fault.NOT_SET_ASIDE: QT_TRANSLATE_NOOP("Files",
        "“{path}” could be neither opened nor set aside: {reason}. Move it yourself."),
    Fault.NOT_DELETED: QT_TRANSLATE_NOOP("Files",
        "“{path}” could not be deleted: {reason}. Delete it yourself."),
    Fault.OWN_AUTOSAVE: QT_TRANSLATE_NOOP("Files",
        "“{path}” is Quinto’s own autosave. Choose another file."),
    Fault.SHELF_NOT_MADE: QT_TRANSLATE_NOOP("Files",
        "The unfinished game cannot be kept: “{folder}” could not be created ({reason}). Make its "
        "parent folder writable."),
    # The settings.
    Fault.SETTINGS_UNREADABLE: QT_TRANSLATE_NOOP("Files",
        "The settings in “{path}” could not be read, so the defaults are used. Please choose your "
        "settings again; the damaged file is kept as a backup ending in “~”."),
    Fault.SETTINGS_NOT_READ: QT_TRANSLATE_NOOP("Files",
        "The settings in “{path}” could not be read: {reason}. Quinto uses the defaults until you "
        "put that right and restart it."),
    Fault.SETTINGS_FROM_BACKUP: QT_TRANSLATE_NOOP("Files",
        "The settings in “{path}” were damaged, so those of the backup are used. Your last change "
        "may be missing."),
    Fault.SETTINGS_NOT_SAVED: QT_TRANSLATE_NOOP("Files",
        "Your settings were not saved: the folder “{folder}” does not exist and could not be "
        "created ({reason}). Make its parent folder writable."),
    Fault.PREFERENCE_REFUSED: QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value}; the default is used. Choose it again under "
        "Preferences."),
    Fault.CHOICE_REFUSED: QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value}; the default is used. Choose it again for your "
        "next game."),
    Fault.CHOICE_CLASHES: QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value} in a game with form={form}; the default is used. "
        "Choose it again for your next game."),
    Fault.MEMORY_REFUSED: QT_TRANSLATE_NOOP("Files",
        "The setting “{name}” cannot be {value}; the default is used."),
    # A game that cannot be saved, or that this program cannot play.
    Fault.BAD_NAME: QT_TRANSLATE_NOOP("Files",
        "“{name}” cannot be a player’s name. Choose one of 1 to 40 characters on one line."),
    Fault.BAD_LEVEL: QT_TRANSLATE_NOOP("Files",
        "“{level}” is not the name of a level. Choose one from the list."),
    Fault.BAD_SEED: QT_TRANSLATE_NOOP("Files",
        "The game’s number is negative or too large. Choose one from 0 to {greatest}."),
    Fault.LEVEL_UNKNOWN: QT_TRANSLATE_NOOP("Files",
        "{name}: this version of Quinto has no level “{level}”. Update Quinto, or change the level "
        "in the file to one of {levels}."),
    Fault.NOT_A_GAME: QT_TRANSLATE_NOOP("Files",
        "This is not a Quinto game. Choose a file saved by Quinto."),
    Fault.NEWER_VERSION: QT_TRANSLATE_NOOP("Files",
        "This game was saved by a newer Quinto (file version {version}; this one reads up to "
        "{known}). Update Quinto to open it."),
    Fault.DAMAGED: QT_TRANSLATE_NOOP("Files",
        "{details}. Open its backup (the file of the same name ending in “~”) or another saved "
        "game."),
    # What is damaged.
    Fault.EMPTY: QT_TRANSLATE_NOOP("Files", "The file is empty"),
    Fault.LINE_UNREADABLE: QT_TRANSLATE_NOOP("Files",
        "The file is damaged or incomplete: line {number} cannot be read"),
    Fault.FILE_DAMAGED: QT_TRANSLATE_NOOP("Files", "The file is damaged: {details}"),
    Fault.VERSION_MISSING: QT_TRANSLATE_NOOP("Files", "The saved game has no version number"),
    Fault.GAME_DAMAGED: QT_TRANSLATE_NOOP("Files", "The saved game is damaged: {details}"),
    Fault.OLD_GAME_DAMAGED: QT_TRANSLATE_NOOP("Files",
        "The saved game (version {version}) is damaged"),
    Fault.OLD_GAME_DAMAGED_IN: QT_TRANSLATE_NOOP("Files",
        "The saved game (version {version}) is damaged: {details}"),
    Fault.PLAYERS_MISCOUNTED: QT_TRANSLATE_NOOP("Files",
        "The game is for {wanted} players, but the file names {named}"),
    Fault.DEALER_DESPITE_DRAW: QT_TRANSLATE_NOOP("Files",
        "The file names a first dealer, but its rules call for a draw"),
    Fault.DEALER_MISSING: QT_TRANSLATE_NOOP("Files",
        "The file names no first dealer, and its rules have no draw"),
    Fault.DEALER_IS_DUMMY: QT_TRANSLATE_NOOP("Files",
        "The file has North deal first, but with three players that is dummy’s seat in the first "
        "game"),
    Fault.SCORES_DIFFER: QT_TRANSLATE_NOOP("Files",
        "The file gives the scores as {told}, but the cards played give {true}"),
    Fault.SOURCE_UNCLEAR: QT_TRANSLATE_NOOP("Files",
        "The file must say in exactly one way where its packs come from: “seed”, “fair” or “code”"),
    Fault.SECRET_UNCLEAR: QT_TRANSLATE_NOOP("Files",
        "The file must hold the secret of its fair deals exactly once, sealed or open"),
    Fault.COMMITMENT_DIFFERS: QT_TRANSLATE_NOOP("Files",
        "The seal in the file does not match its secret"),
    Fault.BAD_WORDS: QT_TRANSLATE_NOOP("Files",
        "The words for the fair deals are too long, or are not text"),
    Fault.BAD_CODE: QT_TRANSLATE_NOOP("Files", "“{code}” is not a deal code"),
    Fault.CODE_DIFFERS: QT_TRANSLATE_NOOP("Files",
        "The rules or the first dealer are not those of the deal code"),
    Fault.BRANCH_ASTRAY: QT_TRANSLATE_NOOP("Files",
        "Branch {number} starts from a point that does not exist"),
    Fault.LINE_MISSING: QT_TRANSLATE_NOOP("Files",
        "The file continues in branch {number}, which does not exist"),
    Fault.RULES_CLASH: QT_TRANSLATE_NOOP("Files", "The rules contradict each other: {details}"),
    Fault.AT_PLACE: QT_TRANSLATE_NOOP("Files", "{place}: {details}"),
    Fault.UNEXPECTED_DATA: QT_TRANSLATE_NOOP("Files", "it contains unexpected data"),
    Fault.BAD_CHARACTER: QT_TRANSLATE_NOOP("Files", "it contains an invalid character"),
    Fault.NAME_TWICE: QT_TRANSLATE_NOOP("Files", "“{name}” appears twice in one place"),
    Fault.AT_ENTRY: QT_TRANSLATE_NOOP("Files", "at “{where}”, {details}"),
    Fault.ENTRY_MISSING: QT_TRANSLATE_NOOP("Files", "there is no “{name}”"),
    Fault.ENTRY_UNKNOWN: QT_TRANSLATE_NOOP("Files", "there is an unknown entry “{name}”"),
    Fault.VALUE_UNKNOWN: QT_TRANSLATE_NOOP("Files", "“{value}” is unknown"),
    Fault.EXPECTED: QT_TRANSLATE_NOOP("Files", "expected {expected}"),
    Fault.EXPECTED_OTHER: QT_TRANSLATE_NOOP("Files", "expected {expected}, got {found}"),
    Fault.MATCH_OF_OTHER_FORM: QT_TRANSLATE_NOOP("Files",
        "with form={form}, match must be one of {matches}, not “{match}”"),
    Fault.TARGET_TOO_LOW: QT_TRANSLATE_NOOP("Files",
        "the target is {target}, but dummy’s opponents start with {handicap} points"),
    # What is illegal, and why.
    Fault.NOT_A_CARD: QT_TRANSLATE_NOOP("Files", "“{word}” is not a card"),
    Fault.NOT_AN_ACTION: QT_TRANSLATE_NOOP("Files",
        "“{words}” is not a call, a card, a deal or a draw"),
    Fault.ILLEGAL_DRAW: QT_TRANSLATE_NOOP("Files", "the cards may not be drawn: {reason}"),
    Fault.ILLEGAL_DEAL: QT_TRANSLATE_NOOP("Files", "the pack may not be dealt: {reason}"),
    Fault.ILLEGAL_CALL: QT_TRANSLATE_NOOP("Files", "{call} is not allowed: {reason}"),
    Fault.ILLEGAL_PLAY: QT_TRANSLATE_NOOP("Files", "{play} may not be played: {reason}"),
    Call.PASS: QT_TRANSLATE_NOOP("Files", "a pass"),
    Call.DOUBLE: QT_TRANSLATE_NOOP("Files", "a double"),
    Call.REDOUBLE: QT_TRANSLATE_NOOP("Files", "a redouble"),
    Fault.PACK_MISCOUNTED: QT_TRANSLATE_NOOP("Files", "a pack has {wanted} cards, not {count}"),
    Fault.DRAW_MISCOUNTED: QT_TRANSLATE_NOOP("Files",
        "{players} players draw one card each, not {count} in all"),
    Fault.CARD_TWICE: QT_TRANSLATE_NOOP("Files", "the card {card} appears twice"),
    Fault.NO_DRAW_BY_RULES: QT_TRANSLATE_NOOP("Files", "the rules of this game have no draw"),
    Fault.MATCH_IS_OVER: QT_TRANSLATE_NOOP("Files", "the match is already over"),
    Fault.SUIT_NOT_FOLLOWED: QT_TRANSLATE_NOOP("Files", "{suit} were led and must be followed"),
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
    # What an entry is, or must be.
    Kind.WHOLE_NUMBER: QT_TRANSLATE_NOOP("Files", "a whole number"),
    Kind.FRACTION: QT_TRANSLATE_NOOP("Files", "a decimal number"),
    Kind.TEXT: QT_TRANSLATE_NOOP("Files", "text"),
    Kind.TRUTH: QT_TRANSLATE_NOOP("Files", "true or false"),
    Kind.LIST: QT_TRANSLATE_NOOP("Files", "a list"),
    Kind.GROUP: QT_TRANSLATE_NOOP("Files", "a group in braces"),
    Kind.NOTHING: QT_TRANSLATE_NOOP("Files", "nothing (null)"),
    Kind.OR_NOTHING: QT_TRANSLATE_NOOP("Files", "{kind} or nothing (null)"),
    Kind.NUMBER_FROM: QT_TRANSLATE_NOOP("Files", "a whole number of at least {least}"),
    Kind.NUMBER_TO: QT_TRANSLATE_NOOP("Files", "a whole number of at most {greatest}"),
    Kind.LIST_FROM: QT_TRANSLATE_NOOP("Files", "a list of at least {least} entries"),
    Kind.LIST_TO: QT_TRANSLATE_NOOP("Files", "a list of at most {greatest} entries"),
    Kind.LIST_OF: QT_TRANSLATE_NOOP("Files", "a list of {number} entries"),
    Kind.VERSION: QT_TRANSLATE_NOOP("Files", "a version such as 1.0"),
    Kind.SEAT: QT_TRANSLATE_NOOP("Files", "one of N, E, S and W"),
    Kind.LEVEL: QT_TRANSLATE_NOOP("Files", "the name of a level in lower case"),
    Kind.NAME: QT_TRANSLATE_NOOP("Files", "a name of 1 to 40 characters on one line"),
    Kind.HASH: QT_TRANSLATE_NOOP("Files", "64 digits from 0 to f"),
    Kind.TEXT_TO: QT_TRANSLATE_NOOP("Files", "text of at most {greatest} characters"),
    Kind.OTHER_TEXT: QT_TRANSLATE_NOOP("Files", "text in another format"),
    # Why the operating system refused something.
    Cause.DISK_FULL: QT_TRANSLATE_NOOP("Files", "the disk is full"),
    Cause.NO_PERMISSION: QT_TRANSLATE_NOOP("Files", "you lack permission"),
    Cause.READ_ONLY: QT_TRANSLATE_NOOP("Files", "the disk is read-only"),
    Cause.PATH_MISSING: QT_TRANSLATE_NOOP("Files", "part of its path does not exist"),
    Cause.PATH_NOT_FOLDERS: QT_TRANSLATE_NOOP("Files", "part of its path is not a folder"),
    Cause.NAME_TAKEN: QT_TRANSLATE_NOOP("Files", "something else already has that name"),
    Cause.IS_A_FOLDER: QT_TRANSLATE_NOOP("Files", "a folder already has that name"),
    Cause.NAME_TOO_LONG: QT_TRANSLATE_NOOP("Files", "the name is too long"),
    Cause.NO_SUCH_NAME: QT_TRANSLATE_NOOP("Files", "no file can have that name"),
    Cause.DISK_FAULT: QT_TRANSLATE_NOOP("Files", "the disk reports an error"),
    Cause.LINKS_IN_CIRCLE: QT_TRANSLATE_NOOP("Files", "its links lead in a circle"),
    Cause.DISCONNECTED: QT_TRANSLATE_NOOP("Files", "the drive is not connected"),
    Cause.IN_USE: QT_TRANSLATE_NOOP("Files", "another program is using it"),
    Cause.TOO_MANY_OPEN: QT_TRANSLATE_NOOP("Files", "too many files are open"),
    Cause.OTHER: QT_TRANSLATE_NOOP("Files", "system error {number}"),
    # Where in the match an action is.
    Part.DRAW: QT_TRANSLATE_NOOP("Files", "the draw"),
    Part.GAME: QT_TRANSLATE_NOOP("Files", "game {number}"),
    Part.DEAL: QT_TRANSLATE_NOOP("Files", "deal {number}"),
    Part.CALL: QT_TRANSLATE_NOOP("Files", "call {number}"),
    Part.PLAY: QT_TRANSLATE_NOOP("Files", "play {number}"),
    Part.UNDONE: QT_TRANSLATE_NOOP("Files", "undone action {number}"),
    Part.BRANCH: QT_TRANSLATE_NOOP("Files", "branch {number}"),
    Part.BRANCH_ACTION: QT_TRANSLATE_NOOP("Files", "action {number}"),
}
# fmt: on
"""A sentence, or part of one, for everything that `records` may report, before translation."""

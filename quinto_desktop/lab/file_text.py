"""Faults of files as English sentences, for the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinto_desktop.records import (
    ActionPlace,
    Cause,
    Code,
    Fault,
    Kind,
    Message,
    MessageValue,
    Part,
)
from quinto_desktop.rules import Reason, Suit

_TO_CHOOSE_FROM = ("levels", "matches")
"""Values that list what may stand in the place of something else."""

SENTENCES: Mapping[Code | Reason, str] = {
    # Reading a file.
    Fault.FILE_MISSING: "“{path}” does not exist. Choose another file.",
    Fault.FOLDER_TO_OPEN: "“{name}” is a folder. Choose a saved game.",
    Fault.SPECIAL_TO_OPEN: "“{name}” is not a regular file. Choose a saved game.",
    Fault.TOO_LARGE: (
        "“{name}” is too large to be a saved game (over {limit} MB). Choose a file saved by Quinto."
    ),
    Fault.READ_FORBIDDEN: (
        "You lack permission to read “{name}”. Change that or choose another file."
    ),
    Fault.NOT_READ: "“{name}” could not be read: {reason}. Choose another file.",
    # Writing a file.
    Fault.FOLDER_TO_REPLACE: "“{name}” is a folder. Choose another name.",
    Fault.SPECIAL_TO_REPLACE: "“{name}” is not a regular file. Choose another name.",
    Fault.DISK_FULL: (
        "“{name}” was not saved: the disk is full. Free some space or choose another folder."
    ),
    Fault.WRITE_FORBIDDEN: (
        "“{name}” was not saved: you cannot write to the file or its folder. Choose another folder."
    ),
    Fault.FOLDER_MISSING: (
        "“{name}” was not saved: the folder “{folder}” does not exist. Choose another one."
    ),
    Fault.NAME_TOO_LONG: "“{name}” was not saved: the name is too long. Choose a shorter one.",
    Fault.NOT_SAVED: "“{name}” was not saved: {reason}. Choose another name or folder.",
    # Autosaves and unfinished games.
    Fault.ALREADY_RUNNING: (
        "Quinto is already running and autosaves to the same place. Close one of the two, or save "
        "this game yourself."
    ),
    Fault.ALREADY_RUNNING_FROM_START: (
        "Quinto is already running and autosaves to the same place. This window does not autosave: "
        "save the game yourself."
    ),
    Fault.AUTOSAVE_OFF: (
        "Quinto cannot autosave the game in “{folder}”: {reason}. Make the folder writable, or "
        "save the game yourself."
    ),
    Fault.AUTOSAVE_FORBIDDEN: (
        "You lack permission to read the autosaved game, so it stays where it is and autosave is "
        "off. Make “{path}” readable or move it elsewhere, then restart Quinto."
    ),
    Fault.AUTOSAVE_DAMAGED: (
        "The autosaved game could not be opened and was set aside as {names} in “{folder}”. "
        "{details}. A new game begins."
    ),
    Fault.AUTOSAVE_NOT_OPENED: (
        "The autosaved game could not be opened and was set aside as {names} in “{folder}”. "
        "{fault} A new game begins."
    ),
    Fault.AUTOSAVE_STEPPED_BACK: (
        "The autosave was damaged, so the game resumes from an earlier point. Damaged data was set "
        "aside as {files}."
    ),
    Fault.AUTOSAVE_FOR_OTHERS: (
        "The autosaved game cannot be continued in this version: {fault} It has been kept as "
        "“{file}”; open that file afterwards."
    ),
    Fault.NOT_SET_ASIDE: (
        "“{path}” could be neither opened nor set aside: {reason}. Move it yourself."
    ),
    Fault.NOT_DELETED: "“{path}” could not be deleted: {reason}. Delete it yourself.",
    Fault.OWN_AUTOSAVE: "“{path}” is Quinto’s own autosave. Choose another file.",
    Fault.SHELF_NOT_MADE: (
        "The unfinished game cannot be kept: “{folder}” could not be created ({reason}). Make its "
        "parent folder writable."
    ),
    # The settings.
    Fault.SETTINGS_UNREADABLE: (
        "The settings in “{path}” could not be read, so the defaults are used. Please choose your "
        "settings again; the damaged file is kept as a backup ending in “~”."
    ),
    Fault.SETTINGS_NOT_READ: (
        "The settings in “{path}” could not be read: {reason}. Quinto uses the defaults until you "
        "put that right and restart it."
    ),
    Fault.SETTINGS_FROM_BACKUP: (
        "The settings in “{path}” were damaged, so those of the backup are used. Your last change "
        "may be missing."
    ),
    Fault.SETTINGS_NOT_SAVED: (
        "Your settings were not saved: the folder “{folder}” does not exist and could not be "
        "created ({reason}). Make its parent folder writable."
    ),
    Fault.PREFERENCE_REFUSED: (
        "The setting “{name}” cannot be {value}; the default is used. Choose it again under "
        "Preferences."
    ),
    Fault.CHOICE_REFUSED: (
        "The setting “{name}” cannot be {value}; the default is used. Choose it again for your "
        "next game."
    ),
    Fault.CHOICE_CLASHES: (
        "The setting “{name}” cannot be {value} in a game with form={form}; the default is used. "
        "Choose it again for your next game."
    ),
    Fault.MEMORY_REFUSED: "The setting “{name}” cannot be {value}; the default is used.",
    # A game that cannot be saved, or that this program cannot play.
    Fault.BAD_NAME: (
        "“{name}” cannot be a player’s name. Choose one of 1 to 40 characters on one line."
    ),
    Fault.BAD_LEVEL: "“{level}” is not the name of a level. Choose one from the list.",
    Fault.BAD_SEED: "The game’s number is negative or too large. Choose one from 0 to {greatest}.",
    Fault.LEVEL_UNKNOWN: (
        "{name}: this version of Quinto has no level “{level}”. Update Quinto, or change the level "
        "in the file to one of {levels}."
    ),
    Fault.NOT_A_GAME: "This is not a Quinto game. Choose a file saved by Quinto.",
    Fault.NEWER_VERSION: (
        "This game was saved by a newer Quinto (file version {version}; this one reads up to "
        "{known}). Update Quinto to open it."
    ),
    Fault.DAMAGED: (
        "{details}. Open its backup (the file of the same name ending in “~”) or another saved "
        "game."
    ),
    # What is damaged.
    Fault.EMPTY: "The file is empty",
    Fault.LINE_UNREADABLE: "The file is damaged or incomplete: line {number} cannot be read",
    Fault.FILE_DAMAGED: "The file is damaged: {details}",
    Fault.VERSION_MISSING: "The saved game has no version number",
    Fault.GAME_DAMAGED: "The saved game is damaged: {details}",
    Fault.OLD_GAME_DAMAGED: "The saved game (version {version}) is damaged",
    Fault.OLD_GAME_DAMAGED_IN: "The saved game (version {version}) is damaged: {details}",
    Fault.PLAYERS_MISCOUNTED: "The game is for {wanted} players, but the file names {named}",
    Fault.DEALER_DESPITE_DRAW: "The file names a first dealer, but its rules call for a draw",
    Fault.DEALER_MISSING: "The file names no first dealer, and its rules have no draw",
    Fault.DEALER_IS_DUMMY: (
        "The file has North deal first, but with three players that is dummy’s seat in the first "
        "game"
    ),
    Fault.SCORES_DIFFER: "The file gives the scores as {told}, but the cards played give {true}",
    Fault.SOURCE_UNCLEAR: (
        "The file must say in exactly one way where its packs come from: “seed”, “fair” or “code”"
    ),
    Fault.SECRET_UNCLEAR: (
        "The file must hold the secret of its fair deals exactly once, sealed or open"
    ),
    Fault.COMMITMENT_DIFFERS: "The seal in the file does not match its secret",
    Fault.BAD_WORDS: "The words for the fair deals are too long, or are not text",
    Fault.BAD_CODE: "“{code}” is not a deal code",
    Fault.CODE_DIFFERS: "The rules or the first dealer are not those of the deal code",
    Fault.BRANCH_ASTRAY: "Branch {number} starts from a point that does not exist",
    Fault.LINE_MISSING: "The file continues in branch {number}, which does not exist",
    Fault.RULES_CLASH: "The rules contradict each other: {details}",
    Fault.AT_PLACE: "{place}: {details}",
    Fault.UNEXPECTED_DATA: "it contains unexpected data",
    Fault.BAD_CHARACTER: "it contains an invalid character",
    Fault.NAME_TWICE: "“{name}” appears twice in one place",
    Fault.AT_ENTRY: "at “{where}”, {details}",
    Fault.ENTRY_MISSING: "there is no “{name}”",
    Fault.ENTRY_UNKNOWN: "there is an unknown entry “{name}”",
    Fault.VALUE_UNKNOWN: "“{value}” is unknown",
    Fault.EXPECTED: "expected {expected}",
    Fault.EXPECTED_OTHER: "expected {expected}, got {found}",
    Fault.MATCH_OF_OTHER_FORM: "with form={form}, match must be one of {matches}, not “{match}”",
    Fault.TARGET_TOO_LOW: (
        "the target is {target}, but dummy’s opponents start with {handicap} points"
    ),
    # What is illegal, and why.
    Fault.NOT_A_CARD: "“{word}” is not a card",
    Fault.NOT_AN_ACTION: "“{words}” is not a call, a card, a deal or a draw",
    Fault.ILLEGAL_DRAW: "the cards may not be drawn: {reason}",
    Fault.ILLEGAL_DEAL: "the pack may not be dealt: {reason}",
    Fault.ILLEGAL_CALL: "{call} may not be called: {reason}",
    Fault.ILLEGAL_PLAY: "{play} may not be played: {reason}",
    Fault.PACK_MISCOUNTED: "a pack has {wanted} cards, not {count}",
    Fault.DRAW_MISCOUNTED: "{players} players draw one card each, not {count} in all",
    Fault.CARD_TWICE: "the card {card} appears twice",
    Fault.NO_DRAW_BY_RULES: "the rules of this game have no draw",
    Fault.MATCH_IS_OVER: "the match is already over",
    Fault.SUIT_NOT_FOLLOWED: "{suit} were led and must be followed",
    Reason.GAME_IS_OVER: "the game is already over",
    Reason.DRAW_FIRST: "no cards have been drawn for partners and deal",
    Reason.DRAW_IS_OVER: "they have been drawn already",
    Reason.NOT_A_DRAW: "they are not a draw",
    Reason.DEAL_FIRST: "no cards have been dealt",
    Reason.DEAL_IS_RUNNING: "the previous deal is not finished",
    Reason.NOT_A_PACK: "it is not a pack",
    Reason.NOT_YOUR_TURN: "it is another seat’s turn",
    Reason.DOUBLING_FIRST: "all four must call first",
    Reason.DOUBLING_IS_OVER: "all four have called",
    Reason.PARTNER_HAS_DOUBLED: "partner has doubled",
    Reason.ALREADY_DOUBLED: "the opponents have doubled",
    Reason.NOTHING_TO_REDOUBLE: "no one has doubled",
    Reason.OWN_DOUBLE: "the double is their own side’s",
    Reason.ALREADY_REDOUBLED: "someone has redoubled already",
    Reason.NOT_IN_HAND: "the card is not in that hand",
    Reason.MUST_FOLLOW_SUIT: "the suit led must be followed",
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: "the Quint Royal may not be led",
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: "the Quint Royal must be played now",
    # What an entry is, or must be.
    Kind.WHOLE_NUMBER: "a whole number",
    Kind.FRACTION: "a decimal number",
    Kind.TEXT: "text",
    Kind.TRUTH: "true or false",
    Kind.LIST: "a list",
    Kind.GROUP: "a group in braces",
    Kind.NOTHING: "nothing (null)",
    Kind.OR_NOTHING: "{kind} or nothing (null)",
    Kind.NUMBER_FROM: "a whole number of at least {least}",
    Kind.NUMBER_TO: "a whole number of at most {greatest}",
    Kind.LIST_FROM: "a list of at least {least} entries",
    Kind.LIST_TO: "a list of at most {greatest} entries",
    Kind.LIST_OF: "a list of {number} entries",
    Kind.VERSION: "a version such as 1.0",
    Kind.SEAT: "one of N, E, S and W",
    Kind.LEVEL: "the name of a level in lower case",
    Kind.NAME: "a name of 1 to 40 characters on one line",
    Kind.HASH: "64 digits from 0 to f",
    Kind.TEXT_TO: "text of at most {greatest} characters",
    Kind.OTHER_TEXT: "text in another format",
    # Why the operating system refused something.
    Cause.DISK_FULL: "the disk is full",
    Cause.NO_PERMISSION: "you lack permission",
    Cause.READ_ONLY: "the disk is read-only",
    Cause.PATH_MISSING: "part of its path does not exist",
    Cause.PATH_NOT_FOLDERS: "part of its path is not a folder",
    Cause.NAME_TAKEN: "something else already has that name",
    Cause.IS_A_FOLDER: "a folder already has that name",
    Cause.NAME_TOO_LONG: "the name is too long",
    Cause.NO_SUCH_NAME: "no file can have that name",
    Cause.DISK_FAULT: "the disk reports an error",
    Cause.LINKS_IN_CIRCLE: "its links lead in a circle",
    Cause.DISCONNECTED: "the drive is not connected",
    Cause.IN_USE: "another program is using it",
    Cause.TOO_MANY_OPEN: "too many files are open",
    Cause.OTHER: "system error {number}",
    # Where in the match an action is.
    Part.DRAW: "the draw",
    Part.GAME: "game {number}",
    Part.DEAL: "deal {number}",
    Part.CALL: "call {number}",
    Part.PLAY: "play {number}",
    Part.UNDONE: "undone action {number}",
    Part.BRANCH: "branch {number}",
    Part.BRANCH_ACTION: "action {number}",
}
"""A sentence, or part of one, for everything that `records` may report."""


def file_text(message: Message) -> str:
    """Word a fault of a file as a sentence.

    Args:
        message: The fault, from `records`.
    """
    values = {name: _value(name, value) for name, value in message.values.items()}
    return SENTENCES[message.code].format_map(values)


def _value(name: str, value: MessageValue) -> str:
    """A value as part of a sentence; of things to choose from, one is to be chosen."""
    if isinstance(value, tuple):
        joint = "or" if name in _TO_CHOOSE_FROM else "and"
        return _joined([f"“{one}”" for one in value], joint)
    return _text(value)


def _text(value: MessageValue) -> str:
    if isinstance(value, Message):
        return file_text(value)
    if isinstance(value, Reason):
        return SENTENCES[value]
    if isinstance(value, Suit):
        return value.name.lower()
    if isinstance(value, ActionPlace):
        place = ", ".join(map(file_text, value.parts))
        return place[:1].upper() + place[1:]
    return str(value)


def _joined(names: Sequence[str], joint: str) -> str:
    """Names as a list: “a, b and c”, or “a, b or c”."""
    *others, last = names
    return f"{', '.join(others)} {joint} {last}" if others else last

"""What can be wrong with a file or with the history, as data, and the errors that carry it.

No module below the window shows text to the user. A fault is a `Message`: a code, and the values
that a sentence about it needs; `fault_text` has the sentences.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from quinto_desktop.rules import Call, CodedError, FaultCode, QuintoError, Reason, Suit

_MOST_SHOWN = 100
_MOST_SHOWN_OF_PATH = 240
_GREATEST_SHOWN = 10**20
_LONG_NUMBER = re.compile(r"([0-9]{20})[0-9]{20,}")
_LONG_WORD = re.compile(rf"(\S{{{_MOST_SHOWN_OF_PATH}}})\S{{40,}}")


class Code(FaultCode):
    """One of a closed set of things to say about files: faults, and parts of their sentences."""


class Fault(Code):
    """What is wrong. Faults that appear within another one are marked as its details."""

    # Reading a file.
    FILE_MISSING = ("path",)
    FOLDER_TO_OPEN = ("name",)
    SPECIAL_TO_OPEN = ("name",)
    TOO_LARGE = ("name", "limit")  # in MB
    READ_FORBIDDEN = ("name",)
    NOT_READ = ("name", "reason")
    # Writing a file.
    FOLDER_TO_REPLACE = ("name",)
    SPECIAL_TO_REPLACE = ("name",)
    DISK_FULL = ("name",)
    WRITE_FORBIDDEN = ("name",)
    FOLDER_MISSING = ("name", "folder")
    NAME_TOO_LONG = ("name",)
    NOT_SAVED = ("name", "reason")
    # Autosaves and unfinished games.
    ALREADY_RUNNING = ()
    ALREADY_RUNNING_FROM_START = ()
    AUTOSAVE_OFF = ("folder", "reason")
    AUTOSAVE_FORBIDDEN = ("path",)
    AUTOSAVE_DAMAGED = ("names", "folder", "details")
    AUTOSAVE_NOT_OPENED = ("names", "folder", "fault")
    AUTOSAVE_STEPPED_BACK = ("files",)
    AUTOSAVE_FOR_OTHERS = ("fault", "file")
    NOT_SET_ASIDE = ("path", "reason")
    NOT_DELETED = ("path", "reason")
    OWN_AUTOSAVE = ("path",)
    SHELF_NOT_MADE = ("folder", "reason")
    # The settings.
    SETTINGS_UNREADABLE = ("path",)
    SETTINGS_NOT_READ = ("path", "reason")
    SETTINGS_FROM_BACKUP = ("path",)
    SETTINGS_NOT_SAVED = ("folder", "reason")
    PREFERENCE_REFUSED = ("name", "value")
    CHOICE_REFUSED = ("name", "value")  # one for a new game
    CHOICE_CLASHES = ("name", "value", "form")
    MEMORY_REFUSED = ("name", "value")  # something the user does not choose
    # A game that cannot be saved, or that this program cannot play.
    BAD_NAME = ("name",)
    BAD_LEVEL = ("level",)
    BAD_SEED = ("greatest",)
    LEVEL_UNKNOWN = ("name", "level", "levels")
    NOT_A_GAME = ()
    NEWER_VERSION = ("version", "known")
    DAMAGED = ("details",)
    # Details of DAMAGED.
    EMPTY = ()
    LINE_UNREADABLE = ("number",)
    FILE_DAMAGED = ("details",)
    VERSION_MISSING = ()
    GAME_DAMAGED = ("details",)
    OLD_GAME_DAMAGED = ("version",)
    OLD_GAME_DAMAGED_IN = ("version", "details")
    PLAYERS_MISCOUNTED = ("wanted", "named")
    DEALER_DESPITE_DRAW = ()
    DEALER_MISSING = ()
    DEALER_IS_DUMMY = ()
    SCORES_DIFFER = ("told", "true")
    SOURCE_UNCLEAR = ()
    SECRET_UNCLEAR = ()
    COMMITMENT_DIFFERS = ()
    BAD_WORDS = ()
    BAD_CODE = ("code",)
    CODE_DIFFERS = ()
    BRANCH_ASTRAY = ("number",)
    LINE_MISSING = ("number",)
    RULES_CLASH = ("details",)
    AT_PLACE = ("place", "details")
    # Details of FILE_DAMAGED, GAME_DAMAGED and OLD_GAME_DAMAGED_IN.
    UNEXPECTED_DATA = ()
    BAD_CHARACTER = ()
    NAME_TWICE = ("name",)
    AT_ENTRY = ("where", "details")
    ENTRY_MISSING = ("name",)
    ENTRY_UNKNOWN = ("name",)
    VALUE_UNKNOWN = ("value",)
    EXPECTED = ("expected",)
    EXPECTED_OTHER = ("expected", "found")
    # Details of RULES_CLASH.
    MATCH_OF_OTHER_FORM = ("form", "match", "matches")
    TARGET_TOO_LOW = ("target", "handicap")
    # Details of AT_PLACE.
    NOT_A_CARD = ("word",)
    NOT_AN_ACTION = ("words",)
    ILLEGAL_DRAW = ("reason",)
    ILLEGAL_DEAL = ("reason",)
    ILLEGAL_CALL = ("call", "reason")
    ILLEGAL_PLAY = ("play", "reason")
    # Reasons why an action is illegal, besides those of the rules.
    PACK_MISCOUNTED = ("wanted", "count")
    DRAW_MISCOUNTED = ("players", "count")
    CARD_TWICE = ("card",)
    NO_DRAW_BY_RULES = ()
    MATCH_IS_OVER = ()
    SUIT_NOT_FOLLOWED = ("suit",)


class Kind(Code):
    """What an entry of a file is, or must be."""

    WHOLE_NUMBER = ()
    FRACTION = ()
    TEXT = ()
    TRUTH = ()
    LIST = ()
    GROUP = ()
    NOTHING = ()
    OR_NOTHING = ("kind",)
    NUMBER_FROM = ("least",)
    NUMBER_TO = ("greatest",)
    LIST_FROM = ("least",)
    LIST_TO = ("greatest",)
    LIST_OF = ("number",)
    VERSION = ()
    SEAT = ()
    LEVEL = ()
    NAME = ()
    HASH = ()
    TEXT_TO = ("greatest",)
    OTHER_TEXT = ()


class Cause(Code):
    """Why the operating system refused something, as part of a sentence."""

    DISK_FULL = ()
    NO_PERMISSION = ()
    READ_ONLY = ()
    PATH_MISSING = ()
    PATH_NOT_FOLDERS = ()
    NAME_TAKEN = ()
    IS_A_FOLDER = ()
    NAME_TOO_LONG = ()
    NO_SUCH_NAME = ()
    DISK_FAULT = ()
    LINKS_IN_CIRCLE = ()
    DISCONNECTED = ()
    IN_USE = ()
    TOO_MANY_OPEN = ()
    OTHER = ("number",)


class Part(Code):
    """Part of an action's place in a match."""

    DRAW = ()
    GAME = ("number",)
    DEAL = ("number",)
    CALL = ("number",)
    PLAY = ("number",)
    UNDONE = ("number",)
    BRANCH = ("number",)
    BRANCH_ACTION = ("number",)


@dataclass(frozen=True, slots=True)
class ActionPlace:
    """An action's place in a match, its largest part first: “Game 2, deal 1, play 5”."""

    parts: tuple[Message, ...]


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """Something to tell the user, not yet put into words.

    Texts among the values fit into a sentence: one short line, nothing invisible. A tuple of texts
    holds names, to be joined by “and”.
    """

    code: Code
    values: Mapping[str, MessageValue]

    def __init__(self, code: Code, /, **values: MessageValue | Path) -> None:
        assert set(values) == set(code.names), f"{code} has the values {code.names}"
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "values", {name: _fit(values[name]) for name in code.names})

    def __str__(self) -> str:
        """Plain words for a log, never shown to the user."""
        told = ", ".join(f"{name}={value!s}" for name, value in self.values.items())
        code = self.code.name.lower().replace("_", " ")
        return f"{code} ({told})" if told else code


MessageValue: TypeAlias = str | int | Suit | Call | Reason | Message | ActionPlace | tuple[str, ...]
"""A value of a message, for which a table of sentences has words."""


def _fit(value: MessageValue | Path) -> MessageValue:
    if isinstance(value, Path):
        return shown(str(value), _MOST_SHOWN_OF_PATH)
    if isinstance(value, tuple):
        return tuple([shown(name, _MOST_SHOWN_OF_PATH) for name in value])
    if isinstance(value, int) and abs(value) >= _GREATEST_SHOWN:
        return cut(str(value))
    return shown(value) if isinstance(value, str) else value


def shown(text: str, most: int = _MOST_SHOWN) -> str:
    """Make a text from a file fit into a sentence: one short line, nothing invisible."""
    seen = "".join(char if char.isprintable() else "�" for char in text[: most + 1])
    return seen if len(seen) <= most else f"{seen[:most]}…"


def cut(text: str) -> str:
    """Make a sentence short enough to be read that repeats what somebody has given.

    Numbers and words that are longer than any that means something are cut.
    """
    text = _LONG_NUMBER.sub(lambda found: f"{found[1]}…", text)
    return _LONG_WORD.sub(lambda found: f"{found[1]}…", text)


_NUMBERS = {
    Cause.DISK_FULL: (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    Cause.NO_PERMISSION: (errno.EACCES, errno.EPERM),
    Cause.READ_ONLY: (errno.EROFS,),
    Cause.PATH_MISSING: (errno.ENOENT,),
    Cause.PATH_NOT_FOLDERS: (errno.ENOTDIR,),
    Cause.NAME_TAKEN: (errno.EEXIST,),
    Cause.IS_A_FOLDER: (errno.EISDIR,),
    Cause.NAME_TOO_LONG: (errno.ENAMETOOLONG,),
    Cause.NO_SUCH_NAME: (errno.EINVAL, errno.EILSEQ),
    Cause.DISK_FAULT: (errno.EIO,),
    Cause.LINKS_IN_CIRCLE: (errno.ELOOP,),
    Cause.DISCONNECTED: (
        *(errno.ENODEV, errno.ENXIO, errno.ENOTCONN, errno.ENETUNREACH),
        *(errno.EHOSTDOWN, errno.EHOSTUNREACH, errno.ETIMEDOUT, errno.ESTALE),
    ),
    Cause.IN_USE: (errno.EBUSY,),
    Cause.TOO_MANY_OPEN: (errno.EMFILE, errno.ENFILE),
}

_CAUSES = {number: cause for cause, numbers in _NUMBERS.items() for number in numbers}

_CAUSES_ON_WINDOWS = {
    19: Cause.READ_ONLY,  # a write-protected medium
    21: Cause.DISCONNECTED,  # a drive with nothing in it
    32: Cause.IN_USE,
    33: Cause.IN_USE,
    53: Cause.DISCONNECTED,  # a computer of the network
    64: Cause.DISCONNECTED,
    67: Cause.DISCONNECTED,
    123: Cause.NO_SUCH_NAME,
    206: Cause.NAME_TOO_LONG,
    1224: Cause.IN_USE,
}
"""The causes that Python's number hides there: all but the last few are “permission denied”."""


def cause_of(error: OSError | ValueError) -> Message:
    """Why the operating system refused something, without its own wording.

    Python itself raises a ValueError for a name with a null character.
    """
    if not isinstance(error, OSError):
        return Message(Cause.NO_SUCH_NAME)
    cause = _CAUSES_ON_WINDOWS.get(getattr(error, "winerror", None) or 0)
    cause = cause or _CAUSES.get(error.errno or 0)
    return Message(Cause.OTHER, number=error.errno or 0) if cause is None else Message(cause)


class RecordError(QuintoError):
    """A file cannot be read or written, or its content cannot be trusted.

    The text of the error is for logs only; the user is shown a sentence made from the message.
    """

    def __init__(self, fault: Fault, /, **values: MessageValue | Path) -> None:
        self.message = Message(fault, **values)
        super().__init__(str(self.message))


class NewerVersion(RecordError):
    """A file was written by a newer Quinto; as far as can be seen it is sound."""


class Unreadable(RecordError):
    """A file's content is unknown: it is missing, too large, or not a regular file."""


class Forbidden(Unreadable):
    """The user lacks permission to read a file; it may well be sound."""


def damaged(fault: Fault, /, **values: MessageValue | Path) -> RecordError:
    """An error for a file that is not as Quinto wrote it."""
    return RecordError(Fault.DAMAGED, details=Message(fault, **values))


class HistoryFault(FaultCode):
    """Why the history cannot be read or written, or what was done about it."""

    MISSING = ("path",)
    NEWER = ("path",)
    OLDER = ("path",)
    LOCKED = ("path",)
    READ_ONLY = ("path",)
    DISK_FULL = ("path",)
    NOT_OPENED = ("path",)
    DAMAGED = ("path",)
    NOT_MIGRATED = ("path", "backup")
    NOT_SET_ASIDE = ("path",)
    MENDED = ("path", "matches", "aside")
    BEGUN_AFRESH = ("path", "aside")
    GAME_DAMAGED = ()
    UNEXPECTED = ("path", "reason")
    SQLITE_TOO_OLD = ("version", "least")
    NO_SQLITE = ()


class HistoryError(CodedError):
    """The history cannot be read or written."""

    def __init__(self, fault: HistoryFault, /, **values: str | int | Path) -> None:
        told = {
            name: shown(str(value), _MOST_SHOWN_OF_PATH) if isinstance(value, Path) else value
            for name, value in values.items()
        }
        super().__init__(fault, **told)


class OneDamaged(HistoryError):
    """One match is not as it was written, and no mending would change that."""

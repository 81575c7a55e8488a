"""What can be wrong with a file or with the history, as data, and the errors that carry it.

No module below the window shows text to the user. A fault is a `Message`: a code, which has its
sentence (see `records.fault_text`), and the values that the sentence needs.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from quinto_desktop.records.fault_text import OF_RULES, Cause, Code, Fault, HistoryFault, Kind, Part
from quinto_desktop.rules import Call, CodedError, QuintoError, Reason, Suit

_MOST_SHOWN = 100
_MOST_SHOWN_OF_PATH = 240
_GREATEST_SHOWN = 10**20
_LONG_NUMBER = re.compile(r"([0-9]{20})[0-9]{20,}")
_LONG_WORD = re.compile(rf"(\S{{{_MOST_SHOWN_OF_PATH}}})\S{{40,}}")


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


_TO_CHOOSE_FROM = ("levels", "matches")
"""Values that list what may stand in the place of something else."""


class FaultWords:
    """How sentences are made: here in English, as the command line tells faults."""

    def translated(self, text: str) -> str:
        """A sentence, or a part of one, in the language of the user."""
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
    return words.filled(words.translated(message.code.sentence), values)


def _value(name: str, value: MessageValue, words: FaultWords) -> str:
    if isinstance(value, tuple):
        return words.listed(value, is_choice=name in _TO_CHOOSE_FROM)
    if isinstance(value, Message):
        return fault_text(value, words)
    if isinstance(value, Call | Reason):
        return words.translated(OF_RULES[value])
    if isinstance(value, Suit):
        return words.suit(value)
    if isinstance(value, ActionPlace):
        place = ", ".join([fault_text(part, words) for part in value.parts])
        return place[:1].upper() + place[1:]
    return str(value)


_MOST_SHOWN_OF_VALUE = 300


def error_text(error: QuintoError) -> str:
    """What is wrong, then what to do, in English; other errors' texts are sentences already."""
    if isinstance(error, RecordError):
        return fault_text(error.message)
    if isinstance(error, CodedError):
        told = {name: _told(name, value) for name, value in error.values.items()}
        return error.fault.sentence.format_map(told)
    return str(error)


def _told(name: str, value: object) -> str:
    if not isinstance(value, tuple):
        return shown(str(value), _MOST_SHOWN_OF_VALUE)
    # The few matches of a form are offered within a sentence, all other names as a bare list.
    return joined(value, "or") if name == "matches" else ", ".join(value)

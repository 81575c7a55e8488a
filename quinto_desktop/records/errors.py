"""The errors raised when files are read or written."""

from __future__ import annotations

from pathlib import Path

from quinto_desktop.records.faults import Fault, Message, MessageValue
from quinto_desktop.rules import QuintoError


class RecordError(QuintoError):
    """A file cannot be read or written, or its content cannot be trusted.

    The text of the error is for logs only; the user is shown a sentence made from the message.

    Args:
        fault: What is wrong.
        **values: What it concerns, under the fault's own names.

    Attributes:
        message: What is wrong, as data.
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
    """An error for a file that is not as Quinto wrote it.

    Args:
        fault: What is wrong with it.
        **values: What the fault concerns.
    """
    return RecordError(Fault.DAMAGED, details=Message(fault, **values))

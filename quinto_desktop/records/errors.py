"""The errors that everything about files raises."""

from __future__ import annotations

from pathlib import Path

from quinto_desktop.records.faults import Fault, Message, Value
from quinto_desktop.rules import QuintoError


class RecordError(QuintoError):
    """A file cannot be read, written or believed.

    The text of the error is for logs alone; whoever speaks to a person has a sentence for the
    message.

    Args:
        fault: What is wrong.
        **values: What it concerns, by the fault's own names.

    Attributes:
        message: What is wrong, as data.
    """

    def __init__(self, fault: Fault, /, **values: Value | Path) -> None:
        self.message = Message(fault, **values)
        super().__init__(str(self.message))


class NewerVersion(RecordError):
    """A file is sound as far as can be told, but a newer Quinto has written it."""


class Unreadable(RecordError):
    """There is no telling what a file holds: it is missing, too large, or no ordinary file."""


class Forbidden(Unreadable):
    """A file may not be read by this person; it may well be sound."""


def damaged(fault: Fault, /, **values: Value | Path) -> RecordError:
    """The refusal of a file that is not as Quinto wrote it.

    Args:
        fault: What is wrong with it.
        **values: What the fault concerns.
    """
    return RecordError(Fault.DAMAGED, details=Message(fault, **values))

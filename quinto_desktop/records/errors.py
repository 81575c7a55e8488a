"""The errors that everything about files raises."""

from __future__ import annotations

from quinto_desktop.rules import QuintoError

REMEDY = "Open its backup or another saved game."
"""What to do about a saved game that cannot be believed."""


class RecordError(QuintoError):
    """A file cannot be read, written or believed.

    The message is for the person: it names the fault and says what to do.
    """


class NewerVersion(RecordError):
    """A file is sound as far as can be told, but a newer Quinto has written it."""


class Unreadable(RecordError):
    """There is no telling what a file holds: it is missing, too large, or no ordinary file."""


class Forbidden(Unreadable):
    """A file may not be read by this person; it may well be sound."""


def damaged(fault: str) -> RecordError:
    """The refusal of a file that is not as Quinto wrote it.

    Args:
        fault: What is wrong with it, as a sentence without its full stop.
    """
    return RecordError(f"{fault}. {REMEDY}")

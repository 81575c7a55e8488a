"""The error that everything about files raises."""

from __future__ import annotations

from quinto_desktop.rules import QuintoError


class RecordError(QuintoError):
    """A file cannot be read, written or believed.

    The message is for the person: it names the fault and says what to do.
    """

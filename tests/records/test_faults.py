"""Messages: codes with values that are fit for a sentence, and the system's reasons as codes."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from quinto_desktop.records import Cause, Fault, Message, RecordError
from quinto_desktop.records.faults import cause_of, cut


def test_codes_with_the_same_values_are_different_codes() -> None:
    assert len({*Fault}) == len(Fault.__members__) > 70


def test_a_message_has_the_values_of_its_code_and_no_others() -> None:
    for values in ({}, {"name": "a"}, {"path": "a", "name": "b"}):
        with pytest.raises(AssertionError):
            Message(Fault.FILE_MISSING, **values)


def test_texts_are_fit_for_a_sentence() -> None:
    name = Message(Fault.BAD_NAME, name=f"two\nlines{'x' * 200}").values["name"]
    assert name == f"two�lines{'x' * 91}…"


def test_paths_are_longer_than_other_texts() -> None:
    path = Path("/") / ("x" * 150)
    assert Message(Fault.FILE_MISSING, path=path).values["path"] == str(path)


@pytest.mark.parametrize("number", [10**3_999, -(10**3_999)], ids=["great", "small"])
def test_numbers_that_mean_nothing_are_cut(number: int) -> None:
    told = Message(Fault.NEWER_VERSION, version=number, known=4).values
    assert len(str(told["version"])) < 30
    assert told["known"] == 4


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("9223372036854775807 is out of range", "9223372036854775807 is out of range"),
        (f"“{'9' * 4_000}” is none", f"“{'9' * 20}…” is none"),
        (f"/home/{'x' * 300} is none", f"/home/{'x' * 234}… is none"),
        (f"/home/{'x' * 255} is none", f"/home/{'x' * 255} is none"),
    ],
    ids=["short", "a number", "a word", "a file"],
)
def test_what_somebody_has_given_is_cut(text: str, told: str) -> None:
    assert cut(text) == told


def test_an_error_is_plain_words_for_a_log() -> None:
    details = Message(Fault.LINE_UNREADABLE, number=3)
    error = RecordError(Fault.DAMAGED, details=details)
    assert str(error) == "damaged (details=line unreadable (number=3))"


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (OSError(errno.ENOSPC, "x"), Message(Cause.DISK_FULL)),
        (PermissionError(errno.EPERM, "x"), Message(Cause.NO_PERMISSION)),
        (OSError(errno.EROFS, "x"), Message(Cause.READ_ONLY)),
        (OSError(errno.ELOOP, "x"), Message(Cause.LINKS_IN_CIRCLE)),
        (OSError(errno.ENOTCONN, "x"), Message(Cause.DISCONNECTED)),
        (OSError(12345, "x"), Message(Cause.OTHER, number=12345)),
        (OSError("without a number"), Message(Cause.OTHER, number=0)),
        (ValueError("embedded null byte"), Message(Cause.NO_SUCH_NAME)),
    ],
    ids=str,
)
def test_the_reasons_of_the_system_are_codes(error: OSError | ValueError, cause: Message) -> None:
    assert cause_of(error) == cause

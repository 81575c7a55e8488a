"""A report of an error says where it happened, and nothing of the user's own."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from quinto_desktop import __version__
from quinto_desktop.records import load_game
from quinto_desktop.records.saves.document import decode
from quinto_desktop.report import place_of, report_of


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def test_a_report_says_what_runs_and_where_it_failed() -> None:
    try:
        decode(5)  # type: ignore[arg-type]
    except AttributeError as error:
        text = report_of(error, {"Qt": "6.11"}).text
    assert text.startswith(f"Quinto: {__version__}")
    assert 'File "quinto_desktop/records/saves/migrations.py", line' in text.replace("\\", "/")
    assert "\nQt: 6.11\n" in text
    assert "AttributeError" in text


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.ENOTCONN, "not connected", "/media/ada/Ada's stick/A.quinto"),
        OSError(errno.EXDEV, "no", "/media/ada/x", None, '/home/ada/it\'s "Ada"/y'),
        FileNotFoundError(2, "gone", b"/srv/ada\xff"),
        ValueError("bad: '/net/ada/with blanks/x'"),
        RuntimeError("not saved (name=Ada.quinto~)"),
        KeyError("C:\\Users\\Ada\\x"),
    ],
)
def test_a_report_names_no_files(error: Exception) -> None:
    text = report_of(raised(error), {}).text

    told = [line for line in text.splitlines() if "Error" in line][-1]
    assert "ada" not in told.lower(), told
    assert "<file>" in told


def test_a_report_names_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))

    text = report_of(raised(ValueError(f"in {tmp_path}/notes")), {}).text

    assert str(tmp_path) not in text
    assert "~/notes" in text


def test_what_caused_an_error_is_told_without_its_files_too(tmp_path: Path) -> None:
    try:
        try:
            open(tmp_path / "diary")  # noqa: SIM115
        except OSError as cause:
            raise ValueError("so there") from cause
    except ValueError as error:
        text = report_of(error, {}).text
    assert "FileNotFoundError" in text
    assert "/diary" not in text


def test_the_same_fault_has_the_same_place() -> None:
    places = set()
    for name in ("a", "b"):
        try:
            load_game(Path(name))
        except Exception as error:
            places.add(place_of(error))
    assert len(places) == 1


def test_a_very_deep_error_makes_a_short_report() -> None:
    def deeper(depth: int) -> None:
        deeper(depth + 1)

    try:
        deeper(0)
    except RecursionError as error:
        report = report_of(error, {})
    assert len(report.text) < 25_000
    assert "RecursionError" in report.text

"""The picture of the table and the sheet as PDF: asked for, written, and told of."""

from __future__ import annotations

import errno
import os

import pytest
from at_the_table import bubble_on, choose
from kit import *
from PySide6.QtCore import QByteArray, QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog
from test_main_window import Seated

from quinto_desktop.window.controls.file_dialogs import Place, usual_folder, write


@pytest.fixture
def answer_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], list[str]]:
    """Answer the next dialog with a file in a folder, or cancel it; get the proposed names."""

    def answer(folder: Path | None) -> list[str]:
        proposed: list[str] = []

        def chosen(dialog: QFileDialog) -> bool:
            proposed.extend(Path(file).name for file in dialog.selectedFiles())
            if folder is not None:
                dialog.selectFile(str(folder / Path(proposed[-1]).name))
                files = [str(folder / proposed[-1])]
                monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: files)
            return folder is not None

        monkeypatch.setattr(QFileDialog, "exec", chosen)
        return proposed

    return answer


Answer = Callable[[Path | None], list[str]]


def test_the_table_is_saved_as_it_is_seen(
    seated: Seated, tmp_path: Path, answer_with: Answer
) -> None:
    proposed = answer_with(tmp_path)
    seen = seated.room.table.grab().toImage()
    choose(seated.room, Command.SAVE_PICTURE)
    name = seated.room.files.proposed_name
    assert proposed == [f"{name}.png"]
    picture = QImage(str(tmp_path / proposed[0]))
    assert picture.size() == seated.room.table.size() * seated.window.devicePixelRatioF()
    assert picture.convertToFormat(seen.format()) == seen
    assert bubble_on(seated.table).accessibleName() == f"Saved as “{name}.png”."


def test_a_message_is_no_part_of_the_picture(
    seated: Seated, tmp_path: Path, answer_with: Answer
) -> None:
    proposed = answer_with(tmp_path)
    seen = seated.room.table.grab().toImage()
    seated.room.tell("Saved as “Quinto 2.quinto”.")
    choose(seated.room, Command.SAVE_PICTURE)
    picture = QImage(str(tmp_path / proposed[0]))
    assert picture.convertToFormat(seen.format()) == seen


def test_the_sheet_is_saved_as_pdf(seated: Seated, tmp_path: Path, answer_with: Answer) -> None:
    proposed = answer_with(tmp_path)
    choose(seated.room, Command.SAVE_SHEET)
    assert proposed == [f"{seated.room.files.proposed_name}, score sheet.pdf"]
    written = (tmp_path / proposed[0]).read_bytes()
    assert written.startswith(b"%PDF")
    assert b"/Count 1" in written, "one page"


@pytest.mark.parametrize("command", [Command.SAVE_PICTURE, Command.SAVE_SHEET])
def test_a_file_that_cannot_be_written_is_told(
    seated: Seated, tmp_path: Path, answer_with: Answer, command: Command
) -> None:
    answer_with(tmp_path / "missing")
    choose(seated.room, command)
    assert "could not be written" in bubble_on(seated.table).accessibleName()
    assert not (tmp_path / "missing").exists()


@pytest.mark.parametrize("command", [Command.SAVE_PICTURE, Command.SAVE_SHEET])
def test_cancelling_says_nothing(
    seated: Seated, tmp_path: Path, answer_with: Answer, command: Command
) -> None:
    answer_with(None)
    choose(seated.room, command)
    assert not bubble_on(seated.table).isVisible()


def test_an_older_file_stays_if_nothing_could_be_made(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_text("older")
    assert "could not be written" in write(path, QByteArray())
    assert path.read_text() == "older"


def test_a_folder_out_of_reach_is_not_proposed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual_stat = os.stat

    def stat(path: Any, *arguments: Any, **named: Any) -> os.stat_result:
        if str(path).startswith(str(tmp_path)):
            raise OSError(errno.EACCES, "not for you")
        return usual_stat(path, *arguments, **named)

    monkeypatch.setattr(os, "stat", stat)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "pictures"))

    assert usual_folder(Place.PicturesLocation) == Path(QDir.homePath())

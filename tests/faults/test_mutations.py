"""Damaged saved games are refused in a sentence, quickly; `mutations.py` tries thousands."""

from __future__ import annotations

import random
import sys
from base64 import b64encode
from pathlib import Path

import pytest
from examples import each, share
from mutations import Figures, check_all
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from texts import read_codes, read_settings, read_texts

from quinto_desktop.records.look import Look
from quinto_desktop.rules import CodedError, NotationError, NotationFault
from quinto_desktop.window.app.main_window import MainWindow, packed_window
from quinto_desktop.window.text.paste_text import paste_text

linux = pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as Linux tells it")


@pytest.mark.quick
@linux
def test_damaged_files_are_refused_by_check_and_valid_ones_replayed(tmp_path: Path) -> None:
    figures = Figures()
    check_all(share(50), 11, tmp_path, figures)
    assert figures.failures == []
    assert figures.refused > figures.valid > 0
    assert len(figures.sentences) > figures.refused // 20


# -------- Damaged deals, codes and settings are told in sentences; `texts.py` tries thousands
FILLING = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


@linux
@pytest.mark.quick
def test_damaged_texts_are_read_or_refused() -> None:
    counted = Figures()
    read_texts(share(250), 15, counted)
    assert counted.failures == []
    assert counted.refused > 0 < counted.valid


@linux
def test_damaged_codes_are_read_or_refused() -> None:
    counted = Figures()
    read_codes(share(500), 16, counted)
    assert counted.failures == []
    # Two check characters, of 31 and 32 values: one in a thousand is another deal's.
    assert counted.strangers <= max(2, counted.refused // 100)


@linux
def test_damaged_settings_are_read_and_saved(tmp_path: Path) -> None:
    counted = Figures()
    read_settings(share(150), 17, tmp_path, counted)
    assert counted.failures == []
    assert counted.refused > 0 < counted.valid


@each("character", ["\x00", "\u202e", "\ud800", "\ufffe", "\n"])
def test_nothing_invisible_is_quoted(character: str) -> None:
    error: CodedError = NotationError(NotationFault.NOT_A_HAND, text=f"AK{character}.2.3.4")
    assert paste_text(error).isprintable()


def test_a_damaged_geometry_leaves_the_window_on_the_screen(qtbot: QtBot) -> None:
    choice = random.Random(18)
    usual = packed_window(MainWindow(Look())).encode()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    for _ in range(share(200)):
        data = bytearray(b64encode(choice.randbytes(66)) if choice.random() < 0.1 else usual)
        for _ in range(choice.randint(1, 6)):
            data[choice.randrange(len(data))] = choice.choice(b"ABCDXYZabcxyz0189+/=")
        window = MainWindow(Look(window_geometry=bytes(data).decode()))
        qtbot.addWidget(window)
        if not window.windowState() & FILLING:  # else it is as large as the screen
            assert screen.contains(window.geometry()), data
            assert window.width() >= 320 and window.height() >= 240, data

"""Texts are made to fit their place before anything of them goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget
from pytestqt.qtbot import QtBot

from quinto_desktop.window.look.text_fitting import fitted_lines, read_from_side, wrapped_lines
from quinto_desktop.window.look.theme import SMALLEST_TEXT, ui_font

TEXT = "A club quint, a diamond quint or a heart quint would win your side the game now."


@pytest.mark.parametrize("high", [400, 90, 60])
def test_lines_fit_with_smaller_letters(qapp: QGuiApplication, high: float) -> None:
    font = fitted_lines(TEXT, ui_font(16), QSizeF(170, high))
    assert font is not None
    assert font.pixelSize() >= SMALLEST_TEXT
    place = QRectF(0, 0, 170, 999)
    needed = QFontMetricsF(font).boundingRect(place, int(Qt.TextFlag.TextWordWrap), TEXT)
    assert needed.height() <= high
    assert needed.width() <= 170


def test_where_nothing_helps_there_is_no_font(qapp: QGuiApplication) -> None:
    assert fitted_lines(TEXT, ui_font(16), QSizeF(170, 20)) is None


def test_letters_stay_as_they_are_if_they_must(qapp: QGuiApplication) -> None:
    assert fitted_lines(TEXT, ui_font(16), QSizeF(170, 60), may_shrink=False) is None
    assert fitted_lines(TEXT, ui_font(16), QSizeF(170, 400), may_shrink=False) == ui_font(16)


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
@pytest.mark.parametrize("place", [QRect(0, 0, 10, 10), QRect(31, 7, 20, 5), QRect(-4, 3, 200, 9)])
def test_a_place_is_mirrored_as_qt_does(
    qtbot: QtBot, direction: Qt.LayoutDirection, place: QRect
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(120, 40)
    widget.setLayoutDirection(direction)

    assert read_from_side(widget, place) == QStyle.visualRect(direction, widget.rect(), place)


def test_lines_are_broken_between_words_and_where_they_were(qapp: QGuiApplication) -> None:
    font, metrics = ui_font(16), QFontMetricsF(ui_font(16))
    lines = wrapped_lines(f"{TEXT}\nYes.", font, 170)

    assert " ".join(lines[:-1]) == TEXT
    assert lines[-1] == "Yes."
    assert all(metrics.horizontalAdvance(line) <= 170 for line in lines)
    assert wrapped_lines("incomprehensibilities", font, 20) == ["incomprehensibilities"]

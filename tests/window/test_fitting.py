"""Texts are made to fit their place before anything of them goes."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QStyle

from quinto_desktop.window.look.text_fitting import read_from_side, wrapped_lines
from quinto_desktop.window.look.theme import ui_font

TEXT = "A club quint, a diamond quint or a heart quint would win your side the game now."


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

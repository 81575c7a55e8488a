"""Gives the guided first deal when it is asked for, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game.lesson import Lesson
from quinto_desktop.window.theme import Theme

if TYPE_CHECKING:  # few people ask for a lesson, and the window starts sooner without it
    from quinto_desktop.window.lesson.guide import Guide
    from quinto_desktop.window.seat_view import SeatView


class Teacher(QObject):
    """Leads through the deal on the table.

    Args:
        announce: Says a sentence to assistive technology.
        parent: The window.
    """

    def __init__(self, announce: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._announce = announce
        self._guide: Guide | None = None

    def teach(self, view: SeatView, theme: Theme) -> None:
        """Begin to lead through the deal on the table, which is the guided first deal's.

        Args:
            view: What the screen shows of the game.
            theme: The colours.
        """
        self._lead(view, theme, Lesson())

    def move_to(self, view: SeatView, theme: Theme) -> None:
        """Go on at another table, if there is a lesson: what shows the game was made anew."""
        if self._guide is not None:
            if self._guide.is_telling:
                self._guide.lesson.repeat()
            self._lead(view, theme, self._guide.lesson)

    def _lead(self, view: SeatView, theme: Theme, lesson: Lesson) -> None:
        from quinto_desktop.window.lesson.guide import Guide

        self._guide = Guide(view.controller, view.table, theme, lesson)
        self._guide.told.connect(self._announce)
        self._guide.finished.connect(self._on_guide_finished)
        self._guide.begin(view.shown())

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        if self._guide is not None:
            self._guide.set_theme(theme)

    @Slot()
    def _on_guide_finished(self) -> None:
        if self.sender() is self._guide:
            self._guide = None

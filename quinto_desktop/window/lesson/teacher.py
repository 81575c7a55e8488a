"""Gives the guided first deal when it is asked for, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game import Preferences
from quinto_desktop.game.lesson import Lesson
from quinto_desktop.rules import observe
from quinto_desktop.window.theme import Theme

if TYPE_CHECKING:  # few people ask for a lesson, and the window starts sooner without it
    from quinto_desktop.window.lesson.guide import Guide
    from quinto_desktop.window.seat_view import SeatView


class Teacher(QObject):
    """Leads through the deal on the table.

    Args:
        preferences: Remembers that a lesson is being given, so that it goes on at the next start.
        announce: Says a sentence to assistive technology.
        parent: The window.
    """

    def __init__(
        self, preferences: Preferences, announce: Callable[[str], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._announce = announce
        self._guide: Guide | None = None

    def teach(self, view: SeatView, theme: Theme) -> None:
        """Lead through the deal on the table, the guided first deal's, from where it stands.

        Args:
            view: What the screen shows of the game.
            theme: The colours.
        """
        seat = view.shown().seat
        past = [step.before for step in view.controller.session.steps]
        done = [observe(state, seat) for state in past if state.turn is seat]
        self._lead(view, theme, Lesson(done))
        self._preferences.change(lesson_runs=True)

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
            self._preferences.change(lesson_runs=False)

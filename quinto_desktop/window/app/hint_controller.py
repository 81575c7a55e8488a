"""Hints and the tutor in the window: made when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeySequence

from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.text.commands import Command

if TYPE_CHECKING:
    from quinto_desktop.game.judging.hint_engine import HintEngine, Tutor
    from quinto_desktop.window.learn.hint_view import HintView
    from quinto_desktop.window.learn.tutor import TutorView


class HintController(QObject):
    """Gives hints in the window of a room, and lets the tutor ask if that is wanted."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self._hinting: HintEngine | None = None
        self.desk: HintView | None = None
        self._tutor: TutorView | None = None
        self.tutoring: Tutor | None = None
        room.renewed.connect(self._on_room_renewed)
        room.preferences.changed.connect(self._apply_settings)
        room.table.appeared.connect(self._apply_settings)

    @Slot()
    def advance(self) -> None:
        """Give a hint; then open its table; then close both."""
        self._desk().advance()

    def _weighing(self) -> HintEngine:
        from quinto_desktop.game.judging.hint_engine import HintEngine

        if self._hinting is None:
            self._hinting = HintEngine(self._room.controller, self)
        return self._hinting

    def _desk(self) -> HintView:
        from quinto_desktop.window.learn.hint_view import HintContext, HintView

        if self.desk is None:
            room = self._room
            (key, *_) = Command.HINT.spec.keys
            around = HintContext(
                room.table,
                lambda: room.view.speaker,
                room.view.shown,
                lambda: room.view.awaited_name,
                room.area.lay_over,
                room.show_hint_message,
                room.announcer.answer,
                key.toString(QKeySequence.SequenceFormat.NativeText),
            )
            self.desk = HintView(room.controller, self._weighing(), room.look, around)
        return self.desk

    def _threshold(self) -> int | None:
        """How many points an error must cost for the tutor; None if it says nothing now."""
        settings = self._room.preferences.settings
        return settings.tutor_threshold if settings.tutor and not settings.lesson_runs else None

    @Slot()
    def _apply_settings(self) -> None:
        if self._threshold() is None:
            return
        if self.tutoring is None:
            from quinto_desktop.game.judging.hint_engine import Tutor

            self.tutoring = Tutor(self._room.controller, self._weighing(), self._threshold, self)
        if self._tutor is None:
            from quinto_desktop.window.learn.tutor import TutorView

            self._tutor = TutorView(
                self._room.table,
                self._room.controller,
                self.tutoring,
                self._weighing(),
                self._room.look,
                lambda: self._room.view.speaker,
                self._room.announcer.answer,
            )
            self._room.view.holds_back = self.tutoring.holds
        self.tutoring.prepare()

    @Slot()
    def _on_room_renewed(self) -> None:
        self.desk = self._tutor = None  # they have gone with their table
        self._apply_settings()

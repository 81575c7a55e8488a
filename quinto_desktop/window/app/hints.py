"""Hints and the tutor in the window: made when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeySequence

from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.text.commands import Command

if TYPE_CHECKING:
    from quinto_desktop.game.judging.hinting import Hinting
    from quinto_desktop.game.judging.tutoring import Tutoring
    from quinto_desktop.window.hint.desk import HintDesk
    from quinto_desktop.window.hint.tutor import TutorDesk


class Hints(QObject):
    """Gives hints in the window of a room, and lets the tutor ask if that is wanted.

    Attributes:
        desk: Gives the hints; None before the first.
        tutoring: Holds errors back; None while there is no tutor.
    """

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self._hinting: Hinting | None = None
        self.desk: HintDesk | None = None
        self._tutor: TutorDesk | None = None
        self.tutoring: Tutoring | None = None
        room.renewed.connect(self._on_room_renewed)
        room.preferences.changed.connect(self._heed)
        room.table.appeared.connect(self._heed)

    @Slot()
    def advance(self) -> None:
        """Give a hint; then open its table; then close both."""
        self._desk().advance()

    def _weighing(self) -> Hinting:
        from quinto_desktop.game.judging.hinting import Hinting

        if self._hinting is None:
            self._hinting = Hinting(self._room.controller, self)
        return self._hinting

    def _desk(self) -> HintDesk:
        from quinto_desktop.window.hint.desk import HintDesk, Surroundings

        if self.desk is None:
            room = self._room
            (key, *_) = Command.HINT.spec.keys
            around = Surroundings(
                room.table,
                lambda: room.view.speaker,
                room.view.shown,
                lambda: room.view.awaited_name,
                room.area.lay_over,
                room.tell_for_now,
                room.announcer.answer,
                key.toString(QKeySequence.SequenceFormat.NativeText),
            )
            self.desk = HintDesk(room.controller, self._weighing(), room.look, around)
        return self.desk

    def _threshold(self) -> int | None:
        """How many points an error must cost for the tutor; None if it says nothing now."""
        settings = self._room.preferences.settings
        return settings.tutor_threshold if settings.tutor and not settings.lesson_runs else None

    @Slot()
    def _heed(self) -> None:
        """Begin or end the tutor's work, as is wanted now."""
        if self._threshold() is None:
            return
        if self.tutoring is None:
            from quinto_desktop.game.judging.tutoring import Tutoring

            self.tutoring = Tutoring(self._room.controller, self._weighing(), self._threshold, self)
        if self._tutor is None:
            from quinto_desktop.window.hint.tutor import TutorDesk

            self._tutor = TutorDesk(
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
        self._heed()

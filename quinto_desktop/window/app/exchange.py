"""What comes in and goes out as a text or a file: deals, days, whole games, scores."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtGui import QGuiApplication

from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.text.words import fill, translate


class Exchange(QObject):
    """Copies, pastes, takes what is dropped, and exports.

    Args:
        room: The game in its window.
    """

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room

    # --------------------------------------------------------------- going out
    def copy_deal(self) -> None:
        """Copy the latest deal once it is over, as its code and written out."""
        from quinto_desktop.game.shared_deal import latest_deal

        controller, tell = self._room.controller, self._room.tell
        latest = latest_deal(controller.session, is_abandoned=controller.is_abandoned)
        if latest is None:
            tell(translate("Exchange", "There is no deal to copy yet."))
        elif not latest.is_over:
            tell(
                translate(
                    "Exchange",
                    "You can copy this deal when it is over; now it would tell the hidden cards.",
                )
            )
        else:
            words = fill(translate("Exchange", "Quinto deal {code}"), code=latest.code)
            QGuiApplication.clipboard().setText(f"{words}\n{latest.line}")
            tell(fill(translate("Exchange", "Deal {code} copied."), code=latest.code))

    def save_copy(self) -> None:
        """Let the user choose a file, and save the game there as it is now."""
        from quinto_desktop.game.exchange import copy_of

        room = self._room
        self._write(
            translate("Exchange", "Save a copy of the game"),
            translate("Exchange", "Quinto games (*.quinto)"),
            fill(translate("Exchange", "{game}, copy"), game=room.files.proposed_name) + ".quinto",
            copy_of(room.controller.session),
        )

    def save_score(self) -> None:
        """Let the user choose a file, and write the game there as a text to read."""
        from quinto_desktop.game.exchange import score_of
        from quinto_desktop.window.text.score_words import score_words

        room = self._room
        self._write(
            translate("Exchange", "Save the score as text"),
            translate("Exchange", "Text files (*.txt)"),
            fill(translate("Exchange", "{game}, score"), game=room.files.proposed_name) + ".txt",
            score_of(room.controller.session, score_words()).encode("utf-8"),
        )

    def _write(self, title: str, kinds: str, name: str, data: bytes) -> None:
        from quinto_desktop.window.forms.printing import Place, choose_and_write

        place = Place.DocumentsLocation
        room = self._room
        told = choose_and_write(room.window, title, kinds, name, QByteArray(data), place)
        if told is not None:
            room.tell(told)

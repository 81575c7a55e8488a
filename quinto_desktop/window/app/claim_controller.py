"""Claims in the window: offered in a word, checked on a key, and played out in quick motion."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMessageBox

from quinto_desktop.game.judging.claims import Certainty, Claim, Claims
from quinto_desktop.game.pacing import Pace, Speed, TrickPause
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.table.arrangement import table_preferences
from quinto_desktop.window.text import claim_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import translate


class ClaimController(QObject):
    """Offers claims, and hears them."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self._claims = claims = Claims(room.controller, self)
        claims.offered.connect(self._on_claims_offered)
        claims.judged.connect(self._on_claims_judged)
        claims.playing_changed.connect(self._on_claims_playing_changed)
        claims.lost.connect(lambda: room.tell(claim_text.lost_claim_text()))

    @Slot()
    def claim(self) -> None:
        """Check the claim of the person on turn, and play it out if it holds."""
        if self._claims.observation is None or self._room.view.awaits_person:
            self._room.tell(claim_text.no_claim_text())
        else:
            self._room.tell(claim_text.checking_text())
            self._claims.check()

    @Slot()
    def _on_claims_offered(self) -> None:
        if self._claims.plays_out:
            (key, *_) = Command.CLAIM.spec.keys
            shown = key.toString(QKeySequence.SequenceFormat.NativeText)
            self._room.tell(claim_text.offer_text(shown))

    @Slot(object)
    def _on_claims_judged(self, claim: Claim) -> None:
        observation = self._claims.observation
        if observation is None:
            return
        text = claim_text.claim_text(claim, self._room.view.speaker, observation)
        if claim.certainty is Certainty.LIKELY and claim.deals and self._claims.plays_out:
            self._ask(text)
            return
        self._room.tell(text)
        if claim.certainty is Certainty.PROVED:
            self._claims.play_out()

    def _ask(self, text: str) -> None:
        from quinto_desktop.window.controls.messages import Mark, message_box

        headline = translate("Claims", "Claim the rest?")
        box = message_box(self._room.window, Mark.QUESTION, headline, text)
        claim = box.addButton(translate("Claims", "&Claim it"), QMessageBox.ButtonRole.AcceptRole)
        claim.clicked.connect(self._claims.play_out)
        play_on = box.addButton(translate("Claims", "&Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(play_on)
        box.open()

    @Slot(bool)
    def _on_claims_playing_changed(self, is_playing: bool) -> None:  # noqa: FBT001
        # A claim is played out quickly, whatever follows as the user prefers.
        room = self._room
        if not is_playing:
            room.apply_settings()
            return
        usual = room.preferences.pace
        speed = Speed.FAST if usual.speed is not Speed.NONE else Speed.NONE
        pace = Pace(speed, TrickPause.SHORT, usual.is_still)
        room.controller.pace = pace
        room.table.set_preferences(replace(table_preferences(room.preferences), pace=pace))

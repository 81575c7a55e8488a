"""Hints, the tutor and claims in the window, made when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot

from quinto_desktop.game.judging.claims import Certainty, Claim, Claims
from quinto_desktop.game.pacing import Pace, Speed, TrickPause
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.text import refusal_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import fill, translate

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
            around = HintContext(
                room.table,
                lambda: room.view.speaker,
                room.view.shown,
                room.show_hint_message,
                room.announcer.answer,
                lambda: room.preferences.settings.show_everything,
            )
            self.desk = HintView(room.controller, self._weighing(), room.look, around)
        return self.desk

    def _threshold(self) -> int | None:
        """How many points an error must cost for the tutor; None if it says nothing now."""
        settings = self._room.preferences.settings
        return settings.tutor_threshold if settings.tutor and not settings.lesson_runs else None

    def _wanted(self) -> int | None:
        # While all hands are covered, and only dummy's cards are played, it would tell of one.
        return None if self._room.view.speaker.viewer is None else self._threshold()

    @Slot()
    def _apply_settings(self) -> None:
        if self._threshold() is None:
            return
        if self.tutoring is None:
            from quinto_desktop.game.judging.hint_engine import Tutor

            self.tutoring = Tutor(self._room.controller, self._weighing(), self._wanted, self)
        if self._tutor is None:
            from quinto_desktop.window.learn.tutor import TutorView

            self._tutor = TutorView(
                self._room.table,
                self._room.controller,
                self.tutoring,
                self._weighing(),
                lambda: self._room.view.speaker,
                self._room.announcer.answer,
            )
            self._room.view.holds_back = self.tutoring.holds
        self.tutoring.prepare()

    @Slot()
    def _on_room_renewed(self) -> None:
        self.desk = self._tutor = None  # they have gone with their table
        self._apply_settings()


class ClaimController(QObject):
    """Offers claims, and hears them."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self._claims = claims = Claims(room.controller, self)
        claims.offered.connect(self._on_claims_offered)
        claims.judged.connect(self._on_claims_judged)
        claims.playing_changed.connect(self._on_claims_playing_changed)
        claims.offered.connect(room.claim_offered)
        room.renewed.connect(lambda: room.claim_offered.emit(claims.is_offered))
        lost = translate("Claims", "The rest is no longer certain to be yours. Play on.")
        claims.lost.connect(lambda: room.tell(lost))

    @Slot()
    def claim(self) -> None:
        """Check the claim of the person on turn, and play it out if it holds."""
        if self._claims.observation is None or self._room.view.awaited_name:
            text = translate("Claims", "You can take the remaining tricks on your turn to play.")
            self._room.tell(text)
        else:
            self._room.tell(translate("Claims", "Checking…"))
            self._claims.check()

    @Slot(bool)
    def _on_claims_offered(self, offered: bool) -> None:  # noqa: FBT001
        is_taught = self._room.preferences.settings.lesson_runs  # it would give the answer away
        if offered and not is_taught:
            text = translate(
                "Claims", "The rest is yours, whatever the others hold: {key} takes it."
            )
            self._room.tell(fill(text, key=Command.CLAIM.spec.shown_key))

    @Slot(object)
    def _on_claims_judged(self, claim: Claim) -> None:
        observation = self._claims.observation
        if observation is None:
            return
        text = refusal_text.claim_text(claim, self._room.view.speaker, observation)
        if claim.certainty is Certainty.LIKELY and claim.deals and self._claims.plays_out:
            self._ask(text)
            return
        self._room.tell(text)
        if claim.certainty is Certainty.PROVED:
            self._claims.play_out()

    def _ask(self, text: str) -> None:
        from quinto_desktop.window.controls.messages import Mark, message_box

        headline = translate("Claims", "Take the remaining tricks?")
        box = message_box(self._room.window, Mark.QUESTION, headline, text)
        claim = box.addButton(translate("Claims", "&Take it"), box.ButtonRole.AcceptRole)
        claim.clicked.connect(self._claims.play_out)
        play_on = box.addButton(translate("Claims", "&Play on"), box.ButtonRole.RejectRole)
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
        room.table.set_preferences(replace(room.table_preferences, pace=pace))

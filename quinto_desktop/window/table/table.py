"""The table: it shows steps and emits the user's actions (see `TableSignals`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Card, Observation, Reason, Refusal, Seat, Step
from quinto_desktop.sound.sounds import SoundCue
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.layout_direction import Arranged, least_size
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import Intent, Notice, ResultPanels
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.felt import Furniture, Ground, TableSignals
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.input import TableInput, TableTips
from quinto_desktop.window.table.last_trick import LastTrickView
from quinto_desktop.window.table.ledge_button import Act
from quinto_desktop.window.table.messages import MessageBubbles, question_of_panel
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.places import trays
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.table.score_keeper import ScoreKeeper
from quinto_desktop.window.table.scoring import Scoring
from quinto_desktop.window.table.seat_spots import HeldKeys, SeatSpots
from quinto_desktop.window.table.skyline import SkylineView
from quinto_desktop.window.table.table_layout import CardPreloader, TableLayout
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker

if TYPE_CHECKING:
    from quinto_desktop.game.past.replay import Replay


class Table(TableSignals):
    """The card table as one seat sees it; of its `observation`, the viewer has `seen` so much."""

    def __init__(
        self,
        art: CardArt,
        speaker: Speaker,
        viewer: Seat,
        ends: Callable[[TableSignals], ResultPanels],
    ) -> None:
        super().__init__()
        self.look = art.look
        self.observation: Observation | None = None
        self.seen: Observation | None = None
        self.shown.connect(self._on_shown)  # before anyone else can ask for it
        self._has_appeared = False
        self.animator = Animator(self)
        self.stage = TableLayout(self, art, self.animator, viewer)
        self._least_step = art.look.theme.pack.least_step
        self.overlays = Overlays(self, self.stage, speaker, ends)
        self.ledge = self.overlays.ledge
        self._pointer = Pointer(lambda: self.hand.reachable(), self.stage.risen, self)
        self.hand = HandInput(self.stage, self.animator, self._pointer, speaker, self)
        self.refusals = MessageBubbles(self.stage, self.overlays, self.hand, self)
        self.director = Director(self.stage, self.overlays, self.hand, self.animator, self)
        self.skyline = SkylineView(self.director, self._pointer)
        self.input = TableInput(self.director, self.refusals)
        self.input.escapes.append(self.skyline.close)
        self._preloader = CardPreloader(art, self.stage, self)
        self.scoring = Scoring(self, self.stage, self.overlays, self.animator)
        self._ground = Ground(art.look, self.scoring.rim)
        self.tips = TableTips(self.director, self._pointer, self.skyline)
        self.tips.race_at = self.scoring.race_at
        self.spots = SeatSpots(self.director, self._pointer)
        self.keys = HeldKeys(self.director, self.spots, self._pointer)
        self.last_trick = LastTrickView(art, speaker, self)
        self.score_keeper = ScoreKeeper(art.look, self)
        self._connect()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Card table"))

    def _connect(self) -> None:
        self.hand.drag.changed.connect(self.update)
        self.overlays.board.changed.connect(self.update)
        self.spots.missed.connect(self.input.click_beside)
        self.spots.told.connect(self.refusals.say)
        self.appeared.connect(self.stage.unveil)
        self.stage.sharpener.rested.connect(self._on_sharpener_rested)
        self.last_trick.closed.connect(self.director.prompter.resume)
        self.animator.idle.connect(self._preloader.look_ahead)
        self.director.scenes.over.connect(self._preloader.look_ahead)
        self.look.changed.connect(self._on_look_changed)
        self.ledge.chosen.connect(self._on_ledge_chosen)
        self.ledge.changed.connect(self.hand.refresh_fan)
        self.hand.taken.connect(self.overlays.press_default)
        self.director.skipped_ahead.connect(self.scoring.finish)
        self.destroyed.connect(self._ground.drop)
        self.scoring.rim.printed.connect(self._ground.reprint)
        self.scoring.rim.changed.connect(self.update)
        self.trick_wanted.connect(self.show_last_trick)

    def sizeHint(self) -> QSize:
        return QSize(1280, 760)

    def minimumSizeHint(self) -> QSize:
        # Everything can be read at the least size, unless the screen has no room for that.
        return least_size(self)

    # --------------------------------------------------------------- what is shown
    @property
    def busy(self) -> bool:
        return self.director.busy

    def show_state(self, observation: Observation, pace: Pace | None = None) -> None:
        """Show a game as it is; at a pace, cards move there from another moment of the deal."""
        self.last_trick.hide_panel()
        self._begin(observation)
        self._pointer.cancel()  # the card under it may be another now
        self._pointer.leave()
        self.hand.put_down()
        self.director.show_state(observation, pace)

    def show_step(self, step: Step, observation: Observation, pace: Pace) -> None:
        self._begin(observation)
        if pace.flight_ms:
            self._preloader.prepare(step.events, observation)
        self.director.show_step(step, observation, pace)

    def see(self, observation: Observation) -> None:
        self._begin(observation)
        self._pointer.leave()
        self.refusals.clear_message()  # it may be about a hand
        self.director.see(observation)

    def _begin(self, observation: Observation) -> None:
        self.observation = observation
        self.score_keeper.show_state(observation, self.overlays.speaker)
        self.refusals.step()
        known = [card for hand in observation.hands for card in hand or ()]
        if self.stage.held is not None and self.stage.held.card not in known:
            self._pointer.cancel()
        self._pointer.see_hands(known)

    def refuse(self, refusal: Refusal, observation: Observation, card: Card | None) -> None:
        """Say why an action was refused and ring its card; go on if a trick waits to be seen."""
        if refusal.reason is Reason.NOT_YOUR_TURN and self.director.scenes.is_held:
            self.input.go_on()
            return
        self.cued.emit(SoundCue.REFUSED)
        self.answered.emit(self.refusals.refuse(refusal, observation, card))

    def say(self, sentence: str, *, for_now: bool = False, first: bool = False) -> None:
        """Show a message that needs no answer, for now or beyond the next steps, or before news."""
        self.refusals.say(sentence, for_now=for_now, first=first)

    def notice(self, notice: Notice) -> None:
        self.director.cut_short()
        self._ask(notice)

    def await_person(self, notice: Notice) -> None:
        """Draw a curtain and ask the next person to the screen; until then no card reacts."""
        self.input.cancel()
        self._pointer.leave()
        self._ask(notice, is_curtain=True)
        self.hand.refresh()

    def _ask(self, notice: Notice, *, is_curtain: bool = False) -> None:
        self.overlays.prompt.let_go()
        self.overlays.prompt.say("")
        self.overlays.tell(notice, is_curtain=is_curtain)
        self._tell_question()

    def _tell_question(self) -> None:
        if self.overlays.shown_result is not None:
            self.asked.emit(question_of_panel(self.overlays.shown_result))

    def show_last_trick(self, number: int | None = None) -> bool:
        """Show the last trick, or that of a number from 1, till any input; return whether."""
        observation = self.observation
        if observation is None or not observation.tricks:
            self.say(sentence := self.tr("No trick has been completed yet in this deal."))
            self.answered.emit(sentence)
            return False
        if observation.has_real_cards:
            return False
        self.director.prompter.pause()
        self.director.skip_ahead()
        self.last_trick.show_tricks(
            observation.tricks,
            self.stage.places.viewer,
            observation.rules.joker_lead,
            number=number,
            is_opaque=self.overlays.shown_result is not None and not self.overlays.is_curtained,
        )
        return True

    def toggle_all_hands(self) -> bool:
        """Show the hands of the deal as dealt, or hide them; False if no result has them."""
        if self.overlays.shows_hands:
            self.overlays.put_hands_away()
        elif self.observation is None or not self.overlays.show_all_hands(self.observation):
            return False
        self._tell_question()
        return True

    def set_speaker(self, speaker: Speaker, viewer: Seat) -> None:
        self.overlays.speaker = speaker
        self.last_trick.set_speaker(speaker)
        self.hand.speaker = speaker
        self.stage.places.viewer = viewer

    def lay_open(self, seats: frozenset[Seat]) -> None:
        """Lay these seats' hands face up from the next state on, if it shows them."""
        self.stage.places.opened = seats

    def set_preferences(self, preferences: TablePreferences) -> None:
        """Follow the user's preferences from now on."""
        self.stage.pace = self.overlays.pace = preferences.pace
        self.director.only_card.is_liked = preferences.plays_only_card
        self.hand.lifts_first = preferences.lifts_first
        self.skyline.is_liked = preferences.shows_skyline
        self.stage.arrange(preferences.arrangement)

    @Slot(object)
    def _on_ledge_chosen(self, act: Act) -> None:
        if act is Intent.END:
            self.overlays.go_to_end()
            self._tell_question()
        elif act is Intent.READY:
            self.overlays.lift_curtain(lambda: self.intent_chosen.emit(act))
        elif isinstance(act, Intent):
            self.intent_chosen.emit(act)
        elif isinstance(act, Command):
            self.command_wanted.emit(act)
        elif callable(act):
            act()

    @Slot(object)
    def _on_shown(self, seen: Observation) -> None:
        self.seen = seen
        self.scoring.show(seen)

    @Slot()
    def _on_look_changed(self) -> None:
        least_step = self.look.theme.pack.least_step
        if least_step != self._least_step:
            self._least_step = least_step
            self.stage.resize(self.width(), self.height())
        for card in self.stage.cards:
            card.update()
        self._preloader.look_ahead()
        self.update()

    # --------------------------------------------------------------- user input
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.refusals.clear_message()
        self._pointer.press(event, event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event, event.position())
        self.spots.follow(event.position())
        self.tips.follow(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event, event.position())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.spots.ask_menu(event, self.tips)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first of two clicks has done what was meant.
        event.accept()

    def take_focus(self) -> None:
        """Focus the default button of the panel that is asking, or else the table itself."""
        offered = self.overlays.offered()
        (offered[0] if offered else self).setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.OtherFocusReason and self.score_keeper.isVisible():
            self.score_keeper.setFocus()  # unless somebody only passes by

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Those without a meaning here are left to the window.
        if not self.input.press_key(event):
            super().keyPressEvent(event)

    # --------------------------------------------------------------- size and paint
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._ground.drop()
            self.stand()
            self.last_trick.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground.stretch(stretched=True)
        self.stand()

    def stand(self) -> None:
        """Lay everything for the present size, and beside papers that are there now."""
        self.stage.resize(self.width(), self.height())
        self.scoring.stand()
        self.overlays.stand()
        self.score_keeper.stand(self.stage.geometry)
        self.update()
        self.refusals.stand()
        self.laid.emit()

    def _on_sharpener_rested(self) -> None:
        self._ground.stretch(stretched=False)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        places = self.stage.places
        geometry = self.stage.geometry
        furniture = Furniture(places.empty_piles, self.hand.drag.slot, trays(places, geometry))
        self._ground.paint(self, event.region(), geometry, furniture)
        if self.observation is not None and self.observation.deal_number:
            with painting(self, is_smooth=False) as painter:
                self.overlays.board.paint(painter, event.region(), self.devicePixelRatioF())
                self.overlays.words.paint(painter, event.region())
        if not self._has_appeared:
            self._has_appeared = True
            QTimer.singleShot(0, self, self.appeared.emit)


class InPlace(Arranged):
    """What may stand in the place of the game's table; it has a table of its own.

    Its `command` is what opens it, and leads nowhere from here; None if that is still of use. If it
    `has_sheet`, that can be laid over its table; if it `is_returned_to`, so does what it leads to.

    Signals:
        answered(str): A sentence about what is shown, which the user has asked for.
        closed(): The user has seen enough.
    """

    heard_as = QAccessible.Role.Pane

    answered = Signal(str)
    closed = Signal()
    command: ClassVar[Command | None] = None
    has_sheet: ClassVar[bool] = False
    is_returned_to: ClassVar[bool] = False
    table: Table

    @property
    def speaker(self) -> Speaker:
        """Names everybody at its table."""
        raise NotImplementedError

    def shown(self) -> Observation | None:
        """What its table shows, which questions are about."""
        raise NotImplementedError

    @property
    def replay(self) -> Replay | None:
        """What is replayed, at the moment that is shown; None if that is of no game."""
        return None

    def begin(self) -> None:
        """Take the keys, and say what this is: it stands there now."""
        raise NotImplementedError

    def toggle_sheet(self) -> None:
        """Lay the score sheet over its table, or take it away."""

    def apply_settings(self, preferences: TablePreferences) -> None:
        """Follow the user's preferences from now on."""
        self.table.set_preferences(preferences)

    def stop(self) -> None:
        """Let nothing go on: it is about to be taken away."""

    def arrange(self) -> None:
        self.table.setGeometry(self.rect())

    def minimumSizeHint(self) -> QSize:
        return least_size(self)

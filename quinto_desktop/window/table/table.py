"""The table: intents out, steps in.

The widget puts the parts together and hands on what the mouse and the keys do. It keeps no
fact of the game but the last `Observation` it was shown.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Card, Observation, Refusal, Seat, Step
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.sound.cues import Moment
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.arrangement import Manners
from quinto_desktop.window.table.card_preloader import Foresight
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.drag import Drag
from quinto_desktop.window.table.felt import Ground
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.input import TableInput, TableKeys
from quinto_desktop.window.table.last_trick import LastTrickView
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.table.refusals import Refusals
from quinto_desktop.window.table.result_panel import Choice
from quinto_desktop.window.table.results import Result
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.table.tips import TableTips
from quinto_desktop.window.table.turn_prompter import question_of_panel
from quinto_desktop.window.text.speaker import Speaker


class Table(QWidget):
    """The card table as one seat sees it.

    Signals:
        action_chosen(object): The viewer means to do this `Action`.
        went_on(): A click or Space: what only waits to be seen may go on.
        intent_chosen(object): The `Intent` of a button of the result panel.
        shown(object): The `Observation` that the table shows now, for the score sheet.
        told(str): A sentence about what has just happened.
        asked(str): A sentence about what needs an answer now.
        answered(str): A sentence that somebody has asked for.
        moment(object): The `Moment` that is seen now, for those who wish to hear it.
        rule_requested(object): Somebody wants to read the rule behind the `Reason` of a refusal.
        appeared(): The felt has been painted for the first time.
        laid(): Everything has found its place for another size.

    Args:
        art: Draws the cards.
        marks: Draws crowns and pips.
        theme: The colours.
        speaker: Speaks to the person at the table.
        viewer: The seat at the near side.
    """

    action_chosen = Signal(object)
    went_on = Signal()
    intent_chosen = Signal(object)
    shown = Signal(object)
    told = Signal(str)
    asked = Signal(str)
    answered = Signal(str)
    moment = Signal(object)
    rule_requested = Signal(object)
    appeared = Signal()
    laid = Signal()

    def __init__(
        self, art: CardArt, marks: Marks, theme: Theme, speaker: Speaker, viewer: Seat = Seat.S
    ) -> None:
        super().__init__()
        self.marks = marks
        self._observation: Observation | None = None
        self._ground = Ground(theme)
        self._has_appeared = False
        self.animator = Animator(self)
        self.stage = Stage(self, art, self.animator, viewer)
        self.stage.least_step = theme.pack.least_step
        self.overlays = Overlays(self, self.stage, theme, marks, speaker)
        self._pointer = Pointer(lambda: self.hand.reachable(), self.stage.risen, self)
        self._drag = Drag(self.stage, self.animator, self._pointer, theme, self)
        self.hand = HandInput(self.stage, self._pointer, self._drag, theme, speaker, self)
        self.refusals = Refusals(self.stage, self.overlays, self.hand, self)
        self.director = Director(self.stage, self.overlays, self.hand, self.animator, self)
        self.input = TableInput(
            self.stage, self.overlays, self.hand, self._drag, self.refusals, self.director
        )
        self._keys = TableKeys(self.hand, self.input)
        self._foresight = Foresight(art, self.stage, self.animator, self.director.scenes, self)
        self.tips = TableTips(self.stage, self.overlays, self._pointer, self)
        self.last_trick = LastTrickView(art, marks, theme, speaker, self)
        self._connect()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Card table"))

    def _connect(self) -> None:
        self.input.action_chosen.connect(self.action_chosen)
        self.input.went_on.connect(self.went_on)
        self._drag.changed.connect(self.update)
        self._pointer.clicked_beside.connect(self.input.click_beside)
        self.overlays.doubling.call_chosen.connect(self.action_chosen)
        self.overlays.result.chosen.connect(self.intent_chosen)
        self.refusals.rule_requested.connect(self.rule_requested)
        self.appeared.connect(self.stage.unveil)
        self.stage.sharpener.rested.connect(self._on_sharpener_rested)
        self.director.shown.connect(self.shown)
        self.director.told.connect(self.told)
        self.director.asked.connect(self.asked)
        self.last_trick.turned.connect(self.answered)
        self.last_trick.closed.connect(self.director.asker.resume)
        self.director.moment.connect(self.moment)

    def sizeHint(self) -> QSize:
        """The size that the table was designed at."""
        return QSize(998, 800)

    def minimumSizeHint(self) -> QSize:
        """The least size at which everything can be read."""
        return QSize(560, 500)

    # --------------------------------------------------------------- what is shown
    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.director.busy

    @property
    def observation(self) -> Observation | None:
        """What the table has been asked to show last, though it may still be on its way."""
        return self._observation

    def show_state(self, observation: Observation) -> None:
        """Show a moment of a game without the way that led there."""
        self.last_trick.put_away()
        self._begin(observation)
        self._pointer.cancel()  # the card under it may be another now
        self._pointer.leave()
        self.hand.put_down()
        self.director.show_state(observation)

    def show_step(self, step: Step, observation: Observation, pace: Pace) -> None:
        """Show what a step caused."""
        self._begin(observation)
        if pace.flight_ms:
            self._foresight.prepare(step.events, observation)
        self.director.show_step(step, observation, pace)

    def _begin(self, observation: Observation) -> None:
        self._observation = self.tips.observation = observation
        if self.refusals.reason is not None:
            self.refusals.forgive()
        known = [card for hand in observation.hands for card in hand or ()]
        if self.stage.held is not None and self.stage.held.card not in known:
            self._pointer.cancel()

    def refuse(self, refusal: Refusal, observation: Observation, card: Card | None) -> None:
        """Say why something was not done; a card that was meant is ringed."""
        self.moment.emit(Moment.REFUSED)
        self.asked.emit(self.refusals.refuse(refusal, observation, card))

    def say(self, sentence: str) -> None:
        """Say something that needs no answer, in a bubble that outlasts the next steps."""
        self.refusals.say(sentence)

    def notice(self, title: str, text: str, choices: tuple[Choice, ...]) -> None:
        """Say something that the game waits for."""
        self.director.cut_short()
        self._ask(Result(title, text, choices))

    def await_person(self, title: str, text: str, choice: Choice) -> None:
        """Draw a curtain and ask the next person to the screen.

        What is still being shown goes on. No card reacts to anything until the button of the
        curtain is pressed, or another moment is shown.
        """
        self.input.let_be()
        self._pointer.leave()
        self._ask(Result(title, text, (choice,)), is_curtain=True)
        self.hand.refresh()

    def _ask(self, result: Result, *, is_curtain: bool = False) -> None:
        self.overlays.prompt.say("")
        self.overlays.tell(result, is_curtain=is_curtain)
        self.asked.emit(question_of_panel(self.overlays.result))

    def show_last_trick(self) -> bool:
        """Show the last trick of the deal again, until any key or click.

        Returns:
            Whether there is one to show; `last_trick.closed` follows.
        """
        observation = self._observation
        if observation is None or not observation.tricks:
            self.say(self.tr("No trick has been completed in this deal yet."))
            return False
        self.director.asker.pause()
        self.director.hasten()
        self.last_trick.show_tricks(
            observation.tricks, self.stage.places.viewer, observation.rules.joker_lead
        )
        return True

    def set_speaker(self, speaker: Speaker, viewer: Seat) -> None:
        """Other players sit at the table now."""
        self.overlays.speaker = speaker
        self.last_trick.set_speaker(speaker)
        self.hand.speaker = speaker
        self.stage.places.viewer = viewer

    def set_manners(self, manners: Manners) -> None:
        """Behave as a person likes it, from now on."""
        self.director.set_pace(manners.pace)
        self.director.only_card.is_liked = manners.plays_only_card
        self.hand.lifts_first = manners.lifts_first
        self.stage.arrange(manners.arrangement, manners.pace)

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._ground.set_theme(theme)
        self.overlays.set_theme(theme)
        self.last_trick.set_theme(theme)
        self._drag.theme = theme
        self.hand.set_theme(theme)
        if theme.pack.least_step != self.stage.least_step:
            self.stage.least_step = theme.pack.least_step
            self.stage.resize(self.width(), self.height())
        for card in self.stage.cards:
            card.redraw()
        self._foresight.look_ahead()
        self.update()

    # --------------------------------------------------------------- what a person does
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self.refusals.forgive()
        self._pointer.press(event, event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover over a card, or drag it."""
        self._pointer.move(event, event.position())
        self.tips.follow(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Play a card, drop it, or go on."""
        self._pointer.release(event, event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first of two clicks has done what was meant."""
        event.accept()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001
        """Let Tab lead from the table to what waits for an answer, before the score sheet."""
        offered = self.overlays.offered()
        if is_next and offered and self.hasFocus():
            offered[0].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if is_next and offered and offered[-1].hasFocus():
            self.setFocus(Qt.FocusReason.TabFocusReason)  # and on from there
        return super().focusNextPrevChild(is_next)

    def leaveEvent(self, event: QEvent) -> None:
        """Let go of the card under the pointer."""
        super().leaveEvent(event)
        self._pointer.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keys; what means nothing here is left to the window."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    # --------------------------------------------------------------- size and paint
    def changeEvent(self, event: QEvent) -> None:
        """Write larger or smaller with the desktop, at once."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.overlays.stand()
            self.last_trick.update()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew, whatever is on the move."""
        super().resizeEvent(event)
        self._ground.stretch(stretched=True)
        self._lay_anew()

    def make_room(self, *, has_ladder: bool) -> None:
        """Keep room for the ladder at the far side of the table, or take it back."""
        if has_ladder is not self.stage.places.has_ladder:
            self.stage.places.has_ladder = has_ladder
            self._lay_anew()

    def _lay_anew(self) -> None:
        self.stage.resize(self.width(), self.height())
        self.overlays.stand()
        self.update()
        self.refusals.stand()
        self.laid.emit()

    def _on_sharpener_rested(self) -> None:
        self._ground.stretch(stretched=False)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt, and on it what is not a widget."""
        self._ground.paint(self, event.rect(), self.stage.places, self._drag.slot)
        if not self._has_appeared:
            self._has_appeared = True
            QTimer.singleShot(0, self, self.appeared.emit)

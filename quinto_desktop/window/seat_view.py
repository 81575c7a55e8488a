"""One seat's view of the game: the controller's news to the table, a person's wishes back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game import GameController
from quinto_desktop.rules import Action, Observation, Play, Refusal, Seat, Step
from quinto_desktop.window.card_art import CardArt
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.marks import Marks
from quinto_desktop.window.menus import Command
from quinto_desktop.window.panels.result_panel import Choice
from quinto_desktop.window.panels.score_sheet import ScoreSheet
from quinto_desktop.window.table.results import NEXT_DEAL, SAME_AGAIN, game_choices
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.theme import Theme
from quinto_desktop.window.words import Words

RETRY = "retry"


class SeatView(QObject):
    """Shows the table and the score sheet to the person at one seat.

    Signals:
        command_wanted(object): A button on the table or the sheet asks for this `Command`.

    Args:
        controller: The game.
        art: Draws the cards.
        theme: The colours.
        parent: The window.

    Attributes:
        table: The table.
        sheet: The score sheet.
    """

    command_wanted = Signal(object)

    def __init__(
        self, controller: GameController, art: CardArt, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._meant: Action | None = None
        self._words = self._words_for_session()
        marks = Marks()
        self.table = Table(art, marks, theme, self._words, self._viewer)
        self.sheet = ScoreSheet(theme, marks)
        self.sheet.hold_back()
        self._connect()
        self.table.show_state(self._observation())

    def _connect(self) -> None:
        controller, table = self._controller, self.table
        controller.stepped.connect(self._on_controller_stepped)
        controller.restored.connect(self._on_controller_restored)
        controller.rejected.connect(self._on_controller_rejected)
        controller.failed.connect(self._on_controller_failed)
        controller.abandoned.connect(self._on_controller_abandoned)
        table.action_chosen.connect(self._on_table_action_chosen)
        table.went_on.connect(controller.hasten)
        table.intent_chosen.connect(self._on_table_intent_chosen)
        table.shown.connect(self._on_table_shown)
        table.appeared.connect(self.sheet.unveil)
        table.last_trick.closed.connect(controller.hasten)
        self.sheet.last_trick_requested.connect(self.show_last_trick)
        self.sheet.rules_requested.connect(lambda: self.command_wanted.emit(Command.HELP))

    @property
    def _viewer(self) -> Seat:
        """The person's seat; South's where computers play among themselves."""
        people = self._controller.session.people
        return min(people) if people else Seat.S

    def _words_for_session(self) -> Words:
        session = self._controller.session
        names = [record.name for record in session.setup.seats]
        return Words(names, self._viewer if session.people else None)

    def _observation(self) -> Observation:
        observation = self._controller.observation(self._viewer)
        if self._controller.session.people:
            return observation
        return replace(observation, actions=())  # who only looks on may do nothing

    @Slot()
    def show_last_trick(self) -> None:
        """Hold the last trick up again; meanwhile nobody plays on."""
        if self.table.show_last_trick():
            self._controller.hold()

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self.table.set_theme(theme)
        self.sheet.set_theme(theme)

    # --------------------------------------------------------------- what the game says
    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        self.table.show_step(step, self._observation(), self._controller.pace)

    @Slot()
    def _on_controller_restored(self) -> None:
        self._words = self._words_for_session()
        self.table.set_words(self._words, self._viewer)
        self.table.show_state(self._observation())

    @Slot(object)
    def _on_controller_rejected(self, refusal: Refusal) -> None:
        card = self._meant.card if isinstance(self._meant, Play) else None
        self.table.refuse(refusal, self._observation(), card)

    @Slot(object, str)
    def _on_controller_failed(self, seat: Seat, fault: str) -> None:
        self.table.notice(
            fill(self.tr("{name} has stopped thinking"), name=self._words.seat_name(seat)),
            fill(
                self.tr(
                    "The computer player met a fault; "
                    "the game is paused and nothing is lost. ({fault})"
                ),
                fault=fault,
            ),
            (Choice(self.tr("Try again"), RETRY),),
        )

    @Slot()
    def _on_controller_abandoned(self) -> None:
        self.table.notice(
            self.tr("The game was given up"),
            self.tr("Undo takes it up again."),
            game_choices(),
        )

    # --------------------------------------------------------------- what the person does
    @Slot(object)
    def _on_table_action_chosen(self, action: Action) -> None:
        self._meant = action
        self._controller.submit(self._viewer, action)

    @Slot(str)
    def _on_table_intent_chosen(self, intent: str) -> None:
        if intent == NEXT_DEAL:
            self._controller.deal()
        elif intent == RETRY:
            self.table.put_notice_away()
            self._controller.retry()
        else:
            command = Command.SAME_AGAIN if intent == SAME_AGAIN else Command.NEW
            self.command_wanted.emit(command)

    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self.sheet.show_observation(observation, self._words)

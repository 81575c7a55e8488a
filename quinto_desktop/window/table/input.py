"""What the keys and the clicks of a person come to at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.rules import Call, Card, Play
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.drag import Drag
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.refusals import Refusals
from quinto_desktop.window.table.stage import Stage


class TableInput(QObject):
    """Answers, goes on, or lets be, as things stand.

    Signals:
        action_chosen(object): The viewer means to do this `Action`.
        went_on(): What only waits to be seen may go on.

    Args:
        stage: The cards.
        overlays: The panels that wait for an answer.
        hand: The viewer's hands.
        drag: The card in the air.
        refusals: What was said about the input before.
        director: What is being shown.
    """

    action_chosen = Signal(object)
    went_on = Signal()

    def __init__(
        self,
        stage: Stage,
        overlays: Overlays,
        hand: HandInput,
        drag: Drag,
        refusals: Refusals,
        director: Director,
    ) -> None:
        super().__init__(director)
        self._stage = stage
        self._overlays = overlays
        self._hand = hand
        self._drag = drag
        self._refusals = refusals
        self._director = director
        hand.card_chosen.connect(self._on_card_chosen)
        director.only_card.chosen.connect(self._on_card_chosen)

    @Slot(object)
    def _on_card_chosen(self, card: Card) -> None:
        self._overlays.bubble.hide()
        self.action_chosen.emit(Play(card))

    def go_on(self) -> None:
        """Whatever only waits to be seen may go on."""
        self._refusals.forgive()
        if self._director.go_on():
            self.went_on.emit()

    @Slot()
    def click_beside(self) -> None:
        """The table was clicked where no card of the hand lies."""
        self.go_on()
        self._hand.put_down()

    def call(self, call: Call) -> bool:
        """Make a call, allowed or not; False if no calls are being made."""
        observation = self._director.observation
        if observation is None or self._overlays.is_curtained:
            return False
        if not any(isinstance(action, Call) for action in observation.actions):
            return False
        self.action_chosen.emit(call)
        return True

    def enter(self, *, may_play: bool) -> None:
        """Answer a panel, play the card the keys are at, or go on.

        Args:
            may_play: Whether a card may be played: Space never does.
        """
        panel = self._overlays.result
        if panel.isVisible():
            if not panel.is_hasty():
                panel.buttons[0].click()
        elif not (may_play and self._hand.choose_focused()):
            self.go_on()

    def let_be(self) -> bool:
        """Let go of what is in the air, and of what was said; False if there was neither."""
        is_held = self._stage.held is not None or self._hand.lifted is not None
        only_card = self._director.only_card
        was_needed = is_held or only_card.is_due or self._overlays.bubble.isVisible()
        self._refusals.forgive()
        self._drag.put_back()
        only_card.drop()
        self._hand.put_down()
        return was_needed

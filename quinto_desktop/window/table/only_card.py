"""The only card that may be played is played by itself, if one likes, and never unseen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.rules import Observation, Play
from quinto_desktop.window import hand_words
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.stage import Stage

SHOWN_MS = 900
"""So long the card stands out, whatever the speed: one has to see which it is."""


class OnlyCard(QObject):
    """Lifts the only card that may be played, says so, and plays it a moment later.

    It is asked at the end of a step alone: who undoes it has the card before him again and plays
    it himself.

    Signals:
        chosen(object): The `Card` that is played by itself.
        told(str): That it is about to be.

    Args:
        stage: Where the cards are.
        hand: The viewer's hands.
        overlays: Has the line of words above the hand.
        parent: The table.

    Attributes:
        is_liked: Whether a person wants this at all.
    """

    chosen = Signal(object)
    told = Signal(str)

    def __init__(self, stage: Stage, hand: HandInput, overlays: Overlays, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._hand = hand
        self._overlays = overlays
        self.is_liked = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def is_due(self) -> bool:
        """Whether a card is about to be played by itself."""
        return self._timer.isActive()

    def offer(self, observation: Observation) -> None:
        """The viewer is on turn: begin, if there is no choice.

        Args:
            observation: What he sees.
        """
        actions = observation.actions
        if not self.is_liked or len(actions) != 1 or self._stage.held is not None:
            return
        only = actions[0]
        if isinstance(only, Play):
            self._timer.start()
            self._hand.lift(only.card)
            sentence = hand_words.only_card(only.card)
            self._overlays.prompt.say(sentence)
            self.told.emit(sentence)

    def hasten(self) -> bool:
        """Play it now; whether there was one to play."""
        if not self.is_due:
            return False
        self._timer.stop()
        self._on_timer_timeout()
        return True

    def drop(self) -> None:
        """Leave it to the person: something else has happened."""
        if self.is_due:
            self._timer.stop()
            self._hand.put_down()

    @Slot()
    def _on_timer_timeout(self) -> None:
        card = self._hand.lifted
        if card is not None and self._stage.held is None and not self._stage.is_curtained:
            self.chosen.emit(card)

"""What is said over the table in a bubble: why something was refused, and news."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from quinto_desktop.rules import Card, Observation, Reason, Refusal
from quinto_desktop.window.forms.event_watcher import PLACING, Watch
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.table.bubble import Spot
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.text import refusal_text

translate = QCoreApplication.translate

_PROMPT_REACH = 26  # how far news reaches below the middle of the prompt, in design units


class Refusals(QObject):
    """Rings what was refused and says why, until there is new input.

    Signals:
        rule_requested(object): Somebody wants to read the rule behind this `Reason`.

    Args:
        stage: Where the cards are.
        overlays: Has the bubble.
        hand: Rings the card.
        parent: The table.

    Attributes:
        reason: Why something was refused just now; None once there is new input.
    """

    rule_requested = Signal(object)

    def __init__(self, stage: Stage, overlays: Overlays, hand: HandInput, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._overlays = overlays
        self._hand = hand
        self.reason: Reason | None = None
        self._said = ""
        self._refused: CardWidget | None = None
        panels = (overlays.doubling, overlays.result)
        Watch(panels, PLACING, self).noticed.connect(self.stand)
        overlays.bubble.clicked.connect(self._on_bubble_clicked)

    def refuse(self, refusal: Refusal, observation: Observation, card: Card | None) -> str:
        """Say why something was not done; a card that was meant is ringed.

        Returns:
            What is said.
        """
        self.reason = refusal.reason
        self._refused = self._hand.refuse(card)
        self._said = refusal_text.why_not(self._overlays.speaker, refusal, observation)
        self._point()
        return self._said

    def say(self, sentence: str) -> None:
        """Say something that needs no answer, in a bubble that outlasts the next steps."""
        self.reason = None
        self._said = sentence
        self._point()

    @Slot()
    def stand(self) -> None:
        """Say it where it belongs now: the table, or what stands on it, has changed."""
        if self._overlays.bubble.isVisible():
            self._point()

    def _point(self) -> None:
        if self.reason is None:
            self._overlays.point_at(self._said, self._spot_for_news())
        else:
            hint = translate("Table", "F1 explains")
            self._overlays.point_at(self._said, self._spot(self._refused), hint=hint)

    def forgive(self) -> None:
        """There is new input, and no more need of what was said."""
        self.reason = None
        self._overlays.bubble.hide()
        self._hand.forgive()

    def _spot(self, widget: CardWidget | None) -> Spot:
        if widget is None:
            x, y = self._stage.geometry.prompt
            return Spot(x, y, y)
        pose = self._stage.home_of(widget) or widget.pose
        reach = HEIGHT_OF_WIDTH * pose.width / 2 + 2
        return Spot(pose.x, pose.y - reach, pose.y + reach)

    def _spot_for_news(self) -> Spot:
        """Where news hides nothing that one has to look at.

        That is the prompt's place, which only the nearest card of a trick reaches; over the calls
        that are offered; and under a result, where the hand has been.
        """
        geometry, overlays = self._stage.geometry, self._overlays
        x, y = geometry.prompt
        foot = y + _PROMPT_REACH * geometry.unit
        if overlays.doubling.isVisible():
            foot = overlays.doubling.y()
        elif overlays.result.isVisible():
            foot = geometry.height
        return Spot(x, foot, foot)

    @Slot()
    def _on_bubble_clicked(self) -> None:
        reason = self.reason
        self.forgive()
        if reason is not None:
            self.rule_requested.emit(reason)

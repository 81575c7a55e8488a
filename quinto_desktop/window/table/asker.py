"""Asks the viewer for what the table waits for, once nothing moves any more."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.rules import Observation
from quinto_desktop.window.table.only_card import OnlyCard
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.questions import question_of, question_of_panel


class Asker(QObject):
    """Remembers what is still to be asked, so that it is asked once, and not while one looks away.

    Signals:
        asked(str): A sentence about what needs an answer now.
        turn_came(): It has become the viewer's turn.

    Args:
        overlays: Has the panels that ask.
        only_card: Plays a card for which there is no choice.
        is_busy: Whether something moves.
        parent: The director.
    """

    asked = Signal(str)
    turn_came = Signal()

    def __init__(
        self,
        overlays: Overlays,
        only_card: OnlyCard,
        is_busy: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._overlays = overlays
        self._only_card = only_card
        self._is_busy = is_busy
        self._observation: Observation | None = None
        self._is_told = False
        self._turn_is_new = False
        self._must_ask = False
        self._is_paused = False

    def expect(self, observation: Observation, *, is_step: bool) -> None:
        """Something new is shown: ask once it has come to rest.

        Args:
            observation: What is shown.
            is_step: Whether it has come about just now, and what led to it is told.
        """
        self._observation = observation
        self._is_told = is_step
        self._turn_is_new = is_step and bool(observation.actions)
        self._must_ask = True

    def drop(self) -> None:
        """Ask nothing: something else comes up."""
        self._turn_is_new = self._must_ask = False
        self._only_card.drop()

    def pause(self) -> None:
        """Ask nothing until `resume`: something else is being looked at."""
        self._must_ask |= self._only_card.is_due
        self._only_card.drop()
        self._is_paused = True
        self._step_aside(aside=True)

    @Slot()
    def resume(self) -> None:
        """Ask what is still to be asked."""
        self._is_paused = False
        self._step_aside(aside=False)
        self.rest()

    def _step_aside(self, *, aside: bool) -> None:
        """Let the words over the table make way, or come back."""
        tags = self._overlays.tags
        for pill in (self._overlays.prompt, tags.winning, tags.quint):
            pill.step_aside(aside=aside)

    @Slot()
    def rest(self) -> None:
        """Ask the viewer, if nothing moves any more."""
        if self._is_busy() or self._is_paused:
            return
        if self._turn_is_new:
            self._turn_is_new = False
            self.turn_came.emit()
            if self._observation is not None:
                self._only_card.offer(self._observation)
        if self._must_ask:
            self._must_ask = False
            if not self._only_card.is_due:
                self.ask()

    @Slot(str)
    def ask_meanwhile(self, question: str) -> None:
        """Ask though a trick still lies: there may be nothing else to ask when it is gone."""
        if self._observation is not None and self._observation.actions:
            self._must_ask = False
        self.asked.emit(question)

    @Slot()
    def ask(self) -> None:
        """Say what the table waits for, if it is the viewer's to do; a curtain has said it."""
        observation, panel = self._observation, self._overlays.result
        if observation is None or self._overlays.is_curtained:
            return
        if panel.isVisible():
            question = question_of_panel(panel, in_full=not self._is_told)
        else:
            question = question_of(observation, self._overlays.words)
        if question:
            self.asked.emit(question)

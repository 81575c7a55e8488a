"""Cards on the move: one driver for all of them, skippable at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from quinto_desktop.rules import Card
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Pose

Landing = Callable[[], None]


@dataclass(slots=True)
class Flight:
    """One card's way from where it lies to somewhere else.

    Attributes:
        card: The card.
        end: Where it lands.
        duration_ms: How long it is under way.
        delay_ms: How long it waits before.
        easing: How its speed changes.
        turns_up: The face that it turns up on its way; None keeps the side it shows.
        on_start: Called when it leaves.
        on_landing: Called when it has landed.
    """

    card: CardWidget
    end: Pose
    duration_ms: int
    delay_ms: int = 0
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    turns_up: Card | None = None
    on_start: Landing | None = None
    on_landing: Landing | None = None


@dataclass(slots=True)
class _Airborne:
    flight: Flight
    leaves_ms: int
    curve: QEasingCurve
    start: Pose | None = None


class Animator(QAbstractAnimation):
    """Moves cards along their flights.

    A later flight of the same card replaces an earlier one from wherever the card is.

    Signals:
        idle(): The last flight has landed.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._airborne: dict[CardWidget, _Airborne] = {}

    @property
    def busy(self) -> bool:
        """Whether any card is under way."""
        return bool(self._airborne)

    def is_flying(self, card: CardWidget) -> bool:
        """Whether this card is under way."""
        return card in self._airborne

    def goal(self, card: CardWidget) -> Pose | None:
        """Where this card will land; None if it is not under way."""
        airborne = self._airborne.get(card)
        return None if airborne is None else airborne.flight.end

    def fly(self, flights: Iterable[Flight]) -> None:
        """Send cards off; those with no time to spend land at once."""
        running = self.state() is QAbstractAnimation.State.Running
        now = self.currentTime() if running else 0
        for flight in flights:
            airborne = _Airborne(flight, now + flight.delay_ms, QEasingCurve(flight.easing))
            self._airborne.pop(flight.card, None)
            if flight.delay_ms + flight.duration_ms <= 0:
                self._land(airborne)
            else:
                self._airborne[flight.card] = airborne
        if self._airborne and not running:
            self.start()

    def divert(self, card: CardWidget, end: Pose, duration_ms: int) -> None:
        """Let a card that is under way land elsewhere; whatever its landing does is still done.

        Args:
            card: The card.
            end: Where it lands now.
            duration_ms: How long that takes, unless it was to be longer under way anyhow.
        """
        airborne = self._airborne[card]
        flight = replace(airborne.flight, end=end)
        if airborne.start is None:  # it has not left yet
            airborne.flight = flight
            return
        now = self.currentTime()
        left = airborne.leaves_ms + flight.duration_ms - now
        flight = replace(flight, duration_ms=max(left, duration_ms), delay_ms=0, on_start=None)
        self.fly([flight])

    def finish(self) -> None:
        """Land every card at once."""
        while self._airborne:
            airborne = self._airborne.pop(next(iter(self._airborne)))
            self._land(airborne)
        self._stop_if_idle()

    def forget(self, card: CardWidget) -> None:
        """Leave a card where it is, as if it had landed there: somebody has taken it up."""
        airborne = self._airborne.pop(card, None)
        if airborne is not None:
            self._leave(airborne)
            self._arrive(airborne.flight)
        self._stop_if_idle()

    def duration(self) -> int:
        """Run until the last card has landed."""
        return -1

    def updateCurrentTime(self, now: int) -> None:
        """Move every card to where it is at this moment."""
        for airborne in list(self._airborne.values()):
            self._move(airborne, now)
        self._stop_if_idle()

    def _move(self, airborne: _Airborne, now: int) -> None:
        flight = airborne.flight
        since = now - airborne.leaves_ms
        if since < 0 or self._airborne.get(flight.card) is not airborne:
            return
        if since >= flight.duration_ms:
            del self._airborne[flight.card]
            self._land(airborne)
            return
        start = self._leave(airborne)
        share = airborne.curve.valueForProgress(since / flight.duration_ms)
        flight.card.place(start.towards(flight.end, share), max(start.width, flight.end.width))
        if flight.turns_up is not None:
            flight.card.narrow(abs(1 - 2 * share))
            if share >= 0.5:
                flight.card.show_face(flight.turns_up)

    def _leave(self, airborne: _Airborne) -> Pose:
        if airborne.start is None:
            airborne.start = airborne.flight.card.pose
            if airborne.flight.on_start is not None:
                airborne.flight.on_start()
        return airborne.start

    def _land(self, airborne: _Airborne) -> None:
        flight = airborne.flight
        self._leave(airborne)
        flight.card.place(flight.end)
        self._arrive(flight)

    @staticmethod
    def _arrive(flight: Flight) -> None:
        if flight.turns_up is not None:
            flight.card.narrow(1.0)
            flight.card.show_face(flight.turns_up)
        if flight.on_landing is not None:
            flight.on_landing()

    def _stop_if_idle(self) -> None:
        if not self._airborne and self.state() is QAbstractAnimation.State.Running:
            self.stop()
            self.idle.emit()

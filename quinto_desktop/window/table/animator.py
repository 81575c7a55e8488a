"""Cards on the move: one driver for all of them, skippable at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from quinto_desktop.rules import Card
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Pose

Landing = Callable[[], None]

_LEAST_TILT, _GREATEST_TILT = 2.0, 20.0
"""In degrees. What is turned by less takes longer to draw than anybody could see; what is turned by
more is turned at once, as by the hand that takes it up."""


@dataclass(slots=True)
class Flight:
    """One card's way from where it lies to somewhere else.

    Attributes:
        end: Where it lands.
        duration_ms: How long it is under way.
        delay_ms: How long it waits before.
        easing: How its speed changes.
        turns_up: The face that it turns up on its way; None keeps the side it shows.
        fades: Whether it does not travel, but fades in where it lands.
        on_start: Called when it leaves.
        on_landing: Called when it has landed.
        then: The way that it goes on from there.
    """

    card: CardWidget
    end: Pose
    duration_ms: int
    delay_ms: int = 0
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    turns_up: Card | None = None
    fades: bool = False
    on_start: Landing | None = None
    on_landing: Landing | None = None
    then: Flight | None = None

    @property
    def goal(self) -> Pose:
        """Where it lands in the end."""
        return self.end if self.then is None else self.then.goal

    def ending_at(self, goal: Pose) -> Flight:
        """The same way, but for where it ends."""
        if self.then is None:
            return replace(self, end=goal)
        return replace(self, then=self.then.ending_at(goal))


class _Airborne:
    """A flight, and when it begins."""

    def __init__(self, flight: Flight, since_ms: int) -> None:
        self.flight = flight
        self.leaves_ms = since_ms + flight.delay_ms
        self.lands_ms = self.leaves_ms + flight.duration_ms
        self.curve = QEasingCurve(flight.easing)
        self.start: Pose | None = None
        self.tilt = 0.0


def _tilt_of(start: Pose, flight: Flight) -> float:
    """By how much a card is turned away from how it will lie, if it is little enough to be seen.

    A back looks the same when it is turned half round.
    """
    if flight.turns_up is not None:
        return 0.0
    whole = 360 if flight.card.card is not None else 180
    turned = start.turn + flight.card.tilted - flight.end.turn
    tilt = (turned + whole / 2) % whole - whole / 2
    return tilt if _LEAST_TILT <= abs(tilt) <= _GREATEST_TILT else 0.0


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

    def goal(self, card: CardWidget) -> Pose | None:
        """Where this card will land; None if it is not under way."""
        airborne = self._airborne.get(card)
        return None if airborne is None else airborne.flight.goal

    def fly(self, flights: Iterable[Flight]) -> None:
        """Send cards off; those with no time to spend land at once."""
        running = self.state() is QAbstractAnimation.State.Running
        now = self.currentTime() if running else 0
        for flight in flights:
            self._airborne.pop(flight.card, None)
            self._send(_Airborne(flight, now), now)
        if self._airborne and not running:
            self.start()

    def _send(self, airborne: _Airborne, now: int) -> None:
        """Send a card off, or let it land if its time is over already."""
        if airborne.lands_ms <= now:
            self._land(airborne)
            if airborne.flight.then is not None:
                self._send(_Airborne(airborne.flight.then, airborne.lands_ms), now)
        else:
            self._airborne[airborne.flight.card] = airborne
            if airborne.flight.fades and airborne.leaves_ms <= now:
                self._move(airborne, now)  # or it would be seen at full strength for a frame

    def divert(self, card: CardWidget, end: Pose, duration_ms: int) -> None:
        """Let a card that is under way land elsewhere; whatever its landing does is still done.

        Args:
            card: The card.
            end: Where it lands now.
            duration_ms: How long that takes, unless it was to be longer under way anyhow.
        """
        airborne = self._airborne[card]
        flight = airborne.flight.ending_at(end)
        if airborne.start is None or flight.then is not None:  # it has not left yet
            airborne.flight = flight
            return
        now = self.currentTime()
        left = airborne.lands_ms - now
        flight = replace(flight, duration_ms=max(left, duration_ms), delay_ms=0, on_start=None)
        self.fly([flight])

    def finish(self) -> None:
        """Land every card at once."""
        while self._airborne:
            self._land_for_good(self._airborne.pop(next(iter(self._airborne))))
        self._stop_if_idle()

    def _land_for_good(self, airborne: _Airborne) -> None:
        self._land(airborne)
        if airborne.flight.then is not None:
            self._land_for_good(_Airborne(airborne.flight.then, airborne.lands_ms))

    def forget(self, card: CardWidget) -> None:
        """Leave a card where it is, as if it had landed there: somebody has taken it up."""
        airborne = self._airborne.pop(card, None)
        flight = None
        if airborne is not None:
            self._leave(airborne)
            flight = airborne.flight
        while flight is not None:
            self._arrive(flight)
            flight = flight.then
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
        if now >= airborne.lands_ms:
            del self._airborne[flight.card]
            self._send(airborne, now)
            if flight.card in self._airborne:  # it goes on from there
                self._move(self._airborne[flight.card], now)
            return
        start = self._leave(airborne)
        share = airborne.curve.valueForProgress(since / flight.duration_ms)
        if flight.fades:
            flight.card.fade(share)
            flight.card.place(flight.end)
            return
        pose, drawn = start.towards(flight.end, share), max(start.width, flight.end.width)
        if flight.turns_up is not None:
            flight.card.narrow(abs(1 - 2 * share))
            if share >= 0.5:
                flight.card.show_face(flight.turns_up)
            else:  # the back as it is there already; it swings round while its edge is seen
                pose, drawn = pose._replace(turn=start.turn), start.width
        flight.card.tilt(airborne.tilt * (1 - share))
        flight.card.place(pose, drawn)

    def _leave(self, airborne: _Airborne) -> Pose:
        if airborne.start is None:
            airborne.start = airborne.flight.card.pose
            airborne.tilt = _tilt_of(airborne.start, airborne.flight)
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
        flight.card.fade(1.0)
        flight.card.tilt(0.0)
        if flight.turns_up is not None:
            flight.card.narrow(1.0)
            flight.card.show_face(flight.turns_up)
        if flight.on_landing is not None:
            flight.on_landing()

    def _stop_if_idle(self) -> None:
        if not self._airborne and self.state() is QAbstractAnimation.State.Running:
            self.stop()
            self.idle.emit()

"""Card animation: one driver for all moving cards, skippable at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, log, pi, sin

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from quinto_desktop.rules import Card
from quinto_desktop.window.look.motion import FRAME_MS, start_now
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Pose

Landing = Callable[[], None]

_TURNED_OVER_BY = 0.62
_HIGHEST_AT = 0.35  # shares of the time of a flight; most of the way is over by then

_LEAST_TILT, _GREATEST_TILT = 2.0, 20.0  # degrees; less takes longer to draw than anyone notices


class Flight(Struct):
    """One card's movement from its present place to another.

    Attributes:
        turns_up: The face to turn up on the way; None keeps the side that shows.
        rises: How high it is at the highest, 0 to 1; a card that rises turns over, and round, in
            the air. It answers a click, so the next picture shows it moved, whatever else moves.
        fades: Whether it fades in at `end` instead of moving there.
        then: The flight that continues from there.
    """

    card: CardWidget
    end: Pose
    duration_ms: int
    delay_ms: int = 0
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    turns_up: Card | None = None
    turns_down: bool = False
    rises: float = 0.0
    fades: bool = False
    on_start: Landing | None = None
    on_landing: Landing | None = None
    then: Flight | None = None

    @property
    def goal(self) -> Pose:
        """The pose after the last flight of the chain."""
        return self.end if self.then is None else self.then.goal

    def ending_at(self, goal: Pose) -> Flight:
        if self.then is None:
            return replace(self, end=goal)
        return replace(self, then=self.then.ending_at(goal))


class _Airborne:
    """A flight and its timing."""

    def __init__(self, flight: Flight, since_ms: int) -> None:
        self.flight = flight
        self.leaves_ms = since_ms + flight.delay_ms
        self.lands_ms = self.leaves_ms + flight.duration_ms
        self.curve = QEasingCurve(flight.easing)
        self.start: Pose | None = None
        self.tilt = 0.0
        self.turns_over = False

    def leave(self) -> Pose:
        """Note where the card is now and which side it shows; return that pose."""
        flight = self.flight
        if self.start is None:
            self.start = flight.card.pose
            turns = flight.turns_down or flight.turns_up is not None
            self.turns_over = turns and flight.card.card is not flight.turns_up
            self.tilt = _tilt_of(self.start, flight, turns_over=self.turns_over)
            if flight.on_start is not None:
                flight.on_start()
        return self.start


def _tilt_of(start: Pose, flight: Flight, *, turns_over: bool) -> float:
    # A back looks the same after half a turn.
    if turns_over:
        return (start.turn - flight.end.turn + 90) % 180 - 90 if flight.rises else 0.0
    whole = 360 if flight.card.card is not None else 180
    turned = start.turn + flight.card.tilted - flight.end.turn
    tilt = (turned + whole / 2) % whole - whole / 2
    greatest = 180.0 if flight.rises else _GREATEST_TILT  # in the air a card has time to turn
    return tilt if _LEAST_TILT <= abs(tilt) <= greatest else 0.0


class Animator(QAbstractAnimation):
    """Moves cards along their flights.

    A later flight of the same card replaces an earlier one from wherever the card is.

    Signals:
        idle(): The last card has landed.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._airborne: dict[CardWidget, _Airborne] = {}

    @property
    def busy(self) -> bool:
        return bool(self._airborne)

    def goal(self, card: CardWidget) -> Pose | None:
        """Where this card will land; None if it is not moving."""
        airborne = self._airborne.get(card)
        return None if airborne is None else airborne.flight.goal

    def fly(self, flights: Iterable[Flight]) -> None:
        """Start flights; those without duration land at once."""
        running = self.state() is QAbstractAnimation.State.Running
        now = self.currentTime() if running else 0
        for flight in flights:
            self._airborne.pop(flight.card, None)
            is_under_way = running and flight.rises and not flight.delay_ms
            self._send(_Airborne(flight, now - FRAME_MS if is_under_way else now), now)
        if self._airborne and not running:
            start_now(self)

    def _send(self, airborne: _Airborne, now: int) -> None:
        if airborne.lands_ms <= now:
            self._land(airborne)
            if airborne.flight.then is not None:
                self._send(_Airborne(airborne.flight.then, airborne.lands_ms), now)
        else:
            self._airborne[airborne.flight.card] = airborne
            if (airborne.flight.fades or airborne.flight.rises) and airborne.leaves_ms <= now:
                self._move(airborne, now)  # else a frame would still show it as it was

    def divert(self, card: CardWidget, end: Pose, duration_ms: int) -> None:
        """Redirect a moving card, whose landing callback is still called; never hasten it."""
        airborne = self._airborne[card]
        flight = airborne.flight.ending_at(end)
        if airborne.start is None or flight.then is not None:  # not started yet
            airborne.flight = flight
            return
        now = self.currentTime()
        left = airborne.lands_ms - now
        flight = replace(flight, duration_ms=max(left, duration_ms), delay_ms=0, on_start=None)
        self.fly([flight])

    def finish(self) -> None:
        while self._airborne:
            self._land_for_good(self._airborne.pop(next(iter(self._airborne))))
        self._stop_if_idle()

    def _land_for_good(self, airborne: _Airborne) -> None:
        self._land(airborne)
        if airborne.flight.then is not None:
            self._land_for_good(_Airborne(airborne.flight.then, airborne.lands_ms))

    def forget(self, card: CardWidget) -> None:
        """Stop animating a card where it is, as if landed: it has been picked up."""
        airborne = self._airborne.pop(card, None)
        flight = None
        if airborne is not None:
            airborne.leave()
            flight = airborne.flight
        while flight is not None:
            self._arrive(flight)
            flight = flight.then
        self._stop_if_idle()

    def duration(self) -> int:
        """The time until the last card has landed."""
        return -1

    def updateCurrentTime(self, now: int) -> None:
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
            if flight.card in self._airborne:  # it continues from there
                self._move(self._airborne[flight.card], now)
            return
        start = airborne.leave()
        share = airborne.curve.valueForProgress(since / flight.duration_ms)
        if flight.fades:
            flight.card.fade(share)
            flight.card.place(flight.end)
            return
        pose, drawn = start.towards(flight.end, share), max(start.width, flight.end.width)
        tilt = airborne.tilt * (1 - share)
        if flight.rises:
            is_over = _rise(airborne, since / flight.duration_ms)
            if airborne.turns_over and is_over:
                drawn = flight.end.width
            elif airborne.turns_over:  # the picture of the side that lay there is at hand
                pose, drawn = pose._replace(turn=start.turn), start.width
                tilt -= airborne.tilt
        elif airborne.turns_over:
            flight.card.narrow(abs(1 - 2 * share))
            if share >= 0.5:
                flight.card.show_face(flight.turns_up)
            else:  # the side that shows keeps its turn until the card is edge on
                pose, drawn = pose._replace(turn=start.turn), start.width
        flight.card.tilt(tilt)
        flight.card.place(pose, drawn)

    def _land(self, airborne: _Airborne) -> None:
        flight = airborne.flight
        airborne.leave()
        flight.card.place(flight.end)
        self._arrive(flight)

    @staticmethod
    def _arrive(flight: Flight) -> None:
        flight.card.fade(1.0)
        flight.card.tilt(0.0)
        flight.card.soar(0.0)
        flight.card.narrow(1.0)
        if flight.turns_down or flight.turns_up is not None:
            flight.card.show_face(flight.turns_up)
        if flight.on_landing is not None:
            flight.on_landing()

    def _stop_if_idle(self) -> None:
        if not self._airborne and self.state() is QAbstractAnimation.State.Running:
            self.stop()
            self.idle.emit()


def _rise(airborne: _Airborne, time: float) -> bool:
    card, flight = airborne.flight.card, airborne.flight
    card.soar(flight.rises * sin(pi * time ** (log(0.5) / log(_HIGHEST_AT))))
    over = min(1.0, time / _TURNED_OVER_BY) if airborne.turns_over else 1.0
    card.narrow(abs(cos(pi * over)))
    if airborne.turns_over and over >= 0.5:
        card.show_face(flight.turns_up)
    return over >= 0.5

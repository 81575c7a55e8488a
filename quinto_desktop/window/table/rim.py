"""The race in the rim: our pegs climb the left side, theirs the right, both to one goal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple, cast

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QRegion

from quinto_desktop.game.aids.quint_board import RaceTrack
from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Side
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.capsule import DIAMOND
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.plaques import HOLE, PEG, RimArt, goal_width

_RUN_MS, _PER_HOLE_MS, _MOST_MS = 300, 12, 900
_EVERY = 10  # hole has a milestone instead
_GOAL, _STUDS, _GATE = 68, 30, 6
_CORNER, _BEGINNING = 30, 8
_ROOM = 4  # round a peg, for its edge
_OURS, _THEIRS = 0, 1
_MOST_AT_ONCE = 4  # holes in a frame, however fast; a peg that is hurried passes none


class _Rail(NamedTuple):
    """The way of our pegs: up the left side, round the corner, and on to the goal."""

    middle: float  # of the wood, from its outer edge
    foot: float
    radius: float
    end: float
    width: float

    def at(self, share: float, side: int) -> QPointF:
        """The point so far along the way, 0 to 1."""
        up, turn = self.foot - self.middle - self.radius, self.radius * pi / 2
        across = self.end - self.middle - self.radius
        way = share * (up + turn + across)
        if way <= up:
            x, y = self.middle, self.foot - way
        elif way <= up + turn:
            angle = (way - up) / self.radius
            x = self.middle + self.radius * (1 - cos(angle))
            y = self.middle + self.radius * (1 - sin(angle))
        else:
            x, y = self.middle + self.radius + way - up - turn, self.middle
        return QPointF(x if side == _OURS else self.width - x, y)


class RaceRim(QObject):
    """Holes, milestones and the goal, which are printed on the wood; pegs run over them.

    Signals:
        printed(QRegion): What is printed has changed there.
        changed(QRegion): It looks different there.
        passed(object): The peg of this `Side` has run into a hole, or past one.
    """

    printed = Signal(QRegion)
    changed = Signal(QRegion)
    passed = Signal(object)

    def __init__(self, look: CurrentTheme, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._own = Side.NS
        self.table: Geometry | None = None
        self._rail = _Rail(0, 0, 0, 0, 0)
        self.track: RaceTrack | None = None
        self._full = [0, 0]  # up to where holes are printed full
        self._at = [0.0, 0.0]  # where the pegs are
        self._runs = [QVariantAnimation(self) for _ in (_OURS, _THEIRS)]
        self._fades = [QVariantAnimation(self, startValue=0.0, endValue=1.0) for _ in self._runs]
        for side, run in enumerate(self._runs):
            self._fades[side].valueChanged.connect(partial(self._fade, side))
            run.setEasingCurve(QEasingCurve.Type.InOutCubic)
            run.valueChanged.connect(partial(self._move, side))
            run.finished.connect(partial(self._arrive, side))

    # --------------------------------------------------------------- what is shown
    def show(self, track: RaceTrack, own: Side, pace: Pace) -> None:
        """Show a race; where only points have been added, pegs run there at this pace."""
        before, self.track = self.track, track
        is_same = before is not None and own is self._own and before.target == track.target
        self._own = own
        is_new = before is None or not is_same or track.start != before.start
        if is_new:
            for run in self._runs:
                run.stop()
            self._full, self._at = [*track.now], [float(points) for points in track.now]
        if before is None or is_new or before.studs != track.studs:
            self._lay_out()  # with studs the goal is wider
            if self.table is not None:
                self._print(QRegion(0, 0, round(self.table.width), round(self.table.height)))
        for side in (_OURS, _THEIRS):
            self._go(side, track.now[side], pace)

    def _go(self, side: int, points: int, pace: Pace) -> None:
        run, track = self._runs[side], self.track
        if track is None or (run.endValue() == points and run.state() is run.State.Running):
            return
        run.stop()
        if points == self._full[side] == self._at[side]:
            return
        holes = (points - self._at[side]) / track.step
        length = pace.scaled(round(min(_MOST_MS, _RUN_MS + _PER_HOLE_MS * holes)))
        if holes < 0 or not length or self.table is None:
            self._land(side, points)
            if pace.fade_ms:
                self._fades[side].setDuration(pace.fade_ms)
                start_now(self._fades[side])
            return
        run.setStartValue(self._at[side])
        run.setEndValue(float(points))
        run.setDuration(length)
        start_now(run)

    def finish(self) -> None:
        """Let every peg be where it runs to."""
        for run in (*self._runs, *self._fades):
            if run.state() is run.State.Running:
                run.setCurrentTime(run.duration())

    @property
    def is_running(self) -> bool:
        return any(run.state() is run.State.Running for run in self._runs)

    def _move(self, side: int, points: object) -> None:
        before, self._at[side] = self._at[side], float(cast(float, points))
        step = 1 if self.track is None else self.track.step
        if 0 < self._at[side] // step - before // step <= _MOST_AT_ONCE:
            self.passed.emit(self._own if side == _OURS else self._own.other)
        self.changed.emit(self._round_peg(side, before) + self._round_peg(side, self._at[side]))

    def _fade(self, side: int, _opacity: object) -> None:
        self.changed.emit(self._round_peg(side, self._at[side]))

    def _arrive(self, side: int) -> None:
        self._land(side, round(self._at[side]))

    def _land(self, side: int, points: int) -> None:
        before = self._full[side], self._at[side]
        self._full[side], self._at[side] = points, float(points)
        self._print(self._stretch(side, min(*before, points), max(*before, points)))

    def _print(self, region: QRegion) -> None:
        self.printed.emit(region)
        self.changed.emit(region)

    # --------------------------------------------------------------- where it is
    def stand(self, table: Geometry) -> None:
        """Lie in the rim of a table."""
        self.table = table
        self._lay_out()

    def _lay_out(self) -> None:
        if self.table is None:
            return
        table, u = self.table, self.table.unit
        end = self.place().left() - _GATE * u
        middle = table.rim / 2
        foot = table.ledge.top - _BEGINNING * u
        self._rail = _Rail(middle, foot, min(_CORNER * u, foot - middle), end, table.width)

    def spot(self, side: Side, points: float) -> QPointF:
        """Where a side's peg stands with so many points; at the target and beyond, at the goal."""
        return self._spot(_OURS if side is self._own else _THEIRS, points)

    def _spot(self, side: int, points: float) -> QPointF:
        target = 1 if self.track is None else self.track.target
        return self._rail.at(min(1.0, max(0.0, points / target)), side)

    def place(self) -> QRectF:
        """The goal, which everything in the race is about."""
        table = self.table
        if table is None:
            return QRectF()
        track, u = self.track, table.unit
        wide = _GOAL * u
        if track is not None:
            wide = max(wide, goal_width(str(track.target), u, table.rim))
            wide += _STUDS * u if any(track.studs) else 0.0
        return QRectF((table.width - wide) / 2, 2, wide, table.rim - 9)

    def _round_peg(self, side: int, points: float) -> QRegion:
        return QRegion(self._box(self._spot(side, points)).toAlignedRect())

    def _box(self, spot: QPointF) -> QRectF:
        unit = 1.0 if self.table is None else self.table.unit
        room = (PEG * DIAMOND + _ROOM) * unit
        return QRectF(spot.x() - room, spot.y() - room, 2 * room, 2 * room)

    def _stretch(self, side: int, first: float, last: float) -> QRegion:
        # All that may look different between two points, milestones included.
        track = self.track
        if track is None or self.table is None:
            return QRegion()
        region = self._round_peg(side, first) + self._round_peg(side, last)
        for points in track.holes:
            if first - track.step <= points <= last + track.step:
                region += QRegion(self._wide_box(self._spot(side, points)))
        return region

    def _wide_box(self, spot: QPointF) -> QRect:
        # For a milestone, too.
        return self._box(spot).adjusted(-8, 0, 8, 0).toAlignedRect()

    # --------------------------------------------------------------- paint
    def print_on(self, painter: QPainter, dirty: QRegion) -> None:
        """Paint what only a change of the score changes: holes, milestones and the goal."""
        track = self.track
        if track is None or self.table is None:
            return
        painter.save()
        art = self._art(painter)
        for side in (_OURS, _THEIRS):
            self._paint_holes(art, side, track.holes, dirty)
            if track.start[side] != track.now[side]:
                art.hollow_peg(self._spot(side, track.start[side]), own=side == _OURS)
        plate = self.place()
        if dirty.intersects(plate.toAlignedRect()):
            art.goal(plate, str(track.target))
            for side, won in enumerate(track.studs):
                for number in range(won):
                    art.stud(self._stud_spot(plate, side, number), own=side == _OURS)
        painter.restore()

    def paint(self, painter: QPainter, dirty: QRegion) -> None:
        """Paint what moves: the pegs, and the holes that they have just filled."""
        track = self.track
        if track is None or self.table is None:
            return
        art = self._art(painter)
        for side in (_OURS, _THEIRS):
            full, at = self._full[side], self._at[side]
            self._paint_holes(art, side, [each for each in track.holes if full < each <= at], dirty)
            spot, fade = self._spot(side, at), self._fades[side]
            if dirty.intersects(self._box(spot).toAlignedRect()):
                if fade.state() is fade.State.Running:
                    painter.setOpacity(cast(float, fade.currentValue()))
                art.peg(spot, own=side == _OURS)
                painter.setOpacity(1)

    def _art(self, painter: QPainter) -> RimArt:
        assert self.table is not None  # it has a place
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return RimArt(painter, self._look.theme, self.table.unit, self.table.rim)

    def _paint_holes(self, art: RimArt, side: int, holes: Sequence[int], dirty: QRegion) -> None:
        for points in holes:
            spot = self._spot(side, points)
            if dirty.intersects(self._wide_box(spot)):
                self._paint_hole(art, side, points, spot)

    def _paint_hole(self, art: RimArt, side: int, points: int, spot: QPointF) -> None:
        track = self.track
        assert track is not None  # it has holes
        own, full = side == _OURS, points <= max(self._full[side], self._at[side])
        is_under_peg = points in (self._full[side], track.start[side])
        if points % (_EVERY * track.step) == 0 and not is_under_peg:
            room = art.rim - 2
            if spot.y() < 2 * self._rail.middle:  # there no hole is half under it
                apart = abs(self._spot(side, points + track.step).x() - spot.x())
                room = 2 * apart - 3 * HOLE * art.unit
            art.milestone(spot, str(points), own=own, full=full, widest=room)
        else:
            art.hole(spot, own=own, full=full)

    def _stud_spot(self, plate: QRectF, side: int, number: int) -> QPointF:
        assert self.table is not None  # it has a place
        u = self.table.unit
        aside = 9 * u if side == _OURS else plate.width() - 9 * u
        return QPointF(plate.left() + aside, plate.center().y() + (11 * number - 5.5) * u)

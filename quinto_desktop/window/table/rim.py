"""The race in the rim: our pegs climb the left side, theirs the right, both to one crown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple, cast

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF, QRegion

from quinto_desktop.game.aids.race_track import RaceTrack
from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Side
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen
from quinto_desktop.window.table.geometry import Geometry

_RUN_MS, _PER_HOLE_MS, _MOST_MS = 300, 12, 900
_HOLE, _PEG, _HOLLOW, _STUD = 2.6, 9.5, 6.0, 4.2  # radii in design units
_DIAMOND = 1.2  # of the radius of a circle of about the same weight
_MILESTONE, _EVERY = 17, 10  # its height; and which holes have one
_CROWN, _STUDS, _GATE = 80, 30, 6
_CORNER, _BEGINNING = 30, 8
_ROOM = 4  # round a peg, for its edge
_OURS, _THEIRS = 0, 1


class _Rail(NamedTuple):
    """The way of our pegs: up the left side, round the corner, and on to the crown."""

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
    """Holes, milestones and the crown, which are printed on the wood; pegs run over them.

    Signals:
        printed(QRegion): What is printed has changed there.
        changed(QRegion): It looks different there.
    """

    printed = Signal(QRegion)
    changed = Signal(QRegion)

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._marks = look, marks
        self._own = Side.NS
        self._table: Geometry | None = None
        self._rail = _Rail(0, 0, 0, 0, 0)
        self.track: RaceTrack | None = None
        self._full = [0, 0]  # up to where holes are printed full
        self._at = [0.0, 0.0]  # where the pegs are
        self._runs = [QVariantAnimation(self) for _ in (_OURS, _THEIRS)]
        for side, run in enumerate(self._runs):
            run.setEasingCurve(QEasingCurve.Type.InOutCubic)
            run.valueChanged.connect(partial(self._move, side))
            run.finished.connect(partial(self._arrive, side))

    # --------------------------------------------------------------- what is shown
    def show(self, track: RaceTrack, own: Side, pace: Pace) -> None:
        """Show a race; where only points have been added, pegs run there at this pace."""
        before, self.track = self.track, track
        is_same = before is not None and own is self._own and before.target == track.target
        self._own = own
        if before == track and is_same:
            return
        if before is None or not is_same or track.start != before.start:
            self._stop()
            self._full, self._at = [*track.now], [float(points) for points in track.now]
            self._lay_out()
            self._print(QRegion(self._wood()))
            return
        if before.studs != track.studs:
            self._print(QRegion(self._crown().toAlignedRect()))
        for side in (_OURS, _THEIRS):
            self._go(side, track.now[side], pace)

    def _go(self, side: int, points: int, pace: Pace) -> None:
        run, track = self._runs[side], self.track
        if track is None or (run.endValue() == points and run.state() is run.State.Running):
            return
        if points == self._full[side] == self._at[side]:
            return
        holes = (points - self._at[side]) / track.step
        length = pace.scaled(round(min(_MOST_MS, _RUN_MS + _PER_HOLE_MS * holes)))
        run.stop()
        if holes < 0 or not length or self._table is None:
            self._land(side, points)
            return
        run.setStartValue(self._at[side])
        run.setEndValue(float(points))
        run.setDuration(length)
        start_now(run)

    def finish(self) -> None:
        """Let every peg be where it runs to."""
        for run in self._runs:
            if run.state() is run.State.Running:
                run.setCurrentTime(run.duration())

    def _stop(self) -> None:
        for run in self._runs:
            run.stop()

    @property
    def is_running(self) -> bool:
        return any(run.state() is run.State.Running for run in self._runs)

    def _move(self, side: int, points: object) -> None:
        before, self._at[side] = self._at[side], float(cast(float, points))
        self.changed.emit(self._round_peg(side, before) + self._round_peg(side, self._at[side]))

    def _arrive(self, side: int) -> None:
        if self.track is not None:
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
        self._table = table
        self._lay_out()

    def _lay_out(self) -> None:
        if self._table is None:
            return
        table, u = self._table, self._table.unit
        end = self._crown().left() - _GATE * u
        middle = table.rim / 2
        foot = table.ledge.top - _BEGINNING * u
        self._rail = _Rail(middle, foot, min(_CORNER * u, foot - middle), end, table.width)

    def spot(self, side: Side, points: float) -> QPointF:
        """Where a side's peg stands with so many points; at the target and beyond, at the crown."""
        return self._spot(_OURS if side is self._own else _THEIRS, points)

    def _spot(self, side: int, points: float) -> QPointF:
        target = 1 if self.track is None else self.track.target
        return self._rail.at(min(1.0, max(0.0, points / target)), side)

    def place(self) -> QRectF:
        """The crown, which everything in the race is about."""
        return self._crown()

    def _crown(self) -> QRectF:
        table = self._table
        if table is None:
            return QRectF()
        track, u = self.track, table.unit
        wide = _CROWN * u
        if track is not None:
            figure = QFontMetricsF(self._figures(16, u)).horizontalAdvance(str(track.target))
            wide = max(wide, figure + 44 * u) + (_STUDS * u if any(track.studs) else 0.0)
        return QRectF((table.width - wide) / 2, 2, wide, table.rim - 7)

    def _wood(self) -> QRect:
        table = self._table
        return QRect() if table is None else QRect(0, 0, round(table.width), round(table.height))

    def _round_peg(self, side: int, points: float) -> QRegion:
        return QRegion(self._box(self._spot(side, points)).toAlignedRect())

    def _box(self, spot: QPointF) -> QRectF:
        unit = 1.0 if self._table is None else self._table.unit
        room = (_PEG * _DIAMOND + _ROOM) * unit
        return QRectF(spot.x() - room, spot.y() - room, 2 * room, 2 * room)

    def _stretch(self, side: int, first: float, last: float) -> QRegion:
        # All that may look different between two points, milestones included.
        track = self.track
        if track is None or self._table is None:
            return QRegion()
        region = self._round_peg(side, first) + self._round_peg(side, last)
        for points in track.holes:
            if first - track.step <= points <= last + track.step:
                box = self._box(self._spot(side, points))
                region += QRegion(box.adjusted(-8, 0, 8, 0).toAlignedRect())
        return region

    # --------------------------------------------------------------- paint
    def print_on(self, painter: QPainter, dirty: QRegion) -> None:
        """Paint what only a change of the score changes: holes, milestones and the crown."""
        track, table = self.track, self._table
        if track is None or table is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for side in (_OURS, _THEIRS):
            for points in track.holes:
                spot = self._spot(side, points)
                if dirty.intersects(self._box(spot).adjusted(-8, 0, 8, 0).toAlignedRect()):
                    self._paint_hole(painter, side, points, spot)
            if 0 < track.start[side] != track.now[side]:
                self._paint_hollow(painter, side, self._spot(side, track.start[side]))
        if dirty.intersects(self._crown().toAlignedRect()):
            self._paint_crown(painter, track, table.unit)
        painter.restore()

    def paint(self, painter: QPainter, dirty: QRegion) -> None:
        """Paint what moves: the pegs, and the holes that they have just filled."""
        track = self.track
        if track is None or self._table is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for side in (_OURS, _THEIRS):
            for points, spot in self._just_filled(side, track):
                if dirty.intersects(self._box(spot).toAlignedRect()):
                    self._paint_hole(painter, side, points, spot)
            spot = self._spot(side, self._at[side])
            if dirty.intersects(self._box(spot).toAlignedRect()):
                self._paint_peg(painter, side, spot)

    def _just_filled(self, side: int, track: RaceTrack) -> Iterator[tuple[int, QPointF]]:
        if self._at[side] != self._full[side]:
            for points in track.holes:
                if self._full[side] < points <= self._at[side]:
                    yield points, self._spot(side, points)

    def _is_milestone(self, points: int) -> bool:
        track = self.track
        return track is not None and points % (_EVERY * track.step) == 0

    def _paint_hole(self, painter: QPainter, side: int, points: int, spot: QPointF) -> None:
        assert self._table is not None  # it has a place
        theme, u = self._look.theme, self._table.unit
        is_full = points <= max(self._full[side], self._at[side])
        colour = theme.ours if side == _OURS else theme.theirs_hole
        if self._is_milestone(points) and not self._is_under_peg(side, points):
            self._paint_milestone(painter, points, spot, colour if is_full else "")
            return
        radius = _HOLE * u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        if not is_full:
            radius *= 0.92
            painter.setPen(themed_pen(theme, theme.hole_line, 0.8 * u))
            painter.setBrush(QColor(theme.hole))
            painter.drawEllipse(spot, radius, radius)
        elif side == _OURS:
            painter.drawEllipse(spot, radius, radius)
        else:
            painter.drawPolygon(_diamond(spot, 1.3 * radius))

    def _is_under_peg(self, side: int, points: int) -> bool:
        track = self.track
        return track is not None and points in (self._full[side], track.start[side])

    def _paint_milestone(self, painter: QPainter, points: int, spot: QPointF, full: str) -> None:
        assert self._table is not None  # it has a place
        theme, font = self._look.theme, self._figures(13, self._table.unit)
        text = str(points)
        high = min(_MILESTONE * max(1.0, self._table.unit), self._table.rim - 7)
        wide = max(1.3 * high, QFontMetricsF(font).horizontalAdvance(text) + 0.55 * high)
        wide = min(wide, self._table.rim - 3) if self._is_upright(spot) else wide
        plate = QRectF(spot.x() - wide / 2, spot.y() - high / 2, wide, high)
        painter.setPen(themed_pen(theme, theme.hole_line, 1.0))
        painter.setBrush(QColor(full or theme.hole))
        painter.drawRoundedRect(plate, high / 2, high / 2)
        ink = QColor(theme.wood_near if theme.is_dark else "#FFFFFF")
        painter.setPen(ink if full else QColor("#E2CFA9" if not theme.is_dark else theme.wood_dim))
        _draw_figure(painter, plate, text, font)

    def _is_upright(self, spot: QPointF) -> bool:
        return spot.y() > 2 * self._rail.middle

    def _paint_hollow(self, painter: QPainter, side: int, spot: QPointF) -> None:
        assert self._table is not None  # it has a place
        theme, u = self._look.theme, self._table.unit
        painter.setPen(
            themed_pen(theme, theme.ours if side == _OURS else theme.theirs_hole, 1.8 * u)
        )
        painter.setBrush(QColor(theme.wood_near if theme.is_dark else theme.wood))
        if side == _OURS:
            painter.drawEllipse(spot, _HOLLOW * u, _HOLLOW * u)
        else:
            painter.drawPolygon(_diamond(spot, _HOLLOW * _DIAMOND * u))

    def _paint_peg(self, painter: QPainter, side: int, spot: QPointF) -> None:
        assert self._table is not None  # it has a place
        theme, u = self._look.theme, self._table.unit
        radius = _PEG * u
        if side == _OURS:
            painter.setPen(themed_pen(theme, theme.ours_edge, 3 * u))
            painter.setBrush(QColor(theme.ours))
            painter.drawEllipse(spot, radius - u, radius - u)
        else:
            pen = themed_pen(theme, theme.theirs_edge, 2.4 * u)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(QColor(theme.theirs if theme.shadow else theme.theirs_hole))
            painter.drawPolygon(_diamond(spot, radius * _DIAMOND - pen.widthF() / 2))
        if theme.shadow:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 190))
            light = spot - QPointF(0.25, 0.28) * radius
            painter.drawEllipse(light, 0.2 * radius, 0.2 * radius)

    def _paint_crown(self, painter: QPainter, track: RaceTrack, u: float) -> None:
        theme, plate = self._look.theme, self._crown()
        font, text = self._figures(16, u), str(track.target)
        painter.setPen(themed_pen(theme, theme.brass, 1.4))
        painter.setBrush(QColor(theme.wood_near))
        painter.drawRoundedRect(plate, 9 * u, 9 * u)
        wide, gap = QFontMetricsF(font).horizontalAdvance(text), 5 * u
        sign = QRectF(0, 0, 24 * u, 18 * u)
        sign.moveCenter(plate.center())
        sign.moveLeft(plate.center().x() - (sign.width() + gap + wide) / 2)
        gold = theme.focus if not theme.shadow else "#E5BC5C" if theme.is_dark else theme.brass
        self._marks.draw(painter, "crown", sign, gold)
        painter.setPen(QColor(theme.wood_text))
        place = QRectF(sign.right() + gap, plate.top(), wide + 1, plate.height())
        _draw_figure(painter, place, text, font)
        for side, won in enumerate(track.studs):
            for number in range(won):
                self._paint_stud(painter, side, number, plate, u)

    def _paint_stud(
        self, painter: QPainter, side: int, number: int, plate: QRectF, u: float
    ) -> None:
        theme = self._look.theme
        aside = 9 * u if side == _OURS else plate.width() - 9 * u
        down = plate.center().y() + (number * 11 - 5.5) * u if number < 2 else plate.center().y()
        spot = QPointF(plate.left() + aside, down)
        painter.setPen(themed_pen(theme, theme.hole_line, 0.8 * u))
        painter.setBrush(QColor(theme.brass))
        if side == _OURS:
            painter.drawEllipse(spot, _STUD * u, _STUD * u)
        else:
            painter.drawPolygon(_diamond(spot, _STUD * _DIAMOND * u))

    def _figures(self, points: float, unit: float) -> QFont:
        font = serif_font(points * max(1.0, unit) if points < 16 else max(13, 16 * unit), bold=True)
        rim = 24.0 if self._table is None else self._table.rim
        font.setPixelSize(min(font.pixelSize(), max(9, int(0.55 * rim))))
        return font


def _diamond(spot: QPointF, radius: float) -> QPolygonF:
    ways = ((0, -radius), (radius, 0), (0, radius), (-radius, 0))
    return QPolygonF([spot + QPointF(*way) for way in ways])


def _draw_figure(painter: QPainter, place: QRectF, text: str, font: QFont) -> None:
    painter.setFont(font)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

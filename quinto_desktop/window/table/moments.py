"""The great moments of a game: each is shown once, in the middle of the table, in under a second.

Each is a piece of data: what a medallion shows, one thing after another, and how warmly the inlay
lights up behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Call, Called, Event, GameWon, QuintKind, QuintScored, trick_value
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen
from quinto_desktop.window.table.felt import INLAY_CORNER
from quinto_desktop.window.table.geometry import Geometry

CROWN = "crown"


class Moment(NamedTuple):
    """A moment worth seeing: the faces of a medallion in turn, and the glow behind it, 0 to 1."""

    faces: tuple[str, ...]
    warmth: float


def moment_of(event: Event, events: Sequence[Event]) -> Moment | None:
    """The moment that an event is, if it is any."""
    match event:
        case Called(call=Call.REDOUBLE, trick_value=value):
            doubled = trick_value((Call.DOUBLE,))
            return Moment((str(trick_value(())), str(doubled), str(value)), 0.5)
        case QuintScored(scored=scored, scores=scores):
            rest = events[events.index(event) + 1 :]
            wins = any(isinstance(other, GameWon) and other.by_quint for other in rest)
            if wins and not any(isinstance(other, QuintScored) for other in rest):
                return Moment((CROWN, str(scores[scored.side])), 1.0)
            if scored.quint.kind is QuintKind.ROYAL:
                return Moment((CROWN,), 0.8)
    return None


_RADIUS = 54  # of the medallion, in design units
_ROOM = 14  # for the glow outside the inlay
_RISE = 46
_IN, _TURNING, _OUT = 0.22, (0.26, 0.58), 0.86  # shares of the whole time
_FIRST = 0.03  # the glow is drawn with a later frame than the medallion, which takes time enough
_SWELLING = 0.22  # once the last face shows, for so long
_SWELL = 0.14
_FADE_MS = 80
_BRIGHT = 128  # of 255
_COARSE = 4  # the glow is soft: it is drawn this much smaller, and enlarged once


class MomentView(QWidget):
    """Shows a moment over the inlay, and takes no input. It is over by itself, or at `finish`."""

    def __init__(self, look: CurrentTheme, marks: Marks, table: QWidget) -> None:
        super().__init__(table)
        self._look = look
        self._marks = marks
        self._unit = 1.0
        self._moment = Moment((), 0.0)
        self._is_still = False
        self._pictures: dict[str, QPixmap] = {}
        self._frame = QRectF()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.valueChanged.connect(self._on_run_value_changed)
        self._run.finished.connect(self.finish)
        look.changed.connect(self._forget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def share(self) -> float:
        """How much of the moment is over, 0 to 1; 1 if there is none."""
        return 1.0 if self.isHidden() else float(self._run.currentValue())

    def stand(self, geometry: Geometry) -> None:
        self._unit, room = geometry.unit, _ROOM * geometry.unit
        inlay = QRectF(*geometry.inlay)
        self.setGeometry(inlay.adjusted(-room, -room, room, room).toAlignedRect())
        self._frame = inlay.translated(-self.x(), -self.y())
        self._forget()

    def show_moment(self, moment: Moment, pace: Pace) -> int:
        """Show a moment; return how many milliseconds it lasts, 0 if it is not shown at all."""
        self.finish()
        if pace.moment_ms:
            self._moment, self._is_still = moment, pace.is_still
            self._run.setDuration(pace.moment_ms)
            self.show()
            self.raise_()
            start_now(self._run)
        return pace.moment_ms

    @Slot()
    def finish(self) -> None:
        self._run.stop()
        self.hide()
        self._pictures = {}

    @Slot()
    def _forget(self) -> None:
        self._pictures = {}
        self.update()

    @Slot()
    def _on_run_value_changed(self) -> None:
        self.update()

    # --------------------------------------------------------------- the picture
    def paintEvent(self, _event: QPaintEvent) -> None:
        share = self.share
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        seen = self._seen(share)
        if share > _FIRST:
            painter.setOpacity(seen * self._moment.warmth)
            painter.drawPixmap(0, 0, self._picture("", self._glow))
        face, turned = self._turned(share)
        size, rise = self._grown(share)
        middle = QPointF(self._frame.center().x(), self._frame.center().y() + rise)
        picture = self._picture(face, partial(self._face, face))
        side = picture.deviceIndependentSize()
        painter.setOpacity(seen)
        painter.translate(middle)
        painter.scale(size * turned, size)
        painter.drawPixmap(QPointF(-side.width() / 2, -side.height() / 2), picture)
        painter.end()

    def _picture(self, name: str, make: Callable[[], QPixmap]) -> QPixmap:
        if name not in self._pictures:
            self._pictures[name] = make()
        return self._pictures[name]

    def _seen(self, share: float) -> float:
        begins, ends = _IN, 1 - _OUT
        if self._is_still:
            begins = ends = min(0.5, _FADE_MS / max(1, self._run.duration()))
        return max(0.0, min(1.0, share / begins, (1 - share) / ends))

    def _grown(self, share: float) -> tuple[float, float]:
        if self._is_still:
            return 1.0, 0.0
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        grown = curve.valueForProgress(min(1.0, share / _IN))
        gone = max(0.0, (share - _OUT) / (1 - _OUT))
        swollen = min(1.0, max(0.0, share - _TURNING[1]) / _SWELLING)
        size = 0.5 + 0.5 * grown + _SWELL * sin(pi * swollen)
        return size, _RISE * self._unit * ((1 - grown) - 0.3 * gone)

    def _turned(self, share: float) -> tuple[str, float]:
        faces = self._moment.faces
        if self._is_still or len(faces) == 1:
            return faces[-1], 1.0
        begin, end = _TURNING
        way = max(0.0, min(1.0, (share - begin) / (end - begin))) * (len(faces) - 1)
        return faces[round(way)], abs(cos(pi * _eased(way)))

    def _blank(self, width: float, height: float, ratio: float) -> QPixmap:
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _face(self, face: str) -> QPixmap:
        theme, radius = self._look.theme, _RADIUS * self._unit
        side = 2 * (radius + 4 * self._unit)
        picture = self._blank(side, side, self.devicePixelRatioF())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(side / 2, side / 2)
        painter.setBrush(QColor(theme.plate))
        painter.setPen(themed_pen(theme, theme.brass, 3 * self._unit))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(themed_pen(theme, theme.brass, 1 * self._unit))
        painter.drawEllipse(middle, radius - 6 * self._unit, radius - 6 * self._unit)
        box = QRectF(0, 0, side, side)
        if face == CROWN:
            inner = 0.6 * side
            crown = QRectF((side - inner) / 2, (side - 0.84 * inner) / 2, inner, 0.84 * inner)
            self._marks.draw(painter, "crown", crown, theme.brass)
        else:
            painter.setFont(serif_font((52 if len(face) < 3 else 42) * self._unit, bold=True))
            painter.setPen(QColor(theme.text_on_felt))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, face)
        painter.end()
        return picture

    def _glow(self) -> QPixmap:
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        picture = self._blank(self.width(), self.height(), ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if theme.weight == 1:  # a theme of high contrast has lines only
            soft = self._soft_light()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), soft)
        corner = INLAY_CORNER * self._unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, strength in ((10.0, 50), (6.0, 90), (2.4, 255)):
            colour = QColor(theme.brass)
            colour.setAlpha(strength)
            pen = themed_pen(theme, theme.brass, width * max(1.0, self._unit))
            pen.setColor(colour)
            painter.setPen(pen)
            painter.drawRoundedRect(self._frame, corner, corner)
        painter.end()
        return picture

    def _soft_light(self) -> QPixmap:
        small = self._blank(self.width() / _COARSE, self.height() / _COARSE, 1.0)
        middle, reach = QPointF(small.width() / 2, small.height() / 2), small.height() / 2
        light = QRadialGradient(middle, reach)
        gold = QColor(self._look.theme.brass)
        if QColor(self._look.theme.plate).lightness() > _BRIGHT:
            gold = gold.lighter(200)  # on a light felt it would be a shadow
        for at in range(6):
            colour = QColor(gold)
            colour.setAlpha(round(170 * cos(pi / 2 * at / 5) ** 2))
            light.setColorAt(at / 5, colour)
        painter = QPainter(small)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(middle, reach, reach)
        painter.end()
        return small


def _eased(way: float) -> float:
    whole = int(way)
    return whole + (way - whole) - sin(2 * pi * (way - whole)) / (2 * pi)

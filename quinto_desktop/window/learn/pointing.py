"""What a lesson points at, and the gilt line to it with a ring round it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.aids.quint_board import race_track
from quinto_desktop.game.lessons.first_deal import crown_in
from quinto_desktop.rules import QUINT_ROYAL, Call, Card
from quinto_desktop.window.controls.panels import Painted
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.surfaces import painting, restoring
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.table import Table

# The middle of a card's crown, from its top left corner, in card widths; the fan shows it.
_CROWN = (0.15, 0.475)
_CROWN_SIZE = 0.30
_DISC = 24  # the radius of a player's disc, in units of the geometry
_CLOSE = 7  # the ring round the cachette lies on its edges: words are above and below it
_SIDEWAYS = 3  # how much further beside the panel than above it things are that lie beside it


class Aim(Enum):
    """What a lesson points at."""

    NOTHING = auto()
    PARTNER = auto()
    SKYLINE = auto()
    CROWN = auto()
    ROYAL = auto()
    CACHETTE = auto()
    PASS = auto()
    CALLS = auto()
    LAST_QUINT = auto()
    TAG = auto()
    RACE = auto()
    PILE = auto()


class Target(NamedTuple):
    """A part of the window that is pointed at.

    Attributes:
        place: The area, in the coordinates of the table.
        has_line: Whether a line leads to it; not where it would strike out what is asked.
        over: What the line goes under, so as not to strike it out; empty if there is nothing.
    """

    place: QRectF
    is_round: bool = False
    has_line: bool = True
    over: QRectF = QRectF()


class Aims:
    """Finds what is pointed at."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def find(self, aim: Aim) -> Target | None:
        """Where something is; None if it cannot be seen now."""
        table = self._table
        ways: dict[Aim, Callable[[], Target | None]] = {
            Aim.PARTNER: partial(self._disc, Edge.FAR),
            Aim.SKYLINE: self._skyline,
            Aim.CACHETTE: self._cachette,
            Aim.CROWN: self._crown,
            Aim.ROYAL: partial(self._crown, QUINT_ROYAL),
            Aim.PASS: partial(self._calls, only_pass=True),
            Aim.CALLS: partial(self._calls, only_pass=False),
            Aim.LAST_QUINT: self._last_quint,
            Aim.TAG: self._tag,
            Aim.RACE: self._peg,
            Aim.PILE: lambda: Target(QRectF(table.overlays.piles[Edge.LEFT].geometry())),
        }
        found = ways[aim]() if aim in ways else None
        if found is None:
            return None
        prompt = table.overlays.prompt
        return found._replace(over=QRectF(prompt.geometry()) if prompt.isVisible() else QRectF())

    def _skyline(self) -> Target | None:
        skyline = self._table.skyline
        return Target(QRectF(skyline.panel.geometry())) if skyline.is_open else None

    def _tag(self) -> Target | None:
        tag = self._table.overlays.tags.quints[0]
        return None if tag.quint is None else Target(QRectF(tag.geometry()), has_line=False)

    def _disc(self, edge: Edge) -> Target:
        geometry = self._table.stage.geometry
        place = QRectF(0, 0, 2 * _DISC * geometry.unit, 2 * _DISC * geometry.unit)
        place.moveCenter(QPointF(*geometry.plate(edge)))
        return Target(place, is_round=True)

    def _cachette(self) -> Target | None:
        place = QRectF()
        for card in self._table.stage.places.cachette:
            place = place.united(card.polygon().boundingRect())
        if place.isEmpty():
            return None
        # A line would strike out the trick that lies between, or the words of the pile above.
        seen, places = self._table.observation, self._table.stage.places
        has_line = seen is None or seen.trick is None or not seen.trick.cards
        has_line = has_line and places.dealer is not places.viewer
        return Target(place.adjusted(0, _CLOSE, 0, -_CLOSE), has_line=has_line)

    def _crown(self, card: Card | None = None) -> Target | None:
        seen = self._table.observation
        card = card or (None if seen is None else crown_in(seen))
        widget = None if card is None else self._table.stage.places.find(card)
        if widget is None:
            return None
        pose = widget.pose
        across, down = _CROWN
        if card is QUINT_ROYAL:  # its crowns fill the card: what the fan shows of them
            across, down = 0.2, 0.45
        at = QPointF((across - 0.5) * pose.width, (down - HEIGHT_OF_WIDTH / 2) * pose.width)
        middle = QTransform().rotate(pose.turn).map(at) + QPointF(pose.x, pose.y)
        side = _CROWN_SIZE * pose.width
        place = QRectF(0, 0, side, side)
        place.moveCenter(middle)
        return Target(place, is_round=True)

    def _calls(self, *, only_pass: bool) -> Target | None:
        bar = self._table.overlays.doubling
        if not bar.isVisible():
            return None
        place = QRectF()
        for call, button in bar.buttons.items():
            if call is Call.PASS or not only_pass:
                corner = button.mapTo(self._table, button.rect().topLeft())
                place = place.united(QRectF(corner, button.size()))
        return Target(place.adjusted(5, 5, -5, -5), has_line=False)

    def _last_quint(self) -> Target | None:
        seen = self._table.observation
        if seen is None or not seen.quints:
            return None
        return Target(self._table.overlays.board.place_of(seen.quints[-1].quint))

    def _peg(self) -> Target | None:
        seen, rim = self._table.observation, self._table.scoring.rim
        if seen is None or not seen.quints:
            return None
        side, own = seen.quints[-1].side, self._table.stage.places.viewer.side
        spot = rim.spot(side, race_track(seen, own).now[0 if side is own else 1])
        room = 9 * self._table.stage.geometry.unit
        return Target(QRectF(spot.x() - room, spot.y() - room, 2 * room, 2 * room), is_round=True)


_LINE = 2.5
_UNDER = 2.5  # how much wider the darker line under it is
_ROOM = 5  # between a thing and the ring round it
_GLOW = 14  # how far the glow reaches beyond the ring
_CORNER = 10
_BEND = 0.08  # how far the line bows out, as a share of its length


class Pointing(Painted):
    """Points from one place of its parent to another; the pointer passes through it."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._from = QRectF()
        self._target: Target | None = None

    def point(self, panel: QRectF, target: Target | None, unit: float) -> None:
        """Point from a panel at a target beside it, in the parent's coordinates, or at nothing."""
        if target is None or panel.contains(target.place.center()):
            self._target = None
            self.hide()
            return
        self._from, self._target, self._unit = panel, target, max(0.8, unit)
        reach = (_ROOM + _GLOW) * self._unit + 2
        ring = self.ring.adjusted(-reach, -reach, reach, reach)
        whole = ring
        if self._has_line:
            whole = ring.united(self._line(self.ring, is_round=target.is_round).boundingRect())
        box = whole.adjusted(-4, -4, 4, 4).toAlignedRect()
        self.setGeometry(box.intersected(self._parent_rect()))
        self.renew()
        self.show()
        self.raise_()

    def _parent_rect(self) -> QRect:
        parent = self.parentWidget()
        return QRect() if parent is None else parent.rect()

    @property
    def ring(self) -> QRectF:
        """The ring round the target, in the parent's coordinates."""
        if self._target is None:
            return QRectF()
        room = _ROOM * self._unit
        return self._target.place.adjusted(-room, -room, room, room)

    @property
    def _has_line(self) -> bool:
        target = self._target
        return target is not None and target.has_line and not self._from.intersects(self.ring)

    @property
    def _box(self) -> QRectF:
        return self._from.adjusted(8, 7, -8, -9)

    @property
    def _is_sideways(self) -> bool:
        box, goal = self._box, self.ring.center()
        across = max(box.left() - goal.x(), goal.x() - box.right())
        return across > _SIDEWAYS * max(0.0, box.top() - goal.y(), goal.y() - box.bottom())

    def _start(self) -> QPointF:
        box, goal = self._box, self.ring.center()
        inset = min(40.0, box.width() / 4, box.height() / 4)
        x = min(max(goal.x(), box.left() + inset), box.right() - inset)
        y = min(max(goal.y(), box.top() + inset), box.bottom() - inset)
        if self._is_sideways:
            x = box.right() if goal.x() > box.right() else box.left()
        elif goal.y() > box.bottom() or goal.y() < box.top():
            y = box.bottom() if goal.y() > box.bottom() else box.top()
        return QPointF(x, y)

    def _paint(self, picture: QPixmap) -> None:
        with painting(picture) as painter:
            painter.translate(-QPointF(self.pos()))
            colour = QColor(self._look.theme.focus)
            ring, is_round = self.ring, self._target is not None and self._target.is_round
            self._draw_glow(painter, ring, colour, is_round=is_round)
            width = _LINE * self._unit * self._look.theme.weight
            # Over paper the gilt alone would be lost: a darker line lies under it.
            for tone, more in ((QColor(self._look.theme.plate), _UNDER), (colour, 0.0)):
                pen = QPen(tone, width + more)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                self._draw_lines(painter, ring, is_round=is_round)

    def _draw_lines(self, painter: QPainter, ring: QRectF, *, is_round: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._has_line:
            with restoring(painter):
                painter.setClipPath(self._free())
                painter.drawPath(self._line(ring, is_round=is_round))
        if is_round:
            side = max(ring.width(), ring.height()) / 2
            painter.drawEllipse(ring.center(), side, side)
        else:
            corner = _CORNER * self._unit
            painter.drawRoundedRect(ring, corner, corner)

    def _free(self) -> QPainterPath:
        free, pill = QPainterPath(), QPainterPath()
        free.addRect(QRectF(self.geometry()))
        if self._target is not None and not self._target.over.isEmpty():
            over = self._target.over
            pill.addRoundedRect(over, over.height() / 2, over.height() / 2)
        return free - pill

    def _line(self, ring: QRectF, *, is_round: bool) -> QPainterPath:
        start = self._start()
        end = _edge_of(ring, start, is_round=is_round)
        path = QPainterPath(start)
        middle = (start + end) / 2
        bend = QPointF(end.y() - start.y(), start.x() - end.x()) * _BEND
        leaving, arriving = QPointF(start.x(), middle.y()), QPointF(end.x(), middle.y())
        if self._is_sideways:
            leaving, arriving = QPointF(middle.x(), start.y()), QPointF(middle.x(), end.y())
        path.cubicTo(leaving + bend, arriving + bend, end)
        return path

    def _draw_glow(
        self, painter: QPainter, ring: QRectF, colour: QColor, *, is_round: bool
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        reach = _GLOW * self._unit
        if is_round:
            radius = max(ring.width(), ring.height()) / 2 + reach
            gradient = QRadialGradient(ring.center(), radius)
            inner = 1 - reach / radius
            for at, alpha in ((0.0, 0), (inner * 0.9, 30), (inner, 130), (1.0, 0)):
                tint = QColor(colour)
                tint.setAlpha(alpha)
                gradient.setColorAt(at, tint)
            painter.setBrush(gradient)
            painter.drawEllipse(ring.center(), radius, radius)
            return
        tint = QColor(colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(1, 6):
            tint.setAlpha(70 - 12 * step)
            painter.setPen(QPen(tint, reach * step / 3))
            painter.drawRoundedRect(ring, _CORNER, _CORNER)


def _edge_of(ring: QRectF, start: QPointF, *, is_round: bool) -> QPointF:
    centre = ring.center()
    across, down = start.x() - centre.x(), start.y() - centre.y()
    if is_round:
        radius = max(ring.width(), ring.height()) / 2
        share = radius / max(1.0, hypot(across, down))
    else:
        shares = (
            ring.width() / 2 / max(1e-3, abs(across)),
            ring.height() / 2 / max(1e-3, abs(down)),
        )
        share = min(1.0, *shares)
    return QPointF(centre.x() + across * share, centre.y() + down * share)

"""What marks the cards of a decision on the table, and where the parts of a review stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Action, Card, Play, Seat
from quinto_desktop.window.look.card_art import CardHeight, CardLook, card_polygon
from quinto_desktop.window.look.surfaces import SHADOW
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, text_zoom, themed_pen, ui_font
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.felt import is_narrow
from quinto_desktop.window.table.geometry import Edge
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import verdict_text

_RISE, _LITTLE_RISE = 22.0, 8.0
_RING, _RING_GAP = 2.5, 2.5
_DASHES = [3.0, 2.2]
_CORNER = 6.0
_TAG, _TAG_GAP = 24.0, 6.0
_OUT = {Edge.NEAR: (0, -1), Edge.FAR: (0, 1), Edge.LEFT: (1, 0), Edge.RIGHT: (-1, 0)}


_MARKS = "".join(verdict_text.MARKS.values()) + " "  # before the words of a tag


class Marked(NamedTuple):
    """A decision on the table, with its tags; `better` is None if nothing was."""

    seat: Seat
    played: Action
    played_tag: str
    is_error: bool
    better: Action | None
    better_tag: str


class _Tag(NamedTuple):
    """A tag: its text, its place, and whether it is an error's."""

    text: str
    place: QRectF
    is_error: bool


class Marking(QWidget):
    """Lies over a table: a dashed ring round the card played, a gilt one round the better one.

    The better card is lifted. The rings and tags take no input.
    """

    heard_as = QAccessible.Role.StaticText

    def __init__(self, table: Table, look: CurrentTheme) -> None:
        super().__init__(table)
        self._table, self._look = table, look
        self._marked: Marked | None = None
        self._ringed: list[CardWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        table.laid.connect(self.stand)
        look.changed.connect(self.stand)

    def mark(self, marked: Marked | None) -> None:
        """Mark another decision on the table that is shown now."""
        self._marked = marked
        stage = self._table.stage
        rises = {}
        if marked is not None:
            better, played = self._widget(marked.better), self._widget(marked.played)
            if played is not None:
                rises[played] = _LITTLE_RISE if marked.better else 0.0
            if better is not None:
                rises[better] = _RISE
        stage.raise_cards({widget: rise for widget, rise in rises.items() if rise}, 0)
        self.stand()

    def stand(self) -> None:
        """Cover the table at its present size, and mark the cards there."""
        self.setGeometry(self._table.rect())
        for widget in self._ringed:
            widget.set_look(CardLook())
        self._ringed = []
        better = None if self._marked is None else self._widget(self._marked.better)
        if better is not None:
            better.set_look(CardLook(ring=self._look.theme.focus, lift=CardHeight.HOVER))
            self._ringed.append(better)
        self.setAccessibleName(", ".join(tag.lstrip(_MARKS) for tag in self.told))
        self.raise_()
        self.update()

    @property
    def told(self) -> list[str]:
        marked = self._marked
        return [] if marked is None else [marked.played_tag, *filter(None, [marked.better_tag])]

    # --------------------------------------------------------------- places
    def _widget(self, action: Action | None) -> CardWidget | None:
        if not isinstance(action, Play):
            return None
        hands = self._table.stage.places.open_hands.values()
        return next((one for hand in hands for one in hand if one.card is action.card), None)

    def shows(self, card: Card) -> bool:
        """Whether a card lies face up in a hand, so that it can be marked."""
        return self._widget(Play(card)) is not None

    def outline(self, widget: CardWidget) -> QPolygonF:
        """The outline of a card where it comes to rest."""
        stage = self._table.stage
        pose = stage.places.poses(stage.geometry).get(widget, widget.pose)
        return card_polygon(pose.width, pose.turn).translated(pose.x, pose.y)

    def tags(self) -> list[_Tag]:
        """The tags, none over another."""
        marked = self._marked
        if marked is None:
            return []
        wanted = [(marked.better_tag, self._widget(marked.better), False)] if marked.better else []
        wanted.append((marked.played_tag, self._widget(marked.played), marked.is_error))
        found: list[_Tag] = []
        edge = self._table.stage.places.edge(marked.seat)
        for text, widget, is_error in wanted:
            if not text:
                continue
            place = self._tag_size(text)
            place.moveCenter(self._beside(place, widget, edge))
            across, down = _OUT[edge]
            while any(place.intersects(one.place.adjusted(-3, -3, 3, 3)) for one in found):
                place.translate(2 * across, 2 * (down or 1) if across else 2 * down)
            inside = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            place.moveLeft(max(inside.left(), min(place.left(), inside.right() - place.width())))
            place.moveTop(max(inside.top(), min(place.top(), inside.bottom() - place.height())))
            found.append(_Tag(text, place, is_error))
        return found

    def kept_free(self) -> list[QRectF]:
        """What nothing should cover: the marked cards and their tags, on the table."""
        found = [tag.place for tag in self.tags()]
        if self._marked is not None:
            for action in (self._marked.played, self._marked.better):
                widget = self._widget(action)
                if widget is not None:
                    found.append(self.outline(widget).boundingRect())
        return found

    def open_cards(self) -> list[QRectF]:
        """The outlines of all cards that lie face up in a hand, on the table."""
        hands = self._table.stage.places.open_hands.values()
        return [self.outline(widget).boundingRect() for hand in hands for widget in hand]

    def _unit(self) -> float:
        return max(1.0, self._table.stage.geometry.unit)

    def _tag_size(self, text: str) -> QRectF:
        high = _TAG * self._unit() * text_zoom()
        font = ui_font(13 * self._unit(), bold=True)
        return QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(text) + 0.9 * high, high)

    def _beside(self, tag: QRectF, widget: CardWidget | None, edge: Edge) -> QPointF:
        """Where the middle of a tag belongs: inwards of its card, or where a call is told."""
        if widget is None:
            pose = self._table.stage.geometry.trick(edge)
            return QPointF(pose.x, pose.y)
        box, gap = self.outline(widget).boundingRect(), _TAG_GAP * self._unit()
        across, down = _OUT[edge]
        if across:  # beside the whole hand, whose cards lie in rows
            middle = box.center().y()
            for other in self._hand_of(widget):
                box = box.united(self.outline(other).boundingRect())
            box.moveTop(middle - box.height() / 2)
        x = box.center().x() + across * (box.width() / 2 + gap + tag.width() / 2)
        y = box.center().y() + down * (box.height() / 2 + gap + tag.height() / 2)
        return QPointF(x, y)

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        marked = self._marked
        if marked is None:
            return
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        played = self._widget(marked.played)
        if played is not None:
            self._paint_ring(painter, played, is_error=marked.is_error)
        font = ui_font(13 * self._unit(), bold=True)
        for tag in self.tags():
            high = tag.place.height()
            painter.setPen(Qt.PenStyle.NoPen)
            if theme.card_edge is not None:
                painter.setPen(themed_pen(theme, theme.text_on_felt, 1))
            painter.setBrush(QColor(theme.not_allowed if tag.is_error else theme.pill))
            painter.drawRoundedRect(tag.place, high / 2, high / 2)
            text, fitting = fitted_text(tag.text, font, tag.place.width() - 0.6 * high)
            painter.setFont(fitting)
            painter.setPen(QColor(theme.white_on_colour if tag.is_error else theme.pill_text))
            painter.drawText(tag.place, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.end()

    def _paint_ring(self, painter: QPainter, widget: CardWidget, *, is_error: bool) -> None:
        theme = self._look.theme
        outline = self.outline(widget)
        centre, grown = outline.boundingRect().center(), QPainterPath()
        room = _RING_GAP + _RING / 2
        box = outline.boundingRect().adjusted(-room, -room, room, room)
        points = outline.toList()
        if len({round(point.x()) for point in points}) <= 3:  # upright, or lying on its side
            grown.addRoundedRect(box, _CORNER, _CORNER)
        else:
            scale = 1 + 2 * room / widget.pose.width
            grown.addPolygon(QPolygonF([centre + (point - centre) * scale for point in points]))
            grown.closeSubpath()
        whole = QPainterPath()
        whole.addRect(QRectF(self.rect()))
        painter.save()
        painter.setClipPath(whole.subtracted(self._over(widget)))
        colour = theme.refused if is_error else theme.text_on_felt
        pen: QPen = themed_pen(theme, colour, _RING)
        pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(grown)
        painter.restore()

    def _hand_of(self, widget: CardWidget) -> list[CardWidget]:
        hands = self._table.stage.places.open_hands.values()
        return next((one for one in hands if widget in one), [])

    def _over(self, widget: CardWidget) -> QPainterPath:
        covered, hand = QPainterPath(), self._hand_of(widget)
        for other in hand[hand.index(widget) + 1 :] if widget in hand else []:
            path = QPainterPath()
            path.addPolygon(self.outline(other))
            covered = covered.united(path)
        return covered


_DESIGN, _MOST_SCALE = QSize(1280, 776), 1.7
_PAPER, _STRIP, _LOW_STRIP, _MOST_STRIP = 346, 192, 124, 260
_LOW = 640
_INSET = 12
_MARGIN = 8
_HALF = 0.78  # of a card's width: half its height, and what a turned one stands out


class ReviewPlaces:
    """Divides a window between bar, table, strip and paper, with the paper at the right."""

    def __init__(self, width: int, height: int) -> None:
        self._size = QSize(width, height)
        whole = min(width / _DESIGN.width(), height / _DESIGN.height(), _MOST_SCALE)
        self.unit = max(1.0, whole)
        self.has_paper = not is_narrow(width)
        self.is_low = height < _LOW
        wide = round(_PAPER * self.unit * min(text_zoom(), 1.3))
        self._paper = min(wide, width)
        self.table_width = width - self._paper if self.has_paper else width
        self.put_bar(0)

    @property
    def bar_scale(self) -> float:
        """By how much the bar is larger than designed."""
        return max(1.0, min(self.table_width / 934, self._size.height() / 776, _MOST_SCALE))

    def put_bar(self, high: int) -> None:
        """Place everything under a bar of this height."""
        width, height = self._size.width(), self._size.height()
        wide = self.table_width
        strip = _LOW_STRIP if self.is_low else min(_STRIP * self.unit, _MOST_STRIP)
        strip = round(strip * (1 + 0.6 * (text_zoom() - 1)))
        self.bar = QRect(0, 0, wide, high)
        self.table = QRect(0, high, wide, max(0, height - high - strip))
        self.strip = QRect(0, height - strip, wide, strip)
        inset = max(0, round(_INSET * self.unit) - SHADOW)
        left, top = width - self._paper, 0 if self.has_paper else high
        self.paper = QRect(left, top, self._paper, height - top).adjusted(
            inset if self.has_paper else -SHADOW, inset, -inset, -inset
        )


def slip_place(
    table: Table, size: QSize, kept_free: Sequence[QRectF], open_cards: Sequence[QRectF]
) -> QPoint:
    """Where the slip lies: over a side of the table, never over the hand at the near edge."""
    stage, place = table.stage, table.geometry()
    poses = stage.places.poses(stage.geometry)
    foot = place.height() - _MARGIN
    for widget in stage.places.hands[stage.places.viewer]:
        pose = poses.get(widget, widget.pose)
        foot = min(foot, round(pose.y - _HALF * pose.width - _MARGIN))
    y = max(_MARGIN, foot - size.height() + 2 * SHADOW)
    slip = QRectF(0, y, size.width() - 2 * SHADOW, size.height() - 2 * SHADOW)
    spots = [QRectF(slip), QRectF(slip)]
    spots[0].moveRight(place.width() - _MARGIN)
    spots[1].moveLeft(_MARGIN)
    best = min(spots, key=lambda spot: (_covered(spot, kept_free), _covered(spot, open_cards)))
    return place.topLeft() + best.topLeft().toPoint() - QPoint(SHADOW, SHADOW)


def _covered(spot: QRectF, places: Sequence[QRectF]) -> int:
    return sum(spot.intersects(one) for one in places)

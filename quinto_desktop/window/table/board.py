"""What stands in the middle of the felt: how the quints stand, and the cachette turned up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.aids.quint_board import QuintPlace
from quinto_desktop.rules import QUINTS, Card, Observation, Quint, QuintKind, Side, Suit, quints_in
from quinto_desktop.window.controls.panels import Label
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, PLAIN, CardLook
from quinto_desktop.window.look.surfaces import clear_picture, painting, restoring
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    fitted_font,
    serif_font,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.table.capsule import CapsulePainter, ShownPlace
from quinto_desktop.window.table.felt import INLAY_CORNER, ring
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.table.trick_tags import Claim, QuintTag, taken_from
from quinto_desktop.window.text import board_text
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.translation import join_and

CLOCKWISE = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
_KINDS = (QuintKind.FIVE, QuintKind.ACE_FOUR, QuintKind.TWO_THREE)
_HEAD, _LEAST_HEAD = 30, 23  # in design units, the least in pixels
_BETWEEN = 12
_INSET = QPointF(3, 2)  # from the capsule to a place
_CROWN = 46  # the height of the crown's place is 0.8 of it, its width 1.5
_LEAST_CROWN = 38
_GLOW = 12
_FRAME = ((16.0, 40), (9.0, 80), (3.0, 255))


class QuintBoard(QObject):
    """Shows how the thirteen quints stand, and lights what changes.

    Signals:
        changed(QRegion): This part of the table must be painted again.
        told(): Other words describe it.
    """

    changed = Signal(QRegion)
    told = Signal()

    def __init__(self, look: CurrentTheme, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self.places = tuple([QuintPlace(quint) for quint in QUINTS])
        self._own = Side.NS
        self._lit: Quint | None = None
        self._preview: QuintPlace | None = None
        self._inlay = QRectF()
        self._unit = 1.0
        self._spots: dict[Quint, QRectF] = {}
        self._shells: dict[Suit | None, QRectF] = {}
        self._pictures: dict[Suit | None, tuple[object, QPixmap]] = {}
        self._darkness = QTimer(self, singleShot=True)
        self._darkness.timeout.connect(self._darken)
        self._cooling = QTimer(self, singleShot=True)
        self._cooling.timeout.connect(self._cool)
        look.changed.connect(self._pictures.clear)

    # --------------------------------------------------------------- where it is
    def stand(self, geometry: Geometry) -> None:
        """Take the places of another size of the table."""
        self._inlay, self._unit = QRectF(*geometry.inlay), geometry.unit
        inlay, unit = self._inlay, geometry.unit
        wide, gap = geometry.capsule, _BETWEEN * unit
        high = (inlay.height() - gap) / 2
        for number, suit in enumerate(CLOCKWISE):
            middle = inlay.right() if number in (1, 2) else inlay.left()
            top = inlay.top() if number < 2 else inlay.top() + high + gap
            self._shells[suit] = QRectF(middle - wide / 2, top, wide, high)
        crown = max(_LEAST_CROWN, _CROWN * unit)
        box = QRectF(0, 0, 1.5 * crown, 0.8 * crown)
        far, middle = geometry.trick(Edge.FAR), inlay.center().x()
        if far.y - HEIGHT_OF_WIDTH * far.width / 2 < inlay.top() + box.height() / 2:
            right = inlay.right() - wide / 2  # beside the far card of a low table
            middle = (far.x + far.width / 2 + right) / 2
        box.moveCenter(QPointF(middle, inlay.top()))
        self._shells[None] = box
        self._spots = {quint: self._spot(quint) for quint in QUINTS}

    def _spot(self, quint: Quint) -> QRectF:
        shell = self._shells[quint.suit]
        if quint.suit is None:
            return shell
        head = max(_LEAST_HEAD, _HEAD * self._unit)
        high = (shell.height() - head) / len(_KINDS)
        top = shell.top() + head + _KINDS.index(quint.kind) * high
        across, down = _INSET.x() * self._unit, _INSET.y() * self._unit
        return QRectF(shell.left(), top, shell.width(), high).adjusted(across, down, -across, -down)

    def place_of(self, quint: Quint) -> QRectF:
        """Where a quint is on the table."""
        return QRectF(self._spots.get(quint, QRectF()))

    def capsules(self) -> list[QRectF]:
        """The capsules and the crown, which nothing else should cover."""
        return [*self._shells.values()]

    def quint_at(self, point: QPointF) -> QuintPlace | None:
        """How the quint at a point of the table stands."""
        return next(
            (place for place in self.places if self.place_of(place.quint).contains(point)), None
        )

    # --------------------------------------------------------------- what it shows
    def show(self, places: Sequence[QuintPlace], own: Side) -> None:
        """Show how the quints stand; one side's in the colour of the viewer's own."""
        before, self.places = self.places, tuple(places)
        if self._own is not own:
            self._own, before = own, ()
        changed = set(self.places) - set(before)
        if changed:
            self._repaint(place.quint for place in changed)
            self.told.emit()

    def flash(self, quint: Quint, ms: int) -> None:
        """Light a quint's place for so many milliseconds, or until `finish`."""
        self._darken()
        if ms:
            self._lit = quint
            self._darkness.start(ms)
            self._repaint([quint])

    def warm(self, ms: int) -> None:
        """Gild the inlay for so many milliseconds; with 0 not at all."""
        self._cooling.stop()
        if ms:
            self._cooling.start(ms)
        self.changed.emit(self._frame_region())

    @property
    def is_warm(self) -> bool:
        return self._cooling.isActive()

    @Slot()
    def finish(self) -> None:
        """Let nothing be lit any more that only flashes."""
        self._darken()
        if self.is_warm:
            self._cool()

    @Slot()
    def _darken(self) -> None:
        self._darkness.stop()
        lit, self._lit = self._lit, None
        if lit is not None:
            self._repaint([lit])

    def preview(self, place: QuintPlace | None) -> None:
        """Show in a capsule what a card would add; None for nothing."""
        if place != self._preview:
            had, self._preview = self._preview, place
            self._repaint(one.quint for one in (had, place) if one is not None)

    @Slot()
    def _cool(self) -> None:
        self._cooling.stop()
        self.changed.emit(self._frame_region())

    def _repaint(self, quints: Iterable[Quint]) -> None:
        region, room = QRegion(), self._glow_room()
        for quint in quints:
            spot = self._spots.get(quint)
            if spot is not None:
                region += spot.adjusted(-room, -room, room, room).toAlignedRect()
        self.changed.emit(region)

    def _glow_room(self) -> float:
        return _GLOW * self._unit + 2

    def _frame(self) -> QRectF:
        across, down = 33 * self._unit, 9 * self._unit
        return self._inlay.adjusted(-across, -down, across, down)

    def _frame_region(self) -> QRegion:
        return ring(self._frame(), round(10 * self._unit))

    # --------------------------------------------------------------- pictures
    def paint(self, painter: QPainter, region: QRegion, ratio: float) -> None:
        """Paint whatever of the board is in a region of the table."""
        room = self._glow_room()
        for suit, shell in self._shells.items():
            box = shell.adjusted(-room, -room, room, room).toAlignedRect()
            if region.intersects(box):
                painter.drawPixmap(box.topLeft(), self._picture(suit, box, ratio))
        if self.is_warm and region.intersects(self._frame_region()):
            self._paint_warmth(painter)

    def _picture(self, suit: Suit | None, box: QRect, ratio: float) -> QPixmap:
        shown = tuple([self._shown(place) for place in self.places if place.quint.suit is suit])
        place = self._shells[suit].translated(-box.topLeft())  # where else it stands is no matter
        key = (shown, box.size(), place, self._unit, ratio, self._look.theme)
        kept = self._pictures.get(suit)
        if kept is None or kept[0] != key:
            picture = clear_picture(box.size(), ratio)
            with painting(picture) as painter:
                painter.translate(-box.topLeft())
                CapsulePainter(painter, self._look.theme, self._unit).paint(
                    suit, self._shells[suit], [(self._spots[one.place.quint], one) for one in shown]
                )
            kept = self._pictures[suit] = key, picture
        return kept[1]

    def _shown(self, place: QuintPlace) -> ShownPlace:
        preview = self._preview
        if preview is not None and preview.quint is not place.quint:
            preview = None
        return ShownPlace(place, place.side is self._own, place.quint is self._lit, preview)

    def _paint_warmth(self, painter: QPainter) -> None:
        theme, corner = self._look.theme, (INLAY_CORNER - 16) * self._unit
        with restoring(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for width, strength in _FRAME if theme.weight == 1 else _FRAME[-1:]:
                colour = QColor(theme.focus if theme.is_dark else theme.brass)
                colour.setAlpha(strength)
                painter.setPen(QPen(colour, width * max(1.0, self._unit)))
                painter.drawRoundedRect(self._frame(), corner, corner)


_MOST_QUINTS = 5
_UNDER, _LINK, _TAG = 8, 9, 11  # from the cards to the link, its height, and on to the tags
_TITLE = 19


class CachetteView(Label):
    """What stands round the row of five cards, once they lie in the middle of the table."""

    def __init__(self, table: QWidget, stage: TableLayout) -> None:
        super().__init__(stage.look, table)
        self._stage = stage
        self._cards: tuple[Card, ...] = ()
        self._quints: tuple[Quint, ...] = ()
        self._title = self._trick = ""
        self.tags = [QuintTag(stage.look, table) for _ in range(_MOST_QUINTS)]

    def join(self, cards: tuple[Card, ...], seen: Observation, own: Side) -> None:
        """Join the quints of the cards, which lie face up, and say whose they and the trick are."""
        self._cards = cards
        left = cards.index
        self._quints = tuple(
            sorted(quints_in(cards), key=lambda one: sum(map(left, one.cards)) / len(one.cards))
        )
        last = seen.tricks[-1]
        winner = None if last.winner is None else last.card_of(last.winner)
        is_own = None if last.winner is None else last.winner.side is own
        self._title = "" if winner is None else board_text.cachette_title(card_name(winner))
        self._trick = board_text.for_the_trick(seen.trick_value)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(join_and([card_name(card) for card in cards]))
        for tag, quint in zip_longest(self.tags, self._quints):
            worth = "" if quint is None else board_text.claim_of_nobody(quint.points)
            tag.tell(quint, Claim((worth,), is_own))
        scored = {card for quint in self._quints for card in quint.cards}
        for widget in self._stage.places.cachette:
            is_scored = not scored or widget.card in scored
            widget.set_look(PLAIN if is_scored else CardLook(veiled=True))
        self.stand(self._stage.geometry)
        self.lower()
        self.show()

    def clear(self) -> None:
        """Take everything away: the cachette lies elsewhere."""
        if self.isHidden():
            return
        self.hide()
        for widget in self._stage.places.cachette:
            widget.set_look(PLAIN)
        for tag in self.tags:
            tag.tell(None)

    def take(self, quint: Quint) -> QPointF | None:
        """Take a quint's tag away, as its points go to the score; return where it was."""
        return taken_from(self.tags, quint)

    def stand(self, geometry: Geometry) -> None:
        self._unit = geometry.unit
        self.setGeometry(QRectF(*geometry.inlay).toAlignedRect())
        poses = geometry.open_cachette()
        foot = poses[0].y + HEIGHT_OF_WIDTH * poses[0].width / 2
        y = foot + (_UNDER + _LINK + _TAG) * geometry.unit
        free = geometry.inlay[0]
        for tag in self.tags:
            if tag.quint is None:
                continue
            size = tag.fit(geometry.unit, geometry.inlay[2])
            spots = [poses[self._cards.index(card)].x for card in tag.quint.cards]
            x = max(sum(spots) / len(spots), free + size.width() / 2)
            tag.stand(QPointF(x, y + size.height() / 2 - geometry.unit * _UNDER / 2), geometry.unit)
            tag.raise_()
            free = x + size.width() / 2 + 6 * geometry.unit

    def paintEvent(self, _event: QPaintEvent) -> None:
        geometry, theme, unit = self._stage.geometry, self._look.theme, self._unit
        poses = geometry.open_cachette()
        with painting(self) as painter:
            painter.translate(-self.pos())
            half = HEIGHT_OF_WIDTH * poses[0].width / 2
            room = QRectF(*geometry.inlay).adjusted(40 * unit, 0, -40 * unit, 0)
            grows = max(1.0, unit)
            painter.setFont(
                fitted_font(serif_font(_TITLE * grows, bold=True), self._title, room.width())
            )
            painter.setPen(QColor(theme.text_on_felt))
            title = QRectF(room.left(), poses[0].y - half - 44 * unit, room.width(), 34 * unit)
            painter.drawText(title, int(Qt.AlignmentFlag.AlignCenter), self._title)
            painter.setPen(themed_pen(theme, board_colours(theme).laurel, 3 * unit))
            top, foot = (
                poses[0].y + half + _UNDER * unit,
                poses[0].y + half + (_UNDER + _LINK) * unit,
            )
            for quint in self._quints:
                spots = [poses[self._cards.index(card)].x for card in quint.cards]
                ends = [QPointF(x, top) for x in spots]
                if len(spots) > 1:
                    ends = [ends[0], QPointF(spots[0], foot), QPointF(spots[1], foot), ends[1]]
                else:
                    ends.append(QPointF(spots[0], foot))
                painter.drawPolyline(QPolygonF(ends))
            painter.setFont(ui_font(14 * grows))
            painter.setPen(QColor(theme.secondary_text))
            under = foot + (44 if self._quints else 8) * unit
            words = QRectF(room.left(), under, room.width(), 26 * grows)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), self._trick)

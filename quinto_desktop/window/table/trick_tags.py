"""The tags of a trick's quints, and the laurel and the place of the card that is winning it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Observation, Quint, Seat, Side, Trick, quints_in, winning_seat
from quinto_desktop.window.controls.panels import Label
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, PLAIN, CardHeight, CardLook
from quinto_desktop.window.look.fitting import draw_sign
from quinto_desktop.window.look.surfaces import painting, restoring
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.table.capsule import hatch
from quinto_desktop.window.table.felt import Tray
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.places import RISE_OF_WINNER, trays
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text import board_text
from quinto_desktop.window.text.card_text import quint_short
from quinto_desktop.window.text.seat_text import Speaker

_POINTS, _LEAST_POINTS = 14, 13
_HIGH, _LEAST_HIGH = 28, 26
_SERIF = 1.1
_CROWN, _PIP = 1.15, 0.62  # of the height of a line
_PADDING, _GAP = 0.5, 0.22  # of a line
_LEAST_SHARE = 0.5  # of the size of large type
_UNDER = 0.02  # of the upper line, by which the lower one is closer to it
_CARDS_IN_A_TRICK = 4
_BESIDE, _APART = 5, 4  # from the far or near card, and from the cards and tags above or below
_WINNER = CardLook(laurel=True, lift=CardHeight.HOVER)


class Claim(NamedTuple):
    """The filled end of a tag: whose a quint would be, and its points; the fullest text first."""

    texts: tuple[str, ...]
    is_own: bool | None = None


class QuintTag(Label):
    """A tag that names a quint, and says to whom it would go: “♦ 5 | We +15”."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._is_aside = self._is_bare = False
        self._shrunk = 1.0
        self._claim = Claim(("",))
        self.claim = ""
        """What its filled end says now."""
        self.quint: Quint | None = None

    def tell(self, quint: Quint | None, claim: Claim | None = None) -> None:
        """Name a quint, or with None disappear; without a claim it is nobody's."""
        self.quint = quint
        if quint is not None:
            self._claim = claim or Claim((board_text.claim_of_nobody(quint.points),))
            self.claim = self._claim.texts[0]
            self.setAccessibleName(board_text.tag_words(quint, self.claim))
        self.come_back()
        self.update()

    def come_back(self) -> None:
        self.setVisible(self.quint is not None and not self._is_aside)

    def step_aside(self, *, aside: bool) -> None:
        self._is_aside = aside
        self.come_back()

    def give_way(self, flying: QuintTag) -> None:
        """Do not show while another tag flies over it."""
        self.come_back()
        if flying.isVisible() and flying.geometry().intersects(self.geometry()):
            self.hide()

    @property
    def is_brief(self) -> bool:
        """Whether it says no more than its points."""
        return self.claim == self._claim.texts[-1]

    def fit(
        self, unit: float, widest: float, highest: float = 0.0, *, is_brief: bool = False
    ) -> QSizeF:
        """The size at this scale; with little room it says less, and more in two lines."""
        self._unit, self._shrunk = unit, 1.0
        is_royal = self.quint is not None and self.quint.suit is None
        for claim, is_bare in self._ways(is_royal=is_royal, is_brief=is_brief):
            self.claim, self._is_bare = claim, is_bare
            size = self._size()
            if size.width() <= widest and ("\n" not in claim or size.height() <= highest):
                return size
        while self._size().width() > widest and self._shrunk > _LEAST_SHARE:
            self._shrunk -= 0.1
        return self._size()

    def _ways(self, *, is_royal: bool, is_brief: bool) -> Iterator[tuple[str, bool]]:
        # The crown says all of a Royal's name.
        for text in self._claim.texts[-1 if is_brief else 0 :]:
            for lines in (text, text.replace(", ", ",\n")):
                yield lines, False
                if is_royal:
                    yield lines, True

    def _kind(self, quint: Quint) -> str:
        return "" if self._is_bare else quint_short(quint)

    def stand(self, centre: QPointF, unit: float) -> None:
        self._unit = unit
        box = QRectF(QPointF(), self._size())
        box.moveCenter(centre)
        self.setGeometry(QRect(box.topLeft().toPoint(), box.size().toSize()))
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        size = max(_LEAST_POINTS, _POINTS * max(1.0, self._unit)) * self._shrunk
        return serif_font(_SERIF * size, bold=True), ui_font(size, bold=True)

    def _size(self) -> QSizeF:
        name, claim = self._widths()
        line, more = QFontMetricsF(self._fonts()[1]).height(), self.claim.count("\n")
        high = max(_LEAST_HIGH, _HIGH * self._unit, 1.3 * line) + more * line
        return QSizeF(round(name + claim), round(high))

    def _widths(self) -> tuple[float, float]:
        serif, plain = (QFontMetricsF(font) for font in self._fonts())
        line = plain.height()
        padding, quint = (1.0 if self._unit > 0.85 else 0.7) * _PADDING * line, self.quint
        if quint is None:
            return 0.0, 0.0
        sign = (_CROWN if quint.suit is None else _PIP) * line
        kind = self._kind(quint)
        name = 2 * padding + sign
        name += _GAP * line + serif.horizontalAdvance(kind) if kind else 0.0
        first, *more = map(plain.horizontalAdvance, self.claim.split("\n"))
        return name, 2 * padding + max(first, *[under - name for under in more], 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.quint is None:
            return
        with painting(self) as painter:
            theme, box = self._look.theme, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            (name, claim), (serif, plain) = self._widths(), self._fonts()
            first, *more = self.claim.split("\n")
            row = self.height() - len(more) * QFontMetricsF(plain).height()
            (path := QPainterPath()).addRoundedRect(box, row / 2, row / 2)
            fill, ink = end_colours(theme, is_own=self._claim.is_own)
            painter.fillPath(path, QColor(fill))
            under = QRectF(0, row, self.width(), self.height() - row)
            with restoring(painter):
                painter.setClipPath(path)
                if self._claim.is_own is False:
                    hatch(painter, QRectF(self.rect()), 0, theme, self._unit)
                painter.fillRect(QRectF(0, 0, name, row), QColor(theme.tip))
            painter.strokePath(path, themed_pen(theme, theme.rule, 1.0))
            self._paint_name(painter, QRectF(0, 0, name, row), self.quint, serif)
            painter.setFont(plain)
            painter.setPen(QColor(ink))
            centre = int(Qt.AlignmentFlag.AlignCenter)
            painter.drawText(QRectF(name, 0, claim, row), centre, first)
            for text in more:
                painter.drawText(under.translated(0, -_UNDER * row), centre, text)

    def _paint_name(self, painter: QPainter, box: QRectF, quint: Quint, font: QFont) -> None:
        theme, line = self._look.theme, QFontMetricsF(self._fonts()[1]).height()
        side = (_CROWN if quint.suit is None else _PIP) * line
        kind = self._kind(quint)
        wide = side
        wide += _GAP * line + QFontMetricsF(font).horizontalAdvance(kind) if kind else 0.0
        left = box.center().x() - wide / 2
        high = 0.84 * side if quint.suit is None else side
        sign = QRectF(left, box.center().y() - high / 2, side, high)
        draw_sign(painter, quint.suit, sign, theme, theme.suits)
        painter.setFont(font)
        painter.setPen(QColor(theme.tip_text))
        words = QRectF(left + side + _GAP * line, box.top(), box.width(), box.height())
        flags = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        if kind:
            painter.drawText(words, int(flags), kind)


def end_colours(theme: Theme, *, is_own: bool | None) -> tuple[str, str]:
    """The ground and the ink of a tag's filled end; None for what is nobody's as yet."""
    colours = board_colours(theme)
    if is_own is None:
        return colours.lit, colours.lit_ink
    fill, ink = colours.of_side(own=is_own)
    if not is_own:
        return fill, ink
    is_bright = QColor(fill).lightness() > QColor(ink).lightness()
    return (ink, fill) if is_bright and theme.weight == 1 else (fill, ink)


class TrickTags(QObject):
    """A tag for each quint of the trick, beside the winning card, which is lifted and has a laurel.

    Attributes:
        tagged: The seat of the winning card; None while nobody's is.
    """

    def __init__(self, table: QWidget, stage: TableLayout, speaker: Callable[[], Speaker]) -> None:
        super().__init__(table)
        self._stage = stage
        self._speaker = speaker
        self.quints = [QuintTag(stage.look, table) for _ in range(_CARDS_IN_A_TRICK)]
        self._taken: set[Quint] = set()
        self._is_low = False
        self.tagged: Seat | None = None

    def mark(self, trick: Trick | None, observation: Observation, ms: int = 0) -> None:
        """Mark the winning card, which rises in so many milliseconds, and tag the quints."""
        cards = () if trick is None else trick.cards
        self.tagged = None if trick is None else winning_seat(trick, observation.rules.joker_lead)
        if len(cards) < _CARDS_IN_A_TRICK:  # a whole one's last card may land after they are taken
            self._taken.clear()
        found = [quint for quint in quints_in(cards) if quint not in self._taken]
        side = None if self.tagged is None else self.tagged.side
        for place, tag in enumerate(self.quints):
            quint = found[place] if place < len(found) else None
            is_whole = place == 0 and len(cards) == _CARDS_IN_A_TRICK
            claim = None if quint is None else self._claim(quint, side, is_whole=is_whole)
            tag.tell(quint, claim)
        for seat, widget in self._stage.places.trick.items():
            widget.set_look(_WINNER if seat is self.tagged else PLAIN)
        places = self._stage.places
        if places.winning is not self.tagged:
            places.winning = self.tagged
            self._stage.settle(ms)
        turn = observation.turn if observation.actions else None
        self._is_low = turn is not None and places.edge(turn) is Edge.FAR
        self.stand()

    def _claim(self, quint: Quint, side: Side | None, *, is_whole: bool) -> Claim:
        speaker, worth = self._speaker(), board_text.claim_of_nobody(quint.points)
        if side is None:
            return Claim((worth,))
        text = board_text.claim(speaker, side, quint.points)
        whole = (board_text.with_trick(text),) if is_whole else ()
        return Claim((*whole, text, worth), side is speaker.sides[0])

    def take(self, quint: Quint) -> QPointF | None:
        """Take a quint's tag away, as its points go to the score; return where it was."""
        self._taken.add(quint)
        return taken_from(self.quints, quint)

    @Slot()
    def stand(self) -> None:
        """Place the tags beside the winning card, at the table's present size."""
        tags, seat = [tag for tag in self.quints if tag.quint is not None], self.tagged
        if not tags:
            return
        edge = Edge.LEFT if seat is None else self._stage.places.edge(seat)
        geometry = self._stage.geometry
        widest = tag_room(geometry, trays(self._stage.places, geometry))
        top, foot = _span(geometry, edge, is_low=self._is_low)
        sizes = [tag.fit(geometry.unit, widest, foot - top) for tag in tags[:1]]
        sizes += [tag.fit(geometry.unit, widest) for tag in tags[1:]]
        if any(tag.is_brief for tag in tags):  # then all say the same of their points
            sizes = [tag.fit(geometry.unit, widest, is_brief=True) for tag in tags]
        for tag, box in zip(
            tags, tag_places(geometry, edge, sizes, is_low=self._is_low), strict=True
        ):
            tag.stand(box.center(), geometry.unit)
            tag.raise_()


def taken_from(tags: Sequence[QuintTag], quint: Quint) -> QPointF | None:
    """Take the tag of a quint away; return where it was."""
    for tag in tags:
        if tag.quint is quint:
            centre = QRectF(tag.geometry()).center()
            tag.tell(None)
            return centre
    return None


def tag_room(geometry: Geometry, hands: Sequence[Tray] = ()) -> float:
    """The width between the middle cards of a trick and the capsules, or hands over these."""
    middle = geometry.trick(Edge.FAR)
    left = geometry.inlay.left + geometry.capsule / 2
    for tray in hands:
        left = max(left, min(tray.left + tray.width, geometry.end - tray.left))
    return middle.x - middle.width / 2 - left - 2 * _BESIDE * geometry.unit


def tag_places(
    geometry: Geometry, edge: Edge, sizes: Sequence[QSizeF], *, is_low: bool = False
) -> list[QRectF]:
    """Where tags stand: over the outer corners, or, if `is_low`, under the cards at the sides."""
    unit, far = geometry.unit, geometry.trick(Edge.FAR)
    apart, is_left = _APART * unit, edge in (Edge.LEFT, Edge.FAR)
    top, foot = _span(geometry, edge, is_low=is_low)
    beside = far.width / 2 + _BESIDE * unit
    boxes: list[QRectF] = []
    at = start = top if is_low else foot
    for size in sizes:
        upper = at if is_low else at - size.height()
        if boxes and not top - 1 <= upper <= foot + 1 - size.height():
            is_left, at = not is_left, start
            upper = at if is_low else at - size.height()
        left = far.x - beside - size.width() if is_left else far.x + beside
        boxes.append(QRectF(QPointF(left, upper), size))
        at = upper + size.height() + apart if is_low else upper - apart
    return boxes


def _span(geometry: Geometry, edge: Edge, *, is_low: bool) -> tuple[float, float]:
    """The upper and the lower end of the room for tags, over or under the cards at the sides."""
    far, near, side = (geometry.trick(one) for one in (Edge.FAR, Edge.NEAR, Edge.LEFT))
    apart, half = 2 * _APART * geometry.unit, HEIGHT_OF_WIDTH / 2
    if is_low or edge is Edge.NEAR:
        return side.y + half * side.width + apart, near.y + half * near.width
    lifted = RISE_OF_WINNER * geometry.unit if edge in (Edge.LEFT, Edge.RIGHT) else 0
    return far.y - half * far.width, side.y - half * side.width - lifted - apart

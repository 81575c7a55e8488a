"""The one plate of words over the hand that plays: prompt, refusal, news, hint and question."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.controls.panels import Label
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.pack_style import Suits
from quinto_desktop.window.look.surfaces import painting, restoring
from quinto_desktop.window.look.theme import BAIZE, CurrentTheme, Theme, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line
from quinto_desktop.window.table.geometry import Edge, Geometry, Pose

_HIGH, _LEAST_HIGH = 32.0, 30.0
_TEXT, _MORE = 14.0, 12.0
_BESIDE, _OVER = 16.0, 8.0  # of the words
_CORNER, _TIP, _HALF_TIP = 9.0, 11.0, 10.0
_SIGN = 9.0  # the radius of the sign of a refusal
_ONE_LINE, _LEAST_WRAPPED = 620.0, 300.0
_FAR = 26.0  # under the upper end of the inlay
_ACROSS = 1.15  # of the inlay
_SHOWN_MS, _READING_MS = 5000, 120  # at least, and for each character: nobody should have to hurry


class PillPlace(Struct, frozen=True):
    """Where words stand; what would reach over the `trick` may be as wide as between the ends."""

    x: float
    edge: float
    unit: float
    widest: float
    wrapped: float
    left: float
    right: float
    grows_down: bool = False
    trick: float = 0.0


def pill_place(geometry: Geometry, cachette: list[Pose], *, is_far: bool = False) -> PillPlace:
    """The place over the near hand, or under the one that lies open at the far side."""
    unit, inlay, x = geometry.unit, geometry.inlay, geometry.middle
    grown = max(1.0, unit)
    inside = max(_LEAST_WRAPPED * grown, inlay.width - geometry.capsule - 12 * unit)
    beside = geometry.trick(Edge.LEFT)
    half = HEIGHT_OF_WIDTH * beside.width / 2
    if is_far:
        inside = inlay.width - geometry.capsule - 12 * unit
        top, across, trick = inlay.top + _FAR * unit, _ACROSS * inlay.width, beside.y - half
        room = x - across / 2, x + across / 2
        return PillPlace(x, top, unit, inside, inside, *room, grows_down=True, trick=trick)
    left, right = geometry.rim + 12, geometry.end - geometry.rim - 12
    first, *_, last = cachette
    if abs(geometry.prompt[1] - first.y) < first.width and first.x < x:
        left = last.x + last.width / 2 + 6
    elif abs(geometry.prompt[1] - first.y) < first.width:
        right = first.x - first.width / 2 - 6
    widest = min(right - left, _ONE_LINE * grown)
    foot, inside = geometry.prompt[1] + pill_height(unit) / 2, min(widest, inside)
    return PillPlace(x, foot, unit, widest, inside, left, right, trick=beside.y + half)


def pill_height(unit: float) -> float:
    """How high one line is with its ground."""
    return max(_LEAST_HIGH, _HIGH * unit)


class Pill(Label):
    """A sentence in which cards are drawn.

    A prompt is bold and stays until it is changed; a message, if it `is_message`, has the material
    of a tip. A refusal may be clicked, to read more about its rule.

    Signals:
        gone(): The message has been taken away.
        clicked(): The user wants to read more about a refusal.
    """

    gone = Signal()
    clicked = Signal()

    def __init__(self, look: CurrentTheme, parent: QWidget, *, is_message: bool = False) -> None:
        super().__init__(look, parent)
        self.is_message = is_message
        self._text = self._more = self._lead = ""
        self._aside: set[str] = set()
        self._place: PillPlace | None = None
        self._written_in = QGuiApplication.font()
        self._tip: float | None = None
        self._words: CardDocument | None = None
        look.changed.connect(self._lay_out)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.drop)
        self._next: str | None = None
        self._keeping = QTimer(self, singleShot=True)
        self._keeping.timeout.connect(self.let_go)

    # --------------------------------------------------------------- what it says
    def keep(self, ms: int) -> None:
        """Say the same for so long: what is to be said next waits, until `let_go` at the latest."""
        self._next = None
        if ms:
            self._keeping.start(ms)

    @Slot()
    def let_go(self) -> None:
        """Say at once what has been waiting to be said."""
        self._keeping.stop()
        text, self._next = self._next, None
        if text is not None:
            self.say(text)

    def say(self, text: str, *, lead: str = "", more: str = "") -> None:
        """Change the text, which bold words may `lead`; empty it goes, with `more` it refuses."""
        if self._keeping.isActive():
            self._next = text
            return
        if (text, more, lead) != (self._text, self._more, self._lead):
            self._text, self._more, self._lead = text, more, lead
            self._lay_out()
        self.setAccessibleName(CardText(" ".join(filter(None, (lead, text)))).spoken())
        self.setAccessibleDescription(more)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not more)
        self.setCursor(Qt.CursorShape.PointingHandCursor if more else Qt.CursorShape.ArrowCursor)
        self.come_back()

    def last_as_long_as_it_takes_to_read(self) -> None:
        """Be taken away when it has been read, if nobody does so before."""
        self._timer.start(max(_SHOWN_MS, _READING_MS * len(self._text)))

    @Slot()
    def drop(self) -> None:
        """Say nothing more: it may have been meant for one person only."""
        was_there = bool(self._text)
        self._timer.stop()
        self._tip = None
        self.say("")
        if was_there:
            self.gone.emit()

    def come_back(self) -> None:
        """Show the last text again, unless stepping aside."""
        is_shown = bool(self._text) and not self._aside
        self.setVisible(is_shown)
        if is_shown and self.is_message:
            self.raise_()

    def step_aside(self, reason: str, *, aside: bool) -> None:
        """Stay hidden while something else is in this place, whatever the text; or no longer."""
        (self._aside.add if aside else self._aside.discard)(reason)
        self.come_back()

    # --------------------------------------------------------------- where it stands
    def stand(self, place: PillPlace) -> None:
        """Stand at a place of the table."""
        if (place, QGuiApplication.font()) != (self._place, self._written_in):
            self._place, self._unit = place, place.unit
            self._written_in = QGuiApplication.font()
            self._lay_out()

    def point_at(self, x: float | None) -> None:
        """Point at what is before it at a place of the table; with None at nothing."""
        if x != self._tip:
            self._tip = x
            self._lay_out()

    @Slot()
    def _lay_out(self) -> None:
        self._words = self._picture = None
        place, table = self._place, self.parentWidget()
        if place is None or table is None:
            return
        size = self._size()
        tip = 0.0 if self._tip is None else _TIP * self._grown
        left = min(max(place.left, place.x - size.width() / 2), place.right - size.width())
        top = place.edge - (tip if place.grows_down else size.height())
        box = QRectF(left, max(2.0, top), size.width(), size.height() + tip)
        self.setGeometry(QRect(box.topLeft().toPoint(), box.size().toSize()))
        self.update()

    @property
    def _grown(self) -> float:
        return max(1.0, self._unit)

    def _size(self) -> QSizeF:
        words = self._document().size()
        sides = 2 * _BESIDE * self._grown + self._sign_room
        high = max(pill_height(self._unit), words.height() + 2 * _OVER * self._grown)
        return QSizeF(round(words.width() + sides), round(high))

    @property
    def _sign_room(self) -> float:
        return 2.4 * _SIGN * self._grown if self._more else 0.0

    def _document(self) -> CardDocument:
        place = self._place
        assert place is not None  # it has somewhere to stand
        if self._words is None:
            sides = 2 * _BESIDE * self._grown + self._sign_room
            self._words = self._written(place.widest - sides)
            if self._words.firstBlock().layout().lineCount() > 1:
                self._words = self._written(place.wrapped - sides)
            high = self._words.size().height() + 2 * _OVER * self._grown
            room = place.edge - place.trick
            if place.trick and high > (-room if place.grows_down else room):
                self._words = self._written(place.right - place.left - sides)
        return self._words

    def _written(self, widest: float) -> CardDocument:
        theme = self._look.theme
        ink = theme.tip_text if self.is_message else theme.pill_text
        words = ui_font(_TEXT * self._grown, bold=not self.is_message), ink
        more = ui_font(_MORE * self._grown), theme.not_allowed
        lead = ui_font(_TEXT * self._grown, bold=True), ink
        parts = ((self._lead, lead), (self._text, words), (self._more, more))
        said = [(text, style) for text, style in parts if text]
        text = "\t ".join([text for text, _ in said])
        line = Line(CardText(text), [style for _, style in said] or [words])
        found = CardDocument(
            theme,
            [line],
            widest,
            _suits(theme, theme.tip if self.is_message else theme.pill, ink),
            is_mirrored=self.isRightToLeft(),
        )
        found.setTextWidth(min(widest, found.idealWidth() + 1))
        return found

    # --------------------------------------------------------------- paint
    def _paint(self, picture: QPixmap) -> None:
        if self._place is None:
            return
        theme = self._look.theme
        with painting(picture) as painter:
            painter.setPen(self._line())
            painter.setBrush(QColor(theme.tip if self.is_message else theme.pill))
            body = self._body()
            painter.drawPath(self._outline(body))
            words, left = self._document(), body.left() + _BESIDE * self._grown
            if self._more:
                self._paint_sign(painter, body)
                left += 0.0 if self.isRightToLeft() else self._sign_room
            painter.translate(left, body.center().y() - words.size().height() / 2)
            words.drawContents(painter)

    def _line(self) -> QPen:
        theme = self._look.theme
        if self._more:
            return themed_pen(theme, theme.not_allowed, 1.6)
        if self.is_message:
            return themed_pen(theme, theme.rule, 1)
        return QPen(Qt.PenStyle.NoPen)

    def _body(self) -> QRectF:
        tip = 0.0 if self._tip is None else _TIP * self._grown
        down = self._place is not None and self._place.grows_down
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        return whole.adjusted(0, tip * down, 0, -tip * (not down))

    def _outline(self, body: QRectF) -> QPainterPath:
        path, is_low = QPainterPath(), body.height() < 1.5 * pill_height(self._unit)
        corner = _CORNER * self._grown if self.is_message else body.height() / 2
        corner = min(corner, body.height() / 2) if is_low or self.is_message else 16 * self._grown
        path.addRoundedRect(body, corner, corner)
        if self._tip is None:
            return path
        down, tip = self._place is not None and self._place.grows_down, QPainterPath()
        half = _HALF_TIP * self._grown
        x = min(max(self._tip - self.x(), corner + half), self.width() - corner - half)
        edge = body.top() + 1 if down else body.bottom() - 1
        end = QPointF(x, edge + (-1 if down else 1) * _TIP * self._grown)
        tip.addPolygon(QPolygonF([QPointF(x - half, edge), end, QPointF(x + half, edge)]))
        return path.united(tip)

    def _paint_sign(self, painter: QPainter, body: QRectF) -> None:
        radius = _SIGN * self._grown
        aside = _BESIDE * self._grown + radius - 2
        x = body.right() - aside if self.isRightToLeft() else body.left() + aside
        centre = QPointF(x, body.center().y())
        with restoring(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.theme.not_allowed))
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(themed_pen(self._look.theme, self._look.theme.white_on_colour, 2))
            arm = 0.4 * radius
            for way in (-1, 1):
                painter.drawLine(centre - QPointF(arm, way * arm), centre + QPointF(arm, way * arm))

    # --------------------------------------------------------------- clicks
    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The press is not meant for what is under it.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


def _suits(theme: Theme, ground: str, ink: str) -> Suits:
    # Their own colours where those can be seen.
    if theme.weight > 1:
        return Suits(*[ink] * 4)
    is_bright = QColor(ground).lightnessF() > QColor(ink).lightnessF()
    if is_bright:
        return theme.suits
    return theme.felt_suits if theme.is_dark else BAIZE.felt_suits

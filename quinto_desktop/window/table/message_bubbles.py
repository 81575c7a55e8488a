"""The bubble over the table: why something was refused, and news."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Action, Card, Observation, Play, Reason, Refusal
from quinto_desktop.window.controls.topics import PLACING, EventWatcher
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.theme import CurrentTheme, ui_font
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.choices import CoveringPanel
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.labels import Label
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.signals import TableSignals
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text import refusal_text
from quinto_desktop.window.text.translation import translate

_PROMPT_REACH = 26  # how far news reaches below the middle of the prompt, in design units
_SHOWN_MS = 5000
_READING_MS = 60  # for each character: nobody should have to hurry over a long text
_TIP = 13
_WIDEST_REFUSAL, _WIDEST_NEWS = 400, 560
_EDGE = 12
_SHARES = (1.0, 0.6, 0.45, 0.36)
_STRIDE = 16
_OF_TURN = {Reason.NOT_YOUR_TURN, Reason.DOUBLING_FIRST, Reason.DEAL_FIRST}
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class BubbleTarget(NamedTuple):
    """The place a bubble refers to: its centre, and the edges to point at from above and below."""

    x: float
    top: float
    foot: float


class Bubble(Label):
    """A message: the reason for a refusal, with a tip pointing at the card; or plain news.

    A refusal can be clicked, to read more about its rule.

    Signals:
        gone(): The bubble is hidden.
        clicked(): The user wants to read more about a refusal.
    """

    gone = Signal()
    clicked = Signal()

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._table = parent
        self._text = self._hint = ""
        self._tip_x = 0.0
        self._is_under = self._points = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def say(
        self,
        text: str,
        at: BubbleTarget,
        unit: float,
        *,
        hint: str = "",
        avoiding: QRegion,
    ) -> None:
        """Show a sentence until the next input, or for as long as it takes to read.

        It is placed above its target, or under it if there is no room. The hint says how to read
        more about a refusal; without one the sentence is plain news. It lies somewhere else, and
        points at nothing, if it would hide what is to be avoided.
        """
        self._text, self._hint, self._unit = text, hint, unit
        self.setAccessibleName(text)
        self.setAccessibleDescription(hint)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not hint)
        if hint:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        size = self._size()
        table = self._table.rect()
        left = min(max(_EDGE, at.x - size.width() / 2), table.width() - size.width() - _EDGE)
        self._is_under = bool(hint) and at.top - size.height() < _EDGE
        top = at.foot if self._is_under else max(_EDGE, at.top - size.height())
        self._tip_x = min(max(24.0, at.x - left), size.width() - 24)
        place = QRect(round(left), round(top), round(size.width()), round(size.height()))
        self._points = bool(hint) and not avoiding.intersects(place)
        if avoiding.intersects(place):
            place = self._free_place(place, avoiding)
        self.setGeometry(place)
        self.raise_()
        self.show()
        self.update()
        self._timer.start(max(_SHOWN_MS, _READING_MS * len(text)))

    def _free_place(self, usual: QRect, avoiding: QRegion) -> QRect:
        table = self._table.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        for share in _SHARES:
            place = QRect(usual.topLeft(), self._size(share).toSize())
            xs = range(table.left(), table.right() - place.width(), _STRIDE)
            ys = range(table.top(), table.bottom() - place.height(), _STRIDE)
            corners = [QPoint(x, y) for x in xs for y in ys]
            middle = usual.center() - place.translated(-place.topLeft()).center()
            for corner in sorted(corners, key=lambda one: (one - middle).manhattanLength()):
                place.moveTopLeft(corner)
                if not avoiding.intersects(place):
                    return place
        return usual

    def hideEvent(self, event: QHideEvent) -> None:
        # The text may have been meant for one person only: no one else may find it here.
        super().hideEvent(event)
        if not event.spontaneous():
            self._text = self._hint = ""
            self.setAccessibleName("")
            self.setAccessibleDescription("")
        self.gone.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The press is not meant for what is under the bubble.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    # --------------------------------------------------------------- measures
    def _fonts(self) -> tuple[QFont, QFont]:
        return ui_font(14 * self._unit), ui_font(11 * self._unit)

    def _grown(self, length: float) -> float:
        return length * max(1.0, self._unit)

    def _left(self) -> float:
        return self._grown(48)

    def _hint_height(self) -> float:
        return QFontMetricsF(self._fonts()[1]).height() + self._grown(3) if self._hint else 0.0

    def _size(self, share: float = 1.0) -> QSizeF:
        usual = _WIDEST_REFUSAL if self._hint else _WIDEST_NEWS
        widest = min(share * usual * max(1.0, self._unit), self._table.width() - 2 * _EDGE)
        text_font, hint_font = self._fonts()
        room = QRectF(0, 0, widest - self._left() - self._grown(18), 1000)
        box = QFontMetricsF(text_font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text)
        wide = max(box.width(), QFontMetricsF(hint_font).horizontalAdvance(self._hint)) + 2
        high = max(box.height() + self._hint_height() + self._grown(26), 50 * self._unit)
        return QSizeF(wide + self._left() + self._grown(18), high + self._grown(_TIP))

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        tip = self._grown(_TIP)
        body.adjust(0, tip * self._is_under, 0, -tip * (not self._is_under))
        painter.setBrush(QColor(self._look.theme.tip))
        painter.setPen(QPen(self._sign_colour(), 1.6))
        painter.drawPath(self._outline(body))
        self._paint_sign(painter, body)
        pad = self._grown(8)
        words = body.adjusted(self._left(), pad, -2 * pad, -pad)
        text_font, hint_font = self._fonts()
        if self._hint:
            line = QRectF(words)
            line.setTop(line.bottom() - QFontMetricsF(hint_font).height())
            painter.setFont(hint_font)
            painter.setPen(self._sign_colour())
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self._hint)
            words.setBottom(words.bottom() - self._hint_height())
        painter.setFont(text_font)
        painter.setPen(QColor(self._look.theme.tip_text))
        painter.drawText(words, _WRAPPED, self._text)
        painter.end()

    def _outline(self, body: QRectF) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(body, self._grown(9), self._grown(9))
        if not self._points:
            return path
        edge = body.top() + 1 if self._is_under else body.bottom() - 1
        tip_high = self._grown(_TIP)
        end = edge + (-tip_high if self._is_under else tip_high)
        tip = QPainterPath()
        tip.addPolygon(
            QPolygonF(
                [
                    QPointF(self._tip_x - self._grown(10), edge),
                    QPointF(self._tip_x + self._grown(10), edge),
                    QPointF(self._tip_x, end),
                ]
            )
        )
        return path.united(tip)

    def _sign_colour(self) -> QColor:
        return QColor(self._look.theme.not_allowed if self._hint else self._look.theme.side_ns)

    def _paint_sign(self, painter: QPainter, body: QRectF) -> None:
        radius = 12 * max(1.0, self._unit)
        centre = QPointF(body.left() + self._left() / 2 + 1, body.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._sign_colour())
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(ui_font(17 * self._unit, bold=True))
        painter.setPen(QColor(self._look.theme.white_on_colour))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!" if self._hint else "i")


class MessageBubbles(QObject):
    """Rings what was refused and says why, until there is new input.

    Until then `reason` is that of the last refusal, else None.
    """

    def __init__(
        self,
        stage: TableLayout,
        overlays: Overlays,
        hand: HandInput,
        look: CurrentTheme,
        table: TableSignals,
    ) -> None:
        super().__init__(table)
        self._table = table
        self._stage = stage
        self._overlays = overlays
        self._hand = hand
        self.reason: Reason | None = None
        self._said = self._rest = ""
        self._is_for_now = False
        self._refused: CardWidget | None = None
        self.bubble = Bubble(look, table)
        self.bubble.gone.connect(overlays.prompt.come_back)
        self.bubble.gone.connect(hand.clear_message)
        self.bubble.clicked.connect(self._on_bubble_clicked)
        panels = (overlays.doubling, *overlays.results)
        EventWatcher(panels, PLACING, self).noticed.connect(self.stand)
        table.action_chosen.connect(self._on_table_action_chosen)

    def refuse(self, refusal: Refusal, observation: Observation, card: Card | None) -> str:
        """Ring the refused card, if any, and say why it was refused; return the text.

        While the game rests, a matter of turn is no fault of the card: it is not ringed.
        """
        if self._rest and refusal.reason in _OF_TURN:
            self.say(self._rest)
            return self._rest
        self.reason = refusal.reason
        self._refused = self._hand.refuse(card)
        self._said = refusal_text.why_not(self._overlays.speaker, refusal, observation)
        self._point()
        return self._said

    def rest(self, sentence: str) -> None:
        """Say this of whatever is tried out of turn from now on; if empty, whose turn it is."""
        if self._rest and self._said == self._rest != sentence:
            self.bubble.hide()
        self._rest = sentence

    def say(self, sentence: str, *, for_now: bool = False) -> None:
        """Show a message that needs no answer; `for_now` if it is to go with the next step."""
        self.reason = None
        self._hand.clear_message()
        self._said = sentence
        self._is_for_now = for_now
        self._point()

    def step(self) -> None:
        """Remove what was about the moment that is over."""
        if self.reason is not None or self._is_for_now:
            self.clear_message()

    @Slot()
    def stand(self) -> None:
        """Move the bubble after a change of the table or of its contents."""
        if self.bubble.isVisible():
            self._point()

    def _point(self) -> None:
        is_news = self.reason is None
        at = self._target_of_news() if is_news else self._target(self._refused)
        hint = "" if is_news else translate("Table", "F1 for more")
        self._overlays.prompt.hide()
        avoiding = self._not_for_news() if is_news else self._spoken_of()
        unit = self._stage.geometry.unit
        self.bubble.say(self._said, at, unit, hint=hint, avoiding=avoiding)

    def clear_message(self) -> None:
        """Remove the message, because there is new input."""
        self.reason = None
        self._is_for_now = False
        self.bubble.hide()
        self._hand.clear_message()

    def _target(self, widget: CardWidget | None) -> BubbleTarget:
        if widget is None:
            x, y = self._stage.geometry.prompt
            return BubbleTarget(x, y, y)
        pose = self._stage.home_of(widget) or widget.pose
        reach = HEIGHT_OF_WIDTH * pose.width / 2 + 2
        return BubbleTarget(pose.x, pose.y - reach, pose.y + reach)

    def _target_of_news(self) -> BubbleTarget:
        # The prompt's place, which only the nearest card of a trick reaches; above the
        # calls on offer; or under a result, where the hand was, but above it if the hand is still
        # there.
        geometry, overlays = self._stage.geometry, self._overlays
        x, y = geometry.prompt
        foot = y + _PROMPT_REACH * geometry.unit
        if overlays.doubling.isVisible():
            foot = overlays.doubling.y()
        elif overlays.shown_result is not None:
            has_hand = bool(self._stage.places.hands[self._stage.places.viewer])
            top = overlays.shown_result.y()  # 0 if it covers the whole table
            foot = top if has_hand and top > 0 else geometry.height
        return BubbleTarget(x, foot, foot)

    def _not_for_news(self) -> QRegion:
        places, overlays = self._stage.places, self._overlays
        hands = [card for hand in places.hands.values() for card in hand]
        covered = QRegion()
        for card in (*hands, *places.trick.values(), *places.cachette):
            covered += card.polygon().boundingRect().toAlignedRect()
        for plate in overlays.plates.values():
            covered += plate.geometry()
        is_all_covered = isinstance(overlays.asking, CoveringPanel)
        return self._asked() if is_all_covered else covered + self._asked()

    def _spoken_of(self) -> QRegion:
        spoken, led = self._asked(), [*self._stage.places.trick.values()][:1]
        for card in (*led, *([self._refused] if self._refused else [])):
            at, half = self._target(card), card.pose.width / 2
            spoken += QRectF(at.x - half, at.top + 3, 2 * half, at.foot - at.top - 6).toRect()
        return spoken

    def _asked(self) -> QRegion:
        asking = self._overlays.asking
        if isinstance(asking, CoveringPanel):
            return sum((QRegion(button.geometry()) for button in asking.buttons), QRegion())
        return QRegion() if asking is None else QRegion(asking.geometry())

    @Slot()
    def _on_bubble_clicked(self) -> None:
        reason = self.reason
        self.clear_message()
        if reason is not None:
            self._table.rule_requested.emit(reason)

    @Slot(object)
    def _on_table_action_chosen(self, action: Action) -> None:
        if isinstance(action, Play):
            self.bubble.hide()

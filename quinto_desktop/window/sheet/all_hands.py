"""All hands of a finished deal, as they were dealt: where they lie, and the panel with them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent

from quinto_desktop.rules import Suit
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, CardArt
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.surfaces import paint_paper
from quinto_desktop.window.look.text_fitting import fitted_text, mirrored
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.sheet.account import VOID, AllHandsContent, DealtHand
from quinto_desktop.window.sheet.account_view import AccountView
from quinto_desktop.window.table.choices import CoveringPanel
from quinto_desktop.window.table.felt import TableSignals, paint_plain_felt
from quinto_desktop.window.table.geometry import Edge, Geometry, Pose
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.plate import paint_medal

_BOX_WIDTH, _BOX_HEAD, _BOX_PITCH, _BOX_ENDS = 244.0, 40.0, 28.0, 22.0
_ROWS = 5
_LEAST_PITCH = 19.0
_EDGE, _GAP = 14.0, 12.0
_ASIDE = 32.0
_ACCOUNT_WIDTH = 380.0
_CARD, _STEP = 58.0, 43.0
_SMALL_CARD, _SMALL_STEP = 42.0, 30.0
_LARGE = (980.0, 724.0)
_SMALL_TOP = 68.0  # under the tab of the score sheet
BUTTON_ROW = 58.0


class HandsLayout:
    """Where the hands lie on a table of a size; where there is no room for all, in two rows.

    In a mirrored one, words and buttons change sides; the seats never do. The scale is 1.0 or more.

    Attributes:
        is_large: Whether the hands are at their seats, round the account.
        head: The height of a hand's head, from the upper edge of its box.
        pitch: The height of a row of a hand.
        account: The room for the account's paper, whose height is up to it; None without it.
    """

    def __init__(self, width: float, height: float, scale: float, *, is_mirrored: bool) -> None:
        self.scale = scale
        self._size = scale * text_zoom()
        self.is_large = width >= _LARGE[0] * self._size and height >= _LARGE[1] * self._size
        self.boxes: dict[Edge, QRectF] = {}
        self.account: QRectF | None = None
        self.head = _BOX_HEAD * self._size
        if self.is_large:
            self._stand_round(width, height)
        else:
            self._stand_in_rows(width, height)
        if is_mirrored:
            self._mirror(width)

    def _stand_round(self, width: float, height: float) -> None:
        scale = self.scale
        self.pitch = _BOX_PITCH * self._size
        wide = _BOX_WIDTH * self._size
        high = self.head + _BOX_ENDS * scale + _ROWS * self.pitch
        edge, aside = _EDGE * scale, _ASIDE * scale
        middle, side_y = (width - wide) / 2, (height - high) / 2
        self.boxes = {
            Edge.FAR: QRectF(middle, edge, wide, high),
            Edge.RIGHT: QRectF(width - aside - wide, side_y, wide, high),
            Edge.NEAR: QRectF(middle, height - edge - high, wide, high),
            Edge.LEFT: QRectF(aside, side_y, wide, high),
        }
        account = _ACCOUNT_WIDTH * self._size
        top, foot = edge + high + _GAP * scale, height - edge - high - _GAP * scale
        self.account = QRectF((width - account) / 2, top, account, foot - top)
        card, caption = _CARD * scale, 40 * self._size
        y = height - 1.6 * aside - caption - HEIGHT_OF_WIDTH * card / 2
        self.cachette = _fanned(aside + card / 2, y, card, _STEP * scale)
        self.words = QRectF(aside, y + HEIGHT_OF_WIDTH * card / 2 + 8 * scale, wide, caption)
        rows = 3 * BUTTON_ROW * scale
        self.buttons = QRectF(width - aside - wide, height - aside - rows, wide, rows)
        line = 26 * self._size
        self.title = QRectF(self.buttons.left() + 5, self.buttons.top() - line - 6, wide, line)

    def _stand_in_rows(self, width: float, height: float) -> None:
        scale, line = self.scale, 28 * self._size
        gap, top = _GAP * scale / 1.5, max(_SMALL_TOP * scale, line + 12)
        button = BUTTON_ROW * scale
        row = max(button, HEIGHT_OF_WIDTH * _SMALL_CARD * scale) + gap
        wide, high = (width - 3 * gap) / 2, (height - top - row - 3 * gap) / 2
        self.head = min(self.head, 0.28 * high)
        rows = (high - self.head - 14 * scale) / _ROWS
        self.pitch = max(_LEAST_PITCH, min(_BOX_PITCH * self._size, rows))
        left, right, lower = gap, 2 * gap + wide, top + high + gap
        self.boxes = {
            Edge.FAR: QRectF(left, top, wide, high),
            Edge.RIGHT: QRectF(right, top, wide, high),
            Edge.NEAR: QRectF(right, lower, wide, high),
            Edge.LEFT: QRectF(left, lower, wide, high),
        }
        card = _SMALL_CARD * scale
        y = height - gap - row / 2
        self.cachette = _fanned(2 * gap + card / 2, y, card, _SMALL_STEP * scale)
        end = self.cachette[-1].x + card / 2 + gap
        caption = 36 * self._size
        self.words = QRectF(end, y - caption / 2, width - end, caption)
        self.buttons = QRectF(end, y - button / 2, width - gap - end, button)
        self.title = QRectF(2 * gap, (top - line) / 2, wide, line)

    def _mirror(self, width: float) -> None:
        places = self.words, self.title, self.buttons
        self.words, self.title, self.buttons = (mirrored(place, width) for place in places)
        self.cachette = [pose._replace(x=width - pose.x) for pose in self.cachette[::-1]]


def _fanned(x: float, y: float, width: float, step: float) -> list[Pose]:
    return [Pose(x + place * step, y, width) for place in range(5)]


_BETWEEN = 8
_PAPER_PADDING = 26.0
_CORNER = 12.0
_MEDAL, _RADIUS = 0.68, 23.0
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_LEFT = Qt.AlignmentFlag.AlignLeft | _MIDDLE
_RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE


class AllHands(CoveringPanel):
    """Covers the table with the four hands at their seats, the account and the cachette."""

    def __init__(self, look: CurrentTheme, marks: Marks, art: CardArt, table: TableSignals) -> None:
        super().__init__(look, table)
        self._marks = marks
        self._art = art
        self._content: AllHandsContent | None = None
        self._account = AccountView(look, marks, self)

    def tell(self, content: AllHandsContent, row: LedgeRow) -> None:
        self._content = content
        self.offers = row
        self._account.tell(content.account)
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.spoken)
        self.cover(self._unit)

    def _arrange(self) -> None:
        layout = self._layout()
        scale = layout.scale
        self._account.setVisible(layout.account is not None)
        if layout.account is not None:
            padding = _PAPER_PADDING * scale
            self._account.stand(layout.account.width() - 2 * padding, scale, is_small=True)
            paper = self._paper(layout)
            self._account.move(round(paper.left() + padding), round(paper.top() + 0.8 * padding))
        self.update()

    def _layout(self) -> HandsLayout:
        scale, is_mirrored = max(1.0, self._unit), self.isRightToLeft()
        return HandsLayout(self.width(), self.height(), scale, is_mirrored=is_mirrored)

    def _paper(self, layout: HandsLayout) -> QRectF:
        assert layout.account is not None  # it is asked for only then
        high = self._account.height() + 1.6 * _PAPER_PADDING * layout.scale
        paper = QRectF(layout.account)
        paper.setHeight(high)
        paper.moveCenter(layout.account.center())
        return paper

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        content = self._content
        if content is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, layout = self._look.theme, self._layout()
        paint_plain_felt(painter, Geometry(self.width(), self.height()), theme)
        for edge, hand in content.hands.items():
            self._paint_hand(painter, layout, edge, hand)
        if layout.account is not None:
            paint_paper(painter, self._paper(layout), theme, layout.scale)
        self._paint_cachette(painter, layout, content)
        font = ui_font(14 * layout.scale, bold=True)
        if not layout.is_large:
            font = serif_font(20 * layout.scale, bold=True)
        self._write(painter, layout.title, content.title, font, theme.text_on_felt)
        painter.end()

    def _write(
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        font: QFont,
        colour: str,
        *,
        to_end: bool = False,
    ) -> None:
        text, font = fitted_text(text, font, place.width())
        painter.setFont(font)
        painter.setPen(QColor(colour))
        align = _RIGHT if to_end is not self.isRightToLeft() else _LEFT
        painter.drawText(place, int(align), text)

    def _paint_hand(
        self, painter: QPainter, layout: HandsLayout, edge: Edge, hand: DealtHand
    ) -> None:
        theme, scale = self._look.theme, layout.scale
        rows = [*hand.rows(self._look.theme.pack)]
        box = QRectF(layout.boxes[edge])
        if layout.is_large:  # as high as its rows need
            spare = (5 - len(rows)) * layout.pitch
            top = box.top() + {Edge.FAR: 0.0, Edge.NEAR: spare}.get(edge, spare / 2)
            box = QRectF(box.left(), top, box.width(), box.height() - spare)
        painter.setPen(themed_pen(theme, theme.brass, 1.4))
        painter.setBrush(QColor(theme.plate))
        painter.drawRoundedRect(box, _CORNER * scale, _CORNER * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(themed_pen(theme, theme.inlay, 1.0))
        inner = box.adjusted(5, 5, -5, -5)
        painter.drawRoundedRect(inner, (_CORNER - 4) * scale, (_CORNER - 4) * scale)
        text = box.adjusted(20 * scale, 10 * scale, -20 * scale, 0)
        head = QRectF(text.left(), text.top(), text.width(), layout.head - 10 * scale)
        self._paint_head(painter, head, hand, scale)
        top = text.top() + layout.head - 6 * scale
        for suit, ranks in rows:
            self._paint_row(
                painter, QRectF(text.left(), top, text.width(), layout.pitch), suit, ranks
            )
            top += layout.pitch

    def _paint_head(self, painter: QPainter, place: QRectF, hand: DealtHand, scale: float) -> None:
        theme = self._look.theme
        bold, plain = ui_font(14 * scale, bold=True), ui_font(13 * scale)
        radius = _MEDAL * _RADIUS * scale
        is_mirrored = self.isRightToLeft()
        x = place.right() - radius if is_mirrored else place.left() + radius
        middle = QPointF(x, place.center().y())
        paint_medal(painter, middle, _MEDAL * scale, theme, hand.monogram, hand.colour)
        aside = 2 * radius + 10 * scale
        place = place.adjusted(0 if is_mirrored else aside, 0, -aside if is_mirrored else 0, 0)
        wide = min(0.66 * place.width(), QFontMetricsF(bold).horizontalAdvance(hand.name) + 2)
        name = QRectF(place.left(), place.top(), wide, place.height())
        role = QRectF(name.right() + 8 * scale, place.top(), place.right() - name.right(), 0)
        role.setHeight(place.height())
        role.setRight(place.right())
        if is_mirrored:
            name.moveRight(place.right())
            role.moveRight(name.left() - 8 * scale)
        self._write(painter, name, hand.name, bold, theme.text_on_felt)
        self._write(painter, role, hand.role, plain, theme.secondary_text)

    def _paint_row(self, painter: QPainter, place: QRectF, suit: Suit | None, ranks: str) -> None:
        theme = self._look.theme
        side = 0.56 * place.height()
        sign = QRectF(place.left(), place.center().y() - side / 2, side, side)
        words = place.adjusted(1.9 * side, 0, 0, 0)
        if self.isRightToLeft():
            sign.moveRight(place.right())
            words = place.adjusted(0, 0, -1.9 * side, 0)
        font = serif_font(0.62 * place.height() / text_zoom(), bold=True)
        if suit is None:
            self._marks.draw(painter, "crown", sign, theme.crown)
        else:
            self._marks.draw(painter, MARK_OF[suit], sign, theme.ladder_suits.of(suit))
        colour = theme.secondary_text if ranks == VOID else theme.text_on_felt
        direction = painter.layoutDirection()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # high to low in any language
        self._write(painter, words, ranks, font, colour)
        painter.setLayoutDirection(direction)

    def _paint_cachette(
        self, painter: QPainter, layout: HandsLayout, content: AllHandsContent
    ) -> None:
        theme, scale = self._look.theme, layout.scale
        ratio = self.devicePixelRatioF()
        for card, pose in zip(content.cachette, layout.cachette, strict=True):
            picture = self._art.pixmap(str(card), pose.width, ratio)
            half = picture.deviceIndependentSize() / 2
            corner = QPointF(pose.x - half.width(), pose.y - half.height())
            painter.drawPixmap(corner.toPoint(), picture)
        fonts = ui_font(14 * scale, bold=True), ui_font(13 * scale)
        room = QRectF(layout.words)
        if room.width() < 60 * scale:
            return
        colours = theme.text_on_felt, theme.secondary_text
        for text, font, colour in zip(content.cachette_words, fonts, colours, strict=True):
            room.setHeight(QFontMetricsF(font).height())
            self._write(painter, room, text, font, colour)
            room.moveTop(room.bottom())

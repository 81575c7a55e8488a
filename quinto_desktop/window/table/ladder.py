"""The ladder: all cards in their single order on one strip, and where each of them is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.aids.ladder import Place, Rung
from quinto_desktop.rules import Suit
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.theme import CurrentTheme, fitted_font, themed_pen, ui_font
from quinto_desktop.window.table.aid_panel import TARGET, AidPanel
from quinto_desktop.window.table.labels import Pill
from quinto_desktop.window.table.ladder_strip import (
    LEAST_CELL,
    OF_A_SUIT,
    SUITS,
    Digest,
    cells_of,
    pip_width,
    whole_cells,
)
from quinto_desktop.window.text.aid_text import ladder_summary, rung_words
from quinto_desktop.window.text.seat_text import Speaker

_LETTER = 12
_OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_NARROW = 82  # width of the ten, in per cent, to clear the cell's border


class Ladder(AidPanel):
    """53 cells in one widget; arrow keys move from one to the next.

    On a strip that is too short for letters it is a digest by suit; a click or Enter opens the
    whole ladder over the table, with a row for each suit.

    Signals:
        told(str): The text of the cell, or of the suit, that has received the focus.
        opened(bool): The whole ladder has been opened, or closed.
    """

    heard_as = QAccessible.Role.Graphic

    told = Signal(str)
    opened = Signal(bool)

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        self._outer: OuterCross | None = None
        super().__init__(look, marks, parent)
        self._rungs: tuple[Rung, ...] = ()
        self._speaker: Speaker | None = None
        self._table = parent
        self._digest = Digest(self)
        look.changed.connect(self._digest.show_again)
        self._at = 0
        self._part = 0
        self.is_whole = False
        self._tip = Pill(look, parent, points=12)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Ladder: the order of the pack"))
        self._outer = OuterCross(self)
        self.cross.say(self.tr("Hide the ladder (F6)"))

    def show_rungs(self, rungs: Sequence[Rung], speaker: Speaker) -> None:
        """Show where the cards are, repainting only if that has changed."""
        if tuple(rungs) == self._rungs and speaker is self._speaker:
            return
        self._rungs, self._speaker = tuple(rungs), speaker
        self._digest.show(rungs)
        self.setAccessibleDescription(ladder_summary(rungs))
        if self._tip.isVisible():
            self._show_tip()
        self.repaint_all()

    def place_cross(self) -> None:
        """Put the cross at the end of the strip."""
        if self._outer is not None:  # not while the strip is being constructed
            self._outer.place(in_corner=self.is_whole)

    # --------------------------------------------------------------- places
    def cells(self) -> list[QRectF]:
        found = (whole_cells if self.is_whole else cells_of)(self.size(), self.unit)
        return [self.mirrored(cell) for cell in found]

    @property
    def is_digest(self) -> bool:
        """Whether the strip is too short for letters, so that it tells of each suit in short."""
        return not self.is_whole and cells_of(self.size(), self.unit)[0].width() < LEAST_CELL

    def open_whole(self, *, opened: bool) -> None:
        if opened is not self.is_whole:
            self.is_whole = opened
            self._tip.hide()
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.opened.emit(opened)
            self.repaint_all()

    def letter_font(self) -> QFont | None:
        """The font of the ranks; None if the cells are too narrow for any."""
        room = self.cells()[0].width() + 1
        font = fitted_font(ui_font(_LETTER * self.unit, bold=True), "10", room)
        return font if QFontMetricsF(font).horizontalAdvance("10") <= room else None

    def hint_at(self, point: QPointF) -> str:
        """The card at a point and where it is, or what is out of a suit; empty elsewhere."""
        if self.is_digest:
            return self._digest.hint_at(point)
        cells = zip(range(len(self._rungs)), self.cells(), strict=False)
        return next((self._text(at) for at, cell in cells if cell.contains(point)), "")

    def _text(self, at: int) -> str:
        assert self._speaker is not None  # there are cells
        return rung_words(self._rungs[at], self._speaker)

    # --------------------------------------------------------------- paint
    def paint(self, painter: QPainter) -> None:
        """Paint the suit signs and the cells, or the digest."""
        if self.is_digest:
            self._digest.paint(painter)
            return
        cells, font = self.cells(), self.letter_font()
        for number, suit in enumerate(SUITS):
            self._paint_pip(painter, suit, cells[number * OF_A_SUIT])
        plain = None if font is None else QFont(font)
        if plain is not None:
            plain.setBold(False)
        for rung, cell in zip(self._rungs, cells, strict=True):
            self._paint_cell(painter, rung, cell, plain if rung.place is Place.UNSEEN else font)

    def _paint_pip(self, painter: QPainter, suit: Suit, first: QRectF) -> None:
        wide = pip_width(self.unit)
        side = min(0.82 * wide, 16 * self.unit)
        x = first.right() + wide / 2 if self.is_mirrored else first.left() - wide / 2
        box = QRectF(x - side / 2, first.center().y() - side / 2 + 1, side, side)
        self.marks.draw(painter, MARK_OF[suit], box, self.theme.ladder_suits.of(suit))

    def _paint_cell(self, painter: QPainter, rung: Rung, cell: QRectF, font: QFont | None) -> None:
        theme, u = self.theme, max(0.8, self.unit)
        if rung.place in (Place.GONE, Place.CACHETTE):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.ladder_gone))
            painter.drawEllipse(cell.center() + QPointF(0, 1), 2.2 * u, 2.2 * u)
            return
        is_mine = rung.place is Place.HAND
        top, foot = (8 * u, 4 * u) if is_mine else (11 * u, 7 * u)
        if rung.is_opposite:
            foot = 7 * u  # clear of the line below it
        body = _aligned_to_pixels(cell.adjusted(0.8, top, -0.8, -foot))
        painter.setPen(themed_pen(theme, theme.plate_line, 1))  # some cells have the strip's colour
        painter.setBrush(QColor(self._ground(rung)))
        painter.drawRoundedRect(body, 3 * u, 3 * u)
        if rung.place is Place.TABLE:
            painter.setPen(QPen(QColor(theme.brass), 1.8 * u))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(0.4, -2, -0.4, 2), 3 * u, 3 * u)
        if rung.is_opposite:
            painter.setPen(QPen(QColor(theme.text_on_felt), 1.8 * u))
            y = cell.bottom() - 3.4 * u
            painter.drawLine(QPointF(body.left() + 1, y), QPointF(body.right() - 1, y))
        if rung.can_beat:
            self._paint_arrow(painter, cell, body.top())
        self._paint_letter(painter, rung, body, font)

    def _ground(self, rung: Rung) -> str:
        if rung.place is Place.HAND:
            return self.theme.ladder_mine
        return self.theme.pill if rung.is_winning else self.theme.ladder_unseen

    def _ink(self, rung: Rung) -> str:
        if rung.place is Place.HAND and rung.card.suit is not None:
            return self.theme.ladder_mine_suits.of(rung.card.suit)
        return self.theme.pill_text if rung.is_winning else self.theme.ladder_unseen_text

    def _paint_arrow(self, painter: QPainter, cell: QRectF, foot: float) -> None:
        half = min(0.34 * cell.width(), 4.5 * max(1.0, self.unit))
        x, y = cell.center().x(), foot - 1
        head = [QPointF(x - half, y - 1.15 * half), QPointF(x + half, y - 1.15 * half)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.brass))
        painter.drawPolygon(QPolygonF([*head, QPointF(x, y)]))

    def _paint_letter(
        self, painter: QPainter, rung: Rung, body: QRectF, font: QFont | None
    ) -> None:
        ink = self._ink(rung)
        if rung.card.rank is None:
            is_bright = rung.place is Place.HAND or rung.is_winning
            colour = self.theme.pill_crown if is_bright else self.theme.crown
            self.marks.draw(painter, "crown", body.adjusted(2, 2, -2, -2), colour)
        elif font is not None:
            letter = self.theme.pack.sign(rung.card.rank)
            font = QFont(font)
            font.setStretch(_NARROW if len(letter) > 1 else 100)
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(body.adjusted(-3, 0, 3, 0), Qt.AlignmentFlag.AlignCenter, letter)

    def paint_over(self, painter: QPainter) -> None:
        """Ring the cell that has the focus."""
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.theme.focus), 2.5))
            painter.drawRoundedRect(self._focused(), 4, 4)

    def _focused(self) -> QRectF:
        if self.is_digest and self._digest.parts:
            return self._digest.places()[self._part].adjusted(2, 3, -2, -3)
        return self.cells()[self._at].adjusted(-1, 3, 1, -3)

    # --------------------------------------------------------------- keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        forth, key = -1 if self.is_mirrored else 1, Qt.Key(event.key())
        if key in _OPENING and (self.is_digest or self.is_whole) and not event.isAutoRepeat():
            self.open_whole(opened=not self.is_whole)
            return
        if key == Qt.Key.Key_Escape and self.is_whole:
            self.open_whole(opened=False)
            return
        if self.is_digest:
            self._walk(event, {Qt.Key.Key_Left: -forth, Qt.Key.Key_Right: forth})
            return
        last = len(self._rungs) - 1
        ways = {
            Qt.Key.Key_Left: self._at - forth,
            Qt.Key.Key_Right: self._at + forth,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_Up: self._at - OF_A_SUIT,
            Qt.Key.Key_Down: self._at + OF_A_SUIT,
        }
        if Qt.Key(event.key()) not in ways:
            super().keyPressEvent(event)
            return
        self._at = max(0, min(ways[Qt.Key(event.key())], last))
        self._announce()

    def _walk(self, event: QKeyEvent, ways: dict[Qt.Key, int]) -> None:
        step = ways.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self._part = max(0, min(self._part + step, len(self._digest.parts) - 1))
        self._announce()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._tip.isVisible():
            self._show_tip()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        shape = Qt.CursorShape.PointingHandCursor
        self.setCursor(shape if self.is_digest else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and (self.is_digest or self.is_whole):
            self.open_whole(opened=not self.is_whole)
            self._tip.hide()  # the pointer has its own
        else:
            super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        winning = [place for place, rung in enumerate(self._rungs) if rung.is_winning]
        self._at = winning[0] if winning else self._at
        self._announce()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tip.hide()
        self.update()

    def _announce(self) -> None:
        self.update()
        if self._rungs:
            self._show_tip()
            self.told.emit(self._said())

    def _said(self) -> str:
        return self._digest.parts[self._part].spoken if self.is_digest else self._text(self._at)

    def raise_(self) -> None:
        """Lie over everything but the tip."""
        super().raise_()
        if self._tip.isVisible():
            self._show_tip()

    def _show_tip(self) -> None:
        self._tip.say(self._said())
        self._tip.stand((0, 0), self.unit)  # its size depends on the scale
        half = self._tip.width() / 2
        at = self._focused()
        x = self.x() + at.center().x()
        x = max(half + 2, min(x, self._table.width() - half - 2))
        y = self.y() + self.height()
        self._tip.stand((x, y + 4 + self._tip.height() / 2), self.unit)
        self._tip.raise_()


def _aligned_to_pixels(body: QRectF) -> QRectF:
    # A line between two pixels is only half as bright.
    left, top = round(body.left()) + 0.5, round(body.top()) + 0.5
    return QRectF(left, top, round(body.right()) - left - 0.5, round(body.bottom()) - top - 0.5)


class OuterCross(QObject):
    """Lets the close button of a strip, which is higher than that, overlap its end.

    It is a child of the table that follows the strip.
    """

    def __init__(self, strip: AidPanel) -> None:
        super().__init__(strip)
        self._strip = strip
        self._cross = strip.cross
        self._cross.setParent(strip.parentWidget())
        self._cross.hide()
        strip.installEventFilter(self)

    def place(self, *, in_corner: bool) -> None:
        """Put the button at the strip's end, or in the corner, in front of everything else."""
        strip = self._strip
        top = 0.0 if in_corner else (strip.height() - TARGET) / 2
        end = QRectF(strip.width() - TARGET, top, TARGET, TARGET)
        place = strip.mirrored(end).toRect().translated(strip.pos())
        self._cross.setGeometry(place.translated(0, max(0, -place.top())))
        self._cross.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._strip.place_cross()
        elif event.type() is QEvent.Type.Show and not event.spontaneous():
            self._cross.show()
            self._strip.place_cross()
        elif event.type() is QEvent.Type.Hide and not event.spontaneous():
            self._cross.hide()
        return False

"""The tricks of a deal with who took each: of a replay in a row, of an exercise on a slip."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.rules import Observation, Quint, Trick
from quinto_desktop.window.controls.panels import Painted
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, CardArt, CardLook
from quinto_desktop.window.look.fitting import draw_fitted, draw_sign, mirrored, read_from_side
from quinto_desktop.window.look.layout_direction import Arranged
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper, painting
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.look.wood import Rim, board_colours, paint_wood
from quinto_desktop.window.sheet.story_columns import paint_chip
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.table import InPlace, Table
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.event_text import TrickReport
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import translate

_DESIGN, _MOST_SCALE = QSize(998, 776), 1.7
_LOW, _NARROW = 600, 760
_HIGH, _LEAST_HIGH = 62, 48
_EDGE, _GAP = 10, 2
_CORNER = 7
_FIRST_SHARE, _LAST_SHARE = 1.5, 1.6  # of the width of a trick
_PILL = 0.40  # of the height
_DOT = 2.1


class TrickMark(NamedTuple):
    """A cell of the row."""

    place: int
    title: str
    spoken: str
    is_there: bool
    taker: str = ""
    is_ours: bool = False
    quint: Quint | None = None


class TrickCell(QAbstractButton):
    """One cell of the row; the keys of the replay lead to all of them."""

    def __init__(self, mark: TrickMark, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self.mark = look, mark
        self.scale = 1.0
        self._lying: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        DressedTips(self)
        look.changed.connect(self.update)
        self.show_mark(mark)

    def show_mark(self, mark: TrickMark) -> None:
        self.mark = mark
        self.setText(mark.title)
        self.setAccessibleName(mark.spoken)
        self.setToolTip(mark.spoken)
        self.setEnabled(mark.is_there)
        self.update()

    def move_to(self, lying: int | None) -> None:
        """Show that the replay is here, with so many cards lying; None if it is elsewhere."""
        if lying != self._lying:
            self._lying = lying
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self) as painter:
            if not self.mark.is_there:
                painter.setOpacity(0.4)
            body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            is_here = self._lying is not None
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if is_here:
                painter.setPen(themed_pen(theme, theme.brass, 2))
                painter.setBrush(QColor(theme.plate))
            elif self.underMouse() and self.isEnabled():
                painter.setBrush(QColor(theme.plate))
            painter.drawRoundedRect(body, _CORNER, _CORNER)
            self._paint_words(painter, body, is_here=is_here)

    def _paint_words(self, painter: QPainter, body: QRectF, *, is_here: bool) -> None:
        theme, zoom = self._look.theme, text_zoom() * self.scale
        high = _PILL * body.height()
        upper = QRectF(body.left() + 2, body.top() + 2, body.width() - 4, body.height() - high - 9)
        if not self.mark.taker and not is_here:
            upper = body.adjusted(2, 0, -2, 0)
        ink = theme.text_on_felt if is_here else theme.secondary_text
        font = ui_font(13 * self.scale, bold=is_here)
        draw_fitted(painter, upper, self.text(), font, ink, Qt.AlignmentFlag.AlignCenter)
        if self.mark.taker:
            self._paint_taker(painter, body, high, zoom)
        if self._lying:
            self._paint_dots(painter, body, self._lying)

    def _paint_taker(self, painter: QPainter, body: QRectF, high: float, zoom: float) -> None:
        theme, mark = self._look.theme, self.mark
        wide = min(body.width() - 4, max(26 * zoom, 1.3 * high))
        pill = QRectF(0, 0, wide, high)
        pill.moveCenter(body.center())
        pill.moveBottom(body.bottom() - 6)
        ground, ink = board_colours(theme).of_side(own=mark.is_ours)
        paint_chip(painter, pill, theme, own=mark.is_ours, ground=ground)
        font, room = ui_font(12 * self.scale, bold=True), pill.adjusted(2, 0, -2, 0)
        draw_fitted(painter, room, mark.taker, font, ink, Qt.AlignmentFlag.AlignCenter)
        if mark.quint is not None:
            place = QRectF(pill.right() + 2, 0, 11 * self.scale, 11 * self.scale)
            place.moveTop(pill.center().y() - place.height() / 2)
            draw_sign(painter, mark.quint.suit, place, theme, theme.felt_suits)

    def _paint_dots(self, painter: QPainter, body: QRectF, lying: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.brass))
        dot = _DOT * self.scale
        for place in range(lying):
            spot = QRectF(0, 0, 1.8 * dot, 1.8 * dot)
            spot.moveCenter(body.center())
            spot.translate((place - 1.5) * 3 * dot, 0)
            spot.moveBottom(body.bottom() - 1)
            painter.drawEllipse(spot)


class TrickLine(Arranged):
    """The calls, the twelve tricks and the cachette of a deal in a row, under a table.

    Signals:
        chosen(int): Where to go: see `TrickMark.place`.
    """

    heard_as = QAccessible.Role.Grouping

    chosen = Signal(int)

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._scale = look, 1.0
        self.cells: list[TrickCell] = []
        self.setAccessibleName(self.tr("Tricks of this deal"))
        look.changed.connect(self.update)

    def needed_height(self, width: int, height: int) -> int:
        """Its height in a window of a size, in pixels."""
        fit = min(width / _DESIGN.width(), height / _DESIGN.height(), _MOST_SCALE)
        self._scale = max(1.0, fit)
        for cell in self.cells:
            cell.scale = self._scale
        is_low = height < _LOW or width < _NARROW  # then the table needs the height more
        high = self._scale * (_LEAST_HIGH if is_low else _HIGH)
        return round(high * (1 + 0.7 * (text_zoom() - 1)))

    def show_marks(self, marks: tuple[TrickMark, ...]) -> None:
        if [cell.mark for cell in self.cells] == [*marks]:
            return
        for cell, mark in zip(self.cells, marks, strict=False):
            cell.show_mark(mark)
        for mark in marks[len(self.cells) :]:
            cell = TrickCell(mark, self._look, self)
            cell.scale = self._scale
            cell.clicked.connect(lambda _=False, place=mark.place: self.chosen.emit(place))
            cell.show()
            self.cells.append(cell)
        self.arrange()

    def move_to(self, place: int, lying: int) -> None:
        for cell in self.cells:
            cell.move_to(lying if cell.mark.place == place else None)

    def arrange(self) -> None:
        if not self.cells:
            return
        shares = [_FIRST_SHARE, *[1.0] * (len(self.cells) - 2), _LAST_SHARE]
        room = self.width() - 2 * _EDGE - _GAP * (len(shares) - 1)
        x = float(_EDGE)
        for cell, share in zip(self.cells, shares, strict=True):
            wide = room * share / sum(shares)
            cell.setGeometry(read_from_side(self, QRectF(x, 4, wide, self.height() - 8).toRect()))
            x += wide + _GAP

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, is_smooth=False) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.panel))


_WIDE = 284  # of a column of tricks, with its paper
_LEAST_SHARE = 0.93  # of its scale that a table keeps beside that
_PAD, _HEAD, _ROW, _LEAST_ROW = 20, 62, 60, 36
_CARD, _CARD_STEP, _NUMBER, _STANDS_UP = 35, 37, 22, 6


class PlayedSlip(Painted):
    """The tricks of a deal that goes on, on paper: in each the card that won stands up."""

    heard_as = QAccessible.Role.Grouping

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(art.look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        self._art, self._view = art, parent
        self._tricks: tuple[Trick, ...] = ()
        self._speaker: Speaker | None = None
        self._scale, self._columns = 1.0, 1
        self.setAccessibleName(translate("ScoreSheet", "Played so far"))

    def tell(self, seen: Observation, speaker: Speaker) -> None:
        """Show what has been played of a deal."""
        self._tricks, self._speaker, lead = seen.tricks, speaker, seen.rules.joker_lead
        reports = [TrickReport(*one, lead, speaker) for one in enumerate(seen.tricks, 1)]
        self.setAccessibleDescription("\n".join([report.spoken() for report in reports]))
        self.renew()

    def stand(self, room: QRectF, scale: float) -> None:
        """Lie at the trailing side of a room, no higher than its tricks need."""
        rows = max(1, len(self._tricks))
        free = room.height() - (_HEAD + _PAD) * scale
        self._columns = 1 if free >= rows * _LEAST_ROW * scale else 2
        rows = -(-rows // self._columns)
        wide = min(room.width(), self._columns * _WIDE * scale)
        high = min(room.height(), (_HEAD + _PAD + rows * _ROW) * scale)
        place = QRectF(room.right() - wide, room.top(), wide, high).toRect()
        self._scale = scale
        self.setGeometry(read_from_side(self._view, place))
        self.renew()

    def _paint(self, picture: QPixmap) -> None:
        theme, scale, painter = self._look.theme, self._scale, QPainter(picture)
        painter.setLayoutDirection(self.layoutDirection())
        paper = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_paper(painter, paper, theme, scale)
        room = paper.adjusted(*(_PAD * scale * way for way in (1, 0.8, -1, -0.8)))
        align = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading
        title, small = serif_font(20 * scale, bold=True), ui_font(13 * scale)
        draw_fitted(painter, room, self.accessibleName(), title, theme.ink, align.value)
        room.setTop(room.top() + 1.1 * QFontMetricsF(title).height())
        text = translate("ScoreSheet", "The card that won stands up.")
        draw_fitted(painter, room, text, small, theme.ink_secondary, align.value)
        room.setTop(room.top() + 1.5 * QFontMetricsF(small).height())
        rows = -(-len(self._tricks) // self._columns)
        high, wide = room.height() / max(1, rows), room.width() / self._columns
        for number, trick in enumerate(self._tricks):
            column, row = divmod(number, rows)
            place = QRectF(room.left() + column * wide, room.top() + row * high, wide, high)
            self._paint_trick(painter, place, number, trick)
        painter.end()

    def _paint_trick(self, painter: QPainter, room: QRectF, number: int, trick: Trick) -> None:
        theme, scale, speaker = self._look.theme, self._scale, self._speaker
        winner = trick.winner
        assert speaker is not None and winner is not None  # it is whole
        up = _STANDS_UP * scale
        wide = min(_CARD * scale, (room.height() - up - 4) / HEIGHT_OF_WIDTH)

        def placed(left: float, across: float, high: float, raised: float = 0.0) -> QRectF:
            place = QRectF(room.left() + left, 0, across, high)
            place.moveCenter(QPointF(place.center().x(), room.center().y() + up / 2 - raised))
            return mirrored(place, self.width()) if self.isRightToLeft() else place

        centre, bold = Qt.AlignmentFlag.AlignCenter.value, ui_font(13 * scale, bold=True)
        at = placed(0, _NUMBER * scale - 4, room.height())
        draw_fitted(painter, at, str(number + 1), bold, theme.ink_secondary, centre)
        for place, card in enumerate(trick.cards):
            has_won = trick.seat_of(card) is winner
            left = (_NUMBER + place * _CARD_STEP) * scale
            at = placed(left, wide, HEIGHT_OF_WIDTH * wide, up if has_won else 0)
            self._art.paint(painter, str(card), at, look=CardLook(veiled=not has_won))
        is_ours, left = winner.side is speaker.sides[0], (_NUMBER + 4 * _CARD_STEP + 4) * scale
        at = placed(left, room.width() - left, 1.4 * QFontMetricsF(bold).height())
        paint_chip(painter, at, theme, own=is_ours)
        text, at = side_text.title(speaker, winner.side), at.adjusted(4, 0, -4, 0)
        draw_fitted(painter, at, text, bold, theme.white_on_colour, centre)


class PlayedBeside(InPlace):
    """A table and what has been played of its deal: beside it, or on request over it."""

    has_sheet = True

    def __init__(self, table: Table, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.table, self._look = table, art.look
        table.setParent(self)
        self.played = PlayedSlip(art, self)
        self.is_unfolded = self._is_beside = self._has_any = False
        table.command_wanted.connect(self._on_table_command_wanted)
        art.look.changed.connect(self.update)

    def show_played(self, seen: Observation | None) -> None:
        """Show what has been played by now; by None, nothing any more."""
        self.is_unfolded, self._has_any = False, seen is not None and bool(seen.tricks)
        if seen is not None:
            self.played.tell(seen, self.speaker)
        self.arrange()

    @property
    def can_unfold(self) -> bool:
        """Whether something has been played that is not in sight anyway."""
        return self._has_any and not self._is_beside

    def toggle_sheet(self) -> None:
        """Lay what has been played over the table, or take it away; beside it, it stays."""
        self.is_unfolded = self.can_unfold and not self.is_unfolded
        self.arrange()
        if self.played.isVisible():
            self.answered.emit(self.played.accessibleDescription())

    @Slot(object)
    def _on_table_command_wanted(self, command: Command) -> None:
        if command is Command.SHEET:
            self.toggle_sheet()

    def arrange(self) -> None:
        whole, room = Geometry(self.width(), self.height()), QRectF(self.rect())
        scale = max(1.0, whole.unit)
        narrower = whole._replace(width=whole.width - _WIDE * scale)
        has_room = narrower.unit >= _LEAST_SHARE * whole.unit and not narrower.is_narrow
        self._is_beside = self._has_any and has_room
        if self._is_beside:
            self.is_unfolded = False
            room.setWidth(narrower.width)
        self.table.setGeometry(read_from_side(self, room.toRect()))
        self.played.setVisible(self._is_beside or self.is_unfolded)
        felt = QRectF(*whole.felt)
        felt.setRight(whole.width if self._is_beside else felt.right())
        self.played.stand(felt, scale)
        self.played.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, around = QPainter(self), QRectF(self.table.geometry())
        paint_wood(painter, Rim(QRectF(self.rect()), around, (1, 1), 1.0), self._look.theme)
        painter.end()

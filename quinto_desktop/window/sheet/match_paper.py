"""The end of a rubber or of a round on paper, and papers on the felt before the first deal."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter

from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.fitting import (
    balanced_lines,
    draw_fitted,
    fitted_text,
    mirrored,
    row_font,
)
from quinto_desktop.window.look.surfaces import paint_paper
from quinto_desktop.window.look.theme import Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.sheet.frieze import Frieze
from quinto_desktop.window.sheet.game_end import DEAF_MS, PagePanel
from quinto_desktop.window.sheet.match_ending import Curve, MatchEnding
from quinto_desktop.window.sheet.story_columns import paint_chip
from quinto_desktop.window.table.choices import Notice
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.plaques import Plaque
from quinto_desktop.window.text.commands import Command

_MARGIN, _SMALL_MARGIN = 30.0, 20.0
_FROM_FELT = 14.0
_WIDEST = 1220.0
_NARROW = 820.0
_ASIDE, _WIDEST_PAPER, _FAN = 22.0, 390.0, 176.0
_CENTRE = (Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip).value
_WHOLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip  # descenders, too
_LEADING = (_WHOLE | Qt.AlignmentFlag.AlignLeading).value


class MatchPaper(PagePanel):
    """Shows how a rubber or a round has ended."""

    _ending: MatchEnding | None = None

    def tell(self, ending: MatchEnding, row: LedgeRow) -> None:
        """Show how a match has ended."""
        if ending != self._ending:
            self._ending, self._looks = ending, None
        self.offers = row
        self.setAccessibleName(ending.title)
        self.setAccessibleDescription(ending.spoken)

    def _paint_page(self, painter: QPainter) -> None:
        assert self._ending is not None  # it is painted only then
        scale = max(1.0, self.unit)
        room = QRectF(0, 0, self.width(), self.height())
        aside = max(_FROM_FELT * scale, (room.width() - _WIDEST * scale) / 2)
        room.adjust(aside, _FROM_FELT * scale, -aside, -_FROM_FELT * scale)
        paint_paper(painter, room, self._look.theme, scale)
        painter.translate(room.topLeft())
        page = _Page(self._ending, room.size(), scale, is_mirrored=self.isRightToLeft())
        page.paint(painter, self._look.theme)


class _Page:
    """One size of the paper."""

    def __init__(
        self, ending: MatchEnding, size: QSizeF, scale: float, *, is_mirrored: bool
    ) -> None:
        self._ending, self._size, self._scale = ending, size, scale
        self._is_mirrored = is_mirrored
        self._is_small = size.width() < _NARROW * scale
        self._margin = (_SMALL_MARGIN if self._is_small else _MARGIN) * scale

    def paint(self, painter: QPainter, theme: Theme) -> None:
        scale, small = self._scale, self._is_small
        top = (14 if small else 20) * scale
        title = serif_font((23 if small else 36) * scale, bold=True)
        top = self._write(painter, top, self._ending.title, title, theme.ink, lines=1)
        font = ui_font((13 if small else 15) * scale)
        top = self._write(painter, top, self._ending.line, font, theme.ink_secondary, lines=2)
        foot = self._paint_foot(painter, theme, font)
        curves = self._ending.curves
        count, most = len(curves), max(max(one.story.scores) for one in curves)
        gap = (20 if small else 36) * scale
        wide = (self._size.width() - 2 * self._margin - gap * (count - 1)) / count
        font = row_font([line for one in curves for line in one.won_with], font, wide)
        heading, chip = serif_font((15 if small else 21) * scale, bold=True), ui_font(13 * scale)
        aside = max(QFontMetricsF(heading).horizontalAdvance(one.title) for one in curves)
        free = wide - aside - 10 * scale - 1.7 * chip.pixelSize()
        chip.setBold(True)
        fonts = heading, row_font([one.chip for one in curves], chip, free), font
        for place, curve in enumerate(curves):
            room = QRectF(self._margin + place * (wide + gap), top + 14 * scale, wide, 0)
            room.setBottom(foot - 10 * scale)
            if self._is_mirrored:
                room = mirrored(room, self._size.width())
            _Graph(curve, room, most, scale, *fonts, is_small=small).paint(painter, theme)

    def _write(
        self, painter: QPainter, top: float, text: str, font: QFont, ink: str, *, lines: int
    ) -> float:
        wide = self._size.width() - 2 * self._margin
        high = 1.3 * font.pixelSize()
        told = [text] if lines == 1 else balanced_lines(text, font, wide)[:lines]
        for line in told:
            place = QRectF(self._margin, top, wide, high)
            draw_fitted(painter, place, line, font, ink, self._side)
            top += high
        return top

    @property
    def _side(self) -> int:
        side = Qt.AlignmentFlag.AlignRight if self._is_mirrored else Qt.AlignmentFlag.AlignLeft
        return (side | _WHOLE).value

    def _paint_foot(self, painter: QPainter, theme: Theme, font: QFont) -> float:
        """Write the sums and what follows from them; return where that begins."""
        wide, high = self._size.width() - 2 * self._margin, 1.45 * font.pixelSize()
        notes = [line for note in self._ending.notes for line in balanced_lines(note, font, wide)]
        top = self._size.height() - (12 if self._is_small else 18) * self._scale
        top -= high * (len(notes) + 1)
        rule = top - 8 * self._scale
        painter.setPen(themed_pen(theme, theme.rule, 1.0))
        painter.drawLine(QPointF(self._margin, rule), QPointF(self._margin + wide, rule))
        bold, gap, own = QFont(font), 22 * self._scale, self._ending.curves[-1].own
        bold.setBold(True)
        whole = "".join([text for text, _ in self._ending.sums])
        bold = row_font([whole], bold, wide - (gap + 2) * len(self._ending.sums))
        x = self._margin
        for text, side in self._ending.sums:
            room = QFontMetricsF(bold).horizontalAdvance(text) + 2
            ink = {None: theme.ink, own: theme.side_ns}.get(side, theme.side_ew)
            place = QRectF(x, top, room, high)
            if self._is_mirrored:
                place = mirrored(place, self._size.width())
            draw_fitted(painter, place, text, bold, ink, self._side)
            x += room + gap
        for number, line in enumerate(notes, start=1):
            place = QRectF(self._margin, top + number * high, wide, high)
            draw_fitted(painter, place, line, font, theme.ink, self._side)
        return rule


class _Graph:
    """One game of the match: its title, who won it and with what, and its two lines."""

    def __init__(
        self, curve: Curve, room: QRectF, most: int, scale: float, *fonts: QFont, is_small: bool
    ) -> None:
        self._curve, self._scale = curve, scale
        self._title_font, self._chip_font, self._font = fonts
        head, self._line = 1.5 * self._title_font.pixelSize(), 1.4 * self._font.pixelSize()
        self._head = QRectF(room.left(), room.top(), room.width(), head)
        beside = QFontMetricsF(ui_font(18 * scale, bold=True)).horizontalAdvance("00000")
        head += len(curve.won_with) * self._line
        lines = room.adjusted(6 * scale, head + 10 * scale, -beside, -1.3 * self._line)
        self._lines = Frieze(curve.story, curve.own, lines, scale, is_small=is_small)
        self._lines.beside = beside
        self._lines.reach(most)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        self._paint_head(painter, theme)
        first, second = self._curve.story.scores
        self._lines.paint(painter, theme, (str(first), str(second)), on_paper=True)
        room = QRectF(self._head.left(), self._head.bottom(), self._head.width(), self._line)
        for line in self._curve.won_with:
            draw_fitted(painter, room, line, self._font, theme.ink_secondary, _LEADING)
            room.translate(0, self._line)

    def _paint_head(self, painter: QPainter, theme: Theme) -> None:
        curve, room, font = self._curve, self._head, self._chip_font
        painter.setFont(self._title_font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(room, _LEADING, curve.title)
        left = room.left() + QFontMetricsF(self._title_font).horizontalAdvance(curve.title)
        left += 10 * self._scale
        high = 1.7 * font.pixelSize()
        text = fitted_text(curve.chip, font, room.right() - left - high)[0]
        chip = QRectF(left, 0, QFontMetricsF(font).horizontalAdvance(text) + high, high)
        chip.moveTop(room.center().y() - high / 2)
        paint_chip(painter, chip, theme, own=curve.story.winner is curve.own)
        painter.setFont(font)
        painter.setPen(QColor(theme.white_on_colour))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)


# --------------------------------------------------------------- before the first deal
class Paper(NamedTuple):
    """Something to play, or to look at, with how one stands there, and the command for it."""

    title: str
    line: str
    gain: str
    command: Command


class Home(Notice, frozen=True):
    """What there is to play when no game is in progress; the text says who would play."""

    papers: tuple[Paper, ...] = ()


class HomePanel(PagePanel):
    """The pack on the felt, and under it on papers, which can be clicked, what there is to play."""

    def __init__(self, art: CardArt, table: TableSignals) -> None:
        super().__init__(art.look, table)
        self._art, self._papers, self._who = art, tuple[Paper, ...](), ""
        self.guard = InputGuard(self)
        self.setMouseTracking(True)

    def tell(self, home: Home) -> None:
        """Show what there is to play."""
        self.offers, self._papers, self._who, self._looks = home.row, home.papers, home.text, None
        self.guard.wait(DEAF_MS)
        self.setAccessibleName(home.title)
        told = [", ".join(filter(None, paper[:3])) for paper in home.papers]
        self.setAccessibleDescription("\n".join([home.text, *told]))

    def places(self) -> list[tuple[QRectF, Paper]]:
        """Where the papers lie."""
        unit, felt, count = self.unit, self.felt, len(self._papers)
        wide = min((felt.width() - 2 * _ASIDE * unit) / count, _WIDEST_PAPER * unit)
        high = sum(QFontMetricsF(font).height() for font, _ in self._types) + 44 * unit
        left = felt.center().x() - count * wide / 2
        first = QRectF(left, felt.bottom() - high - _ASIDE * unit, wide, high)
        first.adjust(8 * unit, 0, -8 * unit, 0)
        rooms = [first.translated(number * wide, 0) for number in range(count)]
        return [*zip(rooms[::-1] if self.isRightToLeft() else rooms, self._papers, strict=True)]

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            for plaque in self._table.findChildren(Plaque):  # meanwhile nobody has scored
                plaque.setVisible(event.type() is QEvent.Type.Hide)
        return super().event(event)

    @property
    def _types(self) -> list[tuple[QFont, str]]:
        theme, scale = self._look.theme, max(1.0, self.unit)
        small, strong = ui_font(15 * scale), ui_font(15 * scale, bold=True)
        title = serif_font(21 * scale, bold=True), theme.ink
        return [title, (small, theme.ink_secondary), (strong, theme.side_ns)]

    @property
    def _rows(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Where the title, the pack, the button that deals and who would play have room."""
        unit, text = self.unit, max(1.0, self.unit)
        heights = 64 * unit, _FAN * unit, 58 * max(0.85, unit), 26 * text
        top, foot = self.felt.top(), self.places()[0][0].top()
        gap = max(0.0, foot - top - sum(heights)) / 5
        rows = []
        for high, share in zip(heights, (1, 1, 0.5, 0.5), strict=True):
            top += share * gap
            rows.append(QRectF(self.felt.left() + 8, top, self.felt.width() - 16, high))
            top += high
        title, pack, gold, who = rows
        return title, pack, gold, who

    @property
    def room_for_gold(self) -> QRect:
        if not self._papers:
            return QRect()
        gold, wide = self._rows[2].translated(QPointF(self.pos())), 290 * self.unit
        gold.adjust((gold.width() - wide) / 2, 0, (wide - gold.width()) / 2, 0)
        return gold.toRect()

    def _paint_page(self, painter: QPainter) -> None:
        unit, ink = self.unit, self._look.theme.text_on_felt
        painter.setLayoutDirection(self.layoutDirection())
        self._paint_papers(painter)
        title, pack, _, who = self._rows
        draw_fitted(
            painter, title, "QUINTO", serif_font(46 * unit, spacing=12 * unit), ink, _CENTRE
        )
        draw_fitted(painter, who, self._who, ui_font(16 * max(1.0, unit)), ink, _CENTRE)
        for place in range(-6, 7):
            back = self._art.pixmap("back", 110 * unit, self.devicePixelRatioF(), 1.9 * place)
            half = back.deviceIndependentSize() / 2
            y = pack.center().y() + unit * (0.5 * place * place - 9)
            corner = QPointF(pack.center().x() + 32 * unit * place, y)
            painter.drawPixmap(corner - QPointF(half.width(), half.height()), back)

    def _paint_papers(self, painter: QPainter) -> None:
        places, types = self.places(), []
        wide = places[0][0].width() - 48 * self.unit
        for row, (font, ink) in enumerate(self._types):
            types.append((row_font([str(one[row]) for _, one in places], font, wide), ink))
        for place, paper in places:
            paint_paper(painter, place, self._look.theme, self.unit)
            told = [one for one in zip(paper[:3], types, strict=True) if one[0]]
            high = [QFontMetricsF(font).height() for _, (font, _) in told]
            line = place.adjusted(24 * self.unit, 0, -24 * self.unit, 0)
            line.setTop(place.center().y() - sum(high) / 2)
            for (text, (font, ink)), step in zip(told, high, strict=True):
                line.setHeight(step)
                draw_fitted(painter, line, text, font, ink, _LEADING)
                line.translate(0, step)

    def _command_at(self, point: QPointF) -> Command | None:
        return next((one.command for place, one in self.places() if place.contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_there = self._command_at(event.position()) is not None
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if is_there else Qt.CursorShape.ArrowCursor
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        command = self._command_at(event.position())
        if command is not None and self.guard.is_listening:
            self._table.command_wanted.emit(command)

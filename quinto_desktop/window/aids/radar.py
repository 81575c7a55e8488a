"""The quint radar: which quints can still be made, and by which side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.aids.quint_outlook import QuintOutlook, QuintState
from quinto_desktop.rules import QuintKind, Side, Suit
from quinto_desktop.window.aids.aid_text import legend, outlook_words, points_left, radar_summary
from quinto_desktop.window.aids.panel import PAD, TITLE, AidPanel, line_height, paint_hatch
from quinto_desktop.window.look.fitting import fitted_text
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import quint_short
from quinto_desktop.window.text.speaker import Speaker

translate = QCoreApplication.translate

_COLUMNS = (QuintKind.FIVE, QuintKind.ACE_FOUR, QuintKind.TWO_THREE)
_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
_ROW, _LEAST_ROW = 25, 20
_HEAD = 46  # of a row: the suit sign and the worth


class Radar(AidPanel):
    """A cell for each quint: filled for one side, hatched at the foot for the other."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(look, marks, parent)
        self._outlooks: tuple[QuintOutlook, ...] = ()
        self._texts: list[str] = []
        self._speaker: Speaker | None = None
        self._own = Side.NS
        self.setAccessibleName(self.tr("Quint radar"))
        self.cross.say(self.tr("Hide the quint radar (F7)"))

    def show_outlooks(self, outlooks: Sequence[QuintOutlook], speaker: Speaker) -> None:
        """Show what may still become of the quints. Nothing is painted anew if that is as before.

        Args:
            outlooks: All of them, in the order of `QUINTS`.
            speaker: Names the players.
        """
        texts = [outlook_words(outlook, speaker) for outlook in outlooks]
        if tuple(outlooks) == self._outlooks and texts == self._texts:
            return
        self._outlooks, self._texts, self._speaker = tuple(outlooks), texts, speaker
        self._own = Side.EW if speaker.is_yours(Side.EW) else Side.NS
        self.setAccessibleDescription(radar_summary(outlooks, speaker))
        self.repaint_all()

    def heights(self, unit: float, _width: float) -> tuple[float, float]:
        """How high it likes to be at a scale and a width, and how high it must be."""
        head = line_height(serif_font(TITLE * unit, bold=True)) + line_height(ui_font(12 * unit))
        table = 5 * max(_LEAST_ROW, _ROW * unit)
        foot = line_height(ui_font(11 * unit)) + 4 * unit
        least = 2 * PAD * unit + head + table
        return least + foot + 4 * unit, least

    # --------------------------------------------------------------- paint
    def paint(self, painter: QPainter) -> None:
        """Paint the title, the cells and what their signs mean."""
        if self._speaker is None:
            return
        u, font = self.unit, ui_font(12 * self.unit)
        inside = self.paint_title(painter, self.tr("Quint radar"))
        line = QRectF(inside.topLeft(), QSizeF(inside.width(), line_height(font)))
        colour = self.theme.ladder_unseen_text
        self.write(painter, line, points_left(self._outlooks), font, colour)
        foot = line_height(ui_font(11 * u))
        has_legend = self.height() >= self.heights(u, self.width())[0] - 1
        top = line.bottom() + 3 * u
        bottom = inside.bottom() - (foot + 4 * u if has_legend else 0)
        self._paint_table(painter, QRectF(inside.left(), top, inside.width(), bottom - top))
        if has_legend:
            place = QRectF(inside.left(), inside.bottom() - foot, inside.width(), foot)
            self._paint_legend(painter, place)

    def _paint_table(self, painter: QPainter, place: QRectF) -> None:
        step = place.height() / 5
        found = {(each.quint.suit, each.quint.kind): each for each in self._outlooks}
        texts = dict(zip(found, self._texts, strict=True))
        first = place.left() + max(_HEAD, _HEAD * self.unit)
        wide = (place.right() - first) / 3
        for row, suit in enumerate((*_SUITS, None)):
            y = place.top() + row * step
            kinds = _COLUMNS if suit is not None else (QuintKind.ROYAL,)
            side = 15 * max(0.9, self.unit)
            sign = QRectF(place.left(), y + step / 2 - side / 2, side, side)
            self.paint_sign(painter, suit, sign)
            left, points = place.left() + 18 * self.unit, found[suit, kinds[0]].quint.points
            worth, font = QRectF(left, y, first - 5 - left, step), ui_font(12 * self.unit)
            colour = self.theme.ladder_unseen_text
            self.write_at_end(painter, worth, str(points), font, colour)
            for column, kind in enumerate(kinds):
                cell = QRectF(first + column * wide, y, wide * 3 / len(kinds), step)
                self.hints.append((self.mirrored(cell), texts[suit, kind]))
                body = self.mirrored(cell.adjusted(1.5, 1.5, -1.5, -1.5))
                self._paint_cell(painter, found[suit, kind], body)

    def _paint_cell(self, painter: QPainter, outlook: QuintOutlook, body: QRectF) -> None:
        assert self._speaker is not None  # there is something to paint
        theme, label = self.theme, quint_short(outlook.quint)
        if outlook.quint.kind is QuintKind.ROYAL:
            label = translate("ScoreSheet", "Quint Royal")
        font = ui_font(12 * self.unit, bold=bool(outlook.sides))
        ink = theme.ladder_unseen_text
        if outlook.sides:
            ink = self._paint_open(painter, outlook, body)
        elif outlook.state in (QuintState.NS, QuintState.EW):
            side = Side.NS if outlook.state is QuintState.NS else Side.EW
            label = side_text.short(side)
        label, font = fitted_text(label, font, body.width())
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, label)
        if outlook.loss is not None:
            half = QFontMetricsF(font).horizontalAdvance(label) / 2 + 4
            middle = body.center()
            painter.setPen(QPen(QColor(ink), 1.4))
            painter.drawLine(
                QLineF(middle.x() - half, middle.y() + 0.5, middle.x() + half, middle.y() + 0.5)
            )

    def _paint_open(self, painter: QPainter, outlook: QuintOutlook, body: QRectF) -> str:
        """Paint the cell of a quint that can still be made; return the colour of its letters."""
        theme = self.theme
        is_own = outlook.sides == {self._own}
        self._paint_ground(painter, body, is_own=is_own, is_theirs=self._own not in outlook.sides)
        if outlook.state is QuintState.ON_TABLE:
            painter.setPen(QPen(QColor(theme.brass), 2.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(-0.5, -0.5, 0.5, 0.5), 4, 4)
        return theme.ladder_mine_suits.spades if is_own else theme.ladder_unseen_text

    def _paint_ground(
        self, painter: QPainter, body: QRectF, *, is_own: bool, is_theirs: bool
    ) -> None:
        theme = self.theme
        painter.setPen(QPen(QColor(theme.plate_line), 1))
        painter.setBrush(QColor(theme.ladder_mine if is_own else theme.ladder_unseen))
        painter.drawRoundedRect(body, 4, 4)
        if is_theirs:
            foot = body.adjusted(1, 0, -1, -0.5)
            foot.setTop(foot.bottom() - max(4.0, 0.2 * body.height()))
            paint_hatch(painter, foot, theme.ladder_suits.hearts)

    def _paint_legend(self, painter: QPainter, place: QRectF) -> None:
        assert self._speaker is not None  # there is something to paint
        texts = legend(self._speaker)
        if self._own is Side.EW and not self._speaker.is_yours(Side.EW):
            texts = texts[::-1]
        font, wide = ui_font(11 * self.unit), 11 * max(1.0, self.unit)
        left = place.left()
        for number, room in enumerate(_shares(texts, font, place.width() - 2 * (wide + 3))):
            sign = QRectF(left, place.top() + 2, wide, place.height() - 4)
            self._paint_ground(
                painter, self.mirrored(sign), is_own=number == 0, is_theirs=number == 1
            )
            words = QRectF(left + wide + 3, place.top(), room, place.height())
            self.write(painter, words, texts[number], font, self.theme.ladder_unseen_text)
            left = words.right()


def _shares(texts: Sequence[str], font: QFont, room: float) -> list[float]:
    """How much of some room each text gets: as much as it needs, and its part of what is left."""
    needed = [QFontMetricsF(font).horizontalAdvance(text) for text in texts]
    return [wide + (room - sum(needed)) / len(needed) for wide in needed]

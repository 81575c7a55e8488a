"""The whole game as a frieze: both totals as lines over all its deals, and where it turned."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.past.game_story import GameStory
from quinto_desktop.rules import Pair, Side
from quinto_desktop.window.look.fitting import fitted_text
from quinto_desktop.window.look.keyboard import ENTER
from quinto_desktop.window.look.layout_direction import SteadyButton
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import CurrentTheme, Theme, themed_pen, ui_font
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.table.capsule import paint_mark
from quinto_desktop.window.text.translation import fill, translate

_SLOPE = 0.35  # of the room of a trick: how long a line takes to rise
_LAST_SHARE = 1 / 3  # of the width, at least: the last deal is drawn wider
_ROOM_ABOVE = 1.08  # the target, or what is over it, and a little more
_DASHES = (8.0, 5.0)
_FILLS = (0.10, 0.07)


def side_inks(theme: Theme, own: Side) -> tuple[str, str]:
    """The colours of both sides' lines on the felt, by side."""
    pair = board_colours(theme).ours, board_colours(theme).theirs_hole
    return pair if own is Side.NS else (pair[1], pair[0])


class Frieze:
    """The lines of a game in a room of the felt, or of paper; its lower edge is no points."""

    def __init__(
        self,
        story: GameStory,
        own: Side,
        room: QRectF,
        scale: float,
        *,
        is_small: bool = False,
        is_mirrored: bool = False,
    ) -> None:
        self._story, self._own = story, own
        self.scale, self._is_small = scale, is_small
        self._is_mirrored = is_mirrored
        self.room = room
        self._most = 0.0
        self.reach(max(story.target, *story.scores))
        self._ends = self._moment_ends()

    def reach(self, points: int) -> None:
        """Have room for so many points, as others beside it have."""
        self._most = max(self._most, _ROOM_ABOVE * points)

    def _moment_ends(self) -> list[float]:
        # Where each moment ends, as a share of the width.
        moments, last = self._story.moments, self._story.deals[-1]
        count = sum(moment.deal == last for moment in moments)
        before = len(moments) - count
        wide = max(1.0, before * _LAST_SHARE / (1 - _LAST_SHARE) / count)
        whole, at, ends = before + count * wide, 0.0, []
        for moment in moments:
            at += wide if moment.deal == last else 1.0
            ends.append(at / whole)
        return ends

    # --------------------------------------------------------------- places
    def _x(self, share: float) -> float:
        if self._is_mirrored:
            share = 1 - share
        return self.room.left() + share * self.room.width()

    def _y(self, points: float) -> float:
        return self.room.bottom() - self.room.height() * points / self._most

    @property
    def turn(self) -> QPointF | None:
        """Where both lines meet as the losers' last lead ends; None if they were never ahead."""
        story = self._story
        if story.turn is None:
            return None
        place, after = story.moments.index(story.turn), story.turn.scores
        before: Pair = story.moments[place - 1].scores if place else story.start
        start, end = self._ends[place - 1] if place else 0.0, self._ends[place]
        winner, loser = story.winner, story.winner.other
        lead = before[loser] - before[winner]
        part = lead / (lead + after[winner] - after[loser])  # of the slope
        height = before[loser] + part * (after[loser] - before[loser])
        return QPointF(self._x(end - (1 - part) * _SLOPE * (end - start)), self._y(height))

    def end(self, side: Side) -> QPointF:
        """Where a side's line ends."""
        return QPointF(self._x(1.0), self._y(self._story.scores[side]))

    @property
    def _start_side(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignRight if self._is_mirrored else Qt.AlignmentFlag.AlignLeft

    # --------------------------------------------------------------- painting
    def paint(
        self, painter: QPainter, theme: Theme, names: tuple[str, str], *, on_paper: bool = False
    ) -> None:
        """Paint it with the names of both sides, by side, at the ends of the lines."""
        inks = side_inks(theme, self._own)
        if on_paper:
            ink, dim = theme.ink, theme.ink_secondary
            theme = replace(theme, text_on_felt=ink, secondary_text=dim, focus=dim)
            pair = theme.side_ns, theme.side_ew
            inks = pair if self._own is Side.NS else pair[::-1]
        self._paint_deals(painter, theme)
        for side in (self._own.other, self._own):
            self._paint_line(painter, theme, side, inks[side])
        painter.setPen(QPen(QColor(theme.secondary_text), 1.0 * theme.weight))
        painter.drawLine(self.room.bottomLeft(), self.room.bottomRight())
        self._paint_ends(painter, theme, names, inks, on_paper=on_paper)

    def _paint_deals(self, painter: QPainter, theme: Theme) -> None:
        scale, story, base = self.scale, self._story, self.room.bottom()
        top = self._y(story.target)
        ink = QColor(theme.focus if theme.is_dark else theme.brass)
        gold = QPen(ink, 1.5 * theme.weight)
        gold.setDashPattern([1, 4])
        painter.setPen(gold)
        painter.drawLine(QPointF(self.room.left(), top), QPointF(self.room.right(), top))
        font = ui_font(13 * scale, bold=True)
        painter.setFont(font)
        painter.setPen(ink)
        high = QFontMetricsF(font).height()
        target = QRectF(self.room.left(), top - high - 3, self.room.width(), high)
        painter.drawText(target, int(self._start_side), str(story.target))
        line = QColor(theme.text_on_felt)
        line.setAlphaF(0.16 if theme.weight == 1 else 1.0)
        start, ends = 0.0, self._deal_ends()
        words = self._deal_words(ends)
        painter.setFont(ui_font((13 if self._is_small else 14) * scale))
        for number, end in enumerate(ends):
            x, other = sorted((self._x(start), self._x(end)))
            if number:
                painter.setPen(QPen(line, 1.0))
                edge = self._x(start)
                painter.drawLine(QPointF(edge, top), QPointF(edge, base))
            painter.setPen(QColor(theme.secondary_text))
            box = QRectF(x - 60, base + 5 * scale, other - x + 120, 2 * high)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignHCenter), words[number])
            start = end

    def _deal_ends(self) -> list[float]:
        moments = self._story.moments
        return [
            max(end for end, moment in zip(self._ends, moments, strict=True) if moment.deal == deal)
            for deal in self._story.deals
        ]

    def _deal_words(self, ends: list[float]) -> list[str]:
        # Whole words where each has room; else numbers, or only some of them.
        deals = self._story.deals
        metrics = QFontMetricsF(ui_font((13 if self._is_small else 14) * self.scale))
        least = self.room.width() * min(
            end - start for start, end in zip([0.0, *ends[:-1]], ends, strict=True)
        )
        words = [fill(translate("Ending", "Deal {deal}"), deal=deal) for deal in deals]
        if max(map(metrics.horizontalAdvance, words)) + 8 <= least:
            return words
        numbers = [str(deal) for deal in deals]
        step = max(1, -int(-(metrics.horizontalAdvance(numbers[-1]) + 8) // max(1.0, least)))
        return [
            text if place % step == 0 or place == len(numbers) - 1 else ""
            for place, text in enumerate(numbers)
        ]

    def _path(self, side: Side) -> QPainterPath:
        path = QPainterPath(QPointF(self._x(0.0), self._y(self._story.start[side])))
        at, height = 0.0, self._story.start[side]
        for end, moment in zip(self._ends, self._story.moments, strict=True):
            if moment.scores[side] != height:
                rise = end - _SLOPE * (end - at)
                path.lineTo(self._x(rise), self._y(height))
                path.lineTo(self._x(end), self._y(moment.scores[side]))
                height = moment.scores[side]
            at = end
        path.lineTo(self._x(1.0), self._y(height))
        return path

    def _paint_line(self, painter: QPainter, theme: Theme, side: Side, ink: str) -> None:
        path, is_ours = self._path(side), side is self._own
        if theme.shadow:
            ground = QPainterPath(path)
            ground.lineTo(self._x(1.0), self.room.bottom())
            ground.lineTo(self._x(0.0), self.room.bottom())
            ground.closeSubpath()
            tint = QColor(ink)
            tint.setAlphaF(_FILLS[not is_ours])
            painter.fillPath(ground, tint)
        pen = themed_pen(theme, ink, (3.2 if is_ours else 2.6) * self.scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not is_ours:
            pen.setDashPattern([dash / 2.6 for dash in _DASHES])
        painter.strokePath(path, pen)

    def _paint_ends(
        self,
        painter: QPainter,
        theme: Theme,
        names: tuple[str, str],
        inks: tuple[str, str],
        *,
        on_paper: bool,
    ) -> None:
        scale, font = self.scale, ui_font((15 if self._is_small else 18) * self.scale, bold=True)
        high = QFontMetricsF(font).height()
        heights = self._label_heights(0.95 * high)
        for side in Side:
            spot, is_ours = self.end(side), side is self._own
            size = (8.5 if side is self._story.winner else 6.0) * scale
            colours = board_colours(theme)
            edge = colours.ours_edge if is_ours else colours.theirs_edge
            ground = colours.ours if is_ours else colours.theirs
            painter.setPen(themed_pen(theme, theme.sheet if on_paper else edge, 2 * scale))
            painter.setBrush(QColor(inks[side] if on_paper else ground))
            paint_mark(painter, spot, size, own=is_ours)
            painter.setPen(QColor(inks[side]))
            left, right = spot.x() + 18 * scale, spot.x() + self.beside - 4 * scale
            if self._is_mirrored:
                left, right = spot.x() - self.beside + 4 * scale, spot.x() - 18 * scale
            box = QRectF(left, heights[side] - high / 2, max(1.0, right - left), high)
            text, fitting = fitted_text(names[side], font, box.width())
            painter.setFont(fitting)
            painter.drawText(box, int(self._start_side), text)

    beside = 100.0
    """The room beside the ends of the lines, for the names."""

    def _label_heights(self, apart: float) -> tuple[float, float]:
        upper = self._story.winner
        top, foot = self.end(upper).y(), self.end(upper.other).y()
        short = max(0.0, apart - (foot - top)) / 2
        pair = top - short, foot + short
        return pair if upper is Side.NS else (pair[1], pair[0])


class TurnButton(SteadyButton):
    """The mark “It turned here”, which leads to the trick."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._scale = 1.0
        self.setText(self.tr("It turned here"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.update)
        self.hide()

    def set_unit(self, scale: float) -> None:
        self._scale = scale

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter presses it, as Space does, and not what goes on.
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._font())
        wide = metrics.horizontalAdvance(self.text())
        return QSize(round(wide + 30 * self._scale), round(1.9 * metrics.height()))

    def _font(self) -> QFont:
        return ui_font(14 * self._scale, bold=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self) as painter:
            pill = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.focus), 2.0))
                whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
                painter.drawRoundedRect(whole, whole.height() / 2, whole.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            colour = QColor(theme.pill)
            painter.setBrush(colour.lighter(108) if self.underMouse() else colour)
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            painter.setPen(QColor(theme.pill_text))
            painter.setFont(self._font())
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.text())

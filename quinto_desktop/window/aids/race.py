"""The race: how far both sides are from the target, at length or in brief."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.aids.race_outlook import RaceOutlook, Runner
from quinto_desktop.window.aids.aid_text import (
    Brief,
    BriefRow,
    in_play,
    race_brief,
    race_sentences,
    race_title,
    runner_words,
    side_label,
    to_go,
    usual_play,
    usual_sentence,
)
from quinto_desktop.window.aids.panel import PAD, TITLE, WRAPPED, AidPanel, line_height, paint_hatch
from quinto_desktop.window.look.fitting import fitted_lines, fitted_text
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.text.speaker import Speaker

_LINES = 3
_GAP = 4
_SIGN, _STEP = 0.82, 0.92  # of a line's height


def brief_height(unit: float) -> float:
    """How high it is at most, at a scale."""
    return _LINES * line_height(_font(unit))


def paint_brief(painter: QPainter, place: QRectF, brief: Brief, panel: AidPanel) -> None:
    """Paint it from the top of a place, as that stands in a left-to-right plate."""
    line, font = QRectF(place), _font(panel.unit)
    line.setHeight(line_height(font))
    panel.write(painter, line, brief.title, font, panel.theme.text_on_felt)
    for row in brief.rows:
        line.moveTop(line.bottom())
        _paint_row(painter, QRectF(line), row, panel)


def _font(unit: float, *, bold: bool = True) -> QFont:
    return ui_font(12 * unit, bold=bold)


def _paint_row(painter: QPainter, line: QRectF, row: BriefRow, panel: AidPanel) -> None:
    """The side at the line's beginning, its signs at the end, and between them any words."""
    step, side = _STEP * line.height(), _SIGN * line.height()
    sign = QRectF(0, 0, side, side)
    for suit in reversed(row.suits):
        sign.moveCenter(QPointF(line.right() - step / 2, line.center().y()))
        panel.paint_sign(painter, suit, sign)
        line.setRight(line.right() - step)
    bold, plain = _font(panel.unit), _font(panel.unit, bold=False)
    needed = [
        QFontMetricsF(font).horizontalAdvance(text) + _GAP if text else 0.0
        for font, text in ((bold, row.side), (plain, row.text))
    ]
    share = min(1.0, line.width() / sum(needed))
    label, words = QRectF(line), QRectF(line)
    label.setWidth(share * needed[0])
    words.setLeft(line.right() - share * needed[1])
    panel.write(painter, label, row.side, bold, panel.theme.text_on_felt)
    if row.text:
        panel.write(painter, words, row.text, plain, panel.theme.text_on_felt)


_FAR_SHARE = 0.45  # of a line: what is still to go, beside whose it is
_BAR, _AFTER_BAR = 11, 6


class Race(AidPanel):
    """Two bars, and the sentence that matters now."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(look, marks, parent)
        self._race: RaceOutlook | None = None
        self._speaker: Speaker | None = None
        self._told: list[str] = []
        self.setAccessibleName(self.tr("The race"))
        self.cross.say(self.tr("Hide the race (F8)"))

    def show_race(self, race: RaceOutlook, speaker: Speaker) -> None:
        """Show how the race stands. Nothing is painted anew if that is as before."""
        runners = [runner_words(runner, race, speaker) for runner in race.runners]
        told = [race_title(race), *runners, in_play(race), *race_sentences(race, speaker)]
        told = [text for text in told if text]
        if race == self._race and told == self._told:
            return
        self._race, self._speaker, self._told = race, speaker, told
        self.setAccessibleDescription("\n".join(told))
        self.repaint_all()

    def heights(self, unit: float, width: float) -> tuple[float, float]:
        """How high it likes to be at a scale and a width, and how high it must be."""
        title, line = line_height(serif_font(TITLE * unit, bold=True)), self._line(unit)
        bars = 2 * (line + 2 + (_BAR + _AFTER_BAR) * unit)
        font, room = ui_font(12 * unit, bold=True), width - 2 * PAD * unit
        box = QRectF(0, 0, room, 1000)
        usual = QFontMetricsF(font).boundingRect(box, WRAPPED, usual_sentence()).height()
        usual = max(usual, brief_height(unit))
        spare = line_height(font)
        fixed = 2 * PAD * unit + title + bars + 4 * unit
        playing = QFontMetricsF(ui_font(12 * unit)).boundingRect(box, WRAPPED, usual_play())
        return fixed + playing.height() + usual + spare + 6 * unit, fixed + usual

    def _line(self, unit: float) -> float:
        return line_height(ui_font(12 * unit))

    # --------------------------------------------------------------- paint
    def paint(self, painter: QPainter) -> None:
        """Paint the title, the bars and the sentences."""
        race, speaker = self._race, self._speaker
        if race is None or speaker is None:
            return
        rest = self.paint_title(painter, race_title(race))
        rest.setTop(rest.top() + 4 * self.unit)
        for runner in sorted(race.runners, key=lambda each: not speaker.is_yours(each.side)):
            rest.setTop(self._paint_runner(painter, runner, race, QRectF(rest)))
        self._paint_rest(painter, rest, race, speaker)

    def _paint_rest(
        self, painter: QPainter, rest: QRectF, race: RaceOutlook, speaker: Speaker
    ) -> None:
        """Paint what is in play and what matters now.

        Where there is no room for both, what is in play goes; then what matters is said in brief,
        and only what cannot be said so is written smaller.
        """
        text, brief = "\n".join(race_sentences(race, speaker)), race_brief(race, speaker)
        self.hints.append((self.mirrored(rest), text))
        font, small = ui_font(12 * self.unit, bold=True), ui_font(12 * self.unit)
        place, playing = QRectF(rest), in_play(race)
        if playing:
            box = QFontMetricsF(small).boundingRect(rest, WRAPPED, playing)
            place.setTop(rest.top() + box.height() + 6 * self.unit)
        may_shrink = brief is None
        fitted = fitted_lines(text, font, place.size(), may_shrink=may_shrink)
        if fitted is None:
            fitted = fitted_lines(text, font, rest.size(), may_shrink=may_shrink)
            has_both = fitted is None and brief_height(self.unit) <= place.height()
            playing = playing if has_both else ""
        if playing:
            colour = self.theme.ladder_unseen_text
            self.wrap(painter, rest, playing, small, colour)
        else:
            place = rest
        if fitted is None and brief is not None:
            paint_brief(painter, place, brief, self)
            return
        colour = self.theme.text_on_felt
        self.wrap(painter, place, text, fitted or font, colour)

    def _paint_runner(
        self, painter: QPainter, runner: Runner, race: RaceOutlook, place: QRectF
    ) -> float:
        """Paint a side's line and bar; return where they end."""
        u, theme = self.unit, self.theme
        assert self._speaker is not None  # there is something to paint
        place.setHeight(self._line(u))
        bold, font = ui_font(12 * u, bold=True), ui_font(12 * u)
        far, font = fitted_text(to_go(runner), font, _FAR_SHARE * place.width())
        wide = QFontMetricsF(font).horizontalAdvance(far) + 4
        label = side_label(runner.side, self._speaker)
        self.write(painter, place.adjusted(0, 0, -wide, 0), label, bold, theme.text_on_felt)
        self.write_at_end(painter, place, far, font, theme.ladder_unseen_text)
        track = QRectF(place.left(), place.bottom() + 2, place.width(), _BAR * u)
        self.hints.append(
            (self.mirrored(place.united(track)), runner_words(runner, race, self._speaker))
        )
        self._paint_bar(painter, runner, race, track)
        return track.bottom() + _AFTER_BAR * u

    def _paint_bar(
        self, painter: QPainter, runner: Runner, race: RaceOutlook, track: QRectF
    ) -> None:
        """The score as a bar, plain or hatched; the tricks that will count as a dotted frame."""
        assert self._speaker is not None  # there is something to paint
        theme, radius = self.theme, 3 * self.unit
        painter.setPen(QPen(QColor(theme.plate_line), 1))
        painter.setBrush(QColor(theme.ladder_unseen))
        painter.drawRoundedRect(self.mirrored(track), radius, radius)
        own = self._speaker.is_yours(runner.side) or (
            runner is race.runners[0] and not self._speaker.is_yours(race.runners[1].side)
        )
        colour = theme.ladder_mine if own else theme.ladder_suits.hearts
        done = QRectF(track)
        done.setWidth(track.width() * min(1.0, runner.score / race.target))
        if runner.taken:
            coming = QRectF(track)
            coming.setWidth(track.width() * min(1.0, (runner.score + runner.taken) / race.target))
            painter.setPen(QPen(QColor(colour), 1.4, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.mirrored(coming.adjusted(1, 1, -1, -1)), radius, radius)
        if done.width() > 0:
            done = self.mirrored(done)
            painter.setPen(Qt.PenStyle.NoPen)
            if own:
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(done, radius, radius)
            else:
                painter.setPen(QPen(QColor(colour), 1.2))
                painter.drawRect(done.adjusted(0.6, 0.6, -0.6, -0.6))
                paint_hatch(painter, done, colour)

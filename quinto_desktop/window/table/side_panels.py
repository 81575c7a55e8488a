"""The two panels beside the middle: the quint radar, and the race in full or in brief."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.aids.outlooks import QuintOutlook, QuintState, RaceOutlook, Runner
from quinto_desktop.rules import QuintKind, Side, Suit
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.text_fitting import fitted_lines, fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.table.aid_panel import (
    PAD,
    TITLE,
    WRAPPED,
    AidPanel,
    line_height,
    paint_hatch,
)
from quinto_desktop.window.text import aid_text, side_text
from quinto_desktop.window.text.aid_text import Brief, BriefRow
from quinto_desktop.window.text.card_text import quint_short
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import translate

_COLUMNS = (QuintKind.FIVE, QuintKind.ACE_FOUR, QuintKind.TWO_THREE)
_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
_ROW, _LEAST_ROW = 25, 20
_HEAD = 46  # of a row, for the suit sign and the worth
_LINES = 3
_GAP = 4
_SIGN, _STEP = 0.82, 0.92  # of a line's height
_FAR_SHARE = 0.45  # of a line, for the points to go beside the side's name
_BAR, _AFTER_BAR = 11, 6
_LEGEND_GAP = 16  # between the two marks explained


class Radar(AidPanel):
    """The quint radar: a cell per quint, filled for one side, hatched at the foot for the other."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(look, marks, parent)
        self._outlooks: tuple[QuintOutlook, ...] = ()
        self._texts: list[str] = []
        self._speaker: Speaker | None = None
        self._own = Side.NS
        self.setAccessibleName(self.tr("Quint radar"))
        self.cross.say(self.tr("Hide the quint radar (F7)"))

    def show_outlooks(self, outlooks: Sequence[QuintOutlook], speaker: Speaker) -> None:
        """Show the outlook for each quint, in the order of `QUINTS`."""
        texts = [aid_text.outlook_words(outlook, speaker) for outlook in outlooks]
        if tuple(outlooks) == self._outlooks and texts == self._texts:
            return
        self._outlooks, self._texts, self._speaker = tuple(outlooks), texts, speaker
        self._own = speaker.sides[0]
        self.setAccessibleDescription(aid_text.radar_summary(outlooks, speaker))
        self.repaint_all()

    def heights(self, unit: float, _width: float) -> tuple[float, float]:
        head = line_height(serif_font(TITLE * unit, bold=True)) + line_height(ui_font(12 * unit))
        table = 5 * max(_LEAST_ROW, _ROW * unit)
        foot = line_height(ui_font(11 * unit)) + 4 * unit
        least = 2 * PAD * unit + head + table
        return least + foot + 4 * unit, least

    # --------------------------------------------------------------- paint
    def paint(self, painter: QPainter) -> None:
        """Paint the title, the cells and the legend."""
        if self._speaker is None:
            return
        u, font = self.unit, ui_font(12 * self.unit)
        inside = self.paint_title(painter, self.tr("Quint radar"))
        line = QRectF(inside.topLeft(), QSizeF(inside.width(), line_height(font)))
        colour = self.theme.ladder_unseen_text
        self.write(painter, line, aid_text.points_left(self._outlooks), font, colour)
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
            label = side_text.mark(self._speaker, side)
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
        font, wide = ui_font(11 * self.unit), 11 * max(1.0, self.unit)
        left, room_for_words = place.left(), place.width() - 2 * (wide + 3)
        for texts in (aid_text.legend(self._speaker), aid_text.legend_in_short(self._speaker)):
            needed = sum(QFontMetricsF(font).horizontalAdvance(text) for text in texts)
            if needed + _LEGEND_GAP <= room_for_words:
                break
        for number, room in enumerate(_shares(texts, font, room_for_words)):
            sign = QRectF(left, place.top() + 2, wide, place.height() - 4)
            self._paint_ground(
                painter, self.mirrored(sign), is_own=number == 0, is_theirs=number == 1
            )
            words = QRectF(left + wide + 3, place.top(), room, place.height())
            self.write(painter, words, texts[number], font, self.theme.ladder_unseen_text)
            left = words.right()


def _shares(texts: Sequence[str], font: QFont, room: float) -> list[float]:
    # Each gets what it needs, plus an equal part of the rest.
    needed = [QFontMetricsF(font).horizontalAdvance(text) for text in texts]
    return [wide + (room - sum(needed)) / len(needed) for wide in needed]


def brief_height(unit: float) -> float:
    """The greatest height of a brief, at a scale."""
    return _LINES * line_height(ui_font(12 * unit, bold=True))


def paint_brief(painter: QPainter, place: QRectF, brief: Brief, panel: AidPanel) -> None:
    """Paint a brief from the top of its place in a left-to-right plate."""
    line, font = QRectF(place), ui_font(12 * panel.unit, bold=True)
    line.setHeight(line_height(font))
    panel.write(painter, line, brief.title, font, panel.theme.text_on_felt)
    for row in brief.rows:
        line.moveTop(line.bottom())
        _paint_row(painter, QRectF(line), row, panel)


def _paint_row(painter: QPainter, line: QRectF, row: BriefRow, panel: AidPanel) -> None:
    step, side = _STEP * line.height(), _SIGN * line.height()
    sign = QRectF(0, 0, side, side)
    for suit in reversed(row.suits):
        sign.moveCenter(QPointF(line.right() - step / 2, line.center().y()))
        panel.paint_sign(painter, suit, sign)
        line.setRight(line.right() - step)
    bold, plain = ui_font(12 * panel.unit, bold=True), ui_font(12 * panel.unit)
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


class Race(AidPanel):
    """The race: two bars, and the sentence that matters now."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(look, marks, parent)
        self._race: RaceOutlook | None = None
        self._speaker: Speaker | None = None
        self._told: list[str] = []
        self.setAccessibleName(self.tr("Race"))
        self.cross.say(self.tr("Hide the race (F8)"))

    def show_race(self, race: RaceOutlook, speaker: Speaker) -> None:
        """Show the state of the race, repainting only if it has changed."""
        runners = [aid_text.runner_words(runner, race, speaker) for runner in race.runners]
        told = [
            aid_text.race_title(race),
            *runners,
            aid_text.in_play(race),
            *aid_text.race_sentences(race, speaker),
        ]
        told = [text for text in told if text]
        if race == self._race and told == self._told:
            return
        self._race, self._speaker, self._told = race, speaker, told
        self.setAccessibleDescription("\n".join(told))
        self.repaint_all()

    def heights(self, unit: float, width: float) -> tuple[float, float]:
        """The preferred and the least height at a scale and a width."""
        title, line = line_height(serif_font(TITLE * unit, bold=True)), self._line(unit)
        bars = 2 * (line + 2 + (_BAR + _AFTER_BAR) * unit)
        font, room = ui_font(12 * unit, bold=True), width - 2 * PAD * unit
        box = QRectF(0, 0, room, 1000)
        usual = QFontMetricsF(font).boundingRect(box, WRAPPED, aid_text.usual_sentence()).height()
        usual = max(usual, brief_height(unit))
        spare = line_height(font)
        fixed = 2 * PAD * unit + title + bars + 4 * unit
        playing = QFontMetricsF(ui_font(12 * unit)).boundingRect(
            box, WRAPPED, aid_text.usual_play()
        )
        return fixed + playing.height() + usual + spare + 6 * unit, fixed + usual

    def _line(self, unit: float) -> float:
        return line_height(ui_font(12 * unit))

    # --------------------------------------------------------------- paint
    def paint(self, painter: QPainter) -> None:
        """Paint the title, the bars and the sentences."""
        race, speaker = self._race, self._speaker
        if race is None or speaker is None:
            return
        rest = self.paint_title(painter, aid_text.race_title(race))
        rest.setTop(rest.top() + 4 * self.unit)
        for side in speaker.sides:
            rest.setTop(self._paint_runner(painter, race.runners[side], race, QRectF(rest)))
        self._paint_rest(painter, rest, race, speaker)

    def _paint_rest(
        self, painter: QPainter, rest: QRectF, race: RaceOutlook, speaker: Speaker
    ) -> None:
        # Without room for both, what is in play is dropped; then what matters is said in brief, and
        # only what has no brief form is written smaller.
        text = "\n".join(aid_text.what_matters(race, speaker))
        brief = aid_text.race_brief(race, speaker)
        self.hints.append((self.mirrored(rest), "\n".join(aid_text.race_sentences(race, speaker))))
        font, small = ui_font(12 * self.unit, bold=True), ui_font(12 * self.unit)
        place, playing = QRectF(rest), aid_text.in_play(race)
        if playing:
            box = QFontMetricsF(small).boundingRect(rest, WRAPPED, playing)
            place.setTop(rest.top() + box.height() + 6 * self.unit)
        if not text:  # what each side needs is said at its bar
            self.wrap(painter, rest, playing, small, self.theme.ladder_unseen_text)
            return
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
        u, theme = self.unit, self.theme
        assert self._speaker is not None  # there is something to paint
        place.setHeight(self._line(u))
        bold, font = ui_font(12 * u, bold=True), ui_font(12 * u)
        far, font = fitted_text(aid_text.to_go(runner), font, _FAR_SHARE * place.width())
        wide = QFontMetricsF(font).horizontalAdvance(far) + 4
        label = aid_text.side_label(runner.side, self._speaker)
        self.write(painter, place.adjusted(0, 0, -wide, 0), label, bold, theme.text_on_felt)
        self.write_at_end(painter, place, far, font, theme.ladder_unseen_text)
        track = QRectF(place.left(), place.bottom() + 2, place.width(), _BAR * u)
        self.hints.append(
            (self.mirrored(place.united(track)), aid_text.runner_words(runner, race, self._speaker))
        )
        self._paint_bar(painter, runner, race, track)
        return track.bottom() + _AFTER_BAR * u

    def _paint_bar(
        self, painter: QPainter, runner: Runner, race: RaceOutlook, track: QRectF
    ) -> None:
        assert self._speaker is not None  # there is something to paint
        theme, radius = self.theme, 3 * self.unit
        painter.setPen(QPen(QColor(theme.plate_line), 1))
        painter.setBrush(QColor(theme.ladder_unseen))
        painter.drawRoundedRect(self.mirrored(track), radius, radius)
        own = runner.side is self._speaker.sides[0]
        colour = theme.race_own if own else theme.race_other
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

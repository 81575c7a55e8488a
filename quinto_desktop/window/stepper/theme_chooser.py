"""The page of puzzles: themes as cards, each with what is solved of it, and the day's puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QButtonGroup, QWidget

from quinto_desktop.game.judging.values import Theme
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.rules import Form, Observation, Seat
from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, CardArt
from quinto_desktop.window.look.fitting import (
    balanced_lines,
    draw_fitted,
    fitted_text,
    read_from_side,
)
from quinto_desktop.window.look.layout_direction import SteadyButton
from quinto_desktop.window.look.theme import serif_font, themed_pen, ui_font
from quinto_desktop.window.sheet.game_end import DEAF_MS, PagePanel
from quinto_desktop.window.stepper.replay_player import keyed
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import ResultPanels
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import ENTER, Asker, LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.table.messages import question_of_panel
from quinto_desktop.window.table.table import InPlace, Table
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, translate
from quinto_desktop.window.text.verdict_text import rating_text, theme_line, theme_title

_LEAST_RATED = 10  # answers, before which a rating says little
_CARDS: dict[Theme | None, tuple[str, ...]] = {
    Theme.FEED: ("CA", "C4"),
    Theme.REFUSE: ("H5", "S2"),
    Theme.ROYAL: ("QR", "HA"),
    Theme.ENDING: ("back", "back", "back"),
    Theme.DOUBLE: ("HA", "HK", "HQ"),
    Theme.GAME: ("D5", "DK"),
    None: (),
}
"""What stands for each theme, as they are best learnt; without one for the day's puzzle."""

_IN_A_ROW, _ROWS = 3, 2
_ASIDE, _TOP, _APART, _MOST_HIGH = 34.0, 12.0, 12.0, 236.0
_PAD, _CARD, _CARD_STEP, _LEAST_CARD, _RING, _BAR = 15.0, 54.0, 36.0, 20.0, 5.0, 8.0
_LEAST_TEXT = 13
_LEADING = (Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading).value
_TRAILING = (Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing).value


class Course(NamedTuple):
    """What can be practised: a theme, or without one the puzzle of the day."""

    theme: Theme | None
    title: str
    line: str
    standing: str
    solved: int = 0
    of_all: int = 0


class CourseButton(SteadyButton):
    """Shows a course: a theme on a dark card, the puzzle of the day on a strip of paper.

    Signals:
        came(): The keys have come to it.
    """

    came = Signal()

    def __init__(self, art: CardArt, panel: QWidget) -> None:
        super().__init__(panel)
        self._look, self._art = art.look, art
        self.course, self._longest = Course(None, "", "", ""), ""
        self.unit, self.is_chosen = 1.0, False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        art.look.changed.connect(self.update)

    def say(self, course: Course, longest: str) -> None:
        """Show a course; its title is as large as the longest of them can be."""
        self.course, self._longest = course, longest
        self.setAccessibleName(course.title)
        self.setAccessibleDescription(" ".join(filter(None, course[2:4])))
        self.update()

    def choose(self, *, is_chosen: bool) -> None:
        if is_chosen is not self.is_chosen:
            self.is_chosen = is_chosen
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, unit = QPainter(self), self._look.theme, self.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self.layoutDirection())
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        is_day, is_lit = self.course.theme is None, self.is_chosen or self.underMouse()
        corner = (6 if is_day else 14) * unit
        if self.hasFocus():
            painter.setPen(themed_pen(theme, theme.focus, 2.0))
            painter.drawRoundedRect(body.adjusted(-3.5, -3.5, 3.5, 3.5), corner + 3, corner + 3)
        line = theme.text_on_felt if is_lit else theme.plate_line
        painter.setPen(themed_pen(theme, line, 2.5 if is_lit else 1.2))
        painter.setBrush(QColor(theme.sheet if is_day else theme.plate))
        painter.drawRoundedRect(body, corner, corner)
        room = body.adjusted(_PAD * unit, 7 * unit, -_PAD * unit, -7 * unit)
        (self._paint_day if is_day else self._paint_theme)(painter, room)
        painter.end()

    def _paint_day(self, painter: QPainter, room: QRectF) -> None:
        theme, scale, course = self._look.theme, max(1.0, self.unit), self.course
        for text, font, ink, align in (
            (course.standing, ui_font(14 * scale, bold=True), theme.side_ns, _TRAILING),
            (course.title, serif_font(19 * scale, bold=True), theme.ink, _LEADING),
            (course.line, ui_font(14 * scale), theme.ink_secondary, _LEADING),
        ):
            if not text or room.width() < 3 * font.pixelSize():
                continue
            draw_fitted(painter, self._placed(room), text, font, ink, align)
            wide = QFontMetricsF(font).horizontalAdvance(text) + 16 * scale
            room.adjust(*((0, 0, -wide, 0) if align == _TRAILING else (wide, 0, 0, 0)))

    def _paint_theme(self, painter: QPainter, room: QRectF) -> None:
        theme, scale, course = self._look.theme, max(1.0, self.unit), self.course
        text, small = ui_font(14 * scale), ui_font(13 * scale)
        title = serif_font(19 * scale, bold=True)
        title = fitted_text(self._longest, title, room.width())[1]
        foot, gap = QFontMetricsF(small).height(), 6 * self.unit
        free = room.height() - QFontMetricsF(title).height() - foot - gap
        lines = balanced_lines(course.line, text, room.width())
        while len(lines) * QFontMetricsF(text).height() > free and text.pixelSize() > _LEAST_TEXT:
            text.setPixelSize(text.pixelSize() - 1)
            lines = balanced_lines(course.line, text, room.width())
        told = [(course.title, title, theme.text_on_felt)]
        told += [(line, text, theme.secondary_text) for line in lines]
        high = [QFontMetricsF(font).height() for _, font, _ in told]
        wide = (room.height() - sum(high) - foot - 2 * gap) / HEIGHT_OF_WIDTH
        if wide >= _LEAST_CARD:
            self._paint_cards(painter, room, wide := min(wide, _CARD * self.unit))
            room.setTop(room.top() + HEIGHT_OF_WIDTH * wide + gap)
        for (line, font, ink), step in zip(told, high, strict=True):
            place = QRectF(room.left(), room.top(), room.width(), step)
            draw_fitted(painter, place, line, font, ink, _LEADING)
            room.setTop(room.top() + step)
        room.setTop(room.bottom() - foot)
        draw_fitted(painter, room, course.standing, small, theme.secondary_text, _TRAILING)
        beside = QFontMetricsF(small).horizontalAdvance(course.standing) + 10 * scale
        room.setWidth(max(1.0, room.width() - beside))
        track, bar, share = QRectF(room), _BAR * self.unit, course.solved / max(1, course.of_all)
        track.setHeight(bar)
        track.moveCenter(room.center())
        painter.setPen(themed_pen(theme, theme.plate_line, 1.0))
        for part, colour in ((1.0, theme.plate), (share, theme.text_on_felt)):
            track.setWidth(part * room.width())
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(self._placed(track), bar / 2, bar / 2)

    def _paint_cards(self, painter: QPainter, room: QRectF, wide: float) -> None:
        for number, card in enumerate(_CARDS[self.course.theme]):
            left = room.left() + number * wide * _CARD_STEP / _CARD
            place = QRectF(left, room.top(), wide, HEIGHT_OF_WIDTH * wide)
            self._art.paint(painter, card, self._placed(place))

    def _placed(self, place: QRectF) -> QRectF:
        return QRectF(read_from_side(self, place.toRect()))


class PuzzlePanel(PagePanel):
    """Covers the felt with the courses, one of which, by its place, is `at` hand."""

    def __init__(self, art: CardArt, table: TableSignals) -> None:
        super().__init__(art.look, table)
        self.guard = InputGuard(self)
        self.at, self.line, self.total = 0, "", ""
        self.courses = [CourseButton(art, self) for _ in _CARDS]
        group = QButtonGroup(self, exclusive=False)  # arrows lead from one to the next
        for button in self.courses:
            self.guard.watch(button)
            group.addButton(button)

    def tell(self, line: str, total: str) -> None:
        """Say this over the courses."""
        self.line, self.total = line, total
        self.setAccessibleDescription(f"{line} {total}.")
        self._paint_anew()

    def _heads(self) -> Iterator[tuple[QRectF, QFont]]:
        unit = self.unit
        room = self.felt.adjusted(_ASIDE * unit, _TOP * unit, -_ASIDE * unit, -_TOP * unit)
        for font in (serif_font(30 * unit, bold=True), ui_font(15 * max(1.0, unit))):
            room.setHeight(QFontMetricsF(font).height())
            yield QRectF(room), font
            room.moveTop(room.bottom())

    def _arrange(self) -> None:
        unit, (_, (line, _)) = self.unit, self._heads()
        gap, top = _APART * unit - _RING, line.bottom()
        strip = 1.6 * QFontMetricsF(serif_font(19 * max(1.0, unit))).height() + 2 * _RING
        high = (self.felt.bottom() - _TOP * unit - top - strip) / _ROWS - 1.5 * gap
        high = min(high, _MOST_HIGH * unit)
        wide = (line.width() + gap) / _IN_A_ROW - gap
        for place, button in enumerate(self.courses):
            row, column = divmod(place, _IN_A_ROW)
            left, room = line.left() + column * (wide + gap), QRectF(0, 0, wide, high)
            if row == _ROWS:
                room = QRectF(0, 0, line.width(), strip)
            room.moveTo(left, top + gap + row * (high + gap))
            button.unit = unit
            button.setGeometry(read_from_side(self, room.toRect()))

    def _paint_page(self, painter: QPainter) -> None:
        theme, ((head, large), (line, small)) = self._look.theme, self._heads()
        painter.setLayoutDirection(self.layoutDirection())
        draw_fitted(painter, head, self.accessibleName(), large, theme.text_on_felt, _LEADING)
        title = QFontMetricsF(large).horizontalAdvance(self.accessibleName()) + 16 * self.unit
        beside = head.adjusted(*((0, 0, -title, 0) if self.isRightToLeft() else (title, 0, 0, 0)))
        draw_fitted(painter, beside, self.total, small, theme.secondary_text, _TRAILING)
        draw_fitted(painter, line, self.line, small, theme.secondary_text, _LEADING)


class PuzzlePage(InPlace):
    """Lets the user choose which puzzles to solve, of four players (`form`) or of any.

    Signals:
        started(): Those of the course at hand are to begin.
        making_wanted(): Puzzles are to be looked for in the user's own games, or no longer.
    """

    started = Signal()
    making_wanted = Signal()
    command = Command.PUZZLES
    is_returned_to = True

    def __init__(
        self,
        practice: Practice,
        days: tuple[str, str],
        art: CardArt,
        preferences: TablePreferences,
        parent: QWidget,
        *,
        makes: bool,
    ) -> None:
        super().__init__(parent)
        self._practice, self._days, self._makes = practice, days, makes
        self.form: Form | None = Form.FOUR
        self._line, self._is_making = "", False
        speaker = Speaker(("", "", "", ""), Seat.S)

        def panels_on(table: TableSignals) -> ResultPanels:
            self.panel, panels = PuzzlePanel(art, table), ResultPanels(table)
            panels.panels = (self.panel,)
            return panels

        self.table = Table(art, speaker, Seat.S, panels_on)
        self.panel.setAccessibleName(Command.PUZZLES.spec.name)
        self.setAccessibleName(Command.PUZZLES.spec.name)
        self.table.setParent(self)
        self.table.set_preferences(preferences)
        for button in self.panel.courses:
            button.came.connect(self._on_button_came)
            button.clicked.connect(self._on_button_clicked)

    @property
    def speaker(self) -> Speaker:
        return self.table.overlays.speaker

    def shown(self) -> Observation | None:
        return None

    def begin(self) -> None:
        self._tell()
        self.table.overlays.stand()
        self.panel.guard.wait(DEAF_MS)
        self.panel.show()
        self.panel.courses[self.panel.at].setFocus()
        self.answered.emit(question_of_panel(self.panel))

    @Slot()
    def _on_button_came(self) -> None:
        button = self.sender()
        if isinstance(button, CourseButton):
            self.panel.at = self.panel.courses.index(button)
            self._offer()

    @Slot()
    def _on_button_clicked(self) -> None:
        self._on_button_came()  # assistive technology presses without going there
        self.started.emit()

    def _tell(self) -> None:
        practice = self._practice
        courses = [*map(self._course, _CARDS)]
        longest = max([course.title for course in courses], key=len)
        for button, course in zip(self.panel.courses, courses, strict=True):
            button.say(course, longest)
        solved = sum(course.solved for course in courses)
        count = sum(course.of_all for course in courses)
        text = translate("Practice", "{solved} of {count} solved")
        total = fill(text, solved=solved, count=count)
        if len(practice.answered) >= _LEAST_RATED:
            total = f"{total} · {rating_text(practice.rating)}"
        self.panel.tell(self._line or translate("Practice", "One choice is best: find it."), total)
        self._offer()

    def _offer(self) -> None:
        panel = self.panel
        for place, button in enumerate(panel.courses):
            button.choose(is_chosen=place == panel.at)
        panel.offers = self._row(panel.courses[panel.at].course.title)
        self.table.ledge.show(panel.offers, Asker.RESULT)

    def _course(self, theme: Theme | None) -> Course:
        if theme is None:
            return Course(None, translate("Days", "Puzzle of the day"), *self._days)
        known = self._practice.solved
        found = [one.key in known for one in self._practice.puzzles(theme, self.form)]
        solved, count = sum(found), len(found)
        text = translate("Practice", "{solved} of {count}")
        standing = fill(
            text if solved else translate("Practice", "{count} new"), solved=solved, count=count
        )
        return Course(theme, theme_title(theme), theme_line(theme), standing, solved, count)

    def _row(self, course: str) -> LedgeRow:
        close = keyed(translate("Practice", "Close"), self.closed.emit, Qt.Key.Key_Escape)
        words, short = translate("Practice", "Four players only"), translate("Practice", "Four")
        if self.form is not None:
            words, short = (
                translate("Practice", "Also with 2 and 3 players"),
                translate("Practice", "All"),
            )
        buttons = [close, LedgeButton(words, self.change_forms, short=short)]
        if self._makes:
            words, short = translate("Practice", "Look in my games"), translate("Practice", "Look")
            if self._is_making:
                words = short = translate("Practice", "Stop looking")
            buttons.append(LedgeButton(words, self.making_wanted.emit, short=short))
        start = fill(translate("Practice", "Start: {course}"), course=course)
        short = translate("Practice", "Start")
        gold = LedgeButton(start, self.started.emit, is_gold=True, key=ENTER, short=short)
        return LedgeRow((*buttons, gold))

    @Slot(int, int)
    def tell_progress(self, done: int, count: int) -> None:
        text = translate(
            "Practice", "{done} of {count} deals searched; you can keep playing meanwhile."
        )
        self._is_making, self._line = True, fill(text, done=done, count=count)
        self._tell()

    @Slot()
    def tell_end(self) -> None:
        text = translate("Practice", "Puzzles from your own games so far: {count}.")
        self._is_making, self._line = False, fill(text, count=len(self._practice.own))
        self._tell()

    def change_forms(self) -> None:
        """Ask for puzzles of any number of players, or of four again."""
        self.form = Form.FOUR if self.form is None else None
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

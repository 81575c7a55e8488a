"""The paper of a review in the window, and the slip that stands for it where it has no room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QCursor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.window.controls.panels import TableButton
from quinto_desktop.window.look.keyboard import is_held
from quinto_desktop.window.look.layout_direction import Arranged, StillPointer
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper, paint_rule
from quinto_desktop.window.look.text_fitting import fitted_text, mirrored, read_from_side
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.stepper.ink import Ink
from quinto_desktop.window.stepper.paper_picture import (
    PADDING,
    PaperLayout,
    PaperPicture,
    paint_tag,
    shown_rows,
    unit_in,
)
from quinto_desktop.window.stepper.review_page import Page
from quinto_desktop.window.stepper.review_words import UNKNOWN, Told, plain
from quinto_desktop.window.text.translation import fill, translate

_RING = 2.5
_BUTTON_RING = 5


class VerdictPaper(Arranged):
    """Shows a page on paper. It is one text to assistive technology; its errors can be clicked.

    Signals:
        chosen(int): The user wants to stand at the decision of this number.
        lesson_wanted(int): The user wants to try this decision again.
    """

    heard_as = QAccessible.Role.Paragraph

    chosen = Signal(int)
    lesson_wanted = Signal(int)

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._marks = look, marks
        self._whole_unit = 1.0
        self.page: Page | None = None
        self.still = StillPointer()
        self.lesson = TableButton("", "", look, self, on_paper=True)
        self.lesson.hide()
        self.lesson.clicked.connect(self._on_lesson_clicked)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        look.changed.connect(self.update)

    def set_unit(self, unit: float) -> None:
        """Set how many pixels are one of the design."""
        self._whole_unit = unit
        self.arrange()

    @property
    def _unit(self) -> float:
        return unit_in(self.slip.height(), self._whole_unit)

    def show_page(self, page: Page) -> None:
        """Show another page, or the same with more on it."""
        at, before = QCursor.pos(), self._row_under_pointer()
        is_news = self.page is None or self.page.verdict_told != page.verdict_told
        self.page = page
        if is_news or not self.hasFocus():  # else all of it would be read out for every figure
            self.setAccessibleName(page.spoken)
        self.lesson.setText(page.lesson)
        self.lesson.setVisible(bool(page.lesson))
        self.arrange()
        if self._row_under_pointer() != before:
            self.still.rest(QPointF(at))

    # --------------------------------------------------------------- layout
    @property
    def slip(self) -> QRectF:
        """The paper itself, without its shadow."""
        return QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def layout_now(self) -> PaperLayout:
        page, slip = self.page, self.slip
        errors, why = 0, 0
        if page is not None:
            errors = len(page.errors)
            ink, font = self._ink(), ui_font(14 * self._unit)
            wide = slip.width() - 2 * PADDING * self._unit
            why = round(sum(ink.height(one, font, wide, 1) for one in page.reasons))
        return PaperLayout(slip.width(), slip.height(), self._unit, errors, why)

    def _ink(self) -> Ink:
        return Ink(self._look.theme, self._marks, is_mirrored=self.isRightToLeft())

    def arrange(self) -> None:
        self.lesson.set_unit(self._unit)
        place = self.layout_now().button.translated(SHADOW, SHADOW)
        place.adjust(-_BUTTON_RING, 0, _BUTTON_RING, 0)
        high = self.lesson.sizeHint().height()
        rect = QRect(round(place.left()), round(place.bottom()) - high, round(place.width()), high)
        self.lesson.setGeometry(read_from_side(self, rect))
        self.update()

    # --------------------------------------------------------------- mouse and focus
    def _row_at(self, x: float, y: float) -> int | None:
        if self.page is None:
            return None
        for row, place in shown_rows(self.page, self.layout_now()):
            wide = QRectF(0, place.top() + SHADOW, self.width(), place.height())
            if wide.contains(x, y):
                return row.number
        return None

    def _row_under_pointer(self) -> int | None:
        at = self.mapFromGlobal(QCursor.pos())
        return self._row_at(at.x(), at.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._row_at(event.position().x(), event.position().y())
        if self.still.holds(event.globalPosition()):
            return
        if number is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.still.move(event.globalPosition())
        number = self._row_at(event.position().x(), event.position().y())
        shape = Qt.CursorShape.ArrowCursor if number is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.page is not None:
            self.setAccessibleName(self.page.spoken)
        self.update()

    def _on_lesson_clicked(self) -> None:
        if self.page is not None:
            self.lesson_wanted.emit(self.page.number)

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, slip = QPainter(self), self._look.theme, self.slip
        paint_paper(painter, slip, theme, self._unit)
        if self.hasFocus():
            painter.setPen(themed_pen(theme, theme.focus, _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(slip.adjusted(-3, -3, 3, 3), 5, 5)
        if self.page is not None:
            painter.translate(slip.topLeft())
            mirrored = self.isRightToLeft()
            at = self.layout_now()
            PaperPicture(
                painter, self._ink(), self.page, at, slip.width(), is_mirrored=mirrored
            ).paint()
        painter.end()


_WIDTH = 232.0
_ACROSS, _DOWN = 18.0, 16.0
_GAP = 6.0
_WHY_LINES = 5  # of the longest reason that has room; the paper has every one


class ReviewSlip(QAbstractButton):
    """Shows the verdict in a few lines; a press shows the whole paper."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._marks = look, marks
        self._unit = 1.0
        self._page: Page | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def show_page(self, page: Page, unit: float) -> None:
        """Show another page, and take the size that it needs."""
        self._page, self._unit = page, unit
        self.setAccessibleName(page.verdict_told)
        self.setAccessibleDescription(self._more)
        self.resize(round(_WIDTH * unit) + 2 * SHADOW, round(self._height()) + 2 * SHADOW)
        self.update()

    # --------------------------------------------------------------- contents
    @property
    def _more(self) -> str:
        page = self._page
        if page is None:
            return ""
        text = translate("Review", "More, and the breakdown: {result}")
        return fill(text, result=page.addends[-1].figure.removeprefix("= "))

    @property
    def _second(self) -> Told:
        page = self._page
        assert page is not None  # there is one once it is shown
        if page.label is None:
            return plain(page.progress)
        known, seen = page.figures
        if page.label.is_error:
            text = translate("Review", "{known} With all cards face up: {seen}.")
            told = fill(text, known=known.note, seen=seen.figure)
            return plain(told.replace(f"{UNKNOWN}.", UNKNOWN))
        return page.second

    @property
    def _third(self) -> Told:
        page = self._page
        assert page is not None  # there is one once it is shown
        if page.label is None or not page.label.is_error:
            return plain("")
        if not page.has_reasons:
            return page.second
        lines = self._ink().lines(page.reasons[0], self._fonts()[1], self._wide)
        return page.reasons[0] if len(lines) <= _WHY_LINES else page.second

    @property
    def _wide(self) -> float:
        return (_WIDTH - 2 * _ACROSS) * self._unit

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        unit = self._unit
        return (
            serif_font(17 * unit, bold=True),
            ui_font(13 * unit),
            ui_font(13 * unit, bold=True),
        )

    def _ink(self) -> Ink:
        return Ink(self._look.theme, self._marks, is_mirrored=self.isRightToLeft())

    def _height(self) -> float:
        serif, text, more = self._fonts()
        line = QFontMetricsF(text).lineSpacing()
        head = 1.35 * QFontMetricsF(serif).height()
        told = [one for one in (self._second, self._third) if one.shown]
        lines = sum(len(self._ink().lines(one, text, self._wide)) for one in told)
        rest = 3 * _GAP * self._unit + 1.2 * QFontMetricsF(more).height()
        return 2 * _DOWN * self._unit + head + lines * line + rest

    # --------------------------------------------------------------- painting
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            if not is_held(event):
                self.click()
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        page = self._page
        if page is None:
            return
        painter, theme, unit = QPainter(self), self._look.theme, self._unit
        slip = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_paper(painter, slip, theme, 0.8 * unit)
        if self.hasFocus():
            painter.setPen(themed_pen(theme, theme.focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(slip.adjusted(-3, -3, 3, 3), 5, 5)
        serif, text, more = self._fonts()
        inner = slip.adjusted(_ACROSS * unit, _DOWN * unit, -_ACROSS * unit, -_DOWN * unit)
        head = QRectF(
            inner.left(), inner.top(), inner.width(), 1.35 * QFontMetricsF(serif).height()
        )
        self._paint_head(painter, page, head, serif)
        line = QFontMetricsF(text).lineSpacing()
        ink, y = self._ink(), head.bottom()
        for number, told in enumerate((self._second, self._third)):
            if not told.shown:
                continue
            if number:
                y += _GAP * unit
                across = inner.left(), inner.right()
                paint_rule(painter, y - 0.4 * _GAP * unit, across, theme.rule, 1, theme)
            colour = theme.ink if number else theme.ink_secondary
            place = self._put(QRectF(inner.left(), y, inner.width(), line))
            ink.write(painter, told, place, text, colour, line)
            y += line * len(ink.lines(told, text, inner.width()))
        self._paint_more(painter, inner, more)
        painter.end()

    def _put(self, place: QRectF) -> QRectF:
        return mirrored(place, self.width()) if self.isRightToLeft() else place

    def _paint_head(self, painter: QPainter, page: Page, place: QRectF, serif: QFont) -> None:
        room = QRectF(place)
        if page.label is not None:
            font = ui_font(13 * self._unit, bold=True)
            metrics = QFontMetricsF(font)
            high = 1.5 * metrics.height()
            wide = min(0.5 * place.width(), metrics.horizontalAdvance(page.tag) + 0.9 * high)
            pill = QRectF(place.right() - wide, place.top(), wide, high)
            paint_tag(painter, self._put(pill), page.tag, font, page.label, self._look.theme)
            room.setRight(pill.left() - _GAP * self._unit)
        ink = self._ink()
        font = ink.fitted(page.short, serif, room.width())
        ink.write(painter, page.short, self._put(room), font, self._look.theme.ink, place.height())

    def _paint_more(self, painter: QPainter, inner: QRectF, font: QFont) -> None:
        theme = self._look.theme
        text, font = fitted_text(self._more, font, inner.width())
        metrics = QFontMetricsF(font)
        place = self._put(
            QRectF(inner.left(), inner.bottom() - metrics.height(), inner.width(), metrics.height())
        )
        align = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(QColor(theme.side_ns))
        painter.drawText(place, int(align), text)
        wide = metrics.horizontalAdvance(text)
        left = place.right() - wide if self.isRightToLeft() else place.left()
        y = place.bottom() - 0.5
        painter.setPen(themed_pen(theme, theme.side_ns, 1))
        painter.drawLine(QPointF(left, y), QPointF(left + wide, y))

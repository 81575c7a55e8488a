"""The paper of a review in the window: the verdict, why, the errors by size, and the sum."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QCursor,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.layout_direction import Arranged, StillPointer
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import CurrentTheme, themed_pen, ui_font
from quinto_desktop.window.stepper.ink import Ink
from quinto_desktop.window.stepper.paper_layout import PADDING, PaperLayout, unit_in
from quinto_desktop.window.stepper.paper_picture import PaperPicture, shown_rows
from quinto_desktop.window.stepper.review_page import Page
from quinto_desktop.window.table.panels import TableButton

_RING = 2.5
_BUTTON_RING = 5


class VerdictPaper(Arranged):
    """Shows a page on paper. It is one text to assistive technology; its errors can be clicked.

    Signals:
        chosen(int): The user wants to stand at the decision of this number.
        lesson_wanted(int): The user wants to try this decision again.

    Attributes:
        page: What it shows; None at first.
        lesson: The button that lets an error be tried again.
        still: Tells a click that was meant for another row.
    """

    heard_as = QAccessible.Role.Paragraph

    chosen = Signal(int)
    lesson_wanted = Signal(int)

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._marks = look, marks
        self._whole_unit, self._offers_lessons = 1.0, False
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
        height, has_button = self.slip.height(), self._offers_lessons
        return unit_in(height, self._whole_unit, has_button=has_button)

    def show_page(self, page: Page, *, offers_lesson: bool) -> None:
        """Show another page, or the same with more on it.

        Args:
            page: The page.
            offers_lesson: Whether an error can be tried again.
        """
        at, before = QCursor.pos(), self._row_under_pointer()
        is_news = self.page is None or self.page.verdict_told != page.verdict_told
        self.page, self._offers_lessons = page, offers_lesson
        if is_news or not self.hasFocus():  # else all of it would be read out for every figure
            self.setAccessibleName(page.spoken)
        self.lesson.setText(page.lesson)
        self.lesson.setVisible(bool(page.lesson) and offers_lesson)
        self.arrange()
        if self._row_under_pointer() != before:
            self.still.rest(QPointF(at))

    # --------------------------------------------------------------- layout
    @property
    def slip(self) -> QRectF:
        """The paper itself, without its shadow."""
        return QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def layout_now(self) -> PaperLayout:
        """Where everything stands on the slip."""
        page, slip = self.page, self.slip
        errors, why = 0, 0
        if page is not None:
            errors = len(page.errors)
            ink, font = self._ink(), ui_font(14 * self._unit)
            wide = slip.width() - 2 * PADDING * self._unit
            why = round(sum(ink.height(one, font, wide, 1) for one in page.reasons))
        return PaperLayout(
            slip.width(), slip.height(), self._unit, errors, why, has_button=self._offers_lessons
        )

    def _ink(self) -> Ink:
        return Ink(self._look.theme, self._marks, is_mirrored=self.isRightToLeft())

    def arrange(self) -> None:
        """Place the parts."""
        self.lesson.set_unit(self._unit)
        place = self.layout_now().button.translated(SHADOW, SHADOW)
        place.adjust(-_BUTTON_RING, 0, _BUTTON_RING, 0)
        high = self.lesson.sizeHint().height()
        rect = QRect(round(place.left()), round(place.bottom()) - high, round(place.width()), high)
        self.lesson.setGeometry(read_from_side(self, rect))
        self.update()

    # --------------------------------------------------------------- mouse and focus
    def _row_at(self, x: float, y: float) -> int | None:
        """The decision of the row that is there."""
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
        """Stand at the error that is clicked."""
        number = self._row_at(event.position().x(), event.position().y())
        if self.still.holds(event.globalPosition()):
            return
        if number is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show by the pointer what can be clicked."""
        self.still.move(event.globalPosition())
        number = self._row_at(event.position().x(), event.position().y())
        shape = Qt.CursorShape.ArrowCursor if number is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the focus no longer."""
        super().focusOutEvent(event)
        if self.page is not None:
            self.setAccessibleName(self.page.spoken)
        self.update()

    def _on_lesson_clicked(self) -> None:
        if self.page is not None:
            self.lesson_wanted.emit(self.page.number)

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper, and what is on it."""
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

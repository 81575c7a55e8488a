"""The paper of a review: the deal's story opened, with its mistakes on the axis and a verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAccessible,
    QCursor,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.controls.panels import TableButton
from quinto_desktop.window.look.fitting import read_from_side
from quinto_desktop.window.look.layout_direction import Arranged
from quinto_desktop.window.look.motion import Ahead, Layer, Layered, picture_of
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.surfaces import SHADOW, paint_at, paint_paper, painting
from quinto_desktop.window.look.theme import text_zoom, themed_pen
from quinto_desktop.window.sheet.story_axis import StoryAxis
from quinto_desktop.window.stepper.review_page import Page
from quinto_desktop.window.stepper.review_picture import (
    ReviewPicture,
    Tag,
    TheDeal,
    hung,
    paint_gliding,
)
from quinto_desktop.window.stepper.review_verdict import (
    FootPlaces,
    MistakeList,
    is_cramped,
    rows_of,
)
from quinto_desktop.window.text.translation import translate

_GLIDE_MS = 260


class ReviewPaper(Arranged):
    """Shows a page on the deal's paper. It is one text to assistive technology, and a list.

    Signals:
        chosen(int): The user wants to stand at the decision of this number.
        trick_chosen(int): The user points at a trick, from 1.
        menu_wanted(): The user wants whatever else can be done.
    """

    heard_as = QAccessible.Role.Paragraph

    chosen = Signal(int)
    trick_chosen = Signal(int)
    menu_wanted = Signal()

    def __init__(self, deal: TheDeal, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.deal = deal
        look = self._look = deal.art.look
        self.page: Page | None = None
        self._unit = 1.0
        self._story_kept: Layered | None = None  # of every page
        self._kept: Layered | None = None
        self._before: tuple[QPoint, QPixmap] | None = None
        self._looks: tuple[object, ...] = ()
        self._ahead = Ahead(self)
        self.tags: list[Tag] = []
        self.shows_list = False
        self._corner_taken = 0.0
        self.motion = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_GLIDE_MS)
        self.motion.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self.motion.valueChanged.connect(lambda _value: self.update())
        self.motion.finished.connect(self.arrange)
        self.mistakes = MistakeList(look, self.tr("Mistakes"), self)
        self.mistakes.wanted.connect(self._on_mistakes_wanted)
        self.corner = TableButton(f"{title} ▾", look, self)
        self.corner.setAccessibleName(title)
        self.list_button = TableButton("", look, self)
        self.corner.clicked.connect(self.menu_wanted)
        self.list_button.clicked.connect(self.toggle_list)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        DressedTips(self)
        look.changed.connect(self._renew)

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.arrange()

    def show_page(self, page: Page) -> None:
        """Show another page, or the same with more on it."""
        before, self.page = self.page, page
        if page == before:
            return
        if before is not None and before.number != page.number:
            self.settle()
        if before is None or before.verdict_told != page.verdict_told or not self.hasFocus():
            self.setAccessibleName(page.spoken)  # else all would be read out for every figure
        self.mistakes.show_rows(rows_of(page.mistakes, page.number, self._look))
        self._show_current(page)
        if before is None or before.mistakes != page.mistakes:
            self.mistakes.still.rest(QPointF(QCursor.pos()))
            self.arrange()
        self._renew()

    def _show_current(self, page: Page) -> None:
        numbers = [one.number for one in page.mistakes]
        if page.number in numbers:
            index = self.mistakes.model().index(numbers.index(page.number), 0)
            self.mistakes.setCurrentIndex(index)
            self.mistakes.scrollTo(index)

    def glide(self, story: QPixmap, place: QPoint) -> None:
        """Grow out of the picture of the story, which has just stood there on the screen.

        It stays in view until all that moves has been painted, part by part.
        """
        self._before = self.mapFromGlobal(place), story
        for part in (self.mistakes, self.corner, self.list_button):
            part.hide()
        self._ahead.begin(self._parts(), 0)

    def _parts(self) -> Iterator[object]:
        yield None  # the click is answered first
        yield from self._story()
        yield from self._layered()
        self._before = None
        self.motion.start()

    def settle(self) -> None:
        """End the gliding, as whatever one does next does."""
        if self._is_gliding:
            self._ahead.stop()
            self._before = None
            self.motion.stop()
            self.arrange()

    @property
    def _is_gliding(self) -> bool:
        return self._before is not None or self.motion.state() is QVariantAnimation.State.Running

    def forget(self) -> None:
        """Keep no picture: it is not shown again."""
        self._ahead.stop()
        self._story_kept = self._kept = self._before = None

    @Slot()
    def toggle_list(self) -> None:
        """Where it has no room of its own, show the list in the verdict's place, or put it away."""
        self.shows_list = not self.shows_list
        self.settle()
        self.arrange()
        if self.shows_list:
            self.mistakes.setFocus()

    # --------------------------------------------------------------- layout
    @property
    def slip(self) -> QRectF:
        """The paper itself, without its shadow."""
        return QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def axis(self, opened: float = 1.0) -> StoryAxis:
        """The axis at the present size, as far opened as that."""
        size = QSizeF(self.slip.size())
        return StoryAxis(size, opened, self._unit, is_mirrored=self.isRightToLeft())

    @property
    def is_small(self) -> bool:
        """Whether the list of mistakes has no room of its own."""
        return self.axis().is_small

    def arrange(self) -> None:
        axis = self.axis()
        places = FootPlaces(axis)
        self.mistakes.set_unit(axis.scale)
        room = places.mistakes.translated(SHADOW, SHADOW).toRect()
        row = self.mistakes.sizeHintForRow(0)
        if 0 < row < room.height():
            room.setHeight(room.height() // row * row)  # none is cut
        self.mistakes.setGeometry(room)
        is_there = bool(self.page and self.page.mistakes)
        is_seen = (not axis.is_small or self.shows_list) and not self._is_gliding
        self.mistakes.setVisible(is_there and is_seen)
        self._put_corner(axis, has_list=axis.is_small and is_there)
        is_shown = self.page is not None and not is_cramped(axis)
        self.tags = hung(self.page.mistakes, axis) if is_shown and self.page else []
        self._renew()

    def _put_corner(self, axis: StoryAxis, *, has_list: bool) -> None:
        text = translate("Review", "Mistakes")
        self.list_button.setText(translate("Review", "Verdict") if self.shows_list else text)
        self.corner.setVisible(not self._is_gliding)
        self.list_button.setVisible(has_list and not self._is_gliding)
        right = self.slip.right() - 0.5 * axis.margin
        for button in (self.corner, self.list_button)[: 1 + has_list]:
            button.set_unit(0.9 * axis.scale)
            size = button.sizeHint()
            top = SHADOW + axis.headline.center().y() - size.height() / 2
            place = QRectF(right - size.width(), top, size.width(), size.height()).toRect()
            button.setGeometry(read_from_side(self, place))
            right = place.left()
        self._corner_taken = self.slip.right() - axis.margin - right

    @Slot()
    def _renew(self) -> None:
        self._kept = None
        self.update()

    # --------------------------------------------------------------- mouse and focus
    def _at(self, event: QMouseEvent) -> QPointF:
        return event.position() - self.slip.topLeft()

    def tag_at(self, point: QPointF) -> Tag | None:
        """The tag at a point of the paper."""
        return next((tag for tag in self.tags if tag.place.contains(point)), None)

    def _trick_at(self, point: QPointF) -> int | None:
        axis = self.axis()
        return None if is_cramped(axis) else axis.trick_at(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        tag, trick = self.tag_at(self._at(event)), self._trick_at(self._at(event))
        if tag is not None:
            self.chosen.emit(tag.mistake.number)
        elif trick is not None:
            self.trick_chosen.emit(trick)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        tag = self.tag_at(self._at(event))
        is_something = tag is not None or self._trick_at(self._at(event)) is not None
        shape = Qt.CursorShape.PointingHandCursor if is_something else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setToolTip("" if tag is None else tag.mistake.spoken)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.page is not None:
            self.setAccessibleName(self.page.spoken)
        self.update()

    @Slot(int)
    def _on_mistakes_wanted(self, row: int) -> None:
        if self.page is not None and row < len(self.page.mistakes):
            if self.is_small and self.shows_list and not self.mistakes.hasFocus():
                self.toggle_list()
            self.chosen.emit(self.page.mistakes[row].number)

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, is_smooth=False) as painter:
            if self._before is not None:
                painter.drawPixmap(*self._before)
                return
            picture, theme = self._layered().whole, self._look.theme
            if self._is_gliding:
                axes = self.axis(self.motion.currentValue()), self.axis()
                paint_gliding(painter, picture, self.slip, axes, theme)
            else:
                painter.drawPixmap(0, 0, picture)
            if self.hasFocus():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(themed_pen(theme, theme.focus, 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self.slip.adjusted(-3, -3, 3, 3), 5, 5)

    def _story(self) -> Layered:
        ratio, theme = self.devicePixelRatioF(), self._look.theme
        looks = self.size(), self._unit, text_zoom(), self.layoutDirection(), ratio, theme
        if self._story_kept is None or looks != self._looks:
            self._looks = looks
            picture = picture_of(self, None, lambda _empty: None)
            axis = self.axis()
            paper = partial(paint_paper, place=self.slip, theme=theme, scale=axis.scale)
            layers = ReviewPicture(self.deal, axis, theme).layers()
            self._story_kept = Layered(picture, [paper, *self._on_slip(layers)])
        return self._story_kept

    def _on_slip(self, layers: Iterable[Layer]) -> list[Layer]:
        return [partial(paint_at, self.slip.topLeft(), layer) for layer in layers]

    def _layered(self) -> Layered:
        if self._kept is None or self._kept.ratio != self.devicePixelRatioF():
            assert self.page is not None  # it is shown
            axis, taken = self.axis(), self._corner_taken
            has_verdict = not (axis.is_small and self.shows_list)
            drawn = ReviewPicture(self.deal, axis, self._look.theme)
            layers = drawn.layers_of(self.page, self.tags, taken=taken, has_verdict=has_verdict)
            self._kept = Layered(self._story().whole.copy(), self._on_slip(layers))
        return self._kept

"""The panel of a lesson: what it says, how far the lesson has come, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from quinto_desktop.rules import QUINTS, Suit
from quinto_desktop.window.controls.panels import InputGuard, Plate, TableButton
from quinto_desktop.window.learn.lesson_texts import LessonText, shown, spoken
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.text.translation import fill, translate

LEAST_BODY = 14
"""The least size of the text, in pixels."""


class Dots(QWidget):
    """How far a lesson has come: a dot for each part."""

    heard_as = QAccessible.Role.StaticText

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._done, self._all, self._unit = 0, 0, 1.0
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, done: int, whole: int) -> None:
        self._done, self._all = done, whole
        text = translate("Lesson", "Part {number} of {all}")
        self.setAccessibleName(fill(text, number=done, all=whole))
        self.setVisible(whole > 1)
        self.stand(self._unit)

    def stand(self, unit: float) -> None:
        self._unit = max(1.0, unit)
        self.setFixedSize(round(self._all * self._pitch), round(14 * self._unit))
        self.update()

    @property
    def _pitch(self) -> float:
        return (13 if self._all <= 9 else 9) * self._unit

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, radius = self._look.theme, (3.4 if self._all <= 9 else 2.6) * self._unit
        painter.setPen(themed_pen(theme, theme.brass, 1.0))
        is_mirrored = self.isRightToLeft()
        for number in range(self._all):
            place = self._all - 1 - number if is_mirrored else number
            painter.setBrush(QColor(theme.brass) if number < self._done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(
                QPointF((place + 0.5) * self._pitch, self.height() / 2), radius, radius
            )
        painter.end()


class QuintWorth(QWidget):
    """The worth of the quints of each suit, and of the Quint Royal, in one line."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._marks = look, marks
        self._unit = 1.0
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def stand(self, unit: float) -> None:
        self._unit = max(1.0, unit)
        high = QFontMetricsF(serif_font(17 * self._unit, bold=True)).height()
        self.setFixedHeight(round(high + 14 * self._unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self._look.theme, self._unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        worths = {quint.suit: quint.points for quint in QUINTS}
        suits: list[Suit | None] = [*reversed(Suit), None]
        room = self.width() / len(suits)
        painter.setFont(serif_font(17 * unit, bold=True))
        side = 15 * unit
        for place, suit in enumerate(suits):
            text = str(worths[suit])
            wide = side * (1.5 if suit is None else 1.0)
            whole = wide + 6 * unit + painter.fontMetrics().horizontalAdvance(text)
            left = place * room + (room - whole) / 2
            box = QRectF(left, (self.height() - side) / 2, wide, side)
            if suit is None:
                self._marks.draw(painter, "crown", box, theme.crown, theme.crown_line)
            else:
                self._marks.draw(painter, MARK_OF[suit], box, theme.felt_suits[suit])
            painter.setPen(QColor(theme.page_text))
            at = QRectF(box.right() + 6 * unit, 0, room, self.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()


_LEADING, _SLIP_LEADING = 135, 115  # per cent
_RADIUS = 14
_QUIET_PADDING = 4
_LEAST_BUTTON = 116  # in units of the geometry
# Of the whole panel, the preferred one first: in units of the geometry, and the least in pixels.
_WIDTHS = (424, 380, 340, 500, 580)
_LEAST_WIDTHS = (360, 330, 300, 430, 500)
_SLIP_WIDTHS = (424, 360, 300, 480, 560, 260, 228, 200)
_STRIP_WIDTHS = (480, 560, 640, 720)
_LARGEST = 1.7  # widths stop growing with the table at this unit; the type goes on


class Shape(Enum):
    """How much room the panel takes.

    Attributes:
        FULL: The whole text.
        SLIP: The brief text.
        STRIP: The same in one row with its button, without the title.
    """

    FULL = auto()
    SLIP = auto()
    STRIP = auto()


class Choice(Enum):
    """What a button of the panel does."""

    GO_ON = auto()
    BACK = auto()
    LEAVE = auto()
    NEXT = auto()
    AGAIN = auto()
    PLAY_OUT = auto()
    NEXT_LESSON = auto()
    RETURN = auto()


class Offer(NamedTuple):
    """A button of the panel."""

    choice: Choice
    text: str
    is_primary: bool = False
    is_quiet: bool = False


class LessonPanel(Plate):
    """A title, a few sentences, and buttons.

    Signals:
        chosen(object): The user has pressed the button with this `Choice`.
    """

    chosen = Signal(object)

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._told = LessonText("", ())
        self._shape = Shape.FULL
        self._has_button_in_head = False
        self._title = self.add_label()
        self._dots = Dots(look, self)
        self._body = self.add_label()
        self._body.setTextFormat(Qt.TextFormat.RichText)
        self._body.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self._worth = QuintWorth(look, marks, self)
        self._offers: tuple[Offer, ...] = ()
        self._buttons: dict[Choice, TableButton] = {}
        self._look = look
        self.guard = InputGuard(self)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head = head
        self.column.addLayout(head)
        self.column.addWidget(self._body)
        self.column.addWidget(self._worth)
        self.column.addLayout(self.row)
        look.changed.connect(self._on_look_changed_again)
        self.hide()

    @property
    def buttons(self) -> dict[Choice, TableButton]:
        return dict(self._buttons)

    @property
    def is_slip(self) -> bool:
        return self._shape is not Shape.FULL

    @property
    def primary(self) -> TableButton | None:
        """The gold button, if there is one."""
        found = [offer.choice for offer in self._offers if offer.is_primary]
        return self._buttons[found[0]] if found else None

    @property
    def words(self) -> str:
        return " ".join(map(spoken, self._told.paragraphs))

    def tell(self, told: LessonText, offers: Sequence[Offer], part: tuple[int, int]) -> None:
        """Show a text, its buttons from the quiet to the gold one, and how many parts are done."""
        self._told, self._offers = told, tuple(offers)
        self._dots.tell(*part)
        self.take_away(self._buttons.values())
        while self.row.count():
            self.row.takeAt(0)
        self._buttons = {offer.choice: self._button(offer) for offer in offers}
        quiet = [offer.choice for offer in offers if offer.is_quiet]
        for choice in quiet:
            self.row.addWidget(self._buttons[choice])
        self.row.addStretch(1)
        for choice, button in self._buttons.items():
            if choice not in quiet:
                self.row.addWidget(button)
        self.write(Shape.FULL)
        self.setAccessibleName(told.title)  # the words are announced, and a label has them as well

    def _button(self, offer: Offer) -> TableButton:
        is_gold, is_quiet = offer.is_primary, offer.is_quiet
        button = TableButton(offer.text, "", self._look, self, primary=is_gold, is_quiet=is_quiet)
        if is_quiet:
            button.set_padding(_QUIET_PADDING)
        button.clicked.connect(lambda: self.chosen.emit(offer.choice))
        self.guard.watch(button)
        button.show()
        return button

    def _on_look_changed_again(self) -> None:
        self.write(self._shape)

    def write(self, shape: Shape) -> None:
        self._shape = shape
        is_strip = shape is Shape.STRIP
        (self.column if is_strip else self._head).removeWidget(self._body)
        if is_strip:
            self._head.insertWidget(0, self._body, 1)
        else:
            self.column.insertWidget(1, self._body)
        self._title.setVisible(not is_strip)
        told = self._told
        paragraphs = (told.in_brief,) if self.is_slip else told.paragraphs
        self._title.setText(told.title)
        leading = _SLIP_LEADING if self.is_slip else _LEADING
        self._body.setText(shown(paragraphs, self._look, leading))
        self._worth.setVisible(told.has_quints)

    def _place_only_button(self, width: int) -> None:
        quiet = [button for button in self._buttons.values() if button.is_quiet]
        self._has_button_in_head = False
        if len(quiet) == len(self._buttons) == 1:
            title = QFontMetricsF(self._title.font()).horizontalAdvance(self._title.text())
            least = self._least_width(quiet[0], 0.9) + title + 50
            is_strip = self._shape is Shape.STRIP
            self._has_button_in_head = is_strip or (self.is_slip and width >= least)
            row = self._head if self._has_button_in_head else self.row
            for other in (self._head, self.row):
                other.removeWidget(quiet[0])
            row.insertWidget(row.count() if self._has_button_in_head else 0, quiet[0])

    def widths(self, geometry: Geometry, shape: Shape) -> list[int]:
        """The widths to try on a table, the preferred one first."""
        unit = min(geometry.unit, _LARGEST)
        most = geometry.width - 24
        if shape is Shape.STRIP:
            is_alone = len(self._buttons) == 1 and self.primary is None
            return [wide for wide in _STRIP_WIDTHS if wide <= most and is_alone]
        if shape is Shape.SLIP:
            found = [round(max(0.84 * wide, wide * unit)) for wide in _SLIP_WIDTHS]
            least = self._least_slip()
            return [wide for wide in found if least <= wide <= most]
        pairs = zip(_WIDTHS, _LEAST_WIDTHS, strict=True)
        found = [round(min(most, max(least, wide * unit))) for wide, least in pairs]
        needed = self._least_full(unit)
        return [wide for wide in found if wide >= needed] or [round(min(most, needed))]

    def _least_full(self, unit: float) -> float:
        return sum(self._least_width(button, unit) + 6 for button in self._buttons.values()) + 56

    def _least_slip(self) -> int:
        return 36 + max(self._least_width(button, 0.9) for button in self._buttons.values())

    def shape(self, width: int, unit: float) -> None:
        """Take a width, and the height that the text needs at it."""
        is_slip = self.is_slip
        side = 16 if is_slip else 26 if unit >= 0.9 else 22
        self._title.setFont(serif_font((17 if is_slip else 20) * max(unit, 0.85), bold=True))
        self._place_only_button(width)
        foot = 18 if self._has_button_in_head else 14
        top = side - 2 if self._shape is not Shape.STRIP else foot - 2
        self.column.setContentsMargins(side, top, side, foot)
        self.column.setSpacing(4 if is_slip else 8)
        self.row.setSpacing(6)
        self._stack_buttons(width - 2 * side, max(unit, 0.9))
        self._body.setFont(ui_font(max(LEAST_BODY, (14 if is_slip else 15) * unit)))
        self._dots.stand(min(unit, 2.0))
        self._dots.setVisible(not is_slip and bool(self._offers) and self._dots.width() > 20)
        self._worth.stand(unit)
        for button in self._buttons.values():
            button.set_unit(min(max(unit, 0.9), 2.2))
            if self._has_button_in_head:
                button.setFixedHeight(44)
            button.setFixedWidth(self._least_width(button, unit))
        self.fit(width)

    def _stack_buttons(self, room: float, unit: float) -> None:
        needed = sum(self._least_width(button, unit) + 6 for button in self._buttons.values())
        is_stacked = needed > room and len(self._buttons) > 1
        way = QBoxLayout.Direction
        self.row.setDirection(way.BottomToTop if is_stacked else way.LeftToRight)

    def _least_width(self, button: TableButton, unit: float) -> int:
        if button.is_quiet:
            return button.sizeHint().width()
        wide = QFontMetricsF(ui_font(15 * max(unit, 0.9), bold=True)).horizontalAdvance(
            button.text()
        )
        return round(max(wide + 44, _LEAST_BUTTON * unit))

    def fit(self, width: int) -> None:
        """Set the width, and the height that the contents need at it."""
        margins = self.column.contentsMargins()
        room = width - margins.left() - margins.right()
        dots = self._dots.width() + 10 if not self._dots.isHidden() else 0
        if self._has_button_in_head:
            dots = next(iter(self._buttons.values())).width() + 10
        self._title.setFixedWidth(max(60, room - dots))
        self._body.setFixedWidth(room - dots if self._shape is Shape.STRIP else room)
        self.setFixedWidth(width)
        self.column.invalidate()
        self.column.activate()
        size = self.column.totalSizeHint()
        is_wrapped = self.column.hasHeightForWidth()
        self.setFixedHeight(self.column.totalHeightForWidth(width) if is_wrapped else size.height())
        self.column.invalidate()
        self.column.activate()  # the buttons are where they are seen to be at once

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        body = QRectF(self.rect()).adjusted(6, 5, -6, -7)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5):
            painter.setBrush(QColor(0, 0, 0, 16))
            painter.drawRoundedRect(
                body.adjusted(-step, -step / 2, step, step + 1), _RADIUS + 2, _RADIUS + 2
            )
        painter.setBrush(QColor(theme.plate))
        painter.setPen(themed_pen(theme, theme.brass, 1.5))
        painter.drawRoundedRect(body, _RADIUS, _RADIUS)
        hair = QColor(theme.brass)
        hair.setAlphaF(0.35)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(hair)
        painter.drawRoundedRect(body.adjusted(5, 5, -5, -5), _RADIUS - 4, _RADIUS - 4)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        primary = self.primary
        if event.key() == Qt.Key.Key_Escape and primary is not None:
            if not self.guard.is_hasty():
                primary.click()
        else:
            super().keyPressEvent(event)

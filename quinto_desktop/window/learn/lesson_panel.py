"""The panel of a lesson: what it says, how far the lesson has come, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from math import ceil, inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from quinto_desktop.window.controls.panels import InputGuard, Label, Plate
from quinto_desktop.window.learn.lesson_texts import LessonText, shown, spoken
from quinto_desktop.window.look.card_art import card_polygon
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, Line
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.ledge import Asker, Ledge, LedgeRow
from quinto_desktop.window.table.measures import RISE_OF_LEGAL, Edge
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table.table_layout import paper_room
from quinto_desktop.window.text.translation import fill, translate

LEAST_BODY, _DOT = 14, 12  # the least size of the text, in pixels, and that of a dot


_LEADING, _CLOSE_LEADING = 135, 115  # per cent
_BETWEEN, _UNDER, _CLOSE = 7, 18, 12  # paragraphs, and under the last one, in pixels
_PARTS = 12  # of a paragraph, plain and bold in turn
# Of the whole panel in units of the geometry, where it has no room between the quints.
_WIDTHS = (424, 340, 500, 580)
_BRIEF_WIDTHS = (424, 360, 300, 480, 560, 640, 720, 260, 228, 200)
_LEAST_UNIT, _LARGEST = 0.85, 1.7  # where widths stop changing with the table; the type goes on


class _Words(QWidget):
    """Paragraphs in which cards are drawn."""

    heard_as = QAccessible.Role.Paragraph

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._paragraphs: Sequence[str] = ()
        self._document: CardDocument | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def write(self, paragraphs: Sequence[str]) -> None:
        self._paragraphs = paragraphs
        self.setAccessibleName(" ".join(map(spoken, paragraphs)))

    def fit(self, width: int, size: float, leading: int) -> None:
        """Set the width, and the height that the words need at it in type of a size."""
        theme = self._look.theme
        styles = [
            (ui_font(size, bold=bool(place % 2)), theme.text_on_felt) for place in range(_PARTS)
        ]
        lines = [
            Line(shown(text), styles, above=_BETWEEN if place else 0, leading=leading)
            for place, text in enumerate(self._paragraphs)
        ]
        suits, is_mirrored = theme.felt_suits, self.isRightToLeft()
        self._document = CardDocument(theme, lines, width, suits, is_mirrored=is_mirrored)
        self.setFixedSize(width, ceil(self._document.size().height()))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._document is not None:
            painter = QPainter(self)
            self._document.drawContents(painter)
            painter.end()


class Shape(Enum):
    """How much room the panel takes.

    Attributes:
        FULL: The whole text.
        CLOSE: The same, smaller and with less between the lines.
        SLIP: The brief text.
        STRIP: The same without the title.
    """

    FULL = auto()
    CLOSE = auto()
    SLIP = auto()
    STRIP = auto()


class Choice(Enum):
    """What a button of a lesson does."""

    GO_ON = auto()
    BACK = auto()
    LEAVE = auto()
    NEXT = auto()
    AGAIN = auto()
    PLAY_OUT = auto()
    NEXT_LESSON = auto()
    RETURN = auto()
    WARN = auto()
    FASTER = auto()


class LessonPanel(Plate):
    """A title and a few sentences; their buttons are in the ledge."""

    def __init__(self, look: CurrentTheme, ledge: Ledge, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._ledge = ledge
        self._told = LessonText("", ())
        self._shape, self._size = Shape.FULL, float(LEAST_BODY)
        self._title = self.add_label()
        self._dots = self.add_label(is_secondary=True)  # a dot for each part of the lesson
        self._dots.setWordWrap(False)
        self._body = _Words(look, self)
        self._row = LedgeRow()
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head = head
        self.column.addLayout(head)
        self.column.addWidget(self._body)
        look.changed.connect(self._on_look_changed_again)
        self.hide()

    @property
    def is_full(self) -> bool:
        return self._shape is Shape.FULL

    @property
    def is_brief(self) -> bool:
        return self._shape in (Shape.SLIP, Shape.STRIP)

    @property
    def words(self) -> str:
        return " ".join(map(spoken, self._told.paragraphs))

    def tell(self, told: LessonText, row: LedgeRow, part: tuple[int, int]) -> None:
        """Show a text, its buttons from the quiet to the gold one, and how many parts are done."""
        self._told, self._row = told, row
        done, whole = part
        self._dots.setText("●" * done + "○" * (whole - done))
        name = translate("Lesson", "Part {number} of {all}")
        self._dots.setAccessibleName(fill(name, number=done, all=whole))
        self.write(Shape.FULL)
        self.setAccessibleName(told.title)  # the words are announced, and a label has them as well
        for asker, asks in ((Asker.LESSON, row.gold), (Asker.GUIDE, row.buttons)):
            if asks:
                self._ledge.show(row, asker)
            else:
                self._ledge.put_away(asker)

    @Slot()
    def _on_look_changed_again(self) -> None:
        self.fit(self.width())

    def hide_panel(self) -> None:
        """Take the text and its buttons away."""
        for asker in (Asker.GUIDE, Asker.LESSON):
            self._ledge.put_away(asker)
        self.hide()

    @property
    def guard(self) -> InputGuard:
        """What hasty input cannot press."""
        return self._ledge.guard

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
        self._title.setText(told.title)
        self._body.write((told.slip,) if self.is_brief and told.slip else told.paragraphs)

    def widths(self, geometry: Geometry, shape: Shape) -> list[int]:
        """The widths to try on a table, first the one between the quints."""
        unit = min(max(geometry.unit, _LEAST_UNIT), _LARGEST)
        between = int(geometry.inlay.width - geometry.capsule) - 2 * _CLOSE
        others = _BRIEF_WIDTHS if shape in (Shape.SLIP, Shape.STRIP) else _WIDTHS
        found = [between, *(round(wide * unit) for wide in others)]
        return [wide for wide in found if wide <= geometry.width - 24]

    def shape(self, width: int, unit: float) -> None:
        """Take a width, and the height that the text needs at it."""
        is_full = self.is_full
        side = 26 if is_full and unit >= 0.9 else 22 if is_full else 20
        self._title.setFont(serif_font((20 if is_full else 17) * max(unit, 0.85), bold=True))
        margins = {Shape.FULL: (side - 2, _UNDER), Shape.STRIP: (_CLOSE, _CLOSE)}
        top, under = margins.get(self._shape, (_CLOSE + 4, side - 4))
        self.column.setContentsMargins(side, top, side, under)
        self.column.setSpacing(8 if is_full else 2)
        self._size = max(LEAST_BODY, (15 if is_full else 14) * unit)
        self._dots.setFont(ui_font(_DOT * max(1.0, unit)))
        is_told = not self.is_brief and bool(self._row.buttons)
        self._dots.setVisible(is_told and len(self._dots.text()) > 1)
        self.fit(width)

    def fit(self, width: int) -> None:
        """Set the width, and the height that the contents need at it."""
        margins = self.column.contentsMargins()
        room = width - margins.left() - margins.right()
        dots = self._dots.sizeHint().width() + 10 if not self._dots.isHidden() else 0
        self._title.setFixedWidth(max(60, room - dots))
        self._body.fit(
            room - dots if self._shape is Shape.STRIP else room,
            self._size,
            _LEADING if self.is_full else _CLOSE_LEADING,
        )
        self._settle(width)


_STEP = 12  # pixels between the places that are tried
_GAP = 4
_DISC = 28  # the radius of a player's disc with its ring, in units of the geometry
_WORDS = 66  # how far the words under a disc reach
_SPARE = 6  # at both ends of a side player's plate, which hardly any words reach
_ROOM = 6  # at the edge of the table


class _Box(NamedTuple):
    """A rectangle, quicker to read than Qt's."""

    left: float
    top: float
    right: float
    foot: float


def obstacles(table: Table, panel: QWidget) -> list[QRectF]:
    """Everything on a table that a panel must not cover: cards, names, tags and other panels."""
    found = [_outline(pose) for pose in _poses(table)]
    found += [_plate_ink(table, edge) for edge in Edge]
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for kind in (Label, Plate):
        others = table.findChildren(kind, options=direct)
        found += [
            QRectF(other.geometry()) for other in others if other.isVisible() and other is not panel
        ]
    found += [QRectF(paper_room(table.stage.geometry))] * bool({*table.stage.papers} - {panel})
    bubble = table.refusals.bubble
    if bubble.isVisible():
        found.append(QRectF(bubble.geometry()))
    return found


def _poses(table: Table) -> Iterable[Pose]:
    stage = table.stage
    for widget, pose in stage.places.poses(stage.geometry).items():
        # A card that is only pointed at may rise under the panel.
        rise = stage.places.rises.get(widget, 0.0)
        rest = RISE_OF_LEGAL if rise >= RISE_OF_LEGAL else 0.0
        yield pose.raised((rest - rise) * stage.geometry.unit)


def _outline(pose: Pose) -> QRectF:
    return card_polygon(pose.width, pose.turn).translated(pose.x, pose.y).boundingRect()


def _plate_ink(table: Table, edge: Edge) -> QRectF:
    geometry, plate = table.stage.geometry, table.overlays.plates[edge].geometry()
    unit, (x, y) = geometry.unit, geometry.plate(edge)
    if table.overlays.plates[edge].is_column:
        top, foot = y - _DISC * unit, y + _WORDS * unit
        spare = 0.0 if edge is Edge.FAR else _SPARE * unit
        return QRectF(plate.left() + spare, top, plate.width() - 2 * spare, foot - top)
    left = x - _DISC * unit
    return QRectF(left, y - _DISC * unit, plate.right() - left, 2 * _DISC * unit)


def free_place(
    size: QSize, geometry: Geometry, taken: Sequence[QRectF], wanted: QPointF
) -> QPointF | None:
    """The top left corner of the free place for a panel that is nearest; None if there is none."""
    wide, high = size.width(), size.height()
    boxes = [_Box(box.left(), box.top(), box.right(), box.bottom()) for box in taken]
    felt = geometry.felt
    top, foot = felt.top + _ROOM, felt.foot - _ROOM
    best, nearest = None, inf
    aim_x, aim_y = wanted.x() - wide / 2, wanted.y() - high / 2
    for x in _steps(felt.left + _ROOM, felt.right - wide - _ROOM, aim_x):
        if (x - aim_x) ** 2 >= nearest:
            break  # all others are further away
        beside = [
            (box.top - _GAP, box.foot + _GAP)
            for box in boxes
            if box.left < x + wide + _GAP and x - _GAP < box.right
        ]
        y = _free_height(sorted(beside), high, (top, foot), aim_y)
        distance = inf if y is None else (x - aim_x) ** 2 + (y - aim_y) ** 2
        if y is not None and distance < nearest:
            best, nearest = QPointF(x, y), distance
    return best


def _free_height(
    taken: list[tuple[float, float]], high: float, room: tuple[float, float], wanted: float
) -> float | None:
    found: float | None = None
    begins, ends = room
    for top, foot in [*taken, (ends, ends)]:
        if top - begins >= high:
            y = min(max(wanted, begins), top - high)
            if found is None or abs(y - wanted) < abs(found - wanted):
                found = y
        begins = max(begins, foot)
    return found


def _steps(least: float, most: float, wanted: float) -> list[float]:
    if most < least:
        return []
    count = int((most - least) / _STEP)
    found = [least + step * _STEP for step in range(count + 1)]
    found.append(most)
    if least <= wanted <= most:
        found.append(wanted)
    return sorted(found, key=lambda place: abs(place - wanted))

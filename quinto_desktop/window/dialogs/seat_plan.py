"""The four seats round a small table, each with a name and a level to choose."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from quinto_desktop.game import PERSON_SEAT, USUAL_NAMES, Level, SeatRecord, Seats
from quinto_desktop.rules import SEATS, QuintoError, Seat
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.marks import Marks
from quinto_desktop.window.theme import DARK

translate = QCoreApplication.translate

_LONGEST_NAME = 40
_SEAT_WIDTH = 150
_PLACES = {Seat.N: (0, 1), Seat.W: (1, 0), Seat.E: (1, 2), Seat.S: (2, 1)}
_LEVELS = (Level.CASUAL, Level.NOVICE)


class SeatPlan(QWidget):
    """Asks who sits where: the person at South, computer players on the other seats.

    Args:
        seats: The names and levels to begin with. Wherever the person sat, it is South now, and
            the others keep their places round the table.
        parent: Where it lies.
    """

    def __init__(self, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The seats"))
        person = next((seat for seat in SEATS if seats[seat].level is None), PERSON_SEAT)
        self.boxes: dict[Seat, SeatBox] = {}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(8)
        for seat, (row, column) in _PLACES.items():
            box = self.boxes[seat] = SeatBox(seat, self._title(seat), self)
            box.fill_in(seats[(seat - PERSON_SEAT + person) % 4])
            if column == 1:
                layout.addWidget(box, row, 0, 1, 3, Qt.AlignmentFlag.AlignHCenter)
            else:
                layout.addWidget(box, row, column, Qt.AlignmentFlag.AlignVCenter)
        widest = max(box.sizeHint().width() for box in self.boxes.values())
        for box in self.boxes.values():
            box.setFixedWidth(max(_SEAT_WIDTH, widest))
        layout.addWidget(_Baize(self), 1, 1)
        layout.setColumnStretch(1, 1)

    def _title(self, seat: Seat) -> str:
        return {
            Seat.N: self.tr("&North, your partner"),
            Seat.E: self.tr("&East, an opponent"),
            Seat.S: self.tr("&South, you"),
            Seat.W: self.tr("&West, an opponent"),
        }[seat]

    def seats(self) -> Seats:
        """Who sits where; a seat without a name gets the usual one."""
        north, east, south, west = (self.boxes[seat].record() for seat in SEATS)
        return north, east, south, west


class SeatBox(QWidget):
    """One seat: a name, and a level unless the person sits there.

    Args:
        seat: Which one.
        title: What the seat is called, with a mnemonic.
        parent: The plan.

    Attributes:
        name: Where the name is written.
        level: Where the level is chosen; None at the person's seat.
    """

    def __init__(self, seat: Seat, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual_name = USUAL_NAMES[seat]
        spoken = title.replace("&", "")
        label = QLabel(title, self)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setPlaceholderText(self._usual_name)
        self.name.setAccessibleName(fill(self.tr("Name: {seat}"), seat=spoken))
        label.setBuddy(self.name)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(label)
        layout.addWidget(self.name)
        self.level = None if seat is PERSON_SEAT else self._level_choice(spoken)
        if self.level is not None:
            layout.addWidget(self.level)

    def _level_choice(self, spoken: str) -> QComboBox:
        choice = QComboBox(self)
        choice.setAccessibleName(fill(self.tr("Level: {seat}"), seat=spoken))
        for level in _LEVELS:
            choice.addItem(level_name(level), level.value)
            choice.setItemData(
                choice.count() - 1, level_help(level), Qt.ItemDataRole.AccessibleDescriptionRole
            )
            choice.setItemData(choice.count() - 1, level_help(level), Qt.ItemDataRole.ToolTipRole)
        return choice

    def fill_in(self, record: SeatRecord) -> None:
        """Show who sits here."""
        self.name.setText(record.name)
        if self.level is not None:
            self.level.setCurrentIndex(max(0, self.level.findData(record.level)))

    def record(self) -> SeatRecord:
        """Who sits here now."""
        name = _clean(self.name.text()) or self._usual_name
        return SeatRecord(name, None if self.level is None else self.level.currentData())


class _Baize(QWidget):
    """A small table in the middle of the seats, for the eye alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks = Marks()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(84, 92)

    def minimumSizeHint(self) -> QSize:
        """Still a table."""
        return QSize(60, 60)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table top with a crown."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 4
        table = QRectF(0, 0, side, side)
        table.moveCenter(QRectF(self.rect()).center())
        felt = QRadialGradient(table.center(), 0.8 * table.width())
        felt.setColorAt(0, QColor(DARK.felt_centre))
        felt.setColorAt(1, QColor(DARK.felt_edge))
        painter.setBrush(felt)
        painter.setPen(QPen(QColor(DARK.brass), 1.6))
        painter.drawRoundedRect(table, 16, 16)
        crown = QRectF(0, 0, 34, 28)
        crown.moveCenter(table.center())
        self._marks.draw(painter, "crown", crown, DARK.brass)
        painter.end()


def level_name(level: Level) -> str:
    """A level as it stands in a list."""
    return {
        Level.NOVICE: translate("SeatPlan", "Novice"),
        Level.CASUAL: translate("SeatPlan", "Casual"),
    }[level]


def level_help(level: Level) -> str:
    """How a level plays, in a sentence."""
    return {
        Level.NOVICE: translate(
            "SeatPlan", "Sees only the trick on the table, and slips now and then."
        ),
        Level.CASUAL: translate(
            "SeatPlan", "Counts the cards, doubles on a strong hand and helps a partner."
        ),
    }[level]


def _clean(name: str) -> str:
    """A name that can be kept, on one line; nothing if no letter of it can be seen."""
    kept = "".join(letter if _can_be_kept(letter) else " " for letter in name)
    name = " ".join(kept.split())
    visible = any(letter.isprintable() and letter != " " for letter in name)
    return name if visible and _can_be_kept(name) else ""


def _can_be_kept(name: str) -> bool:
    try:
        SeatRecord(name, None)
    except QuintoError:
        return False
    return True

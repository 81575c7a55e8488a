"""The plate at the edge of the table on which the lesson stands."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from quinto_desktop.window.lesson.lesson_words import LessonText
from quinto_desktop.window.panels.doubling_bar import Plate, TableButton, height_of
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.theme import Theme, serif_font, ui_font

_LARGEST_WIDTH = 320
_OVER, _UNDER = 490, 560  # how wide over a panel, between hand and cachette, and under one
_SIDE_FAN = 112  # how far the side players' fans reach into the table, in units of the geometry
_TRICK_HALF = 1.56  # from the middle to the outer edge of a side player's card, in cards
_PROMPT_HALF = 18  # half of what the prompt takes of the height, in units of the geometry
_MARGINS = (22, 18, 22, 20)


class LessonPanel(Plate):
    """A title, a few sentences, and two ways to go on.

    Signals:
        read(): The person has read it and goes on.
        left(): The person wants no more of the lesson.

    Args:
        theme: The colours.
        parent: The table.
    """

    read = Signal()
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._title = QLabel(self)
        self._text = QLabel(self)
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.go_on = TableButton("", "", theme, self, primary=True)
        self.go_on.clicked.connect(self.read)
        self.leave = TableButton(self.tr("Skip the lesson"), "", theme, self)
        self.leave.clicked.connect(self.left)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        column.setSpacing(6)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for button in (self.go_on, self.leave):
            self._row.addWidget(button)
        for label in (self._title, self._text):
            column.addWidget(label)
        column.addLayout(self._row)
        self.hide()

    def tell(self, told: LessonText, go_on: str) -> None:
        """Show a topic.

        Args:
            told: Its words.
            go_on: What the first button says.
        """
        self._title.setText(told.title)
        self._text.setText(told.text)
        self.go_on.setText(go_on)
        self.setAccessibleName(told.title)
        self.setAccessibleDescription(told.text)
        self.set_theme(self._theme)

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        super().set_theme(theme)
        for label in (self._title, self._text):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), QColor(theme.text_on_felt))
            label.setPalette(palette)
        for button in (self.go_on, self.leave):
            button.set_theme(theme)

    def stand(self, geometry: Geometry, foot: float | None = None, top: float = 0.0) -> None:
        """Stand between the left player's hand and the trick, or over or under another panel.

        The prompt is never covered.

        Args:
            geometry: Where all else lies.
            foot: The upper edge of a panel that asks something at the same time and lies low
                enough; None if there is none.
            top: The lower edge of such a panel that lies too high; 0 if there is none.
        """
        unit = geometry.unit
        self._title.setFont(serif_font(17 * unit, bold=True))
        self._text.setFont(ui_font(13.5 * unit))
        for button in (self.go_on, self.leave):
            button.set_unit(unit)
        if foot is None and not top:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
            left = _SIDE_FAN * unit
            right = geometry.centre[0] - _TRICK_HALF * geometry.trick_width
            self._size(min(_LARGEST_WIDTH * max(1.0, unit), right - left))
            prompt = geometry.prompt[1] - _PROMPT_HALF * unit
            x = (left + right) / 2
            y = min(geometry.down(0.46) - self.height() / 2, prompt - self.height())
        else:
            self._row.setDirection(QBoxLayout.Direction.LeftToRight)
            wide = _UNDER if foot is None else _OVER
            self._size(min(wide * max(1.0, unit), geometry.width - 24))
            x, y = geometry.width / 2, top if foot is None else foot - self.height()
        lowest = geometry.height - self.height()
        self.move(round(x - self.width() / 2), round(max(geometry.head, min(y, lowest))))

    def make_way(self, place: QRect) -> None:
        """Move aside, so that what stands at a place can be seen.

        Args:
            place: In the table's coordinates.
        """
        here = self.geometry()
        if not here.intersects(place):
            return
        to_left = place.left() - here.width()
        to_right = place.right() + 1
        is_nearer = here.left() - to_left < to_right - here.left()
        self.move(max(0, to_left) if is_nearer else to_right, here.y())

    def _size(self, width: float) -> None:
        """Take a width, and the height that the words need at it."""
        whole = round(width)
        for label in (self._title, self._text):
            label.setFixedWidth(whole - _MARGINS[0] - _MARGINS[2])
        self.setFixedWidth(whole)
        self._column.activate()
        self.setFixedHeight(height_of(self._column, whole))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes on, as the first button does."""
        if event.key() == Qt.Key.Key_Escape:
            self.read.emit()
        else:
            super().keyPressEvent(event)

"""What is told between two deals, and when the game is won."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from quinto_desktop.window.panels.doubling_bar import Plate, TableButton, height_of
from quinto_desktop.window.panels.result_lines import Line, ResultLines
from quinto_desktop.window.theme import Theme, serif_font, ui_font


class Choice(NamedTuple):
    """A button of the panel.

    Attributes:
        text: Its words.
        intent: What `chosen` tells when it is pressed.
    """

    text: str
    intent: str


class ResultPanel(Plate):
    """A title, a text, perhaps a small table, and what one may do next.

    The first choice is Enter's.

    Signals:
        chosen(str): The intent of the button that was pressed.

    Args:
        theme: The colours.
        parent: The table.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._title = QLabel(self)
        self._text = QLabel(self)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)  # it tells names that people chose
        self._lines = ResultLines(theme, self)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(30, 20, 30, 22)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addWidget(self._lines)
        layout.addLayout(self._row)
        self._buttons: list[TableButton] = []
        self.hide()

    @property
    def buttons(self) -> list[TableButton]:
        """The buttons, the default one first."""
        return self._buttons

    def tell(
        self, title: str, text: str, choices: tuple[Choice, ...], lines: tuple[Line, ...] = ()
    ) -> None:
        """Change what the panel says and offers."""
        for old in self._buttons:
            self._row.removeWidget(old)
            old.hide()  # it goes only when the event loop comes round again
            old.deleteLater()
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._lines.tell(lines)
        self._buttons = [
            self._button(choice, is_default=place == 0) for place, choice in enumerate(choices)
        ]
        self.setAccessibleName(title)
        told = filter(None, (text, self._lines.accessibleName()))
        self.setAccessibleDescription("\n".join(told))
        self.set_theme(self._theme)

    def _button(self, choice: Choice, *, is_default: bool) -> TableButton:
        button = TableButton(choice.text, "", self._theme, self, primary=is_default)
        button.clicked.connect(lambda: self.chosen.emit(choice.intent))
        self._row.addWidget(button)
        return button

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        super().set_theme(theme)
        for label in (self._title, self._text):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), QColor(theme.text_on_felt))
            label.setPalette(palette)
        self._lines.set_theme(theme)
        for button in self._buttons:
            button.set_theme(theme)

    def stand(self, centre: tuple[float, float], unit: float, widest: float) -> None:
        """Stand centred somewhere."""
        self._title.setFont(serif_font(22 * unit, bold=True))
        self._text.setFont(ui_font(14 * unit))
        for button in self._buttons:
            button.set_unit(unit)
        width = round(min(520 * max(1.0, unit), widest))
        for label in (self._title, self._text):
            label.setFixedWidth(width - 60)
        self._lines.stand(width - 60, unit)
        self.setFixedWidth(width)
        self._column.activate()
        height = height_of(self._column, width)
        self.setFixedHeight(height)
        self.move(round(centre[0] - width / 2), round(centre[1] - height / 2))

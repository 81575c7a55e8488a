"""The field that finds a word in the rules book."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QTextEdit, QWidget

from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.fields import FIELD_HEIGHT, GAP
from quinto_desktop.window.theme import ui_font


class FindBar(QWidget):
    """Finds a word in a text, place after place; hidden until it is asked for.

    Args:
        text: Where to look.
        parent: Where the bar lies.

    Attributes:
        field: What to look for.
        before: Shows the place before.
        message: What came of it, if there is something to say.
    """

    def __init__(self, text: QTextEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = text
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.message = QLabel(self)
        self.message.setFont(ui_font(12))
        label = QLabel(self.tr("Fin&d:"), self)
        label.setBuddy(self.field)
        self.before = QPushButton(self.tr("&Back"), self)
        after = QPushButton(self.tr("&Next"), self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label)
        layout.addWidget(self.field, 2)
        layout.setSpacing(GAP)
        self.field.setMinimumHeight(FIELD_HEIGHT)
        for button in (self.before, after):
            button.setMinimumHeight(FIELD_HEIGHT)
            button.setAutoDefault(False)
            layout.addWidget(button)
        layout.addWidget(self.message, 1)
        self.field.textChanged.connect(self._on_field_text_changed)
        self.before.clicked.connect(self.find_before)
        after.clicked.connect(self.find_after)
        self.hide()

    @Slot()
    def open(self) -> None:
        """Show the bar, ready for a word."""
        self.show()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def find_after(self) -> None:
        """Show the next place, and after the last one the first."""
        self._find(QTextDocument.FindFlag(0))

    @Slot()
    def find_before(self) -> None:
        """Show the place before this one, and before the first one the last."""
        self._find(QTextDocument.FindFlag.FindBackward)

    @Slot()
    def _on_field_text_changed(self) -> None:
        cursor = self._text.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._text.setTextCursor(cursor)
        self._find(QTextDocument.FindFlag(0))

    def _find(self, flag: QTextDocument.FindFlag) -> None:
        word = self.field.text()
        self.message.clear()
        if not word or self._text.find(word, flag):
            return
        here = self._text.textCursor()
        is_back = flag is QTextDocument.FindFlag.FindBackward
        edge = QTextCursor.MoveOperation.End if is_back else QTextCursor.MoveOperation.Start
        self._text.moveCursor(edge)
        if not self._text.find(word, flag):
            self._text.setTextCursor(here)
            self.message.setText(fill(self.tr("“{word}” is not in the book."), word=word))
            told = QAccessibleAnnouncementEvent(self, self.message.text())
            QAccessible.updateAccessibility(told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the next place, or that of the button it is on, Escape closes the bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            is_back = is_shifted or self.before.hasFocus()
            (self.find_before if is_back else self.find_after)()
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self._text.setFocus()
        else:
            super().keyPressEvent(event)

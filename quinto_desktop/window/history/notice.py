"""A line of news in a window: what has happened, and perhaps one thing to do about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from quinto_desktop.window.look.material import LOW
from quinto_desktop.window.look.styling import make_quiet


class Notice(QWidget):
    """Says something, until there is something else to say; hidden while there is nothing.

    Signals:
        acted(): What is offered has been chosen.

    Attributes:
        words: What is said.
        act: The button for what is offered.
    """

    acted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)  # it may name files
        self.words.setWordWrap(True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.act = QPushButton(self)
        self.act.setProperty(LOW, True)  # noqa: FBT003
        self.act.setAutoDefault(False)
        make_quiet(self.act)
        self.act.clicked.connect(self.acted)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.act)
        self.hide()

    def say(self, sentence: str, offer: str = "") -> None:
        """Say something, and tell it to assistive technology.

        Args:
            sentence: What has happened; empty for nothing any more.
            offer: What can be done about it, with a mnemonic; empty for nothing.
        """
        self.words.setText(sentence)
        self.act.setText(offer)
        self.act.setVisible(bool(offer))
        self.setVisible(bool(sentence))
        if sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

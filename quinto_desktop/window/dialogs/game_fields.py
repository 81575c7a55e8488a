"""The fields for a game's number and for the points it is played to."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPalette
from PySide6.QtWidgets import QLabel, QLineEdit, QSpinBox, QWidget

from quinto_desktop.rules import GREATEST_SEED
from quinto_desktop.rules.options import GREATEST_TARGET, LEAST_TARGET
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.theme import DARK, LIGHT, ui_font

_POINTS = 5  # all scores are multiples of it


class NumberEdit(QLineEdit):
    """The number of a game, or nothing for a new one.

    Signals:
        fault_changed(str): What is written is no number, and why; empty when it is one again.

    Args:
        parent: Where it lies.

    Attributes:
        fault: What is wrong with the text, in a sentence; empty if nothing is.
        hint: Says what the number is for, and the fault; it is to be laid below the field.
    """

    fault_changed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fault = ""
        self.setPlaceholderText(self.tr("a new one"))
        self.setAccessibleName(self.tr("Game number"))
        self.hint = QLabel(parent)
        self.hint.setFont(ui_font(12))
        self.hint.setWordWrap(True)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        # Room for the longest sentence, so that nothing jumps while one writes.
        self.hint.setMinimumHeight(3 * self.hint.fontMetrics().lineSpacing() + 2)
        self.textChanged.connect(self._on_text_changed)
        self._say(self._usual_hint())

    @property
    def number(self) -> int | None:
        """The number; None if there is none, or what is written is none."""
        text = self._figures()
        return int(text) if text and not self.fault else None

    def _figures(self) -> str:
        """The text without spaces, which may have been written to group its figures."""
        return "".join(self.text().split())

    @Slot()
    def _on_text_changed(self) -> None:
        fault = self._find_fault()
        if fault == self.fault:
            return
        self.fault = fault
        self._say(fault or self._usual_hint())
        if fault:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, fault))
        self.fault_changed.emit(fault)

    def _find_fault(self) -> str:
        text = self._figures()
        is_number = text.isascii() and text.isdigit() and len(text.lstrip("0")) < 20
        if not text or (is_number and int(text) <= GREATEST_SEED):
            return ""
        sentence = self.tr(
            "A game’s number is a whole number from 0 to {greatest}. Leave it empty for a new one."
        )
        return fill(sentence, greatest=GREATEST_SEED)

    def _usual_hint(self) -> str:
        return self.tr("The same number always deals the same cards. Leave it empty for new ones.")

    def _say(self, text: str) -> None:
        self.hint.setText(text)
        self.setAccessibleDescription(text)
        palette = QPalette(self.palette())
        if self.fault:
            is_light = palette.color(QPalette.ColorRole.Window).lightness() > 128
            colour = (LIGHT if is_light else DARK).refused
            palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        self.hint.setPalette(palette)


class TargetBox(QSpinBox):
    """The points that win a game, in fives as all scores are.

    Args:
        target: The points to begin with.
        parent: Where it lies.
    """

    def __init__(self, target: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(LEAST_TARGET, GREATEST_TARGET)
        self.setSingleStep(_POINTS)
        self.setSuffix(self.tr(" points"))
        self.setAccessibleName(self.tr("Played to, in points"))
        self.setToolTip(self.tr("To 250, a game takes one to four deals."))
        self.setValue(target)
        self.round_up()
        self.editingFinished.connect(self.round_up)

    @Slot()
    def round_up(self) -> None:
        """Go to the next multiple of five, which wins at the same moment."""
        self.setValue(-(-self.value() // _POINTS) * _POINTS)

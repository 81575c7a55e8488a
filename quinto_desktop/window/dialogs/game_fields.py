"""The fields for numbers: which game, to how many points, for what stakes."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from quinto_desktop.rules import DUMMY_HANDICAP, GREATEST_SEED, Form
from quinto_desktop.rules.options import GREATEST_STAKES, GREATEST_TARGET, LEAST_TARGET
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.fields import Field

POINTS = 5
"""All scores are multiples of it."""


class NumberField(Field):
    """The number of a game, or nothing for a new one.

    Signals:
        changed(): There is another number, or none, or what is written has become a fault.

    Args:
        parent: Where it lies.

    Attributes:
        edit: Where the number is written.
        fault: What is wrong with the text, in a sentence; empty if nothing is.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.edit = QLineEdit()
        super().__init__(self.tr("N&umber"), self.edit, parent, lines=2)
        self.fault = ""
        self.edit.setPlaceholderText(self.tr("any"))
        self.edit.setAccessibleName(self.tr("Game number"))
        self.edit.textChanged.connect(self._on_edit_text_changed)
        self.explain(self._usual_hint())

    @property
    def number(self) -> int | None:
        """The number; None if there is none, or what is written is none."""
        text = self._figures()
        return int(text) if text and not self.fault else None

    def show_fault(self) -> None:
        """Go to what is written, to have it written anew."""
        self.edit.setFocus()
        self.edit.selectAll()

    def _figures(self) -> str:
        """The text without spaces, which may have been written to group its figures."""
        return "".join(self.edit.text().split())

    @Slot()
    def _on_edit_text_changed(self) -> None:
        fault = self._find_fault()
        if fault != self.fault:
            self.fault = fault
            self.explain(fault or self._usual_hint(), is_fault=bool(fault))
            if fault:
                event = QAccessibleAnnouncementEvent(self.edit, fault)
                QAccessible.updateAccessibility(event)
        self.changed.emit()

    def _find_fault(self) -> str:
        text = self._figures()
        is_number = text.isascii() and text.isdigit() and len(text.lstrip("0")) < 20
        if not text or (is_number and int(text) <= GREATEST_SEED):
            return ""
        sentence = self.tr("Write a whole number from 0 to {greatest}, or leave it empty.")
        return fill(sentence, greatest=str(GREATEST_SEED))

    def _usual_hint(self) -> str:
        return self.tr("The same number always deals the same cards. Leave it empty for new ones.")


class TargetBox(QSpinBox):
    """The points that win a game, in fives as all scores are.

    Args:
        parent: Where it lies.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(LEAST_TARGET, GREATEST_TARGET)
        self.setSingleStep(POINTS)
        self.setSuffix(self.tr(" points"))
        self.setAccessibleName(self.tr("Played to, in points"))
        self.setKeyboardTracking(False)
        self._shown = LEAST_TARGET

    def show_target(self, target: int, form: Form) -> None:
        """Show the points that win; with dummy more than its opponents start with."""
        self._shown = target
        self.setMinimum(DUMMY_HANDICAP + 1 if form is Form.DUMMY else LEAST_TARGET)
        self.setValue(target)

    def target(self) -> int:
        """The points as shown, or the next multiple of five, which wins at the same moment."""
        value = self.value()
        return value if value == self._shown else -(-value // POINTS) * POINTS


class StakesBox(QSpinBox):
    """What the losers pay, in counters; nothing at first.

    Args:
        parent: Where it lies.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(0, GREATEST_STAKES)
        self.setSpecialValueText(self.tr("off"))
        self.setAccessibleName(self.tr("Stakes, in counters"))
        self.setKeyboardTracking(False)

"""The field in which a hand is written, with two ways to have one written."""

from __future__ import annotations

from PySide6.QtCore import QRandomGenerator, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from quinto_desktop.game.judging.inquiry import HAND_SIZE
from quinto_desktop.rules import PACK, Hand, NotationError, sorted_hand
from quinto_desktop.rules.as_written import cards_as_written
from quinto_desktop.rules.notation import hand_text, parse_hand
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, GAP, Field
from quinto_desktop.window.look.styling import make_quiet
from quinto_desktop.window.look.theme import fixed_font
from quinto_desktop.window.text.card_text import cards_by_suit
from quinto_desktop.window.text.translation import fill, title_case, translate

_LINES = 3


class HandField(QWidget):
    """Takes a hand of twelve cards, and says in words which it is, or what is wrong with it.

    Signals:
        changed(): It has another hand, or none.

    Args:
        own: The hand that the user holds in the game; None if it cannot be seen.
        scale: By how much its dialog is larger than designed.

    Attributes:
        edit: The text.
        own_button: Writes the user's hand.
        random_button: Writes any hand.
    """

    changed = Signal()

    def __init__(self, own: Hand | None, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = own
        self.edit = QLineEdit(self)
        self.edit.setFont(fixed_font(14 * scale))
        self.edit.setAccessibleName(translate("Lab", "Hand"))
        self.field = Field(translate("Lab", "&Hand"), self.edit, self, _LINES, is_stacked=True)
        self.own_button = QPushButton(translate("Lab", "&My hand"), self)
        self.own_button.setEnabled(own is not None)
        self.random_button = QPushButton(translate("Lab", "An&y hand"), self)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP)
        for button in (self.own_button, self.random_button):
            make_quiet(button)
            button.setMinimumHeight(FIELD_HEIGHT)
            buttons.addWidget(button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.field)
        layout.addLayout(buttons)
        self.edit.textChanged.connect(self._on_edit_text_changed)
        self.own_button.clicked.connect(self._write_own)
        self.random_button.clicked.connect(self._write_any)
        if own is None:
            self._write_any()
        else:
            self._write_own()

    @property
    def hand(self) -> Hand | None:
        """The hand; None if the text is none."""
        try:
            hand = self._read()
        except NotationError:
            return None
        return hand if len(hand) == HAND_SIZE else None

    @Slot()
    def _write_own(self) -> None:
        if self._own is not None:
            self.edit.setText(hand_text(self._own))

    @Slot()
    def _write_any(self) -> None:
        pack, chance = [*PACK], QRandomGenerator.global_()
        cards = [pack.pop(chance.bounded(len(pack))) for _ in range(HAND_SIZE)]
        self.edit.setText(hand_text(sorted_hand(cards)))

    @Slot()
    def _on_edit_text_changed(self) -> None:
        hand = self.hand
        if hand is not None:
            self.field.explain(title_case(cards_by_suit(hand)) + ".")
        else:
            self.field.explain(self._fault(), is_fault=True)
        self.changed.emit()

    def _read(self) -> Hand:
        return parse_hand(cards_as_written(self.edit.text()).strip())

    def _fault(self) -> str:
        try:
            hand = self._read()
        except NotationError:
            return translate(
                "Lab",
                "Type hearts, diamonds, clubs and spades, high to low, with dots between them and "
                "+ for the Quint Royal, such as AKJT7.84.762.AT; T is the ten.",
            )
        text = translate("Lab", "Cards so far: {count}; a hand has {wanted}.")
        return fill(text, count=len(hand), wanted=HAND_SIZE)

"""What fixes the cards of the next game: a number, or the seal and the player's words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from html import escape

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QTextDocument
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from quinto_desktop.game.sharing.pasted import PastedNumber, read_pasted
from quinto_desktop.rules import GREATEST_SEED, FairDeals, NotationError, QuintoError, normal_words
from quinto_desktop.window.controls.fields import GAP, Field, Hint, caption, column, row, small_font
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.controls.printing import choose_and_print, paper_document
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.look.styling import make_quiet
from quinto_desktop.window.text.match_text import (
    commitment_lines,
    commitment_told,
    grouped,
    shortened,
    words_fault,
)
from quinto_desktop.window.text.translation import fill, translate

BOOK = "fair"  # the section of the rule book that says how to check a deal
_LEAST_DIGITS = 10


class FairDealChoice(QWidget):
    """Shows the commitment to the cards of the next game, and asks for the player's words.

    Signals:
        help_wanted(str): The user wants to read a section of the rule book.

    Attributes:
        fault: What is wrong with the words, in a sentence; empty if nothing is.
    """

    help_wanted = Signal(str)

    def __init__(self, deals: FairDeals, parent: QWidget) -> None:
        super().__init__(parent)
        tie(self, BOOK)
        self.fault = ""
        self._deals = deals
        self._is_shared = False
        self._digits = QLabel(commitment_lines(deals.commitment), self)
        self._digits.setFont(_figures(self))
        self._digits.setTextFormat(Qt.TextFormat.PlainText)
        self._digits.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in every language
        self._digits.setAccessibleName(commitment_told(shortened(deals.commitment)))
        self.copy_button = self._button(self.tr("&Copy"), self.tr("Copies the seal"))
        whole = commitment_told(grouped(deals.commitment.hex()))
        self.copy_button.setAccessibleDescription(f"{self.tr('Copies the seal')}. {whole}")
        self.print_button = self._button(self.tr("&Print…"), self.tr("Prints the seal"))
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(self.tr("Anything, or nothing"))
        self._field = Field(self.tr("&Your words"), self.words, self, 2)
        self._field.explain(self._usual_hint())
        self.check = QPushButton(self.tr("How to check it"), self)
        make_quiet(self.check)
        self._field.add_beside(self.check)
        self._lay_out()
        self.check.clicked.connect(lambda: self.help_wanted.emit(BOOK))
        self.copy_button.clicked.connect(self._on_copy_clicked)
        self.print_button.clicked.connect(self._on_print_clicked)
        self.words.textChanged.connect(self._on_words_text_changed)

    @property
    def editors(self) -> tuple[QWidget, ...]:
        """What takes the focus, in tab order."""
        return self.copy_button, self.print_button, self.words, self.check

    @property
    def commitment(self) -> bytes:
        """The commitment, 32 bytes."""
        return self._deals.commitment

    def deals(self) -> FairDeals:
        return replace(self._deals, words=self.words.text())

    def show_fault(self) -> None:
        self.words.setFocus()
        self.words.selectAll()

    def show_shared(self, *, is_shared: bool) -> None:
        """Give way to a number of a game that others may know, or come back from it."""
        if is_shared == self._is_shared:
            return
        self._is_shared = is_shared
        for widget in (self._digits, self.copy_button, self.print_button, self.words):
            widget.setEnabled(not is_shared)
        self._tell()

    @Slot()
    def _on_words_text_changed(self) -> None:
        fault = ""
        try:
            normal_words(self.words.text())
        except NotationError as error:
            fault = words_fault(error)
        if fault and not self.fault:
            announce(self.words, fault)
        self.fault = fault
        self._tell()

    def _tell(self) -> None:
        if self._is_shared:
            self._field.explain(
                self.tr("With a number, others can know the cards, so nothing is proved.")
            )
        else:
            self._field.explain(self.fault or self._usual_hint(), is_fault=bool(self.fault))

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._deals.commitment.hex())
        self._say(self.tr("Copied. Keep it until the game is over."))

    @Slot()
    def _on_print_clicked(self) -> None:
        paper = partial(on_paper, self._deals.commitment)
        choose_and_print(self, self.tr("Fair deal"), paper, self._say)

    def _say(self, sentence: str) -> None:
        if not self.fault:
            self._field.explain(sentence)
        announce(self, sentence)

    def _usual_hint(self) -> str:
        return self.tr("They go into the shuffle, so nobody can have chosen your cards.")

    # --------------------------------------------------------------- construction
    def _button(self, text: str, purpose: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAccessibleDescription(purpose)
        return button

    def _lay_out(self) -> None:
        seal = row(self._digits, None, self.copy_button, self.print_button, gap=GAP)
        parts = (caption(self.tr("Fair deal"), self), self._explanation(), seal, self._field, None)
        self.setLayout(column(*parts, gap=2 * GAP, edges=(0, 0, 0, 0)))

    def _explanation(self) -> QLabel:
        told = Hint(self)
        told.say(
            self.tr(
                "The cards of the next game follow from a secret that has already been drawn, and "
                "from your words, if you add any. This long number seals the secret: it can no "
                "longer be changed. When the game is over the secret is shown, and anyone can "
                "check every card. Copy the number first if you want to be sure."
            )
        )
        return told


def _figures(parent: QWidget) -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(QFontInfo(small_font(parent)).pixelSize())
    return font


class NumberField(Field):
    """The number of a game, or empty for a new one.

    Signals:
        changed(): The text has changed.

    Attributes:
        fault: What is wrong with the text, in a sentence; empty if nothing is.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.edit = QLineEdit()
        super().__init__(self.tr("N&umber"), self.edit, parent, 2)
        self.fault = ""
        self.edit.setPlaceholderText(self.tr("Blank: a fair deal"))
        self.edit.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LEAST_DIGITS)
        self.edit.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.edit.setAccessibleName(self.tr("Game number"))
        self.edit.textChanged.connect(self._on_edit_text_changed)
        self.explain(self._usual_hint())

    @property
    def number(self) -> int | None:
        """The number; None if the text is empty or not a valid number."""
        try:
            pasted = read_pasted(self.edit.text())
        except QuintoError:
            return None
        return pasted.number if isinstance(pasted, PastedNumber) else None

    def show_fault(self) -> None:
        self.edit.setFocus()
        self.edit.selectAll()

    @Slot()
    def _on_edit_text_changed(self) -> None:
        fault = self._find_fault()
        if fault != self.fault:
            self.fault = fault
            if fault:
                announce(self.edit, fault)
        self.explain(fault or self._usual_hint(), is_fault=bool(fault))
        self.changed.emit()

    def _find_fault(self) -> str:
        if not self.edit.text().strip() or self.number is not None:
            return ""
        sentence = self.tr("Enter a whole number from 0 to {greatest}, or leave it blank.")
        return fill(sentence, greatest=str(GREATEST_SEED))

    def _usual_hint(self) -> str:
        if self.number is None:
            return self.tr(
                "With a friend’s number you get the same cards. Leave it blank for a fair deal."
            )
        return self.tr("A shared game: whoever knows the number can know the cards.")


# --------------------------------------------------------------- on paper
def on_paper(commitment: bytes) -> QTextDocument:
    """A commitment with the time, to be printed."""
    now = QLocale().toString(QDateTime.currentDateTime(), QLocale.FormatType.LongFormat)
    told = translate(
        "FairDeal",
        "The cards of the next game follow from a secret that Quinto has drawn and from the "
        "player’s words. This number seals the secret. When the game is over, its file contains "
        "the secret and the words, and anyone can check that they lead to this number and to the "
        "cards.",
    )
    printed = fill(translate("FairDeal", "Printed {time}"), time=now)
    lines = commitment_lines(commitment, 4).replace(" ", "&nbsp; ").replace("\n", "<br>")
    title = translate("FairDeal", "Quinto: a fair deal")
    return paper_document(
        f"<h1>{escape(title)}</h1><p>{escape(printed)}</p>"
        f'<p style="font-family: monospace; font-size: 18px">{lines}</p><p>{escape(told)}</p>'
    )

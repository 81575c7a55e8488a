"""What fixes the cards of the next game: the seal, and the player's words; and the dialog's foot.

The foot shows how the seal begins, where the fair deal is on a page of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QPainter,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from quinto_desktop.rules import FairDeals, NotationError, normal_words
from quinto_desktop.window.controls.fields import (
    FIELD_HEIGHT,
    GAP,
    Field,
    Hint,
    caption,
    column,
    row,
    small_font,
)
from quinto_desktop.window.controls.file_dialogs import choose_and_print
from quinto_desktop.window.controls.messages import tie
from quinto_desktop.window.look.styling import make_primary, make_quiet
from quinto_desktop.window.text.match_text import (
    commitment_lines,
    commitment_told,
    grouped,
    shortened,
    words_fault,
)
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


BOOK = "fair"
"""The section of the rule book that says how to check a deal."""

_SCREEN_DPI = 96.0
_MARGIN_INCHES = 0.8


class FairDealChoice(QWidget):
    """Shows the commitment to the cards of the next game, and asks for the player's words.

    Signals:
        help_wanted(str): The user wants to read a section of the rule book.

    Attributes:
        fault: What is wrong with the words, in a sentence; empty if nothing is.
    """

    help_wanted = Signal(str)

    def __init__(self, deals: FairDeals, parent: QWidget, *, is_brief: bool) -> None:
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
        self._field = Field(self.tr("&Your words"), self.words, self, 1 if is_brief else 2)
        self._field.explain(self._usual_hint())
        self.check = QPushButton(self.tr("How to check it"), self)
        self.check.setMinimumHeight(FIELD_HEIGHT)
        make_quiet(self.check)
        self._field.add_beside(self.check)
        self._lay_out(is_brief=is_brief)
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
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.words, fault))
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
        commitment = self._deals.commitment
        name = self.tr("Fair deal")
        told = choose_and_print(self, name, lambda printer: print_commitment(printer, commitment))
        if told is not None:
            self._say(told)

    def _say(self, sentence: str) -> None:
        if not self.fault:
            self._field.explain(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _usual_hint(self) -> str:
        return self.tr("They go into the shuffle, so nobody can have chosen your cards.")

    # --------------------------------------------------------------- construction
    def _button(self, text: str, purpose: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setMinimumHeight(FIELD_HEIGHT)
        button.setAccessibleDescription(purpose)
        return button

    def _lay_out(self, *, is_brief: bool) -> None:
        seal = row(self._digits, None, self.copy_button, self.print_button, gap=GAP)
        head = caption(self.tr("Fair deal"), self)
        explained = [] if is_brief else [self._explanation()]
        gap = GAP if is_brief else 2 * GAP
        self.setLayout(
            column(head, *explained, seal, self._field, None, gap=gap, edges=(0, 0, 0, 0))
        )

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


# --------------------------------------------------------------- on paper
def print_commitment(printer: QPrinter, commitment: bytes) -> bool:
    """Print a commitment with the time, for whoever checks it later.

    Returns:
        Whether the printer accepted it.
    """
    painter = QPainter()
    if not painter.begin(printer):
        return False
    inch = float(printer.logicalDpiX())
    scale = inch / _SCREEN_DPI
    page = printer.pageLayout().paintRectPixels(round(inch))
    margin = _MARGIN_INCHES * _SCREEN_DPI
    wide, high = page.width() / scale - 2 * margin, page.height() / scale - 2 * margin
    text = QTextDocument()
    text.setDocumentMargin(0)
    text.setTextWidth(wide)
    text.setHtml(_on_paper(commitment))
    painter.scale(scale, scale)
    painter.translate(margin, margin)
    text.drawContents(painter, QRectF(0, 0, wide, high))
    return painter.end()


def _on_paper(commitment: bytes) -> str:
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
    return (
        '<body style="color: #000000; font-size: 14px">'
        f"<h1>{escape(title)}</h1><p>{escape(printed)}</p>"
        f'<p style="font-family: monospace; font-size: 18px">{lines}</p>'
        f"<p>{escape(told)}</p></body>"
    )


_APART = 12


class ShrinkingButton(QPushButton):
    """A button with a shorter text where there is no room for the whole.

    Args:
        texts: The texts, longest first.
    """

    def __init__(self, texts: Sequence[str], parent: QWidget) -> None:
        super().__init__(texts[0], parent)
        self._texts = tuple(texts)
        self.setAccessibleName(texts[0])
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_texts(self, texts: Sequence[str]) -> None:
        self._texts = tuple(texts)
        self.setAccessibleName(texts[0])
        self.updateGeometry()
        self._choose()

    def sizeHint(self) -> QSize:
        return self._size_for(self._texts[0])

    def minimumSizeHint(self) -> QSize:
        return self._size_for(self._texts[-1])

    def _size_for(self, text: str) -> QSize:
        size, metrics = super().sizeHint(), self.fontMetrics()
        other = metrics.horizontalAdvance(text) - metrics.horizontalAdvance(self.text())
        return QSize(size.width() + other, size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()

    def _choose(self) -> None:
        fits = (text for text in self._texts if self._size_for(text).width() <= self.width())
        self.setText(next(fits, self._texts[-1]))


class Foot(QWidget):
    """What to do with the choices, and the ways to further pages and back."""

    def __init__(self, commitment: bytes, parent: QWidget, *, has_fair_page: bool) -> None:
        super().__init__(parent)
        self._has_fair_page = has_fair_page
        whole = fill(self.tr("Fair deal {digits}…"), digits=shortened(commitment))
        self._texts = whole, self.tr("Fair deal…"), self.tr("Fair…")
        self.back = QPushButton(translate("NewGameDialog", "&Back to players"), self)
        self.as_last_time = QPushButton(translate("NewGameDialog", "&As last time"), self)
        self.as_last_time.setAccessibleDescription(
            translate("NewGameDialog", "Brings back the players and rules of the last game")
        )
        self.fair = ShrinkingButton(self._texts, self)
        self.fair.setToolTip(self.tr("The number that seals the cards, and words of your own"))
        self.cancel = QPushButton(translate("NewGameDialog", "Cancel"), self)
        self.start = QPushButton(translate("NewGameDialog", "S&tart game"), self)
        make_primary(self.start)
        for button in (self.back, self.as_last_time, self.fair):
            make_quiet(button)
        for button in self.buttons:
            button.setMinimumHeight(FIELD_HEIGHT)
        ways, ends = (self.as_last_time, self.fair, self.back), (self.cancel, self.start)
        self.setLayout(row(*ways, None, *ends, gap=_APART, edges=(0, 0, 0, 0)))
        self.show_page(is_first=True)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return self.back, self.as_last_time, self.fair, self.cancel, self.start

    def show_page(self, *, is_first: bool) -> None:
        """Offer the ways that lead on from the first page, or back to it."""
        self.back.setVisible(not is_first)
        self.as_last_time.setVisible(is_first)
        self.fair.setVisible(is_first and self._has_fair_page)

    def show_shared(self, *, is_shared: bool) -> None:
        shared = self.tr("A shared game"), self.tr("Shared")
        self.fair.show_texts(shared if is_shared else self._texts)
        self.fair.setEnabled(not is_shared)

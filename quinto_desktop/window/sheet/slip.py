"""The score sheet written down: on a slip of paper over the table, printed, saved and copied."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QTextBrowser, QWidget

from quinto_desktop.rules import Suit
from quinto_desktop.window.controls.file_dialogs import Tell, save_with_dialog
from quinto_desktop.window.controls.printing import choose_and_print, pdf_of
from quinto_desktop.window.look.fitting import read_from_side
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.look.motion import FRAME_MS
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper, painting
from quinto_desktop.window.look.theme import LIGHT
from quinto_desktop.window.paper.text_list import slim_bar
from quinto_desktop.window.sheet.content import SheetContent, describe
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.ledger import Ledger, LedgerLook, mark_of
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table.table_layout import makes_room, paper_room
from quinto_desktop.window.text.translation import fill, translate

_SLACK = 4  # or Qt would offer to scroll by a pixel
_PAD = 24  # between the paper's edge and its text
_GUTTER, _BAR_WIDTH = 14, 6
_PAPER = "QTextBrowser {{ background: {sheet}; color: {ink}; border: none; }}"


class ScoreSlip(QWidget):
    """Lies beside its table until Esc, a click beside it, or whoever opened it takes it away.

    Signals:
        opened(bool): It now lies there, or no longer does.
    """

    heard_as = QAccessible.Role.Grouping

    opened = Signal(bool)

    def __init__(self, table: Table, open_menu: Callable[[QPoint], None]) -> None:
        super().__init__(table)
        self._table, self._open_menu = table, open_menu
        self._content: SheetContent | None = None
        self._written: tuple[object, ...] = ()  # and last the ledger itself
        self.text = QTextBrowser(self)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setAccessibleName(translate("ScoreSheet", "Score sheet"))
        self.text.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        tie(self, "s7")
        self.setFocusProxy(self.text)
        self.setAccessibleName(translate("ScoreSheet", "Score sheet"))
        self.hide()
        table.look.changed.connect(self._write)
        table.laid.connect(self._write)
        table.asked.connect(self._on_table_asked)

    def open_with(self, content: SheetContent) -> None:
        """Lie over the table with this content, and take the keys."""
        self.show()
        self.show_content(content)
        self.raise_()
        program = QApplication.instance()
        assert program is not None  # widgets need it
        program.installEventFilter(self)
        self.opened.emit(not self.isHidden())
        self.text.setFocus()
        self._table.answered.emit(describe(content))

    def show_content(self, content: SheetContent) -> None:
        """Say this from now on."""
        self._content = content
        self.text.setAccessibleDescription(describe(content))
        self._write()

    def hide_panel(self) -> None:
        """Lie there no longer, and give the keys back."""
        if self.isHidden():
            return
        had_keys = self.isAncestorOf(QApplication.focusWidget() or self._table)
        self.hide()
        self._move_table()
        program = QApplication.instance()
        if program is not None:
            program.removeEventFilter(self)
        if had_keys:
            self._give_keys_back()
        self.opened.emit(not self.isHidden())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._write()

    @Slot()
    def _on_table_asked(self) -> None:
        if self._table.overlays.shown_result is not None:
            self.hide_panel()  # what ends a deal tells it

    def _move_table(self) -> None:
        if makes_room(self._table.stage, self):
            self._table.stand()

    def _give_keys_back(self) -> None:
        around = self._table.parentWidget()
        if self._table.focusPolicy() is Qt.FocusPolicy.NoFocus and around is not None:
            around.setFocus()  # a replay has the keys itself
        else:
            self._table.take_focus()

    @property
    def paper(self) -> QRect:
        """The paper itself, within the room for its shadow."""
        return self.rect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    # --------------------------------------------------------------- what it says
    @property
    def _scale(self) -> float:
        return max(1.0, self._table.stage.geometry.unit)

    @Slot()
    def _write(self) -> None:
        if self._content is None or self.isHidden():
            return
        QTimer.singleShot(FRAME_MS, self, self._move_table)  # in one frame it would be too much
        theme, scale = self._table.look.theme, self._scale
        look = LedgerLook(theme, scale, self.devicePixelRatioF(), is_mirrored=self.isRightToLeft())
        room, at = paper_room(self._table.stage.geometry), self.text.verticalScrollBar().value()
        if isinstance(self._table.overlays.shown_result, GameEnd):  # whose trick lies at the right
            room.moveLeft(self._table.width() - 1 - room.right())
        wanted = self._content, look, room, QGuiApplication.font()
        if wanted == self._written[:-1]:
            return
        self._written = *wanted, (ledger := Ledger(self._content, look))
        self._lay_out(ledger, room)  # once it is the browser's it has the width this has so far
        self.text.setDocument(ledger)
        self.text.setCursorWidth(0)  # nothing can be written here
        paper = _PAPER.format(sheet=theme.sheet, ink=theme.ink)
        self.text.setStyleSheet(paper + slim_bar(theme))
        self.text.verticalScrollBar().setValue(at)

    def _lay_out(self, ledger: Ledger, room: QRect) -> None:
        scale, table = self._scale, self._table
        pad, wide = round(_PAD * scale), room.width()
        ledger.setTextWidth(wide - 2 * pad)
        needed = round(ledger.size().height()) + 2 * pad + _SLACK
        high, is_long = min(room.height(), needed), needed > room.height()
        place = QRect(room.left(), room.top(), wide, high)
        self.setGeometry(read_from_side(table, place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)))
        gutter = _GUTTER if is_long else 0  # the bar stands beside the text, not in it
        text = QRect(SHADOW + pad, SHADOW + pad, wide - 2 * pad + gutter, high - 2 * pad)
        self.text.setGeometry(read_from_side(self, text))
        free = gutter - _BAR_WIDTH if is_long else 0
        self.text.setViewportMargins(
            *((free, 0, 0, 0) if self.isRightToLeft() else (0, 0, free, 0))
        )
        self.update()

    # --------------------------------------------------------------- what is done
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # It takes a click beside it, which was not meant for what it had covered.
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        is_escape = is_escape and event.type() is QEvent.Type.KeyPress
        is_press = event.type() is QEvent.Type.MouseButtonPress
        if not (is_escape or is_press) or not isinstance(watched, QWidget):
            return False
        if not self.isVisible():  # a replay stands in its table's place
            return False
        is_inside = watched is self or self.isAncestorOf(watched)
        is_at_table = watched is self._table or self._table.isAncestorOf(watched)
        is_meant = watched.window() is self.window() if is_escape else is_at_table
        if is_meant and (is_escape or not is_inside):
            self.hide_panel()
            return True
        return False

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._open_menu(event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # not the table's

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, is_smooth=False) as painter:
            paint_paper(painter, QRectF(self.paper), self._table.look.theme, self._scale)


# --------------------------------------------------------------- printed, saved and copied
_COLUMN = 340.0  # the width of the column in the ledger's own units
_WIDEST_INCHES = 4.4
_SHARPNESS = 4.0  # of its signs, in pixels to a unit

PAPER = replace(LIGHT, name="paper", sheet="#FFFFFF", ink="#000000", shadow=0)


def on_paper(content: SheetContent) -> Ledger:
    """What is printed, in one column."""
    ledger = Ledger(content, LedgerLook(PAPER, ratio=_SHARPNESS, in_full=True))
    ledger.setTextWidth(_COLUMN)
    return ledger


SIGNS = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}


def mime_of(content: SheetContent) -> QMimeData:
    """The sheet for the clipboard, as plain text and as HTML."""
    data = QMimeData()
    data.setText(as_text(content))
    data.setHtml(as_html(content))
    return data


def as_text(content: SheetContent) -> str:
    """The sheet in sentences, as a listener is told it, and in full where the cards come from."""
    source = content.source.name if content.source is not None else ""
    return "\n".join(filter(None, (translate("ScoreSheet", "QUINTO"), describe(content), source)))


def as_html(content: SheetContent) -> str:
    """The sheet as HTML, with signs in place of pictures."""
    html = Ledger(content, LedgerLook(PAPER, in_full=True)).toHtml()
    for suit, sign in SIGNS.items():
        html = re.sub(rf'<img src="{mark_of(suit)}"[^>]*>', sign, html)
    return re.sub(r"<img [^>]*>", "♛", html)


def copy_sheet(content: SheetContent, tell: Tell) -> None:
    """Copy the sheet to the clipboard, as text and as HTML, and say so."""
    QGuiApplication.clipboard().setMimeData(mime_of(content))
    tell(translate("ScoreSheet", "Score sheet copied."))


def copy_source(content: SheetContent, tell: Tell) -> None:
    """Copy the commitment, number or code of the game to the clipboard, and say so."""
    source = content.source
    if source is None:
        tell(
            translate(
                "ScoreSheet", "The cards of a lesson are always the same; there is no number."
            )
        )
        return
    QGuiApplication.clipboard().setText(source.copied)
    tell(source.told)


def print_sheet(content: SheetContent, window: QWidget, tell: Tell) -> None:
    """Ask for a printer, print the sheet, and report the result."""
    name = translate("ScoreSheet", "Score sheet")
    choose_and_print(window, name, partial(on_paper, content), tell, _WIDEST_INCHES)


def save_sheet(content: SheetContent, window: QWidget, name: str, tell: Tell) -> None:
    """Ask for a file, save the sheet there as PDF, and report the result."""
    title = fill(translate("ScoreSheet", "{game}, score sheet"), game=name)
    save_with_dialog(
        window,
        translate("ScoreSheet", "Save the score sheet"),
        translate("ScoreSheet", "PDF documents (*.pdf)"),
        f"{title}.pdf",
        pdf_of(title, on_paper(content), _WIDEST_INCHES),
        tell,
    )

"""Message boxes, and notes on open dialogs."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPen, QPixmap
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QLayout, QMessageBox, QWidget

from quinto_desktop.window.look.styling import MessageBox
from quinto_desktop.window.look.surfaces import clear_picture, painting
from quinto_desktop.window.look.theme import serif_font, text_zoom, theme_of, ui_font

_MARK = QSize(40, 40)
_NOTE_TEXT = 13
_NOTE_BESIDE = 26  # the words, with the padding of the style sheet
_MOST_SENTENCES = 3


class Mark(Enum):
    """The sign beside a message: something went wrong, is asked, or is good to know."""

    WARNING = "!"
    QUESTION = "?"
    NOTE = "i"


def message_box(parent: QWidget | None, mark: Mark, headline: str, words: str) -> QMessageBox:
    """A message box, deleted once it is closed; the caller adds its buttons and opens it.

    Without buttons it has “OK”. The caller's default button should be the harmless one. The
    headline ends without a full stop, unless it asks; the words are whole sentences. Neither may
    contain markup: both may name files.
    """
    box = MessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(QCoreApplication.translate("MainWindow", "Quinto"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(headline)
    box.setInformativeText(words)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    box.setIconPixmap(_sign(mark, box, box.scale))
    return box


def _sign(mark: Mark, widget: QWidget, scale: float) -> QPixmap:
    ratio, theme = widget.devicePixelRatioF(), theme_of(widget.palette())
    size = _MARK * (text_zoom() * scale)
    picture = clear_picture(size, ratio)
    with painting(picture) as painter:
        ring = QRectF(0, 0, size.width(), size.height()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(theme.brass), 2 * theme.weight))
        painter.setBrush(QColor(theme.raised))
        painter.drawEllipse(ring)
        painter.setPen(QColor(theme.page_text))
        painter.setFont(serif_font(24 * scale, bold=True))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, mark.value)
    return picture


class DialogNote(QLabel):
    """Lies at the foot of a dialog, which grows by its height, so nothing else moves."""

    def __init__(self, dialog: QDialog, layout: QLayout) -> None:
        super().__init__(dialog)
        self.setTextFormat(Qt.TextFormat.PlainText)  # it may name files
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(ui_font(_NOTE_TEXT * getattr(dialog, "scale", 1.0)))
        self.ensurePolished()  # else its padding is not in its height
        self._dialog, self._layout = dialog, layout
        self._sentences: list[str] = []
        if isinstance(layout, QGridLayout):
            layout.addWidget(self, layout.rowCount(), 0, 1, layout.columnCount())
        else:
            layout.addWidget(self)
        dialog.finished.connect(self._go)

    def say(self, sentence: str) -> None:
        """Add a sentence; of many, the last ones are shown."""
        if sentence in self._sentences:
            return
        self._sentences = [*self._sentences, sentence][-_MOST_SENTENCES:]
        self.setAccessibleName("\n".join(self._sentences))
        margins = self._layout.contentsMargins()
        width = self._dialog.width() - margins.left() - margins.right()
        room = width - 2 * _NOTE_BESIDE - self.fontMetrics().averageCharWidth()

        def fit(word: str) -> str:
            return self.fontMetrics().elidedText(word, Qt.TextElideMode.ElideMiddle, room)

        self.setText("\n".join(" ".join(map(fit, line.split(" "))) for line in self._sentences))
        self._grow_to(self.heightForWidth(width))

    def _grow_to(self, height: int) -> None:
        dialog = self._dialog
        before = self._layout.totalSizeHint().height()
        self.setFixedHeight(height)
        self.show()
        more = self._layout.totalSizeHint().height() - before
        if isinstance(dialog, QMessageBox):
            dialog.setText(dialog.text())  # which makes it as high as it must be
        else:
            dialog.resize(dialog.width(), dialog.height() + more)

    @Slot()
    def _go(self) -> None:
        # The dialog may be shown again.
        self._layout.removeWidget(self)
        self.hide()


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say something."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def note_on(dialog: QWidget, sentence: str) -> bool:
    """Lay a note on a dialog, or add to it; return whether: the desktop’s own dialogs take none."""
    is_elsewhere = dialog.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    layout = dialog.layout()
    if not isinstance(dialog, QDialog) or layout is None or is_elsewhere:
        return False
    lying = [note for note in dialog.findChildren(DialogNote) if note.isVisible()]
    (lying[0] if lying else DialogNote(dialog, layout)).say(sentence)
    return True

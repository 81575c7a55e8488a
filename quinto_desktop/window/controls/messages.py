"""Message boxes, notes on open dialogs, and the help that F1 brings there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QWidget

from quinto_desktop.window.look.keyboard import add_key
from quinto_desktop.window.look.material import FIELD_CORNER
from quinto_desktop.window.look.styling import MessageBox
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import serif_font, text_zoom, theme_of, ui_font

_MARK = QSize(40, 40)
_NOTE_TEXT = 13
_NOTE_PADDING = (6, 12)  # above and beside the words
_NOTE_GAP = 14
_LEAST_MARGIN = 14  # inside the frame of a plate
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
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
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

    _dialog: QDialog | None = None  # also while Python is taking this apart

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self.setTextFormat(Qt.TextFormat.PlainText)  # it may name files
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(ui_font(_NOTE_TEXT * getattr(dialog, "scale", 1.0)))
        self._dialog = dialog
        self._sentences: list[str] = []
        self._added = 0  # to the dialog's height
        self._put_on()
        self.ensurePolished()  # else its padding is not in its height
        dialog.installEventFilter(self)
        dialog.finished.connect(self._go)

    @staticmethod
    def can_lie_on(dialog: QWidget) -> bool:
        """Whether a window is a dialog of this program: the desktop's own are out of reach."""
        is_elsewhere = dialog.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        return isinstance(dialog, QDialog) and dialog.isVisible() and not is_elsewhere

    def say(self, sentence: str) -> None:
        """Add a sentence; of many, the last ones are shown."""
        if sentence in self._sentences:
            return
        self._sentences = [*self._sentences, sentence][-_MOST_SENTENCES:]
        self.setAccessibleName("\n".join(self._sentences))
        self._make_room()
        self._place()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._dialog is not None and watched is self._dialog:
            if event.type() is QEvent.Type.Resize:
                self._place()
            elif event.type() is QEvent.Type.ApplicationPaletteChange:
                self._put_on()
        return False

    def _put_on(self) -> None:
        theme = theme_of(QApplication.palette())
        above, beside = _NOTE_PADDING
        self.setStyleSheet(
            f"DialogNote {{ background: {theme.raised}; color: {theme.page_text};"
            f" border: {max(1, round(theme.weight))}px solid {theme.brass};"
            f" border-radius: {FIELD_CORNER}px; padding: {above}px {beside}px; }}"
        )

    def _margins(self) -> tuple[int, int, int]:
        assert self._dialog is not None
        layout = self._dialog.layout()
        if layout is None:
            return _LEAST_MARGIN, _LEAST_MARGIN, _LEAST_MARGIN
        margins = layout.contentsMargins()
        sides = (margins.left(), margins.right(), margins.bottom() - self._added)
        left, right, foot = (max(side, _LEAST_MARGIN) for side in sides)
        return max(left, right), max(left, right), foot

    def _height_needed(self) -> int:
        assert self._dialog is not None
        left, right, _foot = self._margins()
        width = self._dialog.width() - left - right
        room = width - 2 * _NOTE_PADDING[1] - self.fontMetrics().averageCharWidth()
        middle = Qt.TextElideMode.ElideMiddle

        def fit(word: str) -> str:
            return self.fontMetrics().elidedText(word, middle, room)

        self.setText("\n".join(" ".join(map(fit, line.split(" "))) for line in self._sentences))
        return self.heightForWidth(width)

    def _make_room(self) -> None:
        dialog = self._dialog
        assert dialog is not None
        more = self._height_needed() + _NOTE_GAP - self._added
        frame, screen = dialog.frameGeometry(), dialog.screen().availableGeometry()
        if dialog.layout() is None or frame.height() + more > screen.height():
            more = -self._added
        self._grow(more)
        beyond = dialog.frameGeometry().bottom() - screen.bottom()
        if self._added and beyond > 0:
            dialog.move(dialog.x(), dialog.y() - beyond)

    def _grow(self, more: int) -> None:
        dialog = self._dialog
        layout = None if dialog is None else dialog.layout()
        if dialog is None or layout is None or more == 0:
            return
        self._added += more
        height = dialog.height() + more
        margins = layout.contentsMargins()
        margins.setBottom(margins.bottom() + more)
        layout.setContentsMargins(margins)
        if isinstance(dialog, QMessageBox):
            dialog.setText(dialog.text())  # which makes it as high as it must be
        else:
            dialog.resize(dialog.width(), height)
            layout.activate()

    def _place(self) -> None:
        dialog = self._dialog
        if dialog is None:
            return
        left, right, foot = self._margins()
        height = self._height_needed()
        top = dialog.height() - foot - height if self._added else _LEAST_MARGIN
        self.setGeometry(left, top, dialog.width() - left - right, height)

    @Slot()
    def _go(self) -> None:
        # The dialog may be shown again.
        self.hide()
        self._grow(-self._added)
        self._dialog = None
        self.deleteLater()


def note_on(dialog: QWidget, sentence: str) -> bool:
    """Lay a note on a dialog, or add to it; return whether: the desktop’s own dialogs take none."""
    if not (isinstance(dialog, QDialog) and DialogNote.can_lie_on(dialog)):
        return False
    options = Qt.FindChildOption.FindDirectChildrenOnly
    lying = [note for note in dialog.findChildren(DialogNote, options=options) if note.isVisible()]
    (lying[0] if lying else DialogNote(dialog)).say(sentence)
    return True


_TOPIC = "rulesBookPlace"


def tie(widget: QWidget, anchor: str) -> None:
    """Let F1 on a widget, or on its children, open the book at a place, such as "s5-follow"."""
    widget.setProperty(_TOPIC, anchor)


def topic_of(widget: QObject | None) -> str | None:
    """The place that a widget, or else its nearest tied ancestor, is tied to."""
    while widget is not None:
        anchor = widget.property(_TOPIC)
        if isinstance(anchor, str):
            return anchor
        widget = widget.parent()
    return None


def offer_help(dialog: QWidget, open_book: Callable[[str | None], None]) -> None:
    """Let F1 in a dialog open the rule book at the topic of the focused widget."""
    add_key("F1", dialog, lambda: open_book(topic_of(QApplication.focusWidget())))


def bring_up(dialog: QDialog) -> None:
    """Show a non-modal dialog in front, with the focus."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


class EventWatcher(QObject):
    """Watches widgets for certain events during its lifetime.

    Signals:
        noticed(): One of the widgets has received one of the events.
    """

    noticed = Signal()

    def __init__(
        self, widgets: Iterable[QWidget], events: Iterable[QEvent.Type], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._events = frozenset(events)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in self._events:
            self.noticed.emit()
        return False


PLACING = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
"""Events that change the area a widget covers."""

STACKING = (QEvent.Type.ZOrderChange,)
"""Events that may bring a widget in front of others."""

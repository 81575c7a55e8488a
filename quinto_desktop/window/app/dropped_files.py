"""Files and texts that are dropped on the window, and the sign that they may be."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, QUrl
from PySide6.QtGui import QAccessible, QColor, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from quinto_desktop.window.look.theme import CurrentTheme, ui_font
from quinto_desktop.window.text.translation import translate

_COMING = (QEvent.Type.DragEnter, QEvent.Type.DragMove)
_GOING = (QEvent.Type.DragLeave, QEvent.Type.Drop)
_INSET, _CORNER, _LINE = 14.0, 18.0, 3.0
_DASHES = [4.0, 3.0]
_TEXT, _PADDING = 20.0, 18.0

Take = Callable[[list[QUrl], str], object]


class DropZone(QObject):
    """Lets files and texts be dropped anywhere on a window, unless a dialog waits for an answer.

    The cards of the table are moved without any of this, so nothing of theirs comes here.
    """

    _window: QMainWindow | None = None  # also while Python is taking this apart

    def __init__(self, window: QMainWindow, look: CurrentTheme, take: Take) -> None:
        super().__init__(window)
        self._look, self._take = look, take
        self._sign: DropSign | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._window is None or watched is not self._window:
            return False
        if event.type() in _COMING and isinstance(event, QDropEvent):
            return self._come(event)
        if event.type() in _GOING:
            self._hide_sign()
            return isinstance(event, QDropEvent) and self._drop(event)
        return False

    def _come(self, event: QDropEvent) -> bool:
        data = event.mimeData()
        if QApplication.activeModalWidget() is not None or not (data.hasUrls() or data.hasText()):
            event.ignore()
            return True
        # A copy: whoever moves a file here would delete it there.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self._show_sign(has_files=data.hasUrls())
        return True

    def _drop(self, event: QDropEvent) -> bool:
        data = event.mimeData()
        urls, text = list(data.urls()), data.text()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        # The other program waits until this event is over; a dialog would keep it waiting.
        QTimer.singleShot(0, self, lambda: self._take(urls, text))
        return True

    def _show_sign(self, *, has_files: bool) -> None:
        if self._sign is None and self._window is not None:
            self._sign = DropSign(self._look, self._window, has_files=has_files)

    def _hide_sign(self) -> None:
        sign, self._sign = self._sign, None
        if sign is not None:
            sign.hide()
            sign.deleteLater()


class DropSign(QWidget):
    """A frame round the table, and what dropping does."""

    heard_as = QAccessible.Role.StaticText

    def __init__(self, look: CurrentTheme, window: QMainWindow, *, has_files: bool) -> None:
        super().__init__(window)
        self._look = look
        self._text = translate("Drops", "Drop it here to play this deal")
        if has_files:
            self._text = translate("Drops", "Drop the file here to open it")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self._text)
        table = window.centralWidget()
        self.setGeometry(window.rect() if table is None else table.geometry())
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.scrim))
        frame = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        pen = QPen(QColor(theme.focus), _LINE * theme.weight)
        pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, _CORNER, _CORNER)
        painter.setFont(ui_font(_TEXT))
        widest = frame.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        words = painter.boundingRect(widest, int(flags), self._text)
        plate = words.adjusted(-2 * _PADDING, -_PADDING, 2 * _PADDING, _PADDING)
        painter.setPen(QPen(QColor(theme.brass), theme.weight))
        painter.setBrush(QColor(theme.page))
        painter.drawRoundedRect(plate, _PADDING / 2, _PADDING / 2)
        painter.setPen(QColor(theme.page_text))
        painter.drawText(words, int(flags), self._text)
        painter.end()

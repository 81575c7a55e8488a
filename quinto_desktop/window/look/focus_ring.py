"""The ring round whatever has the keyboard focus in a dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from quinto_desktop.window.look.material import (
    BUTTON_CORNER,
    FIELD_CORNER,
    FOCUS_GAP,
    FOCUS_WIDTH,
)
from quinto_desktop.window.look.theme import themed_pen
from quinto_desktop.window.look.themes import theme_of

_MOVED = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.EnabledChange,
)
_CHECK_CORNER = 5
# Kinds by name: loading each of these classes of Qt would take a part of a millisecond.
_CORNERS = (
    ("QCheckBox", _CHECK_CORNER),
    ("QAbstractButton", BUTTON_CORNER),
    ("QLineEdit", FIELD_CORNER),
    ("QPlainTextEdit", FIELD_CORNER),
    ("QComboBox", FIELD_CORNER),
    ("QAbstractSpinBox", FIELD_CORNER),
    ("QSlider", FIELD_CORNER),
)


class FocusRing(QWidget):
    """A ring round whatever has the keyboard focus in a dialog, with a gap between the two.

    Lists and pages of text show their focus inside, as they fill their place.
    """

    _focused: QWidget | None = None  # also while Python is taking the ring apart

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._focused = None
        if new is None or _corner_of(new) is None or new.window() is not self._dialog:
            self.hide()
            return
        self._focused = new
        widget: QWidget | None = new
        while widget is not None and widget is not self._dialog:
            widget.installEventFilter(self)  # only once, however often it is asked for
            widget = widget.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVED and self._focused is not None:
            if event.type() is QEvent.Type.Hide:
                self.hide()
            elif watched is self._focused or self._is_inside(watched):
                self._place()
        return False

    def _is_inside(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched.isAncestorOf(self._focused or self)

    def _place(self) -> None:
        focused = self._focused
        if focused is None or not focused.isVisibleTo(self._dialog):
            self.hide()
            return
        box = focused.rect().translated(focused.mapTo(self._dialog, QPoint()))
        if focused.inherits("QCheckBox"):
            side = min(box.width(), box.height()) - 2 * round(FOCUS_GAP)
            centre = box.center()
            box.setSize(QSize(side, side))
            box.moveCenter(centre)
        room = round(FOCUS_GAP + FOCUS_WIDTH * 1.5 + 1)
        box.adjust(-room, -room, room, room)
        self.setGeometry(box)
        self._clip(focused)
        self.raise_()
        self.show()
        self.update()

    def _clip(self, focused: QWidget) -> None:
        self.clearMask()
        page = focused.parentWidget()
        while page is not None and page is not self._dialog:
            area = page.parentWidget()
            if area is not None and area.inherits("QScrollArea"):
                corner = page.mapTo(self._dialog, QPoint()) - self.pos()
                self.setMask(QRegion(page.rect().translated(corner)))
                return
            page = area

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._focused is None:
            return
        theme = theme_of(QApplication.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(themed_pen(theme, QColor(theme.focus).name(), FOCUS_WIDTH))
        inset = 0.5 + FOCUS_WIDTH * theme.weight / 2
        corner = (_corner_of(self._focused) or 0) + FOCUS_GAP
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), corner, corner
        )
        painter.end()


def _corner_of(widget: QWidget | None) -> float | None:
    # None if the widget shows the focus itself.
    if widget is None:
        return None
    return next((corner for kind, corner in _CORNERS if widget.inherits(kind)), None)

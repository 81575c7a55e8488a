"""Qt's own widgets in the table's material: one style sheet for each theme and size.

The widgets stay Qt's, so assistive technology, keys and input methods know them; only their
colours, lines and room change. No style sheet can draw the ring round whatever has the focus.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from quinto_desktop.resources import resource_text
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import Theme, theme_of, themed_pen

PRIMARY = "primary"
"""The property of the one gilt button: the default, and never the costly or irreversible one."""

QUIET = "quiet"  # the property of a button that is text alone

LOW = "low"  # the property of a button in a bar, which is lower

PLATE_CORNER = 16
BUTTON_CORNER = 10
FIELD_CORNER = 8
BUTTON_HEIGHT = 44
BAR_HEIGHT = 36
FOCUS_WIDTH = 2.5
FOCUS_GAP = 2.0

_LIT = 106  # per cent, of what the pointer is over
_FAINT = "73"  # 45 % opaque: in a style sheet, too, a colour may be `#AARRGGBB`

# What the style sheet calls the measures of this module.
_LENGTHS = {
    "button-height": BUTTON_HEIGHT,
    "bar-height": BAR_HEIGHT,
    "button-corner": BUTTON_CORNER,
    "field-corner": FIELD_CORNER,
}

_WORD = re.compile(r"@([\w-]+)(?:\(([\w-]+)(?:, ([\d.]+))?\))?")


@lru_cache(maxsize=8)
def sheet_of(theme: Theme, scale: float = 1.0, lead: str = "left") -> str:
    """The style sheet of dialogs, message boxes and menus.

    `lead` is the side where lines begin, “left” or “right”, which a style sheet does not mirror.
    """
    return _WORD.sub(_Words(theme, scale, lead).of, resource_text("material.qss"))


class _Words:
    """What stands for the words of `material.qss` that begin with “@”."""

    def __init__(self, theme: Theme, scale: float, lead: str) -> None:
        self._theme, self._scale, self._lead = theme, scale, lead

    def of(self, found: re.Match[str]) -> str:
        name, what, width = found.groups()
        match name:
            case "px":
                return self._px(_length(what))
            case "inner":
                lines = 2 * max(1, round(self._theme.weight))
                return f"{round(_length(what) * self._scale) - lines}px"
            case "line":
                width = self._px(float(width or 1) * self._theme.weight)
                return f"{width} solid {getattr(self._theme, what)}"
            case "faint":
                return f"#{_FAINT}{getattr(self._theme, what)[1:]}"
            case "lit":
                return QColor(getattr(self._theme, what)).lighter(_LIT + 6).name()
            case "gilt" | "gilt-lit" | "gilt-turned":
                return self._gilt(is_lit=name == "gilt-lit", is_turned=name == "gilt-turned")
            case "lead" | "trail":
                is_right = (self._lead == "right") is (name == "lead")
                return "right" if is_right else "left"
            case _:
                return str(getattr(self._theme, name))

    def _px(self, length: float) -> str:
        return f"{max(1, round(length * self._scale))}px"

    def _gilt(self, *, is_lit: bool, is_turned: bool) -> str:
        ends = [QColor(self._theme.button_top), QColor(self._theme.button_foot)]
        top, foot = (colour.lighter(_LIT if is_lit else 100).name() for colour in ends)
        if is_turned:
            top, foot = foot, top
        return f"qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {top}, stop:1 {foot})"


def _length(text: str) -> float:
    return _LENGTHS[text] if text in _LENGTHS else float(text)


def paint_frame(painter: QPainter, whole: QRectF, theme: Theme, scale: float = 1.0) -> None:
    """Paint the gilt line of a plate, with a hair line inside it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, corner, colour, width in (
        (4.0, PLATE_CORNER - 4.0, theme.brass, 1.5),
        (9.0, PLATE_CORNER - 8.0, theme.inlay, 1.0),
    ):
        painter.setPen(themed_pen(theme, colour, width * scale))
        inset, corner = inset * scale, corner * scale
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), corner, corner)


def paint_chevron(
    painter: QPainter, box: QRectF, theme: Theme, *, up: bool = False, faint: bool = False
) -> None:
    """Paint the brass arrowhead of a field."""
    base, tip = (box.bottom(), box.top()) if up else (box.top(), box.bottom())
    path = QPainterPath()
    path.moveTo(box.left(), base)
    path.lineTo(box.right(), base)
    path.lineTo(box.center().x(), tip)
    path.closeSubpath()
    painter.fillPath(path, QColor(theme.page_line if faint else theme.brass))


# --------------------------------------------------------------- the focus ring
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
    """A ring round whatever has the keyboard focus in a dialog, with a gap between the two."""

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
            elif isinstance(watched, QWidget) and watched.isAncestorOf(self._focused):
                self._place()
        return False

    def _place(self) -> None:
        focused = self._focused
        if focused is None or not focused.isVisibleTo(self._dialog):
            self.hide()
            return
        box = focused.rect().translated(focused.mapTo(self._dialog, QPoint()))
        if focused.inherits("QCheckBox") and not focused.property("text"):
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
        with painting(self) as painter:
            painter.setPen(themed_pen(theme, QColor(theme.focus).name(), FOCUS_WIDTH))
            inset = 0.5 + FOCUS_WIDTH * theme.weight / 2
            corner = (_corner_of(self._focused) or 0) + FOCUS_GAP
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), corner, corner
            )


def _corner_of(widget: QWidget | None) -> float | None:
    # None if the widget shows the focus itself.
    if widget is None:
        return None
    return next((corner for kind, corner in _CORNERS if widget.inherits(kind)), None)

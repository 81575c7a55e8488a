"""What pops up, in the table's material: tips as rich text, which Qt wraps, and menus.

Nothing is made before the first tip, or menu, is shown.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainterPath, QRegion
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

from quinto_desktop.window.look.theme import theme_of

_CORNER = 8
_PADDING = "2px 6px"
_LABEL = "qtooltip_label"  # as Qt names the widget of a tip
# html.escape would do, but it loads a table of all entities, which takes a millisecond.
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def as_tip(text: str) -> str:
    """A text as a tip: a paragraph for each line, the first of several bold; "" for none."""
    if not text:
        return ""
    lines = text.translate(_ENTITIES).split("\n")
    if len(lines) > 1:
        lines[0] = f"<b>{lines[0]}</b>"
    return "".join(f'<p style="margin: 2px 0">{line}</p>' for line in lines)


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Show a tip in the material of the theme, at a place on the screen; "" hides any tip."""
    if not text:
        QToolTip.hideText()
        return
    QToolTip.showText(place, text, _dress_of(widget))
    for label in QApplication.topLevelWidgets():
        if label.objectName() == _LABEL:
            path = QPainterPath()
            path.addRoundedRect(QRectF(label.rect()), _CORNER, _CORNER)
            label.setMask(QRegion(path.toFillPolygon().toPolygon()))


def _dress_of(widget: QWidget) -> QWidget:
    # If the widget had the style sheet itself, Qt would paint all of it by that.
    dress = widget.findChild(_Dress, options=Qt.FindChildOption.FindDirectChildrenOnly)
    dress = dress or _Dress(widget)
    theme = theme_of(QApplication.palette())
    sheet = (
        f"QToolTip {{ background: {theme.tip}; color: {theme.tip_text}; padding: {_PADDING};"
        f" border: {round(theme.weight)}px solid {theme.rule}; border-radius: {_CORNER}px; }}"
    )
    if dress.styleSheet() != sheet:
        dress.setStyleSheet(sheet)
    return dress


class _Dress(QWidget):
    """Has the style sheet of tips."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()


class DressedTips(QObject):
    """Shows the tips of a widget in the material of the theme."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ToolTip:
            return False
        if isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), watched.toolTip(), watched)
        return True


def dress_menu(menu: QMenu) -> None:
    """Dress a menu, and those inside it, when it is first opened."""

    def dress() -> None:
        from quinto_desktop.window.look.styling import dress_opened_menu

        dress_opened_menu(menu)

    menu.aboutToShow.connect(dress)


def passing_menu(parent: QWidget) -> QMenu:
    """A dressed menu that is gone for good once it is closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dress_menu(menu)
    return menu

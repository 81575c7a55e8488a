"""Dresses dialogs and menus in the table's material.

Nothing is dressed before it is made, and menus not before they are opened, so the window's first
picture waits for none of it.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFont, QIcon, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLayout,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.window.look.hearing import tell_roles
from quinto_desktop.window.look.keyboard import hand_back_keyboard
from quinto_desktop.window.look.layout_direction import FRAME, scale_for, scale_of_menus
from quinto_desktop.window.look.material import PRIMARY, QUIET, FocusRing, paint_frame, sheet_of
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import serif_font, theme_of, ui_font

_RESTYLING = (QEvent.Type.ApplicationPaletteChange, QEvent.Type.LayoutDirectionChange)
_BODY = 14
_APART = 8  # pixels between buttons, for fingers
_UNBOUND = (1 << 24) - 1  # as Qt has it
_BESIDE_PANE = 4  # clear of the gilt line
_BOX_MARGINS = (28, 24, 28, 16)
_BOX_WIDTH = 400
_ROOM_FOR_MENUS = 720
_LOW_MENU = "QMenu::item { min-height: 26px; } QMenu::separator { margin: 3px 0; }"


def make_primary(button: QPushButton) -> None:
    """Gild a button: the default of its dialog, if that is what goes on; reading has none."""
    button.setProperty(PRIMARY, True)  # noqa: FBT003
    button.setDefault(True)


def make_quiet(button: QPushButton) -> None:
    """Show a button as text alone."""
    button.setProperty(QUIET, True)  # noqa: FBT003


class Style(QObject):
    """Keeps a dialog or a menu in the current theme; put it on again after a change of `scale`."""

    def __init__(self, widget: QWidget, scale: float = 1.0, more: str = "") -> None:
        super().__init__(widget)
        self._widget, self.scale, self._more = widget, scale, more
        self._sheet = ""
        self._fonts: list[tuple[QWidget, QFont]] = []
        self.put_on()
        widget.installEventFilter(self)

    def put_on(self) -> None:
        is_mirrored = self._widget.isRightToLeft()
        lead = "right" if is_mirrored else "left"
        sheet = sheet_of(theme_of(QApplication.palette()), self.scale, lead)
        if sheet == self._sheet:
            return
        parts = self._widget.findChildren(QWidget) if self._sheet else []
        self._fonts = [(part, part.font()) for part in parts]
        self._sheet = sheet
        self._widget.setStyleSheet(sheet + self._more)
        QTimer.singleShot(0, self, self._keep_fonts)

    @Slot()
    def _keep_fonts(self) -> None:
        # Another sheet makes some parts forget their font.
        fonts, self._fonts = self._fonts, []
        for part, font in fonts:
            with suppress(RuntimeError):  # it has gone meanwhile
                if part.font().pixelSize() != font.pixelSize():
                    # Without the weight that the sheet gives, or Qt would take it for no change.
                    plain = QFont(self._widget.font())
                    plain.setPixelSize(font.pixelSize())
                    part.setFont(plain)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _RESTYLING:
            self.put_on()
        return False


def dress_dialog(dialog: QDialog, scale: float = 1.0, more: str = "") -> None:
    """Dress a dialog; call it before its widgets are made, as they take its font."""
    dialog.setFont(ui_font(_BODY * scale))
    Style(dialog, scale, more)
    FocusRing(dialog)


def dress_opened_menu(menu: QMenu) -> None:
    """Dress a menu that is about to be shown, and those inside it, if that has not been done."""
    scale = scale_of_menus(menu.parentWidget())
    worn = menu.findChildren(Style, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if worn and worn[0].scale == scale:
        return
    for part in (menu, *menu.findChildren(QMenu)):
        part.setFont(ui_font(_BODY * scale))
        if QApplication.platformName() != "xcb":  # without a compositor, X would show black
            part.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    room = menu.screen().availableGeometry().height()
    if worn:
        worn[0].scale = scale
        worn[0].put_on()
    else:
        Style(menu, scale, more="" if room >= _ROOM_FOR_MENUS else _LOW_MENU)


class PlateDialog(QDialog):
    """A dialog on a plate: in the table's material, framed by a gilt line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tell_roles()
        self.scale = scale_for(parent)
        self.setFont(ui_font(_BODY * self.scale))
        FocusRing(self)

    def event(self, event: QEvent) -> bool:
        # Not before it is built: Qt would style every part again whenever a layout takes it up.
        if event.type() is QEvent.Type.Polish:
            for box in self.findChildren(QDialogButtonBox):
                if (buttons := box.layout()) is not None:
                    buttons.setSpacing(_APART)
                for button in box.buttons():  # else as in the desktop's own dialogs
                    button.setFont(self.font())
                    button.setIcon(QIcon())
            Style(self, self.scale)
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            keep_to_screen(self)  # another page may need more
        return done

    def showEvent(self, event: QShowEvent) -> None:
        dim_behind(self)
        keep_to_screen(self)
        super().showEvent(event)

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001
        with hand_back_keyboard(self):
            super().setVisible(visible)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_plate(self, self.scale)

    def room(self, *, is_within_window: bool = False) -> QSize:
        """What its screen has room for, or also the window that it is opened over."""
        room, parent = self.screen().availableGeometry().size() - FRAME, self.parentWidget()
        if is_within_window and parent is not None:
            return room.boundedTo(parent.window().size() - FRAME)
        return room

    def size_around(self, pane: QScrollArea) -> QSize:
        """The size that it needs, with room for the bar if its contents will scroll."""
        size = self.sizeHint()
        scrolls = size.height() > self.room().height()
        return size + QSize(pane.verticalScrollBar().sizeHint().width() if scrolls else 0, 0)


def keep_to_screen(dialog: QDialog) -> None:
    """Let a dialog be no larger than its screen has room for; what does not fit scrolls."""
    room = dialog.screen().availableGeometry().size() - FRAME
    dialog.ensurePolished()
    dialog.setMinimumSize(dialog.minimumSize().boundedTo(room))
    layout = dialog.layout()
    if layout is None:
        return
    if not _fits(layout, room):
        _let_scroll(dialog, layout)
        dialog.resize(dialog.size().boundedTo(room))
        return
    size = dialog.size().expandedTo(layout.totalMinimumSize())  # one may be set that is less
    is_given = dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)
    dialog.resize(size if is_given else size.boundedTo(room))


def _fits(layout: QLayout, room: QSize) -> bool:
    is_fixed = layout.sizeConstraint() is QLayout.SizeConstraint.SetFixedSize
    least = layout.totalSizeHint() if is_fixed else layout.totalMinimumSize()
    return least.boundedTo(room) == least


def _let_scroll(dialog: QDialog, layout: QLayout) -> None:
    pane, contents = QScrollArea(dialog), QWidget()
    layout.setSizeConstraint(QLayout.SizeConstraint.SetDefaultConstraint)
    dialog.setMaximumSize(_UNBOUND, _UNBOUND)
    layout.setContentsMargins(layout.contentsMargins() / 2)
    contents.setLayout(layout)  # which takes it from the dialog
    pane.setFrameShape(QFrame.Shape.NoFrame)
    pane.setWidgetResizable(True)
    pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    pane.setWidget(contents)
    for part in (pane.viewport(), contents):
        part.setAutoFillBackground(False)  # the frame of the dialog shows through
    whole = QVBoxLayout(dialog)
    whole.setContentsMargins(*([_BESIDE_PANE] * 4))
    whole.addWidget(pane)
    bars = 2 * (_BESIDE_PANE + pane.verticalScrollBar().sizeHint().width())
    dialog.resize(dialog.size().expandedTo(contents.sizeHint() + QSize(bars, bars)))


def paint_plate(dialog: QWidget, scale: float = 1.0) -> None:
    """Paint the frame of a dialog."""
    with painting(dialog) as painter:
        paint_frame(painter, QRectF(dialog.rect()), theme_of(QApplication.palette()), scale)


class MessageBox(QMessageBox):
    """A message box on a plate; its default button is gilt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = scale_for(parent)
        headline = serif_font(20 * self.scale)
        families = ", ".join(f"'{family}'" for family in headline.families())
        # A box of Qt's own takes the font of its labels from a style sheet alone.
        more = f"font: bold {headline.pixelSize()}px {families};"
        dress_dialog(self, self.scale, f"QLabel#qt_msgbox_label {{ {more} }}")

    def showEvent(self, event: QShowEvent) -> None:
        self._make_room()
        default = self.defaultButton() or next(iter(self.buttons()), None)
        if isinstance(default, QPushButton) and not default.property(PRIMARY):
            make_primary(default)
            default.setFocus()
            default.style().polish(default)
        for box in self.findChildren(QDialogButtonBox):
            box.setContentsMargins(0, round(12 * self.scale), 0, 0)
            row = box.layout()
            if row is not None:
                row.setSpacing(round(12 * self.scale))
                self._put_in_order(row, default)
        dim_behind(self)
        super().showEvent(event)

    def _put_in_order(self, row: QLayout, default: QAbstractButton | None) -> None:
        # What leaves all as it was comes first, what goes on last, whatever the desktop does.
        def rank(button: QAbstractButton) -> int:
            is_quiet = self.buttonRole(button) is QMessageBox.ButtonRole.RejectRole
            return 2 if button is default else int(not is_quiet)

        ordered = sorted(self.buttons(), key=rank)
        for button in ordered:
            button.setFont(self.font())
            row.removeWidget(button)
            row.addWidget(button)
        for button, following in pairwise(ordered):
            QWidget.setTabOrder(button, following)

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001
        with hand_back_keyboard(self):
            super().setVisible(visible)

    def setInformativeText(self, text: str) -> None:
        super().setInformativeText(text)
        if self.isVisible():
            self._make_room()
            self.setText(self.text())  # which makes it as high as it must be

    def _make_room(self) -> None:
        layout = self.layout()
        assert isinstance(layout, QGridLayout)  # as Qt lays out every message box
        layout.setContentsMargins(*(round(side * self.scale) for side in _BOX_MARGINS))
        layout.setVerticalSpacing(8)
        layout.setHorizontalSpacing(8)
        width = QSpacerItem(round(_BOX_WIDTH * self.scale), 0)
        layout.addItem(width, layout.rowCount(), 0, 1, layout.columnCount())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_plate(self, self.scale)


class Scrim(QWidget):
    """Dims a window while one of its dialogs must be answered first; it goes with the dialog."""

    _dialog: QWidget | None = None  # both also while Python is taking this apart
    _window: QWidget | None = None

    def __init__(self, dialog: QDialog, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._dialog, self._window = dialog, window
        window.installEventFilter(self)
        dialog.installEventFilter(self)
        dialog.destroyed.connect(self.deleteLater)
        self.setGeometry(window.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._window is watched:
            self.setGeometry(self._window.rect())
        elif event.type() is QEvent.Type.Hide and watched is self._dialog:
            self.hide()
            self.deleteLater()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, is_smooth=False) as painter:
            painter.fillRect(self.rect(), QColor(theme_of(QApplication.palette()).scrim))


def dim_behind(dialog: QDialog) -> None:
    """Dim the main window behind a dialog that is about to be shown, if it is modal."""
    parent = dialog.parentWidget()
    window = None if parent is None else parent.window()
    if dialog.isModal() and isinstance(window, QMainWindow):
        Scrim(dialog, window)

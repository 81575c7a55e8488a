"""The choice of the form of the game: a tile for each."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QStyle, QStylePainter, QWidget

from quinto_desktop.rules import Form
from quinto_desktop.window.controls.drop_down import mark_side, paint_dot
from quinto_desktop.window.controls.fields import small_font
from quinto_desktop.window.controls.topics import tie
from quinto_desktop.window.look.material import BUTTON_CORNER
from quinto_desktop.window.look.theme import theme_of, themed_pen
from quinto_desktop.window.text.rule_text import (
    Option,
    form_help,
    form_label,
    form_words,
    option_name,
)

_ANCHORS = {Form.FOUR: "s2", Form.DUMMY: "s9", Form.TWO: "s10"}
_WIDTH_IN_LINES = 13
_PADDING = 12
_LEADING = 1
_WORDS = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_TITLE = int(_WORDS | Qt.TextFlag.TextShowMnemonic)
_HELP = int(_WORDS)


class FormChoice(QWidget):
    """Lets the user choose the form of the game.

    Signals:
        chosen(object): The user has chosen another `Form`.
    """

    heard_as = QAccessible.Role.Grouping

    chosen = Signal(object)

    def __init__(self, form: Form, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(option_name(Option.FORM))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        self.tiles = {kind: Tile(form_label(kind), form_help(kind), self) for kind in Form}
        for kind, tile in self.tiles.items():
            tie(tile, _ANCHORS[kind])
            meaning = form_words(kind)[1]
            tile.setAccessibleDescription(meaning)
            tile.setToolTip(meaning)
            tile.setChecked(kind is form)
            tile.toggled.connect(lambda on, kind=kind: self._on_tile_toggled(kind, on=on))
            layout.addWidget(tile, 1)

    def _on_tile_toggled(self, form: Form, *, on: bool) -> None:
        if on:
            self.chosen.emit(form)


class Tile(QRadioButton):
    """A radio button with an explanation, clickable everywhere."""

    def __init__(self, title: str, help_: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._help = help_
        self._title_font = QFont(parent.font())
        self._title_font.setBold(True)
        self._help_font = small_font(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def sizeHint(self) -> QSize:
        width = _WIDTH_IN_LINES * QFontMetrics(self._title_font).height()
        title, help_ = self._places(QRect(0, 0, width, 0))
        return QSize(width, help_.bottom() - title.top() + 2 * _PADDING)

    def minimumSizeHint(self) -> QSize:
        # The text would not fit a smaller one.
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def _places(self, whole: QRect) -> tuple[QRect, QRect]:
        sign = mark_side(self)
        room = QRect(0, 0, whole.width() - sign - 3 * _PADDING, 10_000)
        title = QFontMetrics(self._title_font).boundingRect(room, _TITLE, self.text())
        help_ = QFontMetrics(self._help_font).boundingRect(room, _HELP, self._help)
        height = title.height() + _LEADING + help_.height()
        title.setWidth(room.width())
        help_.setWidth(room.width())
        title.moveTo(sign + 2 * _PADDING, max(_PADDING, (whole.height() - height) // 2))
        help_.moveTo(title.left(), title.top() + title.height() + _LEADING)
        return title, help_

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        theme = theme_of(self.window().palette())
        whole, direction = self.rect(), self.layoutDirection()
        title, help_ = self._places(whole)
        side = mark_side(self)
        sign = QRect(_PADDING, title.center().y() - side // 2, side, side)
        dot = QRectF(QStyle.visualRect(direction, whole, sign))
        paint_dot(painter, dot, theme, is_on=self.isChecked())
        painter.setPen(QColor(theme.page_text))
        painter.setFont(self._title_font)
        flags = _TITLE if self._shows_mnemonic() else _TITLE | Qt.TextFlag.TextHideMnemonic
        painter.drawText(QStyle.visualRect(direction, whole, title), flags, self.text())
        painter.setPen(QColor(theme.page_dim))
        painter.setFont(self._help_font)
        painter.drawText(QStyle.visualRect(direction, whole, help_), _HELP, self._help)

    def _shows_mnemonic(self) -> bool:
        hint = QStyle.StyleHint.SH_UnderlineShortcut
        return bool(self.style().styleHint(hint, None, self))

    def _paint_ground(self, painter: QStylePainter) -> None:
        theme, is_on = theme_of(self.window().palette()), self.isChecked()
        painter.setPen(themed_pen(theme, theme.brass if is_on else theme.page_line, 1 + is_on))
        raised = QColor(theme.raised)
        if not is_on:
            raised.setAlphaF(0.5 if self.underMouse() else 0.0)
        painter.setBrush(raised)
        inset = (1 + is_on) * theme.weight / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, BUTTON_CORNER, BUTTON_CORNER)

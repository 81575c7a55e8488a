"""How many play, as three tiles of which one is chosen (rules §2, §9, §10)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStylePainter,
    QWidget,
)

from quinto_desktop.rules import Form
from quinto_desktop.window.rule_words import Option, form_label, form_words, option_name
from quinto_desktop.window.theme import text_zoom, ui_font
from quinto_desktop.window.topics import tie

_ANCHORS = {Form.FOUR: "s2", Form.DUMMY: "s9", Form.TWO: "s10"}
_WIDTH = 236
_SIGN = 15
_LEAST_HEIGHT = 54
_PADDING = 10
_LEADING = 1
_WORDS = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_TITLE = int(_WORDS | Qt.TextFlag.TextShowMnemonic)
_HELP = int(_WORDS)


class FormChoice(QWidget):
    """Asks for the form of the game.

    Signals:
        chosen(object): A person has chosen another `Form`.

    Args:
        form: The form to begin with.
        parent: Where it lies.

    Attributes:
        tiles: The button of each form.
    """

    chosen = Signal(object)

    def __init__(self, form: Form, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(option_name(Option.FORM))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.tiles = {kind: Tile(form_label(kind), form_words(kind)[1], self) for kind in Form}
        for kind, anchor in _ANCHORS.items():
            tie(self.tiles[kind], anchor)
        for kind, tile in self.tiles.items():
            tile.setChecked(kind is form)
            tile.toggled.connect(lambda on, kind=kind: self._on_tile_toggled(kind, on=on))
            layout.addWidget(tile, 1)

    def _on_tile_toggled(self, form: Form, *, on: bool) -> None:
        if on:
            self.chosen.emit(form)


class Tile(QRadioButton):
    """A radio button with an explanation, all of which can be clicked.

    Args:
        title: What can be chosen, with a mnemonic.
        help_: What it means.
        parent: Where it lies.
    """

    def __init__(self, title: str, help_: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._help = help_
        self._title_font = ui_font(14, bold=True)
        self._help_font = ui_font(12)
        self.setAccessibleDescription(help_)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def sizeHint(self) -> QSize:
        """Wide enough for three beside each other, high enough for the words."""
        width = round(_WIDTH * min(text_zoom(), 1.5))
        title, help_ = self._places(QRect(0, 0, width, _LEAST_HEIGHT))
        return QSize(width, max(_LEAST_HEIGHT, help_.bottom() - title.top() + 2 * _PADDING))

    def minimumSizeHint(self) -> QSize:
        """No smaller: the words would not fit."""
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        """Everywhere, not only on the words."""
        return self.rect().contains(place)

    def _places(self, whole: QRect) -> tuple[QRect, QRect]:
        """Where the title and the help stand, for a language that is read from the left."""
        room = QRect(0, 0, whole.width() - _SIGN - 3 * _PADDING, 10_000)
        title = QFontMetrics(self._title_font).boundingRect(room, _TITLE, self.text())
        help_ = QFontMetrics(self._help_font).boundingRect(room, _HELP, self._help)
        height = title.height() + _LEADING + help_.height()
        title.setWidth(room.width())
        help_.setWidth(room.width())
        title.moveTo(_SIGN + 2 * _PADDING, max(_PADDING, (whole.height() - height) // 2))
        help_.moveTo(title.left(), title.top() + title.height() + _LEADING)
        return title, help_

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile; the chosen one is tinted, and its button filled."""
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        whole, direction = self.rect(), self.layoutDirection()
        title, help_ = self._places(whole)
        sign = QRect(_PADDING, title.center().y() - _SIGN // 2, _SIGN, _SIGN)
        self._paint_sign(painter, QStyle.visualRect(direction, whole, sign))
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self._title_font)
        flags = _TITLE if self._shows_mnemonic() else _TITLE | Qt.TextFlag.TextHideMnemonic
        painter.drawText(QStyle.visualRect(direction, whole, title), flags, self.text())
        painter.setFont(self._help_font)
        painter.drawText(QStyle.visualRect(direction, whole, help_), _HELP, self._help)

    def _shows_mnemonic(self) -> bool:
        hint = QStyle.StyleHint.SH_UnderlineShortcut
        return bool(self.style().styleHint(hint, None, self))

    def _paint_sign(self, painter: QStylePainter, place: QRect) -> None:
        """Paint a radio button that can be seen on every ground, as not every style's can."""
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(colour, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        circle = QRectF(place).adjusted(0.6, 0.6, -0.6, -0.6)
        painter.drawEllipse(circle)
        if self.isChecked():
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(circle.adjusted(3.6, 3.6, -3.6, -3.6))

    def _paint_ground(self, painter: QStylePainter) -> None:
        palette = self.palette()
        highlight = palette.color(QPalette.ColorRole.Highlight)
        line = QColor(palette.color(QPalette.ColorRole.WindowText))
        line.setAlphaF(0.5)
        ground = QColor(highlight)
        ground.setAlphaF(0.16 if self.isChecked() else 0.08 if self.underMouse() else 0.0)
        width = 2.0 if self.isChecked() else 1.0
        painter.setPen(QPen(highlight if self.isChecked() else line, width))
        painter.setBrush(ground)
        inset = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4.5, 4.5, -4.5, -4.5), 5, 5)

"""The doubling round: the available calls, each with an explanation."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QLabel, QVBoxLayout, QWidget

from quinto_desktop.rules import Call, Observation
from quinto_desktop.window.look.fitting import balanced_lines, fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.table.input_guard import InputGuard
from quinto_desktop.window.table.signals import TableSignals
from quinto_desktop.window.text import turn_text
from quinto_desktop.window.text.card_text import fill
from quinto_desktop.window.text.speaker import Speaker

_MARGINS = (30, 22, 30, 26)
_TIGHT_MARGINS = (26, 18, 26, 20)
_GAP = 8
_CORNER, _INSET = 16, 5  # of a plate, and of the hair line within
_HAIR = 70  # its opacity, of 255
COMMANDING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""The keys that make any other key a command of the window's."""

_WAYS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
CALL_KEYS = {Call.PASS: "P", Call.DOUBLE: "D", Call.REDOUBLE: "R"}


class TableButton(QAbstractButton):
    """A button on the table, gilt if primary, with its key drawn beside its text."""

    def __init__(
        self, text: str, key: str, look: CurrentTheme, parent: QWidget, *, primary: bool = False
    ) -> None:
        super().__init__(parent)
        self.setText(text)
        self._key = key
        self._look = look
        self._primary = primary
        self._unit = 1.0
        look.changed.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_unit(self, unit: float) -> None:
        """Set the scale."""
        self._unit = unit
        self.setFixedHeight(max(54, round(56 * unit)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size of the text, the key and the focus ring."""
        return QSize(round(180 * self._unit), max(54, round(56 * self._unit)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the focused button, as Space does, and arrows lead to its neighbours."""
        if event.modifiers() & COMMANDING:
            event.ignore()
        elif event.key() in _WAYS:
            self._leave(_WAYS[event.key()])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def _leave(self, way: int) -> None:
        """Focus the next button (1) of the panel or the one before (-1) as they are seen, if any.

        Qt would go by the order of Tab, and on to the score sheet.
        """
        panel, direct = self.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
        assert panel is not None
        buttons = panel.findChildren(TableButton, options=direct)
        row = [button for button in buttons if button.isVisible() and button.isEnabled()]
        row.sort(key=lambda button: (button.y(), button.x()))
        place = row.index(self) + way
        if 0 <= place < len(row):
            row[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        """Repaint when the pointer enters or leaves."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._ring_colour()), 2.6))
            painter.drawRoundedRect(body.adjusted(-3.5, -3.5, 3.5, 3.5), 13, 13)
        ink = self._paint_body(painter, body)
        key = self._key_box(body)
        words = body if not self._key else body.adjusted(0, 0, key.left() - body.right(), 0)
        room = words.adjusted(3, 0, -3, 0)
        text, font = fitted_text(self.text(), self._font(), room.width())
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        if self._key:
            painter.setPen(QPen(ink, 1.2))
            painter.drawRoundedRect(key, 4, 4)
            painter.setFont(ui_font(12 * self._unit, bold=True))
            painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._key)
        painter.end()

    def _font(self) -> QFont:
        return ui_font(15 * self._unit, bold=True)

    def _ring_colour(self) -> str:
        return self._look.theme.focus

    def _paint_body(self, painter: QPainter, body: QRectF) -> QColor:
        """Paint the background, and return the text colour."""
        theme = self._look.theme
        if self._primary:
            gradient = QLinearGradient(body.topLeft(), body.bottomLeft())
            top, foot = QColor(theme.button_top), QColor(theme.button_foot)
            gradient.setColorAt(0, top.lighter(106) if self.underMouse() else top)
            gradient.setColorAt(1, foot.lighter(106) if self.underMouse() else foot)
            painter.setBrush(gradient)
            painter.setPen(themed_pen(theme, theme.button_line, 1.2))
            painter.drawRoundedRect(body, 10, 10)
            return QColor(theme.button_text)
        ground = QColor(theme.plate)
        painter.setBrush(ground.lighter(130) if self.underMouse() else ground)
        painter.setPen(themed_pen(theme, theme.brass, 1.4))
        painter.drawRoundedRect(body, 10, 10)
        return QColor(theme.text_on_felt)

    def _key_box(self, body: QRectF) -> QRectF:
        side = 22 * self._unit
        return QRectF(body.right() - side - 14, body.center().y() - side / 2, side, side)


class Plate(QWidget):
    """A dark plate with a brass line, the base of panels: text and buttons in a column.

    Attributes:
        column: Its contents, from top to bottom; its margins are those of the plate.
        row: A row for buttons, somewhere in the column.
        scale: The scale of its corners and lines, 1 or more.
    """

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.scale = 1.0
        self.column = QVBoxLayout(self)
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._labels: list[tuple[QLabel, bool]] = []
        look.changed.connect(self._on_look_changed)
        self.setCursor(Qt.CursorShape.ArrowCursor)  # not the table's, whatever that is now

    def add_label(self, *, is_secondary: bool = False) -> QLabel:
        """Add a label for text that may contain users' names; secondary ones are dimmer."""
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self._labels.append((label, is_secondary))
        self._colour(label, is_secondary)
        return label

    def _colour(self, label: QLabel, is_secondary: bool) -> None:  # noqa: FBT001
        theme, palette = self._look.theme, label.palette()
        colour = theme.secondary_text if is_secondary else theme.text_on_felt
        palette.setColor(label.foregroundRole(), QColor(colour))
        label.setPalette(palette)

    def take_away(self, buttons: Iterable[QWidget]) -> None:
        """Remove buttons from the row."""
        for button in buttons:
            self.row.removeWidget(button)
            button.hide()  # it is deleted only when the event loop runs again
            button.deleteLater()

    def fit(self, width: int) -> None:
        """Set the width, and the height that the contents need at it."""
        margins = self.column.contentsMargins()
        for label, _ in self._labels:
            label.setFixedWidth(width - margins.left() - margins.right())
        self.setFixedWidth(width)
        self.column.activate()
        is_wrapped = self.column.hasHeightForWidth()
        size = self.column.totalSizeHint()
        self.setFixedHeight(self.column.totalHeightForWidth(width) if is_wrapped else size.height())

    @Slot()
    def _on_look_changed(self) -> None:
        for label, is_secondary in self._labels:
            self._colour(label, is_secondary)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press: it is not meant for a card under the plate."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plate with its gilt line and a hair line within, and a soft shadow."""
        theme, scale = self._look.theme, self.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(8, 6, -8, -10)
        corner = _CORNER * scale
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(6 if theme.shadow else 0):
            painter.setBrush(QColor(0, 0, 0, 14))
            wider = body.adjusted(-step, -step / 2, step, step + 2)
            painter.drawRoundedRect(wider, corner + step, corner + step)
        painter.setBrush(QColor(theme.plate))
        painter.setPen(themed_pen(theme, theme.brass, 1.5))
        painter.drawRoundedRect(body, corner, corner)
        hair, inset = QColor(theme.brass), _INSET * scale
        hair.setAlpha(_HAIR)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(hair, theme.weight))
        inner = body.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, corner - inset, corner - inset)
        painter.end()


class DoublingBar(Plate):
    """Offers the available calls: to pass, which costs nothing, before all others.

    The texts are above the buttons, and room is kept for the longest of them, so that at one size
    of the table a call is always in the same place, whatever is told about it.

    Attributes:
        buttons: The buttons on offer, passing first.
        guard: Blocks input to them that comes too soon.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._table = table
        self.guard = InputGuard(self)
        self._prompt = self.add_label()
        self._score = self.add_label()
        self._note = self.add_label()
        self._help = self.add_label(is_secondary=True)
        self.row.setSpacing(_GAP)
        self.row.addStretch()
        for label in (self._prompt, self._score, self._note, self._help):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(label)
        self.column.addLayout(self.row)
        self.buttons: dict[Call, TableButton] = {}
        self._helps: dict[Call, str] = {}
        self._question = ""
        self.hide()

    def offer(self, observation: Observation, speaker: Speaker) -> None:
        """Offer the calls of the seat on turn."""
        self.take_away(self.buttons.values())
        calls = [action for action in observation.actions if isinstance(action, Call)]
        calls.sort(key=lambda call: call is not Call.PASS)
        self._helps = {call: turn_text.call_help(speaker, call, observation) for call in calls}
        self.buttons = {call: self._button(call) for call in calls}
        note = turn_text.call_note(observation)
        for call, button in self.buttons.items():
            told = filter(None, (self._helps[call], note))
            button.setAccessibleDescription(" ".join(told))
        self._question = turn_text.call_prompt(speaker, observation)
        self._prompt.setText(self._question)
        self._score.setText(turn_text.call_score(speaker, observation))
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.setAccessibleName(self._question)
        self.setAccessibleDescription(" ".join(filter(None, (self._score.text(), note))))
        self._explain(calls[0])

    def _button(self, call: Call) -> TableButton:
        name, key = turn_text.call_name(call), CALL_KEYS[call]
        button = TableButton(name, key, self._look, self, primary=call is Call.PASS)
        button.clicked.connect(lambda: self._table.action_chosen.emit(call))
        self.guard.watch(button)
        button.installEventFilter(self)
        self.row.insertWidget(1, button)  # passing is last in the row
        button.show()  # else it takes no room in a bar that is up already
        return button

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Explain the call under the pointer or with the focus."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for call, button in self.buttons.items():
                if button is watched:
                    self._explain(call)
        return False

    def _explain(self, call: Call) -> None:
        self._help.setText(self._told_of(call))

    def _told_of(self, call: Call) -> str:
        text = self.tr("{call}: {meaning}")
        return fill(text, call=turn_text.call_name(call), meaning=self._helps[call])

    def stand(self, centre: tuple[float, float], foot: float, unit: float, widest: float) -> None:
        """Centre the bar on a line, with its lower edge at `foot`."""
        sides = _MARGINS if unit >= 1 else _TIGHT_MARGINS
        unit = max(1.0, unit)  # it asks for points: nothing in it is small, whatever the table is
        self._prompt.setFont(serif_font(18 * unit, bold=True))
        for label in (self._score, self._note):
            label.setFont(ui_font(14 * unit))
        self._help.setFont(ui_font(13 * unit))
        self.scale = unit
        margins = [round(side * unit) for side in sides]
        self.column.setContentsMargins(*margins)
        self.column.setSpacing(round(4 * unit))
        width = round(min(500 * unit, widest))
        room = width - margins[0] - margins[2]
        lines = balanced_lines(self._question, self._prompt.font(), room)
        self._prompt.setText("\n".join(lines))
        for button in self.buttons.values():
            button.set_unit(unit)
            button.setFixedWidth((room - _GAP) // 2)
        self._help.setFixedHeight(self._highest_help(room))
        self.fit(width)
        self.move(round(centre[0] - self.width() / 2), round(foot - self.height()))

    def _highest_help(self, width: int) -> int:
        """The height of the longest explanation at a width."""
        metrics, flags = QFontMetrics(self._help.font()), int(Qt.TextFlag.TextWordWrap)
        box = QRect(0, 0, width, 1000)
        told = [metrics.boundingRect(box, flags, self._told_of(call)) for call in self._helps]
        return max((text.height() for text in told), default=0) + 4

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the first button."""
        super().focusInEvent(event)
        if self.buttons:
            next(iter(self.buttons.values())).setFocus()

"""The building blocks of dialogs: fields with a label and a hint, and a scrolling pane."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QScroller,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.window.look.theme import ui_font
from quinto_desktop.window.look.themes import theme_worn

FieldValue: TypeAlias = Enum | str | bool | None

FIELD_HEIGHT = 44
"""The least height of an input widget, in pixels."""

GAP = 8
"""The least distance between two input widgets, in pixels."""


def enlarge(buttons: QDialogButtonBox) -> None:
    """Make a dialog's buttons large enough for a finger, and space them out."""
    layout = buttons.layout()
    if layout is not None:
        layout.setSpacing(GAP)
    for button in buttons.buttons():
        button.setMinimumHeight(FIELD_HEIGHT)


def enlarge_rows(contents: QListWidget) -> None:
    """Make the rows of a list large enough for a finger."""
    metrics = contents.fontMetrics()
    height = max(FIELD_HEIGHT, metrics.lineSpacing() + 12)
    for row in range(contents.count()):
        item = contents.item(row)
        item.setSizeHint(QSize(metrics.horizontalAdvance(item.text()), height))


_TEXT_MARGINS = (5, 0, 5, 0)


class Hint(QLabel):
    """Small print below a field; faults are shown in the colour of refusals.

    Args:
        lines: The number of lines always reserved, so nothing jumps.
    """

    def __init__(self, parent: QWidget, lines: int = 1) -> None:
        super().__init__(parent)
        self.setFont(ui_font(12))
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)  # it may contain names users typed
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        # As wide as the field it explains, and no wider.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumHeight(lines * self.fontMetrics().lineSpacing() + 2)

    def say(self, text: str, *, is_fault: bool = False) -> None:
        """Show another text."""
        self.setText(text)
        palette = QPalette()
        if is_fault:
            colour = QColor(theme_worn(self.palette()).refused)
            palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.setPalette(palette)


class Field(QWidget):
    """A label, an input widget beside it, and a hint below."""

    def __init__(self, title: str, editor: QWidget, parent: QWidget, lines: int = 1) -> None:
        super().__init__(parent)
        self._editor = editor
        self.label = QLabel(title, self)
        self.label.setBuddy(editor)
        make_roomy(editor)
        if not editor.accessibleName():
            editor.setAccessibleName(title.replace("&", ""))
        self.hint = Hint(self, lines)
        self._line = QHBoxLayout()
        self._line.setSpacing(10)
        self._line.addWidget(self.label)
        self._line.addWidget(editor, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(self._line)
        layout.addWidget(self.hint)

    def add_beside(self, widget: QWidget) -> None:
        """Add a widget to the field's line."""
        self._line.addWidget(widget)

    def explain(self, text: str, *, is_fault: bool = False) -> None:
        """Explain the present value, or what is wrong with it."""
        self.hint.say(text, is_fault=is_fault)
        self._editor.setAccessibleDescription(text)


class ChoiceField(Field):
    """A choice of one value from a list.

    Signals:
        chosen(object): The user has chosen another value.

    Args:
        lines: The number of lines always reserved for the hint.
    """

    chosen = Signal(object)

    def __init__(self, title: str, parent: QWidget, lines: int = 1) -> None:
        self.box = QComboBox()
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        super().__init__(title, self.box, parent, lines)
        self._values: tuple[FieldValue, ...] = ()
        self.box.currentIndexChanged.connect(self._on_box_index_changed)

    def offer(self, choices: Mapping[FieldValue, tuple[str, str]], chosen: FieldValue) -> None:
        """Offer values and show one of them as chosen.

        Args:
            choices: The values, each with its text in the list and its meaning.
            chosen: The value to show.
        """
        with QSignalBlocker(self.box):
            if tuple(choices) != self._values:
                self._values = tuple(choices)
                self.box.clear()
                self.box.addItems([title for title, _ in choices.values()])
            for place, (_, meaning) in enumerate(choices.values()):
                self.box.setItemData(place, meaning, Qt.ItemDataRole.AccessibleDescriptionRole)
            self.box.setCurrentIndex(self._values.index(chosen))
        self.explain(choices[chosen][1])

    @property
    def value(self) -> FieldValue:
        """The chosen value."""
        return self._values[self.box.currentIndex()]

    @Slot(int)
    def _on_box_index_changed(self, index: int) -> None:
        self.chosen.emit(self._values[index])


def align_labels(fields: Iterable[Field]) -> None:
    """Align the fields of a column at one left edge."""
    labels = [field.label for field in fields]
    widest = max(label.sizeHint().width() for label in labels)
    for label in labels:
        label.setFixedWidth(widest)


def make_roomy(editor: QWidget) -> None:
    """Make an input widget easy to hit, and keep its text off the edge."""
    editor.setMinimumHeight(FIELD_HEIGHT)
    edit = editor if isinstance(editor, QLineEdit) else editor.findChild(QLineEdit)
    if edit is not None:
        edit.setTextMargins(*_TEXT_MARGINS)


_LEAST_TICK = 18
_FOCUS_ROOM = 4
_TICK = ((0.22, 0.52), (0.42, 0.72), (0.78, 0.28))


class TickBox(QCheckBox):
    """A tick box sized and coloured like its text in every theme."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """The height of a line of text, with room for the focus ring."""
        side = max(_LEAST_TICK, self.fontMetrics().height()) + 2 * _FOCUS_ROOM
        return QSize(side, side)

    def hitButton(self, spot: QPoint) -> bool:
        """Accept clicks anywhere on the box."""
        return self.rect().contains(spot)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame, and the tick if checked."""
        side = max(_LEAST_TICK, self.fontMetrics().height()) - 1
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        palette = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 1.4))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(box, 3, 3)
        if self.isChecked():
            pen = QPen(palette.color(QPalette.ColorRole.Text), side / 7)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corners = [box.topLeft() + QPointF(x, y) * side for x, y in _TICK]
            painter.drawPolyline(corners)
        painter.end()


class Pane(QScrollArea):
    """Shows its contents in full, and scrolls them only where the screen is too small.

    Keys, the wheel and touch scroll it.
    """

    def __init__(self, contents: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._contents = contents
        self.setWidget(contents)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        for kind in (QComboBox, QAbstractSpinBox, QSlider):
            for field in contents.findChildren(kind):
                field.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """The size of the contents, as high as their wrapped texts need at that width."""
        hint, layout = self._contents.sizeHint(), self._contents.layout()
        if layout is not None:
            layout.activate()
            hint.setHeight(max(hint.height(), layout.totalHeightForWidth(hint.width())))
        return hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the contents' size; let the wheel scroll instead of changing a field."""
        if watched is self._contents:
            if event.type() is QEvent.Type.LayoutRequest:
                self.updateGeometry()
        elif event.type() is QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

"""The building blocks of dialogs: fields with a label and a hint, and a scrolling pane."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QListWidget,
    QScrollArea,
    QScroller,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.window.controls.drop_down import DropDown
from quinto_desktop.window.look.theme import (
    BODY_TEXT,
    SMALLEST_TEXT,
    serif_font,
    text_zoom,
    theme_of,
)

FieldValue: TypeAlias = Enum | str | bool | int | None
FIELD_HEIGHT = 44  # the least height of an input widget, in pixels
GAP = 8  # the least distance between two input widgets, in pixels


Part: TypeAlias = QWidget | QLayout | tuple[QWidget | QLayout, int] | None
_Box = TypeVar("_Box", bound=QBoxLayout)


def column(*parts: Part, gap: int | None = None, edges: Sequence[int] = ()) -> QVBoxLayout:
    """Parts one below another: a pair is a part with its share of the room, None takes the rest."""
    return _filled(QVBoxLayout(), parts, gap, edges)


def row(*parts: Part, gap: int | None = None, edges: Sequence[int] = ()) -> QHBoxLayout:
    """Parts side by side, as in a `column`."""
    return _filled(QHBoxLayout(), parts, gap, edges)


def _filled(layout: _Box, parts: Sequence[Part], gap: int | None, edges: Sequence[int]) -> _Box:
    if gap is not None:
        layout.setSpacing(gap)
    if edges:
        layout.setContentsMargins(*edges)
    for part in parts:
        item, share = part if isinstance(part, tuple) else (part, 0)
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, QWidget):
            layout.addWidget(item, share)
        else:
            layout.addLayout(item, share)
    return layout


def closing_row(dialog: QDialog) -> QDialogButtonBox:
    """The buttons at the foot of a dialog: one closes it; more may be added."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    buttons.rejected.connect(dialog.reject)
    return buttons


def enlarge_rows(contents: QListWidget, scale: float = 1.0) -> None:
    """Make the rows of a list large enough for a finger."""
    metrics = contents.fontMetrics()
    height = max(round(FIELD_HEIGHT * scale), metrics.lineSpacing() + 12)
    for row in range(contents.count()):
        item = contents.item(row)
        item.setSizeHint(QSize(metrics.horizontalAdvance(item.text()), height))


_SMALL = 13 / 14
_UNDER_RING = 2  # a field's focus ring touches no small print


def small_font(parent: QWidget) -> QFont:
    """The font of small print among a dialog's other text."""
    font = QFont(parent.font())
    font.setPixelSize(max(SMALLEST_TEXT, round(_SMALL * QFontInfo(font).pixelSize())))
    return font


class Hint(QLabel):
    """Small print below a field, on so many lines; faults have the colour of refusals."""

    def __init__(self, parent: QWidget, lines: int = 1) -> None:
        super().__init__(parent)
        self.setFont(small_font(parent))
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)  # it may contain names users typed
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        # As wide as the field it explains, and no wider.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setSizePolicy(policy)
        self.setContentsMargins(0, _UNDER_RING, 0, 0)
        self.setMinimumHeight(lines * self.fontMetrics().lineSpacing() + _UNDER_RING)

    def say(self, text: str, *, is_fault: bool = False) -> None:
        self.setText(text)
        palette = QPalette()
        if is_fault:
            colour = QColor(theme_of(self.window().palette()).refused)
            palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.setPalette(palette)
        role = QPalette.ColorRole.WindowText if is_fault else QPalette.ColorRole.PlaceholderText
        self.setForegroundRole(role)


def heading(text: str, parent: QWidget, size: float) -> QLabel:
    """A title in the serif font, in a size as designed, where body text has 14."""
    label = QLabel(text, parent)
    share = QFontInfo(parent.font()).pixelSize() / (BODY_TEXT * text_zoom())
    label.setFont(serif_font(size * share, bold=True))
    return label


def caption(text: str, parent: QWidget) -> QLabel:
    """The title of a group of fields, in small capitals."""
    label = QLabel(text, parent)
    font = small_font(parent)
    font.setBold(True)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.5)
    label.setFont(font)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


class Divider(QWidget):
    """A hair line between two groups of fields."""

    def __init__(self, parent: QWidget, *, is_level: bool = False) -> None:
        super().__init__(parent)
        if is_level:
            self.setFixedHeight(1)
        else:
            self.setFixedWidth(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme_of(self.window().palette()).hair))
        painter.end()


class Field(QWidget):
    """A label, an input widget, and a hint below."""

    def __init__(
        self,
        title: str,
        editor: QWidget,
        parent: QWidget,
        lines: int = 1,
        *,
        is_stacked: bool = False,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self.label = QLabel(self)
        self.label.setBuddy(editor)
        self.is_stacked = is_stacked
        bold = QFont(self.label.font())
        bold.setWeight(QFont.Weight.DemiBold)
        self.label.setFont(bold)
        editor.setMinimumHeight(FIELD_HEIGHT)
        self.entitle(title)
        self.hint = Hint(self, lines)
        above, beside = ([self.label], []) if is_stacked else ([], [self.label])
        self._line = row(*beside, (editor, 1), gap=10)
        self.setLayout(column(*above, self._line, self.hint, gap=4, edges=(0, 0, 0, 0)))

    def entitle(self, title: str) -> None:
        """Name the field; its editor too, unless that has a name of its own."""
        if self._editor.accessibleName() == self.label.accessibleName():
            self._editor.setAccessibleName(title.replace("&", ""))
        self.label.setText(title)
        self.label.setAccessibleName(title.replace("&", ""))

    def add_beside(self, widget: QWidget) -> None:
        self._line.addWidget(widget)

    def set_hint_apart(self) -> None:
        """Keep the hint clear of the input widget's focus ring, where there is room for it."""
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(GAP)

    def explain(self, text: str, *, is_fault: bool = False) -> None:
        """Explain the present value, or what is wrong with it."""
        self.hint.say(text, is_fault=is_fault)
        self._editor.setAccessibleDescription(text)


class ChoiceField(Field):
    """A choice of one value from a list.

    Signals:
        chosen(object): The user has chosen another value.
    """

    chosen = Signal(object)

    def __init__(
        self, title: str, parent: QWidget, lines: int = 1, *, is_stacked: bool = False
    ) -> None:
        self.box = DropDown()
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        super().__init__(title, self.box, parent, lines, is_stacked=is_stacked)
        self._values: tuple[FieldValue, ...] = ()
        self.box.currentIndexChanged.connect(lambda at: self.chosen.emit(self._values[at]))

    def offer(self, choices: Mapping[FieldValue, tuple[str, str]], chosen: FieldValue) -> None:
        """Offer values and show one of them as chosen."""
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
        return self._values[self.box.currentIndex()]


def align_labels(fields: Iterable[Field], most: int = 10_000) -> None:
    """Align the fields of a column; a label wider than `most` pixels takes two lines."""
    labels = [field.label for field in fields if not field.is_stacked]
    widest = max([0, *(label.sizeHint().width() for label in labels)])
    for label in labels:
        label.setWordWrap(widest > most)
        label.setFixedWidth(min(widest, most))


class Pane(QScrollArea):
    """Shows its contents in full, and scrolls them only where the screen is too small."""

    _contents: QWidget | None = None  # also while Python is taking the pane apart

    def __init__(self, contents: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._contents = contents
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)  # the frame of the dialog shows through
        self.setWidget(contents)
        contents.setAutoFillBackground(False)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        for kind in (QComboBox, QAbstractSpinBox, QSlider):
            for field in contents.findChildren(kind):
                field.installEventFilter(self)

    def sizeHint(self) -> QSize:
        if self._contents is None:
            return super().sizeHint()
        hint, layout = self._contents.sizeHint(), self._contents.layout()
        if layout is not None:
            layout.activate()
            hint.setHeight(max(hint.height(), layout.totalHeightForWidth(hint.width())))
        return hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The wheel scrolls instead of changing a field.
        if watched is self._contents:
            if event.type() is QEvent.Type.LayoutRequest:
                self.updateGeometry()
        elif event.type() is QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

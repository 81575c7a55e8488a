"""Room for a dialog's contents, which can be scrolled where the screen is too small for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QScrollArea,
    QScroller,
    QSlider,
    QWidget,
)


class Pane(QScrollArea):
    """Shows its contents whole; only where the screen is too small can they be scrolled.

    Keys, the wheel and a finger scroll it.

    Args:
        contents: What it shows, complete.
        parent: Where it lies.
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
        """The size of the contents; their texts take more lines the narrower they are."""
        hint, layout = self._contents.sizeHint(), self._contents.layout()
        if layout is not None:
            layout.activate()
            hint.setHeight(max(hint.height(), layout.totalHeightForWidth(hint.width())))
        return hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on that the contents want another size; let the wheel scroll and not choose."""
        if watched is self._contents:
            if event.type() is QEvent.Type.LayoutRequest:
                self.updateGeometry()
        elif event.type() is QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

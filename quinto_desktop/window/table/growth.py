"""Something that grows to its size in a moment, a little beyond it and back."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal


class Growth(QVariantAnimation):
    """How large something is that grows.

    Signals:
        changed(): It has another size.

    Args:
        parent: What grows.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutBack)
        self.valueChanged.connect(self.changed)
        self.finished.connect(self.changed)

    @property
    def size(self) -> float:
        """A share of the full size; for a moment a tenth more."""
        is_growing = self.state() is QVariantAnimation.State.Running
        return float(self.currentValue()) if is_growing else 1.0

    def grow(self, duration_ms: int) -> None:
        """Begin with nothing; with 0 milliseconds have the full size at once."""
        self.stop()
        if duration_ms:
            self.setDuration(duration_ms)
            self.start()

    def finish(self) -> None:
        """Have the full size at once."""
        if self.state() is QVariantAnimation.State.Running:
            self.setCurrentTime(self.duration())

"""A panel that does not hear what was meant for something else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.panels.result_panel import ResultPanel
from quinto_desktop.window.theme import Theme

PATIENCE_MS = 400

_BEGINNINGS = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
_PRESSES = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)
_ANSWERING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


class PatientPanel(ResultPanel):
    """A result panel that ignores keys and clicks for its first moments.

    It comes up where one was just playing: the second half of a double click, or a second Enter,
    must not answer what nobody has read; least of all that another person is at the screen. Whoever
    goes on hitting keys has not read it yet either, so that each of them begins the wait anew.

    Signals:
        listens(): From now on the panel may be answered.

    Args:
        theme: The colours.
        parent: The table.
    """

    listens = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.listens)

    @property
    def is_listening(self) -> bool:
        """Whether keys and clicks count by now."""
        return not self._timer.isActive()

    def wait(self, duration_ms: int) -> None:
        """Hear nothing for so long; the buttons that are there now are meant."""
        for button in self.buttons:
            button.installEventFilter(self)
        if duration_ms:
            self._timer.start(duration_ms)
        else:
            self._timer.stop()
            self.listens.emit()

    def is_hasty(self) -> bool:
        """Whether an answer that is given now comes too soon; then the wait begins anew."""
        if self.is_listening:
            return False
        self._timer.start()
        return True

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Keep from the buttons what comes too soon."""
        if self.is_listening:
            return False
        is_answer = event.type() in _PRESSES
        if isinstance(event, QKeyEvent):
            is_answer = event.key() in _ANSWERING
        if is_answer and event.type() in _BEGINNINGS:
            self.is_hasty()
        return is_answer

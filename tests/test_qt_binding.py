"""The installed PySide6 keeps Python's reference counts.

PySide6 6.12.0 on Python 3.11 loses a reference to None or True in nearly every call, and the
interpreter aborts when none is left, minutes into a game. From Python 3.12 on both are immortal:
their counts may drift, and nothing comes of it. The calls are counted in a process of their own,
which holds references enough to survive a binding that loses them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None and True are immortal from Python 3.12 on"
)

CALLS = 100
SPARE = 100_000

PROBE = f"""
import json, os, sys

spare = [None] * {SPARE}, [True] * {SPARE}

from PySide6.QtCore import QEvent, QObject, QPoint, QPropertyAnimation, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

application = QApplication([])


class Sender(QObject):
    sent = Signal(bool)


class Painted(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.drawPixmap(0, 0, picture)
        painter.end()

    def event(self, event):
        return super().event(event)


class Filter(QObject):
    def eventFilter(self, watched, event):
        return False


picture = QPixmap(20, 20)
picture.fill()
sender = Sender()
sender.sent.connect(lambda flag: None)
button = QPushButton()
button.clicked.connect(lambda checked: None)
widget = Painted()
widget.show()
watch = Filter()
widget.installEventFilter(watch)
animation = QPropertyAnimation(widget, b"pos")
animation.setDuration(1000)
animation.setStartValue(QPoint(0, 0))
animation.setEndValue(QPoint(90, 90))
application.processEvents()


def leaky():
    import ctypes
    ctypes.pythonapi.Py_DecRef(ctypes.py_object(None))


calls = {{
    "emit a signal": lambda: sender.sent.emit(True),
    "click a button": button.click,
    "paint a widget": widget.repaint,
    "send an event": lambda: application.sendEvent(widget, QEvent(QEvent.Type.User)),
    "move a widget": lambda: widget.move(1, 2),
    "animate": lambda: animation.setCurrentTime((animation.currentTime() + 37) % 1000),
    "ask for a parent": widget.parentWidget,
    "ask for a flag": widget.isVisible,
}}
if "--leak" in sys.argv:
    calls = {{"leak": leaky}}

lost = {{}}
for name, call in calls.items():
    call()
    before = sys.getrefcount(None), sys.getrefcount(True)
    for _ in range({CALLS}):
        call()
    after = sys.getrefcount(None), sys.getrefcount(True)
    lost[name] = max(b - a for b, a in zip(before, after))
print(json.dumps(lost), flush=True)
os._exit(0)  # a binding that has lost references may not survive the interpreter's end
"""


def references_lost(*arguments: str) -> dict[str, int]:
    """By call, how many references to None or True went in `CALLS` calls."""
    process = subprocess.run(
        [sys.executable, "-c", PROBE, *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    counts: dict[str, int] = json.loads(process.stdout)
    return counts


def test_no_call_loses_references() -> None:
    losing = {name: count for name, count in references_lost().items() if count > CALLS // 10}

    assert not losing, f"this PySide6 loses references and will abort Python: {losing}"


def test_a_loss_is_seen() -> None:
    assert references_lost("--leak")["leak"] >= CALLS

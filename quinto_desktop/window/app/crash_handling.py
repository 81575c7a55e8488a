"""What nobody expected: an error in a slot or a thread, which else only the console would show."""

from __future__ import annotations

import contextlib
import mmap
import os
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType

# Each of its classes is loaded where it is first used: most are for the message alone.
from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot, qVersion

from quinto_desktop.game import RecordError
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.translation import fill

translate = QCoreApplication.translate

_QUIET_S = 3.0
_COUNTED_TO = 10
_RESERVED_BYTES = 24 * 2**20
_RESERVED_FILES = 4


class Mishaps(QObject):
    """Tells the user of every error that would otherwise pass in silence, and keeps the game safe.

    Only one box is open at a time, and it counts what happens behind it. An error that goes on
    and on, as one in painting may, is told once; it is told again after it has been quiet.

    Python prints what a slot, a virtual method or a thread raises, whoever called it: PySide hands
    it to `sys.excepthook`, in the thread that it came from, and `threading` to its own.
    """

    _caught = Signal(object)

    def __init__(
        self,
        window: QtWidgets.QWidget,
        keep: Callable[[], None],
        clock_s: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(window)
        self._window, self._keep, self._clock_s = window, keep, clock_s
        self._hooks = sys.excepthook, threading.excepthook
        self._reserve = Reserve()
        self._last_s: dict[str, float] = {}
        self._box: QtWidgets.QMessageBox | None = None
        self._words, self._times = "", 0
        # Never at once: it may have happened while something was painted, or in a thread.
        self._caught.connect(self._on_caught, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Hear of every error from now on, until `release`."""
        self._hooks = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._on_exception, self._on_thread_exception

    def release(self) -> None:
        """Leave errors to whoever heard of them before."""
        sys.excepthook, threading.excepthook = self._hooks

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._reserve.give_up()
        with contextlib.suppress(Exception):  # nobody is left to tell of one in here
            self._hooks[0](kind, error, trace)
        self.catch(error)

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        self._reserve.give_up()
        with contextlib.suppress(Exception):
            self._hooks[1](arguments)
        if arguments.exc_value is not None:
            self.catch(arguments.exc_value)

    def catch(self, error: BaseException) -> None:
        """Tell of an error soon, from whatever thread; one that ends the program is left alone."""
        if isinstance(error, Exception):
            with contextlib.suppress(Exception):
                self._caught.emit(error)

    @Slot(object)
    def _on_caught(self, error: Exception) -> None:
        self._reserve.give_up()
        try:
            self._tell(error)
        except Exception as another:  # told on the console, as nothing else works
            with contextlib.suppress(Exception):
                self._hooks[0](type(another), another, another.__traceback__)

    def _tell(self, error: Exception) -> None:
        from quinto_desktop.report import place_of

        place, now_s = place_of(error), self._clock_s()
        last_s = self._last_s.get(place)
        self._last_s[place] = now_s
        if self._box is not None:
            self._times += 1
            self._count()
        elif last_s is None or now_s - last_s >= _QUIET_S:
            self._open_box(error)

    def _open_box(self, error: Exception) -> None:
        from quinto_desktop.report import report_of
        from quinto_desktop.window.controls.messages import Mark, message_box

        report = report_of(error, _surroundings())
        advice = translate(
            "Mishaps",
            "You can play on. If something looks wrong, close Quinto and start it again. The "
            "report helps us fix this; it contains no names of your files or folders.",
        )
        self._words, self._times = f"{self._kept()} {advice}", 1
        headline = translate("Mishaps", "Something went wrong in Quinto")
        parent = QtWidgets.QApplication.activeModalWidget() or self._window
        box = message_box(parent, Mark.WARNING, headline, self._words)
        _show_report(box, report.text)
        copy = box.addButton(
            translate("Mishaps", "&Copy report"), QtWidgets.QMessageBox.ButtonRole.ActionRole
        )
        copy.clicked.disconnect()  # else it would close the box
        copy.clicked.connect(lambda: _copy(report.text, copy))
        box.setDefaultButton(box.addButton(QtWidgets.QMessageBox.StandardButton.Ok))
        box.setEscapeButton(QtWidgets.QMessageBox.StandardButton.Ok)
        box.destroyed.connect(self._on_box_gone)
        box.finished.connect(self._on_box_gone)
        self._box = box
        box.open()

    def _kept(self) -> str:
        try:
            self._keep()
        except RecordError as error:
            sentence = translate("Mishaps", "Your game could not be saved just now: {reason}")
            return fill(sentence, reason=file_text(error.message))
        except Exception:  # whatever it is, the report says what came first
            return translate(
                "Mishaps",
                "Your game could not be saved just now, but it is safe as it was after the last "
                "action.",
            )
        return translate("Mishaps", "Your game is safe: it has just been saved.")

    def _count(self) -> None:
        # Seldom enough for a box that fails itself.
        times = self._times
        if self._box is None or (times > _COUNTED_TO and not _is_power_of_ten(times)):
            return
        counted = translate("Mishaps", "It has happened {count} times.")
        if times > _COUNTED_TO:
            counted = translate("Mishaps", "It has happened at least {count} times.")
        self._box.setInformativeText(f"{self._words} {fill(counted, count=str(times))}")

    @Slot()
    def _on_box_gone(self) -> None:
        self._box = None
        self._reserve.take()


class Reserve:
    """Some memory and some files, to be given up when there are no more: a message needs both."""

    def __init__(self) -> None:
        self._memory: mmap.mmap | None = None
        self._files: list[int] = []
        self.take()

    def take(self) -> None:
        """Reserve both, as far as they can be had. The memory is only claimed, never used."""
        with contextlib.suppress(OSError, MemoryError, ValueError):
            self._memory = self._memory or mmap.mmap(-1, _RESERVED_BYTES)
            while len(self._files) < _RESERVED_FILES:
                self._files.append(os.open(os.devnull, os.O_RDONLY))

    def give_up(self) -> None:
        """Leave both to whoever needs them."""
        while self._files:
            with contextlib.suppress(OSError):
                os.close(self._files.pop())
        if self._memory is not None:
            self._memory.close()
            self._memory = None


def _surroundings() -> dict[str, str]:
    import PySide6

    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "")
    return {
        "Qt": f"{qVersion()}, PySide {PySide6.__version__}",
        "Shown by": f"{QtWidgets.QApplication.platformName()} {desktop}".rstrip(),
    }


def _show_report(box: QtWidgets.QMessageBox, text: str) -> None:
    # The keyboard can get at it too.
    box.setDetailedText(text)
    for page in box.findChildren(QtWidgets.QTextEdit):
        page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        page.setTabChangesFocus(True)
        page.setAccessibleName(translate("Mishaps", "Report"))


def _copy(text: str, button: QtWidgets.QPushButton) -> None:
    QtWidgets.QApplication.clipboard().setText(text)
    button.setText(translate("Mishaps", "Report copied"))


def _is_power_of_ten(number: int) -> bool:
    return set(str(number)[1:]) <= {"0"} and str(number)[0] == "1"

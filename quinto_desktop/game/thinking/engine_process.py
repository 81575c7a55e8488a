"""The engine as the window sees it: a process that is started, asked, stopped and replaced."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

import quinto_desktop
from quinto_desktop import ASIDE_OPTION, ENGINE_OPTION, __version__, is_frozen
from quinto_desktop.players import Question
from quinto_desktop.players.wire import (
    Answered,
    Failed,
    Hello,
    Message,
    Stop,
    Unpacker,
    WireError,
    answer_of,
    ask,
    packed,
)

START_LIMIT_S = 20.0
"""How long an engine may take to say that it listens: long, for slow disks and busy machines."""

STOP_LIMIT_S = 1.0
"""How long it may take to stop thinking; it promises a twentieth of that."""

_CLOSE_LIMIT_MS = 500

_KILL_LIMIT_MS = 5000
"""How long the system may take to end it: long, for busy machines."""


def engine_command(*, is_aside: bool = False) -> list[str]:
    """How this program starts itself as an engine; `is_aside` leaves the processor to others."""
    options = [ENGINE_OPTION, ASIDE_OPTION] if is_aside else [ENGINE_OPTION]
    if is_frozen():
        return [sys.executable, *options]
    # By -P not from the working folder: in a checkout that has been installed, the installed one.
    return [sys.executable or "", "-P", "-m", "quinto_desktop", *options]


class EngineProcess(QObject):
    """An engine, asked one question at a time; if it is lost, the next question starts a fresh one.

    Signals:
        answered(object): The answer to the question; follows a stopped one as well.
        failed(str): The question has raised an exception; the text says which.
        lost(str, bool): The engine is gone, and the question with it, if there was one: why, and
            whether it had ever listened.
    """

    answered = Signal(object)
    failed = Signal(str)
    lost = Signal(str, bool)

    def __init__(
        self,
        command: Sequence[str] | None = None,
        start_limit_s: float = START_LIMIT_S,
        stop_limit_s: float = STOP_LIMIT_S,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._command = engine_command() if command is None else [*command]
        self._start_limit_s = start_limit_s
        self._stop_limit_s = stop_limit_s
        self._process: QProcess | None = None
        self._unpacker = Unpacker()
        self.listens = False
        self._number = 0
        self._question: Question | None = None
        self._is_stopped = False
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(self._on_limit_timeout)

    @property
    def is_asked(self) -> bool:
        """Whether it still owes an answer."""
        return self._question is not None

    @property
    def process_id(self) -> int | None:
        """The process's number; None if it is not running."""
        return None if self._process is None else self._process.processId() or None

    def start(self) -> None:
        """Start the process, unless it is running."""
        if self._process is not None:
            return
        self._unpacker, self.listens = Unpacker(), False
        self._process = process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.setProcessEnvironment(_environment())
        if sys.platform != "win32":
            # Ctrl-C in the terminal ends the window, and the end of the window the engine; one that
            # is still loading would print a traceback first.
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        process.readyReadStandardOutput.connect(self._on_process_ready_read)
        process.errorOccurred.connect(self._on_process_error_occurred)
        process.finished.connect(self._on_process_finished)
        self._give(self._start_limit_s)
        process.start(self._command[0], self._command[1:])

    def ask(self, question: Question) -> None:
        """Ask it a question; `answered`, `failed` or `lost` follows."""
        assert self._question is None  # one at a time
        self._question, self._is_stopped = question, False
        self.start()
        if self.listens:
            self._send_question()

    def stop(self) -> None:
        """Have it stop thinking about the question; `answered`, `failed` or `lost` follows soon."""
        if self._question is None or self._is_stopped:
            return
        self._is_stopped = True
        if self.listens:
            self._send(Stop(self._number))
            self._give(self._stop_limit_s)

    def rest(self) -> None:
        """End the process until the next question; not while there is one."""
        assert self._question is None  # or it would be lost
        process = self._forget()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.closeWriteChannel()  # it ends by itself as soon as nobody asks any more

    def close(self) -> None:
        """End the process for good, in the middle of a thought if need be; no signal follows."""
        process = self._forget()
        if process is not None:
            process.closeWriteChannel()
        for dying in self.findChildren(QProcess):  # this one, and any that rests or was lost
            if not dying.waitForFinished(_CLOSE_LIMIT_MS):
                dying.kill()
                dying.waitForFinished(_KILL_LIMIT_MS)

    # --------------------------------------------------------------- talking
    def _send_question(self) -> None:
        assert self._question is not None  # to be sent
        self._number += 1
        try:
            message = ask(self._number, self._question)
        except WireError as error:
            self._lose(f"the question cannot be put ({error})")
            return
        self._give(self._question.limit_s)
        self._send(message)

    def _send(self, message: Message) -> None:
        assert self._process is not None  # it listens
        self._process.write(packed(message))

    @Slot()
    def _on_process_ready_read(self) -> None:
        process = self._process
        assert process is not None  # it has said something
        try:
            for message in self._unpacker.take(bytes(process.readAllStandardOutput().data())):
                self._hear(message)
                if self._process is not process:
                    return
        except WireError as error:
            self._lose(f"the engine has sent nonsense ({error})")

    def _hear(self, message: Message) -> None:
        if isinstance(message, Hello) and not self.listens:
            self._hear_hello(message)
        elif isinstance(message, Answered | Failed) and message.number == self._number:
            self._hear_answer(message)
        else:
            raise WireError(f"{type(message).__name__} out of turn")

    def _hear_hello(self, hello: Hello) -> None:
        if hello.version != __version__:
            raise WireError(f"it belongs to version {hello.version}")
        self.listens = True
        self._limit.stop()
        if self._question is None:
            return
        if self._is_stopped:
            self._question = None
            self.answered.emit(None)
        else:
            self._send_question()

    def _hear_answer(self, message: Answered | Failed) -> None:
        if self._question is None:
            raise WireError("an answer to nothing")
        value = answer_of(message, self._question) if isinstance(message, Answered) else None
        self._question = None
        self._limit.stop()
        if isinstance(message, Failed):
            self.failed.emit(message.text)
        else:
            self.answered.emit(value)

    # --------------------------------------------------------------- losing it
    def _give(self, seconds: float) -> None:
        # It is lost unless it says something before so many seconds are over.
        self._limit.start(round(1000 * seconds))

    @Slot()
    def _on_limit_timeout(self) -> None:
        self._lose("the engine did not answer")

    @Slot(QProcess.ProcessError)
    def _on_process_error_occurred(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            self._lose(f"the engine did not start ({self._process.errorString()})")

    @Slot(int)
    def _on_process_finished(self, status: int) -> None:
        self._lose(f"the engine has ended ({status})")

    def _lose(self, why: str) -> None:
        listened, process = self.listens, self._forget()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.kill()
            if process.state() is QProcess.ProcessState.NotRunning:
                process.deleteLater()
        self.lost.emit(why, listened)

    def _forget(self) -> QProcess | None:
        process, self._process = self._process, None
        self.listens, self._question = False, None
        self._limit.stop()
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._on_process_ready_read)
            process.errorOccurred.disconnect(self._on_process_error_occurred)
            process.finished.disconnect(self._on_process_finished)
        return process


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    here = str(Path(quinto_desktop.__file__).parents[1])
    ways = filter(None, (here, environment.value("PYTHONPATH")))
    environment.insert("PYTHONPATH", os.pathsep.join(ways))
    return environment

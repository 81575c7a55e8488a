"""Forces what is written to the disk, on threads, so that play never waits for it.

Whatever a program writes is with the system at once, and survives the program; but the system gives
it to the disk when it likes, and a power cut takes what it has not given yet. Worse, some file
systems give the new name to the disk before the content, so that the file is empty afterwards. So
a copy is kept whose content was on the disk before it got its name. A thread writes it: it begins
as soon as there is something new, then at most twice a second.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import BinaryIO

from quinto_desktop.records.disk.files import write_file
from quinto_desktop.records.disk.folders import (
    is_foreign_link,
    make_folder,
    open_private,
    sync_file,
    sync_folder,
)
from quinto_desktop.records.faults import Fault, RecordError, cause_of

RHYTHM_S = 0.5
"""How far apart two copies are begun at least. With a disk that needs as long as that for one copy,
what was done a second ago is on it."""


class Forcing:
    """Keeps a copy of a file, which somebody else replaces, that is safe from a power cut."""

    def __init__(self, path: Path, copy: Path) -> None:
        self._path = path
        self._copy = copy
        self._changed = threading.Condition()
        self._newest: bytes | None = None
        self._is_at_work = False
        self._is_urgent = False
        self._due = 0.0
        self._fault: RecordError | None = None
        self._has_new_folders = True

    def put(self, data: bytes) -> None:
        """Hand over the file's new content; this returns at once.

        Raises:
            RecordError: What was handed over before could not be written.
        """
        with self._changed:
            self._newest = data
            fault, self._fault = self._fault, None
            is_idle, self._is_at_work = not self._is_at_work, True
        if is_idle:
            # Only for as long as there is something to do. A daemon, so that a disk that does not
            # answer cannot keep the program from ending.
            try:
                threading.Thread(target=self._work, name="autosave", daemon=True).start()
            except RuntimeError:  # no memory for a thread
                self._due = 0.0
                self._work()
        if fault is not None:
            raise fault

    def settle(self, limit_s: float | None = None) -> bool:
        """Wait until all that was handed over is safe from a power cut; return whether it is.

        Without a limit it waits for as long as it takes.

        Raises:
            RecordError: It could not be written.
        """
        with self._changed:
            self._is_urgent = True
            self._changed.notify_all()
            is_done = self._changed.wait_for(lambda: not self._is_at_work, limit_s)
            self._is_urgent = False
            fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
        return is_done

    def forget(self) -> None:
        """Write nothing of what was handed over; what is being written just now is finished."""
        with self._changed:
            self._newest = None
            self._changed.notify_all()
            self._changed.wait_for(lambda: not self._is_at_work)
            self._fault = None

    def _work(self) -> None:
        try:
            while (data := self._next()) is not None:
                fault = self._force(data)
                with self._changed:
                    self._fault = fault
        except BaseException:  # what is handed over next starts another thread
            self._end()
            raise

    def _next(self) -> bytes | None:
        # Once it is time; None if there is nothing, which ends the work.
        with self._changed:
            rest_s = max(0.0, self._due - time.monotonic())
            self._changed.wait_for(lambda: self._is_urgent or self._newest is None, rest_s)
            data, self._newest = self._newest, None
            if data is None:
                self._end()
            self._due = time.monotonic() + RHYTHM_S
            return data

    def _end(self) -> None:
        with self._changed:
            self._is_at_work = False
            self._changed.notify_all()

    def _force(self, data: bytes) -> RecordError | None:
        try:
            write_file(self._copy, data, backup=False, private=True)
        except RecordError as error:
            return error
        # The file itself as well: if nobody has done anything since, it is whole after a power cut.
        sync_file(self._path)
        if self._has_new_folders:
            for folder in self._path.parent.parents:
                sync_folder(folder)
            self._has_new_folders = False
        return None


class AppendedFile:
    """A file of lines, for the user alone, that is only ever added to; nobody waits for the disk.

    A new file begins with the `head`, one line.
    """

    def __init__(self, path: Path, head: str = "") -> None:
        self._path = path
        self._head = head
        self._unwritten: list[str] = []
        self._threads: list[threading.Thread] = []

    def add(self, line: str) -> None:
        """Add a line; the system has it at once, and is told to force it to the disk.

        Raises:
            RecordError: It cannot be written; it is written with what is added next.
        """
        self._unwritten.append(line)
        try:
            make_folder(self._path.parent)
            if is_foreign_link(self._path):
                self._path.unlink()
            with open(self._path, "ab+", opener=open_private) as file:
                start = b""
                if not file.tell():
                    start = self._head.encode()
                elif _is_cut_off(file):
                    start = b"\n"  # what a power cut has left must not swallow the next line
                file.write(start + "".join([f"{text}\n" for text in self._unwritten]).encode())
            self._unwritten.clear()
            self._begin()
        except OSError as error:
            name, reason = self._path.name, cause_of(error)
            raise RecordError(Fault.NOT_SAVED, name=name, reason=reason) from error

    def settle(self, limit_s: float) -> None:
        """Wait until what was added is safe from a power cut, so many seconds for each time."""
        for thread in self._threads:
            thread.join(limit_s)

    def _begin(self) -> None:
        thread = threading.Thread(target=self._sync, name="syncing", daemon=True)
        try:
            thread.start()
        except RuntimeError:  # no memory for a thread
            self._sync()
            return
        self._threads = [thread, *[one for one in self._threads if one.is_alive()]]

    def _sync(self) -> None:
        sync_file(self._path)
        sync_folder(self._path.parent)


def _is_cut_off(file: BinaryIO) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) != b"\n"

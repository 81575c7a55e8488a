"""The rules of Windows for files, over the file system that is there.

A file that this process has open, by whatever name, can be neither replaced nor renamed nor
deleted; nor can one that is write-protected. Names are the same in capitals, a few belong to
devices, paths end at 259 characters, a folder cannot be opened, and a part of a file is locked by
`msvcrt`. Errors carry the numbers that Windows gives: those of opening a file carry only Python's.
"""

from __future__ import annotations

import contextlib
import errno
import importlib.util
import io
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from quinto_desktop.records import autosave
from quinto_desktop.records.disk import files, folders, lock, windows

DENIED, IN_USE = 5, 32
_LONGEST = 259
_DEVICES = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in "123")}


class WindowsRules:
    """Lays the rules of Windows over `os` and `io` for a test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.exclusive: set[Path] = set()
        self._stat, self._lstat, self._scan = os.stat, os.lstat, os.listdir
        for name in ("stat", "lstat", "access", "mkdir", "chmod", "utime"):
            patch.setattr(os, name, self._by_any_case(getattr(os, name)))
        for name in ("replace", "rename"):
            patch.setattr(os, name, self._moved(getattr(os, name), onto=name == "replace"))
        patch.setattr(os, "unlink", self._unlinked(os.unlink))
        patch.setattr(os, "link", self._linked(os.link))
        patch.setattr(os, "open", self._opened(os.open))
        patch.setattr(io, "open", self._opened(io.open))
        patch.setattr("builtins.open", io.open)
        patch.setattr(os.path, "normcase", lambda path: os.fspath(path).replace("/", "\\").lower())
        for module in (windows, files, folders):
            patch.setattr(module, "IS_WINDOWS", True)
        patch.setattr(autosave, "ProcessLock", _lock_of_windows(patch).ProcessLock)

    def hold(self, path: Path) -> None:
        """Another program opens a file and lets nobody else read it."""
        self.exclusive.add(path)

    # ----------------------------------------------------------------- names
    def _true(self, path: Any) -> Any:
        """The path as it is spelt on the disk, if only the case of its name is another."""
        if isinstance(path, int):
            return path
        text = os.fspath(path)
        assert isinstance(text, str)  # so nothing of ours gives bytes
        _check(text)
        try:
            self._lstat(text)
        except OSError:
            folder, name = os.path.split(text)
            try:
                there = self._scan(folder or ".")
            except OSError:
                return text
            same = [other for other in there if other.casefold() == name.casefold()]
            return os.path.join(folder, same[0]) if same else text
        return text

    def _by_any_case(self, do: Callable[..., Any]) -> Callable[..., Any]:
        return lambda path, *more, **options: do(self._true(path), *more, **options)

    # ----------------------------------------------------------------- open files
    def is_open(self, path: str) -> bool:
        """Whether this process, or one that wants it for itself, has a file open."""
        try:
            wanted = self._stat(path)
        except OSError:
            return False
        if Path(path) in self.exclusive:
            return True
        return any(os.path.samestat(wanted, found) for found in _open_files())

    def _refuse_open(self, path: str) -> None:
        if self.is_open(path):
            raise refused(IN_USE, path)

    def _opened(self, do: Callable[..., Any]) -> Callable[..., Any]:
        def opened(path: Any, *more: Any, **options: Any) -> Any:
            true = self._true(path)
            if not isinstance(true, int):
                denied = Path(true) in self.exclusive or os.path.isdir(true)
                if denied:
                    raise PermissionError(errno.EACCES, "Permission denied", true)
            return do(true, *more, **options)

        return opened

    def _moved(self, do: Callable[..., Any], *, onto: bool) -> Callable[..., Any]:
        def moved(source: Any, target: Any, **options: Any) -> None:
            source, true = self._true(source), self._true(target)
            self._refuse_open(source)
            is_there = os.path.lexists(true) and true != source
            if is_there and not onto:
                raise FileExistsError(errno.EEXIST, "exists", true)
            if is_there and (self.is_open(true) or not self._stat(true).st_mode & stat.S_IWUSR):
                raise refused(DENIED, true)
            if is_there:
                _unlink(true)
            do(source, os.fspath(target), **options)

        return moved

    def _unlinked(self, do: Callable[..., Any]) -> Callable[..., Any]:
        def unlinked(path: Any, **options: Any) -> None:
            true = self._true(path)
            self._refuse_open(true)
            if os.path.lexists(true) and not self._stat(true).st_mode & stat.S_IWUSR:
                raise refused(DENIED, true)
            do(true, **options)

        return unlinked

    def _linked(self, do: Callable[..., Any]) -> Callable[..., Any]:
        def linked(source: Any, target: Any, **options: Any) -> None:
            if Path(self._true(source)) in self.exclusive:
                raise refused(IN_USE, source)
            do(self._true(source), self._true(target), **options)

        return linked


_unlink = os.unlink


def refused(code: int, path: str) -> PermissionError:
    """The error of a Windows function."""
    error = PermissionError(errno.EACCES, "refused", path)
    error.winerror = code  # type: ignore[attr-defined, unused-ignore]
    return error


def _check(path: str) -> None:
    """Fail if the program leaves it to Windows to find out that a name is none."""
    name = os.path.basename(path)
    is_device = name.partition(".")[0].rstrip(" ").upper() in _DEVICES
    is_bad = name.endswith((".", " ")) or any(char in name for char in '<>:"|?*\\')
    assert not is_device, f"{name} is a device"
    assert not is_bad or name in (".", ".."), f"{name} is no name"
    if len(os.path.abspath(path)) > _LONGEST:
        raise FileNotFoundError(errno.ENOENT, "not found", path)


def _open_files() -> list[os.stat_result]:
    found = []
    for number in os.listdir("/dev/fd"):
        with contextlib.suppress(OSError):  # the listing itself
            found.append(os.fstat(int(number)))
    return found


def _lock_of_windows(patch: pytest.MonkeyPatch) -> ModuleType:
    """The module `lock` as it is imported on Windows."""
    msvcrt = ModuleType("msvcrt")
    holders: dict[int, int] = {}

    def locking(descriptor: int, mode: int, length: int) -> None:
        assert length == 1
        file = os.fstat(descriptor).st_ino
        holder = holders.get(file)
        if mode == 0:
            assert holders.pop(file) == descriptor
        elif holder is not None:
            raise PermissionError(errno.EACCES, "Permission denied")
        else:
            holders[file] = descriptor

    patch.setattr(msvcrt, "LK_UNLCK", 0, raising=False)
    patch.setattr(msvcrt, "LK_NBLCK", 2, raising=False)
    patch.setattr(msvcrt, "locking", locking, raising=False)
    spec = importlib.util.spec_from_file_location("lock_of_windows", lock.__file__)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as meanwhile:
        meanwhile.setitem(sys.modules, "msvcrt", msvcrt)
        meanwhile.setattr(sys, "platform", "win32")
        spec.loader.exec_module(module)
    return module

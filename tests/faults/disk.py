"""What a disk holds after a power cut, from the shim's journal of what a program has written.

Only what was forced to the disk is certain. Of everything else, any part may have arrived: a file's
new name without its content, some of several writes, a content whose name is still the old one. A
single change of a folder, such as a rename, arrives as a whole or not at all.
"""

from __future__ import annotations

import os
import random
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeAlias

_HEAD = struct.Struct("<BBHiiiqqII")
_S = 1e-9


class Record(NamedTuple):
    """Something that a program has done, in seconds; `Disk` knows the letter of its kind."""

    kind: str
    at_s: float
    process: int
    thread: int
    file: int
    offset: int
    is_new: bool
    first: bytes
    second: bytes

    @property
    def key(self) -> tuple[int, int]:
        """What tells an open file from all others."""
        return self.process, self.file


def records(journal: Path) -> Iterator[Record]:
    """Read a journal; a record that was broken off at its end is left out."""
    data = journal.read_bytes()
    place = 0
    while place + _HEAD.size <= len(data):
        kind, is_new, _, process, file, thread, at_ns, offset, first, second = _HEAD.unpack_from(
            data, place
        )
        place += _HEAD.size
        if place + first + second > len(data):
            return
        parts = data[place : place + first], data[place + first : place + first + second]
        place += first + second
        yield Record(chr(kind), at_ns * _S, process, thread, file, offset, bool(is_new), *parts)


class Write(NamedTuple):
    """A write, or with no content a change of the length, which is the offset."""

    offset: int
    content: bytes | None


@dataclass(eq=False)
class File:
    """A file's content: what is certain, and what has not been forced to the disk yet."""

    certain: bytearray = field(default_factory=bytearray)
    pending: list[Write] = field(default_factory=list)
    settled: int = 0


@dataclass(eq=False)
class Folder:
    """A folder's entries: as the program sees them, as is certain, and the changes since."""

    live: dict[str, Node] = field(default_factory=dict)
    certain: dict[str, Node] = field(default_factory=dict)
    pending: list[Change] = field(default_factory=list)
    settled: int = 0

    def change(self, change: Change) -> None:
        """Change what the program sees."""
        _change(self.live, change)
        self.pending.append(change)


def settle(node: Node, number: int) -> None:
    """The first so many of all writes or changes are certain now."""
    now = max(0, number - node.settled)
    if isinstance(node, File):
        for write in node.pending[:now]:
            _write(node.certain, write)
    else:
        for change in node.pending[:now]:
            _change(node.certain, change)
    del node.pending[:now]
    node.settled += now


Node: TypeAlias = File | Folder
Change: TypeAlias = dict[str, Node | None]
"""New entries by their names; None where one is gone."""


def _write(content: bytearray, write: Write) -> None:
    end = write.offset if write.content is None else write.offset + len(write.content)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    if write.content is None:
        del content[end:]
    else:
        content[write.offset : end] = write.content


def _change(entries: dict[str, Node], change: Change) -> None:
    for name, node in change.items():
        if node is None:
            entries.pop(name, None)
        else:
            entries[name] = node


class Arrival:
    """What has arrived on the disk of all that was not forced there."""

    def __init__(self, names: float, content: float, seed: int = 0, *, zeros: bool = False) -> None:
        self._names = names
        self._content = content
        self._zeros = zeros
        self._choice = random.Random(seed)

    def entries(self, folder: Folder) -> dict[str, Node]:
        """What a folder has after the cut."""
        found = dict(folder.certain)
        for change in folder.pending:
            if self._choice.random() < self._names:
                _change(found, change)
        return found

    def content(self, file: File) -> bytes:
        """What a file has after the cut."""
        found = bytearray(file.certain)
        for write in file.pending:
            if self._choice.random() < self._content:
                _write(found, write)
            elif self._zeros and write.content is not None:
                _write(found, Write(write.offset, bytes(len(write.content))))
        return bytes(found)


class Disk:
    """Follows a journal, and knows at any moment what a power cut would leave."""

    def __init__(self, root: Path, *, is_deaf: bool = False) -> None:
        self._root = str(root)
        self._folder = Folder()
        self._files: dict[tuple[int, int], Node] = {}
        self._asked: dict[tuple[int, int], tuple[Node, int]] = {}
        self._is_deaf = is_deaf
        self._acts: dict[str, Callable[[Record], object]] = {
            "o": self._open,
            "c": lambda record: self._files.pop(record.key, None),
            "w": lambda record: self._pend(record.key, Write(record.offset, record.first)),
            "t": lambda record: self._pend(record.key, Write(record.offset, None)),
            "r": self._move,
            "l": lambda record: self._enter(record.second, self._node(record.first)),
            "u": lambda record: self._enter(record.first, None),
            "x": lambda record: self._enter(record.first, None),
            "d": self._make,
            "s": self._ask,
            "e": self._answer,
        }

    def take(self, record: Record) -> None:
        """Take in what the program has done next."""
        if record.kind in self._acts:
            self._acts[record.kind](record)

    def certain(self, name: str) -> bytes:
        """What a file of the watched folder has for certain; nothing if not even its name is."""
        node = self._folder.certain.get(name)
        return bytes(node.certain) if isinstance(node, File) else b""

    def write_to(self, target: Path, arrival: Arrival) -> None:
        """Make the folder as it is after a power cut now."""
        _lay_out(self._folder, target, arrival)

    def _open(self, record: Record) -> None:
        path = os.fsdecode(record.first)
        if path == self._root:
            self._files[record.key] = self._folder
            return
        folder, name = self._place(record.first)
        node = folder.live.get(name)
        if node is None:
            if not record.is_new:
                return
            node = File()
            folder.change({name: node})
        elif record.offset and isinstance(node, File):
            node.pending.append(Write(0, None))
        self._files[record.key] = node

    def _make(self, record: Record) -> None:
        if os.fsdecode(record.first) != self._root:
            self._enter(record.first, Folder())

    def _ask(self, record: Record) -> None:
        if (node := self._files.get(record.key)) is not None:
            number = node.settled + len(node.pending)
            self._asked[record.process, record.thread] = node, number

    def _answer(self, record: Record) -> None:
        node, number = self._asked.pop((record.process, record.thread))
        if not self._is_deaf:
            settle(node, number)

    def _enter(self, path: bytes, node: Node | None) -> None:
        folder, name = self._place(path)
        folder.change({name: node})

    def _pend(self, key: tuple[int, int], write: Write) -> None:
        node = self._files.get(key)
        if isinstance(node, File):
            node.pending.append(write)

    def _move(self, record: Record) -> None:
        source, old = self._place(record.first)
        target, new = self._place(record.second)
        node = source.live.get(old)
        if node is None or target.live.get(new) is node:
            return  # renaming one name of a file onto another changes nothing
        if source is target:
            source.change({old: None, new: node})
        else:
            target.change({new: node})
            source.change({old: None})

    def _place(self, path: bytes) -> tuple[Folder, str]:
        """The folder that a path leads to, and the name in it."""
        parts = os.path.relpath(os.fsdecode(path), self._root).split(os.sep)
        folder = self._folder
        for part in parts[:-1]:
            inner = folder.live[part]
            assert isinstance(inner, Folder)
            folder = inner
        return folder, parts[-1]

    def _node(self, path: bytes) -> Node:
        folder, name = self._place(path)
        return folder.live[name]


def _lay_out(folder: Folder, target: Path, arrival: Arrival) -> None:
    for name, node in arrival.entries(folder).items():
        if isinstance(node, Folder):
            (target / name).mkdir()
            _lay_out(node, target / name, arrival)
        elif not name.endswith("-shm"):  # which SQLite makes anew
            (target / name).write_bytes(arrival.content(node))

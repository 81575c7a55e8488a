"""The rows of a history read from its file, whatever has become of the file.

SQLite reads nothing at all once the first page is damaged or the file is too short, and nothing of
a table behind a page that it cannot read. But each page of a table's rows can be read by itself,
and what stands in it tells which table it belongs to: no two tables that matter have rows of the
same shape, but for records and opinions, whose documents differ. So only what stood in a damaged
page is lost. The format is SQLite's own: https://www.sqlite.org/fileformat2.html.

What was deleted is left out as long as the list of free pages can be read. Bytes that are no text
become U+FFFD.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

Value: TypeAlias = int | float | str | bytes | None
_Row: TypeAlias = tuple[Value, ...]

_MAGIC = b"SQLite format 3\0"
_USUAL_SIZE = 4096
_SIZES = tuple(1 << power for power in range(9, 17))
_FIRST_HEADER = 100
_LARGEST_ROW = 1 << 22
_MOST_REPAIRED = 3
"""Of a page with more rows that cannot be read none is tried: it takes a tenth of a second each."""
_ROWS, _KEYS, _KEYS_WITHIN = 13, 10, 2
"""What a page begins with: rows by number, rows by key, and rows by key between such pages."""

_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_REAL = 7
_CONSTANTS: Mapping[int, int | None] = {0: None, 8: 0, 9: 1}
_FIRST_BLOB = 12

_LOG_MAGIC = (0x377F0682, 0x377F0683)
_LOG_HEADER, _FRAME_HEADER = 32, 24


class Column(Struct, frozen=True):
    """A column: ``INTEGER``, ``TEXT`` or ``BLOB``. A row's number stands beside the row."""

    name: str
    kind: str
    may_lack: bool
    is_number: bool

    def fits(self, value: Value) -> bool:
        """Whether it can have a value."""
        if value is None:
            return self.may_lack or self.is_number
        return isinstance(value, _KINDS[self.kind]) and not self.is_number


_KINDS: Mapping[str, type] = {"INTEGER": int, "TEXT": str, "BLOB": bytes}


class Layout(Struct, frozen=True):
    """The shape of a table's rows; without numbers they stand in order of their keys.

    Attributes:
        starts: What the document in its last column begins with, if that tells it from others.
    """

    table: str
    columns: tuple[Column, ...]
    has_numbers: bool
    starts: bytes = b""

    def row(self, number: int | None, values: Sequence[Value]) -> _Row | None:
        """The row that was written so; None if it is none of this table."""
        if len(values) != len(self.columns) or (number is not None) is not self.has_numbers:
            return None
        if not all(map(Column.fits, self.columns, values)):
            return None
        pairs = zip(self.columns, values, strict=True)
        return tuple([number if column.is_number else value for column, value in pairs])

    def likely(self, rows: Sequence[Sequence[Value]]) -> int:
        """How many rows of a page are this table's, if they have its shape."""
        told = sum([_unpacked_start(row[-1]).startswith(self.starts) for row in rows])
        return len(rows) if 2 * told >= len(rows) else 0


def rows_in(path: Path, layouts: Sequence[Layout]) -> Iterator[tuple[Layout, _Row]]:
    """Yield the rows that can be read, page by page, from the database and its log.

    Of two layouts with the same shape, that with a document that tells it comes first.

    Raises:
        OSError: The file cannot be read.
    """
    with _File(path) as file:
        for number in range(1, file.count + 1):
            if number not in file.free:
                yield from _rows_of_one(file, number, layouts)


def _rows_of_one(
    file: _File, number: int, layouts: Sequence[Layout]
) -> Iterator[tuple[Layout, _Row]]:
    # They all belong to one table: the one of which there are most.
    cells = [*_cells(file, number)]
    read = [_read(payload) for _, payload in cells]
    lengths = {len(values) for values in read}
    most, found, chosen = 0, list[_Row | None](), None
    for layout in layouts:
        if len(layout.columns) in lengths:
            rows = [layout.row(cells[place][0], values) for place, values in enumerate(read)]
            count = layout.likely([row for row in rows if row is not None])
            if count > most:  # of two with as many, the first
                most, found, chosen = count, rows, layout
    if chosen is None:
        return
    may_repair = found.count(None) <= _MOST_REPAIRED
    for row, cell in zip(found, cells, strict=True):
        whole = _repaired(chosen, *cell) if row is None and may_repair else row
        if whole is not None:
            yield chosen, whole


def _repaired(layout: Layout, number: int | None, payload: bytes) -> _Row | None:
    # One byte may be damaged that says what a value is, if the row can then be one only.
    found = set()
    size = payload[0] if payload else 0
    for place in range(1, min(size, len(payload))):
        for kind in range(0x80):
            values = _read(payload[:place] + bytes([kind]) + payload[place + 1 :])
            row = layout.row(number, values)
            if row is not None:
                found.add(row)
    return found.pop() if len(found) == 1 else None


def _unpacked_start(document: Value) -> bytes:
    if not isinstance(document, bytes):
        return b""
    try:
        return zlib.decompressobj().decompress(document, 32)
    except zlib.error:
        return b""


# --------------------------------------------------------------- the file and its log
class _File:
    def __init__(self, path: Path) -> None:
        self._file = open(path, "rb")  # noqa: SIM115  # closed in __exit__
        self._log = _log_of(path.with_name(f"{path.name}-wal"))
        header = self._log.get(1) or self._read(0, _FIRST_HEADER)
        size = int.from_bytes(header[16:18], "big")
        size = 1 << 16 if size == 1 else size
        length = self._file.seek(0, 2)
        told = size * int.from_bytes(header[28:32], "big")
        is_header = header.startswith(_MAGIC) and size in _SIZES and told == length
        in_log = next(iter(self._log.values()), b"")
        self.size = size if is_header else len(in_log) or _USUAL_SIZE
        is_usual = header.startswith(_MAGIC) and size == self.size
        self.usable = self.size - (header[20] if is_usual and header[20] < 32 else 0)
        self.count = max([-(-length // self.size), *self._log])
        self.free = _free_pages(self, header) if is_usual else frozenset()

    def __enter__(self) -> _File:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def page(self, number: int) -> bytes:
        # Numbered from 1; what is missing of it is zero.
        if not 0 < number <= self.count:
            return bytes(self.size)
        page = self._log.get(number) or self._read((number - 1) * self.size, self.size)
        return page.ljust(self.size, b"\0")

    def _read(self, at: int, length: int) -> bytes:
        self._file.seek(at)
        return self._file.read(length)


def _free_pages(file: _File, header: bytes) -> frozenset[int]:
    # As far as their list can be read.
    found: set[int] = set()
    trunk = int.from_bytes(header[32:36], "big")
    while 1 < trunk <= file.count and trunk not in found:
        words = struct.unpack_from(f">{file.usable // 4}I", file.page(trunk))
        following, count, *leaves = words
        named = leaves[:count]
        if count > len(leaves) or not all(1 < leaf <= file.count for leaf in named):
            break
        found |= {trunk, *named}
        trunk = following
    return frozenset(found)


def _log_of(path: Path) -> dict[int, bytes]:
    # As of the last commit that it has whole.
    try:
        data = path.read_bytes()
    except OSError:
        return {}
    if len(data) < _LOG_HEADER:
        return {}
    magic, _, size, _, *salts = struct.unpack(">6I", data[:24])
    if magic not in _LOG_MAGIC or size not in _SIZES:
        return {}
    order = "<>"[magic & 1]
    sums = _sums(data[:24], order, (0, 0))
    if sums != struct.unpack(">2I", data[24:32]):
        return {}
    found: dict[int, bytes] = {}
    written: dict[int, bytes] = {}
    for at in range(_LOG_HEADER, len(data) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        head, page = data[at : at + _FRAME_HEADER], data[at + _FRAME_HEADER :][:size]
        number, pages, *own = struct.unpack(">6I", head)
        sums = _sums(page, order, _sums(head[:8], order, sums))
        if own != [*salts, *sums]:
            break
        written[number] = page
        if pages:  # a commit
            found |= written
            written = {}
    return found


def _sums(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


# --------------------------------------------------------------- the cells of a page
def _cells(file: _File, number: int) -> Iterator[tuple[int | None, bytes]]:
    page = file.page(number)
    start = _FIRST_HEADER if number == 1 else 0
    kind = page[start]
    if kind not in (_ROWS, _KEYS, _KEYS_WITHIN):
        return
    first = start + (12 if kind == _KEYS_WITHIN else 8)
    count = int.from_bytes(page[start + 3 : start + 5], "big")
    count = min(count, (file.size - first) // 2)
    for place in struct.unpack_from(f">{count}H", page, first):
        try:
            yield _cell(file, page, kind, place)
        except (IndexError, ValueError, struct.error):
            continue


def _cell(file: _File, page: bytes, kind: int, at: int) -> tuple[int | None, bytes]:
    if kind == _KEYS_WITHIN:
        at += 4
    length, at = _varint(page, at)
    number = None
    if kind == _ROWS:
        number, at = _varint(page, at)
        most = file.usable - 35
    else:
        most = (file.usable - 12) * 64 // 255 - 23
    if length > _LARGEST_ROW:
        raise ValueError("no row is so long")
    return number, _payload(file, page, at, length, most)


def _payload(file: _File, page: bytes, at: int, length: int, most: int) -> bytes:
    # The bytes that found no room stand in a chain of other pages.
    if length <= most:
        return page[at : at + length]
    least = (file.usable - 12) * 32 // 255 - 23
    here = least + (length - least) % (file.usable - 4)
    here = here if here <= most else least
    parts, left = [page[at : at + here]], length - here
    following = int.from_bytes(page[at + here : at + here + 4], "big")
    while left > 0:
        if not 1 < following <= file.count:
            raise ValueError("the chain is broken")
        more = file.page(following)
        parts.append(more[4 : min(file.usable, 4 + left)])
        left -= len(parts[-1])
        following = int.from_bytes(more[:4], "big")
    return b"".join(parts)


def _read(payload: bytes) -> _Row:
    try:
        return _values(payload)
    except (IndexError, ValueError, struct.error):
        return ()


def _values(payload: bytes) -> _Row:
    size, at = _varint(payload, 0)
    if not 0 < size <= len(payload):
        raise ValueError("that is no row")
    values: list[Value] = []
    place = size
    while at < size:
        kind = payload[at]
        if kind < 0x80:
            at += 1
        else:
            kind, at = _varint(payload, at)
        value, place = _value(payload, kind, place)
        values.append(value)
    if place != len(payload):
        raise ValueError("that is no row")
    return tuple(values)


def _value(payload: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind in _CONSTANTS:
        return _CONSTANTS[kind], at
    if kind in _INTEGERS:
        end = at + _INTEGERS[kind]
        return int.from_bytes(payload[at:end], "big", signed=True), end
    if kind == _REAL:
        return struct.unpack_from(">d", payload, at)[0], at + 8
    if kind < _FIRST_BLOB:
        raise ValueError("there is no such value")
    end = at + (kind - _FIRST_BLOB) // 2
    if end > len(payload):
        raise ValueError("that is no row")
    part = payload[at:end]
    return (part.decode("utf-8", "replace") if kind & 1 else part), end


def _varint(data: bytes, at: int) -> tuple[int, int]:
    # A number of up to nine bytes, and where it ends.
    number = 0
    for place in range(at, at + 8):
        number = number << 7 | data[place] & 0x7F
        if data[place] < 0x80:
            return number, place + 1
    number = number << 8 | data[at + 8]
    return (number - (1 << 64) if number >= 1 << 63 else number), at + 9

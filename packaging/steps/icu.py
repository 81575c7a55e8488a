"""Qt's copy of ICU's data, without what no part of Qt asks for.

Of its 32 MB, Qt uses how languages sort, what their letters are, and in our languages the names of
time zones; places, currencies, units, word breaks and old character sets are for other programs.
ICU means its data to be cut to size: a missing item is an answer like any other.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from steps.workshop import Fault, Workshop

_MAGIC = b"\xda\x27"
_COMMON = b"CmnD"  # the format of a package of items
_ALIGNED = 16
_LOCALE = re.compile(r"[a-z]{2,3}(?:_\w+)?\.res")
_OUR_LOCALES = ("root.res", "pool.res", "res_index.res", "en.res", "de.res", "fr.res")
_UNUSED_FOLDERS = ("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit")


def is_item_wanted(name: str) -> bool:
    """Whether an item of ICU's data stays.

    Args:
        name: Such as `icudt73l/coll/de.res`.
    """
    _package, *folders, file = name.split("/")
    if folders and folders[0] in _UNUSED_FOLDERS:
        return False
    if file.endswith(".cnv"):
        return False
    if folders == ["zone"]:
        return file in _OUR_LOCALES
    return bool(folders) or not _LOCALE.fullmatch(file) or file in _OUR_LOCALES


def items_of(data: bytes) -> dict[str, bytes]:
    """The items in a package of ICU's data, by name.

    Raises:
        Fault: It is none.
    """
    if data[2:4] != _MAGIC or data[12:16] != _COMMON:
        raise Fault("Qt's libicudata holds no ICU data as we know it; mend packaging/steps/icu.py.")
    (toc,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, toc)
    entries = [struct.unpack_from("<II", data, toc + 4 + 8 * number) for number in range(count)]
    ends = [*(begin for _name, begin in entries[1:]), len(data) - toc]
    items = {}
    for (name, begin), end in zip(entries, ends, strict=True):
        text = data[toc + name : data.index(b"\0", toc + name)].decode("ascii")
        items[text] = data[toc + begin : toc + end]
    return items


def package_of(items: Mapping[str, bytes], header: bytes) -> bytes:
    """A package of some items.

    Args:
        items: The items by name, in the order of their names.
        header: What precedes the table of contents; another package's will do.
    """
    names = b""
    places = []
    first_name = 4 + 8 * len(items)
    for name in items:
        places.append(first_name + len(names))
        names += name.encode("ascii") + b"\0"
    at = _up(first_name + len(names))
    toc = struct.pack("<I", len(items))
    body = b""
    for place, item in zip(places, items.values(), strict=True):
        toc += struct.pack("<II", place, at + len(body))
        body += item.ljust(_up(len(item)), b"\0")
    return header + (toc + names).ljust(at, b"\0") + body


def trim_icu(workshop: Workshop, folder: Path) -> None:
    """Put a smaller library in the place of each libicudata below a folder.

    Raises:
        Fault: There is none, or there is no C compiler.
    """
    libraries = [path for path in folder.rglob("libicudata.so.*") if not path.is_symlink()]
    if not libraries:
        raise Fault("Qt has brought no libicudata; mend packaging/steps/icu.py.")
    for library in libraries:
        _trim(workshop, library)


def _trim(workshop: Workshop, library: Path) -> None:
    content = library.read_bytes()
    begin = content.index(_MAGIC + struct.pack("<HH", 20, 0)) - 2
    symbol, size = _symbol(workshop, library)
    data = content[begin : begin + size]
    items = items_of(data)
    (toc,) = struct.unpack_from("<H", data)
    kept = {name: item for name, item in items.items() if is_item_wanted(name)}
    scratch = library.with_name("icu-data")
    scratch.write_bytes(package_of(kept, data[:toc]))
    source = library.with_name("icu-data.S")
    source.write_text(_assembly(symbol, scratch.name), encoding="ascii")
    workshop.run(
        *("gcc", "-shared", "-nostdlib", "-s", "-Wl,--build-id=none", "-Wl,-z,noexecstack"),
        *(f"-Wl,-soname,{library.name}", "-o", library.name, source.name),
        cwd=library.parent,
    )
    scratch.unlink()
    source.unlink()
    before, after = len(content), library.stat().st_size
    print(f"{library.name}: {before / 1e6:.1f} MB, of which {after / 1e6:.1f} MB are used")


def _symbol(workshop: Workshop, library: Path) -> tuple[str, int]:
    """The name and the size of the one thing that the library holds."""
    lines = workshop.output("readelf", "--dyn-syms", "--wide", library).splitlines()
    found = _data_symbols(lines)
    if len(found) != 1:
        raise Fault(f"{library.name} holds {len(found)} packages; mend packaging/steps/icu.py.")
    return found[0]


def _data_symbols(lines: Iterable[str]) -> list[tuple[str, int]]:
    fields = [line.split() for line in lines]
    return [(line[7], int(line[2], 0)) for line in fields if len(line) == 8 and line[3] == "OBJECT"]


def _assembly(symbol: str, file: str) -> str:
    return f"""\
.section .rodata
.globl {symbol}
.type {symbol}, @object
.balign {_ALIGNED}
{symbol}:
.incbin "{file}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


def _up(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED

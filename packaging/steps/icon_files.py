"""Writes the icon files of Windows and macOS: containers with one PNG a size."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""What Windows shows at 100, 125, 150, 200 and 250 percent, in lists, tiles and the task bar."""

ICNS_TYPES = {
    "icp4": 16,
    "icp5": 32,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic10": 1024,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}
"""The kinds of picture in an .icns file, and their width in pixels: the last four and `ic10` are
for fine screens, where a pixel of the design is four."""

MAC_SHARE = 0.86
"""How much of a Mac's icon the drawing takes: the others there have such a margin."""

_GREATEST_IN_ICO = 256


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico file.

    Args:
        pictures: The PNG of each width; at most 256.
    """
    assert pictures and max(pictures) <= _GREATEST_IN_ICO
    begin = struct.calcsize("<HHH") + len(pictures) * struct.calcsize("<BBBBHHII")
    entries, bodies = b"", b""
    for size, png in sorted(pictures.items()):
        width = size % _GREATEST_IN_ICO  # 0 stands for 256
        entry = struct.pack("<BBBBHHII", width, width, 0, 0, 1, 32, len(png), begin + len(bodies))
        entries, bodies = entries + entry, bodies + png
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + bodies


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An .icns file.

    Args:
        pictures: The PNG of each width that `ICNS_TYPES` names.
    """
    body = b""
    for kind, size in ICNS_TYPES.items():
        body += struct.pack(">4sI", kind.encode(), len(pictures[size]) + 8) + pictures[size]
    return struct.pack(">4sI", b"icns", len(body) + 8) + body


def write_ico(drawing: Path, path: Path) -> None:
    """Draw an .ico file, with Qt.

    Args:
        drawing: The SVG file.
        path: The file to write.
    """
    path.write_bytes(ico({size: _drawn(drawing, size, 1.0) for size in ICO_SIZES}))


def write_icns(drawing: Path, path: Path) -> None:
    """Draw an .icns file, with Qt; the arguments are those of `write_ico`."""
    sizes = set(ICNS_TYPES.values())
    path.write_bytes(icns({size: _drawn(drawing, size, MAC_SHARE) for size in sizes}))


def _drawn(drawing: Path, size: int, share: float) -> bytes:
    """A drawing as PNG, in the middle of a square."""
    # Only whoever draws has Qt.
    from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = size * share
    edge = (size - width) / 2
    QSvgRenderer(str(drawing)).render(painter, QRectF(edge, edge, width, width))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # PySide's annotations require bytes, but its code requires str.
    assert image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())

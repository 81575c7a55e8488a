"""Packing a folder into one file, the same each time."""

from __future__ import annotations

import lzma
import os
import tarfile
from pathlib import Path

from steps.workshop import Workshop


def pack_folder(workshop: Workshop, folder: Path, target: Path) -> None:
    """Pack a folder into a `.tar.xz`: sorted, of one date, and nobody's.

    Args:
        workshop: Knows the date.
        folder: The folder; its name is in the archive.
        target: The file to write.
    """

    def dated(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = workshop.epoch
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    names = sorted(path.relative_to(folder.parent).as_posix() for path in folder.rglob("*"))
    with lzma.open(target, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for name in (folder.name, *names):
            tar.add(folder.parent / name, name, recursive=False, filter=dated)
    os.utime(target, (workshop.epoch, workshop.epoch))

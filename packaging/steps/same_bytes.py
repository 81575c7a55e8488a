"""Archives that are the same, byte for byte, whenever and wherever they are packed."""

from __future__ import annotations

import gzip
import io
import stat
import tarfile
import time
import zipfile
from pathlib import Path

_EARLIEST = 315_619_200
"""2 January 1980 in seconds since 1970: a zip archive knows no earlier year."""


def settle_wheel(path: Path, epoch: int) -> None:
    """Pack a wheel anew: sorted, with its metadata last, all files of one date and readable by all.

    Args:
        path: The wheel, which is replaced.
        epoch: The date, in seconds since 1970.
    """
    with zipfile.ZipFile(path) as wheel:
        contents = {info.filename: wheel.read(info) for info in wheel.infolist()}
    moment = time.gmtime(max(epoch, _EARLIEST))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name in sorted(contents, key=_metadata_last):
            info = zipfile.ZipInfo(name, moment)
            info.create_system = 3  # Unix, wherever it is packed
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(info, contents[name], compresslevel=9)


def _metadata_last(name: str) -> tuple[bool, bool, str]:
    return ".dist-info/" in name, name.endswith("/RECORD"), name


def settle_sdist(path: Path, epoch: int) -> None:
    """Pack a .tar.gz anew: sorted, all files of one date, belonging to nobody, readable by all.

    Args:
        path: The archive, which is replaced.
        epoch: The date, in seconds since 1970.
    """
    with tarfile.open(path) as sdist:
        files = {
            member.name: (member.mode, _content(sdist, member))
            for member in sdist.getmembers()
            if member.isfile()
        }
    packed = io.BytesIO()
    with (
        gzip.GzipFile("", "wb", 9, packed, mtime=epoch) as stream,
        tarfile.open(mode="w", fileobj=stream, format=tarfile.PAX_FORMAT) as archive,
    ):
        for name, (mode, content) in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.mtime = epoch
            member.mode = 0o755 if mode & stat.S_IXUSR else 0o644
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    path.write_bytes(packed.getvalue())


def _content(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    stream = archive.extractfile(member)
    return stream.read() if stream else b""

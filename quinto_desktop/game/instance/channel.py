"""What a second start of the program says to the first one, and where.

The process that has the lock of the state folder has the window. The two meet at a socket in that
folder; where there can be none (Windows, some file systems), at a port of this machine, which a
file in the folder names, with a secret that only the user can read. One line of JSON goes each way:
a `Request`, then an `Answer`.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from msgspec import Struct

from quinto_desktop.game.instance.wishes import (
    WishError,
    check_together,
    file_of,
    seed_of,
    token_of,
)
from quinto_desktop.records.disk.lock import ProcessLock, claim

PROTOCOL = 1
"""To be raised when an older Quinto would not understand a request."""

GREATEST_LINE = 64 * 1024
"""Bytes in a line; a path has at most 4096, each of which JSON may write as six."""

SOCKET_NAME = "window.socket"
PORT_NAME = "window.port"
_LONGEST_PATH = 100
"""The bytes of a socket's path that every system allows; Linux allows 107, macOS 103."""


class Answer(Enum):
    """What the first process does with a request."""

    TAKEN = "taken"
    LATER = "later"  # when the dialog that is open has been closed
    OTHER_VERSION = "other version"


class Request(Struct, frozen=True):
    """What a later start wants: `file` is absolute, `token` may raise the window on Wayland."""

    file: Path | None = None
    seed: int | None = None
    token: str = ""


class ChannelError(Exception):
    """What came through the channel cannot be understood."""


def packed_request(request: Request, secret: str) -> bytes:
    """A request as a line; a path may hold any bytes."""
    file = None if request.file is None else str(request.file)
    return _line(file=file, seed=request.seed, token=request.token, secret=secret)


def unpacked_request(line: bytes, secret: str) -> Request | None:
    """A request from a line; None if it is in the words of another version.

    Raises:
        ChannelError: It is no request, or its sender does not know the secret.
    """
    found = _values(line)
    if found.get("secret") != secret:
        raise ChannelError("the sender does not know the secret")
    if found.get("protocol") != PROTOCOL:
        return None
    name, number, token = (found.get(entry) for entry in ("file", "seed", "token"))
    if not isinstance(token, str) or not isinstance(name, str | None):
        raise ChannelError("that is no text")
    if not isinstance(number, int | None) or isinstance(number, bool):
        raise ChannelError("that is no number")
    if name is not None and not os.path.isabs(name):
        raise ChannelError("that is a file in nobody knows which folder")
    try:
        file = None if name is None else file_of(name)
        seed = None if number is None else seed_of(str(number))
        check_together(file, seed)
        return Request(file, seed, token_of(token))
    except WishError as error:
        raise ChannelError(str(error)) from error


def packed_answer(answer: Answer) -> bytes:
    """An answer as a line."""
    return _line(answer=answer.value)


def unpacked_answer(line: bytes) -> Answer:
    """An answer from a line; `ChannelError` if it is none."""
    found = _values(line)
    if found.get("protocol") != PROTOCOL:
        return Answer.OTHER_VERSION
    try:
        return Answer(found.get("answer"))
    except ValueError as error:
        raise ChannelError("that is no answer") from error


def _line(**values: object) -> bytes:
    return json.dumps({"protocol": PROTOCOL, **values}).encode("ascii") + b"\n"


def _values(line: bytes) -> dict[str, object]:
    try:
        values = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ChannelError("that is no JSON") from error
    if not isinstance(values, dict) or "protocol" not in values:
        raise ChannelError("that does not say what it is")
    return values


# --------------------------------------------------------------- where the two meet
class Door(Struct, frozen=True):
    """A socket, listening or connected; `secret` is empty where only the user can come in."""

    socket: socket.socket
    secret: str = ""


def open_door(folder: Path) -> Door:
    """Let other processes of this user connect; `OSError` if that is not possible here.

    Only for the process that has the folder's lock: whatever another one left there is replaced.
    """
    close_door(folder)
    if hasattr(socket, "AF_UNIX"):
        with contextlib.suppress(OSError):
            return _open_socket(folder)
    return _open_port(folder)


def close_door(folder: Path) -> None:
    """Remove what the doors of a folder have left in it."""
    for name in (SOCKET_NAME, PORT_NAME):
        with contextlib.suppress(OSError):
            (folder / name).unlink()


def knock(folder: Path, patience_s: float) -> Door:
    """Connect to the process that has a folder's lock, within so many seconds.

    Raises:
        OSError: Nobody is listening (yet).
        ChannelError: Nobody can tell where it listens.
    """
    if hasattr(socket, "AF_UNIX") and (folder / SOCKET_NAME).exists():
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        line.settimeout(patience_s)
        try:
            with _short_path(folder) as short:
                line.connect(str(short / SOCKET_NAME))
        except OSError:
            line.close()
            raise
        return Door(line)
    found = _values((folder / PORT_NAME).read_bytes())
    port, secret = found.get("port"), found.get("secret")
    if not isinstance(port, int) or not 0 < port < 2**16 or not isinstance(secret, str):
        raise ChannelError("that is no port")
    return Door(socket.create_connection(("127.0.0.1", port), patience_s), secret)


def _open_socket(folder: Path) -> Door:
    door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with _short_path(folder) as short:
            door.bind(str(short / SOCKET_NAME))
        (folder / SOCKET_NAME).chmod(0o600)  # before anybody can connect
        door.listen()
    except OSError:
        door.close()
        raise
    return Door(door)


def _open_port(folder: Path) -> Door:
    secret = os.urandom(16).hex()
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        door.bind(("127.0.0.1", 0))
        door.listen()
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(folder / PORT_NAME, flags, 0o600), "wb") as file:
            file.write(_line(port=door.getsockname()[1], secret=secret))
    except OSError:
        door.close()
        raise
    return Door(door, secret)


@contextlib.contextmanager
def _short_path(folder: Path) -> Iterator[Path]:
    # A link leaves room for a socket's name where the folder's own path is too long.
    if len(os.fsencode(folder / SOCKET_NAME)) <= _LONGEST_PATH:
        yield folder
        return
    with tempfile.TemporaryDirectory(prefix="quinto-") as scratch:
        link = Path(scratch, "state")
        link.symlink_to(folder, target_is_directory=True)
        yield link


PATIENCE_S = 5.0
"""How long the first process may take until it answers; it may have only just been started."""

_PAUSE_S = 0.03


class NoAnswer(Enum):
    """The first process has not answered: it does not, or there is none any more."""

    NO_ANSWER = "no answer"


def hand_over(
    folder: Path, request: Request, patience_s: float = PATIENCE_S
) -> Answer | NoAnswer | ProcessLock:
    """Hand a request to the process that has a folder's lock; return its answer.

    That process may still be starting, or about to end; both are waited for. If it has ended,
    its lock is returned.
    """
    end = time.monotonic() + patience_s
    while (left := end - time.monotonic()) > 0:
        with contextlib.suppress(OSError, ChannelError):
            return _ask(folder, request, left)
        lock = claim(folder)
        if lock is not None:
            return lock
        time.sleep(_PAUSE_S)
    return NoAnswer.NO_ANSWER


def _ask(folder: Path, request: Request, patience_s: float) -> Answer:
    door = knock(folder, patience_s)
    with door.socket as line:
        line.sendall(packed_request(request, door.secret))
        with line.makefile("rb") as reading:
            return unpacked_answer(reading.readline(GREATEST_LINE))

"""What the window and its engine say to each other over a pipe, and how it is written.

    window → engine    Ask a question; Stop thinking about it
    engine → window    Hello as soon as it listens; Answered or Failed, once for every question

Each message goes as its length, a checksum and a pickle. Both ends are one program, so the classes
of `rules` and `players` need no second description; names from anywhere else are refused. The
checksum keeps from the unpickler what no unpickler should see.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias
from zlib import crc32

from quinto_desktop import __version__
from quinto_desktop.players.questions import Question

MOST_BYTES = 16_000_000
"""The greatest length of a message; one that claims more is none."""

_HEAD_BYTES = 8
_HALF = 4
_PROTOCOL = 5
_KNOWN = ("quinto_desktop.rules.", "quinto_desktop.players.")


class WireError(Exception):
    """The other end has sent something that is not a message."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Think about a question.

    Attributes:
        number: What the answer, or `Stop`, will call it.
        question: The question.
    """

    number: int
    question: Question


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop thinking about a question; any answer to it will do."""

    number: int


@dataclass(frozen=True, slots=True)
class Hello:
    """The engine is there.

    Attributes:
        version: The version of Quinto it belongs to.
    """

    version: str = __version__


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a question."""

    number: int
    value: object


@dataclass(frozen=True, slots=True)
class Failed:
    """A question has raised an exception; the text says which."""

    number: int
    text: str


Message: TypeAlias = Ask | Stop | Hello | Answered | Failed


def packed(message: Message) -> bytes:
    """Write a message."""
    data = pickle.dumps(message, _PROTOCOL)
    return len(data).to_bytes(_HALF, "big") + crc32(data).to_bytes(_HALF, "big") + data


class Unpacker:
    """Puts messages together again from whatever pieces a pipe delivers."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def take(self, piece: bytes) -> Iterator[Message]:
        """Yield the messages that are complete with this piece.

        Raises:
            WireError: What has arrived is not a message, and nothing after it can be understood.
        """
        self._rest += piece
        while len(self._rest) >= _HEAD_BYTES:
            length = int.from_bytes(self._rest[:_HALF], "big")
            if length > MOST_BYTES:
                raise WireError(f"a message of {length} bytes")
            end = _HEAD_BYTES + length
            if len(self._rest) < end:
                return
            data = bytes(self._rest[_HEAD_BYTES:end])
            if crc32(data) != int.from_bytes(self._rest[_HALF:_HEAD_BYTES], "big"):
                raise WireError("a damaged message")
            del self._rest[:end]
            yield _read(data)


def _read(data: bytes) -> Message:
    try:
        message = _Reader(io.BytesIO(data)).load()
    except Exception as error:  # a damaged pickle can raise anything
        raise WireError(f"{type(error).__name__}: {error}") from error
    if not isinstance(message, Message):
        raise WireError(f"{type(message).__name__} is no message")
    return message


class _Reader(pickle.Unpickler):
    """Reads values, and objects of the rules and the players."""

    def find_class(self, module: str, name: str) -> object:
        """Look up a class or a function by name.

        Raises:
            UnpicklingError: It belongs to neither.
        """
        if not f"{module}.".startswith(_KNOWN):
            raise pickle.UnpicklingError(f"{module}.{name} has no place in a message")
        return super().find_class(module, name)

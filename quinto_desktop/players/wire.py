"""What the window and its engine say to each other over a pipe, and how it is written.

The window asks, or stops a question; the engine says hello as soon as it listens, and answers every
question once, or says that it failed. Each message is a tagged struct of msgspec's, after its
length and a checksum. Questions and answers are read by the annotations of the question's class, so
neither end believes what the other says.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, reduce
from importlib import import_module
from operator import or_
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec

from quinto_desktop import __version__
from quinto_desktop.players.levels import ComputerPlayer
from quinto_desktop.players.questions import LevelPlayer, Question
from quinto_desktop.rules import PACK, Card

MOST_BYTES = 16_000_000
"""The greatest length of a message; one that claims more is none."""

QUESTIONS = {
    "Choice": "questions",
    "ModelsAreThere": "questions",
    "Examination": "fairness",
    "Weighing": "judging.asking",
    "Reviewing": "judging.asking",
    "LookingBack": "judging.asking",
    "PlayingElsewhere": "judging.asking",
    "SolvingValue": "judging.hindsight",
    "SolvingCards": "judging.hindsight",
    "Claiming": "questions",
    "Explaining": "judging.asking",
    "Refuting": "puzzles.asking",
    "LayingOut": "puzzles.asking",
    "NamingTheme": "puzzles.asking",
    "MakingPuzzles": "puzzles.asking",
    "PuzzleInDeal": "puzzles.asking",
    "Experimenting": "experiments.asking",
}
"""Every kind of question, and the module of `players` that has it: loaded when it is asked."""

_HEAD_BYTES = 8
_HALF = 4


class WireError(Exception):
    """What was sent is not a message, or what is to be sent has no place in one."""


class Ask(msgspec.Struct, tag=True, frozen=True):
    """Think about a question of a kind; the answer, or `Stop`, will use the number."""

    number: int
    kind: str
    question: msgspec.Raw


class Stop(msgspec.Struct, tag=True, frozen=True):
    """Stop thinking about a question; any answer to it will do."""

    number: int


class Hello(msgspec.Struct, tag=True, frozen=True):
    """The engine of a version of Quinto is there."""

    version: str = __version__


class Answered(msgspec.Struct, tag=True, frozen=True):
    """The answer to a question; see `answer_to` and `answer_of`."""

    number: int
    value: msgspec.Raw


class Failed(msgspec.Struct, tag=True, frozen=True):
    """A question has raised an exception; the text says which."""

    number: int
    text: str


Message: TypeAlias = Ask | Stop | Hello | Answered | Failed

_DECODER = msgspec.msgpack.Decoder(Message)


def ask(number: int, question: Question) -> Ask:
    """Put a question into a message.

    Raises:
        WireError: It is none that an engine can be asked.
    """
    kind = type(question).__name__
    if kind not in QUESTIONS or type(question) is not _kind(kind):
        raise WireError(f"{kind} is no question for an engine")
    return Ask(number, kind, msgspec.Raw(_packed_value(question)))


def question_of(message: Ask) -> Question:
    """Read the question in a message.

    Raises:
        WireError: There is none.
    """
    if message.kind not in QUESTIONS:
        raise WireError(f"{message.kind[:40]} is no question")
    question: Question = _read_value(message.question, _kind(message.kind))
    return question


def answer_to(number: int, value: object) -> Answered:
    """Put the answer to a question into a message.

    Raises:
        WireError: It is no value of the rules or the players.
    """
    return Answered(number, msgspec.Raw(_packed_value(value)))


def answer_of(message: Answered, question: Question) -> object:
    """Read the answer in a message.

    Raises:
        WireError: It is no answer to that question.
    """
    return _read_value(message.value, _answer_type(type(question)))


def packed(message: Message) -> bytes:
    """Write a message."""
    data = msgspec.msgpack.encode(message)
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
            try:
                message = _DECODER.decode(data)
            except msgspec.MsgspecError as error:
                raise WireError(str(error)) from error
            yield message


@cache
def _kind(name: str) -> type:
    module = import_module(f"quinto_desktop.players.{QUESTIONS[name]}")
    kind: type = getattr(module, name)
    return kind


@cache
def _answer_type(kind: type) -> Any:
    return get_type_hints(kind.answer)["return"]  # type: ignore[attr-defined]


def _packed_value(value: object) -> bytes:
    try:
        return encoded(value)
    except (TypeError, ValueError, OverflowError) as error:  # as for what has no annotations
        raise WireError(str(error)) from error


def _read_value(data: msgspec.Raw, hint: Any) -> Any:
    try:
        return decoded(data, hint)
    except Exception as error:  # whatever a class says to fields that do not go together
        raise WireError(f"{type(error).__name__}: {error}") from error


# How values of the rules and the players are written


def encoded(value: object) -> bytes:
    """Write a value, so that msgspec can read it strictly.

    A record becomes a tagged struct of its annotated fields, and a card its strength.
    """
    return _ENCODER.encode(_written(value))


def decoded(data: bytes | msgspec.Raw, hint: Any) -> Any:
    """Read what `encoded` has written, of the type that an annotation says.

    Raises:
        msgspec.MsgspecError: It is no such value.
    """
    return _read(_decoder(hint).decode(data))


@cache
def _decoder(hint: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(_wire_type(hint), dec_hook=_card)


def _wire_type(hint: Any) -> Any:
    # With such structs in the place of the records in an annotation.
    if hint is ComputerPlayer:
        hint = LevelPlayer  # the one kind that goes to an engine
    if fields_of(hint) is not None:
        return _struct(hint)
    arguments = tuple(part if part is ... else _wire_type(part) for part in get_args(hint))
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return reduce(or_, arguments)
    return hint if origin is None else origin[arguments]


@cache
def _struct(kind: type) -> type[msgspec.Struct]:
    # An array of its name and its fields.
    hints = get_type_hints(kind, vars(sys.modules[kind.__module__]))
    struct = msgspec.defstruct(
        kind.__name__,
        [(name, _wire_type(hints[name])) for name in fields_of(kind) or ()],
        tag=True,
        array_like=True,
        frozen=True,  # so that it can be the key of a mapping
        forbid_unknown_fields=True,
    )
    _KINDS[struct] = kind
    return struct


_KINDS: dict[type[msgspec.Struct], type] = {}


def fields_of(kind: Any) -> tuple[str, ...] | None:
    """The names of a record's fields (the rules' are data classes); None if it is no record."""
    if is_dataclass(kind):
        return tuple([field.name for field in fields(kind)])
    return getattr(kind, "__struct_fields__", None)


def _written(value: Any) -> Any:
    kind: type = type(value)
    write = _writer(kind)
    return value if write is None else write(value)


@cache
def _writer(kind: type) -> Callable[[Any], Any] | None:
    # What puts structs in the place of the records in values of a class; None if nothing.
    if fields_of(kind) is not None:
        struct = _struct(kind)
        names = struct.__struct_fields__
        return lambda value: struct(*[_written(getattr(value, name)) for name in names])
    if issubclass(kind, tuple | list):
        return lambda values: tuple([*map(_written, values)])
    if issubclass(kind, Mapping):
        return lambda pairs: {_written(key): _written(value) for key, value in pairs.items()}
    return None


def _read(value: Any) -> Any:
    kind = type(value)
    if kind is tuple or kind is list:
        return kind([*map(_read, value)])
    if kind in _KINDS:
        named = {name: _read(getattr(value, name)) for name in kind.__struct_fields__}
        return _KINDS[kind](**named)
    if kind is dict:
        return {_read(key): _read(part) for key, part in value.items()}
    return value


def _strength(card: object) -> int:
    if not isinstance(card, Card):
        raise TypeError(f"{type(card).__name__} has no place in a message")
    return card.strength


def _card(kind: type, strength: int) -> Card:
    if kind is not Card or strength not in range(len(PACK)):
        raise ValueError(f"{strength} is no {kind.__name__}")
    return PACK[strength]


_ENCODER = msgspec.msgpack.Encoder(enc_hook=_strength)

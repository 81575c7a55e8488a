"""How values of the rules and the players are written, so that msgspec can read them strictly.

For each data class there is a tagged struct with the same fields, made from its annotations when
it is first needed; a card is its strength; msgspec knows the rest. No class needs a second
description, and what does not fit its annotations is refused as it is read.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from quinto_desktop.players.player import ComputerPlayer
from quinto_desktop.players.questions import LevelPlayer
from quinto_desktop.rules import PACK, Card


def encoded(value: object) -> bytes:
    """Write a value."""
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
    # With structs in the place of the data classes in an annotation.
    if hint is ComputerPlayer:
        hint = LevelPlayer  # the one kind that goes to an engine
    if isinstance(hint, type) and is_dataclass(hint):
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
        [(field.name, _wire_type(hints[field.name])) for field in fields(kind)],
        tag=True,
        array_like=True,
        frozen=True,  # so that it can be the key of a mapping
        forbid_unknown_fields=True,
    )
    _KINDS[struct] = kind
    return struct


_KINDS: dict[type[msgspec.Struct], type] = {}


def _written(value: Any) -> Any:
    kind: type = type(value)
    write = _writer(kind)
    return value if write is None else write(value)


@cache
def _writer(kind: type) -> Callable[[Any], Any] | None:
    # What puts structs in the place of the data classes in values of a class; None if nothing.
    if is_dataclass(kind):
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
        return _KINDS[kind](*[_read(getattr(value, name)) for name in kind.__struct_fields__])
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

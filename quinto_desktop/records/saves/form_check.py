"""Why a document does not have the form that its types declare, as data.

msgspec says so too, but only in English sentences. It alone decides whether a document has the
right form; this module finds the place once it has been refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec.inspect import (
    BoolType,
    EnumType,
    IntType,
    ListType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

from quinto_desktop.records.faults import Fault, Kind, Message
from quinto_desktop.records.saves.wire import (
    APP_PATTERN,
    HASH_PATTERN,
    LEVEL_PATTERN,
    NAME_PATTERN,
    SEAT_PATTERN,
)

_Faults: TypeAlias = Iterator[Message]

_KIND_OF_VALUE = {
    bool: Kind.TRUTH,
    int: Kind.WHOLE_NUMBER,
    float: Kind.FRACTION,
    str: Kind.TEXT,
    list: Kind.LIST,
    dict: Kind.GROUP,
    type(None): Kind.NOTHING,
}

_KIND_OF_TYPE = {
    BoolType: Kind.TRUTH,
    IntType: Kind.WHOLE_NUMBER,
    StrType: Kind.TEXT,
    EnumType: Kind.TEXT,
    ListType: Kind.LIST,
    TupleType: Kind.LIST,
    StructType: Kind.GROUP,
}

_KIND_OF_PATTERN = {
    APP_PATTERN: Kind.VERSION,
    SEAT_PATTERN: Kind.SEAT,
    LEVEL_PATTERN: Kind.LEVEL,
    NAME_PATTERN: Kind.NAME,
    HASH_PATTERN: Kind.HASH,
}


def form_fault(document: object, form: type) -> Message:
    """Find the first thing in a document that its form does not allow.

    Args:
        document: Plain JSON values, which msgspec has refused.
        form: The type they should have had.
    """
    faults = _faults(document, type_info(form), "")
    return next(faults, Message(Fault.UNEXPECTED_DATA))


def _faults(value: Any, declared: Type, where: str) -> _Faults:
    declared, may_be_null = _plain(declared)
    if may_be_null and value is None:
        return
    kind, found = _KIND_OF_TYPE[type(declared)], _KIND_OF_VALUE[type(value)]
    if isinstance(value, float) and value.is_integer():
        found = Kind.WHOLE_NUMBER  # 3.0 is 3 in JSON
    if kind is found:
        yield from _CHECKS[type(declared)](value, declared, where)
        return
    expected = Message(kind)
    if may_be_null:
        expected = Message(Kind.OR_NOTHING, kind=expected)
    yield _at(where, Message(Fault.EXPECTED_OTHER, expected=expected, found=Message(found)))


def _plain(declared: Type) -> tuple[Type, bool]:
    """A type without its annotations, and whether null is allowed as well."""
    if isinstance(declared, Metadata):
        return _plain(declared.type)
    if isinstance(declared, UnionType):
        (other,) = (kind for kind in declared.types if not isinstance(kind, NoneType))
        return _plain(other)[0], True
    return declared, False


def _group_faults(value: dict[str, Any], declared: StructType, where: str) -> _Faults:
    fields = {field.name: field.type for field in declared.fields}
    for name, part in value.items():
        if name in fields:
            yield from _faults(part, fields[name], f"{where}.{name}" if where else name)
        else:
            yield _at(where, Message(Fault.ENTRY_UNKNOWN, name=name))
    for name in fields:
        if name not in value:
            yield _at(where, Message(Fault.ENTRY_MISSING, name=name))


def _list_faults(value: list[Any], declared: ListType, where: str) -> _Faults:
    least, greatest = declared.min_length, declared.max_length
    if least is not None and len(value) < least:
        yield _at(where, _expected(Message(Kind.LIST_FROM, least=least)))
    if greatest is not None and len(value) > greatest:
        yield _at(where, _expected(Message(Kind.LIST_TO, greatest=greatest)))
    for number, member in enumerate(value):
        yield from _faults(member, declared.item_type, f"{where}[{number}]")


def _tuple_faults(value: list[Any], declared: TupleType, where: str) -> _Faults:
    wanted = len(declared.item_types)
    if len(value) != wanted:
        expected = Message(Kind.LIST_OF, number=wanted)
        yield _at(where, Message(Fault.EXPECTED_OTHER, expected=expected, found=len(value)))
    for number, (member, kind) in enumerate(zip(value, declared.item_types, strict=False)):
        yield from _faults(member, kind, f"{where}[{number}]")


def _number_faults(value: int, declared: IntType, where: str) -> _Faults:
    if declared.ge is not None and value < declared.ge:
        yield _at(where, _expected(Message(Kind.NUMBER_FROM, least=declared.ge)))
    if declared.le is not None and value > declared.le:
        yield _at(where, _expected(Message(Kind.NUMBER_TO, greatest=declared.le)))


def _text_faults(value: str, declared: StrType, where: str) -> _Faults:
    if declared.pattern is not None and re.search(declared.pattern, value) is None:
        kind = _KIND_OF_PATTERN.get(declared.pattern, Kind.OTHER_TEXT)
        yield _at(where, _expected(Message(kind)))
    if declared.max_length is not None and len(value) > declared.max_length:
        yield _at(where, _expected(Message(Kind.TEXT_TO, greatest=declared.max_length)))


def _truth_faults(_value: bool, _declared: BoolType, _where: str) -> _Faults:  # noqa: FBT001
    """Either of the two will do."""
    yield from ()


def _choice_faults(value: str, declared: EnumType, where: str) -> _Faults:
    if all(value != member.value for member in declared.cls):
        yield _at(where, Message(Fault.VALUE_UNKNOWN, value=value))


_CHECKS: dict[type[Type], Callable[[Any, Any, str], _Faults]] = {
    StructType: _group_faults,
    ListType: _list_faults,
    TupleType: _tuple_faults,
    BoolType: _truth_faults,
    IntType: _number_faults,
    StrType: _text_faults,
    EnumType: _choice_faults,
}


def _expected(kind: Message) -> Message:
    return Message(Fault.EXPECTED, expected=kind)


def _at(where: str, fault: Message) -> Message:
    """A fault with its place, such as ``players[0].name``; at the top it needs none."""
    return Message(Fault.AT_ENTRY, where=where, details=fault) if where else fault

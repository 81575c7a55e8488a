"""Why a document is no saved game, as data: its form is wrong, or the rules refuse an action.

msgspec says so of the form too, but only in English sentences. It alone decides whether a document
has the right form; this module finds the place once it has been refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
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

from quinto_desktop.records.faults import ActionPlace, Fault, Kind, Message, MessageValue, Part
from quinto_desktop.records.saves.wire import (
    APP_PATTERN,
    HASH_PATTERN,
    LEVEL_PATTERN,
    NAME_PATTERN,
    SEAT_PATTERN,
)
from quinto_desktop.rules import (
    PACK,
    Action,
    Call,
    Card,
    Deal,
    Draw,
    DrawRule,
    MatchForm,
    MatchState,
    Play,
    Reason,
    Refusal,
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
    """Find the first thing in plain JSON values that their form does not allow."""
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
    # Such as ``players[0].name``; at the top it needs none.
    return Message(Fault.AT_ENTRY, where=where, details=fault) if where else fault


def place_of(state: MatchState, kind: type[Action]) -> ActionPlace:
    """Where an action is in a match: “Deal 2, play 17”, or “Game 2, …” if there may be several."""
    if kind is Draw:
        return ActionPlace((Message(Part.DRAW),))
    has_several = state.rules.match is not MatchForm.GAME
    game = len(state.games) + (state.winner is None)
    deal = state.deal.number if state.deal is not None else 0
    if kind is Deal:
        is_next_game = has_several and state.winner is not None
        game, deal = (game + 1, 1) if is_next_game else (game, deal + 1)
    parts = [Message(Part.GAME, number=game)] if has_several else []
    parts += [Message(Part.DEAL, number=deal)] if deal else []
    parts += [Message(Part.CALL, number=_calls_done(state) + 1)] if kind is Call else []
    parts += [Message(Part.PLAY, number=_plays_done(state) + 1)] if kind is Play else []
    return ActionPlace(tuple(parts))


def _calls_done(state: MatchState) -> int:
    return len(state.deal.calls) if state.deal is not None else 0


def _plays_done(state: MatchState) -> int:
    deal = state.deal
    return 4 * len(deal.tricks) + len(deal.trick.cards) if deal is not None else 0


def illegal(state: MatchState, action: Action, refusal: Refusal) -> Message:
    """Which action is illegal, as the file writes it (``S:HK``), and the reason of the rules."""
    reason = _reason(state, action, refusal)
    seat = "" if state.turn is None else f"{state.turn.name}:"
    if isinstance(action, Play):
        return Message(Fault.ILLEGAL_PLAY, play=f"{seat}{action.card}", reason=reason)
    if isinstance(action, Call):
        return Message(Fault.ILLEGAL_CALL, call=action, reason=reason)
    if isinstance(action, Draw):
        return Message(Fault.ILLEGAL_DRAW, reason=reason)
    return Message(Fault.ILLEGAL_DEAL, reason=reason)


def _reason(state: MatchState, action: Action, refusal: Refusal) -> MessageValue:
    if isinstance(action, Deal) and refusal.reason is Reason.NOT_A_PACK:
        count = len(action.pack)
        miscounted = Message(Fault.PACK_MISCOUNTED, wanted=len(PACK), count=count)
        return _twin(action.pack) or miscounted
    if isinstance(action, Draw) and refusal.reason is Reason.NOT_A_DRAW:
        players, count = state.rules.form.players, len(action.cards)
        miscounted = Message(Fault.DRAW_MISCOUNTED, players=players, count=count)
        return _twin(action.cards) or miscounted
    if refusal.reason is Reason.DRAW_IS_OVER and state.rules.draw is DrawRule.OFF:
        return Message(Fault.NO_DRAW_BY_RULES)
    if refusal.reason is Reason.GAME_IS_OVER and state.rules.match is not MatchForm.GAME:
        return Message(Fault.MATCH_IS_OVER)
    if refusal.suit is not None:
        return Message(Fault.SUIT_NOT_FOLLOWED, suit=refusal.suit)
    return refusal.reason


def _twin(cards: Sequence[Card]) -> Message | None:
    twin = next((card for card in cards if cards.count(card) > 1), None)
    return None if twin is None else Message(Fault.CARD_TWICE, card=str(twin))

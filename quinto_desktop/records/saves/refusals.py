"""Why a document is no saved game, as data: its form is wrong, or the rules refuse an action.

Of the form msgspec says so, but only in English sentences, which are taken apart here.
"""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Callable, Sequence

from msgspec import ValidationError

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
from quinto_desktop.rules.notation import action_text

_KIND_OF_TYPE = {
    "bool": Kind.TRUTH,
    "int": Kind.WHOLE_NUMBER,
    "float": Kind.FRACTION,
    "str": Kind.TEXT,
    "array": Kind.LIST,
    "object": Kind.GROUP,
    "null": Kind.NOTHING,
}

_KIND_OF_PATTERN = {
    APP_PATTERN: Kind.VERSION,
    SEAT_PATTERN: Kind.SEAT,
    LEVEL_PATTERN: Kind.LEVEL,
    NAME_PATTERN: Kind.NAME,
    HASH_PATTERN: Kind.HASH,
}


def form_fault(refused: ValidationError) -> Message:
    """What is wrong with the form of a document, and where, once msgspec has refused it."""
    for sentence, fault_of in _FAULT_OF_SENTENCE.items():
        # The place is such as ``$.players[0].name``; at the top there is none.
        match = re.fullmatch(rf"{sentence}(?: - at `\$\.?([\w.[\]]+)`)?", str(refused), re.DOTALL)
        if match is not None:
            *values, where = match.groups()
            fault = fault_of(*values)
            return Message(Fault.AT_ENTRY, where=where, details=fault) if where else fault
    return Message(Fault.UNEXPECTED_DATA)


def _other_kind(wanted: str, or_null: str | None, given: str) -> Message:
    expected, found = Message(_KIND_OF_TYPE[wanted]), Message(_KIND_OF_TYPE[given])
    if or_null:
        expected = Message(Kind.OR_NOTHING, kind=expected)
    return Message(Fault.EXPECTED_OTHER, expected=expected, found=found)


def _other_length(wanted: str, given: str) -> Message:
    expected = Message(Kind.LIST_OF, number=int(wanted))
    return Message(Fault.EXPECTED_OTHER, expected=expected, found=int(given))


def _other_text(pattern: str) -> Message:
    return _expected(_KIND_OF_PATTERN.get(literal_eval(pattern), Kind.OTHER_TEXT))


def _least(kind: Kind) -> Callable[[str], Message]:
    return lambda number: _expected(kind, least=int(number))


def _greatest(kind: Kind) -> Callable[[str], Message]:
    return lambda number: _expected(kind, greatest=int(number))


def _expected(kind: Kind, **values: int) -> Message:
    return Message(Fault.EXPECTED, expected=Message(kind, **values))


_FAULT_OF_SENTENCE: dict[str, Callable[..., Message]] = {
    "Object contains unknown field `(.*?)`": lambda name: Message(Fault.ENTRY_UNKNOWN, name=name),
    "Object missing required field `(.*?)`": lambda name: Message(Fault.ENTRY_MISSING, name=name),
    "Invalid enum value (.*?)": lambda value: Message(
        Fault.VALUE_UNKNOWN, value=literal_eval(value)
    ),
    r"Expected `(\w+)( \| null)?`, got `(\w+)`": _other_kind,
    r"Expected `array` of length (\d+), got (\d+)": _other_length,
    r"Expected `array` of length >= (\d+)": _least(Kind.LIST_FROM),
    r"Expected `array` of length <= (\d+)": _greatest(Kind.LIST_TO),
    r"Expected `int` >= (\d+)": _least(Kind.NUMBER_FROM),
    r"Expected `int` <= (\d+)": _greatest(Kind.NUMBER_TO),
    r"Expected `str` of length <= (\d+)": _greatest(Kind.TEXT_TO),
    r"Expected `str` matching regex (.*?)": _other_text,
}


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
    if isinstance(action, Deal):
        return Message(Fault.ILLEGAL_DEAL, reason=reason)
    return Message(Fault.ILLEGAL_ENTRY, entry=action_text(action), reason=reason)


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

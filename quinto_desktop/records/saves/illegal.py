"""Actions in a file that the rules refuse: where in the match they are, and why."""

from __future__ import annotations

from collections.abc import Sequence

from quinto_desktop.records.faults import ActionPlace, Fault, Message, MessageValue, Part
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


def place_of(state: MatchState, kind: type[Action]) -> ActionPlace:
    """The place of an action in a match: “Deal 2, play 17”, or “Game 2, deal 1, play 5”.

    The game is named only where the match may have several.

    Args:
        state: The match before the action.
        kind: What sort of action it is.
    """
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
    """Which action is illegal, as the file writes it (``S:HK``), and why.

    Args:
        state: The match before the action.
        action: The illegal action.
        refusal: The reason the rules give.
    """
    reason = _reason(state, action, refusal)
    seat = "" if state.turn is None else f"{state.turn.name}:"
    if isinstance(action, Play):
        return Message(Fault.ILLEGAL_PLAY, play=f"{seat}{action.card}", reason=reason)
    if isinstance(action, Call):
        return Message(Fault.ILLEGAL_CALL, call=f"{seat}{action.value}", reason=reason)
    if isinstance(action, Draw):
        return Message(Fault.ILLEGAL_DRAW, reason=reason)
    return Message(Fault.ILLEGAL_DEAL, reason=reason)


def _reason(state: MatchState, action: Action, refusal: Refusal) -> MessageValue:
    """The rules' reason, or a more precise one where it helps the file's reader."""
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
    """The first card that appears more than once, if any."""
    twin = next((card for card in cards if cards.count(card) > 1), None)
    return None if twin is None else Message(Fault.CARD_TWICE, card=str(twin))

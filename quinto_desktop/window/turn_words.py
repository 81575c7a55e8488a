"""What may be done on a turn, what a call leads to, and why something may not be done.

The parts of `words.Words` that rest on the rules of legality (rules §4 and §5).
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    QUINT_ROYAL,
    Call,
    Card,
    JokerLead,
    Observation,
    Play,
    Reason,
    Refusal,
    Seat,
    legal_calls,
    trick_value,
)
from quinto_desktop.window.card_words import (
    card_name,
    fill,
    suit_name,
    suit_none,
    suit_one,
    title_case,
)

translate = QCoreApplication.translate


class Answer(NamedTuple):
    """How others may still answer a call.

    Attributes:
        call: The call that would raise the tricks next; None if no seat may make one.
        seats: Who may make it, in the order of their turns.
        value: What a trick would be worth after it; without one, what it is worth.
    """

    call: Call | None
    seats: tuple[Seat, ...]
    value: int


def answer_to(call: Call, observation: Observation) -> Answer:
    """Who could raise the tricks after a call of the seat on turn, if all others pass."""
    calls = (*observation.calls, call)
    now = trick_value(calls)
    raised, seats, value = None, [], now
    for seat in observation.eldest_hand.clockwise[len(calls) :]:
        for answer in legal_calls(calls, observation.dealer):
            if trick_value((*calls, answer)) > now:
                raised, value = answer, trick_value((*calls, answer))
                seats.append(seat)
        calls = (*calls, Call.PASS)
    return Answer(raised, tuple(seats), value)


def call_effect(call: Call, observation: Observation) -> str:
    """What a call of the seat on turn makes of the value of a trick."""
    old, new = observation.trick_value, trick_value((*observation.calls, call))
    if new == old:
        return fill(translate("Words", "Tricks stay at {value} each."), value=old)
    text = translate("Words", "Every trick counts {new} instead of {old}; quints stay as they are.")
    return fill(text, new=new, old=old)


def play_prompt(observation: Observation) -> str:
    """Which cards may be played, said to the seat on turn."""
    hand = observation.hand
    legal = [action.card for action in observation.actions if isinstance(action, Play)]
    leads = observation.trick is None or not observation.trick.cards
    if not legal:
        return translate("Words", "Your turn")
    if len(hand) == 1:
        text = translate("Words", "Your turn: your last card, the {card}")
        if leads:
            text = translate("Words", "Your lead: your last card, the {card}")
        return fill(text, card=card_name(hand[0]))
    if leads:
        if len(legal) < len(hand):
            return translate("Words", "Your lead: any card but the Quint Royal")
        return translate("Words", "Your lead: any card")
    return _following_prompt(legal, observation)


def _following_prompt(legal: list[Card], observation: Observation) -> str:
    assert observation.trick is not None  # somebody has led to it
    if legal == [QUINT_ROYAL]:
        return translate("Words", "Your turn: the Quint Royal has to be played now")
    led = observation.trick.cards[0].suit
    if led is None:
        return translate("Words", "Your turn: any card, for the Quint Royal was led")
    if all(card.suit is not led for card in legal):
        text = translate("Words", "Your turn: any card, for you hold {suit_none}")
        return fill(text, suit_none=suit_none(led))
    text = translate("Words", "Your turn: {suit_one}")
    if QUINT_ROYAL in legal:
        text = translate("Words", "Your turn: {suit_one}, or the Quint Royal")
    return fill(text, suit_one=suit_one(led))


def refusal(refusal: Refusal, observation: Observation, who: str, *, you: bool) -> str:
    """Why something may not be done.

    Args:
        refusal: The reason and what it concerns.
        observation: What the person who tried it knows.
        who: The name of the seat that the reason names, if it names one.
        you: Whether that seat is the person's own.
    """
    suit = refusal.suit
    values = {
        "who": who,
        "card": "" if refusal.card is None else card_name(refusal.card),
        "suits": "" if suit is None else title_case(suit_name(suit)),
        "suit_one": "" if suit is None else suit_one(suit),
    }
    text = (
        _refusal_of_turn(refusal.reason, you=you)
        or _refusal_of_call(refusal.reason, observation)
        or _refusal_of_card(refusal.reason, observation)
    )
    return fill(text, **values)


def _refusal_of_turn(reason: Reason, *, you: bool) -> str | None:
    your_turn = {
        Reason.DEAL_FIRST: translate("Words", "The cards come first; it is your deal."),
        Reason.NOT_YOUR_TURN: translate("Words", "It is your own turn."),
        Reason.DOUBLING_FIRST: translate("Words", "The doubling comes first; it is your call."),
    }
    if you and reason in your_turn:
        return your_turn[reason]
    return {
        Reason.GAME_IS_OVER: translate("Words", "The game is over; a new one may begin."),
        Reason.DEAL_FIRST: translate("Words", "The cards come first; it is {who}’s deal."),
        Reason.DEAL_IS_RUNNING: translate("Words", "The next deal comes when this one is over."),
        Reason.NOT_A_PACK: translate("Words", "A pack has 53 cards, each of them once."),
        Reason.NOT_YOUR_TURN: translate("Words", "It is {who}’s turn."),
        Reason.DOUBLING_FIRST: translate("Words", "The doubling comes first; it is {who}’s call."),
        Reason.DOUBLING_IS_OVER: translate("Words", "The doubling is over; play has begun."),
    }.get(reason)


def _refusal_of_call(reason: Reason, observation: Observation) -> str | None:
    if reason is Reason.ALREADY_DOUBLED and Call.REDOUBLE in observation.actions:
        return translate("Words", "{who} has doubled already; you may redouble.")
    return {
        Reason.PARTNER_HAS_DOUBLED: translate(
            "Words", "{who}, your partner, has doubled; partners do not both double."
        ),
        Reason.ALREADY_DOUBLED: translate(
            "Words", "{who} has doubled already; there is one double in a deal."
        ),
        Reason.NOTHING_TO_REDOUBLE: translate(
            "Words", "Nobody has doubled, so there is nothing to redouble."
        ),
        Reason.OWN_DOUBLE: translate(
            "Words",
            "{who}, your partner, has doubled; only an opponent’s double may be redoubled.",
        ),
        Reason.ALREADY_REDOUBLED: translate(
            "Words", "{who} has redoubled already; there is one redouble in a deal."
        ),
    }.get(reason)


def _refusal_of_card(reason: Reason, observation: Observation) -> str:
    if reason is Reason.MUST_FOLLOW_SUIT:
        if QUINT_ROYAL in observation.hand:
            return translate(
                "Words",
                "{suits} were led and you hold {suit_one}; only the Quint Royal is exempt.",
            )
        return translate(
            "Words", "{suits} were led and you hold {suit_one}, which has to be played."
        )
    if reason is Reason.QUINT_ROYAL_MUST_BE_PLAYED:
        if observation.rules.joker_lead is JokerLead.FORBIDDEN_IF_WINNING:
            return translate(
                "Words",
                "Your other card would be the highest so far, and the Quint Royal may not be "
                "led to the last trick: it has to be played now.",
            )
        return translate(
            "Words",
            "The Quint Royal may not be kept for the last trick: it has to be played now.",
        )
    if reason is Reason.QUINT_ROYAL_MAY_NOT_BE_LED:
        return translate("Words", "The Quint Royal may not be led while you hold another card.")
    return translate("Words", "The {card} is not in your hand.")

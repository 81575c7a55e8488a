"""What may be done on a turn, what a call leads to, and why something may not be done.

The parts of `words.Words` that rest on the rules of legality (rules §4, §5 and §9).
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    QUINT_ROYAL,
    SEATS,
    Call,
    Card,
    Form,
    Hand,
    JokerLead,
    Observation,
    Phase,
    Play,
    Reason,
    Refusal,
    Seat,
    legal_calls,
    trick_value,
)
from quinto_desktop.window.text.card_names import the_card
from quinto_desktop.window.text.card_text import (
    fill,
    suit_name,
    suit_none,
    suit_one,
    title_case,
)
from quinto_desktop.window.text.match_words import MatchWords

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
    dealer = observation.dealer
    assert dealer is not None  # somebody has dealt, or nobody could call
    calls = (*observation.calls, call)
    now = trick_value(calls)
    raised, seats, value = None, [], now
    for seat in dealer.next.clockwise[len(calls) :]:
        for answer in legal_calls(calls, dealer):
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


def your_call(turn: Seat, words: MatchWords) -> str:
    """That a player of one hand or two is to call, said to him."""
    hand = words.your_hand_phrases(turn)
    if not hand:
        return translate("Words", "Your call")
    return fill(translate("Words", "Call {for_hand}"), **hand)


def call_note(observation: Observation) -> str:
    """What the Dummy-player is told while one of his hands is hidden from him; else nothing."""
    is_calling = observation.phase is Phase.DOUBLING and bool(observation.actions)
    own = [seat for seat in SEATS if observation.plays(seat)]
    if not is_calling or all(observation.hands[seat] is not None for seat in own):
        return ""
    return translate(
        "Words",
        "You call from the hand that leads; the other is hidden until the doubling is over.",
    )


def play_prompt(observation: Observation, words: MatchWords) -> str:
    """Which cards may be played, said to the player on turn."""
    turn, trick = observation.turn, observation.trick
    assert turn is not None  # it is that player's
    which = words.your_hand_phrases(turn)
    leads = trick is None or not trick.cards
    if not which:
        text = translate("Words", "Your lead") if leads else translate("Words", "Your turn")
    else:
        text = translate("Words", "Play {from_hand}")
        if leads:
            text = translate("Words", "Lead {from_hand}")
    prompt = fill(text, **which)
    legal = [action.card for action in observation.actions if isinstance(action, Play)]
    if not legal:
        return prompt
    hand = observation.hands[turn] or ()
    if leads:
        what = _what_to_lead(legal, hand, is_only_hand=not which)
    else:
        what = _what_to_follow_with(legal, observation, hand, is_only_hand=not which)
    return fill(translate("Words", "{turn}: {what}"), turn=prompt, what=what)


def _what_to_lead(legal: list[Card], hand: Hand, *, is_only_hand: bool) -> str:
    if len(hand) == 1:
        return _last_card(hand[0], is_only_hand=is_only_hand)
    if len(legal) < len(hand):
        return translate("Words", "any card but the Quint Royal")
    return translate("Words", "any card")


def _what_to_follow_with(
    legal: list[Card], observation: Observation, hand: Hand, *, is_only_hand: bool
) -> str:
    assert observation.trick is not None  # somebody has led to it
    led = observation.trick.cards[0].suit
    if len(hand) == 1:
        return _last_card(hand[0], is_only_hand=is_only_hand)
    if legal == [QUINT_ROYAL]:
        return translate("Words", "the Quint Royal has to be played now")
    if led is None:
        return translate("Words", "any card, for the Quint Royal was led")
    if all(card.suit is not led for card in legal):
        text = translate("Words", "any card, for it holds {suit_none}")
        if is_only_hand:
            text = translate("Words", "any card, for you hold {suit_none}")
        return fill(text, suit_none=suit_none(led))
    if QUINT_ROYAL in legal:
        return fill(translate("Words", "{suit_one}, or the Quint Royal"), suit_one=suit_one(led))
    return suit_one(led)


def _last_card(card: Card, *, is_only_hand: bool) -> str:
    text = translate("Words", "its last card, {card}")
    if is_only_hand:
        text = translate("Words", "your last card, {card}")
    return fill(text, card=the_card(card))


def refusal(refusal: Refusal, observation: Observation, words: MatchWords) -> str:
    """Why something may not be done.

    Args:
        refusal: The reason and what it concerns.
        observation: What the person who tried it knows.
        words: The names, spoken to that person.
    """
    suit, card = refusal.suit, refusal.card
    text = (
        _refusal_of_draw(refusal.reason, observation.rules.form)
        or _refusal_of_deal(refusal.reason, observation, words)
        or _refusal_of_turn(refusal, observation, words)
        or _refusal_of_call(refusal, observation, words)
        or _refusal_of_card(refusal.reason, observation, words)
    )
    told = fill(
        text,
        card="" if card is None else the_card(card),
        suits="" if suit is None else suit_name(suit),
        suit_one="" if suit is None else suit_one(suit),
        **_values_of_seats(refusal, observation, words),
    )
    return title_case(told)


def _values_of_seats(
    refusal: Refusal, observation: Observation, words: MatchWords
) -> dict[str, str]:
    """Whom a refusal names, and which hand is on turn."""
    turn, named = observation.turn, refusal.seat
    values = {} if turn is None else words.your_hand_phrases(turn)
    if refusal.reason is Reason.DEAL_FIRST:
        player = words.player_to_deal(observation)
    else:
        player = None if named is None else words.player_of(named)
    values["who"] = "" if player is None else words.player_name(player)
    if refusal.reason is Reason.NOT_YOUR_TURN and named is not None:
        values["who"] = words.who(named)
    return values


def _refusal_of_draw(reason: Reason, form: Form) -> str | None:
    first = {
        Form.FOUR: translate("Words", "Cards are drawn first, for partners and deal."),
        Form.DUMMY: translate("Words", "Cards are drawn first, for who has dummy."),
        Form.TWO: translate("Words", "Cards are drawn first, for the deal."),
    }[form]
    return {
        Reason.DRAW_FIRST: first,
        Reason.DRAW_IS_OVER: translate("Words", "The cards have been drawn already."),
        Reason.NOT_A_DRAW: translate(
            "Words", "Everybody draws one card of the pack, and no two draw the same."
        ),
    }.get(reason)


def _refusal_of_deal(reason: Reason, observation: Observation, words: MatchWords) -> str | None:
    if reason is Reason.DEAL_FIRST:
        player = words.player_to_deal(observation)
        if player is not None and words.is_your_number(player):
            return translate("Words", "The cards come first; it is your deal.")
        return translate("Words", "The cards come first; it is {who}’s deal.")
    return {
        Reason.GAME_IS_OVER: translate("Words", "The game is over; a new one may begin."),
        Reason.DEAL_IS_RUNNING: translate("Words", "The next deal comes when this one is over."),
        Reason.NOT_A_PACK: translate("Words", "A pack has 53 cards, each of them once."),
        Reason.DOUBLING_IS_OVER: translate("Words", "The doubling is over; play has begun."),
    }.get(reason)


def _refusal_of_turn(refusal: Refusal, observation: Observation, words: MatchWords) -> str | None:
    reason, named = refusal.reason, refusal.seat
    you = words.is_you(named)
    if reason is Reason.NOT_YOUR_TURN and you and named is not None:
        return _refusal_of_other_hand(named, observation, words)
    if reason is Reason.NOT_YOUR_TURN:
        return translate("Words", "It is {who}’s turn.")
    if reason is Reason.DOUBLING_FIRST:
        if you:
            return translate("Words", "The doubling comes first; it is your call.")
        return translate("Words", "The doubling comes first; it is {who}’s call.")
    return None


def _refusal_of_other_hand(turn: Seat, observation: Observation, words: MatchWords) -> str:
    """Why a card of one's other hand is not played now."""
    if words.your_hand(turn) is None:
        return translate("Words", "It is your own turn.")
    if observation.phase is Phase.DOUBLING:
        return translate("Words", "The doubling comes first; it is your call.")
    if words.hand_name(turn) is None:
        return translate("Words", "It is the turn of your own hand: play one of your own cards.")
    return translate("Words", "It is {hand}’s turn: play one of {hand}’s cards.")


def _refusal_of_call(refusal: Refusal, observation: Observation, words: MatchWords) -> str | None:
    reason = refusal.reason
    if reason is Reason.ALREADY_DOUBLED and Call.REDOUBLE in observation.actions:
        return translate("Words", "{who} has doubled already; you may redouble.")
    if words.is_you(refusal.seat) and (text := _refusal_for_other_hand(reason)) is not None:
        return text
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


def _refusal_for_other_hand(reason: Reason) -> str | None:
    """Why a player of two hands may not call once more."""
    return {
        Reason.PARTNER_HAS_DOUBLED: translate(
            "Words", "You have doubled with your other hand; partners do not both double."
        ),
        Reason.OWN_DOUBLE: translate(
            "Words",
            "You have doubled with your other hand; only an opponent’s double may be redoubled.",
        ),
        Reason.ALREADY_REDOUBLED: translate(
            "Words",
            "You have redoubled with your other hand; there is one redouble in a deal.",
        ),
    }.get(reason)


def _refusal_of_card(reason: Reason, observation: Observation, words: MatchWords) -> str:
    turn = observation.turn
    hand = () if turn is None else observation.hands[turn] or ()
    is_only_hand = turn is None or words.your_hand(turn) is None
    if reason is Reason.MUST_FOLLOW_SUIT:
        return _refusal_of_suit(holds_royal=QUINT_ROYAL in hand, is_only_hand=is_only_hand)
    if reason is Reason.QUINT_ROYAL_MUST_BE_PLAYED:
        return _refusal_to_keep(observation.rules.joker_lead, is_only_hand=is_only_hand)
    if reason is Reason.QUINT_ROYAL_MAY_NOT_BE_LED:
        if is_only_hand:
            return translate("Words", "The Quint Royal may not be led while you hold another card.")
        return translate("Words", "The Quint Royal may not be led while {hand} holds another card.")
    if is_only_hand:
        return translate("Words", "{card} is not in your hand.")
    return translate("Words", "{card} is not {in_hand}.")


def _refusal_to_keep(joker_lead: JokerLead, *, is_only_hand: bool) -> str:
    if joker_lead is not JokerLead.FORBIDDEN_IF_WINNING:
        return translate(
            "Words",
            "The Quint Royal may not be kept for the last trick: it has to be played now.",
        )
    if is_only_hand:
        return translate(
            "Words",
            "Your other card would be the highest so far, and the Quint Royal may not be "
            "led to the last trick: it has to be played now.",
        )
    return translate(
        "Words",
        "The other card of this hand would be the highest so far, and the Quint Royal may not "
        "be led to the last trick: it has to be played now.",
    )


def _refusal_of_suit(*, holds_royal: bool, is_only_hand: bool) -> str:
    if holds_royal and is_only_hand:
        return translate(
            "Words", "{suits} were led and you hold {suit_one}; only the Quint Royal is exempt."
        )
    if holds_royal:
        return translate(
            "Words",
            "{suits} were led and {hand} holds {suit_one}; only the Quint Royal is exempt.",
        )
    if is_only_hand:
        return translate(
            "Words", "{suits} were led and you hold {suit_one}, which has to be played."
        )
    return translate(
        "Words", "{suits} were led and {hand} holds {suit_one}, which has to be played."
    )

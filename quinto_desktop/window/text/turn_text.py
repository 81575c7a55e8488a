"""Whose turn it is and what they may do, and the effects of a call."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import NamedTuple

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    QUINT_ROYAL,
    SEATS,
    Call,
    Card,
    Form,
    Hand,
    MatchForm,
    Observation,
    Phase,
    Play,
    Seat,
    legal_calls,
    trick_value,
)
from quinto_desktop.window.text import match_text, seat_text, side_text
from quinto_desktop.window.text.card_text import card_title, suit_none, suit_one, the_card
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, join_or, title_case, translate


# ------------------------------------------------------------------- whose turn it is
def prompt(speaker: Speaker, observation: Observation) -> str:
    """Whose turn it is; if yours, what you may do."""
    if observation.phase is Phase.DRAWING:
        return {
            Form.FOUR: translate("Words", "The draw for partners and deal"),
            Form.DUMMY: translate("Words", "The draw for dummy"),
            Form.TWO: translate("Words", "The draw for the deal"),
        }[observation.rules.form]
    if observation.turn is None:
        return {
            MatchForm.GAME: translate("Words", "The game is over"),
            MatchForm.RUBBER: translate("Words", "The rubber is over"),
            MatchForm.RUBBER_POINTS: translate("Words", "The rubber is over"),
            MatchForm.ROUND: translate("Words", "The round is over"),
        }[observation.rules.match]
    if observation.phase is Phase.DEALING:
        return _deal_prompt(speaker, observation)
    if not speaker.is_looking(observation.turn) and not observation.actions:
        return other_turn(speaker, observation.phase, observation.turn)
    if observation.phase is Phase.DOUBLING:
        return _your_call(speaker, observation.turn)
    return _play_prompt(speaker, observation, observation.turn)


def welcome(speaker: Speaker, observation: Observation) -> str:
    """How a game stands for whoever comes back to it; empty where a page tells that."""
    text, trick = translate("Words", "Welcome back: deal {deal}."), observation.trick
    if observation.phase is Phase.PLAY:
        text = translate("Words", "Welcome back: deal {deal}, trick {trick}.")
    elif observation.phase is not Phase.DOUBLING:
        return ""
    told = fill(text, deal=observation.deal_number, trick=len(observation.tricks) + 1)
    if trick is None or not trick.cards:
        return told
    led = translate("Words", "{who} began with {card}.")
    if speaker.is_you(trick.leader) and trick.leader is not speaker.dummy:
        led = translate("Words", "You began with {card}.")
    who = title_case(seat_text.who(speaker, trick.leader))
    return f"{told} {fill(led, who=who, card=f'{{card:{trick.cards[0]}}}')}"


def _deal_prompt(speaker: Speaker, observation: Observation) -> str:
    player = match_text.player_to_deal(speaker, observation)
    assert player is not None  # a deal is awaited
    if speaker.is_your_number(player):
        return translate("Words", "Your deal")
    return fill(translate("Words", "To deal: {who}"), who=speaker.names[player])


def other_turn(speaker: Speaker, phase: Phase, turn: Seat) -> str:
    """Who is to play or to call, as anybody may read it."""
    text = translate("Words", "To play: {who}")
    if phase is Phase.DOUBLING:
        text = translate("Words", "To decide: {who}")
    return fill(text, who=seat_text.holder(speaker, turn))


# ------------------------------------------------------------------- cards
def _play_prompt(speaker: Speaker, observation: Observation, turn: Seat) -> str:
    which = seat_text.your_hand_phrases(speaker, turn)
    leads = observation.trick is None or not observation.trick.cards
    if speaker.is_shared:
        prompt = _named_turn(speaker, turn, leads=leads)
    elif not which:
        prompt = translate("Words", "Your lead") if leads else translate("Words", "Your turn")
    else:
        text = translate("Words", "Play {from_hand}")
        if leads:
            text = translate("Words", "Lead {from_hand}")
        prompt = fill(text, **which)
    legal = [action.card for action in observation.actions if isinstance(action, Play)]
    if not legal:
        return prompt
    hand = observation.hands[turn] or ()
    what = _what_to_lead(legal, hand) if leads else _what_to_follow_with(legal, observation, hand)
    return fill(translate("Words", "{turn}: {what}"), turn=prompt, what=what)


def _named_turn(speaker: Speaker, turn: Seat, *, leads: bool) -> str:
    hand = seat_text.hand_phrases(speaker, turn)
    if hand:
        text = translate("Words", "{who} plays {from_hand}")
        if leads:
            text = translate("Words", "{who} leads {from_hand}")
    else:
        text = translate("Words", "{who} leads") if leads else translate("Words", "{who} plays")
    return fill(text, who=speaker.name_of(turn), **hand)


def _what_to_lead(legal: list[Card], hand: Hand) -> str:
    if len(hand) == 1:
        return _last_card(hand[0])
    if len(legal) < len(hand):
        return translate("Words", "any card but the Quint Royal")
    return translate("Words", "any card")


def _what_to_follow_with(legal: list[Card], observation: Observation, hand: Hand) -> str:
    assert observation.trick is not None  # a card has been led to it
    led = observation.trick.cards[0].suit
    if len(hand) == 1:
        return _last_card(hand[0])
    if legal == [QUINT_ROYAL]:
        return translate("Words", "the Quint Royal must be played now")
    if led is None:
        return translate("Words", "any card, as the Quint Royal came first")
    if all(card.suit is not led for card in legal):
        return fill(translate("Words", "{suit_none}, so any card"), suit_none=suit_none(led))
    if QUINT_ROYAL in legal:
        return fill(translate("Words", "{suit_one} or the Quint Royal"), suit_one=suit_one(led))
    return suit_one(led)


def _last_card(card: Card) -> str:
    return fill(translate("Words", "the last card, {card}"), card=the_card(card))


def lifted(card: Card, *, is_held_up: bool = False) -> str:
    """Say that a card is lifted, and is played if chosen again, or if a key is let go."""
    text = translate("Words", "{card}: choose it again to play it.")
    if is_held_up:
        text = translate("Words", "{card}: let go to play it.")
    return fill(text, card=card_title(card))


def only_card(card: Card) -> str:
    """Announce a card that is about to be played automatically."""
    return fill(translate("Words", "Your only choice: {card}."), card=the_card(card))


# ------------------------------------------------------------------- calls
def call_name(call: Call) -> str:
    """A call as the label of its button: “Double”."""
    return {
        Call.PASS: translate("Words", "Pass"),
        Call.DOUBLE: translate("Words", "Double"),
        Call.REDOUBLE: translate("Words", "Redouble"),
    }[call]


def call_made(call: Call) -> str:
    """A call that was made, as shown beside its caller: “Double”.

    Other languages use a different form of the word here than on the button.
    """
    return {
        Call.PASS: translate("CallMade", "Pass"),
        Call.DOUBLE: translate("CallMade", "Double"),
        Call.REDOUBLE: translate("CallMade", "Redouble"),
    }[call]


def called(speaker: Speaker, seat: Seat, call: Call) -> str:
    """A call that was made, and whose it was: “Clara: double.”."""
    text = {
        Call.PASS: translate("Words", "{who}: pass."),
        Call.DOUBLE: translate("Words", "{who}: double."),
        Call.REDOUBLE: translate("Words", "{who}: redouble."),
    }[call]
    return fill(text, who=title_case(seat_text.holder(speaker, seat)))


def trick_worth(value: int) -> str:
    """The value of a trick, in a sentence."""
    return fill(translate("Words", "A trick is worth {value}."), value=value)


def call_question(calls: Container[Call]) -> str:
    """What is asked: the buttons under it are the answers."""
    if Call.REDOUBLE in calls:
        return translate("Words", "Redouble, or pass?")
    return translate("Words", "Double, or pass?")


def call_rule() -> str:
    """Who may double, and what that does not change."""
    text = translate("Words", "A double is for both sides alike; the other side may then redouble.")
    return text + " " + translate("Words", "Quints stay as they are.")


def call_worth(call: Call, observation: Observation) -> str:
    """What tricks are worth after a call, if no other raises them: “10 a trick, 130 in all”."""
    each = trick_value((*observation.calls, call))
    text = translate("Words", "{each} a trick, {all} in all")
    return fill(text, each=each, all=each * CACHETTE_TRICK)


def calls_so_far(speaker: Speaker, observation: Observation) -> str:
    """Who has called what before the player on turn, and who calls after them."""
    turn, eldest = observation.turn, observation.eldest_hand
    assert turn is not None and eldest is not None  # it is that player's call
    told = []
    if speaker.is_shared:
        told.append(fill(translate("Words", "{call}."), call=_your_call(speaker, turn)))
    elif hand := seat_text.your_hand_phrases(speaker, turn):
        told.append(fill(translate("Words", "Now {for_hand}."), **hand))
    made = dict(zip(eldest.clockwise, observation.calls, strict=False))
    texts = {
        Call.PASS: translate("Words", "Passed: {who}."),
        Call.DOUBLE: translate("Words", "Doubled: {who}."),
        Call.REDOUBLE: translate("Words", "Redoubled: {who}."),
    }
    for call, text in texts.items():
        seats = [seat for seat, one in made.items() if one is call]
        if seats:
            told.append(fill(text, who=join_and(_holders(speaker, seats))))
    after = [seat for seat in eldest.clockwise[len(made) + 1 :]]
    if not made:
        told.append(translate("Words", "One player may double, an opponent redouble."))
    elif after:
        text = translate("Words", "After this: {who}.")
        told.append(fill(text, who=join_and(_holders(speaker, after))))
    return " ".join(told)


def _holders(speaker: Speaker, seats: Sequence[Seat]) -> list[str]:
    if speaker.form is Form.TWO and not speaker.is_shared:  # where everybody has two hands
        return [seat_text.title(seat) for seat in seats]
    return [seat_text.holder(speaker, seat) for seat in seats]


def call_prompt(speaker: Speaker, observation: Observation) -> str:
    """The head of the doubling bar, for the player on turn: “Your turn. A trick is worth 5.”."""
    told = [fill(translate("Words", "{call}."), call=_your_call(speaker, observation.mover))]
    raised = [made for made in observation.calls if made is not Call.PASS]
    if raised:
        assert observation.eldest_hand is not None  # it has called, or nobody
        seat = observation.eldest_hand.clockwise[observation.calls.index(raised[-1])]
        told.append(called(speaker, seat, raised[-1]))
    return " ".join([*told, trick_worth(observation.trick_value)])


def call_score(speaker: Speaker, observation: Observation) -> str:
    """The score, on which every call depends; where only one deal is played, that it is so."""
    if speaker.has_one_deal:
        return translate("Words", "Only this one deal is played.")
    target = observation.rules.target
    if not any(observation.scores):
        return fill(translate("Words", "Nobody has scored yet; {target} wins."), target=target)
    return side_text.score(speaker, observation.scores, target)


def _your_call(speaker: Speaker, turn: Seat) -> str:
    hand = seat_text.your_hand_phrases(speaker, turn)
    if speaker.is_shared:
        text = translate("Words", "{who}’s turn {for_hand}")
        text = text if hand else translate("Words", "{who}’s turn")
        return fill(text, who=speaker.name_of(turn), **hand)
    if not hand:
        return translate("Words", "Your turn")
    return fill(translate("Words", "Your turn {for_hand}"), **hand)


def call_note(observation: Observation) -> str:
    """The note to the Dummy-player while one of their hands is hidden from them; else empty."""
    is_calling = observation.phase is Phase.DOUBLING and bool(observation.actions)
    own = [seat for seat in SEATS if observation.plays(seat)]
    if not is_calling or all(observation.hands[seat] is not None for seat in own):
        return ""
    return translate(
        "Words", "The leading hand decides; the other stays hidden until doubling is over."
    )


def call_help(speaker: Speaker, call: Call, observation: Observation) -> str:
    """The effect on the tricks of a call by the seat on turn, and who may answer it."""
    answer = answer_to(call, observation)
    players = dict.fromkeys(speaker.player_of(seat) for seat in answer.seats)
    names = [seat_text.player(speaker, player) for player in players]
    effect = _call_effect(call, observation)
    if answer.call is None:
        after = translate("Words", "Then play begins.")
    elif answer.call is Call.DOUBLE:
        after = fill(translate("Words", "Can still double: {who}."), who=join_or(names))
    else:
        text = translate("Words", "Can redouble to {value}: {who}.")
        after = fill(text, who=join_or(names), value=answer.value)
    return fill(translate("Words", "{first} {second}"), first=effect, second=after)


def _call_effect(call: Call, observation: Observation) -> str:
    old, new = observation.trick_value, trick_value((*observation.calls, call))
    if new == old:
        return fill(translate("Words", "Tricks stay at {value} each."), value=old)
    text = translate("Words", "Every trick counts {new} instead of {old}; quints are not affected.")
    return fill(text, new=new, old=old)


class Answer(NamedTuple):
    """The possible answers of others to a call.

    Attributes:
        call: The call that would raise the tricks next; None if no seat may make one.
        seats: The seats that may make it, in turn order.
        value: The value of a trick after it; without one, the value as it is.
    """

    call: Call | None
    seats: tuple[Seat, ...]
    value: int


def answer_to(call: Call, observation: Observation) -> Answer:
    """Who could raise the tricks after a call by the seat on turn, if all others pass."""
    dealer = observation.dealer
    assert dealer is not None  # someone has dealt, or nobody could call
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

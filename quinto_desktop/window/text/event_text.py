"""What happened at the table: event by event, and whole steps for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from quinto_desktop.rules import (
    SEATS,
    CachetteRevealed,
    Call,
    Called,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    DealEnded,
    DummyExposed,
    Event,
    GameBegan,
    GameWon,
    Observation,
    QuintScored,
    RoundOver,
    RubberWon,
    ScoredQuint,
    Seat,
    TricksCounted,
    TrickWon,
)
from quinto_desktop.window.text import match_text, seat_text, side_text
from quinto_desktop.window.text.card_text import card_name, cards_by_suit, the_card, the_quint
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.words import fill, join_and, title_case, translate


# ------------------------------------------------------------------- one event
def sentence(speaker: Speaker, event: Event, observation: Observation) -> str | None:
    """The announcement of an event; None if it needs no words.

    The observation is of the table after the event's step, in the speaker's seating.
    """
    match event:
        case CardsDrawn() | GameBegan() | GameWon() | RubberWon() | RoundOver():
            return match_text.sentence(speaker, event, observation)
        case CardsDealt():
            return _cards_dealt(speaker, event)
        case Called():
            return _called(speaker, event)
        case CardPlayed():
            return _card_played(speaker, event, observation)
        case TrickWon():
            return _trick_won(speaker, event, observation)
        case QuintScored():
            return _quint_scored(speaker, event.scored)
        case DummyExposed() | CachetteRevealed() | TricksCounted() | DealEnded():
            return _open_for_all(speaker, event, observation)
        case _:
            assert_never(event)


def _cards_dealt(speaker: Speaker, event: CardsDealt) -> str:
    dealing, eldest = _dealing(speaker, event.dealer), event.dealer.next
    if speaker.player_of(eldest) == speaker.player_of(event.cutter):
        text = translate("Words", "Deal {number}: {dealing}; {answering}.")
        answering = _cutting_and_calling(speaker, eldest)
        return fill(text, number=event.number, dealing=dealing, answering=answering)
    cutting = translate("Words", "{who} cuts")
    if speaker.is_you(event.cutter):
        cutting = translate("Words", "you cut")
    calling = translate("Words", "{who} calls first")
    if speaker.is_you(eldest):
        calling = translate("Words", "you call first")
    cutting = fill(cutting, who=speaker.name_of(event.cutter))
    calling = fill(calling, who=speaker.name_of(eldest))
    text = translate("Words", "Deal {number}: {dealing}, {cutting}, and {calling}.")
    return fill(text, number=event.number, dealing=dealing, cutting=cutting, calling=calling)


def _dealing(speaker: Speaker, dealer: Seat) -> str:
    """Who deals, as part of a sentence."""
    if speaker.is_you(dealer):
        text = translate("Words", "you deal")
        if dealer is speaker.dummy:
            text = translate("Words", "you deal for dummy")
    else:
        text = translate("Words", "{who} deals")
        if dealer is speaker.dummy:
            text = translate("Words", "{who} deals for dummy")
    return fill(text, who=speaker.name_of(dealer))


def _cutting_and_calling(speaker: Speaker, eldest: Seat) -> str:
    """What a player of two hands does when an opponent deals, as part of a sentence."""
    hand = seat_text.hand_phrases(speaker, eldest)
    if speaker.is_you(eldest):
        text = translate("Words", "you cut, and call first {for_hand}")
        if not hand:
            text = translate("Words", "you cut and call first")
    else:
        text = translate("Words", "{who} cuts, and calls first {for_hand}")
        if not hand:
            text = translate("Words", "{who} cuts and calls first")
    return fill(text, who=speaker.name_of(eldest), **hand)


def _called(speaker: Speaker, event: Called) -> str:
    hand = seat_text.hand_phrases(speaker, event.seat)
    text_of = _called_for_text if hand else _called_text
    text = text_of(event.call, you=speaker.is_you(event.seat))
    return fill(text, who=speaker.name_of(event.seat), value=event.trick_value, **hand)


def _card_played(speaker: Speaker, event: CardPlayed, observation: Observation) -> str:
    hand = seat_text.hand_phrases(speaker, event.seat)
    if speaker.is_you(event.seat):
        text = translate("Words", "You play {card} {from_hand}.")
        if not hand:
            text = translate("Words", "You play {card}.")
            if not observation.hand_sizes[event.seat]:
                text = translate("Words", "You play your last card, {card}.")
    else:
        text = translate("Words", "{who} plays {card} {from_hand}.")
        if not hand:
            text = translate("Words", "{who} plays {card}.")
    return fill(text, who=speaker.name_of(event.seat), card=the_card(event.card), **hand)


def _trick_won(speaker: Speaker, event: TrickWon, observation: Observation) -> str:
    card = observation.tricks[event.number - 1].card_of(event.seat)
    assert card is not None  # the trick is complete
    hand = seat_text.hand_phrases(speaker, event.seat)
    is_you = speaker.is_you(event.seat)
    text = translate("Words", "{who} takes trick {number} with {card}.")
    if not hand and is_you:
        text = translate("Words", "You take trick {number} with {card}.")
    elif hand and is_you:
        text = translate("Words", "You take trick {number} with {card} {from_hand}.")
    elif hand:
        text = translate("Words", "{who} takes trick {number} with {card} {from_hand}.")
    who = speaker.name_of(event.seat)
    return fill(text, who=who, number=event.number, card=the_card(card), **hand)


def _quint_scored(speaker: Speaker, scored: ScoredQuint) -> str:
    text = side_text.agreeing(
        speaker,
        scored.side,
        yours=translate(
            "Words", "{side} score {quint}: {points}.", "addressing one of two partners"
        ),
        you=translate("Words", "You score {quint}: {points}."),
        one=translate("Words", "{side} scores {quint}: {points}."),
        many=translate("Words", "{side} score {quint}: {points}."),
    )
    quint, side = scored.quint, title_case(side_text.name(speaker, scored.side))
    return fill(text, side=side, quint=the_quint(quint), points=quint.points)


def _open_for_all(
    speaker: Speaker,
    event: DummyExposed | CachetteRevealed | TricksCounted | DealEnded,
    observation: Observation,
) -> str:
    match event:
        case DummyExposed():
            text = translate("Words", "Dummy’s hand is turned up: {cards}.")
            return fill(text, cards=cards_by_suit(event.cards))
        case CachetteRevealed():
            return _cachette_revealed(speaker, event)
        case TricksCounted():
            return _tricks_counted(speaker, event)
        case DealEnded():
            return _deal_ended(speaker, event, observation)
        case _:
            assert_never(event)


def _cachette_revealed(speaker: Speaker, event: CachetteRevealed) -> str:
    text = side_text.agreeing(
        speaker,
        event.side,
        yours=translate(
            "Words", "{side} take the cachette: {cards}.", "addressing one of two partners"
        ),
        you=translate("Words", "You take the cachette: {cards}."),
        one=translate("Words", "{side} takes the cachette: {cards}."),
        many=translate("Words", "{side} take the cachette: {cards}."),
    )
    cards = join_and([card_name(card) for card in event.cards])
    return fill(text, side=title_case(side_text.name(speaker, event.side)), cards=cards)


def _tricks_counted(speaker: Speaker, event: TricksCounted) -> str:
    first, second = speaker.sides
    value, won = event.trick_value, event.tricks_won
    text = translate("Words", "Tricks: {a} to {b}, at {value} points each: {x} and {y}.")
    a, b = won[first], won[second]
    return fill(text, a=a, b=b, value=value, x=a * value, y=b * value)


def _deal_ended(speaker: Speaker, event: DealEnded, observation: Observation) -> str:
    first, second = speaker.sides
    text = side_text.agreeing(
        speaker,
        first,
        yours=translate(
            "Words",
            "Deal {number} is over: {own} have {a}, {side} {b}.",
            "addressing one of two partners",
        ),
        you=translate("Words", "Deal {number} is over: you have {a}, {side} {b}."),
        one=translate("Words", "Deal {number} is over: {own} has {a}, {side} {b}."),
        many=translate("Words", "Deal {number} is over: {own} have {a}, {side} {b}."),
    )
    if event.level:
        text = translate("Words", "Both sides have {a}, so there is another deal.")
    a, b = observation.scores[first], observation.scores[second]
    own, side = side_text.name(speaker, first), side_text.name(speaker, second)
    return fill(text, number=event.number, a=a, b=b, own=own, side=side)


def _called_text(call: Call, *, you: bool) -> str:
    if you:
        return {
            Call.PASS: translate("Words", "You pass."),
            Call.DOUBLE: translate("Words", "You double: a trick is worth {value}."),
            Call.REDOUBLE: translate("Words", "You redouble: a trick is worth {value}."),
        }[call]
    return {
        Call.PASS: translate("Words", "{who} passes."),
        Call.DOUBLE: translate("Words", "{who} doubles: a trick is worth {value}."),
        Call.REDOUBLE: translate("Words", "{who} redoubles: a trick is worth {value}."),
    }[call]


def _called_for_text(call: Call, *, you: bool) -> str:
    """Like `_called_text`, for a player with two hands."""
    if you:
        return {
            Call.PASS: translate("Words", "You pass {for_hand}."),
            Call.DOUBLE: translate("Words", "You double {for_hand}: a trick is worth {value}."),
            Call.REDOUBLE: translate("Words", "You redouble {for_hand}: a trick is worth {value}."),
        }[call]
    return {
        Call.PASS: translate("Words", "{who} passes {for_hand}."),
        Call.DOUBLE: translate("Words", "{who} doubles {for_hand}: a trick is worth {value}."),
        Call.REDOUBLE: translate("Words", "{who} redoubles {for_hand}: a trick is worth {value}."),
    }[call]


# ------------------------------------------------------------------- a whole step
def narrate(speaker: Speaker, events: Sequence[Event], observation: Observation) -> list[str]:
    """The text for each event of a step; empty for one covered by another's text.

    The events are in order, and there are as many texts; the observation is of the table after
    the step, in the speaker's seating.
    """
    told: list[str] = []
    for place, event in enumerate(events):
        quints = _quints_from(events, place + isinstance(event, TrickWon))
        match event:
            case TrickWon():
                parts = [sentence(speaker, event, observation), _quints_scored(speaker, quints)]
                told.append(" ".join(filter(None, parts)))
            case QuintScored():
                is_told = place > 0 and isinstance(events[place - 1], TrickWon | QuintScored)
                told.append("" if is_told else _quints_scored(speaker, quints))
            case CardsDealt():
                dealt = sentence(speaker, event, observation) or ""
                told.append(" ".join([dealt, *_own_hands(speaker, observation)]))
            case _:
                told.append(sentence(speaker, event, observation) or "")
    return told


def _quints_from(events: Sequence[Event], start: int) -> list[QuintScored]:
    """The consecutive scored quints from an event on."""
    quints: list[QuintScored] = []
    for event in events[start:]:
        if not isinstance(event, QuintScored):
            break
        quints.append(event)
    return quints


def _quints_scored(speaker: Speaker, quints: Sequence[QuintScored]) -> str:
    """The quints of one trick, and their side's new total; empty if there are none."""
    if not quints:
        return ""
    side = quints[-1].scored.side
    text = side_text.agreeing(
        speaker,
        side,
        yours=translate(
            "Words",
            "{side} score {quints}: {points}, now {total}.",
            "addressing one of two partners",
        ),
        you=translate("Words", "You score {quints}: {points}, now {total}."),
        one=translate("Words", "{side} scores {quints}: {points}, now {total}."),
        many=translate("Words", "{side} score {quints}: {points}, now {total}."),
    )
    return fill(
        text,
        side=title_case(side_text.name(speaker, side)),
        quints=join_and([the_quint(event.scored.quint) for event in quints]),
        points=sum(event.scored.quint.points for event in quints),
        total=quints[-1].scores[side],
    )


def _own_hands(speaker: Speaker, observation: Observation) -> list[str]:
    """The viewer's cards, as far as they may be seen after the deal."""
    text = translate("Words", "{whose}: {cards}.")
    return [
        fill(
            text,
            whose=seat_text.whose_hand(speaker, seat),
            cards=cards_by_suit(observation.hands[seat] or ()),
        )
        for seat in SEATS
        if speaker.is_you(seat) and observation.hands[seat]
    ]

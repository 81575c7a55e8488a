"""A step told to those who listen: one sentence for a play, a trick and its quints in one go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    SEATS,
    CardsDealt,
    Event,
    Observation,
    QuintScored,
    TrickWon,
)
from quinto_desktop.window.text.card_names import the_card, the_quint
from quinto_desktop.window.text.card_text import cards_by_suit, fill, join_and, title_case
from quinto_desktop.window.text.words import Words

translate = QCoreApplication.translate


def narrate(events: Sequence[Event], observation: Observation, words: Words) -> list[str]:
    """What is said of each event of a step; nothing for one that is told with another.

    Args:
        events: What happened, in order.
        observation: The table after the step.
        words: All words about play, spoken to whoever looks at the table.

    Returns:
        As many texts as there are events.
    """
    told: list[str] = []
    for place, event in enumerate(events):
        quints = _quints_from(events, place + isinstance(event, TrickWon))
        match event:
            case TrickWon():
                parts = [_trick_won(event, observation, words), _quints_scored(quints, words)]
                told.append(" ".join(filter(None, parts)))
            case QuintScored():
                is_told = place > 0 and isinstance(events[place - 1], TrickWon | QuintScored)
                told.append("" if is_told else _quints_scored(quints, words))
            case CardsDealt():
                dealt = words.event(event, observation) or ""
                told.append(" ".join([dealt, *_own_hands(observation, words)]))
            case _:
                told.append(words.event(event, observation) or "")
    return told


def _quints_from(events: Sequence[Event], start: int) -> list[QuintScored]:
    """The quints that are marked one after the other from some event on."""
    quints: list[QuintScored] = []
    for event in events[start:]:
        if not isinstance(event, QuintScored):
            break
        quints.append(event)
    return quints


def _trick_won(event: TrickWon, observation: Observation, words: Words) -> str:
    card = observation.tricks[event.number - 1].card_of(event.seat)
    assert card is not None  # the trick is complete
    hand = words.hand_phrases(event.seat)
    is_you = words.is_you(event.seat)
    text = translate("Words", "{who} takes trick {number} with {card}.")
    if not hand and is_you:
        text = translate("Words", "You take trick {number} with {card}.")
    elif hand and is_you:
        text = translate("Words", "You take trick {number} with {card} {from_hand}.")
    elif hand:
        text = translate("Words", "{who} takes trick {number} with {card} {from_hand}.")
    who = words.player_name(words.player_of(event.seat))
    return fill(text, who=who, number=event.number, card=the_card(card), **hand)


def _quints_scored(quints: Sequence[QuintScored], words: Words) -> str:
    """The quints of one trick, and what their side has with them; nothing without any."""
    if not quints:
        return ""
    side = quints[-1].scored.side
    text = words.by_side(
        side,
        yours=translate("Words", "Your side scores {quints}: {points}, now {total}."),
        you=translate("Words", "You score {quints}: {points}, now {total}."),
        one=translate("Words", "{side} scores {quints}: {points}, now {total}."),
        many=translate("Words", "{side} score {quints}: {points}, now {total}."),
    )
    return fill(
        text,
        side=title_case(words.side_name(side)),
        quints=join_and([the_quint(event.scored.quint) for event in quints]),
        points=sum(event.scored.quint.points for event in quints),
        total=quints[-1].scores[side],
    )


def _own_hands(observation: Observation, words: Words) -> list[str]:
    """The viewer's cards, as far as they may be seen when they have been dealt."""
    text = translate("Words", "{whose}: {cards}.")
    return [
        fill(text, whose=words.whose_hand(seat), cards=cards_by_suit(observation.hands[seat] or ()))
        for seat in SEATS
        if words.is_you(seat) and observation.hands[seat]
    ]

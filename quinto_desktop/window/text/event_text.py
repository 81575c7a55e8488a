"""Announcements of what happens in play, and the texts about a finished trick."""

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
    Deal,
    DealEnded,
    DummyExposed,
    Event,
    GameBegan,
    GameWon,
    JokerLead,
    Observation,
    Pair,
    QuintScored,
    RoundOver,
    RubberWon,
    Seat,
    Step,
    Trick,
    TricksCounted,
    TrickWon,
    quints_in,
    winning_seat,
)
from quinto_desktop.window.text import match_text, seat_text, side_text, turn_text
from quinto_desktop.window.text.card_text import (
    card_name,
    cards_by_suit,
    quint_name,
    the_card,
    the_quint,
)
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate


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
            return _card_played(speaker, event)
        case TrickWon():
            return _trick_won(speaker, event, observation)
        case QuintScored():
            return _quints_scored(speaker, [event])
        case DummyExposed() | CachetteRevealed() | TricksCounted() | DealEnded():
            return _open_for_all(speaker, event, observation)
        case _:
            assert_never(event)


def _cards_dealt(speaker: Speaker, event: CardsDealt) -> str:
    return fill(
        translate("Words", "Deal {number}. Dealer: {dealer}. Cut: {cutter}. Asked first: {first}."),
        number=event.number,
        dealer=seat_text.holder(speaker, event.dealer),
        cutter=seat_text.player(speaker, speaker.player_of(event.cutter)),
        first=seat_text.holder(speaker, event.dealer.next),
    )


def _called(speaker: Speaker, event: Called) -> str:
    worth = "" if event.call is Call.PASS else turn_text.trick_worth(event.trick_value)
    return " ".join(filter(None, (turn_text.called(speaker, event.seat, event.call), worth)))


def _card_played(speaker: Speaker, event: CardPlayed) -> str:
    who = title_case(seat_text.holder(speaker, event.seat))
    return fill(translate("Words", "{who}: {card}."), who=who, card=card_name(event.card))


def _trick_won(speaker: Speaker, event: TrickWon, observation: Observation) -> str:
    card = observation.tricks[event.number - 1].card_of(event.seat)
    if card is None:  # real cards: only the side is entered
        text = translate("Words", "Trick {number}: {who}.")
        return fill(text, number=event.number, who=side_text.name(speaker, event.seat.side))
    text = translate("Words", "Trick {number}: {who}, with {card}.")
    who = seat_text.holder(speaker, event.seat)
    return fill(text, number=event.number, who=who, card=the_card(card))


def _quints_scored(speaker: Speaker, quints: Sequence[QuintScored]) -> str:
    # With their side's new total.
    if not quints:
        return ""
    side = quints[-1].scored.side
    return fill(
        translate("Words", "{who}: +{points} for {quints}, now {total}."),
        who=title_case(side_text.name(speaker, side)),
        quints=join_and([the_quint(event.scored.quint) for event in quints]),
        points=sum(event.scored.quint.points for event in quints),
        total=quints[-1].scores[side],
    )


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
            text = translate("Words", "Trick 13, the cachette: {side}. In it: {cards}.")
            cards = join_and([card_name(card) for card in event.cards])
            return fill(text, side=side_text.name(speaker, event.side), cards=cards)
        case TricksCounted():
            return tricks_counted(speaker, event.tricks_won, event.trick_value)
        case DealEnded():
            if event.level:
                text = translate("Words", "Both sides have {points}, so there is another deal.")
                return fill(text, points=observation.scores[0])
            text = translate("Words", "Deal {number} is over. {scores}")
            scores = side_text.points_of_both(speaker, observation.scores)
            return fill(text, number=event.number, scores=scores)
        case _:
            assert_never(event)


def tricks_counted(speaker: Speaker, won: Pair, value: int) -> str:
    """What both sides' tricks of a deal count, at so many points each."""
    first, second = speaker.sides
    text = translate("Words", "Tricks: {a} to {b}, at {value} points each: {x} and {y}.")
    a, b = won[first], won[second]
    return fill(text, a=a, b=b, value=value, x=a * value, y=b * value)


# ------------------------------------------------------------------- a whole step
def told_since(speaker: Speaker, turn: Seat, steps: Sequence[Step], now: Observation) -> str:
    """What has happened since whoever is on turn has acted last."""
    told = ""
    for step in reversed(steps):
        if isinstance(step.action, Deal) or step.before.player_on_turn == speaker.player_of(turn):
            break
        told = " ".join(filter(None, (*narrate(speaker, step.events, now), told)))
    return told


def narrate(speaker: Speaker, events: Sequence[Event], observation: Observation) -> list[str]:
    """The text for each event of a step; empty for one covered by another's text."""
    told: list[str] = []
    for place, event in enumerate(events):
        quints = _quints_from(events, place + isinstance(event, TrickWon))
        match event:
            case TrickWon() if any(isinstance(one, TrickWon) for one in events[place + 1 :]):
                told.append("")  # as the last one tells
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
    quints: list[QuintScored] = []
    for event in events[start:]:
        if not isinstance(event, QuintScored):
            break
        quints.append(event)
    return quints


def _own_hands(speaker: Speaker, observation: Observation) -> list[str]:
    return [
        fill(
            translate("Words", "{whose}: {cards}."),
            whose=seat_text.whose_hand(speaker, seat),
            cards=cards_by_suit(observation.hands[seat] or ()),
        )
        for seat in SEATS
        if speaker.is_looking(seat) and observation.hands[seat]
    ]


# --------------------------------------------------------------- a finished trick
class TrickReport:
    """The texts about one trick, by its number in the deal from 1."""

    def __init__(self, number: int, trick: Trick, joker_lead: JokerLead, speaker: Speaker) -> None:
        winner = trick.winner if trick.winner is not None else winning_seat(trick, joker_lead)
        assert winner is not None  # a finished trick has cards of both sides
        self.trick = trick
        self.winner: Seat = winner
        self._number = number
        self._joker_lead = joker_lead
        self._speaker = speaker
        self._quints = quints_in(trick.cards)

    def title(self) -> str:
        """Which trick it was and who won it: “Trick 7 · won by Ada”."""
        text = translate("LastTrick", "Trick {number} · won by {who}")
        return fill(text, number=self._number, who=seat_text.who(self._speaker, self.winner))

    def name(self, seat: Seat) -> str:
        """A player's name standing alone: “Ada”, “You”."""
        return title_case(seat_text.who(self._speaker, seat))

    def part(self, seat: Seat) -> str:
        """What a seat did in the trick besides playing a card, in a word or two."""
        led, won = seat is self.trick.leader, seat is self.winner
        if led and won:
            return translate("LastTrick", "led and won")
        if won:
            return translate("LastTrick", "won")
        return translate("LastTrick", "led") if led else ""

    def quints(self) -> str:
        """The trick's quints, in a line; empty if there were none."""
        text = translate("LastTrick", "{quint}, {points} points")
        return translate("LastTrick", " · ").join(
            fill(text, quint=title_case(quint_name(quint)), points=quint.points)
            for quint in self._quints
        )

    def note(self) -> str:
        """The reason why the winner's card won, if the cards alone do not show it (rules §5)."""
        if self.trick.cards[0].suit is not None:
            return ""
        if self._joker_lead is JokerLead.OPPONENTS:
            return translate(
                "LastTrick",
                "The Quint Royal came first: the opponents’ higher card took the trick.",
            )
        return translate(
            "LastTrick",
            "The Quint Royal came first: the highest of the other cards took the trick.",
        )

    def spoken(self) -> str:
        """The whole trick in sentences, for assistive technology."""
        text = translate(
            "LastTrick",
            "Trick {number}: {a} led {card_a}, {b} played {card_b}, {c} {card_c} "
            "and {d} {card_d}; {winner} won it.",
        )
        winner = seat_text.who(self._speaker, self.winner)
        values: dict[str, object] = {"number": self._number, "winner": winner}
        for place, card in zip("abcd", self.trick.cards, strict=True):
            values[place] = seat_text.who(self._speaker, self.trick.seat_of(card))
            values[f"card_{place}"] = the_card(card)
        sentences = [fill(text, **values), self.note()]
        if self._quints:
            text = translate("LastTrick", "{quint}, worth {points}")
            quints = [
                fill(text, quint=quint_name(quint), points=quint.points) for quint in self._quints
            ]
            listed = translate("LastTrick", "; ").join(quints)
            sentences.append(fill(translate("LastTrick", "Quints: {quints}."), quints=listed))
        return " ".join(filter(None, sentences))

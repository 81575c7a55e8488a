"""What happened at the table: the sentences that are announced."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
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
from quinto_desktop.window.text.card_names import card_name, the_card, the_quint
from quinto_desktop.window.text.card_text import cards_by_suit, fill, join_and, title_case
from quinto_desktop.window.text.match_words import MatchWords

translate = QCoreApplication.translate


class EventWords(MatchWords):
    """The sentences about what happened at one table."""

    def event(self, event: Event, observation: Observation) -> str | None:
        """What happened, to be announced; None for what needs no words.

        Args:
            event: What happened.
            observation: The table after the step that the event belongs to, in whose seating
                these words are.
        """
        match event:
            case CardsDrawn() | GameBegan() | GameWon() | RubberWon() | RoundOver():
                return self._match_event(event, observation)
            case CardsDealt():
                return self._cards_dealt(event)
            case Called():
                return self._called(event)
            case CardPlayed():
                return self._card_played(event)
            case TrickWon():
                return self._trick_won(event)
            case QuintScored():
                return self._quint_scored(event.scored)
            case DummyExposed() | CachetteRevealed() | TricksCounted() | DealEnded():
                return self._open_for_all(event, observation)
            case _:
                assert_never(event)

    def _cards_dealt(self, event: CardsDealt) -> str:
        dealing, eldest = self._dealing(event.dealer), event.dealer.next
        if self.player_of(eldest) == self.player_of(event.cutter):
            text = translate("Words", "Deal {number}: {dealing}; {answering}.")
            answering = self._cutting_and_calling(eldest)
            return fill(text, number=event.number, dealing=dealing, answering=answering)
        cutting = translate("Words", "{who} cuts")
        if self.is_you(event.cutter):
            cutting = translate("Words", "you cut")
        calling = translate("Words", "{who} calls first")
        if self.is_you(eldest):
            calling = translate("Words", "you call first")
        cutting = fill(cutting, who=self._player_at(event.cutter))
        calling = fill(calling, who=self._player_at(eldest))
        text = translate("Words", "Deal {number}: {dealing}, {cutting}, and {calling}.")
        return fill(text, number=event.number, dealing=dealing, cutting=cutting, calling=calling)

    def _dealing(self, dealer: Seat) -> str:
        """Who deals, as a part of a sentence."""
        if self.is_you(dealer):
            text = translate("Words", "you deal")
            if dealer is self._dummy:
                text = translate("Words", "you deal for dummy")
        else:
            text = translate("Words", "{who} deals")
            if dealer is self._dummy:
                text = translate("Words", "{who} deals for dummy")
        return fill(text, who=self._player_at(dealer))

    def _cutting_and_calling(self, eldest: Seat) -> str:
        """What a player of two hands does when an opponent deals, as a part of a sentence."""
        hand = self.hand_phrases(eldest)
        if self.is_you(eldest):
            text = translate("Words", "you cut, and call first {for_hand}")
            if not hand:
                text = translate("Words", "you cut and call first")
        else:
            text = translate("Words", "{who} cuts, and calls first {for_hand}")
            if not hand:
                text = translate("Words", "{who} cuts and calls first")
        return fill(text, who=self._player_at(eldest), **hand)

    def _called(self, event: Called) -> str:
        hand = self.hand_phrases(event.seat)
        if not hand:
            text = _called_text(event.call, you=self.is_you(event.seat))
        else:
            text = _called_for_text(event.call, you=self.is_you(event.seat))
        who = self._player_at(event.seat)
        return fill(text, who=who, value=event.trick_value, **hand)

    def _card_played(self, event: CardPlayed) -> str:
        hand = self.hand_phrases(event.seat)
        if self.is_you(event.seat):
            text = translate("Words", "You play {card} {from_hand}.")
            if not hand:
                text = translate("Words", "You play {card}.")
        else:
            text = translate("Words", "{who} plays {card} {from_hand}.")
            if not hand:
                text = translate("Words", "{who} plays {card}.")
        who = self._player_at(event.seat)
        return fill(text, who=who, card=the_card(event.card), **hand)

    def _trick_won(self, event: TrickWon) -> str:
        hand = self.hand_phrases(event.seat)
        if not hand or event.seat is self._dummy:
            text = translate("Words", "{who} takes trick {number}.")
            if not hand and self.is_you(event.seat):
                text = translate("Words", "You take trick {number}.")
        else:
            text = translate("Words", "{who} takes trick {number} {in_hand}.")
            if self.is_you(event.seat):
                text = translate("Words", "You take trick {number} {in_hand}.")
        who = self._player_at(event.seat)
        if event.seat is self._dummy:
            who = title_case(self.who(event.seat))
        return fill(text, who=who, number=event.number, **hand)

    def _quint_scored(self, scored: ScoredQuint) -> str:
        text = self.by_side(
            scored.side,
            yours=translate("Words", "Your side scores {quint}: {points}."),
            you=translate("Words", "You score {quint}: {points}."),
            one=translate("Words", "{side} scores {quint}: {points}."),
            many=translate("Words", "{side} score {quint}: {points}."),
        )
        quint, side = scored.quint, self._side_first(scored.side)
        return fill(text, side=side, quint=the_quint(quint), points=quint.points)

    def _open_for_all(
        self,
        event: DummyExposed | CachetteRevealed | TricksCounted | DealEnded,
        observation: Observation,
    ) -> str:
        match event:
            case DummyExposed():
                text = translate("Words", "Dummy’s hand is turned up: {cards}.")
                return fill(text, cards=cards_by_suit(event.cards))
            case CachetteRevealed():
                return self._cachette_revealed(event)
            case TricksCounted():
                return self._tricks_counted(event)
            case DealEnded():
                return self._deal_ended(event, observation)
            case _:
                assert_never(event)

    def _cachette_revealed(self, event: CachetteRevealed) -> str:
        text = self.by_side(
            event.side,
            yours=translate("Words", "Your side takes the cachette: {cards}."),
            you=translate("Words", "You take the cachette: {cards}."),
            one=translate("Words", "{side} takes the cachette: {cards}."),
            many=translate("Words", "{side} take the cachette: {cards}."),
        )
        cards = join_and([card_name(card) for card in event.cards])
        return fill(text, side=self._side_first(event.side), cards=cards)

    def _tricks_counted(self, event: TricksCounted) -> str:
        first, second = self._own_side_first()
        value, won = event.trick_value, event.tricks_won
        text = translate("Words", "Tricks: {a} to {b}, at {value} points each: {x} and {y}.")
        a, b = won[first], won[second]
        return fill(text, a=a, b=b, value=value, x=a * value, y=b * value)

    def _deal_ended(self, event: DealEnded, observation: Observation) -> str:
        first, second = self._own_side_first()
        text = self.by_side(
            first,
            yours=translate("Words", "Deal {number} is over: your side has {a}, {side} {b}."),
            you=translate("Words", "Deal {number} is over: you have {a}, {side} {b}."),
            one=translate("Words", "Deal {number} is over: {own} has {a}, {side} {b}."),
            many=translate("Words", "Deal {number} is over: {own} have {a}, {side} {b}."),
        )
        if event.level:
            text = translate("Words", "Both sides have {a}, so another deal decides.")
        a, b = observation.scores[first], observation.scores[second]
        own, side = self.side_name(first), self.side_name(second)
        return fill(text, number=event.number, a=a, b=b, own=own, side=side)

    def _player_at(self, seat: Seat) -> str:
        """The name of the player of a seat's hand, be it dummy's."""
        return self.player_name(self.player_of(seat))


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
    """As `_called_text`, where the player has two hands."""
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

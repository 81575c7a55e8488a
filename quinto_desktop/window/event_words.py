"""What happened, and how a game was won: the sentences that are announced."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    CachetteRevealed,
    Call,
    Called,
    CardPlayed,
    CardsDealt,
    DealEnded,
    DealResult,
    Event,
    GameWon,
    Observation,
    QuintScored,
    ScoredQuint,
    Side,
    TricksCounted,
    TrickWon,
    marked_points,
)
from quinto_desktop.window.card_words import card_name, fill, join_and, quint_name
from quinto_desktop.window.seat_words import SeatWords

translate = QCoreApplication.translate


class EventWords(SeatWords):
    """The sentences about what happened at one table."""

    def event(self, event: Event, observation: Observation) -> str | None:
        """What happened, to be announced; None for what needs no words.

        Args:
            event: What happened.
            observation: The table after the step that the event belongs to.
        """
        match event:
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
        return self._end_of_deal(event, observation)

    def winner(self, observation: Observation) -> tuple[str, str]:
        """Who has won the game, as a title, and how, as a sentence.

        Raises:
            ValueError: Nobody has won yet.
        """
        side = observation.winner
        if side is None:
            raise ValueError("the game goes on")
        if self.is_yours(side):
            title = translate("Words", "Your side wins the game")
        else:
            title = fill(translate("Words", "{side} win the game"), side=self.side_title(side))
        return title, self._how_it_was_won(side, observation)

    def _how_it_was_won(self, side: Side, observation: Observation) -> str:
        result, target = observation.results[-1], observation.rules.target
        won, lost = observation.scores[side], observation.scores[side.other]
        values = {"won": won, "lost": lost, "deal": result.number, "target": target}
        if result.tricks_won is not None:
            text = translate("Words", "{won} to {lost}, by the count of tricks in deal {deal}.")
            if lost >= target:
                text = translate(
                    "Words",
                    "{won} to {lost}: both sides reached {target} in deal {deal}, "
                    "and the larger total wins.",
                )
            return fill(text, **values)
        decisive = _decisive_quint(result, won, target)
        text = translate("Words", "{won} to {lost}, by the {quint} in deal {deal}, trick {trick}.")
        if decisive.trick == CACHETTE_TRICK:
            text = translate(
                "Words", "{won} to {lost}, by the {quint} in the cachette of deal {deal}."
            )
        return fill(text, **values, quint=quint_name(decisive.quint), trick=decisive.trick)

    def _cards_dealt(self, event: CardsDealt) -> str:
        if self.is_you(event.dealer):
            text = translate("Words", "Deal {number}: you deal, and {eldest} calls first.")
        elif self.is_you(event.dealer.next):
            text = translate("Words", "Deal {number}: {who} deals, and you call first.")
        else:
            text = translate("Words", "Deal {number}: {who} deals, and {eldest} calls first.")
        who, eldest = self.seat_name(event.dealer), self.seat_name(event.dealer.next)
        return fill(text, number=event.number, who=who, eldest=eldest)

    def _called(self, event: Called) -> str:
        you = {
            Call.PASS: translate("Words", "You pass."),
            Call.DOUBLE: translate("Words", "You double: a trick is worth {value}."),
            Call.REDOUBLE: translate("Words", "You redouble: a trick is worth {value}."),
        }
        other = {
            Call.PASS: translate("Words", "{who} passes."),
            Call.DOUBLE: translate("Words", "{who} doubles: a trick is worth {value}."),
            Call.REDOUBLE: translate("Words", "{who} redoubles: a trick is worth {value}."),
        }
        text = (you if self.is_you(event.seat) else other)[event.call]
        return fill(text, who=self.seat_name(event.seat), value=event.trick_value)

    def _card_played(self, event: CardPlayed) -> str:
        if self.is_you(event.seat):
            return fill(translate("Words", "You play the {card}."), card=card_name(event.card))
        text = translate("Words", "{who} plays the {card}.")
        return fill(text, who=self.seat_name(event.seat), card=card_name(event.card))

    def _trick_won(self, event: TrickWon) -> str:
        if self.is_you(event.seat):
            return fill(translate("Words", "You take trick {number}."), number=event.number)
        text = translate("Words", "{who} takes trick {number}.")
        return fill(text, who=self.seat_name(event.seat), number=event.number)

    def _quint_scored(self, scored: ScoredQuint) -> str:
        if self.is_yours(scored.side):
            text = translate("Words", "Your side scores the {quint}: {points}.")
        else:
            text = translate("Words", "{side} score the {quint}: {points}.")
        quint = scored.quint
        side = self.side_title(scored.side)
        return fill(text, side=side, quint=quint_name(quint), points=quint.points)

    def _end_of_deal(
        self,
        event: CachetteRevealed | TricksCounted | DealEnded | GameWon,
        observation: Observation,
    ) -> str:
        match event:
            case CachetteRevealed():
                text = translate("Words", "{side} take the cachette: {cards}.")
                if self.is_yours(event.side):
                    text = translate("Words", "Your side takes the cachette: {cards}.")
                cards = join_and([card_name(card) for card in event.cards])
                return fill(text, side=self.side_title(event.side), cards=cards)
            case TricksCounted():
                return self._tricks_counted(event)
            case DealEnded():
                return self._deal_ended(event, observation)
            case GameWon():
                return self._game_won(event)
            case _:
                assert_never(event)

    def _tricks_counted(self, event: TricksCounted) -> str:
        first, second = self._own_side_first()
        value, won = event.trick_value, event.tricks_won
        text = translate("Words", "Tricks: {a} to {b}, at {value} points each: {x} and {y}.")
        a, b = won[first], won[second]
        return fill(text, a=a, b=b, value=value, x=a * value, y=b * value)

    def _deal_ended(self, event: DealEnded, observation: Observation) -> str:
        first, second = self._own_side_first()
        a, b = observation.scores[first], observation.scores[second]
        if event.level:
            text = translate("Words", "Both sides have {a}, so another deal decides.")
        elif self.is_yours(first):
            text = translate("Words", "Deal {number} is over: your side has {a}, {side} {b}.")
        else:
            text = translate("Words", "Deal {number} is over: {own} have {a}, {side} {b}.")
        own, side = self.side_title(first), self.side_title(second)
        return fill(text, number=event.number, a=a, b=b, own=own, side=side)

    def _game_won(self, event: GameWon) -> str:
        text = translate("Words", "{side} win the game, {won} to {lost}.")
        if self.is_yours(event.side):
            text = translate("Words", "Your side wins the game, {won} to {lost}.")
        won, lost = event.scores[event.side], event.scores[event.side.other]
        return fill(text, side=self.side_title(event.side), won=won, lost=lost)

    def _own_side_first(self) -> tuple[Side, Side]:
        own = Side.NS if self._viewer is None else self._viewer.side
        return own, own.other


def _decisive_quint(result: DealResult, score: int, target: int) -> ScoredQuint:
    """The quint that won the game: more may have been marked in its trick, after it.

    Args:
        result: A deal that a quint has ended (rules §7); the winners marked its last trick.
        score: What the winners have now. They may have had the target before that trick
            already, if both sides began the deal level over it; then its first quint won.
        target: What wins the game.
    """
    final = [scored for scored in result.quints if scored.trick == result.quints[-1].trick]
    score -= marked_points(final)
    for scored in final:
        score += scored.quint.points
        if score >= target:
            break
    return scored

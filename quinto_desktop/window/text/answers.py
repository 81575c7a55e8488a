"""What the table answers when one asks: trick, hands, score, whose turn, and what is out."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    Call,
    Called,
    Card,
    Observation,
    Phase,
    Play,
    Rank,
    Seat,
    Suit,
    quint_points,
    sorted_hand,
    trick_value,
    tricks_with_cachette,
    tricks_won,
    winning_seat,
)
from quinto_desktop.window.app.menus import Command
from quinto_desktop.window.text.card_names import card_name
from quinto_desktop.window.text.card_text import (
    cards_by_suit,
    fill,
    join_and,
    rank_name,
    suit_name,
    title_case,
)
from quinto_desktop.window.text.words import Words

translate = QCoreApplication.translate

_LEAST_RUN = 3


class Answers:
    """Answers the questions of the “Ask” menu, from what one person may know.

    Args:
        observation: What is known now.
        words: All words about play, spoken to that person.
    """

    def __init__(self, observation: Observation, words: Words) -> None:
        self._now = observation
        self._words = words

    def to(self, question: Command) -> str:
        """The answer to a question, in a sentence or some.

        Args:
            question: One of `menus.QUESTIONS`.
        """
        return {
            Command.ASK_TURN: self._turn,
            Command.ASK_LEGAL: self._legal,
            Command.ASK_TRICK: self._trick,
            Command.ASK_HAND: self._hand,
            Command.ASK_OTHER_HANDS: self._other_hands,
            Command.ASK_OUT: self._out,
            Command.ASK_CALLS: self._calls,
            Command.ASK_SCORE: self._score,
        }[question]()

    # --------------------------------------------------------------- what is asked
    def _turn(self) -> str:
        if self._may_call:
            return self._words.call_prompt(self._now)
        prompt = self._words.turn_prompt(self._now)
        return fill(translate("Answers", "{prompt}."), prompt=prompt)

    @property
    def _may_call(self) -> bool:
        return self._now.phase is Phase.DOUBLING and bool(self._now.actions)

    def _legal(self) -> str:
        now = self._now
        if self._may_call:
            text = translate("Answers", "{call}: {help}")
            calls = [action for action in now.actions if isinstance(action, Call)]
            return " ".join(
                fill(text, call=self._words.call(call), help=self._words.call_help(call, now))
                for call in calls
            )
        cards = [action.card for action in now.actions if isinstance(action, Play)]
        if not cards or now.turn is None:
            return self._turn()
        if len(cards) == len(now.hands[now.turn] or ()) > 1:
            return self._turn()  # it says “any card”, and why
        listed = join_and([card_name(card) for card in cards])
        return fill(translate("Answers", "To be played now: {cards}."), cards=listed)

    # --------------------------------------------------------------- the cards
    def _trick(self) -> str:
        now, words = self._now, self._words
        if now.phase is not Phase.PLAY or now.trick is None or now.turn is None:
            return translate("Answers", "No trick is being played now.")
        number = len(now.tricks) + 1
        if not now.trick.cards:
            text = translate("Answers", "Trick {number}: no card yet; {who} leads.")
            if words.is_you(now.turn) and words.hand_name(now.turn) is None:
                text = translate("Answers", "Trick {number}: no card yet; you lead.")
            return fill(text, number=number, who=words.who(now.turn))
        played = translate("Answers", "{who}: {card}")
        cards = translate("Answers", "; ").join(
            fill(played, who=self._hand_title(now.trick.seat_of(card)), card=card_name(card))
            for card in now.trick.cards
        )
        parts = [
            fill(translate("Answers", "Trick {number}. {cards}."), number=number, cards=cards),
            self._winning(winning_seat(now.trick, now.rules.joker_lead)),
        ]
        if points := quint_points(now.trick.cards):
            parts.append(fill(translate("Answers", "Quints in it: {points}."), points=points))
        return " ".join(filter(None, parts))

    def _winning(self, seat: Seat | None) -> str:
        if seat is None:
            return ""
        if self._words.is_you(seat) and self._words.hand_name(seat) is None:
            return translate("Answers", "You are winning it.")
        text = translate("Answers", "{who} is winning it.")
        return title_case(fill(text, who=self._hand_name(seat)))

    def _hand(self) -> str:
        return self._hand_of(self._now.seat)

    def _other_hands(self) -> str:
        if not any(self._now.hand_sizes):
            return self._hand()
        seats = self._now.seat.clockwise[1:]
        return "\n".join(self._hand_of(seat) for seat in seats)

    def _hand_of(self, seat: Seat) -> str:
        count = self._now.hand_sizes[seat]
        cards = self._now.hands[seat]
        values: dict[str, object] = {
            "whose": self._words.whose_hand(seat),
            "count": self._words.cards_count(count),
        }
        if not count:
            return fill(translate("Answers", "{whose}: no cards."), **values)
        if cards is None:
            return fill(translate("Answers", "{whose}: {count}, hidden."), **values)
        text = translate("Answers", "{whose}, {count}: {cards}.")
        return fill(text, cards=cards_by_suit(cards), **values)

    def _hand_title(self, seat: Seat) -> str:
        """Who holds a hand, or which of a player's two hands it is, by itself: “You”, “North”."""
        return title_case(self._hand_name(seat))

    def _hand_name(self, seat: Seat) -> str:
        """The same within a sentence: “you”, “dummy”."""
        return self._words.hand_name(seat) or self._words.who(seat)

    def _out(self) -> str:
        unseen = unseen_cards(self._now)
        parts = [_suit_out(suit, unseen) for suit in sorted(Suit, reverse=True)]
        if QUINT_ROYAL in unseen:
            parts.append(translate("Answers", "The Quint Royal is out."))
        else:
            parts.append(translate("Answers", "The Quint Royal is not out."))
        return "\n".join(parts)

    # --------------------------------------------------------------- the calls and the score
    def _calls(self) -> str:
        now = self._now
        text = translate("Answers", "A trick is worth {value}.")
        return " ".join([*self._called(), fill(text, value=now.trick_value)])

    def _called(self) -> Iterator[str]:
        now = self._now
        seat = now.eldest_hand
        if not now.calls or seat is None:
            yield translate("Answers", "No call has been made.")
            return
        for place, call in enumerate(now.calls):
            event = Called(seat.clockwise[place], call, trick_value(now.calls[: place + 1]))
            yield self._words.event(event, now) or ""

    def _score(self) -> str:
        now, words = self._now, self._words
        own = now.seat.side
        text = words.by_side(
            own,
            yours=translate("Answers", "Your side has {a}, {side} {b}; game is {target}."),
            you=translate("Answers", "You have {a}, {side} {b}; game is {target}."),
            one=translate("Answers", "{own} has {a}, {side} {b}; game is {target}."),
            many=translate("Answers", "{own} have {a}, {side} {b}; game is {target}."),
        )
        values: dict[str, object] = {
            "own": title_case(words.side_name(own)),
            "side": words.side_name(own.other),
            "target": now.rules.target,
        }
        score = fill(text, a=now.scores[own], b=now.scores[own.other], **values)
        if not now.deal_number:
            return score
        text = translate("Answers", "Tricks in this deal: {a} to {b}, at {value} points each.")
        is_whole = now.cachette is not None  # and with it the thirteenth trick is taken
        won = tricks_with_cachette(now.tricks) if is_whole else tricks_won(now.tricks)
        tricks = fill(text, a=won[own], b=won[own.other], value=now.trick_value)
        return " ".join([score, tricks])


def unseen_cards(observation: Observation) -> frozenset[Card]:
    """The cards that somebody has not seen: they are in hidden hands or in the cachette."""
    known = {card for hand in observation.hands for card in hand or ()}
    for trick in (*observation.tricks, observation.trick):
        known.update(() if trick is None else trick.cards)
    return frozenset(PACK) - known - frozenset(observation.cachette or ())


def ranks_in_runs(ranks: list[Rank]) -> str:
    """Ranks in few words: “ace, queen to nine and four”.

    Args:
        ranks: High to low.
    """
    runs: list[list[Rank]] = []
    for rank in ranks:
        if runs and runs[-1][-1] - rank == 1:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    named: list[str] = []
    for run in runs:
        if len(run) < _LEAST_RUN:
            named += [rank_name(rank) for rank in run]
        else:
            text = translate("Answers", "{high} to {low}")
            named.append(fill(text, high=rank_name(run[0]), low=rank_name(run[-1])))
    return join_and(named)


def _suit_out(suit: Suit, unseen: frozenset[Card]) -> str:
    cards = sorted_hand(card for card in unseen if card.suit is suit)
    text = translate("Answers", "{suit}, {count} out: {ranks}.")
    if not cards:
        text = translate("Answers", "{suit}: none out.")
    ranks = ranks_in_runs([card.rank for card in cards if card.rank is not None])
    return fill(text, suit=title_case(suit_name(suit)), count=len(cards), ranks=ranks)

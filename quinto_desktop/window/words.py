"""What happened, whose turn it is, what may be done and why not: all sentences about play.

Plain and courteous: what happened, then what may be done. No exclamation marks, no blame, no
boasting. `Words` speaks to the person in the viewer's seat as “you”, and of all others by name.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import Call, Card, Observation, Phase, Quint, Refusal, Suit
from quinto_desktop.window import card_words, turn_words
from quinto_desktop.window.card_words import fill, join_or, title_case
from quinto_desktop.window.event_words import EventWords

translate = QCoreApplication.translate


class Words(EventWords):
    """The sentences of one table, as the person at it reads and hears them.

    Seats and sides are named by `SeatWords`, events and the winner by `EventWords`.

    Args:
        names: The players' names, by `Seat`.
        viewer: The seat that is “you”; None if nobody is, as when computers play each other.
    """

    def tr(self, text: str, comment: str, count: int) -> str:
        """Translate a text with a number (`%n`), in the plural form that the number asks for.

        Only under this name, as a method, does lupdate see that the text has plural forms.
        """
        return translate("Words", text, comment, count)

    # Cards and quints.

    def card(self, card: Card) -> str:
        """A card in a sentence, after “the”: “five of diamonds”, “Quint Royal”."""
        return card_words.card_name(card)

    def card_title(self, card: Card) -> str:
        """A card by itself: “Five of diamonds”."""
        return title_case(card_words.card_name(card))

    def card_hint(self, card: Card, *, playable: bool | None) -> str:
        """A card's accessible name: “Five of diamonds, quint worth 15, may be played”.

        Args:
            card: The card.
            playable: Whether it may be played now; None if that is not the question.
        """
        parts = [self.card_title(card)]
        if (quint := card_words.quint_hint(card)) is not None:
            parts.append(quint)
        if playable is not None:
            allowed = translate("Words", "may be played")
            parts.append(allowed if playable else translate("Words", "may not be played now"))
        return translate("Words", ", ").join(parts)

    def suit(self, suit: Suit) -> str:
        """A suit in a sentence: “clubs”."""
        return card_words.suit_name(suit)

    def suit_one(self, suit: Suit) -> str:
        """Any one card of a suit: “a club”."""
        return card_words.suit_one(suit)

    def quint(self, quint: Quint) -> str:
        """A quint in a sentence, after “the”: “ace and four of clubs”."""
        return card_words.quint_name(quint)

    def quint_short(self, quint: Quint) -> str:
        """A quint as on the score sheet, without its suit sign: “5”, “A·4”, “2·3”, “Royal”."""
        return card_words.quint_short(quint)

    # Counts and headings.

    def tricks_count(self, count: int) -> str:
        """How many tricks lie in a pile: “no trick yet”, “1 trick”, “4 tricks”."""
        if count == 0:
            return translate("Words", "no trick yet")
        if count == 1:
            return translate("Words", "1 trick")
        return self.tr("%n tricks", "", count)

    def deal_heading(self, observation: Observation) -> str:
        """Which deal this is and who deals: “Deal 3 · Bertram deals”."""
        number = max(1, observation.deal_number)
        if self.is_you(observation.dealer):
            return fill(translate("Words", "Deal {number} · you deal"), number=number)
        text = translate("Words", "Deal {number} · {who} deals")
        return fill(text, number=number, who=self.seat_name(observation.dealer))

    # Whose turn it is and what may be done.

    def turn_prompt(self, observation: Observation) -> str:
        """Whose turn it is; if yours, what may be done."""
        if observation.phase is Phase.GAME_OVER or observation.turn is None:
            return translate("Words", "The game is over")
        if not self.is_you(observation.turn):
            return self._other_turn(observation.phase, self.seat_name(observation.turn))
        if observation.phase is Phase.DEALING:
            return translate("Words", "Your deal")
        if observation.phase is Phase.DOUBLING:
            return translate("Words", "Your call")
        return turn_words.play_prompt(observation)

    def call(self, call: Call) -> str:
        """A call as a button or a label: “Double”."""
        return {
            Call.PASS: translate("Words", "Pass"),
            Call.DOUBLE: translate("Words", "Double"),
            Call.REDOUBLE: translate("Words", "Redouble"),
        }[call]

    def call_prompt(self, observation: Observation) -> str:
        """The head of the doubling bar: “Your call. A trick is worth 5 so far.”."""
        text = translate("Words", "Your call. A trick is worth {value} so far.")
        return fill(text, value=observation.trick_value)

    def call_help(self, call: Call, observation: Observation) -> str:
        """What a call means for the tricks, and who may answer it, in two sentences.

        Args:
            call: A call that the seat on turn may make.
            observation: The table while that seat is on turn.
        """
        answer = turn_words.answer_to(call, observation)
        seats = [self.who(seat) for seat in answer.seats]
        if answer.seats == (observation.dealer,):
            text = translate("Words", "{who}, the dealer,")
            seats = [fill(text, who=seats[0])]
        effect = turn_words.call_effect(call, observation)
        if answer.call is None:
            after = translate("Words", "No further call can change that.")
        elif answer.call is Call.DOUBLE:
            text = translate("Words", "{who} may still double.")
            after = fill(text, who=title_case(join_or(seats)))
        else:
            text = translate("Words", "{who} may redouble to {value}.")
            after = fill(text, who=title_case(join_or(seats)), value=answer.value)
        return fill(translate("Words", "{first} {second}"), first=effect, second=after)

    def refusal(self, refusal: Refusal, observation: Observation) -> str:
        """Why something may not be done, said to the person who tried it.

        Args:
            refusal: The reason and what it concerns.
            observation: What that person knows.
        """
        named = refusal.seat
        who = "" if named is None else self.seat_name(named)
        return turn_words.refusal(refusal, observation, who, you=self.is_you(named))

    def _other_turn(self, phase: Phase, name: str) -> str:
        if phase is Phase.DEALING:
            return fill(translate("Words", "{who} deals"), who=name)
        if phase is Phase.DOUBLING:
            return fill(translate("Words", "{who} is about to call"), who=name)
        return fill(translate("Words", "{who} is thinking"), who=name)

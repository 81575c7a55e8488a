"""What happened, whose turn it is, what may be done and why not: all sentences about play.

Plain and courteous: what happened, then what may be done. No exclamation marks, no blame, no
boasting. `Words` speaks to the viewer as “you”, and of all others by name.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import Call, Form, MatchForm, Observation, Phase, Refusal, Seat
from quinto_desktop.window.text import turn_words
from quinto_desktop.window.text.card_text import CardWords, CountWords, fill, join_or, title_case
from quinto_desktop.window.text.event_words import EventWords

translate = QCoreApplication.translate


class Words(CardWords, CountWords, EventWords):
    """The sentences of one table, as the person at it reads and hears them.

    Seats and hands are named by `SeatWords`, sides by `SideWords`, the match and its winners by
    `MatchWords`, events by `EventWords`, cards by `CardWords`, and numbers of things by
    `CountWords`.

    Args:
        names: The players' names, by the players' numbers.
        viewer: The seat of the player who is “you”; None if nobody is, as when computers play
            each other or nobody is known to look.
        seating: Whose hand each seat is.
        dummy: Where dummy lies; None without one.
        people: The numbers of the players who are people; nobody says of them that they think.
    """

    # Headings.

    def deal_heading(self, observation: Observation) -> str:
        """Which deal this is: “Deal 3 · Bertram deals”, or “Game 2 of 3 · first deal”."""
        dealer, number = observation.dealer, max(1, observation.deal_number)
        if dealer is None:
            return translate("Words", "Cards are drawn first")
        if observation.rules.match is not MatchForm.GAME:
            text = translate("Words", "Game {game} of 3 · {deal}")
            return fill(text, game=observation.game_number, deal=_which_deal(number))
        if self.is_you(dealer):
            return fill(translate("Words", "Deal {number} · you deal"), number=number)
        text = translate("Words", "Deal {number} · {who} deals")
        return fill(text, number=number, who=self._player_at(dealer))

    # Whose turn it is and what may be done.

    def turn_prompt(self, observation: Observation) -> str:
        """Whose turn it is; if yours, what may be done."""
        if observation.phase is Phase.DRAWING:
            return _draw_prompt(observation.rules.form)
        if observation.turn is None:
            return _end_prompt(observation.rules.match)
        if observation.phase is Phase.DEALING:
            return self._deal_prompt(observation)
        if not self.is_you(observation.turn):
            return self._other_turn(observation.phase, observation.turn)
        if observation.phase is Phase.DOUBLING:
            return turn_words.your_call(observation.turn, self)
        return turn_words.play_prompt(observation, self)

    def call(self, call: Call) -> str:
        """A call that may be made, as a button says it: “Double”."""
        return {
            Call.PASS: translate("Words", "Pass"),
            Call.DOUBLE: translate("Words", "Double"),
            Call.REDOUBLE: translate("Words", "Redouble"),
        }[call]

    def call_made(self, call: Call) -> str:
        """A call that was made, as it stands at its caller's: “Double”.

        In other languages it is another form of the word than on the button.
        """
        return {
            Call.PASS: translate("CallMade", "Pass"),
            Call.DOUBLE: translate("CallMade", "Double"),
            Call.REDOUBLE: translate("CallMade", "Redouble"),
        }[call]

    def call_prompt(self, observation: Observation) -> str:
        """The head of the doubling bar: “Your call. A trick is worth 5 so far.”.

        Args:
            observation: What the player on turn knows.
        """
        assert observation.turn is not None  # it is that player's
        text = translate("Words", "{call}. A trick is worth {value} so far.")
        call = turn_words.your_call(observation.turn, self)
        return fill(text, call=call, value=observation.trick_value)

    def call_note(self, observation: Observation) -> str:
        """What the Dummy-player is told while one of his hands is hidden from him; else nothing.

        Args:
            observation: What the player on turn knows.
        """
        return turn_words.call_note(observation)

    def call_help(self, call: Call, observation: Observation) -> str:
        """What a call means for the tricks, and who may answer it, in two sentences.

        Args:
            call: A call that the seat on turn may make.
            observation: The table while that seat is on turn.
        """
        answer = turn_words.answer_to(call, observation)
        players = dict.fromkeys(self.player_of(seat) for seat in answer.seats)
        names = [self.player_who(player) for player in players]
        if answer.seats == (observation.dealer,):
            text = translate("Words", "{who}, the dealer,")
            names = [fill(text, who=names[0])]
        effect = turn_words.call_effect(call, observation)
        if answer.call is None:
            after = translate("Words", "No further call can change that.")
        elif answer.call is Call.DOUBLE:
            text = translate("Words", "{who} may still double.")
            after = title_case(fill(text, who=join_or(names)))
        else:
            text = translate("Words", "{who} may redouble to {value}.")
            after = title_case(fill(text, who=join_or(names), value=answer.value))
        return fill(translate("Words", "{first} {second}"), first=effect, second=after)

    def refusal(self, refusal: Refusal, observation: Observation) -> str:
        """Why something may not be done, said to the person who tried it.

        Args:
            refusal: The reason and what it concerns.
            observation: What that person knows.
        """
        return turn_words.refusal(refusal, observation, self)

    def _deal_prompt(self, observation: Observation) -> str:
        player = self.player_to_deal(observation)
        assert player is not None  # a deal is awaited
        if self.is_your_number(player):
            return translate("Words", "Your deal")
        return fill(translate("Words", "{who} deals"), who=self.player_name(player))

    def _other_turn(self, phase: Phase, turn: Seat) -> str:
        """Whose turn it is. Of a person nobody says that he is thinking."""
        hand, is_call = self.hand_phrases(turn), phase is Phase.DOUBLING
        if not hand:
            text = _other_call_text if is_call else _other_play_text
        else:
            text = _other_call_for_text if is_call else _other_play_from_text
        template = text(is_person=self.is_person(turn))
        return fill(template, who=self._player_at(turn), **hand)


def _other_call_text(*, is_person: bool) -> str:
    if is_person:
        return translate("Words", "{who}’s call")
    return translate("Words", "{who} is about to call")


def _other_call_for_text(*, is_person: bool) -> str:
    if is_person:
        return translate("Words", "{who}’s call {for_hand}")
    return translate("Words", "{who} is about to call {for_hand}")


def _other_play_text(*, is_person: bool) -> str:
    if is_person:
        return translate("Words", "{who}’s turn")
    return translate("Words", "{who} is thinking")


def _other_play_from_text(*, is_person: bool) -> str:
    if is_person:
        return translate("Words", "{who}’s turn to play {from_hand}")
    return translate("Words", "{who} is choosing a card {from_hand}")


def _draw_prompt(form: Form) -> str:
    return {
        Form.FOUR: translate("Words", "The draw for partners and deal"),
        Form.DUMMY: translate("Words", "The draw for dummy"),
        Form.TWO: translate("Words", "The draw for the deal"),
    }[form]


def _end_prompt(match: MatchForm) -> str:
    return {
        MatchForm.GAME: translate("Words", "The game is over"),
        MatchForm.RUBBER: translate("Words", "The rubber is over"),
        MatchForm.RUBBER_POINTS: translate("Words", "The rubber is over"),
        MatchForm.ROUND: translate("Words", "The round is over"),
    }[match]


def _which_deal(number: int) -> str:
    ordinals = {
        1: translate("Words", "first deal"),
        2: translate("Words", "second deal"),
        3: translate("Words", "third deal"),
        4: translate("Words", "fourth deal"),
        5: translate("Words", "fifth deal"),
        6: translate("Words", "sixth deal"),
    }
    return ordinals.get(number) or fill(translate("Words", "deal {number}"), number=number)

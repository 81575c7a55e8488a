"""Why an action is refused (rules §4, §5 and §9), and how a claim to what is left stands."""

from __future__ import annotations

from math import ceil
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quinto_desktop.game.judging.claims import Certainty, Claim
from quinto_desktop.game.session import acts_by_itself
from quinto_desktop.rules import (
    QUINT_ROYAL,
    SEATS,
    Call,
    Form,
    JokerLead,
    Observation,
    Phase,
    Reason,
    Refusal,
    Seat,
    Step,
    trick_winner,
    why_illegal,
)
from quinto_desktop.window.text import match_text, seat_text, side_text
from quinto_desktop.window.text.card_text import suit_name, suit_one, the_card
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


def why_passed(speaker: Speaker, step: Step, now: Observation) -> str:
    """Why a call of the person at the screen was not asked for; empty if it was."""
    before, seat = step.before, step.before.turn
    if step.action is not Call.PASS or not speaker.is_looking(seat) or not acts_by_itself(before):
        return ""
    calls = () if before.deal is None else before.deal.calls
    refusal = why_illegal(before, Call.REDOUBLE if Call.REDOUBLE in calls else Call.DOUBLE, seat)
    return "" if refusal is None else why_not(speaker, refusal, now)


def why_not(speaker: Speaker, refusal: Refusal, observation: Observation) -> str:
    """Tell the person who tried an action why it is refused, revealing only what they may know."""
    suit, card, turn = refusal.suit, refusal.card, observation.turn
    told = fill(
        _text(speaker, refusal, observation),
        card="" if card is None else the_card(card),
        suits="" if suit is None else suit_name(suit),
        suit_one="" if suit is None else suit_one(suit),
        who=_whom(speaker, refusal, observation),
        side="" if refusal.side is None else side_text.name(speaker, refusal.side),
        **({} if turn is None else seat_text.your_hand_phrases(speaker, turn)),
    )
    return title_case(told)


def _whom(speaker: Speaker, refusal: Refusal, observation: Observation) -> str:
    # Empty if it names none.
    if refusal.reason is Reason.DEAL_FIRST:
        player = match_text.player_to_deal(speaker, observation)
        return "" if player is None else speaker.names[player]
    if refusal.seat is None:
        return ""
    if refusal.reason is Reason.NOT_YOUR_TURN:
        return seat_text.who(speaker, refusal.seat)
    return speaker.name_of(refusal.seat)


def _text(speaker: Speaker, refusal: Refusal, observation: Observation) -> str:
    reason, is_yours = refusal.reason, speaker.is_you(refusal.seat)
    joker_lead = observation.rules.joker_lead
    match reason:
        case Reason.DRAW_FIRST:
            return translate("Words", _DRAW_FIRST[observation.rules.form])
        case Reason.DEAL_FIRST:
            player = match_text.player_to_deal(speaker, observation)
            is_yours = player is not None and speaker.is_your_number(player)
        case Reason.NOT_YOUR_TURN if is_yours and refusal.seat is not None:
            return _other_hand_first(speaker, refusal.seat, observation)
        case Reason.ALREADY_DOUBLED if Call.REDOUBLE in observation.actions:
            return translate("Words", "{who} has already doubled; a redouble is possible.")
        case Reason.MUST_FOLLOW_SUIT if QUINT_ROYAL in (observation.hands[observation.mover] or ()):
            return translate("Words", "{suits} came first: play {suit_one} or the Quint Royal.")
        case Reason.QUINT_ROYAL_MUST_BE_PLAYED if joker_lead is JokerLead.FORBIDDEN_IF_WINNING:
            return translate(
                "Words",
                "The other card would be winning, and the Quint Royal cannot be led to the last "
                "trick: play it now.",
            )
        case Reason.NOT_IN_HAND if seat_text.your_hand_phrases(speaker, observation.mover):
            return translate("Words", "{card} is not {in_hand}.")
    return translate("Words", (is_yours and _TEXTS_OF_YOURS.get(reason)) or _TEXTS[reason])


def _other_hand_first(speaker: Speaker, turn: Seat, observation: Observation) -> str:
    if not seat_text.your_hand_phrases(speaker, turn):
        return translate("Words", "It is your turn.")
    if observation.phase is Phase.DOUBLING:
        return translate("Words", "Doubling comes first; it is your turn.")
    if seat_text.hand_name(speaker, turn) is None:
        return translate("Words", "It is your own hand’s turn: play one of your own cards.")
    return translate("Words", "It is {hand}’s turn: play one of {hand}’s cards.")


_DRAW_FIRST: dict[Form, Any] = {
    Form.FOUR: QT_TRANSLATE_NOOP("Words", "The draw comes first, for partners and deal."),
    Form.DUMMY: QT_TRANSLATE_NOOP("Words", "The draw comes first, to see who has dummy."),
    Form.TWO: QT_TRANSLATE_NOOP("Words", "The draw comes first, to see who deals."),
}
_TEXTS: dict[Reason, Any] = {
    Reason.GAME_IS_OVER: QT_TRANSLATE_NOOP("Words", "The game is over; you can start a new one."),
    Reason.DRAW_IS_OVER: QT_TRANSLATE_NOOP("Words", "The draw is already over."),
    Reason.NOT_A_DRAW: QT_TRANSLATE_NOOP(
        "Words", "Everyone draws one card from the pack, and no two are the same."
    ),
    Reason.DEAL_FIRST: QT_TRANSLATE_NOOP("Words", "Dealing comes first; it is {who}’s deal."),
    Reason.DEAL_IS_RUNNING: QT_TRANSLATE_NOOP("Words", "Finish this deal before the next one."),
    Reason.NOT_A_PACK: QT_TRANSLATE_NOOP("Words", "A pack has 53 different cards."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Words", "It is {who}’s turn."),
    Reason.DOUBLING_FIRST: QT_TRANSLATE_NOOP("Words", "Doubling comes first; it is {who}’s turn."),
    Reason.DOUBLING_IS_OVER: QT_TRANSLATE_NOOP("Words", "Doubling is over; play has begun."),
    Reason.PARTNER_HAS_DOUBLED: QT_TRANSLATE_NOOP(
        "Words", "{who} has doubled; partners may not both double."
    ),
    Reason.ALREADY_DOUBLED: QT_TRANSLATE_NOOP(
        "Words", "{who} has already doubled; only one double is allowed."
    ),
    Reason.NOTHING_TO_REDOUBLE: QT_TRANSLATE_NOOP(
        "Words", "Nobody has doubled, so there is nothing to redouble."
    ),
    Reason.OWN_DOUBLE: QT_TRANSLATE_NOOP(
        "Words", "{who} has doubled; only an opponent’s double can be redoubled."
    ),
    Reason.ALREADY_REDOUBLED: QT_TRANSLATE_NOOP(
        "Words", "{who} has already redoubled; only one redouble is allowed."
    ),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Words", "{card} is not in this hand."),
    Reason.MUST_FOLLOW_SUIT: QT_TRANSLATE_NOOP("Words", "{suits} came first: play {suit_one}."),
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: QT_TRANSLATE_NOOP(
        "Words", "The Quint Royal may only be led as a hand’s last card."
    ),
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: QT_TRANSLATE_NOOP(
        "Words", "The Quint Royal cannot be kept for the last trick: play it now."
    ),
    # Of what is entered by hand, while people hold the cards.
    Reason.NOT_WITH_REAL_CARDS: QT_TRANSLATE_NOOP(
        "Words", "You hold the cards: only enter the score."
    ),
    Reason.ONLY_WITH_REAL_CARDS: QT_TRANSLATE_NOOP("Words", "Quinto keeps the score of this game."),
    Reason.ALL_TRICKS_TAKEN: QT_TRANSLATE_NOOP(
        "Words", "All twelve tricks are in. Take one back if one is wrong."
    ),
    Reason.TRICKS_MISSING: QT_TRANSLATE_NOOP("Words", "Enter all twelve tricks, then count."),
    Reason.QUINT_IS_TAKEN: QT_TRANSLATE_NOOP(
        "Words", "This quint is taken already: {side}. Tap it there again if that was wrong."
    ),
    Reason.QUINT_IS_SPLIT: QT_TRANSLATE_NOOP(
        "Words",
        "The two cards of this quint have come apart. Press and hold again if that was wrong.",
    ),
    Reason.NEVER_SPLIT: QT_TRANSLATE_NOOP("Words", "A single card cannot come apart."),
    Reason.NOT_ENTERED: QT_TRANSLATE_NOOP("Words", "Nothing of that kind has been entered."),
    Reason.QUINT_HAS_WON: QT_TRANSLATE_NOOP("Words", "Won with this quint: {side}. Count now."),
}
_TEXTS_OF_YOURS: dict[Reason, Any] = {
    Reason.DEAL_FIRST: QT_TRANSLATE_NOOP("Words", "Dealing comes first; it is your deal."),
    Reason.DOUBLING_FIRST: QT_TRANSLATE_NOOP("Words", "Doubling comes first; it is your turn."),
    Reason.PARTNER_HAS_DOUBLED: QT_TRANSLATE_NOOP(
        "Words", "Your other hand has doubled; partners may not both double."
    ),
    Reason.OWN_DOUBLE: QT_TRANSLATE_NOOP(
        "Words", "Your other hand has doubled; only an opponent’s double can be redoubled."
    ),
    Reason.ALREADY_REDOUBLED: QT_TRANSLATE_NOOP(
        "Words", "Your other hand has redoubled; only one redouble is allowed."
    ),
}
"""The same where it is of the person who is told."""


# --------------------------------------------------------------- claims
def claim_text(claim: Claim, speaker: Speaker, observation: Observation) -> str:
    """How a claim stands, in a sentence."""
    if claim.refutation is not None:
        return _refused(claim, speaker, observation)
    if claim.certainty is Certainty.PROVED:
        return translate("Claims", "Proved: the rest is yours, whatever the others hold.")
    if claim.deals:
        text = translate(
            "Claims",
            "Very likely, but not proved: no trick was lost in any of {count} possible deals.",
        )
        return fill(text, count=claim.deals)
    return translate(
        "Claims", "There are still too many possibilities to check. Try again in a trick or two."
    )


def _refused(claim: Claim, speaker: Speaker, observation: Observation) -> str:
    found, now = claim.refutation, observation.trick
    assert found is not None and now is not None  # as there is a claim to refuse
    winner = trick_winner(found.trick, observation.rules.joker_lead)
    card = found.trick.card_of(winner)
    assert card is not None  # the trick is complete
    played = len(now.cards) + len(found.line)
    text = translate(
        "Claims", "The rest is not all yours: {who} may hold {card} and take trick {number}."
    )
    if observation.hands[winner] is not None:
        text = translate(
            "Claims", "The rest is not all yours: {who} has {card} and can take trick {number}."
        )
    number = len(observation.tricks) + ceil(played / len(SEATS))
    return fill(text, who=seat_text.who(speaker, winner), card=the_card(card), number=number)

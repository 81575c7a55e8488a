"""Why an action is refused (rules §4, §5 and §9), and how a claim to what is left stands."""

from __future__ import annotations

from math import ceil

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
from quinto_desktop.window.text import match_text, seat_text
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
    text = (
        _refusal_of_draw(refusal.reason, observation.rules.form)
        or _refusal_of_deal(speaker, refusal.reason, observation)
        or _refusal_of_turn(speaker, refusal, observation)
        or _refusal_of_call(speaker, refusal, observation)
        or _refusal_of_card(speaker, refusal.reason, observation)
    )
    told = fill(
        text,
        card="" if card is None else the_card(card),
        suits="" if suit is None else suit_name(suit),
        suit_one="" if suit is None else suit_one(suit),
        who=_whom(speaker, refusal, observation),
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


def _refusal_of_draw(reason: Reason, form: Form) -> str | None:
    first = {
        Form.FOUR: translate("Words", "The draw comes first, for partners and deal."),
        Form.DUMMY: translate("Words", "The draw comes first, to see who has dummy."),
        Form.TWO: translate("Words", "The draw comes first, to see who deals."),
    }[form]
    return {
        Reason.DRAW_FIRST: first,
        Reason.DRAW_IS_OVER: translate("Words", "The draw is already over."),
        Reason.NOT_A_DRAW: translate(
            "Words", "Everyone draws one card from the pack, and no two are the same."
        ),
    }.get(reason)


def _refusal_of_deal(speaker: Speaker, reason: Reason, observation: Observation) -> str | None:
    if reason is Reason.DEAL_FIRST:
        player = match_text.player_to_deal(speaker, observation)
        if player is not None and speaker.is_your_number(player):
            return translate("Words", "Dealing comes first; it is your deal.")
        return translate("Words", "Dealing comes first; it is {who}’s deal.")
    return {
        Reason.GAME_IS_OVER: translate("Words", "The game is over; you can start a new one."),
        Reason.DEAL_IS_RUNNING: translate("Words", "Finish this deal before the next one."),
        Reason.NOT_A_PACK: translate("Words", "A pack has 53 different cards."),
        Reason.DOUBLING_IS_OVER: translate("Words", "Doubling is over; play has begun."),
    }.get(reason)


def _refusal_of_turn(speaker: Speaker, refusal: Refusal, observation: Observation) -> str | None:
    reason, named = refusal.reason, refusal.seat
    you = speaker.is_you(named)
    if reason is Reason.NOT_YOUR_TURN and you and named is not None:
        return _refusal_of_other_hand(speaker, named, observation)
    if reason is Reason.NOT_YOUR_TURN:
        return translate("Words", "It is {who}’s turn.")
    if reason is Reason.DOUBLING_FIRST:
        if you:
            return translate("Words", "Doubling comes first; it is your call.")
        return translate("Words", "Doubling comes first; it is {who}’s call.")
    return None


def _refusal_of_other_hand(speaker: Speaker, turn: Seat, observation: Observation) -> str:
    if not seat_text.your_hand_phrases(speaker, turn):
        return translate("Words", "It is your turn.")
    if observation.phase is Phase.DOUBLING:
        return translate("Words", "Doubling comes first; it is your call.")
    if seat_text.hand_name(speaker, turn) is None:
        return translate("Words", "It is your own hand’s turn: play one of your own cards.")
    return translate("Words", "It is {hand}’s turn: play one of {hand}’s cards.")


def _refusal_of_call(speaker: Speaker, refusal: Refusal, observation: Observation) -> str | None:
    reason = refusal.reason
    if reason is Reason.ALREADY_DOUBLED and Call.REDOUBLE in observation.actions:
        return translate("Words", "{who} has already doubled; a redouble is possible.")
    if speaker.is_you(refusal.seat) and (text := _refusal_for_other_hand(reason)) is not None:
        return text
    return {
        Reason.PARTNER_HAS_DOUBLED: translate(
            "Words", "{who} has doubled; partners may not both double."
        ),
        Reason.ALREADY_DOUBLED: translate(
            "Words", "{who} has already doubled; only one double is allowed."
        ),
        Reason.NOTHING_TO_REDOUBLE: translate(
            "Words", "Nobody has doubled, so there is nothing to redouble."
        ),
        Reason.OWN_DOUBLE: translate(
            "Words", "{who} has doubled; only an opponent’s double can be redoubled."
        ),
        Reason.ALREADY_REDOUBLED: translate(
            "Words", "{who} has already redoubled; only one redouble is allowed."
        ),
    }.get(reason)


def _refusal_for_other_hand(reason: Reason) -> str | None:
    return {
        Reason.PARTNER_HAS_DOUBLED: translate(
            "Words", "Your other hand has doubled; partners may not both double."
        ),
        Reason.OWN_DOUBLE: translate(
            "Words", "Your other hand has doubled; only an opponent’s double can be redoubled."
        ),
        Reason.ALREADY_REDOUBLED: translate(
            "Words", "Your other hand has redoubled; only one redouble is allowed."
        ),
    }.get(reason)


def _refusal_of_card(speaker: Speaker, reason: Reason, observation: Observation) -> str:
    turn = observation.turn
    hand = () if turn is None else observation.hands[turn] or ()
    if reason is Reason.MUST_FOLLOW_SUIT:
        if QUINT_ROYAL in hand:
            return translate("Words", "{suits} were led: play {suit_one} or the Quint Royal.")
        return translate("Words", "{suits} were led: play {suit_one}.")
    if reason is Reason.QUINT_ROYAL_MUST_BE_PLAYED:
        return _refusal_to_keep(observation.rules.joker_lead)
    if reason is Reason.QUINT_ROYAL_MAY_NOT_BE_LED:
        return translate("Words", "The Quint Royal may only be led as a hand’s last card.")
    if turn is None or not seat_text.your_hand_phrases(speaker, turn):
        return translate("Words", "{card} is not in this hand.")
    return translate("Words", "{card} is not {in_hand}.")


def _refusal_to_keep(joker_lead: JokerLead) -> str:
    if joker_lead is not JokerLead.FORBIDDEN_IF_WINNING:
        return translate("Words", "The Quint Royal cannot be kept for the last trick: play it now.")
    return translate(
        "Words",
        "The other card would be winning, and the Quint Royal cannot be led to the last trick: "
        "play it now.",
    )


# --------------------------------------------------------------- claims
def offer_text(key: str) -> str:
    """A claim that is certain to hold may be made with a key, as the desktop writes it."""
    text = translate("Claims", "The rest is yours, whatever the others hold: {key} claims it.")
    return fill(text, key=key)


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


def no_claim_text() -> str:
    """Nothing can be claimed now."""
    return translate("Claims", "You can claim the rest when it is your turn to play a card.")


def checking_text() -> str:
    """A claim is being checked, which may take some seconds."""
    return translate("Claims", "Checking…")


def lost_claim_text() -> str:
    """A claim that was not proved has failed."""
    return translate("Claims", "The rest is no longer certain to be yours. Play on.")


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

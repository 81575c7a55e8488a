"""What is said of a claim to all the tricks that are left."""

from __future__ import annotations

from math import ceil

from quinto_desktop.game.judging.claims import Certainty, Claim
from quinto_desktop.rules import SEATS, Observation, trick_winner
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import the_card
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, translate


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

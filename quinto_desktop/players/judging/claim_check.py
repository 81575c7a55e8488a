"""Checking a claim: by a proof, or else in imagined deals.

A proof (see `claim_proof`) that takes too long is given up. The claim is then tried in imagined
deals, with all cards seen: one lost trick refutes it, and if there is none it is very likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Hidden,
    Information,
    information_of,
)
from quinto_desktop.players.judging.claim import DEALS, MOST_POSITIONS, Certainty, Claim
from quinto_desktop.players.judging.claim_proof import Proof, Table, TooLongError, table_of
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import SEATS, Card, Observation, Phase

LEAST_POSITIONS = 100
"""How many positions are looked at in an imagined deal, at least."""

_BREADTH = 4


def check_claim(
    observation: Observation,
    seed: int,
    most_positions: int = MOST_POSITIONS,
    deals: int = DEALS,
    stop: StopFlag | None = None,
) -> Claim | None:
    """Check the claim that the present trick and all others belong to the side of the seat on turn.

    A proof is given up after so many positions, 1 or more; the claim is then tried in so many
    imagined deals, 0 or more. None if it was stopped.
    """
    assert observation.phase is Phase.PLAY and observation.actions  # a card is due from this player
    stop = stop or StopFlag()
    information = information_of(observation)
    table = table_of(observation, information)
    try:
        return _judged(Proof(observation, most_positions, stop), information, table)
    except TooLongError:
        return _tried(observation, seed, most_positions, deals, stop)


def _judged(proof: Proof, information: Information, table: Table) -> Claim | None:
    line = proof.losing_line(table)
    if proof.is_stopped:
        return None
    if line is None:
        return Claim(Certainty.PROVED, proof.winning_card(table))
    return Claim(Certainty.REFUTED, refutation=proof.refutation(information, table, line))


def _tried(
    observation: Observation, seed: int, most_positions: int, deals: int, stop: StopFlag
) -> Claim | None:
    # All cards are seen.
    card: Card | None = None
    imagined: Sequence[ImaginedDeal] = ()
    if deals:
        imagined = imagine(observation, deals, seed, stop.is_set, _BREADTH).deals
    tried = 0
    share = max(LEAST_POSITIONS, most_positions // max(1, deals))
    for deal in imagined:
        information = _seen(observation, deal)
        proof = Proof(observation, share, stop)
        try:
            found = _judged(proof, information, table_of(observation, information))
        except TooLongError:
            continue
        if found is None:
            break
        if found.certainty is Certainty.REFUTED:
            return replace(found, deals=tried + 1)
        tried += 1
        card = card or found.card
    return None if stop.is_set() else Claim(Certainty.LIKELY, card, tried)


def _seen(observation: Observation, deal: ImaginedDeal) -> Information:
    # What would be known if all cards of an imagined deal were seen, except by the adversary:
    # hidden hands stay hidden, but each may hold nothing else than it does.
    places = [
        Hidden(seat, deal.hands[seat].bit_count(), deal.hands[seat])
        for seat in SEATS
        if observation.hands[seat] is None and deal.hands[seat]
    ]
    known = information_of(observation).known
    unseen = deal.cachette
    for place in places:
        unseen |= place.allowed
    places.append(Hidden(CACHETTE, deal.cachette.bit_count(), deal.cachette))
    return Information(known, unseen, tuple(places))

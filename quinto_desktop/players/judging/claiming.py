"""Claims: whether all the tricks that are left are ours, whatever the others hold and play.

Only tricks are claimed: the quints that fall in them go with them, and the last one takes the
cachette (rules §6).

A proof (see `claim_proof`) that takes too long is given up. The claim is then tried in imagined
deals, with all cards seen: one lost trick refutes it, and if there is none it is very likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Hidden,
    Information,
    information_of,
)
from quinto_desktop.players.judging.claim_proof import (
    Proof,
    Refutation,
    Table,
    TooLongError,
    table_of,
)
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import SEATS, Card, Observation, Phase

MOST_POSITIONS = 20_000
"""How many positions are looked at for a proof, by default: about a second."""

DEALS = 120
"""In how many imagined deals a claim is tried that is neither proved nor refuted."""

_BREADTH = 4


class Certainty(Enum):
    """How a claim stands.

    PROVED: All tricks are ours, however the cards lie and whatever the others play.
    LIKELY: Nothing was found against it, but not everything was looked at.
    REFUTED: There is a deal in which a trick is lost.
    """

    PROVED = "proved"
    LIKELY = "likely"
    REFUTED = "refuted"


@dataclass(frozen=True, slots=True)
class Claim:
    """What has been found about a claim.

    Attributes:
        certainty: How it stands.
        card: With which card the claimant goes on; None if refuted.
        deals: In how many imagined deals it was tried; 0 if it was proved or refuted exactly.
        refutation: Where it fails; None unless refuted.
    """

    certainty: Certainty
    card: Card | None = None
    deals: int = 0
    refutation: Refutation | None = None


@dataclass(frozen=True, slots=True)
class Claiming:
    """Are all tricks that are left ours? A question for the engine process.

    Attributes:
        observation: What the seat on turn knows; see `check_claim`.
        seed: The random seed.
        most_positions: After how many positions a proof is given up.
        deals: In how many imagined deals the claim is then tried; with 0, it is no more than that.
    """

    observation: Observation
    seed: int
    most_positions: int = MOST_POSITIONS
    deals: int = DEALS

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return 10.0 + 0.001 * self.most_positions * (1 + self.deals / 10)

    def answer(self, stop: StopFlag) -> Claim | None:
        """Check it; None if it was stopped."""
        return check_claim(self.observation, self.seed, self.most_positions, self.deals, stop)


def check_claim(
    observation: Observation,
    seed: int,
    most_positions: int = MOST_POSITIONS,
    deals: int = DEALS,
    stop: StopFlag | None = None,
) -> Claim | None:
    """Check the claim of the player on turn that the present trick and all others are their side's.

    Args:
        observation: What the seat on turn knows during the play; it has a card to play.
        seed: The random seed of the imagined deals.
        most_positions: After how many positions a proof is given up, 1 or more.
        deals: In how many imagined deals the claim is then tried, 0 or more.
        stop: Ends it.

    Returns:
        What was found; None if it was stopped.
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
    """Prove or refute a claim.

    Raises:
        TooLongError: It takes too long.
    """
    line = proof.losing_line(table)
    if proof.is_stopped:
        return None
    if line is None:
        return Claim(Certainty.PROVED, proof.winning_card(table))
    return Claim(Certainty.REFUTED, refutation=proof.refutation(information, table, line))


def _tried(
    observation: Observation, seed: int, most_positions: int, deals: int, stop: StopFlag
) -> Claim | None:
    """Try a claim in imagined deals, with all cards seen."""
    card: Card | None = None
    imagined: Sequence[ImaginedDeal] = ()
    if deals:
        imagined = imagine(observation, deals, seed, stop.is_set, _BREADTH).deals
    tried = 0
    for deal in imagined:
        information = _seen(observation, deal)
        proof = Proof(observation, most_positions, stop)
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
    """What would be known if all cards of an imagined deal were seen, except by the adversary.

    Hidden hands stay hidden, but each may hold nothing else than it does.
    """
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

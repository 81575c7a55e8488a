"""Making a `Playout` from what a player knows: the compiled table at the same moment."""

from __future__ import annotations

from quinto_desktop.players.imagining.information import Information, tricks_of
from quinto_desktop.players.kernel import AccumulatorNetwork, Network, Playout
from quinto_desktop.rules import SEATS, CardSet, JokerLead, Observation

_OPTIONS = tuple(JokerLead)


def playout_of(
    observation: Observation,
    information: Information,
    network: Network,
    trick_value: int | None = None,
    accumulator_network: AccumulatorNetwork | None = None,
) -> Playout:
    """The deal at the moment of an observation, in the doubling round or during the play.

    For the time being hidden hands hold arbitrary unseen cards, as a seat's policy looks only at
    their number. `Playout.weigh` and `Playout.log_chances` put imagined hands in their place. The
    accumulator network scores the cards where every player sees only one hand.
    """
    accumulator = None if accumulator_network is None else accumulator_network.accumulator()
    playout = Playout(network.first, network.biases, network.second, accumulator)
    playout.deal(
        _dealt_hands(observation, information),
        [seen_by(observation, seat) for seat in SEATS],
        observation.trick_value if trick_value is None else trick_value,
        0,
        _OPTIONS.index(observation.rules.joker_lead),
    )
    eldest = observation.eldest_hand
    assert eldest is not None  # cards have been dealt
    playout.begin(eldest)
    for trick in tricks_of(observation):
        for card in trick.cards:
            playout.play(card.strength)
    return playout


def _dealt_hands(observation: Observation, information: Information) -> list[CardSet]:
    hands = [*information.known]
    unseen = information.unseen
    for hidden in information.hidden_hands:
        for _ in range(hidden.size):
            lowest = unseen & -unseen
            unseen ^= lowest
            hands[hidden.place] |= lowest
    for trick in tricks_of(observation):
        for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
            hands[seat] |= 1 << card.strength
    return hands


def seen_by(observation: Observation, seat: int) -> int:
    """The seats whose hands a seat's player sees during the play, as bits."""
    seating = observation.seating
    return sum(
        1 << other
        for other in SEATS
        if seating[other] == seating[seat] or other is observation.dummy
    )

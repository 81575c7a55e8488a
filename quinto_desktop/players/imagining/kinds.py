"""The kinds of players that a stranger may be, and how each of them chooses its cards.

One model of everybody reads nobody well: it gives a card that Casual would certainly play, or never
play, a chance somewhere between. So a stranger is taken to be of one of a few kinds for a whole
deal, each with a model of its own, and what it does decides between them (*type-based* opponent
modelling; Albrecht and Stone, "Autonomous agents modelling other agents", Artificial Intelligence
258, 2018). A player of none of these kinds soon looks like one of the many, and nothing is lost.

The constants were set by hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.players.kernel import (
    AccumulatorNetwork,
    Network,
    load_accumulator_network,
    load_network,
    model_faults,
)
from quinto_desktop.players.kernel.networks import NetworkName

RULE_PLAYERS, POLICY_PLAYERS = 0.25, 0.15
"""The shares of strangers that are taken to play by rule, as Casual does, and as the policy."""

LAPSE = 0.02
"""How often any of the many plays a card without thinking."""

LAPSE_OF_A_KIND = 0.1
"""The same for the other kinds, whose models were fitted to one player each."""

POLICYS_WIDTH = 0.1
"""The difference in the policy's score, in tens of points, that makes a card e times as likely."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of players, and how they choose a card.

    Attributes:
        share: The chance that a stranger is of this kind, before it has played a card, 0 to 1.
        accumulator_network: Scores them instead where every player sees only one hand; None if the
            first does so everywhere.
        width: The difference in score that makes a card e times as likely.
        lapse: How often a card is played at random, 0 to 1.
    """

    share: float
    network: Network
    accumulator_network: AccumulatorNetwork | None
    width: float
    lapse: float


def kinds_of_players() -> tuple[Kind, ...]:
    """All kinds whose models can be used; the many, of no special kind, are always among them."""
    special: tuple[tuple[NetworkName, float, float], ...] = (
        ("rule_model", RULE_PLAYERS, 1.0),
        ("policy", POLICY_PLAYERS, POLICYS_WIDTH),
    )
    faults = model_faults()
    kinds = [
        Kind(share, load_network(name), None, width, LAPSE_OF_A_KIND)
        for name, share, width in special
        if name not in faults
    ]
    many = Kind(
        1 - sum(kind.share for kind in kinds),
        load_network("play_model"),
        load_accumulator_network("accumulator_play_model"),
        1.0,
        LAPSE,
    )
    return (many, *kinds)

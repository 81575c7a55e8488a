"""Claims: whether all the tricks that are left are ours, whatever the others hold and play.

Only tricks are claimed: the quints that fall in them go with them, and the last one takes the
cachette (rules §6).
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.rules import Card, CardSet, Trick

MOST_POSITIONS = 20_000
"""How many positions are looked at for a proof, by default: about a second."""

DEALS = 120
"""In how many imagined deals a claim is tried that is neither proved nor refuted."""


Line: TypeAlias = tuple[Card, ...]
"""What is played, one card after the other."""


class Certainty(Enum):
    """How a claim stands.

    PROVED: All tricks are ours, however the cards lie and whatever the others play.
    LIKELY: Nothing was found against it, but not everything was looked at.
    REFUTED: There is a deal in which a trick is lost.
    """

    PROVED = "proved"
    LIKELY = "likely"
    REFUTED = "refuted"


class Refutation(Struct, frozen=True):
    """A deal, possible for all the claimant knows, in which a trick is lost.

    The line goes from the claim to the end of that trick; the hands are what is held before it.
    """

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    cachette: CardSet
    line: Line
    trick: Trick


class Claim(Struct, frozen=True):
    """What has been found about a claim, in so many imagined deals; 0 if by a proof.

    The claimant goes on with the card, unless there is a refutation.
    """

    certainty: Certainty
    card: Card | None = None
    deals: int = 0
    refutation: Refutation | None = None

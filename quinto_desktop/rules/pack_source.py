"""Where the packs of a match come from, and all else in it that is left to chance."""

from __future__ import annotations

from typing import Protocol

from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.options import Form
from quinto_desktop.rules.seats import Seat


class PackSource(Protocol):
    """One match's chance: the same source always gives the same answers.

    There are two: `NumberedDeals`, which anybody who knows the game's number can foresee, and
    `FairDeals`, which nobody could choose.
    """

    def pack(self, number: int) -> tuple[Card, ...]:
        """Return the pack for one deal, shuffled and cut, from the top down.

        Args:
            number: The deal's number in the match, from 1; 0 is the pack spread for the draw.
        """
        ...

    def drawn(self, form: Form) -> tuple[Card, ...]:
        """Return what the players draw for partners and the deal, by player number.

        Args:
            form: The form of the game.
        """
        ...

    def first_dealer(self, form: Form) -> Seat:
        """Return the first dealer where no cards are drawn for it.

        Args:
            form: The form of the game; with dummy, the first Dummy-player deals.
        """
        ...

    def decision_seed(self, actions_done: int) -> int:
        """Return the seed for a computer player's decision, which tells nothing of the packs.

        Args:
            actions_done: The number of actions so far, deals included.
        """
        ...

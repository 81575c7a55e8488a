"""Games that begin with the deal of a deal code."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from quinto_desktop.rules.cards import Card
from quinto_desktop.rules.deal_code import CodedDeal, deal_code
from quinto_desktop.rules.hashing import sha256
from quinto_desktop.rules.options import Form
from quinto_desktop.rules.seats import Seat
from quinto_desktop.rules.shuffle import GREATEST_SEED, NumberedDeals


@dataclass(frozen=True)
class CodedDeals:
    """A source of packs that is fixed by a deal code: whoever has the code knows the cards.

    The first deal is that of the code, with its dealer and at its scores. Later packs are those of
    a numbered game, whose number is the first eight bytes of ``SHA-256("quinto:1:code:" + code)``,
    the highest first, without the highest bit; *code* is written without hyphens.

    Attributes:
        deal: The first deal.
    """

    deal: CodedDeal

    @cached_property
    def code(self) -> str:
        """The deal's code, in groups of four with hyphens between them."""
        return deal_code(self.deal)

    def pack(self, number: int) -> tuple[Card, ...]:
        """Return the pack for one deal, from the top down.

        Args:
            number: The deal's number in the match, from 1.
        """
        return self.deal.pack if number == 1 else self._later.pack(number)

    def drawn(self, form: Form) -> tuple[Card, ...]:
        """Return what the players would draw; no game that begins with a code has a draw.

        Args:
            form: The form of the game.
        """
        return self._later.drawn(form)

    def first_dealer(self, form: Form) -> Seat:
        """Return who deals first; with dummy the Dummy-player, whoever deals the coded deal.

        Args:
            form: The form of the game, that of the code.
        """
        return self.deal.dealer if self.deal.dummy is None else self.deal.dummy.partner

    def decision_seed(self, actions_done: int) -> int:
        """Return the seed for a computer player's decision, a number of 63 bits.

        Args:
            actions_done: The number of actions so far, deals included.
        """
        return self._later.decision_seed(actions_done)

    @cached_property
    def _later(self) -> NumberedDeals:
        text = f"quinto:1:code:{self.code.replace('-', '')}"
        first = int.from_bytes(sha256(text.encode())[:8], "big")
        return NumberedDeals(first % (GREATEST_SEED + 1))
